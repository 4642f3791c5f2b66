// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the window (SIGKILL) while it edits, saves, exports and imports, again and again on one document, and compares what the
// next window restores with what the killed one had acknowledged. ATTNSCOPE_KILLS sets how often; the default is for a quick
// look. With ATTNSCOPE_KILL_CLOCK, the path of libfaketime, the clock of the day jumps by days, forth and back, while a
// window lives and from one to the next.
#include "core/import/import.h"
#include "core/io/arrays/arrays.h"
#include "core/io/arrays/dataformats.h"
#include "core/io/scene/scenedelta.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "tests/ui/support/samplefigures.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/scenefiles.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/writerpanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/offerbar.h"
#include "ui/window/rescue.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <random>
#include <unistd.h>

using namespace attn;

namespace {

using Clock = std::chrono::steady_clock; // one clock for all processes

double nowMs() { return std::chrono::duration<double, std::milli>(Clock::now().time_since_epoch()).count(); }

// Without the view, which saving alone keeps.
std::size_t digestOf(Scene scene)
{
    scene.view.reset();
    return std::hash<std::string>()(encodeDelta(Scene(), scene));
}

// One line to the parent in one write, so that it arrives whole or not at all.
void say(char what, std::size_t digest)
{
    char line[80];
    const int size = std::snprintf(line, sizeof line, "%c %zu %.3f\n", what, digest, nowMs());
    if (write(STDOUT_FILENO, line, static_cast<std::size_t>(size)) != size)
        _exit(1);
}

// The window that will be killed: edits and saves at random as fast as a person who drags, and says so. 'i' before an
// edit: the state that it leads to; 'a' after it; 'r' what the window began with, after it restored what was on offer;
// 's' and 't' before and after a save; 'e' after figures and numbers were written.
class Victim : public QObject {
public:
    Victim(const QString& folder, unsigned seed)
        : m_random(seed), m_savesOfHundred(seed % 3 == 0 ? 40 : 1), m_exportsOfHundred(seed % 3 == 1 ? 30 : 1),
          m_folder(folder)
    {
        m_path = folder + QStringLiteral("/scene.attn");
        m_window.openAtStart(m_path);
        m_window.show();
        m_window.keepJournal(folder + QStringLiteral("/journal"));
        connect(m_window.rescue(), &Rescue::searched, this, &Victim::begin);
        connect(&m_timer, &QTimer::timeout, this, &Victim::act);
    }

private:
    Document& document() { return *m_window.document(); }

    void begin()
    {
        if (!m_window.rescue()->offered().empty())
            m_window.findChild<RestoreBar*>()->findChildren<QPushButton*>().first()->click();
        say('r', digestOf(document().scene()));
        m_timer.start(5);
    }

    void act()
    {
        const unsigned choice = m_random() % 100;
        if (choice < m_savesOfHundred)
            save();
        else if (choice < m_savesOfHundred + m_exportsOfHundred)
            writeOut();
        else if (choice < 70)
            editCells(1, choice < 40 ? QStringLiteral("drag") : QString());
        else if (choice < 85)
            editCells(40, {});
        else if (choice < 89)
            replaceInput();
        else if (choice < 91)
            takeIn();
        else
            stepInHistory();
        m_timer.start(static_cast<int>(m_random() % 30));
    }

    void editCells(int count, const QString& mergeKey)
    {
        Scene after = document().scene();
        for (int i = 0; i < count; ++i)
            after.edits.set("x", {std::int64_t(m_random() % 6), std::int64_t(m_random() % 3)},
                            static_cast<float>(m_random()) / 1e8f);
        change(std::move(after), mergeKey);
    }

    void replaceInput()
    {
        Scene after = document().scene();
        Tensor* big = after.input("unused");
        std::fill_n(big->mutableData(), big->size() / (1 + m_random() % 20), static_cast<float>(m_random()) / 1e8f);
        change(std::move(after), {});
    }

    // Numbers from a file in the place of the embeddings.
    void takeIn()
    {
        const auto arrays = readArrayFile(m_folder.toStdString() + "/x.npy");
        const auto plan = planImport(*arrays, document().scene());
        change(*importArrays(*arrays, document().scene(), *plan), {});
    }

    // Over what an export before wrote.
    void writeOut()
    {
        const ComputedPtr computed = m_window.computed();
        if (!computed)
            return;
        const Figure figure = figureOf(*computed, "weights");
        std::vector<const TracedTensor*> tensors;
        for (const char* name : {"scores", "weights"})
            tensors.push_back(computed->trace->find(name));
        if (writeData((m_folder + QStringLiteral("/out.npz")).toStdString(), *computed->trace, tensors) ||
            writeFigure(figure, {}, FigureFormat::Png, m_folder + QStringLiteral("/out.png")) ||
            writeFigure(figure, {}, FigureFormat::Svg, m_folder + QStringLiteral("/out.svg")))
            _exit(4);
        say('e', 0);
    }

    void change(Scene after, const QString& mergeKey)
    {
        say('i', digestOf(after));
        if (document().edit(QStringLiteral("Edit"), std::move(after), ChangePart::Values, mergeKey))
            _exit(2);
        say('a', digestOf(document().scene()));
    }

    void stepInHistory()
    {
        if (m_random() % 3 == 0)
            document().undoStack()->redo();
        else
            document().undoStack()->undo();
        say('a', digestOf(document().scene()));
    }

    void save()
    {
        say('s', digestOf(document().scene()));
        if (!m_window.files()->save())
            _exit(3);
        say('t', digestOf(document().scene()));
    }

    std::mt19937 m_random;
    unsigned m_savesOfHundred;   // every third one saves all the time, the others nearly never …
    unsigned m_exportsOfHundred; // … and another third exports
    QString m_folder, m_path;
    MainWindow m_window;
    QTimer m_timer;
};

// The window of a teacher who writes a lesson: goes on with what was restored, types into a field, and says when it has. 'r' what
// it began with, 'd' what there is when it has typed.
class Teacher : public QObject {
public:
    Teacher(const QString& folder, int number) : m_path(folder + QStringLiteral("/w.attnlesson")), m_number(number)
    {
        m_window.openAtStart(QStringLiteral("000.causal.neg_inf"));
        m_window.show();
        m_window.keepJournal(folder + QStringLiteral("/journal"));
        connect(m_window.rescue(), &Rescue::searched, this, &Teacher::begin);
        connect(&m_timer, &QTimer::timeout, this, &Teacher::type);
    }

private:
    std::size_t digest()
    {
        const LessonWriter& writer = *m_window.lessonWriter();
        return std::hash<std::string>()(writeLesson(writer.lesson()) + writer.loose().question +
                                        writer.filePath().toStdString() + std::to_string(writer.number()) +
                                        encodeDelta(Scene(), m_window.document()->scene()));
    }

    void begin()
    {
        if (!m_window.rescue()->offered().empty()) {
            m_window.findChild<RestoreBar*>()->findChildren<QPushButton*>().first()->click();
        } else {
            m_window.files()->openFile(m_path);
            m_window.editPlayedLesson();
        }
        if (!m_window.writesLesson())
            _exit(5);
        say('r', digest());
        m_timer.start(20);
    }

    void type()
    {
        LessonWriter& writer = *m_window.lessonWriter();
        if (m_typed == 0) {
            writer.goTo(m_number % 2);
            m_field = m_window.writerPanel()->text();
            for (auto* field : m_window.writerPanel()->findChildren<QPlainTextEdit*>())
                if (m_number % 3 == 2 && field->accessibleName() == QStringLiteral("Question"))
                    m_field = field; // of which the lesson can take nothing yet
        }
        if (m_typed == 6) { // a number of the step's scene, in the map
            Scene scene = m_window.document()->scene();
            scene.edits.set("x", {0, 1, 1}, float(m_number));
            if (m_window.document()->edit(QStringLiteral("Edit"), scene, ChangePart::Values))
                _exit(6);
        }
        QTest::keyClick(m_field, char('a' + (m_number + m_typed) % 26));
        if (++m_typed < 12)
            return;
        m_timer.stop();
        say('d', digest());
    }

    QString m_path;
    int m_number, m_typed = 0;
    QPlainTextEdit* m_field = nullptr;
    MainWindow m_window;
    QTimer m_timer;
};

struct Line {
    char what = 0;
    std::size_t digest = 0;
    double ms = 0;
};

} // namespace

class TestKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noFileBreaksAndNoEditOlderThanASecondIsLost()
    {
        const int kills =
            qEnvironmentVariableIntValue("ATTNSCOPE_KILLS") > 0 ? qEnvironmentVariableIntValue("ATTNSCOPE_KILLS") : 12;
        QVERIFY(m_folder.isValid());
        Scene scene = *loadLesson(*lessonNamed("000.param.seed123"));
        scene.inputs.push_back({"unused", Tensor({400, 500})}); // makes a save and a snapshot long enough to be hit
        QFile file(m_folder.filePath(QStringLiteral("scene.attn")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeScene(scene)));
        file.close();
        const ComputedPtr computed = computedOf(scene);
        const TracedTensor* x = computed->trace->find("x");
        QVERIFY(!writeData(m_folder.filePath(QStringLiteral("x.npy")).toStdString(), *computed->trace, {{x}}));
        m_states = {{'r', digestOf(scene), 0}};
        m_saved = m_saving = digestOf(scene);
        std::mt19937 random(20);
        int inStart = 0;
        for (int i = 0; i < kills; ++i) {
            const bool during_start = random() % 8 == 0;
            inStart += during_start;
            runAndKill(i, during_start, static_cast<int>(random() % (during_start ? 400 : 1200)));
            if (QTest::currentTestFailed())
                return;
        }
        // What the last one left is looked at too.
        runAndKill(kills, false, 0);
        std::printf(
            "%d kills (%d of them during the start or the restoring), %lld edits, %lld saves, %lld exports: 0 broken "
            "files; %d times edits were lost, the oldest %.0f ms old\n",
            kills, inStart, m_edits, m_saves, m_exports, m_losses, m_oldestLost);
        QVERIFY(m_edits > 5 * kills);
        QVERIFY(m_exports > 0);
        QVERIFY(m_oldestLost <= 1000);
    }

    // Nothing was saved, so the file stays as it was, and all words come from journals.
    void noWordOfALessonThatIsWrittenIsLost()
    {
        QTemporaryDir folder;
        const QByteArray saved = R"({"format": "attnscope-lesson/1", "title": "Two", "steps": [
  {"title": "First", "text": "a", "scene": "000.simple.softmax"}, {"title": "Second", "text": "b"}]})";
        QFile file(folder.filePath(QStringLiteral("w.attnlesson")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(saved) == saved.size());
        file.close();
        std::mt19937 random(5);
        std::size_t last = 0;
        const int kills = std::max(6, qEnvironmentVariableIntValue("ATTNSCOPE_KILLS") / 10);
        for (int i = 0; i < kills; ++i) {
            QProcess child;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("HOME"), folder.path());
            environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
            child.setProcessEnvironment(environment);
            child.setStandardErrorFile(QProcess::nullDevice());
            child.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("--teacher"), folder.path(), QString::number(i)});
            QByteArray said;
            while (!said.contains("\nd ") || !said.endsWith('\n'))
                QVERIFY2(child.waitForReadyRead(20'000) && !(said += child.readAllStandardOutput()).isEmpty(),
                         "the window did not come up");
            QTest::qSleep(250 + int(random() % 650));
            child.kill();
            child.waitForFinished();
            std::size_t began = 0, ended = 0;
            QCOMPARE(std::sscanf(said.constData(), "r %zu %*f\nd %zu", &began, &ended), 2);
            QVERIFY2(i == 0 || began == last, qPrintable(QStringLiteral("window %1 restored something else").arg(i)));
            last = ended;
            QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll() == saved);
            file.close();
            QCOMPARE(QDir(folder.filePath(QStringLiteral("journal"))).entryList(QDir::Files | QDir::Hidden).size(), 1);
        }
    }

private:
    QString clockFile() const { return m_clock.filePath(QStringLiteral("now")); }

    // Put in its place whole: a window reads it all the time.
    void jumpClock()
    {
        QSaveFile file(clockFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        const int days = int(m_days() % 2001) - 1000;
        file.write((days < 0 ? QByteArray() : QByteArrayLiteral("+")) + QByteArray::number(days) + "d\n");
        QVERIFY(file.commit());
    }

    void runAndKill(int number, bool duringStart, int afterMs)
    {
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), m_folder.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder.filePath(QStringLiteral("config")));
        const QString clockLibrary = qEnvironmentVariable("ATTNSCOPE_KILL_CLOCK");
        if (!clockLibrary.isEmpty()) {
            environment.insert(QStringLiteral("LD_PRELOAD"), clockLibrary);
            environment.insert(QStringLiteral("FAKETIME_TIMESTAMP_FILE"), clockFile());
            environment.insert(QStringLiteral("FAKETIME_NO_CACHE"), QStringLiteral("1"));
            environment.insert(QStringLiteral("FAKETIME_DONT_FAKE_MONOTONIC"), QStringLiteral("1"));
            environment.insert(QStringLiteral("DONT_FAKE_MONOTONIC"), QStringLiteral("1"));
            jumpClock();
        }
        child.setProcessEnvironment(environment);
        child.setStandardErrorFile(QProcess::nullDevice());
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--victim"), m_folder.path(), QString::number(number)});
        QVERIFY(child.waitForStarted());
        QByteArray said;
        if (!duringStart)
            while (!said.contains('\n'))
                QVERIFY2(child.waitForReadyRead(20'000) && !(said += child.readAllStandardOutput()).isEmpty(),
                         "the window did not come up");
        QElapsedTimer clock;
        clock.start();
        // A slow machine gets the time for as many edits as the test wants to have seen.
        const int edits_wanted = duringStart || afterMs == 0 ? 0 : 8;
        while ((clock.elapsed() < afterMs || (said.count("\na ") < edits_wanted && clock.elapsed() < 30'000)) &&
               child.state() == QProcess::Running) {
            child.waitForReadyRead(static_cast<int>(std::max<qint64>(afterMs - clock.elapsed(), 50)));
            said += child.readAllStandardOutput();
            if (!clockLibrary.isEmpty() && m_days() % 8 == 0)
                jumpClock();
        }
        QVERIFY2(child.state() == QProcess::Running,
                 qPrintable(QStringLiteral("it ended by itself: %1").arg(child.exitCode())));
        const double killed = nowMs();
        child.kill();
        child.waitForFinished();
        said += child.readAllStandardOutput();
        std::vector<Line> lines;
        for (const QByteArray& text : said.split('\n'))
            if (Line line; std::sscanf(text.constData(), "%c %zu %lf", &line.what, &line.digest, &line.ms) == 3)
                lines.push_back(line);
        follow(lines);
        if (!lines.empty()) {
            m_killed = killed;
            m_signs.clear();
            for (const Line& line : lines)
                m_signs.push_back(line.ms);
        }
        checkFile();
        checkWritten();
    }

    // Compares what was restored with the states before it, then takes up what this window did.
    void follow(const std::vector<Line>& lines)
    {
        ++m_window;
        for (const Line& line : lines) {
            const auto place = QStringLiteral("'%1' of window %2").arg(QLatin1Char(line.what)).arg(m_window);
            if (line.what != 'r')
                m_seen[line.digest] += (m_seen[line.digest].isEmpty() ? QString() : QStringLiteral(", ")) + place;
            switch (line.what) {
            case 'r':
                checkRestored(line.digest);
                m_states = {line};
                m_intended = 0;
                break;
            case 'i': m_intended = line.digest; break;
            case 'a':
                m_states.push_back(line);
                ++m_edits;
                break;
            case 's': m_saving = line.digest; break;
            case 't':
                m_saved = line.digest;
                ++m_saves;
                break;
            case 'e': ++m_exports; break;
            }
        }
    }

    void checkRestored(std::size_t digest)
    {
        if (digest == m_intended || digest == m_states.back().digest)
            return; // everything, perhaps one edit more than was acknowledged
        const auto last =
            std::find_if(m_states.rbegin(), m_states.rend(), [&](const Line& state) { return state.digest == digest; });
        QVERIFY2(last != m_states.rend(),
                 qPrintable(QStringLiteral("window %1 restored what is none of the %2 states before: %3")
                                .arg(m_window)
                                .arg(m_states.size())
                                .arg(m_seen.contains(digest) ? m_seen[digest] : QStringLiteral("never was"))));
        const double age = livedSince((last - 1)->ms); // of the first edit that is not in it
        ++m_losses;
        m_oldestLost = std::max(m_oldestLost, age);
        QVERIFY2(age <= 1000, qPrintable(QStringLiteral("an edit is lost that was %1 ms old").arg(age)));
    }

    // How long the window ran between a moment and its end. A process that is held (by a debugger, by a machine that
    // sleeps) neither edits nor writes: that time does not count.
    double livedSince(double moment) const
    {
        constexpr double longest_silence = 300; // it acts every 30 ms
        double lived = 0, before = moment;
        for (const double sign : m_signs) {
            if (sign <= before)
                continue;
            lived += std::min(sign - before, longest_silence);
            before = sign;
        }
        return lived + std::min(m_killed - before, longest_silence);
    }

    void checkFile()
    {
        const auto scene = readSceneFile(m_folder.filePath(QStringLiteral("scene.attn")).toStdString());
        QVERIFY2(scene, scene ? "" : scene.error().message.c_str());
        const std::size_t digest = digestOf(*scene);
        QVERIFY2(digest == m_saved || digest == m_saving, "the file is neither the old nor the new one");
        m_saved = m_saving = digest;
    }

    // What was exported is whole, and beside it there is nothing under another name but hidden beginnings.
    void checkWritten()
    {
        const auto path = [this](const char* name) { return m_folder.filePath(QString::fromLatin1(name)); };
        if (QFile::exists(path("out.npz")))
            QVERIFY(readArrayFile(path("out.npz").toStdString()));
        if (QFile::exists(path("out.png")))
            QVERIFY(!QImage(path("out.png")).isNull());
        if (QFile svg(path("out.svg")); svg.open(QIODevice::ReadOnly)) {
            QXmlStreamReader reader(&svg);
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        }
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files))
            QVERIFY2(name.startsWith(QStringLiteral("out.")) || name == QStringLiteral("scene.attn") ||
                         name == QStringLiteral("x.npy"),
                     qPrintable(name));
    }

    QTemporaryDir m_folder, m_clock;
    std::mt19937 m_days{7};
    std::vector<Line> m_states;            // what the last window had acknowledged, from what it began with
    std::size_t m_intended = 0;            // what it was about to do
    int m_window = 0;                      // how many there were, with those that said something
    std::map<std::size_t, QString> m_seen; // where a state was, for who looks for a fault
    std::size_t m_saved = 0, m_saving = 0;
    double m_killed = 0;
    std::vector<double> m_signs; // when the last window said something
    long long m_edits = 0, m_saves = 0, m_exports = 0;
    int m_losses = 0;
    double m_oldestLost = 0;
};

int main(int argc, char** argv)
{
    if (argc == 4 && std::string_view(argv[1]) == "--victim") {
        QApplication application(argc, argv);
        QApplication::setOrganizationName(QStringLiteral("AttnScopeTest"));
        QApplication::setApplicationName(QStringLiteral("kill"));
        useTestLook();
        Victim victim(QString::fromLocal8Bit(argv[2]), static_cast<unsigned>(std::atoi(argv[3])));
        return application.exec();
    }
    if (argc == 4 && std::string_view(argv[1]) == "--teacher") {
        QApplication application(argc, argv);
        QApplication::setOrganizationName(QStringLiteral("AttnScopeTest"));
        QApplication::setApplicationName(QStringLiteral("kill"));
        useTestLook();
        Teacher teacher(QString::fromLocal8Bit(argv[2]), std::atoi(argv[3]));
        return application.exec();
    }
    QCoreApplication application(argc, argv);
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_kill.moc"

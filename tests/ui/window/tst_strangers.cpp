// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of strangers are text: a scene, a lesson and arrays whose every word asks for a file, which would wait for ever. They are
// opened in all places, every widget is hovered, and nothing reads that file; the letters are shown as they are.
#include "core/io/scene/scenefile.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/import/arrayimport.h"
#include "ui/import/importdialog.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/writerpanel.h"
#include "ui/present/presenter.h"
#include "ui/window/studios.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>

#include <atomic>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace attn;

namespace {

// Blocks every reader. Counts how often it is opened, and ends the wait.
class Bait {
public:
    Bait() : m_path(m_folder.filePath(QStringLiteral("f"))), m_made(mkfifo(qPrintable(m_path), 0600) == 0)
    {
        m_watch = std::thread([this] {
            while (!m_done) {
                if (const int writer = open(qPrintable(m_path), O_WRONLY | O_NONBLOCK);
                    writer >= 0) { // there is a reader
                    ++m_opened;
                    close(writer);
                }
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
            }
        });
    }
    ~Bait()
    {
        m_done = true;
        m_watch.join();
    }

    bool isMade() const { return m_made; }
    int opened() const { return m_opened; }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    // What every text of the stranger's is.
    QString text() const { return QStringLiteral("x <img src='%1'><b>bold</b>").arg(m_path); }

private:
    QTemporaryDir m_folder;
    QString m_path;
    bool m_made;
    std::atomic<int> m_opened = 0;
    std::atomic<bool> m_done = false;
    std::thread m_watch;
};

QLabel* shownTip()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return static_cast<QLabel*>(widget);
    return nullptr;
}

} // namespace

class TestStrangers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("strangers"));
        useTestLook();
        QVERIFY(m_bait.isMade());
    }
    void init()
    {
        m_tips.clear();
        m_opened = m_bait.opened();
        openLesson(m_window);
    }
    void cleanup()
    {
        m_window->lessonPlay()->close();
        closeWindow(m_window);
        QCOMPARE(m_bait.opened() - m_opened, 0);
    }

    void ofAScene()
    {
        openScene();
        QVERIFY(hoverAll() > 100);
        QVERIFY2(tipsShow(m_bait.text()), "the tool tip of a token's row");
        for (const char* tensor : {"x", "weights", "mask", "scores"}) {
            m_window->selection()->setTensor(QString::fromLatin1(tensor));
            m_window->selection()->setChosen(Cell{1, 1});
            QTest::qWait(20);
            hoverAll();
        }
    }

    void ofASceneOnTheStartPageAndForAClass()
    {
        openScene();
        m_window->showStartPage();
        hoverAll();
        m_window->showWork();
        m_window->present();
        Presenter* presenter = m_window->presenter();
        QVERIFY(presenter && QTest::qWaitForWindowExposed(presenter));
        for (int view = 0; view < 2; ++view) { // the class's, and the teacher's with the notes
            QTest::qWait(50);
            hoverAll();
            QTest::keyClick(presenter, Qt::Key_Tab);
        }
        QTest::keyClick(presenter, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
    }

    void ofASceneInEveryStudio()
    {
        openScene();
        for (const StudioKind& studio : studioKinds()) {
            m_window->workArea()->openStudio(studio.info.id);
            QTest::qWait(50);
            hoverAll();
        }
    }

    void ofALesson()
    {
        const QString path = lesson();
        m_window->openAtStart(path);
        QTRY_VERIFY(m_window->playsLesson() && m_window->lessonPlay()->computed());
        for (int step = 0; step < m_window->lessonPlay()->count(); ++step) {
            m_window->lessonPlay()->goTo(step);
            QTRY_VERIFY(m_window->lessonPlay()->computed());
            m_window->lessonPlay()->showHint();
            m_window->lessonPlay()->showHint();
            hoverAll();
        }
        QVERIFY(shows(m_window->lessonPanel(), m_bait.text()));
        m_window->present();
        QTest::qWait(50);
        hoverAll();
        QTest::keyClick(m_window->presenter(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
        m_window->showStartPage();
        hoverAll();
        m_window->showWork();
    }

    void ofALessonThatIsWritten()
    {
        m_window->openAtStart(lesson());
        QTRY_VERIFY(m_window->playsLesson() && m_window->lessonPlay()->computed());
        m_window->editPlayedLesson();
        QVERIFY(m_window->writesLesson());
        for (int step = 0; step < m_window->lessonPlay()->count(); ++step) {
            m_window->lessonWriter()->goTo(step);
            QTest::qWait(20);
            hoverAll();
        }
        m_window->lessonWriter()->changeStep(QStringLiteral("Hints"), [](LessonStep& step) { step.hints.clear(); });
        QVERIFY(askedOnClosing().contains(m_bait.text()));
        m_window->lessonWriter()->close();
    }

    void ofArrays()
    {
        const QString name = m_bait.text();
        QJsonObject header;
        for (const QString& each : {name, name + QStringLiteral(".weight")})
            header.insert(each, QJsonObject{{QStringLiteral("dtype"), QStringLiteral("F32")},
                                            {QStringLiteral("shape"), QJsonArray{2, 2}},
                                            {QStringLiteral("data_offsets"),
                                             each == name ? QJsonArray{0, 16} : QJsonArray{16, 32}}});
        const QByteArray json = QJsonDocument(header).toJson(QJsonDocument::Compact);
        quint64 size = json.size();
        const QString path = write(QStringLiteral("a.safetensors"),
                                   QByteArray(reinterpret_cast<const char*>(&size), 8) + json + QByteArray(32, '\0'));
        m_window->importArrays(path);
        QTRY_VERIFY(m_window->findChild<ImportDialog*>());
        auto* dialog = m_window->findChild<ImportDialog*>();
        QTRY_VERIFY(dialog->isVisible() && dialog->table()->model()->rowCount() == 2 && !dialog->isPlanning());
        dialog->table()->selectRow(0);
        hoverAll();
        QVERIFY(tipsShow(name));
        dialog->close();
    }

    void ofWhatIsExportedAndAsked()
    {
        openScene();
        for (const char* keys : {"Ctrl+E", "Ctrl+Shift+E"}) {
            for (QAction* action : m_window->findChildren<QAction*>())
                if (action->shortcut() == QKeySequence(QLatin1String(keys)))
                    action->trigger();
            QTest::qWait(50);
            hoverAll();
            for (QWidget* dialog : QApplication::topLevelWidgets())
                if (qobject_cast<QDialog*>(dialog))
                    dialog->close();
        }
        m_window->document()->setFileGone(true);
        QVERIFY(!askedOnClosing().isEmpty());
        m_window->document()->setFileGone(false);
    }

    // Qt takes what looks like markup for it wherever nothing says that it is none.
    void aQuestionShowsLettersAsTheyAre()
    {
        QMessageBox box(QMessageBox::NoIcon, m_bait.text(), m_bait.text(), QMessageBox::Ok, m_window.get());
        box.setInformativeText(m_bait.text());
        box.show();
        for (const QLabel* label : box.findChildren<QLabel*>())
            QVERIFY(label->textFormat() != Qt::AutoText);
    }

private:
    QString write(const QString& name, const QByteArray& content)
    {
        QFile file(m_bait.file(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            return {};
        return file.fileName();
    }

    QJsonObject scene()
    {
        const QString text = m_bait.text();
        return {{QStringLiteral("format"), QStringLiteral("attnscope-scene/1")},
                {QStringLiteral("title"), text},
                {QStringLiteral("notes"), text},
                {QStringLiteral("tokens"), QJsonArray{QJsonArray{text, QStringLiteral("a"), QStringLiteral("b")}}},
                {QStringLiteral("inputs"),
                 QJsonObject{{QStringLiteral("x"),
                              QJsonArray{QJsonArray{1, 0.4}, QJsonArray{1.4, 0.8}, QJsonArray{0.3, 0.2}}}}},
                {QStringLiteral("config"), QJsonObject{{QStringLiteral("projection"), QStringLiteral("none")},
                                                       {QStringLiteral("num_heads"), 1},
                                                       {QStringLiteral("d_in"), 2},
                                                       {QStringLiteral("d_out"), 2},
                                                       {QStringLiteral("scale"), QStringLiteral("none")},
                                                       {QStringLiteral("row_sums"), true}}}};
    }

    void openScene()
    {
        const QString path = write(QStringLiteral("s.attn"), QJsonDocument(scene()).toJson());
        m_window->openAtStart(path);
        QTRY_VERIFY(m_window->computed() && m_window->computed()->scene.title == m_bait.text().toStdString());
        QTRY_VERIFY(m_window->workArea()->centre()->page()->focusData());
    }

    QString lesson()
    {
        const QString text = m_bait.text();
        QJsonObject step{{QStringLiteral("title"), text},
                         {QStringLiteral("text"), text},
                         {QStringLiteral("scene"), scene()},
                         {QStringLiteral("hints"), QJsonArray{text, text}},
                         {QStringLiteral("predict"), QJsonArray{QStringLiteral("weights[0,0,1]")}},
                         {QStringLiteral("locked"), QJsonArray{QStringLiteral("all")}},
                         {QStringLiteral("unlocked"), QJsonArray{QStringLiteral("x")}}};
        const QJsonObject right{
            {QStringLiteral("text"), text}, {QStringLiteral("right"), true}, {QStringLiteral("because"), text}};
        step.insert(QStringLiteral("questions"),
                    QJsonArray{QJsonObject{{QStringLiteral("text"), text},
                                           {QStringLiteral("choices"),
                                            QJsonArray{right, QJsonObject{{QStringLiteral("text"), text},
                                                                          {QStringLiteral("because"), text}}}}}});
        step.insert(QStringLiteral("goal"),
                    QJsonObject{{QStringLiteral("text"), text},
                                {QStringLiteral("conditions"),
                                 QJsonArray{QJsonObject{{QStringLiteral("cell"), QStringLiteral("weights[0,0,1,2]")},
                                                        {QStringLiteral("is"), QStringLiteral("largest")}}}},
                                {QStringLiteral("solution"), QJsonObject{}}});
        step.insert(QStringLiteral("prints"), QJsonArray{QJsonObject{{QStringLiteral("source"), text},
                                                                     {QStringLiteral("verbatim"), text},
                                                                     {QStringLiteral("note"), text}}});
        const QJsonObject lesson{{QStringLiteral("format"), QStringLiteral("attnscope-lesson/1")},
                                 {QStringLiteral("title"), text},
                                 {QStringLiteral("summary"), text},
                                 {QStringLiteral("credit"), text},
                                 {QStringLiteral("steps"), QJsonArray{step, step}}};
        return write(QStringLiteral("l.attnlesson"), QJsonDocument(lesson).toJson());
    }

    // Over every widget, every cell of lists and tables and every part of headers; how many there were.
    int hoverAll()
    {
        int hovered = 0;
        QList<QPointer<QWidget>> widgets;
        for (QWidget* widget : QApplication::allWidgets())
            widgets << widget;
        for (const QPointer<QWidget>& widget : widgets) {
            if (!widget || !widget->isVisible() || widget->inherits("QTipLabel"))
                continue;
            if (auto* header = qobject_cast<QHeaderView*>(widget.data())) {
                for (int i = 0; i < std::min(header->count(), 8); ++i) {
                    const int at = header->sectionViewportPosition(i) + header->sectionSize(i) / 2;
                    hover(header->viewport(), header->orientation() == Qt::Horizontal ? QPoint(at, 4) : QPoint(4, at));
                }
            } else if (auto* view = qobject_cast<QAbstractItemView*>(widget.data()); view && view->model()) {
                for (int row = 0; row < std::min(view->model()->rowCount(), 8); ++row)
                    for (int column = 0; column < std::min(view->model()->columnCount(), 8); ++column)
                        hover(view->viewport(), view->visualRect(view->model()->index(row, column)).center());
            }
            hover(widget, widget->rect().center());
            hover(widget, {3, 3});
            ++hovered;
        }
        return hovered;
    }

    void hover(QWidget* widget, QPoint at)
    {
        QHelpEvent asked(QEvent::ToolTip, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &asked);
        if (const QLabel* tip = shownTip()) {
            QVERIFY(tip->textFormat() == Qt::PlainText);
            m_tips << tip->text();
        }
        QToolTip::hideText();
    }

    // Lines of long tool tips end at blanks.
    bool tipsShow(const QString& text) const
    {
        return std::ranges::any_of(
            m_tips, [&](QString tip) { return tip.replace(QLatin1Char('\n'), QLatin1Char(' ')).contains(text); });
    }

    static bool shows(QWidget* in, const QString& text)
    {
        const QList<QLabel*> labels = in->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text() == text && label->textFormat() == Qt::PlainText;
        });
    }

    // What is asked when the window is closed, which it then is not.
    QString askedOnClosing()
    {
        QString asked;
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = question->text();
                hoverAll();
                question->button(QMessageBox::Cancel)->click();
            }
        });
        answer.start(10);
        m_window->close();
        return asked;
    }

    Bait m_bait;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_tips;
    int m_opened = 0;
};

WINDOW_TEST(TestStrangers)
#include "tst_strangers.moc"

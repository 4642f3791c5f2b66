// SPDX-License-Identifier: GPL-3.0-or-later
// A window whose drawing faults, or that is killed while it draws: the edit before it is in the journal, whatever was drawn
// and however soon.
#include "core/io/scene/journalfile.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/journal.h"
#include "ui/export/copier.h"
#include "ui/export/exportcommand.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figuredrag.h"
#include "ui/export/stepsdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/rescue.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMouseEvent>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace attn;

namespace {

constexpr float last_edit = 7.25f;

Figure faultyFigure()
{
    std::raise(SIGSEGV);
    return {};
}

// Draws until it is killed, and says when it begins.
Figure endlessFigure()
{
    if (write(STDOUT_FILENO, "d", 1) != 1)
        _exit(1);
    while (true)
        pause();
}

class FaultyFrame : public ExportFrame {
public:
    FaultyFrame() : ExportFrame(QStringLiteral("Faulty"), new QWidget, nullptr) {}
    void save() override
    {
        write(
            [](const std::function<void(int)>&, StopToken) -> std::optional<Error> {
                faultyFigure();
                return std::nullopt;
            },
            1, {});
    }
};

// Two edits, the second one within the pause that the journal makes after the first, and at once what faults.
class Victim : public QObject {
public:
    Victim(const QString& folder, QString kind)
        : m_kind(std::move(kind)), m_copier(), m_drag([this] { return std::optional(dragged()); })
    {
        m_window.openAtStart(QStringLiteral("000.param.seed123"));
        m_window.show();
        m_window.keepJournal(folder);
        connect(m_window.rescue(), &Rescue::searched, this, [this] {
            edit(1);
            connect(&m_timer, &QTimer::timeout, this, [this] {
                if (!m_window.computed() || !m_window.rescue()->journal()->isIdle())
                    return;
                m_timer.stop();
                edit(last_edit);
                draw();
            });
            m_timer.start(1);
        });
    }

private:
    FigureDrag::Source dragged()
    {
        return {{[] { return Result<Figure>(faultyFigure()); }, FigureLook()}, QStringLiteral("a")};
    }

    void edit(float value)
    {
        Document& document = *m_window.document();
        Scene after = document.scene();
        after.edits.set("x", {0, 0}, value);
        if (document.edit(QStringLiteral("Edit"), std::move(after), ChangePart::Values, {}))
            _exit(2);
    }

    template <class Dialog> void preview()
    {
        auto* dialog = new Dialog(m_window.document(), m_window.selection(), nullptr);
        SteppedFigure picture;
        picture.id = QStringLiteral("mask");
        picture.computed = m_window.computed();
        picture.tensors = {"weights"};
        picture.at = [](const Looks&, const Walk&, const std::optional<StepPlace>&) { return faultyFigure(); };
        dialog->setComputed(m_window.computed());
        if constexpr (std::is_same_v<Dialog, ExportDialog>)
            dialog->setPicture(ExportedPicture{picture, {}});
        else
            dialog->setPicture(picture);
        dialog->present();
    }

    void draw()
    {
        if (m_kind == QLatin1String("copied"))
            return m_copier.copyFigure([] { return Result<Figure>(faultyFigure()); }, {});
        if (m_kind == QLatin1String("killed"))
            return m_copier.copyFigure([] { return Result<Figure>(endlessFigure()); }, {});
        if (m_kind == QLatin1String("written"))
            return m_frame.save();
        if (m_kind == QLatin1String("previewed"))
            return preview<ExportDialog>();
        if (m_kind == QLatin1String("film"))
            return preview<StepsDialog>();
        m_drag.addHandle(&m_button);
        m_button.show();
        QTest::mousePress(&m_button, Qt::LeftButton, {}, {2, 2});
        QMouseEvent move(QEvent::MouseMove, QPointF(60, 60), QPointF(60, 60), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&m_button, &move);
    }

    QString m_kind;
    MainWindow m_window;
    QTimer m_timer;
    FaultyFrame m_frame;
    QPushButton m_button;
    Copier m_copier;
    FigureDrag m_drag;
};

} // namespace

class TestDrawingFault : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEditBeforeItIsKept_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"copied", "killed", "written", "previewed", "film", "dragged"})
            QTest::newRow(kind) << kind;
    }

    void theEditBeforeItIsKept()
    {
        QFETCH(QString, kind);
        const QTemporaryDir folder;
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), folder.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
        child.setProcessEnvironment(environment);
        child.setStandardErrorFile(QProcess::nullDevice());
        const QString journals = folder.filePath(QStringLiteral("journal"));
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--victim"), journals, kind});
        QVERIFY(child.waitForStarted());
        if (kind == QLatin1String("killed")) {
            QVERIFY(child.waitForReadyRead(30'000));
            QCOMPARE(child.readAllStandardOutput(), QByteArray("d"));
            QCOMPARE(::kill(pid_t(child.processId()), SIGKILL), 0);
        }
        QVERIFY(child.waitForFinished(30'000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        const QStringList files = QDir(journals).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        QFile file(QDir(journals).filePath(files.front()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto content = readJournal(file.readAll().toStdString());
        QVERIFY(content);
        Scene expected = *loadLesson(*lessonNamed("000.param.seed123"));
        expected.edits.set("x", {0, 0}, last_edit);
        QVERIFY(content->newest.scene.edits == expected.edits);
    }
};

int main(int argc, char** argv)
{
    if (argc == 4 && std::string_view(argv[1]) == "--victim") {
        QApplication application(argc, argv);
        QApplication::setOrganizationName(QStringLiteral("AttnScopeTest"));
        QApplication::setApplicationName(QStringLiteral("drawingfault"));
        useTestLook();
        Victim victim(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
        return application.exec();
    }
    QCoreApplication application(argc, argv);
    TestDrawingFault test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_drawingfault.moc"

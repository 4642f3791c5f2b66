// SPDX-License-Identifier: GPL-3.0-or-later
// What a window does as every program of a desktop does it: its keys, its clipboard, drags out of it, its place.
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/scenefiles.h"
#include "ui/editors/tensortable.h"
#include "ui/export/figuredrag.h"
#include "ui/import/arrayimport.h"
#include "ui/import/importdialog.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/window/actionpalette.h"
#include "ui/window/noticebar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPrintDialog>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include <algorithm>

using namespace attn;

namespace {

// What the arrays go into.
int choiceOf(const ImportDialog* dialog)
{
    for (const auto* control : dialog->findChildren<SegmentedControl*>())
        if (control->accessibleName() == QStringLiteral("Import arrays into"))
            return control->currentIndex();
    return -1;
}

} // namespace

class TestWindowDesktop : public QObject {
    Q_OBJECT

    QAction* action(const QString& text) const
    {
        for (QAction* each : m_window->findChildren<QAction*>())
            if (each->text().remove(QLatin1Char('&')) == text)
                return each;
        return nullptr;
    }
    QMenu* menu(const QString& title) const
    {
        for (const QAction* each : m_window->menuBar()->actions())
            if (each->text().remove(QLatin1Char('&')) == title)
                return each->menu();
        return nullptr;
    }
    QWidget* map() const
    {
        m_window->workArea()->centre()->takeFocus();
        return QApplication::focusWidget();
    }

    std::unique_ptr<MainWindow> m_window;

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowdesktop"));
        useTestLook();
    }

    void init() { openLesson(m_window); }
    void cleanup() { closeWindow(m_window); }

    void closeIsCtrlWWhileNoLessonIsPlayed()
    {
        QCOMPARE(action(QStringLiteral("Close"))->shortcut(), QKeySequence(QStringLiteral("Ctrl+W")));
        m_window->files()->openLesson(QStringLiteral("begin.1.weight"));
        QTRY_VERIFY(m_window->playsLesson());
        QVERIFY(action(QStringLiteral("Close"))->shortcut().isEmpty());
        QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier); // leaves the lesson
        QTRY_VERIFY(!m_window->playsLesson());
        QVERIFY(m_window->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!m_window->isVisible());
    }

    void shiftF10OpensTheMenuOfTheMap()
    {
        QTest::keyClick(map(), Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto* opened = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(opened && opened->actions().contains(action(QStringLiteral("Copy picture"))));
        opened->close();
    }

    void f10OpensTheFirstMenu()
    {
        QTest::keyClick(map(), Qt::Key_F10);
        QMenu* first = menu(QStringLiteral("File"));
        QTRY_COMPARE(QApplication::activePopupWidget(), first);
        first->close();
        m_window->menuBar()->setActiveAction(nullptr);
    }

    void revertGoesBackToWhatWasOpenedAndRedoLeadsOn()
    {
        QAction* revert = action(QStringLiteral("Revert to saved"));
        QVERIFY(!revert->isEnabled());
        const Scene opened = m_window->document()->scene();
        Scene changed = opened;
        changed.title = "Another";
        QVERIFY(!m_window->document()->edit(QStringLiteral("A"), changed, ChangePart::Scene));
        changed.title = "A third";
        QVERIFY(!m_window->document()->edit(QStringLiteral("B"), changed, ChangePart::Scene));
        QVERIFY(revert->isEnabled());
        revert->trigger();
        QVERIFY(m_window->document()->scene() == opened);
        QVERIFY(!revert->isEnabled());
        m_window->document()->undoStack()->setIndex(2);
        QVERIFY(m_window->document()->scene() == changed);
    }

    void theEditMenuActsOnTheFieldThatHasTheFocus()
    {
        auto* table = m_window->findChild<TensorTable*>();
        QVERIFY(table);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QMenu* edit = menu(QStringLiteral("Edit"));
        Q_EMIT edit->aboutToShow();
        QVERIFY(action(QStringLiteral("Paste"))->isEnabled());
        QVERIFY(!action(QStringLiteral("Cut"))->isEnabled()); // no number can go
        QApplication::clipboard()->setText(QStringLiteral("0.5"));
        action(QStringLiteral("Paste"))->trigger();
        QTRY_COMPARE(m_window->document()->undoStack()->count(), 1);
        action(QStringLiteral("Select all"))->trigger();
        QCOMPARE(int(table->selectionModel()->selectedIndexes().size()),
                 table->model()->rowCount() * table->model()->columnCount());
        map();
        Q_EMIT edit->aboutToShow();
        QVERIFY(!action(QStringLiteral("Paste"))->isEnabled());
        QVERIFY(!action(QStringLiteral("Cut"))->isEnabled());
    }

    void theKeysOfFieldsEndWhereTheMenuBarHasTheFocus()
    {
        m_window->menuBar()->setFocus();
        QCOMPARE(QApplication::focusWidget(), m_window->menuBar());
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_A, Qt::Key_V})
            QTest::keyClick(m_window->menuBar(), key, Qt::ControlModifier); // each came back for ever
        QCOMPARE(m_window->document()->undoStack()->count(), 0);
    }

    void copiedNumbersAreATableWithTheirTokensToo()
    {
        QTest::keyClick(map(), Qt::Key_C, Qt::ControlModifier);
        const QMimeData* copied = QApplication::clipboard()->mimeData();
        QVERIFY(copied->text().startsWith(QStringLiteral("1\t0\t0\t0\t0\t0\n")));
        QString html = copied->html();
        const int marked =
            int(html.count(QStringLiteral("mso-number-format:'\\@'"))); // labels are text to a spreadsheet
        html.replace(QRegularExpression(QStringLiteral("<th [^>]*>")), QStringLiteral("<th>"));
        QCOMPARE(marked, 12);
        QVERIFY2(html.contains(QStringLiteral("<tr><th></th><th>Your</th><th>journey</th>")), qPrintable(html));
        QVERIFY2(html.contains(QStringLiteral("<tr><th>Your</th><td sdval=\"1\"")), qPrintable(html));
        QCOMPARE(html.count(QStringLiteral("<td ")), 36);
        auto* table = m_window->findChild<TensorTable*>();
        table->setFocus();
        table->selectAll();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->mimeData()->html().contains(QStringLiteral(">Your</th>")));
        table->selectionModel()->setCurrentIndex(table->model()->index(0, 0), QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!QApplication::clipboard()->mimeData()->hasHtml()); // one number, and nothing around it
    }

    void aCopiedPictureIsShapesToo()
    {
        QApplication::clipboard()->clear();
        action(QStringLiteral("Copy picture"))->trigger();
        QTRY_VERIFY(QApplication::clipboard()->mimeData() && QApplication::clipboard()->mimeData()->hasImage());
        const QByteArray svg = QApplication::clipboard()->mimeData()->data(QStringLiteral("image/svg+xml"));
        QVERIFY(svg.startsWith("<?xml"));
        QVERIFY(svg.contains("Softmax weights"));
    }

    void theFigureIsDraggedOutByTheButtonThatExportsIt()
    {
        auto* drag = m_window->findChild<FigureDrag*>();
        QVERIFY(drag);
        QString path;
        int drags = 0;
        drag->dragBy([&](QMimeData* data, const QPixmap& picture) {
            ++drags;
            QVERIFY(data->hasImage());
            QVERIFY(data->data(QStringLiteral("image/svg+xml")).startsWith("<?xml"));
            QVERIFY(!picture.isNull() && picture.width() <= 160);
            QCOMPARE(data->urls().size(), 1);
            path = data->urls().front().toLocalFile();
            delete data;
        });
        IconButton* handle = nullptr;
        for (QObject* shown : action(QStringLiteral("Figure…"))->associatedObjects())
            if (auto* button = qobject_cast<IconButton*>(shown); button && button->isVisible())
                handle = button;
        QVERIFY(handle);
        const QPoint middle = handle->rect().center();
        const auto pull = [&](QPoint by) {
            QTest::mousePress(handle, Qt::LeftButton, {}, middle);
            QTest::mouseMove(handle, middle + by);
            QMouseEvent move(QEvent::MouseMove, middle + by, handle->mapToGlobal(middle + by), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(handle, &move);
        };
        pull({2, 1}); // a press that shakes is still a click, which is not made here
        QTest::qWait(200);
        QCOMPARE(drags, 0);
        QTest::mouseRelease(handle, Qt::LeftButton, {}, QPoint(-50, -50));
        pull({40, 10});
        QTRY_COMPARE(drags, 1);
        QVERIFY(!handle->isDown());
        QVERIFY(path.endsWith(QStringLiteral("/Causal attention.png")));
        QVERIFY(!QImage(path).isNull());
        pull({40, 10}); // let go before it is drawn: nothing comes
        QTest::mouseRelease(handle, Qt::LeftButton, {}, QPoint(-50, -50));
        QTest::qWait(300);
        QCOMPARE(drags, 1);
        closeWindow(m_window);
        QVERIFY(!QFile::exists(path));
    }

    void printingToAFileWritesThePage()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("page.pdf"));
        QTimer answer;
        bool asked = false;
        connect(&answer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
            auto* name = dialog ? dialog->findChild<QLineEdit*>(QStringLiteral("filename")) : nullptr;
            if (!name || std::exchange(asked, true))
                return;
            name->setText(path);
            dialog->accept();
        });
        answer.start(10);
        QCOMPARE(action(QStringLiteral("Print…"))->shortcut(), QKeySequence(QStringLiteral("Ctrl+P")));
        action(QStringLiteral("Print…"))->trigger();
        QVERIFY(asked);
        QFile page(path);
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray bytes = page.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.contains("/Count 1")); // pages
        QVERIFY(bytes.contains("/MediaBox [0 0 595"));
    }

    void thePlaceIsStoredWhileTheWindowIsOpen()
    {
        const QByteArray before = QSettings().value(QStringLiteral("geometry")).toByteArray();
        m_window->resize(m_window->width() + 60, m_window->height() + 20);
        QTRY_VERIFY(QSettings().value(QStringLiteral("geometry")).toByteArray() != before);
        QCOMPARE(QSettings().value(QStringLiteral("geometry")).toByteArray(), m_window->saveGeometry());
    }

    void settingsThatCannotBeWrittenAreReported()
    {
        const auto reported = [this] {
            const auto bars = m_window->findChildren<NoticeBar*>();
            return std::ranges::any_of(bars, [](const NoticeBar* bar) {
                return bar->isVisible() && bar->text().contains(QStringLiteral("attnscope-no-folder"));
            });
        };
        m_window->tellUnwritableSettings();
        QVERIFY(!reported());
        QCoreApplication::setApplicationName(QStringLiteral("attnscope-no-folder/settings"));
        QFile inTheWay(QFileInfo(QSettings().fileName()).path()); // where a folder would have to be made
        QDir().mkpath(QFileInfo(inTheWay).path());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        m_window->tellUnwritableSettings();
        inTheWay.remove();
        QCoreApplication::setApplicationName(QStringLiteral("windowdesktop"));
        QTRY_VERIFY(reported());
    }

    void settingsAndPreferencesAreFound()
    {
        ActionPalette* palette = m_window->actionPalette();
        for (const char* word : {"settings", "preferences"}) {
            palette->open();
            palette->field()->setText(QString::fromLatin1(word));
            const QStringList found = palette->offered();
            palette->hide();
            for (const char* wanted : {"Dark", "Deutsch", "Larger text, 150%", "Reduced motion", "Frame meter"})
                QVERIFY2(!found.filter(QString::fromLatin1(wanted)).isEmpty(), wanted);
            QVERIFY(found.filter(QStringLiteral("Save")).isEmpty());
        }
    }

    void arraysThatTheWindowIsStartedWithGoIntoAPlainLayer()
    {
        closeWindow(m_window);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1,2\n3,4\n5,6\n");
        file.close();
        m_window = std::make_unique<MainWindow>();
        m_window->openAtStart(path);
        m_window->show();
        QTRY_VERIFY(m_window->arrayImport() && m_window->arrayImport()->dialog());
        ImportDialog* dialog = m_window->arrayImport()->dialog();
        QCOMPARE(choiceOf(dialog), 1);
        QTRY_VERIFY(dialog->message().contains(QStringLiteral("Choose what each one becomes"))); // "table" says nothing
        QVERIFY(!dialog->draft().scene);
        auto* target = dialog->findChildren<QComboBox*>().last();
        target->setCurrentIndex(int(ImportTarget::X));
        Q_EMIT target->activated(target->currentIndex());
        QTRY_VERIFY(dialog->draft().scene);
        QCOMPARE(dialog->draft().scene->title, std::string("Imported layer"));
        dialog->import();
        QTRY_COMPARE(m_window->windowTitle(), QStringLiteral("Imported layer[*] — AttnScope"));
        // Nobody opened what was there before: there is no way back to it, and nothing to compare with.
        QVERIFY(m_window->document()->isModified());
        QVERIFY(!m_window->document()->undoStack()->canUndo());
        QVERIFY(!m_window->document()->sceneBeforeLastStep());
        // Into an open scene arrays go as before.
        m_window->importArrays(path);
        QTRY_VERIFY(m_window->arrayImport()->dialog() && m_window->arrayImport()->dialog() != dialog);
        QCOMPARE(choiceOf(m_window->arrayImport()->dialog()), 0);
    }
};

WINDOW_TEST(TestWindowDesktop)
#include "tst_windowdesktop.moc"

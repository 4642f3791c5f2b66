// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/withhold.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/editorpanel.h"
#include "ui/editors/tensortable.h"
#include "ui/export/codewriter.h"
#include "ui/export/dataexport.h"
#include "ui/export/exportdialog.h"
#include "ui/export/pagewriter.h"
#include "ui/export/sitewriter.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/window/actionpalette.h"
#include "ui/window/noticebar.h"
#include "ui/window/workarea.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <sys/stat.h>

using namespace attn;

class TestWindowExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowexport"));
        useTestLook();
    }

    void init()
    {
        openLesson(m_window);
        QApplication::clipboard()->clear();
    }

    void cleanup() { closeWindow(m_window); }

    void theCommandOfAStudioSaysThatItDrawsItAsItOpens()
    {
        m_window->workArea()->openStudio(QStringLiteral("mask"));
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        auto* dialog = m_window->findChild<ExportDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QTRY_VERIFY(!dialog->isBusy());
        dialog->copyCommand();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral(" --studio mask ")));
        const QString opens =
            QStringLiteral("The command draws the studio with its initial settings, without your changes.");
        QCOMPARE(dialog->problem(), opens);
        Scene edited = m_window->document()->scene();
        edited.edits.set("x", {0, 0}, 3.0f);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set"), edited, ChangePart::Values));
        QTRY_VERIFY(!dialog->isBusy());
        dialog->copyCommand();
        QVERIFY2(dialog->problem().contains(QStringLiteral("without your edits")) && dialog->problem().endsWith(opens),
                 qPrintable(dialog->problem()));
    }

    void theMenuOfColorsHasEachMapOnceAndTheirOtherEnd()
    {
        QAction* reversed = nullptr;
        QMenu* colors = nullptr;
        for (auto* menu : m_window->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text() == QStringLiteral("&Reversed"))
                    reversed = action, colors = menu;
        QVERIFY(reversed);
        const auto pick = [&](const char* map) {
            for (QAction* action : colors->actions())
                if (action->data() == QLatin1String(map))
                    action->trigger();
            Q_EMIT colors->aboutToShow();
        };
        QCOMPARE(std::ranges::count_if(colors->actions(), [](QAction* action) { return action->data().isValid(); }), 7);
        pick("auto");
        QVERIFY(!reversed->isEnabled());
        pick("greys");
        reversed->trigger();
        QCOMPARE(m_window->selection()->colorMap(), QStringLiteral("greys_r"));
        pick("magma");
        QCOMPARE(m_window->selection()->colorMap(), QStringLiteral("magma_r"));
        QVERIFY(reversed->isChecked());
        reversed->trigger();
        QCOMPARE(m_window->selection()->colorMap(), QStringLiteral("magma"));
    }

    // Export › Web page… of a lesson that is written has it as it is in the editor, and not as it was saved.
    void theWebPageOfALessonIsTheEditedOne()
    {
        QTemporaryDir folder;
        m_window->writeLesson();
        LessonWriter* writer = m_window->lessonWriter();
        const auto setText = [&](const std::string& text) {
            writer->changeStep(QStringLiteral("text"), [&](LessonStep& step) { step.text.set("en", text); });
        };
        setText("TextAsSaved");
        QVERIFY(!writer->save(folder.filePath(QStringLiteral("mine.attnlesson"))));
        setText("TextAsEdited");
        const QString path = folder.filePath(QStringLiteral("mine.html"));
        QString title;
        QTimer::singleShot(0, qApp, [&] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                title = dialog->windowTitle();
                dialog->selectFile(path);
                static_cast<QDialog*>(dialog)->accept();
            }
        });
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->text().remove(QLatin1Char('&')) == QStringLiteral("Web page…"))
                action->trigger();
        QCOMPARE(title, QStringLiteral("Save the lesson as a web page"));
        QTRY_VERIFY(QFile::exists(path));
        QFile page(path);
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray html = page.readAll();
        QVERIFY(html.contains("TextAsEdited") && !html.contains("TextAsSaved"));
        QVERIFY(writer->isModified());
        writer->history()->setClean();
        writer->close();
    }

    void theSceneIsCopiedAsAScriptThatBeginsWithItsSeed()
    {
        QAction* copy = nullptr;
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->text().remove(QLatin1Char('&')) == QLatin1String("Copy PyTorch script"))
                copy = action;
        QVERIFY(copy);
        copy->trigger();
        QTRY_VERIFY(QApplication::clipboard()->text().contains(QStringLiteral("torch.manual_seed(123)")));
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("masked_fill")));
    }

    void aWindowThatIsClosedWhileAnExportIsWrittenAsksFirst()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("weights.npy"));
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0); // whoever writes to it waits for a reader
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+Shift+E")))
                action->trigger();
        auto* dialog = m_window->findChild<DataExport*>();
        QVERIFY(dialog);
        dialog->setFormat(2); // .npy
        dialog->writeTo(pipe);
        QVERIFY(dialog->isWriting());
        QString asked;
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = question->text();
                question->defaultButton()->click(); // keep writing
            }
        });
        answer.start(10);
        QVERIFY(!m_window->close());
        answer.stop();
        QFile reader(pipe);
        QVERIFY(reader.open(QIODevice::ReadOnly)); // before what may fail: the writer waits for it
        QVERIFY(reader.readAll().startsWith("\x93NUMPY"));
        QVERIFY2(asked.startsWith(QStringLiteral("An export is still running.")), qPrintable(asked));
        QVERIFY(m_window->isVisible());
        QTRY_VERIFY(!dialog->isWriting());
        QVERIFY(m_window->close()); // and now nothing has to be asked
    }

    void aScriptIsWrittenOffTheThreadAndAVanishedFolderIsReported()
    {
        const QTemporaryDir folder;
        CodeWriter writer;
        QSignalSpy done(&writer, &CodeWriter::done), failed(&writer, &CodeWriter::failed);
        const ComputedPtr computed = computedLesson("000.mha");
        writer.write(computed, ScriptLanguage::NumPy, folder.filePath(QStringLiteral("a.py")));
        QTRY_COMPARE(done.count(), 1);
        QFile file(folder.filePath(QStringLiteral("a.py")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), scriptOf(computed->scene, *computed->realized, ScriptLanguage::NumPy));
        writer.write(computed, ScriptLanguage::NumPy, folder.filePath(QStringLiteral("none/a.py")));
        QTRY_COMPARE(failed.count(), 1);
    }

    void aPageIsWrittenOffTheThreadWithoutWhatIsHidden()
    {
        const QTemporaryDir folder;
        PageWriter writer;
        QSignalSpy done(&writer, &PageWriter::done), failed(&writer, &PageWriter::failed);
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        const QString path = folder.filePath(QStringLiteral("a.html"));
        writer.write(withhold(computed, {{"weights", {0, 0, 4}}}), path);
        QTRY_COMPARE(done.count(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        const TracedTensor& weights = *computed->trace->find("weights");
        const auto shown = [&](const Index& index) {
            return page.contains(">" + QByteArray::number(computed->trace->cell(weights, index), 'f', 4) + "<");
        };
        QVERIFY(shown({0, 0, 3, 1}));
        QVERIFY(!shown({0, 0, 4, 1}));
        writer.write(computed, folder.filePath(QStringLiteral("none/a.html")));
        QTRY_COMPARE(failed.count(), 1);
        writer.write(*loadSteps(stepLessons().front()), path);
        QTRY_COMPARE(done.count(), 2);
    }

    void aCourseSiteIsWrittenOffTheThreadAndCanBeCancelled()
    {
        const QTemporaryDir folder;
        SiteWriter writer(m_window.get());
        QSignalSpy done(&writer, &SiteWriter::done), failed(&writer, &SiteWriter::failed);
        SitePlan plan;
        plan.lesson = *loadSteps(stepLessons().front());
        plan.id = "begin.1.weight";
        writer.write(plan, folder.filePath(QStringLiteral("site")));
        QTRY_COMPARE(done.count(), 1);
        QFile index(folder.filePath(QStringLiteral("site/index.html")));
        QVERIFY(index.open(QIODevice::ReadOnly));
        QVERIFY(index.readAll().contains("<span lang=\"de\" hidden>Was ein Gewicht ist</span>"));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("site/begin.1.weight.html"))));
        writer.write(plan, folder.path()); // which holds the other
        QTRY_COMPARE(failed.count(), 1);

        writer.write({}, folder.filePath(QStringLiteral("all.zip")));
        auto* progress = m_window->findChildren<QProgressDialog*>().last(); // the first is that of the menu
        QTRY_VERIFY(progress->isVisible() && progress->maximum() > 20);
        progress->findChild<QPushButton*>()->click();
        QVERIFY(!progress->isVisible());
        writer.write(plan, folder.filePath(QStringLiteral("one.zip"))); // after what was given up
        QTRY_COMPARE(done.count(), 2);
        QVERIFY(!progress->isVisible());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("all.zip"))));
        QCOMPARE(failed.count(), 1);
    }

    void theMenusStandInTheOrderOfTheDesign()
    {
        QStringList titles;
        for (const QAction* menu : m_window->menuBar()->actions())
            titles << menu->text().remove(QLatin1Char('&'));
        const qsizetype at = titles.indexOf(QStringLiteral("Export"));
        QCOMPARE(titles.mid(at),
                 QStringList({QStringLiteral("Export"), QStringLiteral("Window"), QStringLiteral("Help")}));
    }

    void numbersAreCopiedInTheFormThatIsChosen()
    {
        copyAs(QStringLiteral("NumPy"));
        QVERIFY(text().startsWith(QStringLiteral("np.array([[1.0, 0.0, 0.0, 0.0, 0.0, 0.0],\n")));
        copyAs(QStringLiteral("PyTorch"));
        QVERIFY(text().startsWith(QStringLiteral("torch.tensor([[1.0, 0.0")));
        copyAs(QStringLiteral("LaTeX, square brackets"));
        QVERIFY(text().startsWith(QStringLiteral("\\begin{bmatrix}\n  1.0000 & 0.0000")));
        m_window->selection()->setDigits(2);
        copyAs(QStringLiteral("LaTeX, round brackets"));
        QVERIFY(text().startsWith(QStringLiteral("\\begin{pmatrix}\n  1.00 & 0.00")));
        copyAs(QStringLiteral("Spreadsheet cells"));
        QVERIFY(text().startsWith(QStringLiteral("1\t0\t0\t0\t0\t0\n")));
    }

    void severalChosenCellsOfATableAreCopiedInsteadOfThePicture()
    {
        const auto tables = m_window->workArea()->findChildren<TensorTable*>();
        const auto shown = std::ranges::find_if(tables, &QWidget::isVisible);
        QVERIFY(shown != tables.end());
        TensorTable* table = *shown;
        table->setFocus();
        table->selectionModel()->select(QItemSelection(table->model()->index(0, 0), table->model()->index(1, 1)),
                                        QItemSelectionModel::ClearAndSelect);
        copyAs(QStringLiteral("NumPy"));
        QCOMPARE(text(), QStringLiteral("np.array([[0.43, 0.15],\n          [0.55, 0.87]], dtype=np.float32)\n"));
        table->selectionModel()->select(table->model()->index(0, 0), QItemSelectionModel::ClearAndSelect);
        copyAs(QStringLiteral("NumPy"));
        QVERIFY(text().startsWith(QStringLiteral("np.array([[1.0, 0.0")));
    }

    void thePaletteFindsEveryFormOfCopying()
    {
        m_window->actionPalette()->open();
        m_window->actionPalette()->field()->setText(QStringLiteral("copy numpy"));
        QCOMPARE(m_window->actionPalette()->offered().value(0), QStringLiteral("Export › Copy as › NumPy"));
    }

    void theHeatmapOffersToCopyWhereItIsClicked()
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(100, 100), page()->mapToGlobal(QPoint(100, 100)));
        QApplication::sendEvent(page()->childAt(100, 100), &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QStringList offered;
        for (const QAction* action : menu->actions())
            offered << action->text().remove(QLatin1Char('&'));
        QVERIFY(offered.contains(QStringLiteral("Copy values")));
        QVERIFY(offered.contains(QStringLiteral("Copy as")));
        QVERIFY(offered.contains(QStringLiteral("Copy picture")));
        menu->close();
    }

private:
    HeatmapPage* page() { return m_window->workArea()->centre()->page(); }
    static QString text() { return QApplication::clipboard()->text(); }

    void copyAs(const QString& form)
    {
        for (QMenu* menu : m_window->menuBar()->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text().remove(QLatin1Char('&')) == form)
                    return action->trigger();
        QFAIL(qPrintable(form));
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestWindowExport)
#include "tst_windowexport.moc"

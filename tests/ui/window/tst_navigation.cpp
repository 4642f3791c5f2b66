// SPDX-License-Identifier: GPL-3.0-or-later
// Looking around changes nothing: cards of stages that are off, the error lab, letters typed by mistake.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/editorpanel.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/section.h"
#include "ui/rail/rail.h"
#include "ui/rail/stagecard.h"
#include "ui/start/startpage.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/theme/colors.h"
#include "ui/window/actionpalette.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace attn;

class TestNavigation : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    Document& document() { return *m_window->document(); }
    NoticeBar* notice() { return m_window->workArea()->centre()->findChild<NoticeBar*>(); }
    StageCard* card(const char* id)
    {
        for (auto* card : m_window->workArea()->rail()->findChildren<StageCard*>())
            if (card->id() == QLatin1String(id))
                return card;
        return nullptr;
    }
    QAction* action(const QString& words)
    {
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->text().remove(QLatin1Char('&')) == words)
                return action;
        return nullptr;
    }
    QWidget* map() { return m_window->workArea()->centre()->page()->activeView(); }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("navigation"));
        useTestLook();
    }
    void init() { openLesson(m_window); }
    void cleanup() { closeWindow(m_window); }

    void theChosenRowKeepsItsPlaceFromStageToStage_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QSize>("size");
        for (const char* scene : {"003.dropout.weights", "000.mha", "today.05.alibi", "today.07.window"})
            for (const QSize size : {QSize(1276, 680), QSize(1000, 700), QSize(1900, 1000)})
                QTest::addRow("%s %d", scene, size.width()) << QString::fromLatin1(scene) << size;
    }

    void theChosenRowKeepsItsPlaceFromStageToStage()
    {
        QFETCH(QString, scene);
        QFETCH(QSize, size);
        QVERIFY(m_window->files()->openLesson(scene));
        QTRY_COMPARE(m_window->document()->lessonId(), scene);
        m_window->resize(size);
        QTRY_VERIFY(m_window->recompute()->isShown());
        Selection* selection = m_window->selection();
        QStringList places;
        int first = -1, stages = 0;
        for (const StageInfo& stage : cardsOf(*m_window->computed()->realized)) {
            if (stage.tensors.size() != 1)
                continue;
            selection->setStage(stage.id);
            selection->setTensor(QString::fromStdString(stage.tensors.front()));
            QCoreApplication::processEvents();
            const HeatmapView* view = m_window->workArea()->centre()->page()->activeView();
            if (!view || !view->data()->attention)
                continue;
            selection->setChosen(Cell{2, 1});
            const QRectF cell = view->heatmapLayout().map.cellRect(2, 1);
            const int middle = view->mapTo(m_window.get(), cell.center().toPoint()).y();
            first = first < 0 ? middle : first;
            ++stages;
            places << QStringLiteral("%1 %2").arg(stage.id).arg(middle);
            if (std::abs(middle - first) > 1)
                QFAIL(qPrintable(places.join(QStringLiteral(", "))));
        }
        QVERIFY(stages >= 3);
    }

    void aCardThatIsOffSaysWhatItIsAndOffersToTurnItOn_data()
    {
        QTest::addColumn<QString>("by");
        for (const char* by : {"click", "Enter", "menu"})
            QTest::newRow(by) << QString::fromLatin1(by);
    }

    void aCardThatIsOffSaysWhatItIsAndOffersToTurnItOn()
    {
        QFETCH(QString, by);
        const Scene before = document().scene();
        StageCard* off = card("dropout");
        if (by == QLatin1String("click")) {
            QTest::mouseClick(off, Qt::LeftButton);
        } else if (by == QLatin1String("Enter")) {
            off->setFocus();
            QTest::keyClick(off, Qt::Key_Return);
        } else {
            action(QStringLiteral("Dropout, off: p = 0"))->trigger();
        }
        QVERIFY(document().scene() == before);
        QCOMPARE(document().undoStack()->count(), 0);
        QVERIFY(notice()->isVisible());
        QVERIFY2(notice()->text().contains(QStringLiteral("dropout discards each value at random")),
                 qPrintable(notice()->text()));
        QVERIFY(!notice()->text().contains(QLatin1Char('$')));
        QCOMPARE(notice()->button()->text(), QStringLiteral("Turn on: Dropout with p = 0.5"));
        QTest::mouseClick(notice()->button(), Qt::LeftButton);
        QTRY_COMPARE(m_window->selection()->stage(), QStringLiteral("dropout"));
        QCOMPARE(document().scene().config.dropout.p, 0.5);
        QCOMPARE(document().lastStep(), QStringLiteral("Dropout with p = 0.5"));
        QTRY_VERIFY(notice()->isVisible() && notice()->button()->text() == QStringLiteral("Undo"));
        QTest::mouseClick(notice()->button(), Qt::LeftButton);
        QVERIFY(!document().isModified());
    }

    void theUndoOfANoticeGoesWithTheNextStep()
    {
        QTest::mouseClick(card("dropout"), Qt::LeftButton);
        QTest::mouseClick(notice()->button(), Qt::LeftButton);
        QTRY_VERIFY(notice()->isVisible() && notice()->button()->text() == QStringLiteral("Undo"));
        Scene other = document().scene();
        other.config.dropout.p = 0.25;
        QVERIFY(!document().edit(QStringLiteral("Another p"), other, ChangePart::Config));
        QVERIFY(!notice()->isVisible()); // before anything is computed
    }

    void aNoticeOfSeveralLinesIsPaintedOnce()
    {
        class Paints : public QObject {
        public:
            int count = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                count += event->type() == QEvent::Paint;
                return false;
            }
        } paints;
        notice()->installEventFilter(&paints);
        QTest::mouseClick(card("dropout"), Qt::LeftButton);
        for (int round = 0; round < 40; ++round)
            QCoreApplication::processEvents();
        QVERIFY(paints.count > 0);
        QVERIFY2(paints.count < 6, qPrintable(QString::number(paints.count)));
    }

    void whatAnOfferSpeaksOfGoesWithTheStage()
    {
        QTest::mouseClick(card("concat"), Qt::LeftButton);
        QVERIFY(notice()->isVisible());
        QTest::mouseClick(card("scores"), Qt::LeftButton);
        QVERIFY(!notice()->isVisible());
    }

    void inTheErrorLabACardThatIsOffOffersNothing()
    {
        m_window->workArea()->openStudio(QStringLiteral("lab"));
        QTest::mouseClick(card("dropout"), Qt::LeftButton);
        QVERIFY(notice()->isVisible());
        QVERIFY(!notice()->button()->isVisible());
        QCOMPARE(document().undoStack()->count(), 0);
        QVERIFY(m_window->workArea()->studio());
    }

    void aLetterInAnOpenMenuChoosesItsItem()
    {
        m_window->selection()->setChosen(Cell{3, 2});
        map()->setFocus();
        for (QAction* menu : m_window->menuBar()->actions())
            if (menu->text().contains(QStringLiteral("Edit")))
                menu->menu()->popup(m_window->pos());
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_H);
        QVERIFY(m_window->selection()->hidden().empty());
        QTRY_VERIFY(!menu->isVisible()); // "History…"
        for (QWidget* list : QApplication::topLevelWidgets())
            if (list != m_window.get() && list->isVisible())
                list->close();
    }

    void whatALetterOnTheMapChangesIsShownBesideItWithUndo()
    {
        m_window->selection()->setChosen(Cell{3, 2});
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_H);
        QCOMPARE(m_window->selection()->hidden().size(), 1U);
        QVERIFY(notice()->isVisible());
        QCOMPARE(notice()->button()->text(), QStringLiteral("Undo"));
        QTest::mouseClick(notice()->button(), Qt::LeftButton);
        QVERIFY(m_window->selection()->hidden().empty());

        document().open(lessonScene("003.mha"), {});
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.H, 2);
        m_window->selection()->setAllHeads(false);
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_O);
        QTRY_COMPARE(m_window->computed()->scene.config.heads_off.size(), 1U);
        QTRY_VERIFY(notice()->isVisible());
        QVERIFY2(notice()->text().contains(QStringLiteral("Head 0")), qPrintable(notice()->text()));
        QTest::mouseClick(notice()->button(), Qt::LeftButton);
        QVERIFY(document().scene().config.heads_off.empty());
        QTRY_VERIFY(!notice()->isVisible());
    }

    void thePaletteFindsEveryChoiceOfTheControls()
    {
        ActionPalette* palette = m_window->actionPalette();
        const auto offered = [&](const QString& words) {
            palette->open();
            palette->field()->setText(words);
            return palette->offered();
        };
        for (const char* words : {"not scaled", "item with random values", "identity", "orthogonal", "shared keys",
                                  "cross-attention", "sinks", "added before softmax", "edit as sentence"})
            QVERIFY2(!offered(QString::fromLatin1(words)).isEmpty(), words);
        int choices = 0;
        for (const auto* combo : m_window->workArea()->editors()->findChildren<QComboBox*>())
            if (combo->isVisible() && combo->isEnabled())
                for (int item = 0; item < combo->count(); ++item)
                    if (combo->model()->flags(combo->model()->index(item, 0)) & Qt::ItemIsEnabled) {
                        ++choices;
                        const QStringList found = offered(combo->itemText(item));
                        QVERIFY2(std::ranges::any_of(found,
                                                     [&](const QString& path) {
                                                         return path.endsWith(QStringLiteral(" › ") +
                                                                              combo->itemText(item));
                                                     }),
                                 qPrintable(combo->itemText(item)));
                    }
        QVERIFY(choices > 3);
        QCOMPARE(offered(QStringLiteral("not scaled")).front(),
                 QStringLiteral("Heads and projections › Scale › not scaled"));
        QTest::keyClick(palette->field(), Qt::Key_Return);
        QCOMPARE(document().scene().config.scale, Scale::None);
        offered(QStringLiteral("weights identity"));
        QTest::keyClick(palette->field(), Qt::Key_Return);
        QTRY_VERIFY(document().lastStep().contains(QStringLiteral("identity"), Qt::CaseInsensitive));
        m_window->showStartPage();
        QVERIFY(offered(QStringLiteral("not scaled")).isEmpty());
        palette->hide();
    }

    void aSectionThatIsUnfoldedIsSeenAndANewSceneBeginsAtTheTop()
    {
        EditorPanel* editors = m_window->workArea()->editors();
        const auto* scroll = editors->findChild<QScrollArea*>();
        Section* last = editors->findChildren<Section*>().back();
        for (Section* section : editors->findChildren<Section*>())
            if (section->isVisible())
                last = section;
        last->setOpen(false);
        QCOMPARE(scroll->verticalScrollBar()->value(), 0);
        last->setOpen(true);
        QTRY_VERIFY(scroll->verticalScrollBar()->value() > 0);
        document().open(lessonScene("003.mha"), {});
        QTRY_COMPARE(scroll->verticalScrollBar()->value(), 0);
    }

    void comparingTwoBackendsSaysWhichTheyAre()
    {
        m_window->workArea()->pinForComparing();
        m_window->workArea()->openStudio(QStringLiteral("compare"));
        m_window->computeOn()->choose("reference");
        QTRY_COMPARE(m_window->computed()->trace->backend(), std::string("reference"));
        const QStringList notes = static_cast<CompareStudio*>(m_window->workArea()->studio())->captionNotes();
        QVERIFY2(notes.contains(QStringLiteral("CPU, float32")), qPrintable(notes.join(QLatin1Char('|'))));
        QVERIFY2(notes.contains(QStringLiteral("Reference, float64")), qPrintable(notes.join(QLatin1Char('|'))));
        m_window->computeOn()->choose("cpu");
        QTRY_COMPARE(m_window->computed()->trace->backend(), std::string("cpu"));
    }

    void aHiddenRowSumIsNotCalledWrong()
    {
        m_window->workArea()->openStudio(QStringLiteral("mask"));
        m_window->selection()->setHidden({{"weights", {0, 0, 3}}});
        const auto redPixels = [&] {
            const QImage picture = m_window->workArea()->studio()->grab().toImage();
            int red = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    red += picture.pixel(x, y) == colors().badbg.rgb();
            return red;
        };
        const auto* first = m_window->workArea()->studio()->findChild<HeatmapView*>();
        QTRY_VERIFY(first->isVisible() && first->data());
        const QImage own = m_window->workArea()->studio()->findChild<HeatmapView*>()->grab().toImage();
        int red = 0;
        for (int y = 0; y < own.height(); ++y)
            for (int x = 0; x < own.width(); ++x)
                red += own.pixel(x, y) == colors().badbg.rgb();
        QCOMPARE(red, 0);         // of the way whose rows all sum to 1
        QVERIFY(redPixels() > 0); // of others
    }

    void aBatchOfTwoIsCalledOne()
    {
        document().open(lessonScene("004.fused"), {});
        QTRY_COMPARE(m_window->statusLine()->sizesText(), QStringLiteral("batch of 2 × 2 heads × 4 tokens"));
    }

    void theErrorLabIsOnTheStartPageAndNeverGrey()
    {
        QAction* lab = action(QStringLiteral("Error lab"));
        m_window->showStartPage();
        QVERIFY(lab->isEnabled());
        lab->trigger();
        QVERIFY(!m_window->showsStartPage());
        QVERIFY(m_window->workArea()->studio());
        QCOMPARE(m_window->workArea()->studio()->id(), QStringLiteral("lab"));
        m_window->workArea()->closeStudio();
        m_window->showStartPage();
        for (auto* button : m_window->startPage()->findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("Error lab"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!m_window->showsStartPage());
        QVERIFY(m_window->workArea()->studio());
    }
};

WINDOW_TEST(TestNavigation)
#include "tst_navigation.moc"

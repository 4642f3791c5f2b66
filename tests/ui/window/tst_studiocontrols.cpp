// SPDX-License-Identifier: GPL-3.0-or-later
// The left side of a studio: its own controls, or the editors where these would do nothing; and what a message above takes.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/editorpanel.h"
#include "ui/editors/layerpanel.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/formrow.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numberfield.h"
#include "ui/paint/mappainter.h"
#include "ui/rail/stagecard.h"
#include "ui/studios/studio.h"
#include "ui/studios/studioframe.h"
#include "ui/window/centre.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace attn;

class TestStudioControls : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window;

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("studiocontrols"));
        useTestLook();
    }
    void init()
    {
        openLesson(window);
        window->resize(1280, 692);
    }
    void cleanup() { closeWindow(window); }

    void whereTheControlsWouldDoNothingTheEditorsStay()
    {
        WorkArea& work = *window->workArea();
        work.openStudio(QStringLiteral("mask"));
        QVERIFY(work.studio()->controls()->isVisible());
        QVERIFY(!work.editors()->isVisible());
        window->document()->open(headsScene(513, 1), {}); // one token more than the studio compares
        QTRY_COMPARE(window->computed()->realized->plan.dims.T, 513);
        QVERIFY(work.studio());
        QVERIFY(!work.studio()->controls()->isVisible());
        QVERIFY(work.editors()->isVisible());
        QVERIFY(work.editors()->isEnabled());
        work.closeStudio();
        work.openStudio(QStringLiteral("mask"));
        QVERIFY(work.editors()->isVisible());
        window->document()->open(lessonScene("000.causal.neg_inf"), {});
        QTRY_VERIFY(work.studio()->controls()->isVisible());
        QVERIFY(work.studio()->controls()->isEnabled());
    }

    // A click on any card leads there, also to the stage at which the studio was opened; on its own one it says what is off.
    void cardsLeadOutOfAStudioWhoseStageIsOff_data()
    {
        QTest::addColumn<QString>("clicked");
        for (const char* card : {"softmax", "scores", "x", "context"})
            QTest::newRow(card) << card;
    }

    void cardsLeadOutOfAStudioWhoseStageIsOff()
    {
        QFETCH(QString, clicked);
        WorkArea& work = *window->workArea();
        window->document()->open(lessonScene("000.mha"), {});
        QTRY_COMPARE(window->computed()->realized->plan.dims.H, 2);
        work.goToCard(QStringLiteral("softmax"));
        const auto card = [&](const QString& id) -> StageCard* {
            for (auto* each : window->findChildren<StageCard*>())
                if (each->id() == id)
                    return each;
            return nullptr;
        };
        work.openStudio(QStringLiteral("dropout"));
        QVERIFY(!card(QStringLiteral("dropout"))->isOn() && card(QStringLiteral("dropout"))->isChecked());
        card(QStringLiteral("dropout"))->click();
        QVERIFY(work.studio());
        const auto bars = window->findChildren<NoticeBar*>();
        QVERIFY(std::ranges::any_of(bars, [](const NoticeBar* bar) {
            return bar->isVisible() && bar->button() &&
                   bar->button()->text() == QStringLiteral("Turn on: Dropout with p = 0.5");
        }));
        window->selection()->setBatch(1); // what is no other stage leaves the studio open
        window->selection()->setHead(1);
        QVERIFY(work.studio());
        card(clicked)->click();
        QVERIFY(!work.studio());
        QCOMPARE(window->selection()->stage(), clicked);
        QVERIFY(card(clicked)->isChecked() && !card(QStringLiteral("dropout"))->isChecked());
        work.openStudio(QStringLiteral("dropout"));
        work.goToCard(clicked == QStringLiteral("x") ? QStringLiteral("scores") : QStringLiteral("x")); // by a key
        QVERIFY(!work.studio());
    }

    void whatAStudioNeedsIsAButtonAway_data()
    {
        QTest::addColumn<QString>("studio");
        QTest::addColumn<QString>("turnsOn");
        for (const char* studio : {"mask", "softmax", "dropout", "reshape", "online", "cache", "overlay"})
            QTest::addRow("%s, which stops at the scores", studio) << studio << "Softmax";
        QTest::newRow("cache without a mask") << "cache"
                                              << "Causal mask";
        QTest::newRow("overlay of one head") << "overlay"
                                             << "2 heads";
        QTest::newRow("cache with a memory") << "cache" << QString(); // a mask would not help
    }

    void whatAStudioNeedsIsAButtonAway()
    {
        QFETCH(QString, studio);
        QFETCH(QString, turnsOn);
        const bool scores = turnsOn == QStringLiteral("Softmax"), memory = turnsOn.isEmpty();
        Scene scene = studio == QStringLiteral("overlay") && !scores ? headsScene(6, 1)
                                                                     : lessonScene(memory   ? "today.10.cross"
                                                                                   : scores ? "000.mha"
                                                                                            : "000.simple.softmax");
        if (scores) {
            scene.config.normalize = Normalize::None;
            if (studio == QStringLiteral("dropout"))
                scene.config.dropout.on = DropoutOn::Weights;
        }
        if (studio == QStringLiteral("cache")) {
            scene.config.mask = {};
            if (scores) {
                scene.config.mask.kind = MaskKind::Causal;
                scene.config.mask.apply = MaskApply::FillNegInf;
            }
        }
        window->document()->open(scene, {});
        QTRY_VERIFY(window->computed() && window->computed()->scene.config == window->document()->scene().config);
        WorkArea& work = *window->workArea();
        work.openStudio(studio);
        QVERIFY(!work.studio()->unavailable(*window->computed()).isEmpty());
        QPushButton* button = nullptr;
        for (auto* each : work.centre()->findChild<StudioFrame*>()->findChildren<QPushButton*>())
            if (each->isVisible() && each->text().startsWith(QStringLiteral("Turn on")))
                button = each;
        QCOMPARE(button != nullptr, !memory);
        if (memory)
            return;
        QCOMPARE(button->text(), QStringLiteral("Turn on: ") + turnsOn);
        button->click();
        QTRY_VERIFY(work.studio() && work.studio()->unavailable(*window->computed()).isEmpty());
        QVERIFY(!button->isVisible());
        QCOMPARE(work.studio()->id(), studio);
        window->document()->undoStack()->undo();
        QTRY_VERIFY(button->isVisible());
    }

    void theHeaderOffersTheStudioOfItsStage()
    {
        window->document()->open(lessonScene("today.02.rope"), {});
        for (const auto& [stage, studio] :
             {std::pair("mask", "mask"), std::pair("softmax", "softmax"), std::pair("rope", "rope")}) {
            QTRY_VERIFY(window->computed()->trace->find("q_rotated"));
            window->selection()->setStage(QString::fromLatin1(stage));
            const auto link = [&]() -> LinkButton* {
                for (auto* button : window->workArea()->centre()->findChildren<LinkButton*>())
                    if (button->toolTip().startsWith(QStringLiteral("Open “")))
                        return button;
                return nullptr;
            };
            QTRY_VERIFY(link());
            link()->click();
            QTRY_VERIFY(window->workArea()->studio());
            QCOMPARE(window->workArea()->studio()->id(), QString::fromLatin1(studio));
            window->workArea()->closeStudio();
        }
    }

    void undoThatTakesTheFocusedFieldAwayComesBack()
    {
        window->document()->open(lessonScene("today.02.rope"), {});
        WorkArea& work = *window->workArea();
        QTRY_VERIFY(window->computed()->trace->find("q_rotated"));
        const LayerPanel* layer = nullptr; // a memory has rows of its own
        for (const LayerPanel* each : work.editors()->findChildren<LayerPanel*>())
            layer = each->toggle(LayerPart::Softcap) ? each : layer;
        work.enterEditors()->enter(7);
        QCheckBox* box = layer->toggle(LayerPart::Softcap);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        QWidget* number = layer->row(QStringLiteral("softcap"))->findChild<QLineEdit*>();
        QTRY_VERIFY(number && number->isVisible());
        number->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), number);
        window->document()->undoStack()->undo();
        QTRY_VERIFY(!number->isVisible());
        QVERIFY(QApplication::focusWidget());
    }

    void enterInAStudiosFieldStaysInIt()
    {
        WorkArea& work = *window->workArea();
        window->document()->open(lessonScene("today.07.window"), {});
        work.openStudio(QStringLiteral("mask"));
        const auto fieldSeen = [&]() -> QWidget* {
            for (auto* field : work.studio()->controls()->findChildren<NumberField*>())
                if (field->isVisible())
                    return field;
            return nullptr;
        };
        QTRY_VERIFY(fieldSeen());
        QWidget* field = fieldSeen();
        field->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), field);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), field);
    }

    void aMessageAboveLeavesTheDigits_data()
    {
        QTest::addColumn<QString>("studio");
        QTest::newRow("mask") << QStringLiteral("mask");
        QTest::newRow("compare") << QStringLiteral("compare");
        QTest::newRow("dropout") << QStringLiteral("dropout");
    }

    void aMessageAboveLeavesTheDigits()
    {
        QFETCH(QString, studio);
        window->openAtStart(QStringLiteral("/nowhere.attn"));
        window->workArea()->openStudio(studio);
        const auto maps = [&] { return window->workArea()->studio()->findChildren<HeatmapView*>(); };
        QTRY_VERIFY(!maps().empty() && maps().front()->data());
        QTest::qWait(100); // ways and means are computed beside
        for (const HeatmapView* map : maps())
            if (map->isVisible() && map->data()) {
                const QSizeF cell = map->heatmapLayout().map.cell;
                QVERIFY(digitStyle(*map->data(), cell.width(), cell.height()).decimals >= 2);
            }
    }

    void whatAPinnedCellLosesWithAChoiceIsSaid()
    {
        Scene scene = window->document()->scene();
        scene.config.dropout.p = 0.5;
        scene.overrides.set("keep", {0, 0, 3, 1}, 1);
        QVERIFY(!window->document()->edit(QStringLiteral("pin"), scene, ChangePart::Values));
        scene.config.dropout.p = 0;
        QVERIFY(
            !window->document()->edit(QStringLiteral("no dropout"), scene, ChangePart::Values | ChangePart::Config));
        QCOMPARE(window->statusLine()->currentMessage(),
                 QStringLiteral("Removed 1 pinned value of keep along with its cell."));
    }
};

WINDOW_TEST(TestStudioControls)
#include "tst_studiocontrols.moc"

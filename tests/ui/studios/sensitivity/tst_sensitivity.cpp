// SPDX-License-Identifier: GPL-3.0-or-later
// The sensitivity studio in the window: it asks about the chosen cell, its maps and words hold the right derivatives, an
// edit is predicted, made, followed and taken back, and nothing is told before its time or that is hidden.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testprogram.h"
#include "ui/kit/lampline.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/rail/rail.h"
#include "ui/rail/stagecard.h"
#include "ui/studios/sensitivity/derivativemaps.h"
#include "ui/studios/sensitivity/forwardstrip.h"
#include "ui/studios/sensitivity/sensitivitycontrols.h"
#include "ui/studios/sensitivity/sensitivitystudio.h"
#include "ui/studios/sensitivity/whynothing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTest>

#include <cmath>

using namespace attn;

class TestSensitivity : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window;
    SensitivityStudio* studio = nullptr;

    Document& document() { return *window->document(); }
    Selection& selection() { return *window->selection(); }
    SensitivityControls* controls() const { return static_cast<SensitivityControls*>(studio->controls()); }
    void open()
    {
        QTest::keyClick(window.get(), Qt::Key_F8, Qt::ShiftModifier);
        studio = qobject_cast<SensitivityStudio*>(window->workArea()->studio());
        QVERIFY(studio);
        QTRY_VERIFY(studio->derivatives());
        QTRY_VERIFY(studio->isSettled());
    }
    void openAt(const char* stage, Cell cell)
    {
        selection().setStage(QString::fromLatin1(stage));
        selection().setChosen(cell);
        open();
    }
    DerivativeView* viewOf(const char* tensor) const
    {
        for (std::size_t i = 0; i < studio->maps()->shown(); ++i)
            if (DerivativeView* view = studio->maps()->views()[i]; view->data()->tensor == QLatin1String(tensor))
                return view;
        return nullptr;
    }
    void settle() { QTRY_VERIFY(studio->isSettled()); }
    double value(const char* tensor, Index index)
    {
        const Trace& trace = *window->computed()->trace;
        return trace.cell(*trace.find(tensor), index);
    }

private Q_SLOTS:
    void init() { openLesson(window); }
    void cleanup() { closeWindow(window); }

    void asksAboutTheChosenCell()
    {
        openAt("context", {3, 0});
        QCOMPARE(QString::fromStdString(toString(studio->asked().cell)), QStringLiteral("head_context[0,0,3,0]"));
        QVERIFY(studio->caption().contains(QStringLiteral("context of “with”, component 0")));
        QVERIFY(std::abs(studio->derivatives()->gradient->value - 0.3129) < 1e-4);
        QCOMPARE(int(studio->maps()->shown()), 4); // x and three weights
        QVERIFY(std::abs(viewOf("x")->data()->value({1, 1}) - 0.1001) < 1e-4);
        QCOMPARE(viewOf("x")->data()->mark({4, 0}), CellMark::Zero); // a later token
        QCOMPARE(
            viewOf("x")->wordsOf({1, 1}),
            QStringLiteral(
                "derivative of context of “with”, component 0 with respect to x of “journey”, component 1: +0.1001"));
        // Another cell of the window is another question.
        selection().setChosen(Cell{2, 1});
        QTRY_VERIFY(studio->derivatives() && studio->derivatives()->asked == studio->asked());
        QCOMPARE(QString::fromStdString(toString(studio->derivatives()->asked.cell)),
                 QStringLiteral("head_context[0,0,2,1]"));
    }

    void wordsOfAWeightsCell()
    {
        openAt("softmax", {3, 1});
        QVERIFY(viewOf("W_query")->wordsOf({1, 0}).startsWith(
            QStringLiteral("derivative of weight “with” → “journey” with respect to W_query, in 1, out 0: ")));
        QVERIFY(viewOf("W_query")->accessibleName().contains(QStringLiteral("Derivatives with respect to W_query")));
    }

    void choosingACellMakesItTheEdit()
    {
        openAt("context", {3, 0});
        QCOMPARE(QString::fromStdString(toString(*studio->edit())),
                 QStringLiteral("W_value[1,0]")); // the strongest, to begin with
        studio->chooseEdit({"x", {0, 1, 1}});
        QCOMPARE(studio->step(), 0.1);
        settle();
        // The numbers were worked out with PyTorch.
        QVERIFY(std::abs(studio->prediction()->derivative * 0.1 - 0.01001) < 2e-5);
        QVERIFY(std::abs(*studio->prediction()->really - 0.01031) < 2e-5);
        QVERIFY(viewOf("x")->data()->isEdited({1, 1}));
        // By keyboard: the arrow goes to the next cell, which is the edit then.
        viewOf("x")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(viewOf("x"), Qt::Key_Down);
        QCOMPARE(QString::fromStdString(toString(*studio->edit())), QStringLiteral("x[0,2,1]"));
        QVERIFY(viewOf("x")->accessibleDescription().contains(
            QStringLiteral("with respect to x of “starts”, component 1: ")));
        QVERIFY(viewOf("x")->data()->isEdited({2, 1}));
        // Enter and a typed digit ask for the step.
        QTest::keyClick(viewOf("x"), Qt::Key_Return);
        QVERIFY(controls()->stepField()->hasFocus());
        QTest::keyClick(viewOf("x"), Qt::Key_2);
        QVERIFY(controls()->stepField()->hasFocus());
    }

    void oneOfTheStrongestIsAClickAway()
    {
        openAt("context", {3, 0});
        StrongestList* list = studio->maps()->strongest();
        QCOMPARE(int(list->entries().size()), 10);
        QCOMPARE(list->entries().front().label, QStringLiteral("W_value[1, 0]"));
        QVERIFY(std::abs(list->entries().front().size - 0.6404) < 1e-4);
        list->setFocus(Qt::TabFocusReason);
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(QString::fromStdString(toString(*studio->edit())), QStringLiteral("W_value[2,0]"));
        QVERIFY(list->accessibleDescription().contains(
            QStringLiteral("Raising W_value, in 2, out 0 raises the result (derivative +0.")));
        // Enter goes on to its step, and from there it is one further to Apply.
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(controls()->stepField()->hasFocus());
        QCOMPARE(QString::fromStdString(toString(*studio->edit())), QStringLiteral("W_value[2,0]"));
        QTest::keyClick(controls()->stepField(), Qt::Key_Tab);
        QVERIFY(controls()->applyButton()->hasFocus() && controls()->applyButton()->isVisible());
        // What is to be lowered to raise it is lowered.
        for (int i = 0; i < int(list->entries().size()); ++i) {
            Q_EMIT list->entryChosen(i);
            QCOMPARE(studio->step() < 0, list->entries()[std::size_t(i)].size < 0);
            QCOMPARE(list->entries()[std::size_t(i)].lower, studio->step() < 0);
        }
        // A derivative times a negative number has another sign than what is to be done.
        for (SegmentedControl* form : controls()->findChildren<SegmentedControl*>()) {
            form->setCurrentIndex(1);
            Q_EMIT form->activated(1);
        }
        const StrongestEntry& first = list->entries().front();
        Q_EMIT list->entryChosen(0);
        QCOMPARE(first.lower, studio->step() < 0);
        QVERIFY(list->accessibleDescription().contains(QStringLiteral("derivative × value")));
    }

    void theActualResultIsShownOnRequest()
    {
        openAt("context", {3, 0});
        studio->chooseEdit({"x", {0, 1, 1}});
        settle();
        auto* look = studio->predictPanel()->findChild<LinkButton*>();
        const auto tells = [this](const char* words) {
            for (const QLabel* label : studio->predictPanel()->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(QString::fromUtf8(words)))
                    return true;
            return studio->caption().contains(QString::fromUtf8(words));
        };
        QVERIFY(tells("+0.01001"));
        QVERIFY(!tells("+0.01031") && !tells("0.3232"));
        look->setFocus(Qt::TabFocusReason);
        QTest::keyClick(look, Qt::Key_Return);
        QVERIFY(tells("+0.01031") && tells("0.3232"));
        QVERIFY(studio->maps()->isAncestorOf(window->focusWidget())); // the button is gone
        studio->setStep(0.2);                                         // the same number goes on being looked at
        settle();
        QVERIFY(!look->isVisible());
        studio->chooseEdit({"x", {0, 1, 0}}); // another one is predicted first
        settle();
        QVERIFY(look->isVisible());
        studio->apply();
        QTRY_VERIFY(studio->prediction() && studio->prediction()->done && studio->prediction()->looked);
    }

    void aNumberCanBeMovedToZero()
    {
        openAt("context", {3, 0});
        studio->chooseEdit({"x", {0, 4, 2}}); // 0.1, which is not 0.1 in float32
        studio->setStep(-0.1);
        QVERIFY(!studio->prediction() || studio->prediction()->to == 0);
        QVERIFY(studio->apply());
        QTRY_COMPARE(value("x", {0, 4, 2}), 0.0);
    }

    void theFocusStaysVisible()
    {
        QTest::keyClick(window.get(), Qt::Key_F8, Qt::ShiftModifier);
        studio = qobject_cast<SensitivityStudio*>(window->workArea()->studio());
        QVERIFY(studio->isAncestorOf(window->focusWidget()) || studio->hasFocus()); // not in the header
        QTRY_VERIFY(studio->maps()->isAncestorOf(window->focusWidget()));           // when the maps are there
        settle();
        // After Apply the button has nothing to do any more.
        const std::string edited = studio->edit()->tensor;
        controls()->applyButton()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(controls()->applyButton(), Qt::Key_Space);
        QCOMPARE(studio->step(), 0.0);
        QTRY_VERIFY(studio->isSettled());
        QVERIFY(studio->maps()->isAncestorOf(window->focusWidget()));
        QCOMPARE(studio->maps()->verticalScrollBar()->value(), 0); // the page has not moved
        viewOf(edited.c_str())->setFocus(Qt::TabFocusReason);
        // What is typed in a map begins the step.
        QTest::keyClick(viewOf(edited.c_str()), Qt::Key_3);
        QCOMPARE(controls()->stepField()->text(), QStringLiteral("3"));
    }

    void theEditIsAppliedAndTakenBack()
    {
        openAt("context", {3, 0});
        const double before = value("context", {0, 3, 0}), number = value("x", {0, 1, 1});
        studio->chooseEdit({"x", {0, 1, 1}});
        settle();
        const int steps = document().undoStack()->count();
        controls()->slider()->setValue(20);
        QCOMPARE(studio->step(), 0.2);
        settle();
        const double says = *studio->prediction()->really;
        QTest::mouseClick(controls()->applyButton(), Qt::LeftButton);
        QCOMPARE(document().undoStack()->count(), steps + 1);
        QTRY_VERIFY(std::abs(value("x", {0, 1, 1}) - number - 0.2) < 1e-6);
        QCOMPARE(studio->step(), 0.0);
        QTRY_VERIFY(studio->prediction() && studio->prediction()->done && studio->prediction()->really);
        QVERIFY(std::abs(*studio->prediction()->really - says) < 1e-9);
        QVERIFY(std::abs(value("context", {0, 3, 0}) - before - says) < 1e-6);
        document().undoStack()->undo();
        QTRY_VERIFY(std::abs(value("context", {0, 3, 0}) - before) < 1e-7);
        QTRY_VERIFY(!studio->prediction() || !studio->prediction()->done);
    }

    void inALowWindowTheMapsTakeThePlaceOfTheStages()
    {
        const QSize before = window->size();
        openAt("context", {3, 0});
        window->resize(1280, 700);
        settle();
        auto* fold = studio->forward()->findChild<LinkButton*>();
        QTRY_COMPARE(fold->text(), QStringLiteral("Show stages"));
        const int height = studio->maps()->height();
        QVERIFY2(height > studio->height() * 8 / 10, qPrintable(QString::number(height)));
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(studio->forward()->cards().front()->isVisible());
        QVERIFY(studio->maps()->height() < height);
        window->resize(before);
    }

    void theEditIsFollowedForward()
    {
        openAt("context", {3, 0});
        studio->chooseEdit({"x", {0, 1, 1}});
        settle();
        const std::vector<ForwardCard*>& cards = studio->forward()->cards();
        const auto card = [&](const char* tensor) {
            return *std::ranges::find_if(cards, [&](ForwardCard* each) { return each->stage().tensor == tensor; });
        };
        QCOMPARE(card("scores")->accessibleName(),
                 QStringLiteral("Scores: largest change 0.2089, 11 of 36 values change"));
        QCOMPARE(card("weights")->stage().changed, 20);
        QCOMPARE(card("weights")->stage().map->mark({0, 1}), CellMark::Masked);
        QVERIFY(card("head_context")->stage().asked == std::optional(Cell{3, 0}));
        // The rail shows where it enters and where it fades.
        Rail* rail = window->workArea()->rail();
        const auto railCard = [&](const char* id) {
            const auto found = rail->findChildren<StageCard*>();
            return *std::ranges::find(found, QString::fromLatin1(id), &StageCard::id);
        };
        QVERIFY(railCard("context")->accessibleDescription().contains(QStringLiteral("largest change 0.0282")));
        const std::vector<CardChange> changes = studio->cardChanges();
        QVERIFY(changes.front().card == QLatin1String("x") && changes.front().edited && !changes[1].edited);
        QCOMPARE(std::ranges::max(changes, {}, &CardChange::share).card, QStringLiteral("scores"));
        // Enter goes to the stage with the edit in it.
        card("scores")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(card("head_context"), Qt::Key_Left);
        QTest::keyClick(card("scores"), Qt::Key_Return);
        QVERIFY(!window->workArea()->studio());
        QCOMPARE(selection().stage(), QStringLiteral("scores"));
        QTRY_VERIFY(std::abs(value("x", {0, 1, 1}) - 0.97) < 1e-6);
        QVERIFY(!railCard("context")->accessibleDescription().contains(QStringLiteral("largest change")));
    }

    // A weight of another head than the one in focus: its map is shown, and the card says whose it is.
    void anEditOfAnotherHeadIsSeenInTheStrip()
    {
        document().open(lessonScene("000.mha"), {});
        QTRY_COMPARE(window->computed()->realized->plan.dims.H, 2);
        openAt("context", {3, 0});
        QCOMPARE(selection().head(), 0);
        studio->chooseEdit({"W_value.weight", {1, 0}});
        settle();
        for (ForwardCard* card : studio->forward()->cards()) {
            const StageChange& stage = card->stage();
            if (stage.tensor == "head_context") {
                QVERIFY(stage.title.endsWith(QStringLiteral(", head 1")));
                QVERIFY(std::ranges::any_of(stage.map->values, [](float change) { return change != 0; }));
                card->click();
                break;
            }
        }
        QCOMPARE(selection().head(), 1);
    }

    void theDerivativesAreChecked()
    {
        openAt("context", {3, 0});
        const auto* lamp = studio->predictPanel()->findChild<LampLine*>();
        QTRY_COMPARE(lamp->sentence(), QStringLiteral("All 36 derivatives agree with central differences"));
        QCOMPARE(lamp->severity(), Severity::Ok);
    }

    void aMaskedWeightIsMovedByNothing()
    {
        selection().setStage(QStringLiteral("softmax"));
        selection().setChosen(Cell{1, 2});
        open();
        QCOMPARE(int(studio->maps()->shown()), 0);
        QVERIFY(!studio->edit());
        QVERIFY(!studio->picture());
        QVERIFY(studio->whyNothing()->accessibleName().startsWith(
            QStringLiteral("weight “journey” → “starts” is masked.")));
    }

    void nothingIsShownBeforeItsTime()
    {
        openAt("context", {3, 0});
        const Walk& steps = selection().steps();
        selection().setSteps(Walk(steps), StepPlace{steps.find("weights"), 2, 1, -1});
        selection().setStage(QStringLiteral("context"));
        selection().setChosen(Cell{3, 0});
        QTRY_VERIFY(studio->isSettled());
        QVERIFY(studio->maps()->views().front()->isHidden());
        QVERIFY(!studio->prediction());
        QVERIFY(studio->cardChanges().empty());
        QVERIFY(!studio->caption().contains(QStringLiteral("0.3129")));
        selection().endSteps();
        QTRY_VERIFY(!studio->maps()->views().front()->isHidden());
    }

    void theWalkCanBeTakenOnToTheNumber()
    {
        openAt("context", {3, 0});
        const Walk& steps = selection().steps();
        selection().setSteps(Walk(steps), StepPlace{steps.find("weights"), 2, 1, -1});
        selection().setStage(QStringLiteral("context"));
        selection().setChosen(Cell{3, 0});
        WhyNothing* why = studio->whyNothing();
        QTRY_VERIFY(!why->isHidden());
        QVERIFY(
            why->accessibleName().startsWith(QStringLiteral("context of “with”, component 0 is not computed yet.")));
        const QList<LinkButton*> ways = why->findChildren<LinkButton*>();
        QVERIFY(ways.front()->hasFocus()); // where the maps were
        QTest::keyClick(ways.front(), Qt::Key_Return);
        QTRY_VERIFY(studio->derivatives() && why->isHidden());
        QCOMPARE(QString::fromStdString(toString(studio->asked().cell)), QStringLiteral("head_context[0,0,3,0]"));
        QVERIFY(selection().step() && !selection().isDone("head_context", {3, 1}));
        QTRY_VERIFY(studio->maps()->isAncestorOf(window->focusWidget())); // a map, or the list
        // Where the walk is at its beginning, and to its end.
        selection().setSteps(Walk(steps), Walk::nothing());
        QTRY_VERIFY(!why->isHidden());
        ways.back()->click();
        QVERIFY(!selection().step());
        QTRY_VERIFY(why->isHidden());
        // Escape leaves the studio from here as from its maps.
        selection().setSteps(Walk(steps), Walk::nothing());
        QTRY_VERIFY(!why->isHidden());
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY(!window->workArea()->studio());
    }

    void whatIsHiddenStaysSo()
    {
        openAt("context", {3, 0});
        selection().setHidden({{"context", {0, 3, 0}}});
        QTRY_VERIFY(!studio->derivatives());
        QVERIFY(!studio->caption().contains(QStringLiteral("0.31")));
        QVERIFY(studio->maps()->views().front()->isHidden());
        selection().setChosen(Cell{2, 0}); // one that is not hidden
        QTRY_VERIFY(studio->derivatives());
        settle();
        for (QCheckBox* box : controls()->findChildren<QCheckBox*>())
            if (box->text().contains(QStringLiteral("other stages")))
                QVERIFY(!box->isEnabled());
        for (const ForwardCard* card : studio->forward()->cards())
            if (card->stage().tensor == "head_context")
                QCOMPARE(card->stage().map->mark({3, 0}), CellMark::Hidden);
    }

    void numbersBetweenAreShownWhereAskedFor()
    {
        openAt("context", {3, 0});
        for (QCheckBox* box : controls()->findChildren<QCheckBox*>())
            if (box->text().contains(QStringLiteral("other stages")))
                box->setChecked(true);
        DerivativeView* weights = viewOf("weights");
        QVERIFY(weights);
        QVERIFY(weights->wordsOf({3, 2}).contains(QStringLiteral(" with respect to weight “with” → “starts”: ")));
        // d context / d weight is the value of that key.
        QVERIFY(std::abs(weights->data()->value({3, 2}) - value("v", {0, 0, 2, 0})) < 1e-6);
        studio->chooseEdit({"weights", {0, 0, 3, 2}});
        settle();
        QVERIFY(std::abs(*studio->prediction()->really - 0.1 * value("v", {0, 0, 2, 0})) < 1e-6); // it is linear
    }

    void theLengthOfARowCanBeAskedAbout()
    {
        openAt("context", {3, 0});
        for (QComboBox* list : controls()->findChildren<QComboBox*>())
            if (list->accessibleName() == QLatin1String("Quantity")) {
                list->setCurrentIndex(1);
                Q_EMIT list->activated(1);
            }
        QTRY_VERIFY(studio->derivatives() && studio->derivatives()->asked.what == AskedFor::RowNorm);
        const double length = std::hypot(value("context", {0, 3, 0}), value("context", {0, 3, 1}));
        QVERIFY(std::abs(studio->derivatives()->gradient->value - length) < 1e-6);
    }
};

WINDOW_TEST(TestSensitivity)
#include "tst_sensitivity.moc"

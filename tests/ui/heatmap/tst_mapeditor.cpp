// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers changed on the map: typed, by F2's action, by a double click; an input's is edited, a computed one pinned.
#include "core/explain/withhold.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/mapeditor.h"
#include "ui/paint/legendpainter.h"
#include "ui/theme/colors.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <memory>

using namespace attn;

namespace {

// A lesson on the page, computed anew after each edit.
struct Bench {
    Document document;
    Selection selection;
    HeatmapPage page{&selection};
    MapEditor editor{&document, &selection, &page};

    Bench()
    {
        document.open(lessonScene("000.causal.neg_inf"), {});
        page.resize(700, 500);
        compute();
        QObject::connect(&document, &Document::changed, &page, [this] { compute(); });
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
    }
    void compute() { page.setComputed(computedOf(document.scene())); }
    void choose(const char* stage, Cell cell)
    {
        selection.setStage(QString::fromLatin1(stage));
        selection.setChosen(cell);
    }
    HeatmapView* view() const { return page.activeView(); }
    QLineEdit* field() const
    {
        for (auto* field : page.findChildren<QLineEdit*>())
            if (field->isVisible())
                return field;
        return nullptr;
    }
    QStringList steps() const
    {
        QStringList names;
        for (int i = 0; i < const_cast<Document&>(document).undoStack()->count(); ++i)
            names << const_cast<Document&>(document).undoStack()->text(i);
        return names;
    }
};

} // namespace

class TestMapEditor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void init() { m_bench = std::make_unique<Bench>(); }
    void cleanup() { m_bench.reset(); }

    void typingPinsAComputedNumber()
    {
        m_bench->choose("scores", {3, 1});
        QTest::keyClicks(m_bench->view(), QStringLiteral("3"));
        QVERIFY(m_bench->field());
        QCOMPARE(m_bench->field()->text(), QStringLiteral("3"));
        QTest::keyClicks(m_bench->field(), QStringLiteral(".5"));
        QTest::keyClick(m_bench->field(), Qt::Key_Return);
        QVERIFY(!m_bench->field());
        const Scene& scene = m_bench->document.scene();
        QVERIFY(scene.overrides == EditList({{"scores", {0, 0, 3, 1}, 3.5f}}));
        QCOMPARE(m_bench->steps(), QStringList(QStringLiteral("Pin score “with” → “journey”")));
        QCOMPARE(m_bench->view()->data()->value({3, 1}), 3.5f);
        QVERIFY(m_bench->view()->data()->isEdited({3, 1}));
        QVERIFY(describeCell(*m_bench->view()->data(), {3, 1}).endsWith(QStringLiteral("score 3.5000, pinned")));
        QCOMPARE(legendText(legendOf(*m_bench->view()->data(), colors()).back()), QStringLiteral("overridden"));
        m_bench->document.undoStack()->undo();
        QVERIFY(m_bench->document.scene().overrides.empty());
        QVERIFY(!m_bench->view()->data()->isEdited({3, 1}));
    }

    void aLockedCellSaysSoAndAHiddenOneAsksForItsAnswer()
    {
        m_bench->editor.setLocked([](const CellBlock& cell) { return cell.tensor == "scores"; });
        QSignalSpy asked(&m_bench->editor, &MapEditor::answerAsked);
        m_bench->choose("scores", {3, 1});
        QTest::keyClicks(m_bench->view(), QStringLiteral("3"));
        QVERIFY(!m_bench->field());
        QCOMPARE(QToolTip::text(), QStringLiteral("This cell is locked in this step."));
        QVERIFY(asked.empty());
        m_bench->page.setComputed(withhold(m_bench->page.computed(), {{"scores", {0, 0, 3, 1}}}));
        QTest::keyClicks(m_bench->view(), QStringLiteral("3"));
        QVERIFY(!m_bench->field());
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front()[0].toString(), QStringLiteral("3"));
        m_bench->editor.setLocked({});
        QTest::keyClicks(m_bench->view(), QStringLiteral("3"));
        QVERIFY(m_bench->field());
    }

    void anInputIsEditedAsInItsTable()
    {
        m_bench->choose("x", {2, 1});
        m_bench->editor.editChosen();
        QCOMPARE(m_bench->field()->text(), QStringLiteral("0.85"));
        QTest::keyClicks(m_bench->field(), QStringLiteral("1/sqrt(4)"));
        QTest::keyClick(m_bench->field(), Qt::Key_Enter);
        QVERIFY(m_bench->document.scene().edits.contains("x", {2, 1}));
        QVERIFY(m_bench->document.scene().overrides.empty());
        QCOMPARE(m_bench->view()->data()->value({2, 1}), 0.5f);
        QCOMPARE(legendText(legendOf(*m_bench->view()->data(), colors()).back()), QStringLiteral("edited by hand"));
    }

    void ofAllHeadsTheOneInFocusIsOpenedToEditItsNumber()
    {
        m_bench->document.open(lessonScene("000.mha"), {});
        m_bench->compute();
        m_bench->choose("scores", {3, 1});
        m_bench->selection.setHead(1);
        m_bench->selection.setAllHeads(true);
        QVERIFY(!m_bench->view());
        m_bench->editor.editChosen();
        QVERIFY(!m_bench->selection.allHeads());
        QVERIFY(m_bench->field());
        QTest::keyClicks(m_bench->field(), QStringLiteral("2"));
        QTest::keyClick(m_bench->field(), Qt::Key_Return);
        QVERIFY(m_bench->document.scene().overrides.contains("scores", {0, 1, 3, 1}));
    }

    void aDoubleClickOpensTheCell()
    {
        m_bench->choose("softmax", {0, 0});
        QTest::mouseDClick(m_bench->view(), Qt::LeftButton, {}, centreOf(*m_bench->view(), {4, 2}));
        QVERIFY(m_bench->field());
        QVERIFY(m_bench->field()->geometry().contains(centreOf(*m_bench->view(), {4, 2})));
        QCOMPARE(m_bench->selection.chosen(), std::optional(Cell{4, 2}));
        QTest::keyClicks(m_bench->field(), QStringLiteral("0.9"));
        QTest::keyClick(m_bench->field(), Qt::Key_Escape);
        QVERIFY(!m_bench->field());
        QVERIFY(m_bench->document.scene().overrides.empty());
        QVERIFY(m_bench->view()->hasFocus());
    }

    void whatIsNoNumberIsSaidAndTheFieldStays()
    {
        m_bench->choose("scores", {3, 1});
        m_bench->editor.editChosen();
        QTest::keyClicks(m_bench->field(), QStringLiteral("1e39"));
        QTest::keyClick(m_bench->field(), Qt::Key_Return);
        QVERIFY(m_bench->field());
        QCOMPARE(QToolTip::text(), QStringLiteral("The result is too large for float32 (3.4e38)."));
        QVERIFY(m_bench->document.scene().overrides.empty());
        QCOMPARE(m_bench->steps(), QStringList());
    }

    void aNumberThatIsLeftAsItWasPinsNothing()
    {
        m_bench->choose("scores", {3, 1});
        m_bench->editor.editChosen();
        QTest::keyClick(m_bench->field(), Qt::Key_Return);
        QCOMPARE(m_bench->steps(), QStringList());
    }

    void takingBackIsAStep()
    {
        m_bench->choose("scores", {3, 1});
        QVERIFY(!m_bench->editor.chosenIsPutIn());
        QTest::keyClicks(m_bench->view(), QStringLiteral("2"));
        QTest::keyClick(m_bench->field(), Qt::Key_Return);
        QVERIFY(m_bench->editor.chosenIsPutIn());
        m_bench->editor.takeBackChosen();
        QVERIFY(m_bench->document.scene().overrides.empty());
        QCOMPARE(m_bench->steps().last(), QStringLiteral("Reset pinned value score “with” → “journey”"));
        m_bench->editor.takeBackChosen(); // nothing is there
        QCOMPARE(m_bench->steps().size(), 2);
    }

    void aHiddenNumberIsNotInTheFieldAndStaysWhenNothingIsTyped()
    {
        m_bench->choose("scores", {3, 1});
        m_bench->page.setComputed(withhold(m_bench->page.computed(), {{"scores", {0, 0, 3, 1}}}));
        m_bench->editor.editChosen();
        QCOMPARE(m_bench->field()->text(), QString());
        QTest::keyClick(m_bench->field(), Qt::Key_Return);
        QVERIFY(!m_bench->field());
        QCOMPARE(m_bench->steps(), QStringList());
        m_bench->editor.editChosen();
        m_bench->field()->setText(QStringLiteral("2"));
        QTest::keyClick(m_bench->field(), Qt::Key_Return);
        QVERIFY(m_bench->document.scene().overrides.contains("scores", {0, 0, 3, 1}));
    }

    void whatWasTypedCountsWhenTheFocusGoesElsewhere()
    {
        m_bench->choose("scores", {3, 1});
        QTest::keyClicks(m_bench->view(), QStringLiteral("2"));
        m_bench->view()->setFocus(Qt::MouseFocusReason);
        QVERIFY(!m_bench->field());
        QCOMPARE(m_bench->steps(), QStringList(QStringLiteral("Pin score “with” → “journey”")));
    }

    void theFieldGoesWithTheNumberThatItStoodOver()
    {
        const Walk walk(*m_bench->page.computed()->realized, 0, 0);
        m_bench->choose("scores", {3, 1});
        QTest::keyClicks(m_bench->view(), QStringLiteral("2"));
        QVERIFY(m_bench->field());
        m_bench->selection.setSteps(walk, StepPlace{walk.find("scores"), 2, 5, -1}); // it is blank now
        QVERIFY(!m_bench->field());
        m_bench->selection.endSteps();
        QTest::keyClicks(m_bench->view(), QStringLiteral("2"));
        QVERIFY(m_bench->field());
        m_bench->selection.setStage(QStringLiteral("softmax"));
        QVERIFY(!m_bench->field());
        QCOMPARE(m_bench->steps(), QStringList());
    }

    void aDragWithAltMovesTheNumberAndIsOneStep()
    {
        m_bench->choose("x", {0, 0});
        const QPoint from = centreOf(*m_bench->view(), {2, 1}); // 0.85
        const auto drag = [&](const QPoint& to, Qt::KeyboardModifiers keys = Qt::AltModifier) {
            QMouseEvent move(QEvent::MouseMove, to, m_bench->view()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                             keys);
            QCoreApplication::sendEvent(m_bench->view(), &move);
        };
        const auto number = [&] { return m_bench->view()->data()->value({2, 1}); };
        QTest::mousePress(m_bench->view(), Qt::LeftButton, Qt::AltModifier, from);
        QCOMPARE(m_bench->selection.chosen(), std::optional(Cell{2, 1}));
        drag(from + QPoint(8, 0));
        drag(from + QPoint(20, 0));
        QCOMPARE(number(), 1.05f);
        drag(from + QPoint(20, 0), Qt::AltModifier | Qt::ControlModifier);
        QCOMPARE(number(), 1.1f); // lands on tenths
        drag(from + QPoint(10, 0));
        QTest::mouseRelease(m_bench->view(), Qt::LeftButton, Qt::AltModifier, from);
        QCOMPARE(number(), 0.95f);
        QCOMPARE(m_bench->steps(), QStringList(QStringLiteral("Set x of “starts”, component 1 to 0.95")));
        QVERIFY(!m_bench->field());

        // Esc takes a drag back, a computed number is pinned, and a click is no drag.
        m_bench->choose("scores", {0, 0});
        const QPoint score = centreOf(*m_bench->view(), {3, 1});
        QTest::mousePress(m_bench->view(), Qt::LeftButton, Qt::AltModifier, score);
        drag(score + QPoint(30, 0));
        QVERIFY(m_bench->document.scene().overrides.contains("scores", {0, 0, 3, 1}));
        QTest::keyClick(m_bench->view(), Qt::Key_Escape);
        QVERIFY(m_bench->document.scene().overrides.empty());
        QCOMPARE(m_bench->steps().size(), 1);
        QTest::mouseRelease(m_bench->view(), Qt::LeftButton, Qt::AltModifier, score);
        QTest::mouseClick(m_bench->view(), Qt::LeftButton, Qt::AltModifier, score);
        QCOMPARE(m_bench->selection.chosen(), std::optional(Cell{3, 1}));
        QCOMPARE(m_bench->steps().size(), 1);

        // Nothing that the walk has not come to, and nothing that is hidden.
        const Walk walk(*m_bench->page.computed()->realized, 0, 0);
        m_bench->selection.setSteps(walk, StepPlace{walk.find("scores"), 2, 5, -1});
        QTest::mousePress(m_bench->view(), Qt::LeftButton, Qt::AltModifier, score);
        drag(score + QPoint(30, 0));
        QTest::mouseRelease(m_bench->view(), Qt::LeftButton, Qt::AltModifier, score);
        m_bench->selection.endSteps();
        m_bench->page.setComputed(withhold(m_bench->page.computed(), {{"scores", {0, 0, 3, 1}}}));
        QTest::mousePress(m_bench->view(), Qt::LeftButton, Qt::AltModifier, score);
        drag(score + QPoint(30, 0));
        QTest::mouseRelease(m_bench->view(), Qt::LeftButton, Qt::AltModifier, score);
        QCOMPARE(m_bench->steps().size(), 1);
    }

    void whatTheWalkHasNotReachedCannotBeChanged()
    {
        const Walk walk(*m_bench->page.computed()->realized, 0, 0);
        m_bench->selection.setSteps(walk, StepPlace{walk.find("scores"), 2, 5, -1});
        m_bench->choose("scores", {3, 1});
        QTest::keyClicks(m_bench->view(), QStringLiteral("2"));
        QVERIFY(!m_bench->field());
        QVERIFY(QToolTip::text().startsWith(QStringLiteral("You can change this value once it has been computed")));
        m_bench->choose("scores", {2, 1});
        QTest::keyClicks(m_bench->view(), QStringLiteral("2"));
        QVERIFY(m_bench->field());
    }

    void aMaskedCellThatIsPinnedShowsItsNumber()
    {
        m_bench->choose("mask", {1, 4});
        QCOMPARE(m_bench->view()->data()->mark({1, 4}), CellMark::Masked);
        QTest::keyClicks(m_bench->view(), QStringLiteral("2"));
        QTest::keyClick(m_bench->field(), Qt::Key_Return);
        QCOMPARE(m_bench->view()->data()->mark({1, 4}), CellMark::None);
        QCOMPARE(m_bench->view()->data()->mark({1, 5}), CellMark::Masked);
        m_bench->choose("softmax", {1, 4});
        QCOMPARE(m_bench->view()->data()->mark({1, 4}), CellMark::None); // it follows
        QVERIFY(m_bench->view()->data()->value({1, 4}) > 0);
        QCOMPARE(m_bench->view()->data()->mark({1, 5}), CellMark::Masked);
    }

private:
    std::unique_ptr<Bench> m_bench;
};

WINDOW_TEST(TestMapEditor)
#include "tst_mapeditor.moc"

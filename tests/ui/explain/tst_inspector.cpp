// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/document/selection.h"
#include "ui/explain/editblock.h"
#include "ui/explain/equationview.h"
#include "ui/explain/explainblock.h"
#include "ui/explain/formulaview.h"
#include "ui/explain/inspector.h"
#include "ui/explain/rowbars.h"
#include "ui/facts/checks.h"
#include "ui/kit/badge.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/stagecards.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace attn;

namespace {

QStringList texts(const std::vector<Check>& checks)
{
    QStringList list;
    for (const Check& check : checks)
        list << check.text;
    return list;
}

// More weights than are checked within a frame.
ComputedPtr largeLayer()
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Randn{"x", {1, 1100, 4}, {}}};
    scene.config.d_in = scene.config.d_out = 4;
    return computedOf(scene);
}

QStringList labelsOf(const QWidget& widget)
{
    QStringList list;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        list << label->text();
    return list;
}

// The inspector on a layer, with a cell of its weights chosen.
struct Shown {
    Selection selection;
    Inspector inspector{&selection};

    explicit Shown(const ComputedPtr& layer, std::optional<Cell> chosen = {}, bool edited = false)
    {
        inspector.resize(318, 700);
        inspector.show();
        if (chosen)
            selection.setChosen(chosen);
        inspector.setComputed(layer, edited);
    }
    QStringList labels() const { return labelsOf(inspector); }
};

} // namespace

class TestInspector : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void theInspectorShowsTheChosenCell()
    {
        Shown shown(computedOf(lessonScene("000.causal.neg_inf")), Cell{3, 2});
        QVERIFY(shown.labels().contains(QStringLiteral("0.2794")));
        QVERIFY(shown.labels().contains(QStringLiteral("weights[0,0,3,2]")));
        QVERIFY(shown.inspector.findChild<FormulaView*>()->isVisible());
        QCOMPARE(shown.inspector.findChild<Badge*>()->text(), QStringLiteral("matches PyTorch"));
        shown.selection.setChosen(Cell{0, 0});
        QVERIFY(shown.labels().contains(QStringLiteral("1.0000")));
        shown.selection.setChosen(std::nullopt);
        QVERIFY(!shown.inspector.findChild<RowBars*>()->isVisible());
    }

    void aSceneSaysWhatItIs()
    {
        Shown opened(computedOf(lessonScene("000.causal.neg_inf")), Cell{3, 2});
        QVERIFY(opened.labels().contains(QStringLiteral("About this scene")));
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.edits.set("x", {0, 0}, 2);
        Shown edited(computedOf(scene), Cell{3, 2}, true);
        QVERIFY(edited.labels().contains(QStringLiteral("About this scene")));
        scene = lessonScene("000.causal.neg_inf");
        scene.overrides.set("scores", {0, 0, 0, 1}, 1); // which the notebook does not print: the longest badge
        Shown pinned(computedOf(scene), Cell{3, 2}, true);
        for (Shown* shown : {&opened, &edited, &pinned}) // nothing is cut off at the right
            QVERIFY(shown->inspector.widget()->minimumSizeHint().width() <= Inspector::leastWidth());
    }

    void aPinnedNumberSaysWhatItWouldBeAndCanBeTakenBack()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.overrides.add({"weights", {0, 0, 3, 2}, 0.5f});
        const auto layer = computedOf(scene);
        Shown shown(layer, Cell{3, 2}, true);
        const auto* line = shown.inspector.findChild<QWidget*>(QStringLiteral("override"));
        QVERIFY(line->isVisible());
        QVERIFY(labelsOf(*line).contains(QStringLiteral("pinned to 0.5000, computed 0.2794")));
        QVERIFY(shown.labels().contains(QStringLiteral("0.5000")));
        QSignalSpy asked(&shown.inspector, &Inspector::takeBackAsked);
        QTest::mouseClick(line->findChild<QAbstractButton*>(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QVERIFY((asked[0][0].value<CellRef>() == CellRef{"weights", {0, 0, 3, 2}}));
        const auto lines = equationLines(*shown.inspector.explainBlock()->explanation(), *layer, 4, 0);
        QCOMPARE(lines.back().parts.front().text, QStringLiteral("pinned:"));
        QCOMPARE(lines.back().parts.back().text, QStringLiteral("0.5000"));
        const EquationLine& made = *(lines.end() - 2);
        QCOMPARE(made.parts.back().text, QStringLiteral("0.2794")); // the equation is true
        const Walk walk(*layer->realized, 0, 0);
        shown.selection.setSteps(walk, StepPlace{walk.find("weights"), 3, 1, -1});
        QVERIFY(!line->isVisible()); // the walk is not there yet
        shown.selection.setSteps(walk, std::nullopt);
        shown.selection.setChosen(Cell{3, 1});
        QVERIFY(!line->isVisible());
    }

    void afterAnEditTheValueSaysWhatItWas()
    {
        Scene edited = lessonScene("000.causal.neg_inf");
        edited.edits.set("W_query", {1, 1}, 3);
        const auto before = computedOf(lessonScene("000.causal.neg_inf")), now = computedOf(edited);
        Shown shown(now, Cell{4, 1}, true);
        QVERIFY(QTest::qWaitForWindowExposed(&shown.inspector));
        auto* bars = shown.inspector.findChild<RowBars*>();
        const QImage plain = bars->grab().toImage();
        shown.inspector.setEarlier(before, QStringLiteral("Set W_query[1, 1] to 3"));
        QVERIFY(shown.labels().contains(QStringLiteral("0.2363 → 0.2642")));
        QVERIFY(shown.labels().contains(QStringLiteral("20 of 21 cells in weights changed")));
        QVERIFY(!shown.labels().filter(QStringLiteral("largest change in journey → ")).isEmpty());
        for (const QLabel* label :
             shown.inspector.findChild<EditBlock*>()->findChildren<QLabel*>()) { // no number is cut
            const QRect whole =
                label->fontMetrics().boundingRect(0, 0, label->width(), 999, Qt::TextWordWrap, label->text());
            QTRY_VERIFY2(label->isHidden() ||
                             (whole.width() <= label->width() && whole.height() <= label->height() + 2),
                         qPrintable(label->text()));
        }
        QTRY_VERIFY(bars->grab().toImage() != plain); // a line where each bar ended
        const Walk walk(*now->realized, 0, 0);
        shown.selection.setSteps(walk, StepPlace{walk.find("weights"), 3, 1, -1});
        const auto* was = shown.inspector.findChild<QLabel*>(QStringLiteral("before"));
        QVERIFY(!was->isVisible()); // the walk is not there yet
        shown.selection.setSteps(walk, std::nullopt);
        shown.selection.setChosen(Cell{0, 0}); // 1 before and now
        QVERIFY(!was->isVisible());
        shown.inspector.setEarlier(nullptr, {});
        QVERIFY(!shown.inspector.findChild<EditBlock*>()->isVisible());
    }

    void anotherSceneForgetsTheTrail()
    {
        Shown shown(computedOf(lessonScene("000.causal.neg_inf")));
        shown.selection.setChosen(Cell{3, 2});
        shown.inspector.follow({"scores", {0, 0, 3, 2}});
        shown.inspector.setComputed(computedOf(lessonScene("000.causal.neg_inf")), false);
        auto* back = shown.inspector.explainBlock()->findChild<QAbstractButton*>();
        QVERIFY(back->text().contains(QStringLiteral("Back to")) && !back->isHidden());
        shown.inspector.forgetTrail();
        shown.inspector.setComputed(computedOf(lessonScene("000.causal.neg_inf")), false);
        QVERIFY(back->isHidden());
    }

    void lampsOfALargeLayerNeverStandOverAnotherOne()
    {
        const auto small = computedOf(lessonScene("000.causal.neg_inf")), large = largeLayer();
        QVERIFY(!checksAreQuick(*large));
        const auto prepared = std::make_shared<Prepared>();
        prepared->checks = checksOf(*small, 0, 0);
        Selection selection;
        const QStringList right = texts(checksAt(*prepared->checks, *small, selection.stage(), {}, {}));
        Inspector inspector(&selection);
        inspector.setComputed(small, false, prepared);
        QCOMPARE(lampsOf(inspector), right);
        inspector.setComputed(large, false);
        QCOMPARE(lampsOf(inspector), QStringList{QStringLiteral("Checking …")});
        QTRY_VERIFY(lampsOf(inspector) != QStringList{QStringLiteral("Checking …")});
        QVERIFY(lampsOf(inspector) != right);

        inspector.setComputed(large, true);            // begins to check …
        inspector.setComputed(small, false, prepared); // … what is gone at once
        QTest::qWait(1500);
        QCOMPARE(lampsOf(inspector), right);
        const auto no_lamps = std::make_shared<Prepared>(); // as while the large one is dragged
        inspector.setComputed(large, true, no_lamps);
        QCOMPARE(lampsOf(inspector), QStringList{QStringLiteral("Checking …")});
        inspector.setComputed(small, false, prepared);
        QTest::qWait(500);
        QCOMPARE(lampsOf(inspector), right);
    }

    void theEquationOfEveryStageEndsInTheTracesCell_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const char* id : {"000.causal.neg_inf", "000.causal.dropout", "003.causal", "000.mha"})
            if (lessonNamed(id))
                QTest::newRow(id) << QString::fromLatin1(id);
    }

    void theEquationOfEveryStageEndsInTheTracesCell()
    {
        QFETCH(QString, lesson);
        const auto layer = computedOf(lessonScene(lesson.toLatin1().constData()));
        Shown shown(layer);
        int cells = 0;
        for (const StageInfo& stage : cardsOf(*layer->realized))
            for (const std::string& tensor : stage.tensors) {
                shown.selection.go(stage.id, QString::fromStdString(tensor), 0, 0, {1, 0});
                const auto& explanation = shown.inspector.explainBlock()->explanation();
                QVERIFY(explanation);
                QCOMPARE(explanation->cell.tensor, tensor);
                const double value = layer->trace->cell(*layer->trace->find(tensor), explanation->cell.index);
                QCOMPARE(explanation->value, value);
                QVERIFY2(explanation->result == value || std::abs(explanation->result - value) < 1e-5, tensor.c_str());
                if (!explanation->terms.empty())
                    QVERIFY2(shown.inspector.explainBlock()->equation()->text().contains(formatNumber(value, 4)),
                             qPrintable(shown.inspector.explainBlock()->equation()->text()));
                ++cells;
            }
        QVERIFY(cells >= 7);
    }

    void smallSumsDivideToWhatTheCellShows()
    {
        Scene scene;
        scene.inputs = {{"x", Tensor({3, 1}, {1.0f, -0.7f, -0.29993f})}};
        scene.config.projection = Projection::None;
        scene.config.scale = Scale::None;
        scene.config.normalize = Normalize::Sum;
        scene.config.d_in = scene.config.d_out = 1;
        const auto layer = computedOf(scene);
        Shown shown(layer);
        shown.selection.go(QStringLiteral("softmax"), QStringLiteral("weights"), 0, 0, {1, 0});
        const QString text = shown.inspector.explainBlock()->equation()->text();
        const double value = layer->trace->cell(*layer->trace->find("weights"), {0, 0, 1, 0});
        QVERIFY2(text.contains(formatNumber(value, 4)), qPrintable(text));
        QVERIFY2(text.contains(QString::fromUtf8("−4.9")) && text.contains(QString::fromUtf8("e−5)")),
                 qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("0.0000")) && !text.contains(QLatin1Char('-')), qPrintable(text));
    }

    void aNumberOfTheEquationLeadsToItsCellAndBackspaceBack()
    {
        const auto layer = computedOf(lessonScene("000.causal.neg_inf"));
        Shown shown(layer);
        shown.selection.go(QStringLiteral("scores"), {}, 0, 0, {3, 2});
        EquationView* equation = shown.inspector.explainBlock()->equation();
        QVERIFY(equation->links().front() == (CellRef{"q", {0, 0, 3, 0}}));
        QVERIFY(std::ranges::find(shown.selection.inputs(), CellRef{"k", {0, 0, 2, 1}}) !=
                shown.selection.inputs().end());

        QTest::keyClick(equation, Qt::Key_Right); // to the factor, a number of the key
        QTest::keyClick(equation, Qt::Key_Return);
        QCOMPARE(shown.selection.stage(), QStringLiteral("qkv"));
        QCOMPARE(shown.selection.tensor(), QStringLiteral("k"));
        QCOMPARE(shown.selection.chosen(), std::optional(Cell{2, 0}));

        QTest::keyClick(equation, Qt::Key_Right); // x times W_key: to the weight, which no stage shows
        QTest::keyClick(equation, Qt::Key_Return);
        QVERIFY(shown.labels().contains(QStringLiteral("W_key[0,0]")));
        QStringList links;
        for (const LinkButton* link : shown.inspector.findChildren<LinkButton*>())
            links << link->text();
        QVERIFY2(links.contains(QStringLiteral("← Back to k of “starts”, component 0")), qPrintable(links.join(u'|')));
        const auto back = shown.inspector.findChildren<LinkButton*>();
        const auto way = std::ranges::find_if(back, [](auto* link) { return link->text().startsWith(u'←'); });
        QVERIFY((*way)->sizePolicy().horizontalPolicy() == QSizePolicy::Maximum); // long words make the panel no wider
        QCOMPARE(shown.selection.stage(), QStringLiteral("qkv"));

        QTest::keyClick(equation, Qt::Key_Backspace);
        QVERIFY(shown.labels().contains(QStringLiteral("k[0,0,2,0]")));
        QTest::keyClick(equation, Qt::Key_Backspace);
        QCOMPARE(shown.selection.stage(), QStringLiteral("scores"));
        QCOMPARE(shown.selection.chosen(), std::optional(Cell{3, 2}));
        shown.selection.setChosen(Cell{0, 0}); // by hand: nothing to go back to
        QTest::keyClick(equation, Qt::Key_Backspace);
        QCOMPARE(shown.selection.chosen(), std::optional(Cell{0, 0}));
    }

    // A scale and a mask that are off copy the scores: to go through them would show the same number again.
    void stagesThatAreOffArePassedOver()
    {
        Shown shown(computedOf(lessonScene("000.simple.softmax")));
        shown.selection.go(QStringLiteral("softmax"), {}, 0, 0, {3, 2});
        EquationView* equation = shown.inspector.explainBlock()->equation();
        const CellRef link = equation->links().front();
        QCOMPARE(QString::fromStdString(link.tensor), QStringLiteral("masked"));
        QTest::keyClick(equation, Qt::Key_Return);
        QVERIFY2(shown.labels().contains(QStringLiteral("scores[0,0,3,%1]").arg(link.index.back())),
                 qPrintable(shown.labels().join(u'|')));
        QTest::keyClick(equation, Qt::Key_Backspace);
        QVERIFY(shown.labels().contains(QStringLiteral("weights[0,0,3,2]")));
    }

    void theEquationIsCopiedAsTextLatexAndPyTorch()
    {
        Shown shown(computedOf(lessonScene("000.causal.neg_inf")));
        shown.selection.go(QStringLiteral("scores"), {}, 0, 0, {1, 3});
        const auto copied = [&](const char* form) {
            for (auto* button : shown.inspector.findChildren<QAbstractButton*>())
                if (button->text() == QLatin1String(form))
                    button->click();
            return QApplication::clipboard()->text();
        };
        QCOMPARE(copied("text"),
                 QStringLiteral("scores[journey, with] = q·k = 0.4306·0.2408 + 1.4551·0.6706 = 1.0795"));
        QVERIFY(copied("LaTeX").contains(QStringLiteral("\\cdot")));
        QVERIFY(copied("PyTorch").contains(QStringLiteral("torch")));
    }

    void aLongRowIsWrittenOutOnDemand()
    {
        Scene scene;
        scene.draws = {ManualSeed{1}, Randn{"x", {40, 4}, std::nullopt}};
        scene.config.d_in = scene.config.d_out = 4;
        Shown shown(computedOf(scene));
        shown.selection.go(QStringLiteral("softmax"), {}, 0, 0, {3, 2});
        EquationView* equation = shown.inspector.explainBlock()->equation();
        QCOMPARE(equation->links().size(), std::size_t(1 + 12));
        for (auto* button : shown.inspector.findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("Show all 40 terms"))
                button->click();
        QCOMPARE(equation->links().size(), std::size_t(1 + 40));
    }

    void aClickOnOmittedTermsWritesThemOut()
    {
        Scene scene;
        scene.draws = {ManualSeed{1}, Randn{"x", {40, 4}, std::nullopt}};
        scene.config.d_in = scene.config.d_out = 4;
        Shown shown(computedOf(scene));
        shown.selection.go(QStringLiteral("softmax"), {}, 0, 0, {3, 2});
        EquationView* equation = shown.inspector.explainBlock()->equation();
        QVERIFY(equation->text().contains(QStringLiteral("28 more terms")));
        for (int link = 0; link < equation->accessibleCount().width(); ++link)
            if (const Cell cell{0, link}; equation->accessibleWords(cell).contains(QStringLiteral("28 more terms"))) {
                QTest::mouseClick(equation, Qt::LeftButton, {}, equation->accessiblePlace(cell).center());
                break;
            }
        QVERIFY(!equation->text().contains(QStringLiteral("more terms")));
        QCOMPARE(equation->links().size(), std::size_t(1 + 40));
    }
};

WINDOW_TEST(TestInspector)
#include "tst_inspector.moc"

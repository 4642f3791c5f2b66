// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/section.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/softmax/overflow.h"
#include "ui/studios/softmax/overflowcard.h"
#include "ui/studios/softmax/scaleeffect.h"
#include "ui/studios/softmax/scaleview.h"
#include "ui/studios/softmax/softmaxcells.h"
#include "ui/studios/softmax/softmaxcolumns.h"
#include "ui/studios/softmax/softmaxstudio.h"
#include "ui/theme/colors.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace attn;

namespace {

// The studio on a document, computed at once after every edit.
struct Opened {
    Document document;
    Selection selection;
    SoftmaxStudio studio{&document, &selection};

    explicit Opened(const Scene& scene, Cell chosen = {4, 1})
    {
        document.open(scene, {});
        QObject::connect(&document, &Document::changed, &studio,
                         [this] { studio.setComputed(computedOf(document.scene())); });
        studio.resize(1000, 500);
        studio.show();
        selection.setChosen(chosen);
        studio.setComputed(computedOf(document.scene()));
    }
    template <class T> T* control(const QString& name)
    {
        for (T* each : studio.controls()->findChildren<T*>())
            if (each->accessibleName() == name || each->objectName() == name)
                return each;
        return nullptr;
    }
    QString plain(const QString& part)
    {
        for (const QLabel* label : studio.findChildren<QLabel*>())
            if (label->text().contains(part))
                return label->text();
        return {};
    }
};

// Where a cell's bar ends and its number begins.
struct Places : ScreenCanvas {
    using ScreenCanvas::fill;
    using ScreenCanvas::ScreenCanvas;
    double bar = 0, number = 1e9;
    void fill(const QRectF& box, const QColor&) override { bar = std::max(bar, box.right()); }

protected:
    void write(const QString&, const TextStyle&, QPointF start, const QColor&, bool) override { number = start.x(); }
};

bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

Scene maskedRowScene()
{
    Scene scene = lessonScene("000.causal.neg_inf");
    Tensor blocked({6, 6}, Kind::Boolean);
    for (int k = 0; k < 6; ++k)
        blocked.mutableData()[4 * 6 + k] = 1;
    scene.inputs.push_back({"blocked", blocked});
    scene.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "blocked"};
    scene.expected.clear();
    return scene;
}

} // namespace

class TestSoftmaxStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    // Also in the narrow columns of a figure.
    void noNumberLiesOverItsBar()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        const SoftmaxRow row = softmaxRow(*computed, 0, 0, 4, 4);
        const auto scales = softmaxScales(row);
        QImage image(400, 40, QImage::Format_RGB32);
        QPainter painter(&image);
        for (const double width : {60.0, 90.0, 120.0, 200.0})
            for (std::size_t column = 0; column < row.columns.size(); ++column)
                for (std::size_t key = 0; key < 5; ++key) {
                    Places places(painter);
                    const TextStyle digits{TextFace::Numbers, 13};
                    drawSoftmaxCell(places, QRectF(0, 0, width, 40), row, column, key, key == 0, scales[column],
                                    {colors(), digits, places.textWidth(QStringLiteral("−8.8888"), digits), 1});
                    QVERIFY2(places.bar < places.number,
                             qPrintable(QStringLiteral("%1: %2, %3").arg(width).arg(places.bar).arg(places.number)));
                }
    }

    void aLargeLayerIsOpenedRowByRowWithoutItsMap()
    {
        Document document;
        document.open(headsScene(600, 1), {});
        Selection selection;
        SoftmaxStudio studio(&document, &selection);
        studio.controls()->show();
        studio.show();
        studio.setComputed(computedOf(document.scene()));
        QVERIFY(!studio.map()->data());
        QVERIFY(!studio.map()->isVisible());
        const auto labels = studio.controls()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("limited to 512 × 512 weights"));
        }));
        selection.setChosen(Cell{599, 3});
        QCOMPARE(studio.row().row, 599);
        QCOMPARE(studio.row().keys.size(), qsizetype(600));
        studio.setComputed(computedLesson("000.causal.neg_inf"));
        QVERIFY(studio.map()->data() && studio.map()->isVisible());
    }

    void theLastColumnIsTheTracesWeightsInEveryVariant_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const char* id :
             {"000.causal.neg_inf", "002.simple.naive", "002.simple.sumnorm", "003.post_softmax_renorm",
              "001.softmax_of_masked", "000.heads_list", "003.dropout.weights"})
            QTest::newRow(id) << id;
    }
    void theLastColumnIsTheTracesWeightsInEveryVariant()
    {
        QFETCH(QString, lesson);
        const ComputedPtr computed = computedLesson(lesson.toUtf8().constData());
        const TracedTensor& weights = *computed->trace->find("weights");
        for (int r = 0; r < softmaxRows(*computed); ++r) {
            const SoftmaxRow row = softmaxRow(*computed, 0, 0, r, 4);
            const auto traced = computed->trace->row(weights, 0, r);
            QCOMPARE(row.columns.back().values.size(), traced.size());
            for (std::size_t key = 0; key < traced.size(); ++key)
                QVERIFY(same(row.columns.back().values[key], traced[key]));
        }
    }

    void maximumExponentialsAndSumAreThoseOfTheExplanation()
    {
        for (const char* id : {"000.causal.neg_inf", "002.simple.naive", "003.post_softmax_renorm"}) {
            const ComputedPtr computed = computedLesson(id);
            const bool after = computed->trace->find("weights_unmasked") != nullptr;
            const auto explained = explain(computed->scene, *computed->realized, *computed->trace,
                                           {after ? "weights_unmasked" : "weights", {0, 0, 4, 1}});
            QVERIFY(bool(explained));
            const SoftmaxRow row = softmaxRow(*computed, 0, 0, 4, 4);
            QVERIFY(std::abs(row.sum - explained->sum) < 1e-6 * explained->sum);
            const auto& exponentials = row.find(SoftmaxStep::Exponential)->values;
            for (std::size_t key = 0; key < explained->terms.size(); ++key)
                QVERIFY(std::abs(exponentials[key] - explained->terms[key].exponential) < 1e-6 * explained->sum);
            if (!row.naive)
                QVERIFY(std::abs(row.maximum - explained->maximum) < 1e-6);
        }
    }

    // Each column's numbers are what its own heading says of those before.
    void capsAndBiasesHaveColumnsOfTheirOwn()
    {
        const auto titles = [](const SoftmaxRow& row) {
            QStringList list;
            for (const SoftmaxColumn& column : row.columns)
                list << column.title;
            return list.mid(0, 4);
        };
        const SoftmaxRow capped = softmaxRow(*computedLesson("today.04.softcap"), 0, 0, 2, 4);
        QCOMPARE(titles(capped), QStringList({"Scores", "Scale", "Soft cap", "Minus maximum"}));
        const auto& scaled = capped.find(SoftmaxStep::Scale)->values;
        const auto& cap = capped.find(SoftmaxStep::Cap)->values;
        for (std::size_t key = 0; key < cap.size(); ++key)
            QVERIFY(std::abs(cap[key] - 4 * std::tanh(scaled[key] / 4)) < 1e-5);
        QCOMPARE(capped.find(SoftmaxStep::Cap)->subtitle, QStringLiteral("4 tanh(s / 4)"));

        const ComputedPtr alibi = computedLesson("today.05.alibi");
        const SoftmaxRow biased = softmaxRow(*alibi, 0, 0, 3, 4);
        QCOMPARE(titles(biased), QStringList({"Scores", "Scale", "Bias, mask", "Minus maximum"}));
        const auto bias = alibi->trace->row(*alibi->trace->find("position_bias"), 0, 3);
        for (std::size_t key = 0; key <= 3; ++key)
            QVERIFY(std::abs(biased.find(SoftmaxStep::Bias)->values[key] -
                             (biased.find(SoftmaxStep::Scale)->values[key] + bias[key])) < 1e-5);

        Scene added = lessonScene("000.causal.neg_inf");
        added.config.mask.apply = MaskApply::Add;
        added.config.scale_at = ScaleAt::BeforeMask;
        QCOMPARE(titles(softmaxRow(*computedOf(added), 0, 0, 4, 4)),
                 QStringList({"Scores", "Scale", "Mask", "Minus maximum"}));
    }

    void aSinkIsALineThatMakesTheSumWhole()
    {
        const ComputedPtr computed = computedLesson("today.09.sinks");
        for (int head = 0; head < 2; ++head) {
            const SoftmaxRow row = softmaxRow(*computed, 0, head, 3, 4);
            QVERIFY(row.hasSink());
            const SoftmaxColumn &powers = *row.find(SoftmaxStep::Exponential), &shares = *row.find(SoftmaxStep::Divide);
            double sum = *powers.sink, whole = *shares.sink;
            for (std::size_t key = 0; key < powers.values.size(); ++key) {
                sum += powers.values[key];
                whole += shares.values[key];
            }
            QVERIFY(std::abs(sum - row.sum) < 1e-5);
            QVERIFY(std::abs(whole - 1) < 1e-5);
            QVERIFY(
                softmaxSentence(row, 1, SoftmaxStep::Divide)
                    .endsWith(
                        QStringLiteral("; the sink adds %1 to the sum").arg(formatNumber(*powers.sink, row.digits))));
            // Moved together with the sink no weight changes.
            const OverflowExample example = overflowExample(row, 1, 3);
            QVERIFY(example.shift > 0);
            for (const int key : example.shown)
                QVERIFY(std::abs(example.stable.weights[std::size_t(key)] - shares.values[std::size_t(key)]) < 1e-5);
        }
        QVERIFY(!softmaxRow(*computedLesson("000.causal.neg_inf"), 0, 0, 3, 4).hasSink());
    }

    void theColumnsFollowTheScenesOwnOrder()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        const auto titles = [](const Scene& of) {
            QStringList list;
            for (const SoftmaxColumn& column : softmaxRow(*computedOf(of), 0, 0, 4, 4).columns)
                list << column.title;
            return list;
        };
        scene.config.scale_at = ScaleAt::AfterMask;
        QCOMPARE(titles(scene),
                 QStringList({"Masked scores", "Scale", "Minus maximum", "Exponential", "Divide by the sum"}));
        scene.config.scale_at = ScaleAt::BeforeMask;
        QCOMPARE(titles(scene),
                 QStringList({"Scores", "Scale, mask", "Minus maximum", "Exponential", "Divide by the sum"}));
        scene.config.normalize = Normalize::SoftmaxNaive;
        scene.config.temperature = 2;
        QCOMPARE(titles(scene),
                 QStringList({"Scores", "Scale, mask", "Temperature", "Exponential", "Divide by the sum"}));
        scene.config.normalize = Normalize::Sum;
        QCOMPARE(titles(scene), QStringList({"Scores", "Scale, mask", "Divide by the sum"}));
    }

    void aKeyAtMinusInfinityIsNotCountedAsAllowed()
    {
        Opened opened(lessonScene("001.softmax_of_masked"),
                      {2, 1}); // masked beforehand: the scene has no mask of its own
        const std::vector<float>& scores = opened.studio.row().logits;
        const auto left = std::ranges::count_if(scores, [](float score) { return score != -INFINITY; });
        QVERIFY(left > 1 && left < std::ssize(scores));
        QCOMPARE(opened.studio.row().allowed(), int(left));
        QVERIFY(opened.studio.caption().endsWith(QStringLiteral(", %1 allowed keys").arg(left)));
    }

    void theChosenCellIsWrittenOutAndTheFocusedStepDescribed()
    {
        Opened opened(lessonScene("000.causal.neg_inf"));
        QSignalSpy said(&opened.studio, &Studio::described);
        QVERIFY(
            opened.plain(QStringLiteral("4.2313 = 1.0000 / 4.2313 = <b>0.2363</b>")).contains(QStringLiteral("e^(0)")));
        QCOMPARE(opened.studio.caption(), QStringLiteral("row “one”, 5 allowed keys"));
        opened.selection.setChosen(Cell{4, 0});
        QCOMPARE(said.last().first().toString(), QStringLiteral("query one, key Your: e^(−0.1913) = 0.8259"));
        opened.studio.setStep(SoftmaxStep::Divide);
        QCOMPARE(said.last().first().toString(), QStringLiteral("query one, key Your: 0.8259 / 4.2313 = 0.1952"));
    }

    void anOverflowIsMadeOfTheRowItselfAndTheStableFormKeepsItsWeights()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        const SoftmaxRow row = softmaxRow(*computed, 0, 0, 4, 4);
        const OverflowExample example = overflowExample(row, 1, 3);
        QVERIFY(example.shift > 80);
        QVERIFY(!example.naive.finite);
        QVERIFY(std::isinf(example.naive.exponentials[1]));
        QVERIFY(std::isnan(example.naive.weights[1]));
        QVERIFY(example.stable.finite);
        for (std::size_t key = 0; key < 6; ++key) // the shift costs some of float32's last digits
            QVERIFY(std::abs(example.stable.weights[key] - row.columns.back().values[key]) < 1e-4);
        QCOMPARE(example.shown.size(), std::size_t(3));
    }

    void aRowWithoutKeysIsNoOverflow()
    {
        const float inf = std::numeric_limits<float>::infinity();
        OverflowCard card;
        card.setForm({}, stableForm({-inf, -inf}), {0, 1}, {}, {}, 4);
        QCOMPARE(card.verdict(), QStringLiteral("not a number"));
        card.setForm({}, naiveForm({88, 90}), {0, 1}, {}, {}, 4);
        QCOMPARE(card.verdict(), QStringLiteral("overflows"));
        card.setForm({}, stableForm({88, 90}), {0, 1}, {}, {}, 4);
        QCOMPARE(card.verdict(), QStringLiteral("finite"));
    }

    void theSceneOf88To90OverflowsInTheNaiveFormAlone()
    {
        const ComputedPtr computed = computedOf(overflowScene());
        const SoftmaxRow row = softmaxRow(*computed, 0, 0, 1, 4);
        QCOMPARE(row.logits, std::vector<float>({88, 89, 90}));
        QVERIFY(std::isnan(row.columns.back().values[1]));
        QVERIFY(!row.note.isEmpty());
        const OverflowExample example = overflowExample(row, 0, 3);
        QCOMPARE(example.shift, 0.0f);
        QVERIFY(std::isfinite(example.naive.exponentials[0]) && std::isinf(example.naive.exponentials[1]));
        QVERIFY(std::abs(example.stable.weights[2] - 0.6652f) < 1e-4f);
    }

    void theButtonShowsTheOverflowAndUndoBringsTheSceneBack()
    {
        Opened opened(lessonScene("000.causal.neg_inf"));
        const Scene before = opened.document.scene();
        for (QPushButton* button : opened.studio.controls()->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("88, 89, 90")))
                button->click();
        QCOMPARE(opened.studio.row().keys.size(), 3);
        QCOMPARE(opened.studio.row().query, QStringLiteral("high"));
        QCOMPARE(opened.studio.cards()[0]->verdict(), QStringLiteral("overflows"));
        QCOMPARE(opened.studio.cards()[1]->verdict(), QStringLiteral("finite"));
        opened.document.undoStack()->undo();
        QVERIFY(opened.document.scene() == before);
        QCOMPARE(opened.studio.row().keys.size(), 6);
    }

    void aDragOfTheTemperatureIsOneStep()
    {
        Opened opened(lessonScene("000.causal.neg_inf"));
        auto* slider = opened.control<QSlider>(QStringLiteral("Temperature, 0.1 to 10"));
        QVERIFY(slider);
        slider->setSliderDown(true);
        for (int at : {5, 10, 15})
            slider->setValue(at);
        slider->setSliderDown(false);
        QCOMPARE(opened.document.undoStack()->count(), 1);
        QCOMPARE(opened.document.scene().config.temperature, 2.0);
        QVERIFY(opened.studio.row().find(SoftmaxStep::Temperature));
        opened.document.undoStack()->undo();
        QCOMPARE(opened.document.scene().config.temperature, 1.0);
        QCOMPARE(slider->value(), 0);
    }

    void keysAndMouseWalkKeysStepsAndRows()
    {
        Opened opened(lessonScene("000.causal.neg_inf"));
        QVERIFY(QTest::qWaitForWindowExposed(&opened.studio));
        SoftmaxColumns* columns = opened.studio.columns();
        QTest::keyClick(columns, Qt::Key_Down);
        QCOMPARE(opened.selection.chosen(), std::optional(Cell{4, 2}));
        QTest::keyClick(columns, Qt::Key_Right);
        QCOMPARE(opened.studio.step(), SoftmaxStep::Divide);
        QTest::keyClick(columns, Qt::Key_Home);
        QCOMPARE(opened.selection.chosen(), std::optional(Cell{4, 0}));
        const QPointF at(columns->columnRect(2).center().x(), columns->keyRect(3).center().y());
        QTest::mouseClick(columns->viewport(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(opened.selection.chosen(), std::optional(Cell{4, 3}));
        QCOMPARE(opened.studio.step(), SoftmaxStep::MinusMaximum);
        QTest::keyClick(opened.studio.map(), Qt::Key_Up);
        QCOMPARE(opened.selection.chosen(), std::optional(Cell{3, 3}));
        QCOMPARE(opened.studio.row().query, QStringLiteral("with"));
    }

    void theChosenKeyOfALongRowIsAlwaysSeen()
    {
        Opened opened(headsScene(80, 2), {79, 0});
        QVERIFY(QTest::qWaitForWindowExposed(&opened.studio));
        SoftmaxColumns* columns = opened.studio.columns();
        for (int key : {79, 40, 0, 63}) {
            opened.selection.setChosen(Cell{79, key});
            const QRectF line = columns->keyRect(key);
            QVERIFY(line.top() >= columns->keyRect(0).height());
            QVERIFY(line.bottom() <= columns->viewport()->height());
        }
    }

    void aFullyMaskedRowIsExplained()
    {
        Opened opened(maskedRowScene());
        QVERIFY(std::isnan(opened.studio.row().columns.back().values[0]));
        QVERIFY(!opened.studio.row().note.isEmpty());
        QVERIFY(!opened.plain(opened.studio.row().note.toHtmlEscaped()).isEmpty());
        opened.selection.setChosen(Cell{3, 0});
        QVERIFY(opened.studio.row().note.isEmpty());
    }

    void aSceneWithoutASoftmaxSaysSo()
    {
        Opened opened(lessonScene("000.causal.neg_inf"));
        QVERIFY(opened.studio.unavailable(*computedLesson("000.dropout.ones")).contains(QStringLiteral("no softmax")));
        QVERIFY(opened.studio.unavailable(*computedLesson("000.dropout_on_scores"))
                    .contains(QStringLiteral("stops at the scores")));
        QVERIFY(opened.studio.unavailable(*computedLesson("001.softmax_of_masked")).isEmpty());
    }

    void theSpreadOfScoresGrowsAsTheRootOfDAndTheSoftmaxHardens()
    {
        double before = 0;
        for (std::int64_t d : scale_widths) {
            const ScaleEffect effect = scaleEffect(d);
            QVERIFY(std::abs(effect.rawSpread / std::sqrt(double(d)) - 1) < 0.06);
            QVERIFY(std::abs(effect.scaledSpread - 1) < 0.06);
            QVERIFY(effect.rawLargest > before);
            before = effect.rawLargest;
            if (d > 1)
                QVERIFY(effect.scaledEntropy > effect.rawEntropy);
        }
        QVERIFY(before > 0.9);
    }

    void whyRootDOpensASecondViewWithComputedNumbers()
    {
        Opened opened(lessonScene("000.causal.neg_inf"));
        QVERIFY(!opened.studio.scaleView()->isVisible());
        for (Section* section : opened.studio.controls()->findChildren<Section*>())
            if (!section->isOpen())
                section->setOpen(true);
        QVERIFY(opened.studio.scaleView()->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(opened.studio.scaleView()->effects().size(), std::size(scale_widths), 60'000);
        opened.control<QSlider>(QStringLiteral("Dimension d of query and key"))->setValue(5);
        QCOMPARE(opened.studio.scaleView()->widthIndex(), 5);
    }
};

WINDOW_TEST(TestSoftmaxStudio)
#include "tst_softmaxstudio.moc"

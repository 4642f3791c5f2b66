// SPDX-License-Identifier: GPL-3.0-or-later
// The studios in the middle of a walk: no number that it has not come to stands in any text, map or lamp.
#include "core/explain/explain.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/document/document.h"
#include "ui/figures/figure.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/lamp.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/studios/dropout/dropoutstudio.h"
#include "ui/studios/dropout/meanpanel.h"
#include "ui/studios/dropout/sumgauges.h"
#include "ui/studios/mask/maskcards.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/mask/waypane.h"
#include "ui/studios/reshape/layoutspage.h"
#include "ui/studios/reshape/memorymap.h"
#include "ui/studios/reshape/mergepage.h"
#include "ui/studios/reshape/reshapestudio.h"
#include "ui/studios/softmax/softmaxstudio.h"
#include "ui/window/studios.h"

#include <QAbstractButton>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace attn;

namespace {

constexpr int digits = 7; // so many that no two numbers are written alike by chance

// All studios on one scene, each of them open, and a walk through it.
struct Studios {
    Document document;
    Selection selection;
    ComputedPtr computed;
    std::vector<std::unique_ptr<Studio>> open;
    QString said;

    explicit Studios(const Scene& scene) : computed(computedOf(scene))
    {
        document.open(scene, {});
        selection.setDigits(digits);
        selection.setStage(QStringLiteral("softmax"));
        selection.setSteps(Walk(*computed->realized, 0, 0), {});
        for (const StudioKind& kind : studioKinds()) {
            std::unique_ptr<Studio> studio(kind.make(&document, &selection, nullptr));
            if (!studio->unavailable(*computed).isEmpty())
                continue;
            QObject::connect(studio.get(), &Studio::described, [this](const QString& words) { said += words; });
            studio->resize(1300, 760);
            studio->controls()->resize(262, 760);
            studio->show();
            studio->setComputed(computed);
            open.push_back(std::move(studio));
        }
    }
    const Walk& steps() const { return selection.steps(); }
    template <class Kind> Kind* find() const
    {
        for (const auto& studio : open)
            if (auto* found = qobject_cast<Kind*>(studio.get()))
                return found;
        return nullptr;
    }
    bool settled() const
    {
        const auto* mask = find<MaskStudio>();
        const auto* dropout = find<DropoutStudio>();
        return (!mask || !mask->shownPanes().empty()) && (!dropout || !dropout->meanPanel()->isDrawing());
    }
    void go(const StepPlace& place)
    {
        said.clear();
        selection.goToStep(place, cardOfTensor(*computed->realized, steps().tensors()[place.tensor].name));
        QCoreApplication::processEvents(); // new lamps come to light
    }
    void go(const char* tensor, std::int64_t row, std::int64_t column, std::int64_t term = -1)
    {
        go({steps().find(tensor), row, column, term});
    }
    QStringList texts() const
    {
        QStringList texts{said};
        for (const auto& studio : open)
            texts << studio->caption() << writtenTexts(*studio) << writtenTexts(*studio->controls())
                  << printedTexts(*studio);
        return texts;
    }
    // What stands on its picture for a file, in cells that have room for every digit.
    QStringList printedTexts(const Studio& studio) const
    {
        static const QRegularExpression text(QStringLiteral(">([^<]*)</text>"));
        FigureLook look{.rowSums = true, .legend = true, .svgText = true, .widthCm = 90};
        const auto picture = studio.picture();
        QStringList texts;
        if (!picture)
            return texts;
        const auto svg =
            figureBytes(drawStep(*picture, selection.looks(), steps(), selection.step()), look, FigureFormat::Svg);
        for (auto found = text.globalMatch(QString::fromUtf8(svg ? *svg : QByteArray())); found.hasNext();)
            texts << found.next().captured(1);
        return texts;
    }
};

QString written(double value) { return formatNumber(std::abs(value), digits); }

// What is written of the numbers that the walk has come to, and of those that it has not: those of the walk's tensors, the
// sums of their rows, a softmax's powers, exponentials and sums, and the draws of the dropout.
struct Numbers {
    QSet<QString> known, unknown;

    void add(bool is_known, double value)
    {
        (is_known ? known : unknown).insert(written(value));
        (is_known ? known : unknown).insert(written(float(value))); // as maps have it
    }

    explicit Numbers(const Studios& studios)
    {
        const Computed& computed = *studios.computed;
        const Walk& steps = studios.steps();
        const StepPlace place = studios.selection.step().value_or(steps.last());
        const auto* dropout = studios.find<DropoutStudio>();
        for (int number = 0; number < int(steps.tensors().size()); ++number) {
            const StepTensor& tensor = steps.tensors()[std::size_t(number)];
            const bool draws = tensor.name == "dropped" && dropout && !dropout->facts().uniforms.empty();
            for (std::int64_t row = 0; row < tensor.rows; ++row) {
                double sum = 0;
                for (std::int64_t column = 0; column < tensor.columns; ++column) {
                    const CellRef cell = steps.cellAt({number, row, column, -1});
                    const double value = computed.trace->cell(*computed.trace->find(tensor.name), cell.index);
                    const StepState state = steps.state(place, number, row, column);
                    add(state == StepState::Done, value);
                    if (tensor.name == "scaled" && state == StepState::Done) // of a way that masks later
                        add(true, computed.trace->cell(*computed.trace->find("scores"), cell.index) /
                                      std::sqrt(double(computed.realized->plan.dims.hd)));
                    sum += value;
                    if (draws)
                        add(state != StepState::Pending,
                            dropout->facts().uniforms[std::size_t(row * tensor.columns + column)]);
                }
                add(steps.done(place, tensor.name, row, tensor.columns - 1), sum);
                if (tensor.by_row)
                    addTerms(computed, steps, place, number, row);
            }
        }
        // A way that masks before the softmax has its weights as soon as the softmax is through.
        if (const int unmasked = steps.find("weights_unmasked"); unmasked >= 0)
            for (std::int64_t row = 0; row < steps.tensors()[unmasked].rows; ++row)
                for (std::int64_t key = 0; key < steps.tensors()[unmasked].columns; ++key)
                    if (steps.done(place, "weights_unmasked", row, key))
                        add(true, computed.trace->cell(*computed.trace->find("weights"),
                                                       steps.cellAt({unmasked, row, key, -1}).index));
        unknown -= known;
    }

    void addTerms(const Computed& computed, const Walk& steps, const StepPlace& place, int number, std::int64_t row)
    {
        const auto made =
            explain(computed.scene, *computed.realized, *computed.trace, steps.cellAt({number, row, 0, -1}));
        if (!made || made->operation == Operation::Sum)
            return;
        const std::int64_t last = std::int64_t(made->terms.size()) - 1;
        add(steps.state(place, number, row, 0) == StepState::Done ||
                steps.state(place, number, row, last) != StepState::Pending,
            made->sum);
        for (std::int64_t key = 0; key <= last; ++key) {
            const bool begun = steps.state(place, number, row, key) != StepState::Pending;
            const Term& term = made->terms[std::size_t(key)];
            add(begun, term.exponential);
            add(begun, term.value / made->temperature - made->maximum);
        }
    }
};

// The first text with a number that is not known yet; empty where there is none.
QString spoiled(const Studios& studios)
{
    static const QRegularExpression number(QStringLiteral("\\d+\\.\\d{7}(?!\\d)"));
    const Numbers numbers(studios);
    for (const QString& text : studios.texts())
        for (auto found = number.globalMatch(text); found.hasNext();)
            if (const QString token = found.next().captured();
                numbers.unknown.contains(token) && std::abs(token.toDouble() - std::round(token.toDouble())) > 1e-6)
                return text;
    return {};
}

bool isAfter(MaskApply apply) { return apply == MaskApply::PostSoftmax || apply == MaskApply::PostSoftmaxRenorm; }

QStringList sentences(const Studio& studio)
{
    QStringList told;
    for (const Lamp* lamp : studio.findChildren<Lamp*>())
        told << lamp->accessibleName();
    return told;
}

// Places at which each kind of a tensor's cells is met: done, begun, still to come.
std::vector<StepPlace> placesOf(const Walk& steps)
{
    std::vector<StepPlace> places;
    for (int number = 0; number < int(steps.tensors().size()); ++number) {
        const StepTensor& tensor = steps.tensors()[std::size_t(number)];
        const std::int64_t row = tensor.rows / 2, column = tensor.columns / 2;
        places.push_back({number, 0, 0, -1});
        if (tensor.by_row || tensor.terms > 1)
            places.push_back({number, row, column, 0});
        if (tensor.by_row)
            places.push_back({number, row, column, 1});
        places.push_back({number, row, tensor.columns - 1, -1});
        places.push_back({number, tensor.rows - 1, tensor.columns - 1, -1});
    }
    return places;
}

} // namespace

class TestStudioSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void noStudioTellsWhatTheWalkHasNotComeTo_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const LessonEntry& lesson : lessons())
            if (lesson.id != "001.shapes") // too large to be walked in a moment
                QTest::newRow(std::string(lesson.id).c_str()) << QString::fromLatin1(lesson.id);
    }

    void noStudioTellsWhatTheWalkHasNotComeTo()
    {
        QFETCH(QString, lesson);
        Studios studios(lessonScene(lesson.toStdString()));
        QTRY_VERIFY(studios.settled());
        const QStringList before = studios.texts();
        for (const StepPlace& place : placesOf(studios.steps())) {
            studios.go(place);
            const QString text = spoiled(studios);
            QVERIFY2(text.isEmpty(),
                     qPrintable(QStringLiteral("%1 row %2 column %3 term %4: %5")
                                    .arg(QString::fromStdString(studios.steps().tensors()[place.tensor].name))
                                    .arg(place.row)
                                    .arg(place.column)
                                    .arg(place.term)
                                    .arg(text)));
        }
        studios.go(studios.steps().last());
        studios.selection.setStage(QStringLiteral("softmax"));
        studios.selection.setTensor({});
        studios.selection.setChosen({});
        studios.said.clear();
        QTRY_VERIFY(studios.settled());
        QCOMPARE(studios.texts().filter(QRegularExpression(QStringLiteral("[Nn]ot yet"))),
                 before.filter(QRegularExpression(QStringLiteral("[Nn]ot yet"))));
    }

    void theMaskFallsCellByCellInTheWayThatMasksNow()
    {
        Studios studios(lessonScene("000.causal.neg_inf"));
        QTRY_VERIFY(studios.settled());
        const auto panes = studios.find<MaskStudio>()->shownPanes();
        studios.go("masked", 3, 4);
        const HeatmapData& falling = *panes[0]->view()->data();
        QCOMPARE(panes[0]->apply(), MaskApply::FillNegInf);
        QCOMPARE(falling.tensor, QStringLiteral("masked"));
        QCOMPARE(falling.mark({3, 4}), CellMark::Masked);
        QCOMPARE(falling.mark({3, 5}), CellMark::Pending);
        QCOMPARE(falling.mark({4, 0}), CellMark::Pending);
        QCOMPARE(panes[0]->verdict().text, QStringLiteral("Masks now: 13 of 15 blocked so far"));
        for (const WayPane* pane : panes)
            QCOMPARE(pane->verdict().severity, Severity::Off);
        const auto* card = studios.find<MaskStudio>()->findChild<DifferenceCard*>();
        QVERIFY(card->accessibleName().startsWith(QStringLiteral("In hand: ")));
        QVERIFY(card->accessibleName().endsWith(QStringLiteral("becomes −∞, because one comes after with")));
        for (std::size_t i = 1; i < panes.size(); ++i)
            if (isAfter(panes[i]->apply())) {
                const HeatmapData& waiting = *panes[i]->view()->data();
                QVERIFY(waiting.tensor != QStringLiteral("weights"));
                QCOMPARE(waiting.mark({0, 5}), CellMark::None);
                QCOMPARE(panes[i]->verdict().text, QStringLiteral("Waits: masks after the softmax"));
            }
        // A row that is through the softmax is masked, and rescaled, at once; the others are still to come.
        studios.go("weights", 2, 5);
        for (const WayPane* pane : panes) {
            const HeatmapData& data = *pane->view()->data();
            QCOMPARE(data.mark({3, 0}), CellMark::Pending);
            QCOMPARE(data.finishedRows, 3);
            if (pane->apply() != MaskApply::None)
                QCOMPARE(data.value({2, 5}), 0.f);
        }
        studios.go("weights", 5, 5);
        QCOMPARE(panes[0]->verdict().text, QStringLiteral("Rows sum to 1"));
    }

    void theMaskAfterTheSoftmaxFallsInItsOwnStage()
    {
        Studios studios(lessonScene("003.post_softmax_renorm"));
        QTRY_VERIFY(studios.settled());
        const auto panes = studios.find<MaskStudio>()->shownPanes();
        studios.go("weights_times_mask", 1, 2);
        for (const WayPane* pane : panes) {
            const bool after = isAfter(pane->apply());
            QCOMPARE(pane->verdict().text.startsWith(QStringLiteral("Masks now")), after);
            QCOMPARE(pane->view()->data()->mark({1, 3}) == CellMark::Pending, after);
        }
    }

    void theDrawsOfADropoutComeOneByOne()
    {
        Studios studios(lessonScene("003.dropout.weights"));
        QTRY_VERIFY(studios.settled());
        auto* studio = studios.find<DropoutStudio>();
        const QString mean = QStringLiteral("Not yet: whether the mean of many draws goes to the eval result");
        const auto sums = [&] { return studio->findChild<SumGauges*>()->accessibleDescription(); };
        studios.go("weights", 5, 5);
        QCOMPARE(studio->maps()[0]->data()->mark({0, 0}), CellMark::Pending);
        QCOMPARE(studio->maps()[1]->data()->mark({5, 5}), CellMark::None);
        QVERIFY(sums().isEmpty());
        QCOMPARE(sentences(*studio).filter(QStringLiteral("Not yet")).size(), 3);
        QVERIFY(sentences(*studio).contains(mean));

        studios.go("dropped", 3, 1);
        const HeatmapData& draws = *studio->maps()[0]->data();
        QCOMPARE(draws.mark({3, 1}), CellMark::None);
        QCOMPARE(draws.value({3, 1}), float(studio->facts().uniforms[19]));
        QCOMPARE(draws.mark({3, 2}), CellMark::Pending);
        QVERIFY(std::isnan(draws.value({3, 2})));
        QCOMPARE(sums(), QStringLiteral("2.00, 0, 2.00, 0.58")); // 0.2902 / 0.5 so far
        studios.go("dropped", 3, 2);
        QCOMPARE(sums(), QStringLiteral("2.00, 0, 2.00, 1.15"));
        QVERIFY(sentences(*studio).contains(mean));

        studios.go(studios.steps().last());
        QVERIFY(sentences(*studio).contains(QStringLiteral("Row journey lost every weight: its context is 0")));
        QVERIFY(sentences(*studio).contains(QStringLiteral("Of 21 weights dropout kept 12 and dropped 9")));
    }

    void withoutDrawsTheResultComesWithTheWeights()
    {
        Studios studios(lessonScene("000.causal.neg_inf")); // p = 0
        QTRY_VERIFY(studios.settled());
        studios.go("weights", 2, 5);
        for (const HeatmapView* map :
             {studios.find<DropoutStudio>()->maps()[1], studios.find<DropoutStudio>()->maps()[2]}) {
            QVERIFY(!isUnfinished(map->data()->mark({2, 0})));
            QCOMPARE(map->data()->mark({3, 0}), CellMark::Pending);
        }
    }

    void theColumnsOfTheSoftmaxFillOneAfterTheOther()
    {
        Studios studios(lessonScene("000.causal.neg_inf"));
        QTRY_VERIFY(studios.settled());
        const auto* studio = studios.find<SoftmaxStudio>();
        const auto pending = [&](SoftmaxStep step) {
            return std::ranges::count(studio->row().find(step)->pending, true);
        };
        studios.go("weights", 4, 2, 0); // three exponentials
        QCOMPARE(pending(SoftmaxStep::Scale), 0);
        QCOMPARE(pending(SoftmaxStep::Exponential), 3);
        QCOMPARE(pending(SoftmaxStep::Divide), 6);
        QVERIFY(studio->row().find(SoftmaxStep::Exponential)->foot.isEmpty());
        studios.go("weights", 4, 5, 0); // all, and with them the sum
        QCOMPARE(pending(SoftmaxStep::Exponential), 0);
        QVERIFY(studio->row().find(SoftmaxStep::Exponential)->foot.startsWith(QStringLiteral("sum")));
        QCOMPARE(pending(SoftmaxStep::Divide), 6);
        studios.go("weights", 4, 1, 1); // two quotients
        QCOMPARE(pending(SoftmaxStep::Divide), 4);
        QVERIFY(studio->row().find(SoftmaxStep::Divide)->foot.isEmpty());
        studios.go("weights", 4, 5);
        QVERIFY(studio->row().whole);
    }

    void theMemoryOfTheHeadsFillsAndTheRowsAfterIt()
    {
        Studios studios(lessonScene("000.mha"));
        QTRY_VERIFY(studios.settled());
        MergePage& page = *studios.find<ReshapeStudio>()->mergePage();
        studios.go("head_context", 1, 0);
        QVERIFY(!page.memory()->picture().at(0, 1).pending);
        QVERIFY(page.memory()->picture().at(0, page.memory()->picture().columns - 1).pending);
        QVERIFY(std::ranges::all_of(page.transposed()->picture().cells, &MemoryCell::pending));
        QCOMPARE(page.lamp(Merge::Transpose)->severity(), Severity::Off);
        studios.go("context", 1, 1);
        QVERIFY(std::ranges::none_of(page.memory()->picture().cells, &MemoryCell::pending));
        QVERIFY(!page.reshaped()->picture().at(1, 1).pending);
        QCOMPARE(page.transposed()->picture().rowLamps[2], Severity::Off);
        studios.go(studios.steps().last());
        QVERIFY(page.lamp(Merge::Transpose)->severity() != Severity::Off);
    }

    void theLayoutsAreComparedWhenTheirResultsAreThere()
    {
        Studios studios(lessonScene("004.fused"));
        auto* studio = studios.find<ReshapeStudio>();
        for (auto* segments : studio->controls()->findChildren<SegmentedControl*>())
            if (segments->accessibleName() == QStringLiteral("Look at"))
                segments->findChildren<QAbstractButton*>()[1]->click();
        LampLine* lamp = studio->layoutsPage()->lamp(1);
        QTRY_VERIFY(lamp->severity() == Severity::Ok);
        studios.go("scores", 0, 0);
        QCOMPARE(lamp->severity(), Severity::Off);
        QVERIFY(lamp->sentence().startsWith(QStringLiteral("Not yet")));
        studios.go(studios.steps().last());
        QCOMPARE(lamp->severity(), Severity::Ok);
    }

    void comparedAreTheCellsThatAreThereOnBothSides()
    {
        Studios studios(lessonScene("000.causal.neg_inf"));
        QTRY_VERIFY(studios.settled());
        auto* studio = studios.find<CompareStudio>();
        const auto tells = [&](const QString& text) {
            QCoreApplication::processEvents();
            return writtenTexts(*studio).contains(text);
        };
        studio->pin();
        Scene scene = studios.document.scene();
        scene.edits.add({"x", {0, 0}, 0.5f});
        QVERIFY(!studios.document.edit(QStringLiteral("edit"), scene, ChangePart::Values));
        studio->setComputed(computedOf(scene));
        studios.go("weights", 1, 1);
        QVERIFY(tells(QStringLiteral("2 of 3")));  // one of Your, two of journey: the masked cells do not count
        QVERIFY(tells(QStringLiteral("not yet"))); // the context
        QVERIFY(tells(QStringLiteral("Not yet: whether changes in each row add up to 0")));
        studios.selection.setHovered(Cell{3, 0});
        QVERIFY(studios.said.endsWith(QStringLiteral("query with, key Your: not yet computed")));
        studios.go(studios.steps().last());
        studios.selection.setStage(QStringLiteral("softmax"));
        QVERIFY(tells(QStringLiteral("Changes in each row add up to 0")));
        QVERIFY(!tells(QStringLiteral("not yet")));
    }
};

QTEST_MAIN(TestStudioSteps)
#include "tst_studiosteps.moc"

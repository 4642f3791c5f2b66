// SPDX-License-Identifier: GPL-3.0-or-later
// In the middle of a walk no studio writes a number that it has not come to, in no text, map or lamp.
#include "core/explain/explain.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/walkedstudios.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/figures/figure.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/partialview.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace attn;

namespace {

// What stands on a studio's picture for a file, in cells that have room for every digit.
QStringList printedTexts(const Studio& studio, const WalkedStudios& studios)
{
    static const QRegularExpression text(QStringLiteral(">([^<]*)</text>"));
    const FigureLook look{.rowSums = true, .legend = true, .svgText = true, .widthCm = 90};
    const auto picture = studio.picture();
    QStringList texts;
    if (!picture)
        return texts;
    const Selection& selection = studios.selection;
    const auto svg =
        figureBytes(drawStep(*picture, selection.looks(), studios.steps(), selection.step()), look, FigureFormat::Svg);
    for (auto found = text.globalMatch(QString::fromUtf8(svg ? *svg : QByteArray())); found.hasNext();)
        texts << found.next().captured(1);
    return texts;
}

// What all of them write.
QStringList textsOf(const WalkedStudios& studios)
{
    QStringList texts{studios.said};
    for (const auto& studio : studios.open)
        texts << studio->caption() << writtenTexts(*studio) << writtenTexts(*studio->controls())
              << printedTexts(*studio, studios);
    return texts;
}

QString written(double value) { return formatNumber(std::abs(value), WalkedStudios::digits); }

// What is written of the numbers that the walk has come to, and of those that it has not: those of the walk's tensors, the
// sums of their rows, a softmax's powers, exponentials and sums, and the draws of the dropout.
struct Numbers {
    QSet<QString> known, unknown;

    void add(bool is_known, double value)
    {
        (is_known ? known : unknown).insert(written(value));
        (is_known ? known : unknown).insert(written(float(value))); // as maps have it
    }

    explicit Numbers(const WalkedStudios& studios)
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
                    if (tensor.name == "head_context" && state == StepState::Done) // every head goes the same way
                        for (std::int64_t head = 0; head < computed.realized->plan.dims.H; ++head)
                            add(true, computed.trace->cell(*computed.trace->find(tensor.name),
                                                           {cell.index[0], head, row, column}));
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
        add(hasTerm(steps, place, number, row, last), made->sum);
        double so_far = 0;
        for (std::int64_t key = 0; key <= last; ++key) {
            const bool begun = hasTerm(steps, place, number, row, key);
            const Term& term = made->terms[std::size_t(key)];
            add(begun, so_far += term.exponential);
            add(begun, term.exponential);
            add(begun, term.value / made->temperature - made->maximum);
        }
    }
};

// The first text with a number that is not known yet; empty where there is none.
QString spoiled(const WalkedStudios& studios)
{
    static const QRegularExpression number(QStringLiteral("\\d+\\.\\d{7}(?!\\d)"));
    const Numbers numbers(studios);
    for (const QString& text : textsOf(studios))
        for (auto found = number.globalMatch(text); found.hasNext();)
            if (const QString token = found.next().captured();
                numbers.unknown.contains(token) && std::abs(token.toDouble() - std::round(token.toDouble())) > 1e-6)
                return text;
    return {};
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
        if (tensor.by_row) {
            places.push_back({number, row, column, 1});
            places.push_back({number, row, column, -1});
        }
        places.push_back({number, row, tensor.columns - 1, -1});
        places.push_back({number, tensor.rows - 1, tensor.columns - 1, -1});
    }
    return places;
}

} // namespace

class TestStudioTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void noStudioTellsWhatTheWalkHasNotComeTo_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const LessonEntry& lesson : sceneLessons())
            if (lesson.id != "001.shapes") // too large to be walked in a moment
                QTest::newRow(std::string(lesson.id).c_str()) << QString::fromLatin1(lesson.id);
    }

    void noStudioTellsWhatTheWalkHasNotComeTo()
    {
        QFETCH(QString, lesson);
        WalkedStudios studios(lessonScene(lesson.toStdString()));
        QTRY_VERIFY(studios.settled());
        const QStringList before = textsOf(studios);
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
        QCOMPARE(textsOf(studios).filter(QRegularExpression(QStringLiteral("[Nn]ot yet"))),
                 before.filter(QRegularExpression(QStringLiteral("[Nn]ot yet"))));
    }
};

WINDOW_TEST(TestStudioTexts)
#include "tst_studiotexts.moc"

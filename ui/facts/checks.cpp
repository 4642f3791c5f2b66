// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/checks.h"

#include "core/base/strides.h"
#include "core/base/withheld.h"
#include "ui/facts/checkparts.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/stagecards.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {

namespace checkparts {

Span spanOf(const Computed& computed, const TracedTensor& tensor, int batch, int head, CheckScope scope)
{
    const MatrixShape shape = matrixShape(tensor.shape);
    const std::int64_t heads = tensor.shape.size() >= 3 ? tensor.shape[tensor.shape.size() - 3] : 1;
    if (scope == CheckScope::AllHeads && elementCount(tensor.shape) <= most_numbers)
        return {0, shape.planes, heads, QStringLiteral("%1")};
    const Dims& dims = computed.realized->plan.dims;
    const bool several = dims.B > 1 || dims.H > 1;
    return {std::min<std::int64_t>(batch * heads + head, shape.planes - 1), 1, heads,
            several && scope == CheckScope::AllHeads ? QObject::tr("In this head: %1") : QStringLiteral("%1")};
}

Rows::Rows(const TracedTensor& tensor)
    : m_tensor(tensor), m_rows(matrixShape(tensor.shape).rows), m_row(matrixShape(tensor.shape).columns)
{
}

std::span<const float> Rows::row(std::int64_t plane, std::int64_t row)
{
    m_tensor.read((plane * m_rows + row) * columns(), std::span<float>(m_row));
    return m_row;
}

bool hidesAny(std::span<const float> values)
{
    return std::ranges::any_of(values, [](float value) { return isWithheld(value); });
}

void Span::leaveOut(std::int64_t hidden)
{
    if (hidden == 0)
        return;
    beside = true;
    said = QObject::tr("%1 (in rows without hidden values)");
}

// In four parts, so that one addition does not wait for the one before.
double sumOf(std::span<const float> values)
{
    double parts[4] = {};
    std::size_t i = 0;
    for (; i + 4 <= values.size(); i += 4)
        for (int part = 0; part < 4; ++part)
            parts[part] += values[i + part];
    for (; i < values.size(); ++i)
        parts[0] += values[i];
    return parts[0] + parts[1] + parts[2] + parts[3];
}

// Without branches: this sees every weight.
std::int64_t aliveIn(std::span<const float> values)
{
    int alive = 0;
    for (const float value : values)
        alive += value < 0 || value > 0;
    return alive;
}

bool anyOverridden(const Computed& computed, const Span& span, std::initializer_list<std::string_view> tensors)
{
    for (const std::string_view name : tensors) {
        const TracedTensor* tensor = computed.trace->find(name);
        if (!tensor || tensor->shape.empty())
            continue;
        const MatrixShape shape = matrixShape(tensor->shape);
        const auto overrides = computed.scene.overrides.of(tensor->name); // lives as long as the loop
        for (const CellEdit& pinned : *overrides)
            if (const std::int64_t plane = flatIndex(tensor->shape, pinned.index) / (shape.rows * shape.columns);
                plane >= span.first && plane < span.first + span.planes)
                return true;
    }
    return false;
}

QString byOverride(const QString& sentence) { return QObject::tr("%1, because a value is pinned").arg(sentence); }

QString rowName(const Computed& computed, std::int64_t batch, std::int64_t head, std::int64_t row)
{
    if (computed.realized->config.stage != Stage::Attention) // of any shape, and of no tokens
        return QString::number(row);
    QString name = QString::fromStdString(tokenLabels(computed.scene, batch, computed.realized->plan.dims.T)[row]);
    const Dims& dims = computed.realized->plan.dims;
    if (dims.H > 1 && head >= 0)
        name = QObject::tr("%1 of head %2").arg(name, QString::number(head));
    if (dims.B > 1)
        name = QObject::tr("%1 of item %2").arg(name, QString::number(batch));
    return name;
}

namespace {

void addNotes(const Computed& computed, std::vector<Check>& checks)
{
    constexpr std::size_t most_notes = 4;
    const std::vector<RowNote>& notes = computed.trace->notes();
    const QString topic = QObject::tr("rows with nan");
    for (std::size_t n = 0; n < std::min(notes.size(), most_notes); ++n)
        checks.push_back({Severity::Bad,
                          QObject::tr("Row %1: %2")
                              .arg(rowName(computed, notes[n].batch, notes[n].head, notes[n].query),
                                   QString::fromStdString(notes[n].text)),
                          "weights", topic});
    if (notes.size() > most_notes)
        checks.push_back(
            {Severity::Bad,
             QObject::tr("… and %1 more with the same problem").arg(formatCount(notes.size() - most_notes)), "weights",
             topic});
}

} // namespace

} // namespace checkparts

using namespace checkparts;

bool checksAreQuick(const Computed& computed)
{
    constexpr std::int64_t most_in_a_frame = 1 << 19; // some 2 ms
    const TracedTensor* weights = computed.trace->find("weights");
    if (!weights)
        return true;
    const MatrixShape shape = matrixShape(weights->shape);
    return shape.rows * shape.columns <= most_in_a_frame;
}

std::vector<Check> checksOf(const Computed& computed, int batch, int head, CheckScope scope)
{
    // Hidden cells are no fault: of rows, those that hide none are read; checksAt leaves out what is about all of them.
    const Computed& all = computed.answers ? *computed.answers : computed;
    std::vector<Check> checks;
    const Config& config = computed.realized->config;
    if (config.stage == Stage::Attention && !startsFromWeights(config))
        addScores(all, checks);
    addMasked(computed, batch, head, scope, checks);
    addWeights(computed, batch, head, scope, checks);
    addNotes(all, checks);
    addDropout(computed, batch, head, scope, checks);
    if (mixesValues(config))
        addConcat(all, checks);
    return checks;
}

std::vector<Check> checksAt(const std::vector<Check>& checks, const Computed& computed, const QString& stage,
                            const Walk& steps, const std::optional<StepPlace>& step)
{
    const Realized& realized = *computed.realized;
    const std::vector<StageInfo> cards = cardsOf(realized);
    std::vector<Check> own, elsewhere;
    for (const Check& check : checks) {
        const QString card = cardOfTensor(realized, check.tensor);
        const bool done = !step || steps.done(*step, check.tensor);
        const bool known = check.topic.isEmpty() || (done && (check.beside || !computed.hides(check.tensor)));
        if (card == stage) {
            const QString why =
                done ? QObject::tr("Hidden until you reveal the cells (H): %1") : QObject::tr("Not yet known: %1");
            const Check pending{Severity::Off, why.arg(check.topic), check.tensor, check.topic};
            if (known || std::ranges::find(own, pending) == own.end())
                own.push_back(known ? check : pending);
        } else if (known && check.severity == Severity::Bad) {
            const auto at = std::ranges::find(cards, card, &StageInfo::id);
            elsewhere.push_back(check);
            if (at != cards.end())
                elsewhere.back().text = QObject::tr("%1: %2").arg(at->title, check.text);
        }
    }
    own.insert(own.end(), elsewhere.begin(), elsewhere.end());
    return own;
}

} // namespace attn

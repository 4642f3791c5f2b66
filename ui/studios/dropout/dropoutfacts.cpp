// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/dropoutfacts.h"

#include "ui/kit/numbertext.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <QObject>

#include <algorithm>
#include <limits>

namespace attn {

namespace {

QString fourDigits(double value) { return formatSignificant(value, 4); }

std::vector<double> rowSumsOf(const HeatmapData& data)
{
    std::vector<double> sums(std::size_t(data.rows), 0.0);
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            sums[std::size_t(row)] += data.value({row, column});
    return sums;
}

QString placeOf(const HeatmapData& data, Cell cell)
{
    const QString row = data.rowLabels.value(cell.row), column = data.columnLabels.value(cell.column);
    return data.attention ? QObject::tr("query %1, key %2").arg(row, column)
                          : QObject::tr("row %1, column %2").arg(row, column);
}

QString softmaxName(const Config& config)
{
    const QString name = config.normalize == Normalize::SoftmaxNaive ? QObject::tr("naive softmax")
                         : config.normalize == Normalize::Sum        ? QObject::tr("row / row sum")
                                                                     : QObject::tr("softmax");
    return config.mask.kind == MaskKind::Causal && masks(config) ? QObject::tr("causal %1").arg(name) : name;
}

} // namespace

DropoutState dropoutState(const Dropout& dropout)
{
    if (dropout.p == 0)
        return DropoutState::KeepsAll;
    if (!dropout.train)
        return DropoutState::Eval;
    return dropout.p >= 1 ? DropoutState::DropsAll : DropoutState::Draws;
}

KeepSpan keepSpan(const Computed& computed, int batch, int head)
{
    const TracedTensor* dropped = computed.trace->find("dropped");
    if (!dropped)
        return {};
    const TensorMatrix matrix = tensorMatrix(computed, *dropped);
    return {matrix.firstPlane(batch, head) / matrix.planes * matrix.rows * matrix.columns,
            matrix.rows * matrix.columns};
}

DropoutFacts dropoutFacts(const Computed& computed, int batch, int head, const Looks& looks,
                          std::vector<double> uniforms)
{
    const Config& config = computed.realized->config;
    DropoutFacts facts;
    facts.state = dropoutState(config.dropout);
    facts.p = config.dropout.p;
    facts.scale = facts.p < 1 ? keptFactor(computed.realized->config.dropout) : 0;
    facts.before = heatmapData(computed, std::string(dropoutInput(config)), batch, head, looks);
    facts.after = heatmapData(computed, "dropped", batch, head, looks);
    if (facts.empty())
        return facts;
    const HeldMatrix& before = *facts.before;
    facts.onScores = config.stage == Stage::Attention && !before.weights;
    facts.one = config.stage == Stage::DropoutOnly ? QObject::tr("value")
                : facts.onScores                   ? QObject::tr("score")
                                                   : QObject::tr("weight");
    facts.many = facts.one + QLatin1Char('s');
    facts.span = keepSpan(computed, batch, head);
    const KeepMask* keep = computed.realized->keep.get();
    facts.masked.assign(before.values.size(), false);
    for (std::size_t i = 0; i < facts.masked.size(); ++i)
        facts.masked[i] = before.marks[i] == CellMark::Masked;
    facts.kept.assign(before.values.size(), true);
    for (std::size_t i = 0; keep && i < facts.kept.size(); ++i)
        facts.kept[i] = keep->kept(facts.span.from + std::int64_t(i));
    if (!facts.onScores) {
        facts.sumsBefore = rowSumsOf(before);
        facts.sumsAfter = rowSumsOf(*facts.after);
    }
    if (uniforms.size() == before.values.size()) {
        auto draws = std::make_shared<HeldMatrix>(before);
        draws->values.assign(uniforms.begin(), uniforms.end());
        draws->marks.assign(uniforms.size(), CellMark::None);
        draws->edited.assign(uniforms.size(), false);
        draws->rowSums.clear();
        draws->rowRanges.clear();
        draws->tensor = draws->valueName = QStringLiteral("u");
        draws->low = draws->smallest = 0;
        draws->high = draws->largest = 1;
        facts.draws = std::move(draws);
        facts.uniforms = std::move(uniforms);
    }
    return facts;
}

DrawsNow drawsNow(const DropoutFacts& facts, const Computed& computed, const Walk& steps,
                  const std::optional<StepPlace>& step, int head)
{
    const std::string from(dropoutInput(computed.realized->config));
    DrawsNow now{atStep(facts.before, computed, steps, step, from, head), facts.draws,
                 atStep(facts.after, computed, steps, step, "dropped", head), facts.sumsAfter};
    if (!step || now.after == facts.after)
        return now;
    std::shared_ptr<HeldMatrix> draws;
    if (facts.draws)
        draws = std::make_shared<HeldMatrix>(*facts.draws);
    std::ranges::fill(now.sums, 0.0);
    int reached = 0;
    for (int row = 0; row < facts.after->rows; ++row)
        for (int column = 0; column < facts.after->columns; ++column) {
            const std::size_t at = facts.at({row, column});
            const CellMark mark = now.after->marks[at];
            if (mark == CellMark::Pending && draws) {
                draws->marks[at] = CellMark::Pending;
                draws->values[at] = std::numeric_limits<float>::quiet_NaN();
            }
            if (isUnfinished(mark))
                continue;
            reached = row + 1;
            if (!now.sums.empty())
                now.sums[std::size_t(row)] += facts.after->values[at];
        }
    now.draws = std::move(draws);
    now.sums.resize(std::min(now.sums.size(), std::size_t(reached)));
    return now;
}

QString whyNoDraws(const DropoutFacts& facts, const Computed& computed, const Walk& steps,
                   const std::optional<StepPlace>& step)
{
    switch (facts.state) {
    case DropoutState::Eval: return QObject::tr("Eval mode draws nothing and keeps everything.");
    case DropoutState::KeepsAll: return QObject::tr("p = 0 draws nothing and keeps everything.");
    case DropoutState::DropsAll: return QObject::tr("p = 1 draws nothing and drops everything.");
    case DropoutState::Draws: break;
    }
    if (!step || step->tensor >= steps.find("dropped"))
        return {};
    const std::vector<StageInfo> cards = cardsOf(*computed.realized);
    const auto title = [&](const std::string& tensor) {
        const auto card = std::ranges::find(cards, cardOfTensor(*computed.realized, tensor), &StageInfo::id);
        return card == cards.end() ? QString::fromStdString(tensor) : card->title;
    };
    return QObject::tr("Dropout comes after “%2”, but the computation is only at “%1”.")
        .arg(title(steps.tensors()[step->tensor].name), title(std::string(dropoutInput(computed.realized->config))));
}

QString cellSentence(const DropoutFacts& facts, const DrawsNow& now, Cell cell)
{
    if (facts.empty() || !facts.before->contains(cell))
        return {};
    if (isWithheldMark(now.before->mark(cell)) || now.after->mark(cell) == CellMark::Pending)
        return describeCell(*now.before, cell);
    if (now.after->mark(cell) == CellMark::Hidden)
        return describeCell(*now.after, cell);
    const int digits = facts.before->digits;
    const std::size_t at = facts.at(cell);
    const double before = facts.before->values[at], after = facts.after->values[at];
    const QString place = placeOf(*facts.before, cell), from = formatNumber(before, digits),
                  to = formatNumber(after, digits);
    switch (facts.state) {
    case DropoutState::KeepsAll: return QObject::tr("%1: %2 %3, p = 0 drops nothing").arg(place, facts.one, from);
    case DropoutState::Eval: return QObject::tr("%1: %2 %3, eval mode drops nothing").arg(place, facts.one, from);
    case DropoutState::DropsAll:
        return QObject::tr("%1: p = 1 drops everything, %2 × 0 = %3")
            .arg(place, from, after == 0 ? QStringLiteral("0") : to);
    case DropoutState::Draws: break;
    }
    if (at >= facts.uniforms.size())
        return {};
    const double threshold = 1 - facts.p, u = facts.uniforms[at];
    const QString draw = QObject::tr("%1: u = %2 %3 %4")
                             .arg(place, formatBeside(u, threshold, digits),
                                  u < threshold ? QStringLiteral("<") : QStringLiteral("≥"), fourDigits(threshold));
    if (now.after->mark(cell) == CellMark::Begun)
        return draw;
    if (now.after->isEdited(cell))
        return QObject::tr("%1; pinned: %2").arg(draw, to);
    if (facts.kept[at] != (u < threshold))
        return QObject::tr("%1, but keep is pinned: %2 becomes %3").arg(draw, from, to);
    if (facts.before->marks[at] == CellMark::Masked && !facts.onScores)
        return QObject::tr("%1, but masked: 0 stays 0").arg(draw);
    if (facts.kept[at])
        return QObject::tr("%1, kept: %2 / %3 = %4").arg(draw, from, fourDigits(1 / facts.scale), to);
    return after == 0 ? QObject::tr("%1, dropped: %2 becomes 0").arg(draw, from)
                      : QObject::tr("%1, dropped: %2 × 0 = %3").arg(draw, from, to);
}

std::vector<Heading> dropoutHeadings(const DropoutFacts& facts, const Config& config)
{
    const bool draws = facts.state == DropoutState::Draws;
    const QString threshold = fourDigits(1 - facts.p);
    const QString factor = fourDigits(facts.scale);
    const bool by_p = config.dropout.factor == DropoutFactor::OneOverP;
    const bool nothingLeft = facts.state == DropoutState::DropsAll;
    const Heading first{QObject::tr("1 Draw u"),
                        draws ? QObject::tr("keep where u < 1 − p = %1").arg(threshold)
                              : QObject::tr("nothing is drawn"),
                        {},
                        draws ? QObject::tr("keep u < %1").arg(threshold) : QString()};
    const Heading second{config.stage == Stage::DropoutOnly ? QObject::tr("2 Values")
                         : facts.onScores                   ? QObject::tr("2 Scores")
                                                            : QObject::tr("2 Weights"),
                         config.stage == Stage::DropoutOnly    ? QStringLiteral("x")
                         : !facts.onScores                     ? softmaxName(config)
                         : config.normalize == Normalize::None ? QObject::tr("as they are, no softmax")
                                                               : QObject::tr("before the softmax"),
                         {},
                         {}};
    const Heading third{draws         ? QObject::tr("3 Dropped, survivors × %1").arg(factor)
                        : nothingLeft ? QObject::tr("3 Everything dropped")
                                      : QObject::tr("3 Unchanged, nothing dropped"),
                        draws         ? (by_p ? QObject::tr("%1 / p") : QObject::tr("%1 / (1 − p)")).arg(facts.one)
                        : nothingLeft ? QObject::tr("%1 × 0").arg(facts.one)
                                      : QObject::tr("no factor"),
                        draws         ? QObject::tr("3 Dropped, × %1").arg(factor)
                        : nothingLeft ? QObject::tr("3 All dropped")
                                      : QObject::tr("3 Unchanged"),
                        {}};
    if (facts.sumsAfter.empty())
        return {first, second, third};
    const bool not1 = draws && facts.before->attention;
    return {first,
            second,
            third,
            {QObject::tr("4 Sums"),
             not1 ? QObject::tr("need not be 1") : QObject::tr("of the rows"),
             {},
             not1 ? QObject::tr("need not be 1") : QString()}};
}

} // namespace attn

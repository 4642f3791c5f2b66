// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/rownotes.h"

#include "core/backends/maskedcells.h"
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/strides.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace attn {

namespace {

using RowValues = std::vector<double>;

bool isNan(double value) { return std::isnan(value); }
bool isInf(double value) { return std::isinf(value); }

bool holdsNan(const RowValues& row) { return std::ranges::any_of(row, isNan); }

std::string fourDigits(double value) { return significant(value, 4); }

// The first key for which `test` holds; callers ensure that there is one.
template <class Test> std::size_t firstKey(const RowValues& row, Test test)
{
    return std::ranges::find_if(row, test) - row.begin();
}

// Finds the cause of one row, from the stages that led to it.
class RowStory {
public:
    RowStory(const Realized& realized, const Trace& trace, std::int64_t plane, std::int64_t query)
        : m_config(realized.config), m_stages(realized.plan.stages), m_overrides(realized.overrides), m_trace(trace),
          m_plane(plane), m_query(query)
    {
    }

    // Of a row with nan that has a key left to attend to.
    std::string whyNan() const
    {
        if (const std::string pinned = ofOverride(); !pinned.empty())
            return pinned;
        if (m_config.stage == Stage::SoftmaxOnly)
            return ofSoftmax(stage("masked"), 1);
        if (masksAfter(m_config) && !fillsAfter(m_config))
            if (const std::string left = madeBy(Operation::MaskAfter); !holdsNan(stage(made(left).from))) {
                const RowValues weights = stage(left);
                return holdsNan(weights) ? say("an infinite weight is masked, and inf * 0 is nan")
                       : std::ranges::any_of(weights, isInf)
                           ? say("a weight is infinite, and inf / inf is nan")
                           : say("the weights left after masking sum to 0, and 0 / 0 is nan");
            }
        return beforeNormaliser();
    }

    // Whether the naive softmax's sum left float32's range though no exponential did.
    bool sumOverflowed() const
    {
        const RowValues row = logits();
        const auto exponential = [this](double logit) { return std::exp(logit / m_config.temperature); };
        double sum = 0;
        for (double logit : row)
            sum += exponential(logit);
        return std::isinf(static_cast<float>(sum));
    }

private:
    RowValues stage(std::string_view name) const
    {
        return m_trace.row(*m_trace.find(std::string(name)), m_plane, m_query);
    }
    const StageTensor& made(std::string_view name) const { return *findStage(m_stages, name); }
    std::string madeBy(Operation operation) const
    {
        return std::ranges::find(m_stages, operation, &StageTensor::operation)->name;
    }

    // The value pinned to nan, if nan began with one; searched backwards from the weights while there is nan.
    std::string ofOverride() const
    {
        for (auto tensor = m_stages.rbegin(); tensor != m_stages.rend(); ++tensor) {
            const MatrixShape shape = matrixShape(tensor->shape);
            const bool of_row =
                tensor->computed() && tensor->kind == Kind::Real && tensor->shape == made("weights").shape;
            if (!of_row || (tensor->name == "dropped" && m_config.dropout.on == DropoutOn::Weights))
                continue;
            const auto overrides = m_overrides.of(tensor->name); // lives as long as the loop
            for (const CellEdit& pinned : *overrides) {
                const std::int64_t cell = flatIndex(tensor->shape, pinned.index);
                if (std::isnan(pinned.value) && cell / shape.columns == m_plane * shape.rows + m_query)
                    return say("the %1 of key %2 is pinned to nan", say(tensor->unit), cell % shape.columns);
            }
            if (!holdsNan(stage(tensor->name)))
                break;
        }
        return "";
    }

    std::string undropped() const
    {
        const std::string_view input = normaliserInput(m_config);
        return m_config.dropout.on == DropoutOn::Scores ? made(input).from : std::string(input);
    }
    RowValues logits() const { return stage(normaliserInput(m_config)); }

    std::string beforeNormaliser() const
    {
        if (normalisesColumns(m_config))
            return ofColumn();
        const RowValues row = logits();
        if (!holdsNan(row))
            return ofNormaliser(row);
        const RowValues undropped = stage(this->undropped());
        if (!holdsNan(undropped)) {
            const std::size_t key = firstKey(row, isNan);
            const std::string value = undropped[key] < 0 ? "-inf" : "inf";
            return say("dropout drops the score of key %1, which is %2, and %3 * 0 is nan", key, value, value);
        }
        const RowValues scores = stage("scores");
        if (holdsNan(scores))
            return say("the score of key %1 is nan before any mask, because its sum contains inf or nan",
                       firstKey(scores, isNan));
        const std::size_t key = firstKey(undropped, isNan);
        return say("the mask value for key %1 turns the score %2 into nan", key, fourDigits(scores[key]));
    }

    // For a normalizer over columns: the first one that made this row nan.
    std::string ofColumn() const
    {
        const RowValues weights = stage(masksAfter(m_config) ? "weights_unmasked" : "weights");
        const auto key = std::int64_t(firstKey(weights, isNan));
        const TracedTensor& logits = *m_trace.find(std::string(normaliserInput(m_config)));
        const auto [planes, rows, columns] = matrixShape(logits.shape);
        RowValues column;
        for (std::int64_t query = 0; query < rows; ++query)
            column.push_back(logits.at((m_plane * rows + query) * columns + key));
        RowStory down = *this;
        down.m_down = true;
        return say("the weights of key %1 are normalized over the queries, and %2", key,
                   holdsNan(column) ? say("the score of query %1 is nan", firstKey(column, isNan))
                                    : down.ofNormaliser(column));
    }

    std::string ofNormaliser(const RowValues& row) const
    {
        switch (m_config.normalize) {
        case Normalize::Softmax: return ofSoftmax(row, m_config.temperature);
        case Normalize::SoftmaxNaive: return ofNaive(row);
        case Normalize::Sum:
            return std::ranges::any_of(row, isInf) ? say("a score is infinite, and inf / inf is nan")
                                                   : say("the scores sum to 0, and 0 / 0 is nan");
        case Normalize::None: break;
        }
        return "";
    }

    std::string ofSoftmax(const RowValues& row, double temperature) const
    {
        if (holdsNan(row))
            return m_down ? say("the score of query %1 is nan", firstKey(row, isNan))
                          : say("the score of key %1 is nan", firstKey(row, isNan));
        const auto largest = std::ranges::max_element(row);
        const std::string key = m_down ? say("the score of query %1", largest - row.begin())
                                       : say("the score of key %1", largest - row.begin());
        if (*largest == -HUGE_VAL)
            return say("every score is -inf, and -inf - (-inf) is nan");
        if (*largest < 0)
            return say("%1 (%2) is the largest, but divided by the temperature %3 it is outside the range of float32, "
                       "so every score is -inf, and -inf - (-inf) is nan",
                       key, fourDigits(*largest), fourDigits(temperature));
        if (std::isinf(*largest))
            return say("%1 is inf, and inf - inf is nan", key);
        return say("%1 (%2) divided by the temperature %3 is outside the range of float32, so the result is inf, and "
                   "inf - inf is nan",
                   key, fourDigits(*largest), fourDigits(temperature));
    }

    std::string ofNaive(const RowValues& row) const
    {
        const auto largest = std::ranges::max_element(row);
        const double exponent = *largest / m_config.temperature;
        if (std::isinf(static_cast<float>(std::exp(exponent))))
            return m_down ? say("for query %2, exp(%1) is too large for float32, so it is inf, and inf / inf is nan",
                                fourDigits(exponent), largest - row.begin())
                          : say("for key %2, exp(%1) is too large for float32, so it is inf, and inf / inf is nan",
                                fourDigits(exponent), largest - row.begin());
        return say("every exponential is too small for float32, so it is 0, and 0 / 0 is nan");
    }

    const Config& m_config;
    const std::vector<StageTensor>& m_stages;
    const EditList& m_overrides;
    const Trace& m_trace;
    std::int64_t m_plane, m_query;
    bool m_down = false; // the numbers that are shared out are a column's, of queries
};

// The rows (item, query) with a value pinned between scores and context: their own numbers say what they are.
std::set<std::pair<std::int64_t, std::int64_t>> pinnedRows(const Realized& realized)
{
    std::set<std::pair<std::int64_t, std::int64_t>> rows;
    for (const auto& overrides : realized.overrides.tensors())
        if (axesOf(overrides->tensor()) == "bhij")
            for (const CellEdit& pinned : *overrides)
                rows.emplace(pinned.index[0], pinned.index.size() > 2 ? pinned.index[2] : 0);
    return rows;
}

// What becomes of a query without any key.
std::string storyOfMaskedRow(const Config& config)
{
    if (config.masked_rows == MaskedRows::Zero)
        return say("every key is masked, so the weights are set to 0");
    if (rescalesWeights(config))
        return say("every key is masked, so the weights sum to 0, and 0 / 0 is nan");
    if (config.normalize == Normalize::SoftmaxNaive)
        return say("every key is masked, so the exponentials sum to 0, and 0 / 0 is nan");
    return config.normalize == Normalize::Sum ? say("every key is masked, and -inf / -inf is nan")
                                              : say("every key is masked, and -inf - (-inf) is nan");
}

// Rows of the weights of all heads of a batch item, query by query, read many at a time: if the numbers are on another
// device, every read is a round trip to it.
class HeadRows {
public:
    HeadRows(const TracedTensor& weights, std::int64_t heads) : m_weights(weights), m_heads(heads)
    {
        const auto [planes, rows, columns] = matrixShape(weights.shape);
        m_rows = rows;
        m_columns = columns;
        m_count = std::clamp<std::int64_t>(most_numbers / std::max<std::int64_t>(heads * columns, 1), 1,
                                           std::max<std::int64_t>(rows, 1));
        m_numbers.resize(heads * m_count * columns);
    }

    std::span<const float> row(std::int64_t item, std::int64_t head, std::int64_t query)
    {
        if (item != m_item || query < m_first || query >= m_first + m_count)
            fetch(item, query);
        return std::span(m_numbers).subspan((head * m_count + query - m_first) * m_columns, m_columns);
    }

private:
    static constexpr std::int64_t most_numbers = std::int64_t(1) << 20;

    void fetch(std::int64_t item, std::int64_t query)
    {
        m_item = item;
        m_first = query;
        const std::int64_t count = std::min(m_count, m_rows - query);
        for (std::int64_t head = 0; head < m_heads; ++head)
            m_weights.read(((item * m_heads + head) * m_rows + query) * m_columns,
                           std::span(m_numbers).subspan(head * m_count * m_columns, count * m_columns));
    }

    const TracedTensor& m_weights;
    std::int64_t m_heads, m_rows = 0, m_columns = 0, m_count = 1;
    std::int64_t m_item = -1, m_first = 0;
    std::vector<float> m_numbers; // [heads, m_count, columns], queries m_first …
};

} // namespace

std::vector<RowNote> rowNotes(const Realized& realized, const Trace& trace, bool finite, StopToken stop)
{
    std::vector<RowNote> notes;
    const TracedTensor* weights = trace.find("weights");
    if (!weights || startsFromWeights(realized.config))
        return notes;
    const Config& config = realized.config;
    const auto [planes, rows, columns] = matrixShape(weights->shape);
    const std::int64_t H = config.stage == Stage::Attention ? realized.plan.dims.H : 1;
    // A multiplying mask without rescaling leaves a row of zeros, which is no surprise.
    const bool mask_can_empty_rows = (emptyRowsAreNan(config) || zeroesEmptyRows(config)) &&
                                     (config.mask.kind != MaskKind::Causal || overridesAllowed(realized));
    const auto pinned = pinnedRows(realized);
    const MaskedCells blocked(realized);
    const auto all_blocked = [&, columns = columns](std::int64_t b, std::int64_t i) {
        std::int64_t j = 0;
        while (j < columns && blocked(b, i, j))
            ++j;
        return j == columns;
    };
    const auto note = [&](std::int64_t b, std::int64_t h, std::int64_t i, const std::string& why) {
        notes.push_back({b, h, i, why});
    };

    if (finite && !mask_can_empty_rows)
        return notes;
    std::optional<HeadRows> read;
    if (!finite)
        read.emplace(*weights, H);
    for (std::int64_t b = 0; b < planes / H; ++b)
        for (std::int64_t i = 0; i < rows && !stop.requested(); ++i) {
            if (mask_can_empty_rows && !pinned.contains({b, i}) && all_blocked(b, i)) {
                note(b, -1, i, storyOfMaskedRow(config));
                if (notes.size() >= max_row_notes)
                    return notes;
                continue;
            }
            for (std::int64_t h = 0; h < H && !finite; ++h) {
                const std::int64_t plane = b * H + h;
                const std::span<const float> row = read->row(b, h, i);
                const RowStory story(realized, trace, plane, i);
                const std::int64_t head = config.stage == Stage::Attention ? h : -1;
                if (std::ranges::any_of(row, isNan))
                    note(b, head, i, story.whyNan());
                else if (config.stage == Stage::Attention && config.normalize == Normalize::SoftmaxNaive &&
                         !normalisesColumns(config) &&
                         std::ranges::all_of(row, [](float weight) { return weight == 0; }) && story.sumOverflowed())
                    note(b, head, i,
                         say("the sum of the exponentials is too large for float32, so it is inf, and any finite "
                             "number divided by inf is 0"));
                if (notes.size() >= max_row_notes)
                    return notes;
            }
        }
    return notes;
}

} // namespace attn

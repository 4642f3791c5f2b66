// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/heads/alikeheads.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/withheld.h"
#include "core/heads/headfigures.h"
#include "core/heads/weightrows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr double out_of_the_question = std::numeric_limits<double>::infinity();

// Half the sum of the differences; nan if one is, 0 for empty rows.
double rowDistance(std::span<const float> a, std::span<const float> b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::abs(double(a[i]) - double(b[i]));
    return sum / 2;
}

bool hasNan(std::span<const float> row)
{
    return std::ranges::any_of(row, [](float value) { return std::isnan(value); });
}

// The rows of all heads at one query, with 0 for what the mask takes.
class RowsOfHeads {
public:
    RowsOfHeads(const Computed& computed, const TracedTensor& tensor, std::int64_t batch,
                std::vector<std::int64_t> heads)
        : m_rows(computed, tensor, batch), m_heads(std::move(heads)),
          m_numbers(m_heads.size() * std::size_t(m_rows.columns())), m_nan(m_heads.size())
    {
    }

    std::int64_t rows() const { return m_rows.rows(); }
    // False where the query has one key or none.
    bool read(std::int64_t row)
    {
        const std::size_t columns = std::size_t(m_rows.columns());
        int most = 0;
        for (std::size_t h = 0; h < m_heads.size(); ++h) {
            const std::span<const float> from = m_rows.read(m_heads[h], row);
            float* to = m_numbers.data() + h * columns;
            int keys = 0;
            for (std::size_t column = 0; column < columns; ++column) {
                const bool allowed = m_rows.allowed(std::int64_t(column));
                to[column] = allowed ? from[column] : 0;
                keys += allowed;
            }
            m_nan[h] = hasNan({to, columns});
            most = std::max(most, keys);
        }
        return most > 1;
    }
    // Of two heads by their places in the list.
    double distance(std::size_t a, std::size_t b) const
    {
        if (m_nan[a] && m_nan[b] && !hides(a) && !hides(b))
            return 0; // neither has weights
        if (m_nan[a] || m_nan[b])
            return out_of_the_question;
        return rowDistance(row(a), row(b));
    }

private:
    std::span<const float> row(std::size_t place) const
    {
        const std::size_t columns = std::size_t(m_rows.columns());
        return {m_numbers.data() + place * columns, columns};
    }
    bool hides(std::size_t place) const
    {
        return std::ranges::any_of(row(place), [](float value) { return isWithheld(value); });
    }

    WeightRows m_rows;
    std::vector<std::int64_t> m_heads;
    std::vector<float> m_numbers;
    std::vector<char> m_nan;
};

std::vector<std::int64_t> allHeads(const Computed& computed, const TracedTensor& tensor)
{
    std::vector<std::int64_t> heads(std::size_t(tensorMatrix(computed, tensor).heads));
    for (std::size_t i = 0; i < heads.size(); ++i)
        heads[i] = std::int64_t(i);
    return heads;
}

} // namespace

std::vector<HeadPair> alikeHeads(const Computed& computed, const std::string& tensor, std::int64_t batch,
                                 const StopToken& stop)
{
    if (!hasHeadFigures(computed, tensor))
        return {};
    const TracedTensor& traced = *computed.trace->find(tensor);
    const std::vector<std::int64_t> heads = allHeads(computed, traced);
    RowsOfHeads rows(computed, traced, batch, heads);
    std::vector<HeadPair> pairs;
    for (const std::int64_t a : heads)
        for (std::int64_t b = a + 1; b < std::int64_t(heads.size()); ++b)
            pairs.push_back({a, b});
    bool any = false;
    for (std::int64_t row = 0; row < rows.rows() && !stop.requested(); ++row) {
        if (!rows.read(row))
            continue;
        any = true;
        for (HeadPair& pair : pairs)
            if (pair.most < out_of_the_question)
                if (const double distance = rows.distance(std::size_t(pair.a), std::size_t(pair.b));
                    distance > pair.most) {
                    pair.most = distance;
                    pair.row = row;
                }
    }
    if (!any || stop.requested())
        return {};
    std::erase_if(pairs, [](const HeadPair& pair) { return std::isinf(pair.most); });
    std::ranges::stable_sort(pairs, {}, &HeadPair::most);
    const auto end = std::ranges::find_if(pairs, [](const HeadPair& pair) { return pair.most > nearly_the_same; });
    pairs.resize(std::max<std::size_t>(std::size_t(end - pairs.begin()), std::min<std::size_t>(pairs.size(), 1)));
    return pairs;
}

HeadPair distanceOfHeads(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t a,
                         std::int64_t b)
{
    HeadPair pair{a, b, std::numeric_limits<double>::quiet_NaN()};
    if (!hasHeadFigures(computed, tensor))
        return pair;
    RowsOfHeads rows(computed, *computed.trace->find(tensor), batch, {a, b});
    for (std::int64_t row = 0; row < rows.rows(); ++row) {
        if (!rows.read(row))
            continue;
        const double distance = rows.distance(0, 1);
        if (std::isinf(distance))
            return {a, b, std::numeric_limits<double>::quiet_NaN()};
        if (!(distance <= pair.most)) { // nan: the first one
            pair.most = distance;
            pair.row = row;
        }
    }
    return pair;
}

std::string alikeWords(const HeadPair& pair)
{
    const std::string both = say("heads %1 and %2", pair.a, pair.b);
    const std::string by = say("rows differ by at most %1", decimalText(pair.most, 3));
    if (pair.most > nearly_the_same)
        return say("no two heads do nearly the same thing; the closest are %1, whose %2", both, by);
    return say("%1 do nearly the same thing; their %2", both, pair.most == 0 ? say("rows are identical") : by);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/heads/headshows.h"

#include "core/heads/rowfigures.h"
#include "core/heads/weightrows.h"

#include <limits>

namespace attn {

namespace {

// For each query, the keys right after earlier tokens equal to its own.
std::vector<std::vector<std::int64_t>> followers(const std::vector<std::int64_t>& ids)
{
    std::vector<std::vector<std::int64_t>> keys(ids.size());
    for (std::size_t query = 0; query < ids.size(); ++query)
        for (std::size_t before = 0; before + 1 < query; ++before)
            if (ids[before] == ids[query])
                keys[query].push_back(std::int64_t(before) + 1);
    return keys;
}

double meanOf(double sum, std::int64_t count)
{
    return count ? sum / double(count) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

std::vector<char> allowedKeys(const Computed& computed)
{
    std::vector<char> allowed;
    const TracedTensor* weights = computed.trace->find("weights");
    if (!weights)
        return allowed;
    WeightRows rows(computed, *weights, 0);
    for (std::int64_t query = 0; query < rows.rows(); ++query) {
        rows.read(0, query);
        for (std::int64_t key = 0; key < rows.columns(); ++key)
            allowed.push_back(char(rows.allowed(key)));
    }
    return allowed;
}

std::vector<HeadShows> headShows(const Tensor& weights, const std::vector<std::int64_t>& ids,
                                 const std::vector<char>& allowed)
{
    const std::int64_t heads = weights.dim(0), queries = weights.dim(1), keys = weights.dim(2);
    const auto following = followers(ids);
    std::vector<HeadShows> shows;
    for (std::int64_t head = 0; head < heads; ++head) {
        HeadShows sums;
        std::int64_t counted = 0, repeated = 0;
        for (std::int64_t query = 0; query < queries; ++query) {
            const auto row = weights.values().subspan(std::size_t((head * queries + query) * keys), std::size_t(keys));
            const auto left = [&](std::int64_t key) {
                return allowed.empty() || allowed[std::size_t(query * keys + key)];
            };
            RowFigures figures;
            if (!readRow(row, query, left, figures)) {
                counted = repeated = 0;
                break;
            }
            if (!figures.counts)
                continue;
            ++counted;
            sums.entropy += figures.entropy;
            sums.distance += figures.distance;
            sums.onFirst += figures.onFirst;
            repeated += !following[std::size_t(query)].empty();
            for (const std::int64_t key : following[std::size_t(query)])
                sums.onFollowing += left(key) ? double(row[std::size_t(key)]) : 0;
        }
        shows.push_back({meanOf(sums.entropy, counted), meanOf(sums.distance, counted), meanOf(sums.onFirst, counted),
                         meanOf(sums.onFollowing, repeated)});
    }
    return shows;
}

double largestChange(std::span<const float> before, std::span<const float> after)
{
    double most = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const double change = std::abs(double(after[i]) - double(before[i]));
        if (!std::isnan(change))
            most = std::max(most, change);
        else if (std::isnan(after[i]) != std::isnan(before[i]))
            most = std::numeric_limits<double>::infinity();
    }
    return most;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What pictures keep of a layer's scores between edits: the largest score of every row in every bin of keys. That is
// enough for the weights, since a weight rises with its score. An edited token changes only its own row, and in the
// other rows the one bin with its key.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace attn::cpu {

inline constexpr float minus_infinity = -std::numeric_limits<float>::infinity();

class ScorePlane;
struct Kernels;

// Some rows of a plane of scores, their keys cut into bins as PoolGrid cuts columns.
struct ScoreBins {
    std::int64_t first_query = 0, queries = 0, first_key = 0, keys = 0, bins = 0;
    bool causal = false; // a query's later keys are left out

    bool operator==(const ScoreBins&) const = default;
    std::int64_t firstKey(std::int64_t bin) const { return first_key + bin * keys / bins; }
    std::int64_t binOf(std::int64_t key) const { return ((key - first_key + 1) * bins - 1) / keys; }
    // The end of the keys that a query sees, and the number of bins that hold one of them.
    std::int64_t visibleEnd(std::int64_t query) const;
    std::int64_t visibleBins(std::int64_t query) const;
};

// Belongs to the numbers of one plane: planes that share their numbers share it, too. Safe in any thread.
class PooledScores {
public:
    // While this exists, no other thread can access the numbers. False: none.
    class Rows;

    // The bins of `plane`, which this belongs to and whose numbers are finite. None are kept until the same bins are
    // wanted twice, with few others in between, for this plane or the one it was edited from: a single picture is made
    // faster from the scores. None either while another thread makes a picture.
    Rows rows(const ScorePlane& plane, const ScoreBins& bins, const Kernels& kernels);

    // For a plane with the same numbers except row and column `token`. Kept bins move there, since the older plane will
    // hardly be painted again.
    std::shared_ptr<PooledScores> edited(std::int64_t token);
    // The plane itself gets new numbers: in row and column `token`, or everywhere.
    void tokenChanges(std::int64_t token);
    void allChanges();

private:
    // One kind of bins that pictures ask for.
    struct Kept {
        ScoreBins bins;
        std::vector<std::int64_t> starts;  // of each query's visible bins in the numbers, and their end
        std::vector<float> numbers;        // empty: wanted once, so nothing is kept yet
        std::vector<std::int64_t> changed; // tokens whose row and column are not in them yet

        std::span<const float> row(std::int64_t query) const;
        float* writableRow(std::int64_t query) { return numbers.data() + starts[query - bins.first_query]; }
        void begin();
        void forget();
        void addChange(std::int64_t token);
        void fill(const ScorePlane& plane, const Kernels& kernels);
        void bringUpToDate(const ScorePlane& plane, const Kernels& kernels);
        void coarsenFrom(const Kept& finer);
    };
    Kept* find(const ScoreBins& bins);
    Kept* finerThan(const ScoreBins& bins);

    std::mutex m_mutex;
    std::vector<Kept> m_kept; // most recently wanted first
};

class PooledScores::Rows {
public:
    Rows() = default;
    Rows(std::unique_lock<std::mutex> lock, const Kept& from) : m_lock(std::move(lock)), m_from(&from) {}
    explicit operator bool() const { return m_from; }
    // visibleBins(query) numbers.
    std::span<const float> row(std::int64_t query) const { return m_from->row(query); }

private:
    std::unique_lock<std::mutex> m_lock;
    const Kept* m_from = nullptr;
};

} // namespace attn::cpu

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/stagereader.h"

#include "core/layer/pooling.h"

#include <algorithm>
#include <limits>
#include <mutex>
#include <vector>

namespace attn::cuda {

namespace {

constexpr std::int64_t piece = std::int64_t(4) << 20; // numbers that are read at a time: 16 MiB
constexpr std::int64_t kept_piece = 4096;             // numbers kept for the next cell or short row

class StageSource final : public TensorSource {
public:
    StageSource(StageNumbers numbers, RowStage stage) : m_numbers(std::move(numbers)), m_stage(stage) {}

    double at(std::int64_t flat) const override
    {
        float value = 0;
        read(flat, {&value, 1});
        return value;
    }

    void read(std::int64_t flat, std::span<float> out) const override
    {
        const std::lock_guard lock(m_mutex);
        while (!out.empty()) {
            const auto left = static_cast<std::int64_t>(out.size());
            std::int64_t count = std::min(left, piece);
            if (left < kept_piece) {
                keep(flat);
                const std::int64_t within = flat - m_first;
                count = std::min(left, static_cast<std::int64_t>(m_kept.size()) - within);
                std::copy_n(m_kept.data() + within, count, out.data());
            } else {
                fetch(flat, out.first(count));
            }
            out = out.subspan(count);
            flat += count;
        }
    }

    void read(std::int64_t flat, std::span<double> out) const override
    {
        std::vector<float> narrow(out.size());
        read(flat, std::span<float>(narrow));
        std::ranges::copy(narrow, out.begin());
    }

    void pool(const PoolGrid& grid, std::span<float> out) const override
    {
        orNan(out, [&] {
            const auto bring = [&](float* bins, std::int64_t, std::int64_t) {
                PoolStage pool;
                pool.rule = m_numbers.rule;
                pool.stage = m_stage;
                pool.scores = m_numbers.scores->floats();
                pool.states = states();
                pool.grid = grid;
                pool.out = bins;
                m_numbers.device->run(pool);
                m_numbers.device->download(out.data(), bins, out.size_bytes());
            };
            try {
                inPieces(m_numbers.device, m_numbers.reserve, std::ssize(out), std::ssize(out), bring);
            } catch (const Failure& failure) {
                if (failure.kind != FailureKind::Full)
                    throw;
                TensorSource::pool(grid, out); // from what is read in pieces
            }
        });
    }

private:
    const RowState* states() const { return m_numbers.states ? m_numbers.states->as<RowState>() : nullptr; }

    template <class Read> void orNan(std::span<float> out, Read read) const
    {
        try {
            read();
        } catch (const Failure&) {
            m_numbers.device->setLost();
            std::ranges::fill(out, std::numeric_limits<float>::quiet_NaN());
        }
    }

    // Keeps the piece with this number instead of the last.
    void keep(std::int64_t flat) const
    {
        const std::int64_t first = flat / kept_piece * kept_piece;
        if (first == m_first)
            return;
        const std::int64_t all = static_cast<std::int64_t>(m_numbers.scores->bytes() / sizeof(float));
        m_kept.resize(std::min(kept_piece, all - first));
        fetch(first, m_kept);
        m_first = first;
    }

    void fetch(std::int64_t first, std::span<float> out) const
    {
        orNan(out, [&] { fetchOrThrow(first, out); });
    }

    void fetchOrThrow(std::int64_t first, std::span<float> out) const
    {
        if (m_numbers.held)
            return m_numbers.device->download(out.data(), m_numbers.held->floats() + first, out.size_bytes());
        inPieces(m_numbers.device, m_numbers.reserve, std::ssize(out), 1,
                 [&](float* numbers, std::int64_t done, std::int64_t count) {
                     ReadStage stage;
                     stage.rule = m_numbers.rule;
                     stage.stage = m_stage;
                     stage.scores = m_numbers.scores->floats();
                     stage.states = states();
                     stage.first = first + done;
                     stage.count = count;
                     stage.out = numbers;
                     m_numbers.device->run(stage);
                     m_numbers.device->download(out.data() + done, numbers, count * sizeof(float));
                 });
    }

    StageNumbers m_numbers;
    RowStage m_stage;
    mutable std::mutex m_mutex;
    mutable std::vector<float> m_kept; // numbers m_first …
    mutable std::int64_t m_first = -1;
};

} // namespace

std::shared_ptr<const TensorSource> makeStageSource(StageNumbers numbers, RowStage stage)
{
    return std::make_shared<StageSource>(std::move(numbers), stage);
}

} // namespace attn::cuda

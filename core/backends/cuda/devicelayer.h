// SPDX-License-Identifier: GPL-3.0-or-later
// One computed attention layer whose numbers lie on the device. Held are q, k, v, what norm and rotation make of q and k,
// the scores, a RowState for each row, and the context; the stages between follow from them where they are not held too. A layer behind a trace never
// changes, unless the engine is its only owner.
#pragma once

#include "core/backends/cuda/device/device.h"
#include "core/backends/cuda/deviceoperands.h"
#include "core/backends/runoptions.h"
#include "core/layer/kept.h"

#include <array>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace attn::cuda {

// A small device tensor, copied to the host by its first reader and kept there.
class Mirror {
public:
    // `fill` writes `count` numbers, once; where it throws Failure all are nan and the device is given up. Any thread.
    template <class Fill> const std::vector<float>& numbers(Device& device, std::int64_t count, Fill fill) const
    {
        std::call_once(m_filled, [&] {
            m_numbers.resize(count);
            try {
                fill(m_numbers.data());
            } catch (const Failure&) {
                device.setLost();
                m_numbers.assign(count, std::numeric_limits<float>::quiet_NaN());
            }
        });
        return m_numbers;
    }

private:
    mutable std::once_flag m_filled;
    mutable std::vector<float> m_numbers;
};

inline constexpr int row_stage_count = 10;

// The tensors that are copied to the host as a whole when read.
struct Mirrors {
    Mirror qkv, normed, rotated, context, output, row_sums, cumulative, sink_weights;
};

// The output projection. After an edit it is computed when it is read, since often it is not.
struct DeviceOutput {
    BufferPtr numbers; // [B*T,out]; may be null while it is not finished
    bool finished = false;
};

// Where the heads of q, k or v lie side by side in rows, a row for each token.
struct HeadRows {
    float* first = nullptr;
    std::int64_t stride = 0;
};

struct DeviceLayer : Kept {
    std::shared_ptr<Device> device;
    TraceForm form = TraceForm::Compact;
    std::shared_ptr<DeviceOperands> operands;
    bool fast_path = false; // of its plan: edits avoid a full computation
    bool finite = false;    // every number is, but in rows that the mask leaves no key

    // [B*T,O + 2*KV*hd]: q, k and v side by side; without a projection x itself, which is all three; with a memory q
    // [B*T,O], then k and v side by side [B*S,2*KV*hd].
    BufferPtr qkv;
    BufferPtr normed, rotated; // of q [B*T,O], then of k [B*S,KV*hd]; null: not done
    BufferPtr scores;          // [B*H,T,S]
    BufferPtr states;          // RowState [B*H,T]
    BufferPtr context;         // as the merge lays it out
    BufferPtr sums; // the context before the division by the rows' sums, in double; null until an edit needs it
    std::array<BufferPtr, row_stage_count> stages; // by RowStage, where they are held
    BufferPtr row_sums, cumulative;                // if the scene asks for them
    DeviceOutput output;
    std::shared_ptr<Mirrors> mirrors = std::make_shared<Mirrors>();

    const Config& config() const { return operands->from.config; }
    const Dims& dims() const { return operands->from.dims; }
    std::int64_t planes() const { return dims().B * dims().H; }
    std::int64_t cells() const { return planes() * dims().T * dims().S; }
    bool projects() const { return operands->weights != nullptr; }
    // As the projection makes them …
    HeadRows made(int part) const;
    // … and as they meet: normed and rotated.
    HeadRows met(int part) const;
    // Of `normed` or `rotated`: queries and keys.
    HeadRows positioned(const BufferPtr& buffer, int part) const;
    // The number of rows and heads of q, k or v.
    std::int64_t rowsOf(int part) const { return dims().B * (part == query_part ? dims().T : dims().S); }
    std::int64_t headsOf(int part) const { return part == query_part ? dims().H : dims().KV; }
    std::int64_t madeNumbers() const; // of qkv
    BufferPtr& stage(RowStage which) { return stages[static_cast<int>(which)]; }
    ContextPlaces places() const;
    // With the mask and keep bits as they lie on the device.
    RowRule rule() const;
    // The buffer of a row stage; may be another stage's with the same numbers. Null: it is derived.
    const DeviceBuffer* held(RowStage which) const;
    std::int64_t planeBytes() const { return dims().T * dims().S * static_cast<std::int64_t>(sizeof(float)); }
};

// The row stage traced under this name; nullopt if there is none.
std::optional<RowStage> rowStage(std::string_view name, const Config& config);
// Those of `stages` between scores and context, in their order.
std::vector<RowStage> rowStages(const std::vector<StageTensor>& stages, const Config& config);

// The output no longer holds.
void spoilOutput(DeviceLayer& layer);
// A layer that shares everything with `layer`.
std::shared_ptr<DeviceLayer> fork(const DeviceLayer& layer);
// Bytes that a full computation writes, beyond the buffers that `layer` (may be empty) has.
std::int64_t bytesToCompute(const DeviceLayer& layer, const Realized& realized);
// Allocates buffers for a full computation of the scene of the layer's operands.
void takeBuffers(DeviceLayer& layer);

} // namespace attn::cuda

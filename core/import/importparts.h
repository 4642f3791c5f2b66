// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of an import: weights, what a layer starts from, and what newer layers add; the number of heads, from the
// choices, the shapes or the previous scene; a mask. Each in its own file.
#pragma once

#include "core/import/import.h"
#include "core/scene/config.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace attn {

// The arrays of an import by what they become.
class ImportPlaces {
public:
    ImportPlaces(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps)
        : m_arrays(arrays), m_steps(steps)
    {
    }

protected:
    using Fault = std::optional<Error>;

    // Finds those of the targets that `takes` takes, for each head of a list its own or one for all. An error when two would
    // become the same.
    Fault find(bool (*takes)(ImportTarget), bool by_head = false);

    // Of the head that is looked at.
    bool has(ImportTarget target) const { return m_places.count({target, m_head}) > 0; }
    std::size_t place(ImportTarget target) const { return m_places.at({target, m_head}); }
    const Tensor& tensor(ImportTarget target) const { return m_arrays[place(target)].values; }
    std::string shown(ImportTarget target) const
    {
        return m_arrays[place(target)].name + " " + toString(tensor(target).shape());
    }

    const std::vector<ReadArray>& m_arrays;
    const std::vector<ImportStep>& m_steps;
    std::map<std::pair<ImportTarget, std::int64_t>, std::size_t> m_places; // of target and head, the step
    std::int64_t m_head = -1;                                              // -1: all together
};

struct ImportedTensor {
    std::size_t step = 0; // whose array it was
    std::string name;     // "qkv.weight"
    Tensor tensor;
    bool turned = false;    // transposed during import
    bool regrouped = false; // its rows were moved: those that make all queries first, then the keys', then the values'
};

struct ImportedLayer {
    std::vector<ImportedTensor> tensors;
    bool has_projections = false; // then these hold:
    bool has_values = true;       // false: of queries and keys alone
    Projection projection = Projection::None;
    std::int64_t d_in = 0, d_out = 0;
    std::int64_t heads = 0;           // of a list of heads; else 0: any number
    std::string out_proj;             // name of the output layer; empty for none
    std::vector<std::string> without; // biases that this layer does not have
};

// Three plain matrices make projection param, three layers linear, three for each head heads_list, one of three times the
// width fused_blocks or fused_interleaved, as its step says; an interleaved one whose heads share keys and values
// (Falcon) becomes fused_blocks, its rows moved. Without any for the values, the layer has none. The arrays
// are as many as the steps. Of `heads` heads those of keys and values are `kv_heads`. An error when something is missing,
// twice there, or does not fit, with the shapes.
Result<ImportedLayer> importedLayer(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                    std::int64_t heads, std::int64_t kv_heads);

// Whether an array of that target is what a layer starts from: q, k, v or the weights.
bool isStart(ImportTarget target);

// The number of heads implied by the shapes; nullopt if any number is possible, or none is known.
std::optional<std::int64_t> headsOfStart(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps);

struct ImportedStart {
    StartsFrom starts_from = StartsFrom::X;
    std::int64_t heads = 1, kv_heads = 1;
    std::int64_t d_out = 0;              // of q and k alone
    std::vector<ImportedTensor> tensors; // [B,H,T,n]; empty: none
};

// q and k, [B,H,T,hd], [B,T,O], which is split into `heads`, or [T,O]; v likewise, if imported. Keys and values of
// `kv_heads` heads, [B,KV,T,hd] or [B,T,KV hd]. Weights [B,H,T,T], [H,T,T] or, for one head, [T,T]. Fails with the
// shapes if something is missing, duplicate, or does not fit.
Result<ImportedStart> importedStart(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                    std::int64_t heads, std::int64_t kv_heads, std::int64_t most_numbers);

struct ImportedFamily {
    std::vector<ImportedTensor> tensors;
    std::vector<std::string> notes; // what no array specifies, and what the scene lost
};

// Fills the members of `config` that name them; its heads and widths are those of the new layer. With `new_weights`,
// those of `base` are dropped unless their own array is imported.
Result<ImportedFamily> importedFamily(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                      const Config& base, bool new_weights, Config& config);

struct HeadCounts {
    std::int64_t heads = 1, kv_heads = 1;
    std::string heads_from;     // the array whose shape told: "q_norm.weight [64]"; empty: none had to
    std::string wide_norm = {}; // the norm as wide as all queries of a layer whose heads nothing tells; empty: none
};

// A norm has as many weights as a head has numbers, sinks and T5's distances are as many as the heads, frequencies half
// a head's numbers. Of query and key weights of different widths the narrower are shared; for a fused layer, sharing
// follows from its output layer or the choices. Fails if choices contradict the shapes, or heads share keys and nothing
// says how many there are.
Result<HeadCounts> headCounts(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                              const ImportChoices& choices, const Scene& base);

struct ImportedMask {
    Mask mask;           // kind None: its numbers, one map per head, are a bias of the scores
    Tensor tensor;       // empty for a causal mask, which needs none
    std::string becomes; // "mask [6, 6], where 1 blocks a key"
};

// A square matrix of 0 and 1 that is 1 in one of its halves: the causal mask, of whichever size.
bool isTriangle(const Tensor& mask);

// A mask from an array, with its kind inferred from shape and numbers: only 0 and 1 give a Boolean mask, or a padding
// mask if it has no row for each of `queries`. Without a reading a triangle is the causal one, whether 1 means blocked (torch.triu) or allowed
// (torch.tril). All other numbers are added, those for padding in every row. How a Boolean mask is applied, and its tensor's
// name, stay as in `before`. One map for each of `heads`, [H,T,S] or [B H,T,S], as nn.MultiheadAttention takes it, becomes a
// bias of 0 and -inf. Fails if no mask has this shape.
Result<ImportedMask> importedMask(const ReadArray& array, std::optional<ArrayReading> reading, const Mask& before,
                                  std::int64_t heads, std::int64_t batches, std::int64_t queries);

} // namespace attn

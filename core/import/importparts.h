// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of arrays in a scene: weights, what a layer starts from, and what today's layers have besides; how many heads
// they have, as the user chose, as shapes tell, or as the scene before had it; a mask. Each in a file of its own.
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
    bool turned = false;    // it was transposed on the way
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

// How many heads the arrays have by their shape; nothing if any number is possible, or none is known.
std::optional<std::int64_t> headsOfStart(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps);

struct ImportedStart {
    StartsFrom starts_from = StartsFrom::X;
    std::int64_t heads = 1, kv_heads = 1;
    std::int64_t d_out = 0;              // of q and k alone
    std::vector<ImportedTensor> tensors; // [B,H,T,n]; empty: there are none
};

// q and k, [B,H,T,hd] or [B,T,O], which is cut into `heads`, or [T,O]; v likewise, where it comes along. Keys and values
// of `kv_heads` heads, [B,KV,T,hd] or [B,T,KV hd]. Weights
// [B,H,T,T], [H,T,T] or of one head [T,T]. An error when something is missing, twice there, or does not fit, with the
// shapes.
Result<ImportedStart> importedStart(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                    std::int64_t heads, std::int64_t kv_heads);

struct ImportedFamily {
    std::vector<ImportedTensor> tensors;
    std::vector<std::string> notes; // what no array tells, and what of the scene before is gone
};

// Fills the members of `config` that name them; the heads and the widths in it are those of the layer to come. Where
// `new_weights` came, what belonged to those of `base` goes, unless its own array comes along.
Result<ImportedFamily> importedFamily(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                      const Config& base, bool new_weights, Config& config);

struct HeadCounts {
    std::int64_t heads = 1, kv_heads = 1;
    std::string told_by; // the array whose shape told: "q_norm.weight [64]"; empty: none had to
};

// A norm's weights are as many as the numbers of a head, sinks and T5's distances as many as the heads, frequencies half
// the numbers of a head. Of query and key weights of different widths the narrower are shared; a fused layer's shares
// follow from its output layer, or from what was chosen. An error when choices contradict the shapes, or when heads share
// keys and nothing tells how many there are.
Result<HeadCounts> headCounts(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                              const ImportChoices& choices, const Scene& base);

struct ImportedMask {
    Mask mask;
    Tensor tensor;       // empty for a causal mask, which needs none
    std::string becomes; // "mask [6, 6], where 1 blocks a key"
};

// A mask out of an array, whose kind follows from its shape and its numbers: 0 and 1 alone make a mask of Booleans, of padding
// when they are no squares; a triangle of any size is the causal one, whether its 1 says blocked (torch.triu) or allowed (torch.tril); all other numbers are added. How a Boolean mask is
// applied, and what its tensor is called, stays as in `before`. An error when it has the shape of no mask.
Result<ImportedMask> importedMask(const ReadArray& array, const Mask& before);

} // namespace attn

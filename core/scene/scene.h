// SPDX-License-Identifier: GPL-3.0-or-later
// The document: everything that is needed to compute one attention layer, as a plain value. A scene is small to copy,
// because its tensors share their numbers until one is written, and its edits too.
#pragma once

#include "core/base/tensor.h"
#include "core/scene/config.h"
#include "core/scene/edits.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace attn {

// The steps of the recipe, executed in order on one PyTorch generator. Each is named after the PyTorch call it repeats.
struct ManualSeed {
    std::uint64_t seed = 0;
    bool operator==(const ManualSeed&) const = default;
}; // torch.manual_seed; -1 is 2^64-1
struct Skip {
    std::int64_t draws = 0;
    bool operator==(const Skip&) const = default;
}; // throw away 32-bit outputs
struct Rand {
    std::string out;
    Shape shape;
    std::optional<float> mul;
    bool operator==(const Rand&) const = default;
};
struct Randn {
    std::string out;
    Shape shape;
    std::optional<float> mul;
    bool operator==(const Randn&) const = default;
};
struct Linear {
    std::string name;
    std::int64_t in = 0, out_features = 0;
    bool bias = true;
    bool operator==(const Linear&) const = default;
};
struct LinearFromT {
    std::string name, of;
    bool operator==(const LinearFromT&) const = default;
}; // name.weight = of transposed
struct Embedding {
    std::string name;
    std::int64_t num = 0, dim = 0;
    std::optional<std::int64_t> padding_idx; // negative: from the end
    std::optional<std::int64_t> paddingRow() const
    {
        return padding_idx && *padding_idx < 0 ? *padding_idx + num : padding_idx;
    }
    bool operator==(const Embedding&) const = default;
};
struct Lookup {
    std::string table, ids, out;
    bool operator==(const Lookup&) const = default;
}; // out[b][t] = table[ids[b][t]]
struct Stack {
    std::string of, out;
    std::int64_t n = 1;
    bool operator==(const Stack&) const = default;
};
struct Mha {
    std::string name;
    std::int64_t embed_dim = 0, num_heads = 1;
    bool bias = true;
    bool operator==(const Mha&) const = default;
};

using Draw = std::variant<ManualSeed, Skip, Rand, Randn, Linear, LinearFromT, Embedding, Lookup, Stack, Mha>;

// The word of a draw in files: "manual_seed", "rand" …
const char* opName(const Draw& draw);

// A printed result to compare with. `slice` are leading indices, after axes B and H of size 1 were dropped.
struct Expected {
    std::string name; // as written in the file: "scores[1]"
    std::string tensor;
    Index slice;
    Tensor values;
    std::vector<bool> compared; // false where the file says null
    bool operator==(const Expected&) const = default;
};

struct ExpectedShape {
    std::string tensor;
    Shape shape;
    bool operator==(const ExpectedShape&) const = default;
};
struct Tolerance {
    std::string name;
    double value = 0;
    bool operator==(const Tolerance&) const = default;
}; // name or "default"

// Every cell of a tensor whose index begins with these numbers: one cell, a row, the matrix of a head, all of it.
struct CellBlock {
    std::string tensor;
    Index leading;
    bool operator==(const CellBlock&) const = default;
};

// Where the user was looking when the scene was saved. None of it changes what is computed.
struct View {
    struct CellPlace {
        std::int64_t row = 0, column = 0;
        bool operator==(const CellPlace&) const = default;
    };
    // A step's place (core/explain/walk.h): everything up to this cell is computed, and `term` + 1 terms of it.
    struct Step {
        std::string tensor;
        CellPlace cell;
        std::int64_t term = -1; // all of them
        bool operator==(const Step&) const = default;
    };
    struct Range {
        std::string mode; // one of view_ranges; empty: as a scene is opened
        bool logarithmic = false;
        std::optional<std::pair<double, double>> locked; // low <= high
        bool operator==(const Range&) const = default;
    };

    std::string stage; // a tensor name, "weights"
    std::int64_t batch = 0;
    std::int64_t head = 0;
    bool all_heads = false; // side by side, this one in focus
    std::optional<CellPlace> cell;
    std::optional<bool> operands; // beside the map; nullopt: the stage's default
    Range range;
    std::optional<Step> step;
    std::vector<CellBlock> hidden; // their numbers are shown only on request
    bool operator==(const View&) const = default;
};
// What a range of colours spans; the window's RangeMode in the same order.
inline constexpr std::array<std::string_view, 4> view_ranges = {"tensor", "fit", "head", "row"};

// A number that the user attached to a slider: a choice of the configuration, a cell, or the angle of a row of a tensor
// in the plane of two of its components (its length in that plane stays). Moving it is an edit like any other.
struct Slider {
    std::string name; // as the person calls it
    std::string of;   // "temperature", "scale" or "dropout.p"; else an input's, a parameter's or a traced tensor's name
    Index index;      // of a tensor: the cell; of an angle: the row
    std::optional<std::pair<std::int64_t, std::int64_t>> plane; // of an angle, which is in degrees: the two components
    double from = 0, to = 1;                                    // finite, from < to
    bool operator==(const Slider&) const = default;
};

// What a person has changed in one layer of a trained model; everything else is as the model has it.
struct LayerEdits {
    std::vector<std::int64_t> heads_off; // in rising order
    std::optional<Config> config;        // replaces the model's own, heads_off aside; nullopt: unchanged
    std::vector<NamedTensor> inputs;     // that the model does not give: a mask; or instead of those that it gives
    std::vector<std::string> gone;       // of the inputs that it gives: a bias that was taken away
    std::vector<Draw> draws;
    EditList edits, overrides;
    std::uint64_t bytes = 0, checksum = 0; // of the layer's tensors as the model's files have them; 0: not known
    bool operator==(const LayerEdits&) const = default;
};
using ModelEdits = std::map<std::int64_t, LayerEdits>; // by layer; only those with changes

// The layer of a trained model whose numbers a scene uses instead of holding them: its file names the model, and the
// numbers are filled in when it is opened (core/model/modelscene.h). The document may be the whole model, a page: then
// this is the open layer, and the changes in the others go with it (core/model/modelpage.h).
struct ModelLayer {
    std::string path;      // absolute, or the name of a model that ships inside
    bool relative = false; // whether a file says it from its own folder
    std::int64_t layer = 0;
    std::optional<std::string> text; // what the tokens are from, where they were not given as ids
    std::vector<std::int64_t> ids;
    bool page = false;
    ModelEdits others; // in other layers: of a single layer, those before it; of a page not filled in yet, all
    std::uint64_t bytes = 0, checksum = 0; // of the layer's tensors as the model's files have them; 0: not known
    std::vector<NamedTensor> given;        // what was filled in; not in the file
    std::optional<Config> own;             // of a page: the layer's configuration as the model has it; not in the file
    bool operator==(const ModelLayer&) const = default;
};

struct Scene {
    std::string title;
    std::string description;                             // for readers of the scene or a page of it
    std::string speaker_notes;                           // for the author alone
    std::vector<std::vector<std::string>> tokens;        // B lists of T; empty: "t0", "t1", …
    std::vector<std::vector<std::string>> memory_tokens; // B lists of S, of keys of their own; empty: "m0", "m1", …
    std::vector<NamedTensor> inputs;
    std::vector<Draw> draws;
    Config config;
    EditList edits;     // of inputs and draws; at most one for a cell
    EditList overrides; // of computed tensors: numbers that cells are pinned to, by the index that the trace gives them
    std::vector<Expected> expected;
    std::vector<ExpectedShape> expected_shapes;
    std::vector<Tolerance> tolerance;
    std::optional<View> view;
    std::vector<Slider> sliders;
    std::optional<ModelLayer> model;

    const Tensor* input(const std::string& name) const;
    Tensor* input(const std::string& name);
    bool operator==(const Scene&) const = default;
};

// The same except for where one looks, which is no work.
bool sameWork(const Scene& a, const Scene& b);
// The scene without its author's private parts: for pages, figures and copies to share.
Scene withoutPrivate(Scene scene);
// The label of token t of batch item b: the scene's own, else "t0", "t1", …
std::string tokenLabel(const Scene& scene, std::int64_t b, std::int64_t t);
// Labels of the first T tokens as shown (shownWord), made unique: a repeated one has its position, "the 0", "the 4".
std::vector<std::string> tokenLabels(const Scene& scene, std::int64_t b, std::int64_t T);
// The same of the S keys and values of T queries: those of the queries, except where keys have names of their own, come
// from a memory or are not as many.
std::string keyLabel(const Scene& scene, std::int64_t b, std::int64_t t, bool as_many = true);
std::vector<std::string> keyLabels(const Scene& scene, std::int64_t b, std::int64_t T, std::int64_t S);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a layer computes: one table of its tensors, in order of computation. Sizes, names, checks, the steps,
// explanations, the script, cards, colors, figures and studios read it. Made once for each scene, by plan().
#pragma once

#include "core/base/tensor.h"
#include "core/layer/dims.h"
#include "core/layer/operation.h"
#include "core/scene/config.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Of Operation::Function: y = f(x).
struct StageFunction {
    double (*value)(double x, const Config& config) = nullptr;
    double (*slope)(double x, const Config& config) = nullptr; // f'(x); null: not available
    std::string text; // {x} is the input, {np} the module that has the functions: "50 * {np}tanh({x} / 50)"
    bool operator==(const StageFunction&) const = default;
};
// `text` with both filled in: "torch." or "np." for code, nothing for an equation.
std::string written(std::string text, const std::string& x, const std::string& module);

struct StageTensor {
    std::string name; // as in the trace: "weights"
    // One letter for each axis: b batch item, h head, k key and value head (h where every head has its own), t token, i
    // query, j key, n how many keys so far, d of d_in, m of d_memory, e of head_dim, o of d_out, y of the output layer's
    // columns, c of q, k and v side by side, f of one head's; '-' no meaning.
    std::string axes;
    Shape shape;
    Kind kind = Kind::Real;

    Operation operation = Operation::Given; // Given: an input of the layer, in the trace before all that is computed
    std::string from;                       // the tensor that it is made from; empty where it is made from none
    std::string
        with; // what `from` is multiplied by, what is added to it, or what decides about it: "k", the mask, "keep"
    StageFunction function;

    bool traced = true;              // false: this configuration does not compute it, but its card says why
    bool after_mask = false;         // a masked cell of it holds what the mask left there
    bool after_dropout = false;      // a dropped cell of it holds what dropout left there
    bool by_column = false;          // of a row operation: normalizes the columns of keys, not the rows
    bool probability = false;        // its numbers lie in 0 .. 1, unless dropout or an odd normaliser stretched them
    std::string_view unit = "value"; // what one number is called: "score", "weight"

    // In UTF-8, as a person reads it.
    std::string_view card;            // of the rail: "softmax"; empty: none
    std::string_view title;           // of that card: "Softmax"
    std::string_view letter;          // in the card's formula: "w"
    bool aside = false;               // neither on the card nor a step: can be viewed, exported, requested
    std::string_view off;             // why there is nothing to see: "no mask"; empty: it is on
    std::string words;                // of a figure: "Softmax weights"
    std::string heading;              // of the card's matrices, where it is not `words`
    std::string subtitle = "{shape}"; // of the card: "÷ √2"

    bool operator==(const StageTensor&) const = default;
    bool onCard() const { return traced && !aside && off.empty() && !card.empty(); }
    bool computed() const { return traced && operation != Operation::Given; }
    bool queriesByKeys() const { return axes.ends_with("ij"); }
};

// The sizes that a table is made for.
struct StageSizes {
    Dims dims;
    std::int64_t outputs = 0; // columns of the output layer; 0: none
    Shape mask;               // of the mask's tensor, where it has one
    Shape bias;               // of the position bias' tensor, where it has one
    std::int64_t pairs = 0;   // of rotary positions
    Shape alone;              // of x in stage dropout_only, of masked in softmax_only
};

std::vector<StageTensor> stagesOf(const Config& config, const StageSizes& sizes);
// Null for a tensor that is not in the table: a weight matrix, say.
const StageTensor* findStage(std::span<const StageTensor> stages, std::string_view name);
// The axes of what stage attention computes, and of its x, in any configuration; empty for other names.
std::string_view axesOf(std::string_view name);
// The names that the computation itself can make in this stage …
std::span<const std::string_view> computedNames(Stage stage);
// … and whether a name is one that it may make: then no input or draw takes it. What the layer starts from is not.
bool isComputedName(const Config& config, std::string_view name);

// --- what a configuration does; readers ask these instead of comparing choices ---

bool startsFromX(const Config& config);       // a whole layer whose q and k are made from x
bool tiesWeights(const Config& config);       // one that makes q, k and v all with the query's weights
bool asksWithNext(const Config& config);      // the scores of a row are made with the query of the next token
bool startsFromWeights(const Config& config); // a whole layer with given weights
bool mixesValues(const Config& config);       // a whole layer with values: computes the context
// The tensors that a whole layer starts from: "x", or "q", "k" and "v", or "weights".
std::span<const std::string_view> startingTensors(const Config& config);
bool masks(const Config& config);           // the mask takes part in the computation
bool masksBefore(const Config& config);     // it fills in -inf, or adds, before the normaliser
bool maskAdds(const Config& config);        // of these: it adds
bool masksAfter(const Config& config);      // it multiplies the weights, or fills in -inf among them
bool fillsAfter(const Config& config);      // of these: it fills
bool rescalesWeights(const Config& config); // it multiplies; the rest is divided by the row's sum
bool sparesPadded(const Config& config);    // the first padded key of each batch item is not masked
// Whether a query without any key gets nan for weights, unless masked_rows says otherwise; and whether it does.
bool emptyRowsAreNan(const Config& config);
bool zeroesEmptyRows(const Config& config);
bool sharesKeys(const Config& config, const Dims& dims); // several query heads read the same keys and values
bool readsMemory(const Config& config);                  // keys and values are not made from x: cross-attention
bool hasOwnKeys(const Config& config, const Dims& dims); // … or recorded with another number of tokens than queries
bool normsQueries(const Config& config);                 // QK norm is on
bool normsAllHeads(const Config& config);                // … over all heads of a token together
bool rotates(const Config& config);                      // rotary positions are on
bool capsScores(const Config& config);                   // the scaled scores are capped
bool addsBias(const Config& config);                     // a number for each pair of positions is added
bool hasSinks(const Config& config);                     // the softmax has one more logit per head
bool masksByPosition(const Config& config);              // has an `allowed`: causal, sliding_window or prefix
bool normalises(const Config& config);                   // has weights: the layer does not end with the scores
bool normalisesColumns(const Config& config);            // … and the weights of a column sum to 1, not those of a row
// The factor for what dropout keeps: 1 / (1 - p) as PyTorch rounds it, or 1 / p by mistake.
float keptFactor(const Dropout& dropout);
bool dropoutIsOn(const Config& config); // anything is dropped, so there is a keep mask
// Whether head `head` is switched off: its weights stay, its context is 0.
bool headIsOff(const Config& config, std::int64_t head);
// merge reshape_only: the memory of [B,H,T,hd] is read as [B,T,O]. (heads_list joins its heads whatever merge says.)
bool readsStraightThrough(const Config& config);
// "weights"; with dropout on scores the normalizer's input ("masked" or "scaled"), or "scores" without a normalizer;
// "x" in stage dropout_only.
std::string_view dropoutInput(const Config& config);
// The queries and the keys just before the scores: "q", normalized, rotated.
std::string_view finalQueries(const Config& config);
std::string_view finalKeys(const Config& config);
// What the scores are made from: finalQueries, or "q_next", in which each token has the query of the next one.
std::string_view scoredBy(const Config& config);
// What the weights are made from: "masked", "scaled", or "dropped" with dropout on the scores.
std::string_view normaliserInput(const Config& config);
// What the values are mixed by: "dropped", or "weights" with dropout on the scores.
std::string_view mixedBy(const Config& config);

} // namespace attn

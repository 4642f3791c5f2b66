// SPDX-License-Identifier: GPL-3.0-or-later
// Imports arrays of other programs into a scene: finds out by name and shape which is which (PyTorch's Linear,
// nn.MultiheadAttention, GPT-2's Conv1D, BERT, Llama and its kin; recorded queries and keys, recorded attention), says
// in words what it would do, and does it.
#pragma once

#include "core/io/arrays/arrays.h"
#include "core/scene/limits.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// What an array becomes in the scene. Same: it takes the place of the scene's own tensor of that name ("ids", "x1",
// "head0.W_key.weight"), whose structure stays as it is.
enum class ImportTarget {
    Nothing,
    Same,
    X,
    WQuery,
    WKey,
    WValue,
    BQuery,
    BKey,
    BValue,
    Qkv,
    QkvBias,
    OutProj,
    OutProjBias,
    QNorm, // weights of the RMSNorm of each head's queries, and of its keys
    KNorm,
    InvFreq, // angles of rotary positions
    Sinks,   // one more logit per head
    T5Bias,  // a number for each bucket of distances and head
    Mask,
    Memory, // the sequence that keys and values come from, in the place of x
    Q,      // activations, and the attention itself: what a layer starts from in the place of x
    K,
    V,
    Weights
};
inline constexpr int import_targets = 24;
// "W_query", "W_query.bias", "qkv", "qkv.bias", "out_proj", "q_norm", "mask", "q", "weights" …; "nothing" and "same" for
// the first two.
std::string_view targetName(ImportTarget target);
std::optional<ImportTarget> targetNamed(std::string_view name);
// Whether arrays for this target have two layouts: the weights of layers.
bool hasLayouts(ImportTarget target);

// How an array is to be read where its file cannot tell: the answers to the questions of readings.h, in pairs.
enum class ArrayReading {
    ThreeBlocks, // of a fused layer: all queries, all keys, all values
    PerHead,     // q, k and v of one head after the other
    OneBlocks,   // of a mask of 0 and 1
    OneAllows,
    HeadsFirst,    // of q, k and v: [B,H,T,hd]
    TokensFirst,   // [B,T,H,hd]
    Joined,        // [B,T,H hd]
    HeadByHead,    // [H,T,hd]
    HeadMaps,      // of recorded attention: [H,T,S]
    BatchMaps,     // [B,T,S]
    FirstRowNames, // of a table whose first row is 0, 1, 2 …
    FirstRowNumbers
};

// One array and what becomes of it.
struct ImportStep {
    std::string array;
    ImportTarget target = ImportTarget::Nothing;
    bool transposed = false; // the array is [in, out], as Conv1D and plain matrices are; nn.Linear's is [out, in]
    std::int64_t head = -1;  // its head, in a list of heads with layers of their own
    // Open in a choice: the name decides, then the scene, else the usual one. A plan has one where there is a question.
    std::optional<ArrayReading> reading = std::nullopt;
    bool open_layout = false; // of a choice: name and shape decide on `transposed`
    bool operator==(const ImportStep&) const = default;
};

// A config.json beside the files of the arrays, as Hugging Face's folders have one.
struct ConfigBeside {
    std::string text;       // empty: there is none
    std::string fault = {}; // why it could not be read
    bool operator==(const ConfigBeside&) const = default;
};
// The first one found in the folders of these files.
ConfigBeside configBeside(const std::vector<std::string>& files);

// What the user may choose; the rest is recognized.
struct ImportChoices {
    std::vector<ImportStep> steps;     // for the arrays named here, these
    std::optional<std::int64_t> heads; // else as headCounts() finds them
    std::string prefix;                // of a file with several layers the one to take: "h.3.attn.", also "h.3"
    std::optional<std::int64_t> kv_heads = std::nullopt; // of keys and values, where heads share them
    std::optional<std::int64_t> layer = std::nullopt;    // of the layers in the file, counted from 0; else by prefix
    ReadTexts tokens = {};                               // one list for all batch items or one each; else as found
    ReadTexts memory_tokens = {};                        // the same of the keys, where they are not the tokens
    std::optional<bool> causal = std::nullopt;           // mask of new weights; else as config.json or the names tell
    ConfigBeside config = {};                            // says what is not chosen, where it fits the arrays
    std::int64_t most_numbers = max_given_numbers;       // that the scene may give; more where it is not saved
    bool operator==(const ImportChoices&) const = default;
};

// What the plan took where the file does not tell.
struct ImportQuestion {
    std::string array;
    ArrayReading taken, other;
    std::string why; // a sentence; empty: it is the usual one
};

struct ImportPlan {
    std::vector<ImportStep> steps; // one for each array, in the arrays' order
    std::int64_t heads = 1, kv_heads = 1;
    std::string prefix;                // of the names of the layer that was taken; empty when they have none
    std::optional<std::int64_t> layer; // that was chosen
    // The plan, one line for each array that is used: "c_attn.weight [768, 2304] becomes qkv.weight [2304, 768],
    // transposed", then what is left out, and what happens to the rest of the scene.
    std::vector<std::string> sentences;
    std::vector<ImportQuestion> questions;
    ReadTexts tokens = {}, memory_tokens = {}; // that were chosen
    std::optional<bool> causal;                // that was chosen
    std::string config_json;                   // the config.json that is used; empty: none
    std::int64_t most_numbers = max_given_numbers;
};

// The base for arrays that bring everything along: no tensors, one head, scaled by the square root of the head size, no mask.
Scene plainLayer();

// The layers among the arrays, by name prefix: "h.0.attn.", "h.1.attn." …; an empty one for names without a prefix.
std::vector<std::string> layerPrefixes(const std::vector<ReadArray>& arrays);

// A layer that can be chosen: by the prefix of its names, or by its number in an array of all layers, [L,B,H,T,S].
struct LayerChoice {
    std::string prefix;
    std::optional<std::int64_t> layer = std::nullopt;
};
struct FileLayers {
    std::vector<LayerChoice> choices; // at most one: nothing to choose
    bool recorded = false;            // they are recorded attention: "attentions.0", "attentions.1" …
};
// Quick: looks at one map of an array of all layers.
FileLayers fileLayers(const std::vector<ReadArray>& arrays);

// Recognizes what the choices leave open. Fails if the choices contradict each other, several layers are possible,
// nothing fits (with the shapes), or the resulting scene could not be computed. So importArrays with a returned plan
// succeeds.
Result<ImportPlan> planImport(const std::vector<ReadArray>& arrays, const Scene& base,
                              const ImportChoices& choices = {});
// The scene with the arrays in their places: explicit inputs instead of draws, tokens and widths as the arrays have them,
// everything else as in `base`. An error when the scene could not be computed.
Result<Scene> importArrays(const std::vector<ReadArray>& arrays, const Scene& base, const ImportPlan& plan);

// For each question of the plan how its array is read, why, and which --map selects the other reading.
std::vector<std::string> questionSentences(const std::vector<ReadArray>& arrays, const ImportPlan& plan);

// The choice written as "ARRAY=TARGET" or "ARRAY=TARGET^T", as on the command line. A target is a targetName(); the
// weights of layers are also written as "W_query.weight", which is [out, in], where "W_query" is [in, out]. ^T marks
// the array as transposed. A word behind a colon chooses a reading, as in "qkv:per-head" or "mask:keep"; the layout of a
// fused layer then follows from name and shape, unless it is written, too.
Result<ImportStep> parseImportStep(std::string_view text);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What an import would do, worked out off the GUI thread for the choices made so far, so that the dialog only shows it.
#pragma once

#include "core/import/import.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace attn {

using Arrays = std::shared_ptr<const std::vector<ReadArray>>;

struct ImportDraft {
    ImportChoices choices;              // that it was made for
    std::optional<ImportPlan> plan;     // none: see error
    std::shared_ptr<const Scene> scene; // the result; null if there is no plan
    std::string error;
    std::int64_t random_x = 0; // width of embeddings that were drawn because the file has none; 0: they were not
};

// The user has not said whether the arrays in `layoutOpen` are transposed: if they do not fit one way, the other is
// tried, and the draft's choices say so. `base` may be large: its tensors are shared, not copied.
ImportDraft draftImport(const Arrays& arrays, const Scene& base, ImportChoices choices,
                        const std::set<std::string>& layoutOpen = {});

// The same into plainLayer(). Of a file of weights alone the embeddings are drawn at random, as wide as the weights ask.
inline constexpr std::int64_t random_tokens = 6;
inline constexpr std::uint64_t random_seed = 123;
ImportDraft draftPlainImport(const Arrays& arrays, const ImportChoices& choices,
                             const std::set<std::string>& layoutOpen = {});

// What stays as it is in the scene that the arrays go into: "Mask causal, scores scaled by the root of the head size,
// softmax, dropout 0.5 and the title stay."
std::string keptWords(const Scene& base);

// The choices with `step` in place of what was chosen for its array.
ImportChoices withStep(ImportChoices choices, const ImportStep& step);

} // namespace attn

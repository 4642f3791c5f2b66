// SPDX-License-Identifier: GPL-3.0-or-later
// The mistakes that people make when they write an attention layer, each as a change of a scene: one table for the error
// lab, its quiz and their tests.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <span>
#include <string>
#include <string_view>

namespace attn {

// The same layer twice. What one has only to show the mistake, such as p = 0.5, the other has too.
struct MistakenPair {
    Scene right, wrong;
    std::string brought; // what the scene did not have: "p = 0.5", "2 heads"; empty: nothing
};

struct ClassicMistake {
    std::string_view id;                       // "mask_not_rescaled"
    std::string_view name;                     // on screen: "Mask × 0, not rescaled"
    std::string_view card;                     // of the rail, where it was made: "mask"
    std::string_view stage;                    // the tensor in which it is seen best: "weights"
    std::string_view right_words, wrong_words; // "−∞ before the softmax", "× 0 after the softmax"
    std::string_view right_code, wrong_code;   // the line of PyTorch
    Result<MistakenPair> (*make)(const Scene& usual);
};

std::span<const ClassicMistake> classicMistakes(); // twelve
// Null where none is called so.
const ClassicMistake* mistakeNamed(std::string_view id);

// A correct layer: scaled by 1 / sqrt(head_dim), masked before the softmax, dropped after it, none of the twelve
// mistakes; without printed results. Keeps the overrides of cells that it computes. Fails with a sentence if the scene
// is no such layer.
Result<Scene> withoutMistakes(const Scene& scene);

// `scene` right and with the mistake. Error, a sentence: why this scene cannot show it.
Result<MistakenPair> withMistake(const ClassicMistake& mistake, const Scene& scene);

} // namespace attn

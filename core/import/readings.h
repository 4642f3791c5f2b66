// SPDX-License-Identifier: GPL-3.0-or-later
// What a file cannot tell about its arrays, as one table of questions with two answers each: how a fused layer is cut,
// which sense a mask has, in which order the axes lie, whether the first row of a table counts its columns. A plan takes one answer, says which and why, and lets one choose
// the other.
#pragma once

#include "core/import/import.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

// The two ways to read `array` as `target`, the usual one first; empty where its shape leaves no choice.
// With `kv_heads` of 1 a fused layer leaves none.
using Readings = std::optional<std::pair<ArrayReading, ArrayReading>>;
Readings readingsOf(const ReadArray& array, ImportTarget target, std::int64_t kv_heads);

// "per-head", as behind a target in "ARRAY=qkv:per-head".
std::string_view readingWord(ArrayReading reading);
// The reading that `word` stands for at this target; nullopt for none.
std::optional<ArrayReading> readingNamed(std::string_view word, ImportTarget target);
// All words that can stand behind a target, with it: "qkv:blocks", "qkv:per-head".
std::vector<std::string> readingsWritten(ImportTarget target);

// Whether it says how a fused layer is cut.
bool isCut(ArrayReading reading);

// The arrays with 0, 1, 2 … as their first row where a step reads it so; nullopt where none does.
std::optional<std::vector<ReadArray>> withFirstRows(const std::vector<ReadArray>& arrays,
                                                    const std::vector<ImportStep>& steps);

// "per head", to choose from, and what it means: "q, k and v of head 0, then of head 1, …". With `grouped` heads share
// keys and values.
std::string readingName(ArrayReading reading);
std::string readingRule(ArrayReading reading, bool grouped);
// The numbers by which one sees which reading is right: "The key weights of head 0 begin with 0.12, 0.5, -1."
std::string readingGives(const ReadArray& array, const ImportStep& step, ArrayReading reading, const ImportPlan& plan);

} // namespace attn

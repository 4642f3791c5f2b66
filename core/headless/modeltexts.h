// SPDX-License-Identifier: GPL-3.0-or-later
// What `attnscope model` prints: lines of words and numbers with tabs between them.
#pragma once

#include "core/model/model.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace attn {

// A token as the vocabulary spells it; empty without a tokenizer.
std::string pieceOf(const Model& model, std::int64_t id);
// "layers TAB 12", line after line.
std::string modelCard(const Model& model);
// The lines that a page adds: its text, and what was changed in which layer.
std::string pageCard(const Scene& page);
// One for each token: id TAB piece, in the vocabulary's spelling.
std::string tokenLines(const Model& model, const std::vector<std::int64_t>& ids);
// What an id of the logits stands for: a piece of the vocabulary, or what an image shows, as config.json labels it.
std::optional<std::string> nameOf(const Model& model, std::int64_t id);
// The most probable ids by a row of logits: id TAB name TAB probability; where nothing names them no name.
std::string nextLines(const Model& model, std::span<const float> logits, std::int64_t count);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A script in the making: its lines so far, how each tensor of the scene is written in it, and which helpers it needs.
#pragma once

#include "core/python/dialect.h"
#include "core/python/pythontext.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace attn::python {

// Functions emitted at the top of a script if a line of it calls them; see helpers.h.
enum class Helper { Numbers, Softmax, Generator, Normals, Layers, Module, MklBernoulli };

class ScriptBuilder {
public:
    ScriptBuilder(const Scene& scene, const Realized& realized, ScriptLanguage language,
                  const std::optional<ScriptGradient>& gradient);

    const Scene& scene;
    const Realized& realized;
    const std::optional<ScriptGradient>& gradient;
    const Dialect dialect;
    Names names;

    void line(const std::string& text) { m_lines += text + "\n"; }
    // An empty line and a comment: a new part of the script.
    void part(const std::string& words) { m_lines += "\n# " + words + "\n"; }
    void need(Helper helper) { m_helpers.insert(helper); }

    // `variable = expression`, with the tensor's own variable, which is what it is called from then on.
    void make(const std::string& name, const std::string& expression, const std::string& comment = {});
    // The tensor is a part of something that was made: "W_query.weight".
    void name(const std::string& tensor, const std::string& expression);
    bool has(const std::string& tensor) const { return m_expressions.contains(tensor); }
    const std::string& of(const std::string& tensor) const { return m_expressions.at(tensor); }
    // The edits, right after the tensor (of `rank` axes) was made.
    void edits(const std::string& tensor, std::size_t rank);
    // After all that a draw makes was edited: what a derivative needs of it. `copied`: from tensors that were made before.
    void complete(const std::string& tensor, bool copied = false);
    void completeModule(const std::string& layer);
    // Whether a draw copies numbers that are derived by, so that autograd must follow it.
    bool follows(const Draw& draw);
    // The pins of a computed tensor, right after all of it was made.
    void overrides(const std::string& tensor);
    std::size_t rankOf(const std::string& tensor) const { return m_ranks.at(tensor); } // as it was made

    const std::string& lines() const { return m_lines; }
    const std::set<Helper>& helpers() const { return m_helpers; }
    // Every tensor in the order in which they were made, with its expression.
    const std::vector<std::pair<std::string, std::string>>& tensors() const { return m_tensors; }

    bool inFloat64() const; // what a derivative is computed in
private:
    void assign(const TensorEdits& edits, const std::string& expression, std::size_t rank, const std::string& words);

    std::string m_lines;
    std::set<Helper> m_helpers;
    std::map<std::string, std::string> m_expressions;
    std::vector<std::pair<std::string, std::string>> m_tensors;
    std::map<std::string, std::size_t> m_ranks;
    std::set<std::string> m_followed; // copies of the tensor that is derived by
};

// The parts of a script, in their order.
void writeRecipe(ScriptBuilder& script); // inputs and draws
void writeLayer(ScriptBuilder& script);  // what the stage computes from them
// The tensors that today's models put into a layer: whether `tensor` is one of them; then it is made.
bool writeFamilyTensor(ScriptBuilder& script, const StageTensor& tensor);
// The weights and the shares of the sinks, as `shares`.
void writeSharesWithSinks(ScriptBuilder& script, const StageTensor& weights);
// The line or lines that draw the keep mask, and `dropped` from the tensor `from`; `shape` as arguments: "B, H, T, S".
void writeDropout(ScriptBuilder& script, const std::string& from, const std::string& shape);

} // namespace attn::python

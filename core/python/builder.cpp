// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/builder.h"

#include "core/recipe/plandraft.h"
#include "core/scene/drawfacts.h"

#include <algorithm>

namespace attn::python {

namespace {

constexpr std::size_t lines_of_edits = 4; // more of them in one tensor become a loop

constexpr const char* own_words[] = {"B",
                                     "T",
                                     "H",
                                     "hd",
                                     "p",
                                     "np",
                                     "torch",
                                     "math",
                                     "base64",
                                     "inf",
                                     "nan",
                                     "blocked",
                                     "tokens",
                                     "tensors",
                                     "name",
                                     "tensor",
                                     "index",
                                     "value",
                                     "softmax",
                                     "numbers",
                                     "generator",
                                     "Generator",
                                     "linear",
                                     "embedding",
                                     "multihead_attention",
                                     "mkl_bernoulli",
                                     "log",
                                     "fma",
                                     "polynomial",
                                     "sin_cos",
                                     "box_muller",
                                     "exponentials",
                                     "terms",
                                     "S",
                                     "KV",
                                     "query",
                                     "key",
                                     "position",
                                     "angle",
                                     "cosine",
                                     "sine",
                                     "first",
                                     "second",
                                     "slope",
                                     "distance",
                                     "bucket",
                                     "far",
                                     "logits",
                                     "shares",
                                     "_",
                                     "__name__",
                                     "bytearray"};

std::set<std::string> reservedNames(const Config& config, bool derives)
{
    std::set<std::string> names(std::begin(own_words), std::end(own_words));
    for (const std::string_view computed : computedNames(config.stage))
        if (isComputedName(config, computed))
            names.emplace(computed);
    if (derives)
        names.merge(std::set<std::string>{"cell", "gradient"});
    return names;
}

} // namespace

ScriptBuilder::ScriptBuilder(const Scene& scene_, const Realized& realized_, ScriptLanguage language,
                             const std::optional<ScriptGradient>& gradient_)
    : scene(scene_), realized(realized_), gradient(gradient_), dialect(language),
      names(reservedNames(scene_.config, gradient_.has_value()))
{
    if (gradient)
        m_followed.insert(gradient->by);
}

void ScriptBuilder::make(const std::string& name, const std::string& expression, const std::string& comment)
{
    // A tensor that the stage computes keeps its name, reserved for it.
    const bool own = isComputedName(scene.config, name);
    const std::string variable = own ? name : names.tensor(name);
    line(variable + " = " + expression + (comment.empty() ? "" : "  # " + comment));
    this->name(name, variable);
}

void ScriptBuilder::overrides(const std::string& tensor)
{
    const auto overrides = scene.overrides.of(tensor);
    if (!overrides->empty()) {
        line(tensor + " = " + dialect.copied(tensor)); // it may be a view of what it is made from
        assign(*overrides, tensor, findStage(realized.plan.stages, tensor)->shape.size(), "overridden");
    }
    if (gradient && gradient->by == tensor)
        line(tensor + " = " + tensor + ".detach().requires_grad_()");
}

bool ScriptBuilder::inFloat64() const
{
    return gradient && !(normalises(scene.config) && scene.config.normalize == Normalize::SoftmaxNaive);
}

void ScriptBuilder::complete(const std::string& tensor, bool copied)
{
    const std::string& variable = of(tensor);
    if (!gradient || realized.plan.find(tensor)->kind != Kind::Real || variable.find('.') != std::string::npos)
        return; // of a module, completeModule() does it
    if (inFloat64() && !copied)
        line(variable + " = " + variable + ".double()");
    if (gradient->by == tensor)
        line(variable + ".requires_grad_()");
}

void ScriptBuilder::completeModule(const std::string& layer)
{
    if (inFloat64())
        line(layer + ".double()");
}

bool ScriptBuilder::follows(const Draw& draw)
{
    const auto sources = sourcesOf(draw);
    if (!gradient || std::ranges::none_of(sources, [&](const auto& source) { return m_followed.contains(source); }))
        return false;
    for (const std::string& made : namesMadeBy(draw))
        m_followed.insert(made);
    return true;
}

void ScriptBuilder::name(const std::string& tensor, const std::string& expression)
{
    if (m_expressions.insert_or_assign(tensor, expression).second)
        m_tensors.emplace_back(tensor, expression);
}

void ScriptBuilder::edits(const std::string& tensor, std::size_t rank)
{
    m_ranks[tensor] = rank;
    const auto edits = scene.edits.of(tensor);
    if (edits->empty())
        return;
    assign(*edits, of(tensor), rank, "put in by hand");
}

// `expression[index] = value` for each, `words` beside it.
void ScriptBuilder::assign(const TensorEdits& edits, const std::string& expression, std::size_t rank,
                           const std::string& words)
{
    const NamedShape* planned = realized.plan.find(edits.tensor());
    const StageTensor* computed = findStage(realized.plan.stages, edits.tensor());
    const Kind kind = planned ? planned->kind : computed ? computed->kind : Kind::Real;
    const bool loop = edits.size() > lines_of_edits;
    const auto assignment = [&](const CellEdit& edit) {
        const Index index = indexOfRank(edit.index, rank);
        const std::string value = element(edit.value, kind);
        if (loop)
            return "    (" + tuple(index) + ", " + value + "),";
        return expression + "[" + (rank == 0 ? "()" : arguments(index)) + "] = " + value + "  # " + words;
    };
    if (loop)
        line("for index, value in [  # " + words);
    for (const CellEdit* edit : edits.inOrder())
        line(assignment(*edit));
    if (loop)
        line("]:\n    " + expression + "[index] = value");
}

} // namespace attn::python

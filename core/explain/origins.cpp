// SPDX-License-Identifier: GPL-3.0-or-later
// Where the numbers of a recipe come from, in the words of PyTorch.
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/explain/explainnotes.h"
#include "core/layer/circuitfacts.h"
#include "core/recipe/plandraft.h"
#include "core/scene/drawfacts.h"

#include <algorithm>

namespace attn {

namespace {

std::string call(const char* function, const Shape& arguments)
{
    const std::string list = toString(arguments); // "[3, 2]"
    return function + ("(" + list.substr(1, list.size() - 2)) + ")";
}

std::string times(std::optional<float> factor) { return factor ? " * " + shortest(*factor) : ""; }

// The PyTorch call that a draw repeats; of `cell` when a part of the tensor is not random.
class OriginWords {
public:
    explicit OriginWords(const CellRef& cell) : m_cell(cell) {}

    std::string operator()(const Rand& draw) const { return call("torch.rand", draw.shape) + times(draw.mul); }
    std::string operator()(const Randn& draw) const { return call("torch.randn", draw.shape) + times(draw.mul); }
    std::string operator()(const Linear& draw) const { return call("nn.Linear", {draw.in, draw.out_features}); }
    std::string operator()(const Embedding& draw) const
    {
        const std::string made = call("nn.Embedding", {draw.num, draw.dim});
        return m_cell.index[0] == draw.paddingRow() ? say("%1 (its padding row is 0)", made) : made;
    }
    std::string operator()(const Mha& draw) const
    {
        const std::string made = call("nn.MultiheadAttention", {draw.embed_dim, draw.num_heads});
        return m_cell.tensor.ends_with("bias") ? say("%1 (its biases start at 0)", made) : made;
    }
    template <class Other> std::string operator()(const Other& draw) const { return opName(Draw(draw)); }

private:
    const CellRef& m_cell;
};

} // namespace

std::string originOf(const Scene& scene, const CellRef& cell)
{
    std::optional<std::uint64_t> seed;
    for (std::size_t i = 0; i < scene.draws.size(); ++i) {
        const Draw& draw = scene.draws[i];
        if (const auto* manual = std::get_if<ManualSeed>(&draw))
            seed = manual->seed;
        if (std::ranges::count(namesMadeBy(draw), cell.tensor))
            return seed ? say("created by %1 in draws[%2], after manual_seed(%3)", std::visit(OriginWords(cell), draw),
                              i, *seed)
                        : say("created by %1 in draws[%2]", std::visit(OriginWords(cell), draw), i);
    }
    if (cell.tensor == identity_tensor && !scene.input(cell.tensor))
        return say("no projection; the identity matrix is used instead");
    return say("input value (inputs.%1)", cell.tensor);
}

} // namespace attn

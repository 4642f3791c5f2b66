// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/repack.h"

#include "core/base/say.h"
#include "core/rewrite/familytensors.h"
#include "core/rewrite/freshrecipe.h"
#include "core/rewrite/giventensors.h"
#include "core/rewrite/parameters.h"
#include "core/rewrite/qkvlayouts.h"
#include "core/rewrite/weightpresets.h"

#include <algorithm>
#include <span>
#include <utility>

namespace attn {

namespace {

bool allZero(const Tensor& tensor)
{
    return std::ranges::all_of(tensor.values(), [](float value) { return value == 0; });
}

bool isIdentity(const Tensor& matrix)
{
    const std::int64_t columns = matrix.dim(1);
    for (std::int64_t cell = 0; cell < matrix.size(); ++cell)
        if (matrix[cell] != (cell / columns == cell % columns ? 1.0f : 0.0f))
            return false;
    return matrix.dim(0) == columns;
}

// `rows` rows of a matrix or numbers of a bias.
Tensor rowsFrom(const Tensor& tensor, std::int64_t first, std::int64_t rows)
{
    Shape shape = tensor.shape();
    const std::int64_t width = tensor.size() / shape[0];
    shape[0] = rows;
    Tensor result(shape);
    std::copy_n(tensor.data() + first * width, rows * width, result.mutableData());
    return result;
}

class Repacking {
public:
    Repacking(const Scene& scene, Projection to)
        : m_before(scene), m_rewriting(scene), m_scene(m_rewriting.scene), m_given(m_scene), m_to(to)
    {
    }

    Result<Rewritten> run()
    {
        auto planned = plan(m_before);
        if (!planned)
            return planned.error();
        m_plan = std::move(*planned);
        m_dims = m_plan.dims;
        if (const std::string why = misfit(); !why.empty())
            return withoutThem(why);
        auto realized = realizeTensors(m_before);
        if (!realized)
            return realized.error();
        m_realized = std::move(*realized);
        m_weights = qkvWeights(*m_realized);
        if (m_to == Projection::None && !areLeftOut())
            return withoutThem(gone());
        outputLayer();
        Config& config = m_scene.config;
        config.qkv_bias.reset();
        merge();
        dropout();
        config.projection = m_to;
        projections();
        if (auto fault = m_given.finish())
            return *fault;
        if (m_to != Projection::None)
            m_rewriting.notes.push_back(
                say("The weights keep their values and are inputs now. “Redraw the weights” draws new ones."));
        m_rewriting.dropExpected();
        return m_rewriting.finish();
    }

private:
    // x itself is all that the weights make of it.
    bool areLeftOut() const
    {
        return std::ranges::all_of(std::span(m_weights.weight).first(parts()), isIdentity) &&
               std::ranges::all_of(m_weights.bias, allZero);
    }

    static std::string gone() { return say("Without weights, q, k and v equal x, so their weights were removed."); }

    // Why the new layout cannot hold the numbers at all, known before one of them is drawn; empty when it can.
    std::string misfit() const
    {
        const std::int64_t numbers = 3 * m_dims.O * (m_dims.D + 1);
        if (m_to == Projection::None)
            return numbers > max_given_numbers ? gone() : "";
        if (sharesKeys(m_before.config, m_dims) && m_to != Projection::Param && m_to != Projection::Linear &&
            m_to != Projection::FusedBlocks)
            return say("This projection gives every head its own key and value, so new weights are drawn.");
        if (m_to == Projection::MhaModule && m_dims.D != m_dims.O)
            return say("nn.MultiheadAttention needs equal input and output widths, so the weights do not fit and new "
                       "ones are drawn.");
        if (numbers > max_given_numbers)
            return say("The weights exceed the limit of %1 input values for a scene, so new ones are drawn.",
                       countText(max_given_numbers));
        return "";
    }

    Result<Rewritten> withoutThem(const std::string& why) const
    {
        Structure structure = structureOf(m_before);
        structure.projection = m_to;
        auto made = restructure(m_before, structure);
        if (made)
            made->dropped.insert(made->dropped.begin(), why);
        return made;
    }

    // Turns a module's own layer into one of the scene's; a new module without one gets the identity.
    void outputLayer()
    {
        std::string& name = m_scene.config.out_proj;
        const std::string& applied = m_plan.out_proj;
        if (m_before.config.projection == Projection::MhaModule && applied != name) {
            name = "out_proj";
            m_given.give(name + ".weight", m_realized->at(applied + ".weight"));
            if (const Tensor* bias = m_realized->find(applied + ".bias"))
                m_given.give(name + ".bias", *bias);
        }
        if (m_to != Projection::MhaModule || !applied.empty() || !mixesValues(m_before.config))
            return;
        name = "out_proj";
        m_given.give(name + ".weight", identityMatrix(m_dims.O, m_dims.O));
        m_rewriting.notes.push_back(
            say("nn.MultiheadAttention ends with an output layer, which is the identity matrix here."));
    }

    void merge()
    {
        Config& config = m_scene.config;
        if (config.projection == Projection::HeadsList)
            config.merge = Merge::Transpose; // a list of heads is concatenated, whatever the merge says
        else if (m_to == Projection::HeadsList && config.merge == Merge::ReshapeOnly && m_dims.H > 1)
            m_rewriting.dropped.push_back(
                say("A list of heads joins its heads side by side, so the reshape no longer mixes them."));
    }

    // A list of heads draws head by head, every other layout all at once.
    void dropout()
    {
        const Config& config = m_scene.config;
        const bool list = config.projection == Projection::HeadsList || m_to == Projection::HeadsList;
        const bool in_blocks = m_dims.B > 1 || config.dropout.stream == DropoutStream::Mkl;
        if (list && in_blocks && m_dims.H > 1 && m_plan.draws_dropout)
            m_rewriting.dropped.push_back(
                say("A list of heads draws its dropout head by head, so different weights are dropped now."));
    }

    void projections()
    {
        static constexpr const char* names[] = {"W_query", "W_key", "W_value"};
        const std::string mha = mhaName(m_scene);
        switch (m_to) {
        case Projection::None: break;
        case Projection::Param:
            for (std::size_t i = 0; i < parts(); ++i)
                m_given.give(names[i], transposedMatrix(m_weights.weight[i]));
            if (!std::ranges::all_of(m_weights.bias, allZero))
                m_rewriting.dropped.push_back(
                    say("Plain matrices have no bias, so the biases of q, k and v were removed."));
            break;
        case Projection::Linear:
            for (std::size_t i = 0; i < parts(); ++i)
                give(names[i], m_weights.weight[i], m_weights.bias[i]);
            break;
        case Projection::HeadsList:
            for (std::int64_t head = 0; head < m_dims.H; ++head)
                for (std::size_t i = 0; i < parts(); ++i)
                    give("head" + std::to_string(head) + "." + names[i],
                         rowsFrom(m_weights.weight[i], head * m_dims.hd, m_dims.hd),
                         m_weights.bias[i].empty() ? Tensor()
                                                   : rowsFrom(m_weights.bias[i], head * m_dims.hd, m_dims.hd));
            break;
        case Projection::FusedInterleaved:
            give("qkv", packedWeight(QkvLayout::Interleaved, m_weights, m_dims),
                 packedBias(QkvLayout::Interleaved, m_weights, m_dims));
            break;
        case Projection::FusedBlocks:
            give("qkv", packedWeight(QkvLayout::Blocks, m_weights, m_dims),
                 packedBias(QkvLayout::Blocks, m_weights, m_dims));
            break;
        case Projection::MhaModule:
            m_given.give(mha + ".in_proj_weight", packedWeight(QkvLayout::Blocks, m_weights, m_dims));
            if (Tensor bias = packedBias(QkvLayout::Blocks, m_weights, m_dims); !bias.empty())
                m_given.give(mha + ".in_proj_bias", std::move(bias));
            break;
        }
    }

    std::size_t parts() const { return mixesValues(m_before.config) ? 3 : 2; } // queries, keys and values

    void give(const std::string& layer, Tensor weight, Tensor bias)
    {
        m_given.give(layer + ".weight", std::move(weight));
        if (bias.empty())
            m_given.drop(layer + ".bias");
        else
            m_given.give(layer + ".bias", std::move(bias));
    }

    const Scene& m_before;
    Rewriting m_rewriting;
    Scene& m_scene; // its scene
    GivenTensors m_given;
    Projection m_to;
    Plan m_plan;
    Dims m_dims;
    std::shared_ptr<const Realized> m_realized;
    QkvWeights m_weights;
};

} // namespace

Result<Rewritten> changeLayout(const Scene& scene, Projection to)
{
    if (!startsFromX(scene.config) || scene.config.projection == to) {
        Structure structure = structureOf(scene);
        structure.projection = to;
        return restructure(scene, structure);
    }
    return Repacking(scene, to).run();
}

Result<Rewritten> redrawWeights(const Scene& scene)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    Rewriting rewriting(scene);
    if (auto fault = giveFamilyTensors(rewriting))
        return *fault;
    const Structure structure = structureOf(scene);
    const std::string mha = mhaName(scene), &output = planned->out_proj;
    auto parameters = scene.config.stage == Stage::Attention ? projectionsOf(structure, mha) : std::vector<Parameter>();
    if (!output.empty() && output != planned->mha + ".out_proj") {
        const Shape& shape = planned->find(output + ".weight")->shape;
        parameters.push_back(
            {output, shape[1], shape[0], planned->find(output + ".bias") != nullptr, 1, Parameter::Form::Layer});
    }
    if (parameters.empty())
        return Error{say("The layer has no weights to draw.")};
    const std::int64_t tail = tailLength(scene.draws);
    std::int64_t first = std::ssize(scene.draws);
    for (const Parameter& parameter : parameters)
        first = std::min(first, firstStepOf(rewriting, parameter));
    for (const Parameter& parameter : parameters) {
        removeParameter(rewriting, parameter);
        rewriting.scene.edits.removeAll(parameter.weight());
        rewriting.scene.edits.removeAll(parameter.biasName());
    }
    rewriting.dropped.clear(); // losing the old numbers is what was requested
    writeFreshRecipe(rewriting, parameters, first, tail);
    rewriting.dropExpected();
    return rewriting.finish();
}

} // namespace attn

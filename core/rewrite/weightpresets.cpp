// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/weightpresets.h"

#include "core/base/say.h"
#include "core/random/initializers.h"
#include "core/random/normal.h"
#include "core/rewrite/giventensors.h"
#include "core/rewrite/qkvlayouts.h"
#include "core/rewrite/rewriting.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attn {

namespace {

constexpr WeightPresetWords preset_words[] = {
    {WeightPreset::Identity, SAY_LATER("Identity"), "torch.nn.init.eye_", false, true},
    {WeightPreset::Zeros, SAY_LATER("Zeros"), "torch.nn.init.zeros_", false, false},
    {WeightPreset::Ones, SAY_LATER("Ones"), "torch.nn.init.ones_", false, false},
    {WeightPreset::Linear, SAY_LATER("Uniform (nn.Linear)"), "torch.nn.Linear", true, false},
    {WeightPreset::Xavier, SAY_LATER("Xavier uniform"), "torch.nn.init.xavier_uniform_", true, true},
    {WeightPreset::Orthogonal, SAY_LATER("Orthogonal"), "torch.nn.init.orthogonal_", true, true},
};

Tensor filled(const Shape& shape, float value)
{
    Tensor tensor(shape);
    std::fill_n(tensor.mutableData(), tensor.size(), value);
    return tensor;
}

class Filling {
public:
    Filling(const Plan& plan, const Config& config, const NamedShape& tensor, std::uint64_t seed)
        : m_plan(plan), m_config(config), m_name(tensor.name), m_shape(tensor.shape), m_seed(seed)
    {
    }

    Tensor numbers(WeightPreset preset) const
    {
        switch (preset) {
        case WeightPreset::Identity: return identity();
        case WeightPreset::Zeros: return Tensor(m_shape);
        case WeightPreset::Ones: return filled(m_shape, 1);
        case WeightPreset::Linear: return linear();
        case WeightPreset::Xavier: return xavier();
        case WeightPreset::Orthogonal: return orthogonalMatrix(m_shape[0], m_shape[1], m_seed, m_config.normals);
        }
        return {};
    }

private:
    bool isFused() const
    {
        return m_name == "qkv.weight" || (!m_plan.mha.empty() && m_name == m_plan.mha + ".in_proj_weight");
    }

    Tensor identity() const
    {
        if (!isFused())
            return identityMatrix(m_shape[0], m_shape[1]);
        const Tensor one = identityMatrix(m_shape[0] / 3, m_shape[1]);
        const QkvLayout layout =
            m_config.projection == Projection::FusedInterleaved ? QkvLayout::Interleaved : QkvLayout::Blocks;
        QkvWeights weights;
        weights.weight = {one, one, one};
        return packedWeight(layout, weights, m_plan.dims);
    }

    // Of a layer [out,in], of a bias [out] after its layer's weight; a plain matrix [in,out] is a weight transposed.
    Tensor linear() const
    {
        TorchGenerator generator(m_seed);
        const auto draw = [&](std::int64_t out, std::int64_t in, std::int64_t biases) {
            std::array<Tensor, 2> made = {Tensor({out, in}), Tensor({biases})};
            initLinear(generator, m_config.normals, in, {made[0].mutableData(), std::size_t(made[0].size())},
                       {made[1].mutableData(), std::size_t(biases)});
            return made;
        };
        if (m_shape.size() == 1)
            return draw(m_shape[0], inputsOfBias(), m_shape[0])[1];
        if (m_name.ends_with("weight"))
            return draw(m_shape[0], m_shape[1], 0)[0];
        return transposedMatrix(draw(m_shape[1], m_shape[0], 0)[0]);
    }

    std::int64_t inputsOfBias() const
    {
        const std::string weight = m_name.substr(0, m_name.size() - std::string_view("bias").size()) + "weight";
        const NamedShape* beside = m_plan.find(weight);
        return beside && beside->shape.size() == 2 ? beside->shape[1] : m_shape[0];
    }

    Tensor xavier() const
    {
        Tensor made(m_shape);
        TorchGenerator generator(m_seed);
        initXavier(generator, m_config.normals, m_shape[0] + m_shape[1],
                   {made.mutableData(), std::size_t(made.size())});
        return made;
    }

    const Plan& m_plan;
    const Config& m_config;
    const std::string& m_name;
    const Shape& m_shape;
    std::uint64_t m_seed;
};

} // namespace

std::span<const WeightPresetWords> weightPresets() { return preset_words; }

Tensor identityMatrix(std::int64_t rows, std::int64_t columns)
{
    Tensor matrix({rows, columns});
    float* const cells = matrix.mutableData();
    for (std::int64_t i = 0; i < std::min(rows, columns); ++i)
        cells[i * columns + i] = 1;
    return matrix;
}

// The columns of the drawn matrix (of its transpose, where that is the higher one), each made orthogonal to those before
// it and brought to length 1: the Q of its QR with a positive diagonal, which is what torch's signs make of LAPACK's.
Tensor orthogonalMatrix(std::int64_t rows, std::int64_t columns, std::uint64_t seed, Normals normals)
{
    Tensor matrix({rows, columns});
    float* const cells = matrix.mutableData();
    TorchGenerator generator(seed);
    fillNormal(generator, normals, {cells, std::size_t(matrix.size())});
    const bool turned = rows < columns; // then its rows are the columns that are made orthogonal
    const std::int64_t vectors = std::min(rows, columns), length = std::max(rows, columns);
    std::vector<std::vector<double>> made;
    for (std::int64_t v = 0; v < vectors; ++v) {
        std::vector<double> vector(length);
        for (std::int64_t i = 0; i < length; ++i)
            vector[i] = turned ? cells[v * columns + i] : cells[i * columns + v];
        for (int twice = 0; twice < 2; ++twice) // twice, to remove what rounding left of the others
            for (const auto& other : made) {
                double along = 0;
                for (std::int64_t i = 0; i < length; ++i)
                    along += vector[i] * other[i];
                for (std::int64_t i = 0; i < length; ++i)
                    vector[i] -= along * other[i];
            }
        double square = 0;
        for (const double number : vector)
            square += number * number;
        for (double& number : vector)
            number /= std::sqrt(square);
        made.push_back(std::move(vector));
    }
    for (std::int64_t v = 0; v < vectors; ++v)
        for (std::int64_t i = 0; i < length; ++i)
            (turned ? cells[v * columns + i] : cells[i * columns + v]) = static_cast<float>(made[v][i]);
    return matrix;
}

Result<Rewritten> fillWeights(const Scene& scene, const std::string& tensor, WeightPreset preset, std::uint64_t seed)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    const NamedShape* found = planned->find(tensor);
    if (!found)
        return Error{say("This scene has no tensor '%1'.", tensor)};
    const WeightPresetWords& words = preset_words[static_cast<int>(preset)];
    if (found->shape.size() != 2 && (words.matrix || found->shape.size() != 1))
        return Error{say("%1 needs a matrix, but %2 is %3.", say(words.label), tensor, toString(found->shape))};
    Rewriting rewriting(scene);
    GivenTensors given(rewriting.scene);
    given.give(tensor, Filling(*planned, scene.config, *found, seed).numbers(preset));
    if (auto fault = given.finish())
        return *fault;
    if (auto fault = tooManyGiven(rewriting.scene))
        return *fault;
    return rewriting.finish();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The small GPT-2 of modelfiles.h by its definition, in plain float64 loops: what the pass through a model is compared with.
#pragma once

#include "core/model/modelpass.h"
#include "tests/core/support/modelfiles.h"

#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <functional>
#include <map>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

namespace attn::test {

using Rows = std::vector<std::vector<double>>;

class PlainGpt {
public:
    explicit PlainGpt(const std::vector<NamedTensor>& tensors, std::size_t heads = 2) : m_heads(heads)
    {
        for (const NamedTensor& each : tensors)
            m_tensors.emplace(each.name, each.tensor);
    }

    // Everything that a pass makes; of each layer from `weights` on, [T][…].
    struct Pass {
        std::vector<Rows> hidden;               // the embeddings, then after each layer
        std::vector<std::vector<Rows>> weights; // of each head
        std::vector<Rows> context, between, input, inner, mlp;
        std::vector<double> logits; // of the last token
    };
    using Off = std::vector<std::pair<std::int64_t, std::int64_t>>; // (layer, head)
    // What an experiment changes: the residual stream before layer l, also before l = 2; the joined contexts of layer l.
    using Hook = std::function<void(std::size_t layer, Rows& rows)>;

    Pass pass(const std::vector<std::int64_t>& ids, const Off& off = {}, const Hook& at_hidden = {},
              const Hook& at_context = {}) const
    {
        Pass made;
        Rows x(ids.size(), std::vector<double>(8));
        for (std::size_t t = 0; t < ids.size(); ++t)
            for (std::size_t i = 0; i < 8; ++i)
                x[t][i] = double(at("wte.weight")[ids[t] * 8 + i]) + at("wpe.weight")[t * 8 + i];
        for (std::size_t l = 0; l < 2; ++l) {
            if (at_hidden)
                at_hidden(l, x);
            made.hidden.push_back(x);
            const std::string layer = "h." + std::to_string(l) + ".";
            made.weights.emplace_back();
            Rows context =
                attended(linear(norm(x, layer + "ln_1"), layer + "attn.c_attn"), l, off, made.weights.back());
            if (at_context)
                at_context(l, context);
            made.context.push_back(context);
            add(x, linear(context, layer + "attn.c_proj"));
            made.between.push_back(x);
            made.input.push_back(norm(x, layer + "ln_2"));
            Rows inner = linear(made.input.back(), layer + "mlp.c_fc");
            for (auto& row : inner)
                for (double& v : row)
                    v *= 0.5 * (1 + std::tanh(std::sqrt(2 / std::numbers::pi) * (v + 0.044715 * v * v * v)));
            made.inner.push_back(inner);
            made.mlp.push_back(linear(inner, layer + "mlp.c_proj"));
            add(x, made.mlp.back());
        }
        if (at_hidden)
            at_hidden(2, x);
        made.hidden.push_back(x);
        made.logits = readout(x.back());
        return made;
    }

    // The logits of the last token.
    std::vector<double> logits(const std::vector<std::int64_t>& ids, const Off& off = {}) const
    {
        return pass(ids, off).logits;
    }

    // The last norm and the head, of a row of the residual stream.
    std::vector<double> readout(const std::vector<double>& state) const
    {
        const std::vector<double> last = norm({state}, "ln_f").back();
        std::vector<double> made(11);
        for (std::size_t v = 0; v < 11; ++v)
            for (std::size_t i = 0; i < 8; ++i)
                made[v] += last[i] * at("wte.weight")[v * 8 + i];
        return made;
    }

    const Tensor& at(const std::string& name) const { return m_tensors.at(name); }

private:
    static void add(Rows& x, const Rows& y)
    {
        for (std::size_t t = 0; t < x.size(); ++t)
            for (std::size_t i = 0; i < x[t].size(); ++i)
                x[t][i] += y[t][i];
    }
    Rows norm(const Rows& x, const std::string& name) const
    {
        Rows y = x;
        for (auto& row : y) {
            double mean = 0, variance = 0;
            for (const double v : row)
                mean += v / double(row.size());
            for (const double v : row)
                variance += (v - mean) * (v - mean) / double(row.size());
            for (std::size_t i = 0; i < row.size(); ++i)
                row[i] = (row[i] - mean) / std::sqrt(variance + 1e-5) * at(name + ".weight")[i] + at(name + ".bias")[i];
        }
        return y;
    }
    Rows linear(const Rows& x, const std::string& name) const // Conv1D: [in, out]
    {
        const Tensor& weight = at(name + ".weight");
        Rows y(x.size(), std::vector<double>(weight.dim(1)));
        for (std::size_t t = 0; t < x.size(); ++t)
            for (std::int64_t o = 0; o < weight.dim(1); ++o) {
                y[t][o] = at(name + ".bias")[o];
                for (std::int64_t i = 0; i < weight.dim(0); ++i)
                    y[t][o] += x[t][i] * weight[i * weight.dim(1) + o];
            }
        return y;
    }
    Rows attended(const Rows& qkv, std::size_t layer, const Off& off, std::vector<Rows>& maps) const
    {
        const std::size_t size = 8 / m_heads;
        Rows context(qkv.size(), std::vector<double>(8));
        for (std::size_t head = 0; head < m_heads; ++head) {
            maps.emplace_back();
            for (std::size_t i = 0; i < qkv.size(); ++i) {
                std::vector<double> weights(qkv.size());
                double sum = 0;
                for (std::size_t j = 0; j <= i; ++j) {
                    double score = 0;
                    for (std::size_t e = 0; e < size; ++e)
                        score += qkv[i][head * size + e] * qkv[j][8 + head * size + e];
                    sum += weights[j] = std::exp(score / std::sqrt(double(size)));
                }
                for (double& weight : weights)
                    weight /= sum;
                maps.back().push_back(weights);
                for (std::size_t j = 0; j <= i; ++j)
                    for (std::size_t e = 0; e < size; ++e)
                        if (!std::count(off.begin(), off.end(), std::pair(std::int64_t(layer), std::int64_t(head))))
                            context[i][head * size + e] += weights[j] * qkv[j][16 + head * size + e];
            }
        }
        return context;
    }

    std::size_t m_heads;
    std::map<std::string, Tensor> m_tensors;
};

// That model, opened.
struct OpenedGpt {
    ModelFolder folder;
    std::vector<NamedTensor> tensors = tinyGptTensors(1);
    ModelPtr model;

    explicit OpenedGpt(const std::string& config = tinyGptConfig())
    {
        folder.write("config.json", config);
        folder.writeWeights(tensors);
        auto opened = openModel(folder.path());
        REQUIRE_MESSAGE(opened, (opened ? "" : opened.error().message));
        model = *opened;
    }
};

} // namespace attn::test

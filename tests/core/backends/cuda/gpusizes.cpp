// SPDX-License-Identifier: GPL-3.0-or-later
// Of tst_gpu: rows that take a block more than one warp, and cells further away than 32 bits count.
#include "tests/core/backends/cuda/gputest.h"
#include "tests/core/backends/cuda/twindevice.h"

#include "core/layer/pooling.h"

#include <algorithm>
#include <cmath>

using namespace attn;
using namespace attn::test;

namespace {

struct LayerSize {
    std::int64_t tokens, heads, head_dim;
};

// Rows in fours and one by one, heads wider than a block, a picture that takes two windows of columns.
std::vector<LayerSize> longRows()
{
    if (takesSmallLayers())
        return {{132, 2, 20}, {134, 1, 300}};
    return {{1028, 2, 80}, {1028, 1, 300}, {1030, 2, 80}, {1030, 1, 300}, {4100, 1, 80}};
}

void readWeights(const Trace& trace, std::int64_t T)
{
    const TracedTensor& weights = *trace.find("weights");
    trace.dense(weights);
    std::vector<float> picture(40 * 60);
    for (const Pooling pooling : {Pooling::Largest, Pooling::Mean})
        weights.pool({{0, 1, 1, T - 1, T - 1}, T, T, 40, 60, pooling}, picture);
}

// A row of the weights and its context in float64, from q [T, stride] and from k and v that lie beside it.
struct RowByHand {
    std::vector<double> weights, context;
};

RowByHand rowByHand(const float* q, const float* k, const float* v, std::int64_t stride, std::int64_t head_dim,
                    std::int64_t query)
{
    RowByHand row{{}, std::vector<double>(head_dim)};
    double largest = -INFINITY, sum = 0;
    for (std::int64_t key = 0; key <= query; ++key) {
        double score = 0;
        for (std::int64_t e = 0; e < head_dim; ++e)
            score += double(q[query * stride + e]) * k[key * stride + e];
        row.weights.push_back(score / std::sqrt(double(head_dim)));
        largest = std::max(largest, row.weights.back());
    }
    for (double& weight : row.weights)
        sum += weight = std::exp(weight - largest);
    for (std::int64_t key = 0; key <= query; ++key) {
        row.weights[key] /= sum;
        for (std::int64_t e = 0; e < head_dim; ++e)
            row.context[e] += row.weights[key] * v[key * stride + e];
    }
    return row;
}

} // namespace

TEST_CASE("rows of thousands of keys, and tokens edited in them, are what the same operations on the CPU make of them")
{
    for (const auto& [T, heads, head_dim] : longRows())
        for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
            CAPTURE(T);
            CAPTURE(head_dim);
            const auto twin = std::make_shared<TwinDevice>(theDevice());
            const auto workspace = workspaceOn(twin);
            Scene scene = wideScene(T, heads, head_dim);
            RealizedPtr input = realized(scene);
            TracePtr trace = runOn(workspace, *input, form);
            readWeights(*trace, T);
            CHECK(twin->faults() == "");
            // The last two: a token that takes all weight, which then leaves nothing behind.
            const std::pair<std::int64_t, float> edits[] = {{T - 1, 1.5f}, {T / 2, -2.0f}, {5, 60.0f}, {5, 0.25f}};
            for (const auto& [token, value] : edits) {
                setCell(scene, "x", {0, token, 2}, value);
                input = realized(scene, input);
                trace = runOn(workspace, *input, form, std::move(trace));
                CHECK(trace->path() == "x row");
                CHECK(twin->faults() == "");
            }
            readWeights(*trace, T);
            CHECK(twin->faults() == "");
            for (const std::string operation : {"RowPass", "TokenScores", "MoveRows", "PoolStage"})
                if (form == TraceForm::Compact || operation != "MoveRows") // the dense form renews whole stages
                    CHECK_MESSAGE(twin->operations().contains(operation), operation);
        }
}

TEST_CASE("rows of thousands of keys that are masked after the softmax, with all that can be said of them")
{
    for (const std::int64_t T :
         takesSmallLayers() ? std::vector<std::int64_t>{132, 134} : std::vector<std::int64_t>{1028, 1030})
        for (const DropoutOn on : {DropoutOn::Weights, DropoutOn::Scores}) {
            CAPTURE(T);
            const auto twin = std::make_shared<TwinDevice>(theDevice());
            Scene scene = wideScene(T, 2, 16);
            scene.config.mask.apply = MaskApply::PostSoftmaxRenorm;
            scene.config.row_sums = true;
            scene.config.dropout.on = on;
            allNumbers(*runOn(workspaceOn(twin), *realized(scene)));
            CHECK(twin->faults() == "");
        }
}

TEST_CASE("a row beyond the 2^31st score is the one that is read, pooled and mixed")
{
    const std::int64_t T = takesSmallLayers() ? 64 : 16384, heads = 9, head_dim = 8, O = heads * head_dim,
                       stride = 3 * O;
    const auto device = theDevice();
    const std::int64_t bytes = heads * T * T * std::int64_t(sizeof(float)); // 9.7 GB
    if (device->freeBytes() < bytes + bytes / 8) {
        MESSAGE("left out: it takes " << bytes << " bytes of the GPU's memory, " << device->freeBytes() << " are free");
        return;
    }
    const auto take = [&](std::int64_t size) {
        return std::make_unique<cuda::DeviceBuffer>(device, std::size_t(size));
    };
    std::mt19937 random(9);
    const Tensor numbers = randomTensor({T, stride}, random);
    const auto qkv = take(T * stride * 4), scores = take(bytes),
               states = take(heads * T * std::int64_t(sizeof(cuda::RowState)));
    device->upload(qkv->floats(), numbers.data(), qkv->bytes());
    device->multiply({T, T, head_dim, heads, qkv->floats(), stride, head_dim, qkv->floats() + O, stride, head_dim, true,
                      scores->floats(), T, T * T});
    cuda::RowPass pass;
    pass.rule.heads = heads;
    pass.rule.rows = pass.rule.columns = T;
    pass.rule.divisor = std::sqrt(float(head_dim));
    pass.rule.causal = true;
    pass.rule.masks_before = true;
    pass.planes = heads;
    pass.scores = scores->floats();
    pass.states = states->as<cuda::RowState>();
    device->run(pass);

    const std::int64_t plane = heads - 1, from = T - 3; // the last three rows of all
    const auto read = take(3 * T * 4), pooled = take(3 * 16 * 4), context = take(T * O * 4), list = take(8);
    std::vector<float> weights(3 * T), picture(3 * 16), expected_picture(3 * 16), mixed(head_dim);
    device->run(cuda::ReadStage{pass.rule, cuda::RowStage::Weights, pass.scores, pass.states, (plane * T + from) * T,
                                3 * T, read->floats()});
    device->download(weights.data(), read->floats(), weights.size() * 4);
    device->run(cuda::PoolStage{pass.rule,
                                cuda::RowStage::Weights,
                                pass.scores,
                                pass.states,
                                {{plane, from, 0, 3, T}, T, T, 3, 16},
                                pooled->floats()});
    device->download(picture.data(), pooled->floats(), picture.size() * 4);
    poolBlock(weights.data(), {{0, 0, 0, 3, T}, 3, T, 3, 16}, expected_picture);
    CHECK(picture == expected_picture);

    for (std::int64_t query = from; query < T; ++query) {
        CAPTURE(query);
        const std::int64_t row = plane * T + query;
        device->upload(list->as<std::int64_t>(), &row, sizeof row);
        device->run(cuda::FreshRows{pass.rule,
                                    list->as<std::int64_t>(),
                                    1,
                                    head_dim,
                                    stride,
                                    pass.scores,
                                    qkv->floats() + 2 * O,
                                    {T * O, head_dim, O},
                                    pass.states,
                                    nullptr,
                                    context->floats()});
        device->download(mixed.data(), context->floats() + query * O + plane * head_dim, mixed.size() * 4);
        const float* const q = numbers.data() + plane * head_dim;
        const RowByHand hand = rowByHand(q, q + O, q + 2 * O, stride, head_dim, query);
        const double largest = *std::ranges::max_element(hand.weights);
        double worst_weight = 0, worst_context = 0;
        for (std::int64_t key = 0; key < T; ++key) {
            const double weight = key <= query ? hand.weights[key] : 0;
            worst_weight = std::max(worst_weight, std::abs(weights[(query - from) * T + key] - weight));
        }
        for (std::int64_t e = 0; e < head_dim; ++e)
            worst_context = std::max(worst_context, std::abs(mixed[e] - hand.context[e]));
        CHECK(worst_weight <= 1e-5 * largest);
        CHECK(worst_context <= 1e-5);
    }
}

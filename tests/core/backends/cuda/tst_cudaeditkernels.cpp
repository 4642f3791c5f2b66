// SPDX-License-Identifier: GPL-3.0-or-later
// What the cuda backend's kernels do after an edit of a token, on an emulated GPU: rows that are moved by one term hold
// what a computation from scratch gives, however often and by however much, and a number that is not finite never goes
// unnoticed.
#include "core/backends/cuda/kernels/all.h"

#include "tests/core/backends/cpu/kernelrules.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace attn;
using namespace attn::cuda;
using namespace attn::test;

namespace {

// A small softmax layer on a device, with its numbers on this side, too.
class EditedLayer {
public:
    EditedLayer(const DevicePtr& device, Random& random, std::int64_t most_tokens = 45)
        : device(device),
          input(randomRule(random, {.columns = most_tokens, .square = true, .edits = true, .specials = false})),
          T(input.rule.rows), H(input.rule.heads),
          hd(random.chance(0.5) ? 4 * random.whole(1, 5) : random.whole(1, 19)), stride(3 * H * hd),
          qkv(input.planes / H * T * stride)
    {
        for (float& number : qkv)
            number = random.normal(0.7);
        for (std::int64_t plane = 0; plane < input.planes; ++plane)
            for (std::int64_t i = 0; i < T; ++i)
                for (std::int64_t j = 0; j < T; ++j)
                    input.scores[(plane * T + i) * T + j] = static_cast<float>(dot(plane, i, j));
        const bool by_token = random.chance(0.5);
        places = by_token ? ContextPlaces{T * H * hd, hd, H * hd} : ContextPlaces{H * T * hd, T * hd, hd};
        const std::int64_t contexts = input.planes * T * hd;
        rule = std::make_unique<RuleOnDevice>(device, input);
        qkv_memory = std::make_unique<OnDevice<float>>(device, qkv);
        states = std::make_unique<OnDevice<RowState>>(device, input.planes * T);
        context = std::make_unique<OnDevice<float>>(device, contexts);
        sums = std::make_unique<OnDevice<double>>(device, contexts);
        old_scores = std::make_unique<OnDevice<float>>(device, H * T);
        fault = std::make_unique<OnDevice<int>>(device, std::vector<int>{0});
        RowPass pass;
        pass.rule = rule->rule();
        pass.planes = input.planes;
        pass.scores = rule->scores().get();
        pass.states = states->get();
        device->run(pass);
        std::vector<float> mixed(contexts);
        const std::vector<double> expected = expectedContext();
        std::ranges::transform(expected, mixed.begin(), [](double x) { return static_cast<float>(x); });
        device->upload(context->get(), mixed.data(), mixed.size() * sizeof(float));
        device->run(MakeSums{rule->rule(), input.planes, hd, places, states->get(), context->get(), sums->get()});
    }

    const float* q(std::int64_t item, std::int64_t token) const { return qkv.data() + (item * T + token) * stride; }
    const float* k(std::int64_t item, std::int64_t token) const { return q(item, token) + H * hd; }
    const float* v(std::int64_t item, std::int64_t token) const { return k(item, token) + H * hd; }
    double dot(std::int64_t plane, std::int64_t i, std::int64_t j) const
    {
        double sum = 0;
        for (std::int64_t e = plane % H * hd; e < (plane % H + 1) * hd; ++e)
            sum += double(q(plane / H, i)[e]) * k(plane / H, j)[e];
        return sum;
    }
    std::int64_t contextAt(std::int64_t plane, std::int64_t query, std::int64_t e) const
    {
        return plane / H * places.item + plane % H * places.head + query * places.row + e;
    }

    // From the scores of this side; `errors`, where given, is how far float32 may be off.
    std::vector<double> expectedContext(std::vector<double>* errors = nullptr) const
    {
        const ExpectedStages stages = expectedStages(input);
        std::vector<double> context(input.planes * T * hd);
        if (errors)
            errors->resize(context.size());
        for (std::int64_t row = 0; row < input.planes * T; ++row)
            for (std::int64_t e = 0; e < hd; ++e) {
                double sum = 0, absolute = 0;
                for (std::int64_t j = 0; j < T; ++j) {
                    const double term = stages.dropped[row * T + j] * v(row / T / H, j)[row / T % H * hd + e];
                    sum += term;
                    absolute += std::abs(term);
                }
                context[contextAt(row / T, row % T, e)] = sum;
                if (errors)
                    (*errors)[contextAt(row / T, row % T, e)] = stages.weight_errors[row] * absolute;
            }
        return context;
    }

    // New numbers for q, k and v of one token, and what follows on the device.
    void edit(std::int64_t item, std::int64_t token, const std::vector<float>& numbers)
    {
        float* const here = qkv.data() + (item * T + token) * stride;
        const OnDevice<float> old_value(device, std::vector<float>(here + 2 * H * hd, here + 3 * H * hd));
        std::ranges::copy(numbers, here);
        float* const there = qkv_memory->get() + (item * T + token) * stride;
        device->upload(there, here, stride * sizeof(float));
        device->run(TokenScores{rule->rule(), item, token, hd, qkv_memory->get(), qkv_memory->get() + H * hd, stride,
                                stride, rule->scores().get(), old_scores->get()});
        MoveRows move;
        move.rule = rule->rule();
        move.item = item;
        move.token = token;
        move.head_dim = hd;
        move.stride = stride;
        move.scores = rule->scores().get();
        move.old_scores = old_scores->get();
        move.v = qkv_memory->get() + 2 * H * hd;
        move.old_value = old_value.get();
        move.places = places;
        move.states = states->get();
        move.sums = sums->get();
        move.context = context->get();
        move.fault = fault->get();
        device->run(move);
        input.scores = rule->scores().numbers();
    }
    bool isFaulty() const { return fault->numbers()[0] != 0; }

    // How much further the device's contexts are off than float32 may be. What is mixed from keys with next to no
    // weight, because the others were dropped, is a difference of large numbers.
    double worstContext() const
    {
        std::vector<double> errors;
        const std::vector<double> expected = expectedContext(&errors);
        const std::vector<float> found = context->numbers();
        double worst = 0;
        for (std::size_t i = 0; i < found.size(); ++i)
            if (!isNear(found[i], expected[i], 0))
                worst = std::max(worst, std::isfinite(found[i]) ? std::abs(found[i] - expected[i]) / (errors[i] + 1e-12)
                                                                : HUGE_VAL);
        return worst;
    }
    double worstWeight() const
    {
        const OnDevice<float> weights(device, input.size());
        device->run(ReadStage{rule->rule(), RowStage::Weights, rule->scores().get(), states->get(), 0, input.size(),
                              weights.get()});
        const ExpectedStages stages = expectedStages(input);
        const std::vector<float> found = weights.numbers();
        double worst = 0;
        for (std::size_t i = 0; i < found.size(); ++i)
            if (!isNear(found[i], stages.weights[i], 0))
                worst = std::max(worst, std::isfinite(found[i])
                                            ? std::abs(found[i] - stages.weights[i]) /
                                                  (stages.weight_errors[i / T] * stages.weights[i] + 1e-37)
                                            : HUGE_VAL);
        return worst;
    }
    bool sumsAreContexts() const
    {
        const std::vector<double> in_double = sums->numbers();
        const std::vector<float> in_float = context->numbers();
        const std::vector<RowState> rows = states->numbers();
        for (std::int64_t row = 0; row < input.planes * T; ++row)
            for (std::int64_t e = 0; e < hd && rows[row].sum > 0; ++e) {
                const std::int64_t at = contextAt(row / T, row % T, e);
                if (!isNear(in_double[at] / rows[row].sum, in_float[at], 3e-7))
                    return false;
            }
        return true;
    }

    DevicePtr device;
    RuleCase input;
    std::int64_t T, H, hd, stride;
    std::vector<float> qkv; // [items * T, 3 H hd]
    ContextPlaces places;
    std::unique_ptr<RuleOnDevice> rule;
    std::unique_ptr<OnDevice<float>> qkv_memory, context, old_scores;
    std::unique_ptr<OnDevice<RowState>> states;
    std::unique_ptr<OnDevice<double>> sums;
    std::unique_ptr<OnDevice<int>> fault;
};

std::vector<float> randomToken(const EditedLayer& layer, Random& random, double scale)
{
    std::vector<float> numbers(layer.stride);
    for (float& number : numbers)
        number = random.normal(scale);
    return numbers;
}

} // namespace

TEST_CASE("a token's scores are the dot products of its query and its key, and the column before is kept")
{
    for (const int threads : {1, 6}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(23);
        for (int number = 0; number < (threads == 1 ? 100 : 15); ++number) {
            EditedLayer layer(device, random, 200);
            const std::vector<float> before = layer.input.scores;
            const std::int64_t T = layer.T, item = random.whole(0, layer.input.planes / layer.H - 1);
            const std::int64_t token = random.whole(0, T - 1);
            layer.edit(item, token, randomToken(layer, random, 1));
            const std::vector<float> old_column = layer.old_scores->numbers();
            std::int64_t wrong = 0;
            for (std::int64_t plane = 0; plane < layer.input.planes; ++plane)
                for (std::int64_t i = 0; i < T; ++i)
                    for (std::int64_t j = 0; j < T; ++j) {
                        const float found = layer.input.scores[(plane * T + i) * T + j];
                        const bool edited = plane / layer.H == item && (i == token || j == token);
                        wrong += edited ? !(std::abs(found - layer.dot(plane, i, j)) <= 1e-5)
                                        : !sameBits(found, before[(plane * T + i) * T + j]);
                        if (plane / layer.H == item && j == token)
                            wrong += !sameBits(old_column[plane % layer.H * T + i], before[(plane * T + i) * T + j]);
                    }
            CAPTURE(number);
            CHECK(wrong == 0);
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("rows that were moved hold what a computation from scratch gives, after spikes, too")
{
    double worst_context = 0, worst_weight = 0;
    for (const int threads : {1, 6}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(29);
        for (int number = 0; number < (threads == 1 ? 150 : 12); ++number) {
            EditedLayer layer(device, random);
            for (int round = 0; round < 12; ++round) {
                const std::int64_t item = random.whole(0, layer.input.planes / layer.H - 1);
                const std::int64_t token = random.whole(0, layer.T - 1);
                const double scales[] = {0.7, 0.7, 5, 60, 3000};
                const std::vector<float> numbers = randomToken(layer, random, scales[random.whole(0, 4)]);
                const std::vector<float> before(layer.q(item, token), layer.q(item, token) + layer.stride);
                layer.edit(item, token, numbers);
                if (random.chance(0.6))
                    layer.edit(item, token, before);
            }
            CAPTURE(threads);
            CAPTURE(number);
            CHECK(!layer.isFaulty());
            CHECK(layer.sumsAreContexts());
            const double context = layer.worstContext(), weight = layer.worstWeight();
            CHECK(context < 4);
            CHECK(weight < 2);
            worst_context = std::max(worst_context, context);
            worst_weight = std::max(worst_weight, weight);
        }
        CHECK(device->faults() == "");
    }
    MESSAGE("worst context " << worst_context << ", worst weight " << worst_weight << " of float32's own errors");
}

TEST_CASE("a value, a query or a key that is not finite is reported, wherever in the head it is")
{
    const auto device = std::make_shared<EmulatedDevice>();
    Random random(31);
    for (int number = 0; number < 200; ++number) {
        EditedLayer layer(device, random);
        const std::int64_t item = random.whole(0, layer.input.planes / layer.H - 1);
        const std::int64_t token = random.whole(0, layer.T - 1);
        std::vector<float> numbers = randomToken(layer, random, 1);
        const std::int64_t O = layer.H * layer.hd, where = random.whole(0, 3 * O - 1);
        const float bad[] = {NAN, INFINITY, -INFINITY};
        numbers[where] = bad[random.whole(0, 2)];
        layer.edit(item, token, numbers);
        CAPTURE(number);
        // A score of -inf is a weight of 0, and what nobody may see changes nothing: both are right as they are.
        CHECK((layer.isFaulty() || (where < 2 * O && layer.worstContext() < 4)));
        const bool lasts = !layer.input.rule.masks_before;
        if (lasts && std::isnan(numbers[where]))
            CHECK(layer.isFaulty());
        // And when it is taken back the sums are spoilt: that is told, too.
        const int healthy = 0;
        device->upload(layer.fault->get(), &healthy, sizeof healthy);
        layer.edit(item, token, randomToken(layer, random, 1));
        if (where >= 2 * O)
            CHECK(layer.isFaulty());
        else
            CHECK((layer.isFaulty() || layer.worstContext() < 4));
    }
    CHECK(device->faults() == "");
}

TEST_CASE("a context that overflows is reported in whichever row it is")
{
    const auto device = std::make_shared<EmulatedDevice>();
    Random random(33);
    int overflown = 0;
    for (int number = 0; number < 200; ++number) {
        EditedLayer layer(device, random, 12);
        const std::int64_t item = random.whole(0, layer.input.planes / layer.H - 1);
        const std::int64_t token = random.whole(0, layer.T - 1);
        std::vector<float> numbers(layer.q(item, token), layer.q(item, token) + layer.stride);
        for (std::int64_t e = 2 * layer.H * layer.hd; e < layer.stride; ++e)
            numbers[e] = 3.3e38f; // more than float32 holds, once it is divided by the part that dropout keeps
        layer.edit(item, token, numbers);
        const std::vector<float> context = layer.context->numbers();
        const bool overflows = std::ranges::any_of(context, [](float x) { return std::isinf(x); });
        overflown += overflows;
        CAPTURE(number);
        CHECK(layer.isFaulty() == overflows);
    }
    CHECK(overflown > 20);
    CHECK(device->faults() == "");
}

TEST_CASE("fresh rows are those of the list, from nothing but their scores")
{
    for (const int threads : {1, 3, 40}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(37);
        for (int number = 0; number < (threads == 1 ? 100 : 8); ++number) {
            const bool wide = number % 8 == 0; // more keys than one stretch
            EditedLayer layer(device, random, wide ? 700 : 45);
            const std::int64_t rows = layer.input.planes * layer.T;
            std::vector<std::int64_t> list;
            for (std::int64_t row = 0; row < rows; ++row)
                if (random.chance(wide ? 0.05 : 0.5))
                    list.push_back(row);
            const OnDevice<std::int64_t> listed(device, list);
            const OnDevice<RowState> states(device, rows);
            const OnDevice<float> context(device, rows * layer.hd);
            const OnDevice<double> sums(device, rows * layer.hd);
            const bool wants_sums = random.chance(0.7);
            device->run(FreshRows{layer.rule->rule(), listed.get(), std::int64_t(list.size()), layer.hd, layer.stride,
                                  layer.rule->scores().get(), layer.qkv_memory->get() + 2 * layer.H * layer.hd,
                                  layer.places, states.get(), wants_sums ? sums.get() : nullptr, context.get()});
            std::vector<double> errors;
            const std::vector<double> expected = layer.expectedContext(&errors);
            const std::vector<float> found = context.numbers();
            const std::vector<double> found_sums = sums.numbers();
            const std::vector<RowState> found_states = states.numbers(), pass_states = layer.states->numbers();
            std::int64_t wrong = 0, touched = 0;
            for (std::int64_t row = 0; row < rows; ++row)
                for (std::int64_t e = 0; e < layer.hd; ++e) {
                    const std::int64_t at = layer.contextAt(row / layer.T, row % layer.T, e);
                    if (!std::ranges::binary_search(list, row)) {
                        touched += !EmulatedDevice::isPoison(found[at]);
                        continue;
                    }
                    const RowState &state = found_states[row], &by_pass = pass_states[row];
                    wrong += !isNear(state.sum, by_pass.sum, 0) || !isNear(state.max, by_pass.max, 0) ||
                             state.blocked != by_pass.blocked || !isNear(state.peak, float(state.sum), 0);
                    wrong += !isNear(found[at], expected[at], 0) && !(std::abs(found[at] - expected[at]) <= errors[at]);
                    if (wants_sums && state.sum > 0)
                        wrong += !isNear(found_sums[at] / state.sum, found[at], 3e-7);
                }
            CAPTURE(threads);
            CAPTURE(number);
            CHECK(wrong == 0);
            CHECK(touched == 0);
        }
        CHECK(device->faults() == "");
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/overflow.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {

namespace {

constexpr float high_enough = 90; // e^88.7 is the largest that float32 holds

SoftmaxForm dividedBySum(SoftmaxForm form)
{
    float sum = 0;
    for (float exponential : form.exponentials)
        sum += exponential;
    for (float exponential : form.exponentials) {
        form.weights.push_back(exponential / sum);
        form.finite = form.finite && std::isfinite(exponential) && std::isfinite(form.weights.back());
    }
    return form;
}

} // namespace

SoftmaxForm naiveForm(const std::vector<float>& scores)
{
    SoftmaxForm form;
    form.powers = scores;
    for (float score : scores)
        form.exponentials.push_back(std::exp(score));
    return dividedBySum(std::move(form));
}

SoftmaxForm stableForm(const std::vector<float>& scores)
{
    SoftmaxForm form;
    const float largest = scores.empty() ? 0 : *std::max_element(scores.begin(), scores.end());
    for (float score : scores) {
        form.powers.push_back(score - largest);
        form.exponentials.push_back(std::exp(score - largest));
    }
    return dividedBySum(std::move(form));
}

OverflowExample overflowExample(const SoftmaxRow& row, int chosen, int shown)
{
    OverflowExample example;
    float largest = -INFINITY;
    for (float score : row.logits) {
        example.scores.push_back(score);
        if (std::isfinite(score))
            largest = std::max(largest, score);
    }
    const std::size_t keysOfRow = example.scores.size();
    const auto logit = std::ranges::find_if(row.columns, [](const SoftmaxColumn& column) { return bool(column.sink); });
    if (logit != row.columns.end())
        example.scores.push_back(float(*logit->sink)); // a share of the sum is no key's
    if (naiveForm(example.scores).finite && std::isfinite(largest)) {
        example.shift = std::ceil(high_enough - largest);
        for (float& score : example.scores)
            score += example.shift;
    }
    example.naive = naiveForm(example.scores);
    example.stable = stableForm(example.scores);
    std::vector<int> keys(keysOfRow);
    std::iota(keys.begin(), keys.end(), 0);
    std::stable_sort(keys.begin(), keys.end(), [&](int a, int b) {
        if ((a == chosen) != (b == chosen))
            return a == chosen;
        return example.scores[std::size_t(a)] > example.scores[std::size_t(b)];
    });
    const auto finite =
        std::count_if(example.scores.begin(), example.scores.end(), [](float score) { return std::isfinite(score); });
    if (finite > 0) // masked keys have nothing to show
        std::erase_if(keys, [&](int key) { return !std::isfinite(example.scores[std::size_t(key)]); });
    keys.resize(std::min(keys.size(), std::size_t(shown)));
    std::sort(keys.begin(), keys.end());
    example.shown = std::move(keys);
    return example;
}

Scene overflowScene()
{
    Scene scene;
    scene.title = "Scores 88, 89, 90";
    scene.description = QObject::tr("In the first two rows, the scores rise by 1 from key to key, so the weights "
                                    "should be the same. In the second row, e^89 is too large for float32. If the "
                                    "maximum is not subtracted, the result is inf / inf, which is nan.")
                            .toStdString();
    scene.tokens = {{"low", "high", "wide"}};
    // With x and W_query the unit matrix the scores are W_key turned over.
    scene.inputs = {{"x", Tensor({3, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 1})},
                    {"W_query", Tensor({3, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 1})},
                    {"W_key", Tensor({3, 3}, {-1, 88, -60, 0, 89, 0, 1, 90, 60})},
                    {"W_value", Tensor({3, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 1})}};
    scene.config.projection = Projection::Param;
    scene.config.num_heads = 1;
    scene.config.d_in = scene.config.d_out = 3;
    scene.config.scale = Scale::None;
    scene.config.normalize = Normalize::SoftmaxNaive;
    return scene;
}

} // namespace attn

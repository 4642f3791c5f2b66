// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ripple/differencecheck.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t most_elements = 8'000'000;
constexpr int most_overrun = 3; // times what it may take

} // namespace

std::optional<CheckedDerivatives> checkDerivatives(const SortedDerivatives& derivatives, std::chrono::milliseconds time,
                                                   const StopToken& stop)
{
    using Clock = std::chrono::steady_clock;
    const Computed& at = *derivatives.at;
    std::vector<const DerivedTensor*> tensors;
    CheckedDerivatives all;
    for (const DerivedTensor& tensor : derivatives.tensors)
        if (tensor.kind != DerivedBy::Between) {
            tensors.push_back(&tensor);
            all.all += tensor.numbers;
        }
    if (tensors.empty() || at.realized->plan.elements > most_elements)
        return std::nullopt;
    const auto check = [&](const DerivedTensor& tensor, std::int64_t most) {
        return checkGradient(at.scene, at.realized, *derivatives.gradient, tensor.name, most, stop);
    };
    std::ranges::stable_sort(tensors, std::ranges::greater(), [](const DerivedTensor* t) { return t->largest[0]; });
    // What one cell costs.
    const auto begin = Clock::now();
    const auto first = check(*tensors.front(), 1);
    if (!first)
        return std::nullopt;
    const std::int64_t tried = std::max<std::int64_t>(first->checked + first->left_out, 1);
    const double each = std::chrono::duration<double, std::milli>(Clock::now() - begin).count() / double(tried);
    const double share = std::min(1.0, double(time.count()) / (each * double(all.all) + 1e-9));
    for (const DerivedTensor* tensor : tensors) {
        const auto most = std::max<std::int64_t>(1, std::int64_t(std::floor(share * double(tensor->numbers) + 1e-9)));
        if (all.checked && Clock::now() - begin > most_overrun * time)
            break;
        const auto checked = check(*tensor, most);
        if (!checked)
            return std::nullopt;
        all.checked += checked->checked;
        all.largest_gap = std::max(all.largest_gap, checked->largest_gap);
    }
    return all.checked ? std::optional(all) : std::nullopt;
}

} // namespace attn

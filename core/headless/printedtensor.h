// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors as the text that PyTorch prints, so that a notebook's output can be shown beside the program's values.
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"
#include "core/scene/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// "tensor([[1.0000, 0.0000],\n
//
// [0.3986, 0.6014]])": whole numbers, four decimals or exponents, chosen as PyTorch does from all numbers together,
// aligned, and broken into lines of 80 characters. Never abbreviated. A withheld number is "?" centered in its place;
// where `known` is false, "…". Empty `known`: all are.
std::string printedTensor(const Tensor& tensor, const std::vector<bool>& known = {});

// The expected value under a name, "weights[1]", and the trace's value, "" if it has none that fits. What the trace
// withholds is withheld from both. A shape, "output.shape", reads "torch.Size([2, 6, 2])".
struct PrintedPair {
    std::string expected, computed;
};
// The error is that of a name that the scene does not expect.
Result<PrintedPair> printedPair(const Scene& scene, const Trace& trace, std::string_view name);

} // namespace attn

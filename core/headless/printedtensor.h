// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors as the text that PyTorch prints, so that what a notebook shows can stand beside what the program computes.
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"
#include "core/scene/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// "tensor([[1.0000, 0.0000],\n        [0.3986, 0.6014]])": whole numbers, four decimals or exponents, as PyTorch chooses from
// all numbers together, aligned, and broken into lines of 80 characters. Nothing is cut out, however many there are. A
// withheld number is "?" in the middle of its place; where `known` is false, "…" stands. Empty `known`: all are.
std::string printedTensor(const Tensor& tensor, const std::vector<bool>& known = {});

// What is expected under a name, "weights[1]", and what the trace has in its place, which is "" where it has nothing that
// fits. What the trace withholds is withheld from both. A shape, "output.shape", reads "torch.Size([2, 6, 2])".
struct PrintedPair {
    std::string expected, computed;
};
// The error is that of a name that the scene does not expect.
Result<PrintedPair> printedPair(const Scene& scene, const Trace& trace, std::string_view name);

} // namespace attn

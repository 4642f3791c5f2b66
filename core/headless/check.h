// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a trace with the values that its scene expects: what `attnscope check` and the lessons' badges rest on.
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct CheckReport {
    std::vector<std::string> differences; // one sentence each: "weights[1,2]: 0.25 computed, 0.2385 expected …"
    std::int64_t checked = 0;             // numbers compared, and expected shapes
    std::int64_t differing = 0;
    std::int64_t printed = 0; // of those that do not differ: numbers that print to the very digits expected
    std::int64_t hidden = 0;  // numbers that the trace withholds: they are not checked

    // The differences, one a line, and last "values checked: N, differences: M".
    std::string text() const;
};

// Compares every expected value (except nulls) within its tolerance: that of its name, of its tensor, or "default";
// 5.1e-5 if the scene names none, which is "rounds to the four decimals that PyTorch prints". Infinities and nan match
// only themselves. If a tensor was not computed or has another shape, every value differs. Axes B and H of size 1 are
// dropped.
CheckReport checkTrace(const Scene& scene, const Trace& trace);
// The same for one expected name only, "weights[1]" or "weights.shape"; checks nothing if no value has that name.
CheckReport checkExpected(const Scene& scene, const Trace& trace, std::string_view name);

// The part of the trace that an expected value is compared with, in its shape. Fails with the reason if none.
Result<Tensor> computedPart(const Scene& scene, const Trace& trace, const Expected& expected);
// A tensor's shape as it was expected: whole, or without axes B and H of size 1.
Shape computedShape(const Scene& scene, const TracedTensor& tensor, const Shape& like);

} // namespace attn

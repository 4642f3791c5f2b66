// SPDX-License-Identifier: GPL-3.0-or-later
// The same row through both forms of the softmax in float32: e to the power of large scores is inf, and inf / inf is nan,
// unless the maximum is taken off first. Pure: no widget.
#pragma once

#include "ui/studios/softmax/softmaxrow.h"

#include <vector>

namespace attn {

// One form, applied to all keys of a row.
struct SoftmaxForm {
    std::vector<float> powers, exponentials, weights;
    bool finite = true; // no weight is nan, and no exponential is inf
};
SoftmaxForm naiveForm(const std::vector<float>& scores);
SoftmaxForm stableForm(const std::vector<float>& scores);

struct OverflowExample {
    std::vector<float> scores;
    float shift = 0; // added to the row so that it overflows; 0: the row does by itself
    SoftmaxForm naive, stable;
    std::vector<int> shown; // the keys that a card shows, in their order: the largest ones, and the chosen one
};
// The row itself where it overflows, else the row moved up until it does: a shift ought to change no weight.
OverflowExample overflowExample(const SoftmaxRow& row, int chosen, int shown);

// A scene of three tokens whose scores overflow in the second row: 88, 89, 90, with the naive softmax.
Scene overflowScene();

} // namespace attn

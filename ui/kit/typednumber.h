// SPDX-License-Identifier: GPL-3.0-or-later
// What the user types as a number: a number or an expression, with or without =.
#pragma once

#include "core/base/result.h"

#include <QString>

#include <cstdint>

namespace attn {

// "0.5", "= 1/sqrt(8)", "-inf": a float32 can hold it. The error is core's own.
Result<double> typedNumber(const QString& text);

// A seed of torch.manual_seed, exactly: "-1" is 2^64-1, as in PyTorch. The error says what a seed can be.
Result<std::uint64_t> parseSeed(const QString& text);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a person types where a number is wanted: a number, an expression, with or without =, with the point or with the
// decimal mark of the person's own language.
#pragma once

#include "core/base/result.h"

#include <QString>

#include <cstdint>

namespace attn {

// "0.5", "= 1/sqrt(8)", "-inf"; where the locale has a decimal comma also "0,5". The error is core's own.
Result<double> typedNumber(const QString& text);

// As float32 holds it. The error says what is beyond it: "1e+39 is beyond float32: the largest is 3.4028235e+38."
Result<float> asFloat32(double value);

// A seed of torch.manual_seed, exactly: "-1" is 2^64-1, as in PyTorch. The error says what a seed can be.
Result<std::uint64_t> parseSeed(const QString& text);

} // namespace attn

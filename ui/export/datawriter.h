// SPDX-License-Identifier: GPL-3.0-or-later
// Writes tensors of a trace to a file, in a thread of whoever calls: tells how far it is, and can be stopped.
#pragma once

#include "core/base/result.h"
#include "core/io/arrays/dataformats.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace attn {

// The file whole or not at all, in the format that its name ends in. `written` counts bytes while it goes on. When `stop`
// was requested nothing has changed and the error is empty of words. `lost`: whether the numbers are gone with the GPU that
// they lay on, asked when all are read; then nothing has changed either.
std::optional<Error> writeDataFile(const std::string& path, const Trace& trace,
                                   const std::vector<const TracedTensor*>& tensors, std::atomic<std::int64_t>& written,
                                   std::stop_token stop, const std::function<bool()>& lost = {});

} // namespace attn

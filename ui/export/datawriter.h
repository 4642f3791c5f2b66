// SPDX-License-Identifier: GPL-3.0-or-later
// Writes tensors of a trace to a file, on the caller's thread; reports progress and can be stopped.
#pragma once

#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/io/arrays/dataformats.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace attn {

// Writes the whole file or nothing, in the format of its name's ending. `written` counts bytes during the writing. If
// `stop` was requested, nothing has changed and the error is empty. `lost`: whether the numbers were lost with their
// GPU, asked once all are read; then nothing has changed either.
std::optional<Error> writeDataFile(const std::string& path, const Trace& trace,
                                   const std::vector<const TracedTensor*>& tensors, std::atomic<std::int64_t>& written,
                                   StopToken stop, const std::function<bool()>& lost = {});

} // namespace attn

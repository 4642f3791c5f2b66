// SPDX-License-Identifier: GPL-3.0-or-later
// What a GPU can refuse, as one sentence for the reader and one kind for the program.
#pragma once

#include <string>

namespace attn::cuda {

enum class FailureKind {
    NoDevice, // no compiler at build time, no driver, no GPU, no cuBLAS: must be installed first
    Full,     // not enough memory on the device: a smaller layer may fit
    Unknown,  // a stage that is only computed on the host
    Lost      // the device stopped responding: nothing on it can be read
};

// Thrown by Device; never leaves this folder.
struct Failure {
    FailureKind kind = FailureKind::Lost;
    std::string sentence; // "not enough GPU memory: 5.2 GiB needed, 3.1 GiB free"; no full stop
};

} // namespace attn::cuda

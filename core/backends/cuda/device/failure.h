// SPDX-License-Identifier: GPL-3.0-or-later
// What a GPU can refuse, as one sentence for the reader and one kind for the program.
#pragma once

#include <string>

namespace attn::cuda {

enum class FailureKind {
    NoDevice, // no compiler at build time, no driver, no GPU, no cuBLAS: it has to be put there first
    Full,     // not enough memory on the device: a smaller layer may fit
    Unknown,  // a stage that is only computed on the host
    Lost      // the device does not answer any more: nothing on it can be read
};

// Thrown by Device; never leaves this folder.
struct Failure {
    FailureKind kind = FailureKind::Lost;
    std::string sentence; // "the GPU is full: 5.2 GiB are needed, 3.1 GiB are free"; no full stop
};

} // namespace attn::cuda

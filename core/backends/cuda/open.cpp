// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/open.h"

namespace attn::cuda {

Result<std::shared_ptr<Device>> openDevice()
{
    return Error{"this program was built without CUDA"};
}

} // namespace attn::cuda

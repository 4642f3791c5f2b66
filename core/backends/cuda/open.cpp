// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/open.h"

#ifdef ATTNSCOPE_CUDA
#include "core/backends/cuda/gpu/finddevice.h"
#endif

namespace attn::cuda {

Result<std::shared_ptr<Device>> openDevice()
{
#ifdef ATTNSCOPE_CUDA
    // Never destroyed: the driver may be gone before the last of the program's own objects is.
    static const auto& opened = *new Result<std::shared_ptr<Device>>(findDevice());
    return opened;
#else
    return Error{"this program was built without CUDA"};
#endif
}

} // namespace attn::cuda

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/open.h"

#include "core/base/say.h"

#ifdef ATTNSCOPE_CUDA
#include "core/backends/cuda/gpu/finddevice.h"

#include <mutex>
#endif

namespace attn::cuda {

Result<std::shared_ptr<Device>> openDevice()
{
#ifdef ATTNSCOPE_CUDA
    // Never destroyed: the driver may be gone before the last of the program's own objects is.
    static auto& device = *new std::shared_ptr<Device>();
    static auto& mutex = *new std::mutex();
    const std::lock_guard lock(mutex);
    if (!device) {
        auto found = findDevice();
        if (!found)
            return found;
        device = std::move(*found);
    }
    return device;
#else
    return Error{say("this program was built without CUDA")};
#endif
}

} // namespace attn::cuda

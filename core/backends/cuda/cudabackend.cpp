// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/cudabackend.h"

#include "core/backends/cuda/device/failure.h"
#include "core/backends/cuda/deviceruns.h"
#include "core/backends/cuda/open.h"
#include "core/backends/cuda/workspaceparts.h"
#include "core/base/say.h"

namespace attn::cuda {

Result<std::shared_ptr<Trace>> run(const Realized& realized, RunOptions& options, const StopToken& stop)
{
    std::shared_ptr<Device> device = options.workspace ? options.workspace->part<WorkspaceParts>().device : nullptr;
    if (!device) {
        auto opened = openDevice();
        if (!opened)
            return opened.error();
        device = *opened;
    }
    try {
        return runOnDevice(realized, options, device, stop);
    } catch (const Failure& failure) {
        return Error{failure.sentence};
    }
}

std::optional<Error> missing()
{
    const auto device = openDevice();
    if (!device)
        return device.error();
    return (*device)->isLost() ? std::optional(Error{say("the GPU stopped responding")}) : std::nullopt;
}

} // namespace attn::cuda

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/cpubackend.h"

#include "core/backends/cpu/fused/fusedrun.h"
#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/cpu/stagewise/stagewise.h"
#include "core/backends/cpu/workspaceparts.h"
#include "core/backends/layerinputs.h"
#include "core/backends/rownotes.h"

namespace attn::cpu {

Result<std::shared_ptr<Trace>> run(const Realized& realized, RunOptions& options, const StopToken& stop)
{
    if (realized.plan.has_fast_path) {
        if (!options.workspace)
            options.workspace = std::make_shared<Workspace>(1);
        if (auto trace = runFused(realized, options, options.workspace->part<WorkspaceParts>(), stop)) {
            trace->setNotes(rowNotes(realized, *trace, true, stop));
            return trace;
        }
    }
    const std::shared_ptr<Trace> none;
    if (stop.requested())
        return none;
    options.previous.reset();
    const bool grows = realized.plan.has_fast_path && options.form == TraceForm::Compact;
    if (grows && options.may_go_dense && !options.may_go_dense())
        return none;
    const Kernels* given = options.workspace ? options.workspace->kernels() : nullptr;
    return traceOfSteps("cpu", realized, computeStagewise(realized, given ? *given : kernels(), stop), stop);
}

} // namespace attn::cpu

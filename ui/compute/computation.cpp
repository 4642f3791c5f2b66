// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/computation.h"

#include "core/backends/cuda/device/device.h"
#include "core/backends/cuda/workspaceparts.h"
#include "core/engine/memoryneeds.h"

#include <QObject>

#include <exception>
#include <new>

namespace attn {

namespace {

// A layer of so few numbers is computed from the ground up every time: that takes no longer, and every digit of a lesson
// stays what a fresh computation prints.
constexpr std::int64_t small_layer = 300'000;

// A clause as a sentence.
std::string sentence(std::string clause)
{
    if (!clause.empty() && clause[0] >= 'a' && clause[0] <= 'z')
        clause[0] = static_cast<char>(clause[0] - 'a' + 'A');
    return clause + ".";
}

bool isFromTheGround(const Trace& trace) { return trace.path() == "full" || trace.path() == "steps"; }

// Prepares a large circuit that is on screen, so that the window does not wait.
void workOutShown(const Computed& computed, const ComputeRequest& request, const StopToken& stop)
{
    if (request.on_screen)
        for (const std::string& tensor : request.on_screen->maps.tensors)
            workOut(computed, tensor, stop);
    if (computed.scene.view)
        workOut(computed, computed.scene.view->stage, stop);
}

} // namespace

// The memory of the machine, before a number is drawn. Sizes that are computed there already, by `holder`, have theirs.
std::optional<Error> Computation::checkRoom(const ComputeRequest& request, const Backend& backend,
                                            std::string_view holder) const
{
    if (!request.free_memory)
        return std::nullopt;
    const Plan& planned = *request.plan;
    const bool has_room = planned.dims == dims && planned.elements == elements &&
                          (holder == backend.name || (holder == "cpu" && backend.storage == Storage::Device)) &&
                          (backend.name != "cpu" || memoryNeeded(planned, TraceForm::Compact) <= bytes);
    if (has_room)
        return std::nullopt;
    return checkMemory(planned, backend, request.free_memory());
}

Result<ComputedPtr> Computation::tried(ComputeRequest& request, StopToken stop)
{
    auto backend = backendNamed(request.backend);
    if (!backend)
        return backend.error();
    if (!request.plan) {
        auto planned = plan(*request.scene);
        if (!planned)
            return planned.error();
        request.plan = std::make_shared<const Plan>(std::move(*planned));
    }
    const std::string holder = trace ? trace->backend() : std::string();
    if (auto refused = checkRoom(request, **backend, holder))
        return *refused;
    auto made = realize(*request.scene, *request.plan, realized, stop);
    if (!made)
        return made.error();
    const std::shared_ptr<const Realized> now = *made;
    if (!now)
        return ComputedPtr();

    RunOptions options;
    options.workspace = workspace;
    cuda::useDevice(*workspace, request.device);
    // What is already on the device stays there if a second one of its size does not fit beside it.
    const bool stays = request.refine && holder == "cuda";
    std::optional<Error> refused;
    options.may_step_in = [&](const std::string& why) {
        if (stays)
            return false;
        if (const auto no_room = checkRoom(request, backends().front(), holder))
            refused = Error{sentence(why) + " " + no_room->message};
        return !refused;
    };
    options.may_go_dense = [&] {
        if (request.free_memory)
            refused = checkMemoryOfLargeNumbers(now->plan, request.free_memory());
        return !refused;
    };
    const bool goes_on = trace && now->plan.elements > small_layer &&
                         (request.backend == "cuda" ? !request.refine : holder == request.backend);
    options.renew = request.refine; // two layers of this size would take twice the memory
    if (goes_on)
        options.previous = std::move(trace);
    trace.reset();
    auto next = run(*now, **backend, stop, std::move(options));
    if (!next) {
        for (const auto& made : traces) // the newest that is shown: the next computation can still begin from there
            if (auto shown = made.lock())
                trace = std::move(shown);
        exact = false;
        if (now->edited.empty()) // else the edit is reported again, against the computed scene
            realized = now;
        if (refused)
            return *refused;
        return ComputedPtr();
    }
    exact = isFromTheGround(*next) || (next->path() == "nothing" && exact);
    realized = now;
    trace = next;
    std::erase_if(traces, [this](const auto& made) { return made.expired() || made.lock() == trace; });
    traces.push_back(trace);
    dims = now->plan.dims;
    elements = now->plan.elements;
    bytes = memoryNeeded(now->plan, TraceForm::Compact);
    const ComputedPtr computed = circuits(std::make_shared<const Computed>(*request.scene, now, std::move(next)));
    workOutShown(*computed, request, stop);
    return computed;
}

void Computation::compute(ComputeRequest& request, StopToken stop, ComputeOutcome& outcome)
try {
    auto computed = tried(request, stop);
    const auto pictures = [&]() -> PreparedPtr {
        if (!computed || !*computed || !request.on_screen)
            return nullptr;
        return prepare(*computed, *request.on_screen, exact ? std::nullopt : std::optional(++turn), stop);
    };
    auto prepared = pictures();
    const bool is_on_device = !computed || !*computed || (*computed)->trace->backend() == "cuda";
    if (is_on_device && request.device && request.device->isLost() && !stop.requested()) {
        // Its numbers were lost with the device, and those read meanwhile may be invalid.
        request.backend = "cpu";
        request.device.reset();
        trace.reset();
        computed = tried(request, stop);
        prepared = pictures();
    }
    if (!computed) {
        outcome.error = QString::fromStdString(computed.error().message);
        return;
    }
    outcome.prepared = std::move(prepared);
    if (!stop.requested())
        outcome.computed = *computed;
} catch (const std::bad_alloc&) {
    outcome.error = QObject::tr("Not enough memory for a layer of this size. Use fewer tokens, heads or dimensions.");
} catch (const std::exception& fault) {
    outcome.error = QObject::tr("The computation stopped: %1.").arg(QString::fromUtf8(fault.what()));
}

} // namespace attn

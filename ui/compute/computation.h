// SPDX-License-Identifier: GPL-3.0-or-later
// Computes one scene after the other in the worker: each reuses what did not change since the one before.
#pragma once

#include "core/base/stop.h"
#include "core/circuits/circuits.h"
#include "core/engine/engine.h"
#include "ui/compute/preparedviews.h"

#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace attn {

namespace cuda {
class Device;
}

// What a result cost: when its scene was requested, and how long the worker took.
struct RecomputeTimes {
    std::chrono::steady_clock::time_point asked;
    double worker = 0; // ms
};

struct ComputeRequest {
    std::shared_ptr<const Scene> scene;
    std::shared_ptr<const Plan> plan;
    std::string backend;
    std::shared_ptr<cuda::Device> device;
    int number = 0;
    bool refine = false; // not awaited: it must cost nothing but time
    bool again = false;  // what is on screen already
    std::chrono::steady_clock::time_point asked;
    std::optional<OnScreen> on_screen;
    std::function<std::int64_t()> free_memory = {};
};
struct ComputeOutcome {
    int number = 0;
    bool refine = false, again = false;
    ComputedPtr computed = {}; // null: an error
    PreparedPtr prepared = {}; // null: not on screen
    QString error = {};
    bool exact = false; // no computation before has left its rounding in it
    RecomputeTimes times = {};
};

// What the worker keeps between computations.
struct Computation {
    std::shared_ptr<const Realized> realized;       // what the last scene became
    std::shared_ptr<const Trace> trace;             // of the last computation, without circuits …
    std::vector<std::weak_ptr<const Trace>> traces; // made so far; views may still show them
    Dims dims;                                      // … and its sizes
    std::int64_t elements = 0;
    std::int64_t bytes = 0; // … that the cpu takes for it: more if a choice is off the fast path
    bool exact = false;     // that trace does not depend on the ones before it
    CircuitMaker circuits;
    int turn = 0; // of what a drag renews by turns
    std::shared_ptr<Workspace> workspace = std::make_shared<Workspace>();

    // Without a result or an error: canceled.
    void compute(ComputeRequest& request, StopToken stop, ComputeOutcome& outcome);

private:
    Result<ComputedPtr> tried(ComputeRequest& request, StopToken stop);
    std::optional<Error> checkRoom(const ComputeRequest& request, const Backend& backend,
                                   std::string_view holder) const;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A plan under construction: the tensors known so far and what made them. The steps of plan() fill it in turn; each
// returns the first fault it finds.
#pragma once

#include "core/recipe/realize.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace attn {

using Fault = std::optional<Error>;

class PlanDraft {
public:
    explicit PlanDraft(const Scene& scene) : m_scene(scene) {}

    Plan plan;

    const Scene& scene() const { return m_scene; }
    const NamedShape* find(const std::string& name) const;
    // Where the scene makes the tensor, for messages: "inputs.x", "draws[2]". The name must be one of the plan's.
    const std::string& pathOf(const std::string& name) const { return m_entries.at(name).path; }

    // Adds what `path` makes, unless its name or its size is refused. `copy_of`: the tensor whose numbers these are
    // (stack, linear_from_T), so that both are of one kind.
    Fault add(const std::string& path, NamedShape made, const std::string& copy_of = {});
    // Gives a tensor the shape that the layer sees.
    void reshape(const std::string& name, Shape shape);
    // Gives a tensor, and those it is a copy of, numbers of `kind`. `path` is the member that asks for it. Fails if its
    // numbers are not whole (Integer) or not 0 and 1 (Boolean).
    Fault use(const std::string& path, const std::string& name, Kind kind);

private:
    struct Entry {
        std::size_t place; // in plan.tensors
        std::string path;
        std::string copy_of;
    };
    const Scene& m_scene;
    std::unordered_map<std::string, Entry> m_entries;
};

// The steps, in their order.
Fault planTensors(PlanDraft& draft); // what inputs and draws make
Fault planLayer(PlanDraft& draft);   // stage attention: sizes, projection, mask and output layer against these tensors
Fault planSizes(PlanDraft& draft);   // the table of stages, and how much the whole trace will hold
Fault checkEdits(const PlanDraft& draft);
Fault checkOverrides(const PlanDraft& draft); // after planSizes, whose table they name

// Whether `stages` compute the cell that an override of the tensor `name` pins, and it can hold the number.
bool fitsOverride(const std::vector<StageTensor>& stages, const std::string& name, const CellEdit& pinned);

// 1 to 64 letters, digits, '_', '.' and '-'.
bool isTensorName(const std::string& name);
// Whether a tensor of `kind` may hold the number.
bool fitsKind(float value, Kind kind);

// Words for messages.
std::string cleaned(const std::string& name);  // what cannot be a name, cut, and with what cannot be seen written out
std::string inQuotes(const std::string& name); // the same in quotes: 'W_query'
std::string amount(std::int64_t elements);     // "268,435,456 values (1.0 GiB)"
Error fault(const std::string& path, const std::string& sentence);

} // namespace attn

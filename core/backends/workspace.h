// SPDX-License-Identifier: GPL-3.0-or-later
// What runs of the engine share to be fast: threads that wait, memory that is already there, weights in the order in which
// the kernels read them. One run at a time uses a workspace; computing in two threads takes two of them.
#pragma once

#include <memory>
#include <vector>

namespace attn {

namespace cpu {
struct Kernels;
}

// What one backend keeps in a workspace.
struct WorkspacePart {
    WorkspacePart() = default;
    WorkspacePart(const WorkspacePart&) = delete;
    WorkspacePart& operator=(const WorkspacePart&) = delete;
    virtual ~WorkspacePart() = default;
    virtual void rest() {}
};

class Workspace {
public:
    // `threads`: 0 takes what the machine has. `kernels`: null takes what suits the machine (cpu/kernels.h).
    explicit Workspace(int threads = 0, const cpu::Kernels* kernels = nullptr);

    int threads() const { return m_threads; }
    const cpu::Kernels* kernels() const { return m_kernels; } // as given

    // Gives memory that runs used back to the system, until the next one takes it again: when nothing is asked for for a
    // while. Traces keep theirs.
    void rest();

    // For backends alone: what one of them keeps here, in a struct of its own, made from this workspace when it is first
    // asked for.
    template <class Part> Part& part()
    {
        for (const std::unique_ptr<WorkspacePart>& each : m_parts)
            if (Part* found = dynamic_cast<Part*>(each.get()))
                return *found;
        auto made = std::make_unique<Part>(*this);
        Part& part = *made;
        m_parts.push_back(std::move(made));
        return part;
    }

private:
    int m_threads = 1;
    const cpu::Kernels* m_kernels = nullptr;
    std::vector<std::unique_ptr<WorkspacePart>> m_parts;
};

} // namespace attn

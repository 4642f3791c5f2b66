// SPDX-License-Identifier: GPL-3.0-or-later
// What engine runs share to be fast: waiting threads, allocated memory, weights in the kernels' reading order. One run
// at a time uses a workspace; computing in two threads takes two of them.
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

    // Call when idle for a while: returns memory that runs used to the system, until the next one allocates it again.
    // Traces keep theirs.
    void rest();

    // For backends only: a backend's own struct kept here, made from this workspace when first requested.
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

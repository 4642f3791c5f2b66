// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that the GPU writes by itself, in which small downloads arrive: one wait for each, and none in line with others.
#pragma once

#include <cstddef>
#include <cuda_runtime_api.h>
#include <vector>

namespace attn::cuda {

class Landing {
public:
    static constexpr std::size_t largest = std::size_t(64) << 10; // bytes of a download that has room in a place

    // One download on its way, in memory of `largest` bytes.
    struct Place {
        std::byte* memory = nullptr;
        cudaEvent_t arrived = nullptr;
    };

    Landing() = default;
    ~Landing();
    Landing(const Landing&) = delete;
    Landing& operator=(const Landing&) = delete;

    // Where the machine has none of this memory left there are no places.
    void open();
    // A free place, whose caller gives it back; null where all are taken. Both in the caller's turn.
    Place* take();
    void giveBack(Place* place);
    // Asks for the bytes, in the order of `stream`; they are there when `arrived` has happened.
    static cudaError_t fetch(const Place& place, const void* device, std::size_t bytes, cudaStream_t stream);

private:
    std::byte* m_memory = nullptr;
    std::vector<Place> m_places;
    std::vector<Place*> m_free;
};

} // namespace attn::cuda

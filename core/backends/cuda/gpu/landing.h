// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that the GPU writes directly, for small downloads: one wait for each, without queuing behind others.
#pragma once

#include <cstddef>
#include <cuda_runtime_api.h>
#include <vector>

namespace attn::cuda {

class Landing {
public:
    static constexpr std::size_t largest = std::size_t(64) << 10; // bytes of a download that has room in a place

    // One download in progress, of at most `largest` bytes.
    struct Place {
        std::byte* memory = nullptr;
        cudaEvent_t arrived = nullptr;
    };

    Landing() = default;
    ~Landing();
    Landing(const Landing&) = delete;
    Landing& operator=(const Landing&) = delete;

    // There are no places if the machine has none of this memory left.
    void open();
    // A free place, whose caller gives it back; null where all are taken. Both in the caller's turn.
    Place* take();
    void giveBack(Place* place);
    // Requests the bytes, in the order of `stream`; they are ready once `arrived` has happened.
    static cudaError_t fetch(const Place& place, const void* device, std::size_t bytes, cudaStream_t stream);

private:
    std::byte* m_memory = nullptr;
    std::vector<Place> m_places;
    std::vector<Place*> m_free;
};

} // namespace attn::cuda

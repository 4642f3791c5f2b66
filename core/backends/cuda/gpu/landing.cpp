// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/gpu/landing.h"

namespace attn::cuda {

namespace {

constexpr std::size_t most_places = 8; // threads that read at the same time

} // namespace

Landing::~Landing()
{
    for (const Place& place : m_places)
        cudaEventDestroy(place.arrived);
    cudaFreeHost(m_memory);
}

void Landing::open()
{
    void* memory = nullptr;
    if (cudaMallocHost(&memory, most_places * largest) != cudaSuccess) {
        cudaGetLastError();
        return;
    }
    m_memory = static_cast<std::byte*>(memory);
    m_places.reserve(most_places); // pointers into it are handed out
    for (std::size_t i = 0; i < most_places; ++i) {
        Place place{m_memory + i * largest, nullptr};
        if (cudaEventCreateWithFlags(&place.arrived, cudaEventDisableTiming) != cudaSuccess) {
            cudaGetLastError();
            return;
        }
        m_places.push_back(place);
        m_free.push_back(&m_places.back());
    }
}

Landing::Place* Landing::take()
{
    if (m_free.empty())
        return nullptr;
    Place* const place = m_free.back();
    m_free.pop_back();
    return place;
}

void Landing::giveBack(Place* place) { m_free.push_back(place); }

cudaError_t Landing::fetch(const Place& place, const void* device, std::size_t bytes, cudaStream_t stream)
{
    const cudaError_t error = cudaMemcpyAsync(place.memory, device, bytes, cudaMemcpyDeviceToHost, stream);
    return error == cudaSuccess ? cudaEventRecord(place.arrived, stream) : error;
}

} // namespace attn::cuda

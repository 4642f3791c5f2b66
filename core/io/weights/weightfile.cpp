// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/weightfile.h"

#include "core/base/say.h"
#include "core/io/weights/weightnumbers.h"
#include "core/io/weights/weightparts.h"

#include <bit>
#include <cstring>

namespace attn {

WeightFile::WeightFile(std::shared_ptr<const WeightParts> parts) : m_parts(std::move(parts)) {}

std::span<const WeightEntry> WeightFile::entries() const { return m_parts->entries; }

const WeightEntry* WeightFile::find(std::string_view name) const
{
    const auto found = m_parts->byName.find(name);
    return found == m_parts->byName.end() ? nullptr : &m_parts->entries[found->second];
}

std::span<const std::string> WeightFile::files() const { return m_parts->files; }

std::span<const std::byte> WeightFile::bytes(const WeightEntry& entry) const
{
    return m_parts->bytes[entry.file].subspan(entry.offset, entry.bytes);
}

std::optional<Error> WeightFile::fault() const
{
    for (std::size_t i = 0; i < m_parts->files.size(); ++i) {
        const MappedState state = m_parts->state(i);
        if (state == MappedState::Changed || state == MappedState::Shorter)
            return Error{state == MappedState::Shorter
                             ? say("%1 was truncated while the model was open; reopen the model", m_parts->files[i])
                             : say("%1 was overwritten while the model was open; reopen the model", m_parts->files[i])};
    }
    return std::nullopt;
}

std::optional<std::string> WeightFile::replaced() const
{
    for (std::size_t i = 0; i < m_parts->files.size(); ++i)
        if (m_parts->state(i) == MappedState::Replaced)
            return m_parts->files[i];
    return std::nullopt;
}

std::span<const float> WeightFile::inPlace(const WeightEntry& entry) const
{
    const auto stored = bytes(entry);
    if (entry.type != WeightType::F32 || reinterpret_cast<std::uintptr_t>(stored.data()) % alignof(float) != 0)
        return {};
    return {reinterpret_cast<const float*>(stored.data()), stored.size() / sizeof(float)};
}

void WeightFile::read(const WeightEntry& entry, std::int64_t first, std::int64_t count, float* out) const
{
    readNumbers(entry, bytes(entry).data(), first, count, out);
}

Tensor WeightFile::tensor(const WeightEntry& entry) const
{
    Tensor tensor(entry.shape);
    if (tensor.size() > 0)
        read(entry, 0, tensor.size(), tensor.mutableData());
    return tensor;
}

std::uint64_t WeightFile::checksum(const WeightEntry& entry) const { return weightChecksum(bytes(entry)); }

std::uint64_t weightChecksum(std::span<const std::byte> bytes)
{
    constexpr std::uint64_t prime = 0x9e3779b97f4a7c15;
    constexpr std::size_t lanes = 4, step = lanes * sizeof(std::uint64_t);
    std::uint64_t lane[lanes] = {1, 2, 3, 4};
    const auto take = [&](const std::byte* from) {
        std::uint64_t words[lanes];
        std::memcpy(words, from, step);
        for (std::size_t i = 0; i < lanes; ++i)
            lane[i] = std::rotl((lane[i] ^ words[i]) * prime, 29);
    };
    std::size_t at = 0;
    for (; at + step <= bytes.size(); at += step)
        take(bytes.data() + at);
    if (at < bytes.size()) {
        std::byte rest[step] = {};
        std::memcpy(rest, bytes.data() + at, bytes.size() - at);
        take(rest);
    }
    std::uint64_t sum = bytes.size();
    for (const std::uint64_t value : lane)
        sum = std::rotl((sum ^ value) * prime, 29);
    return sum ^ sum >> 32;
}

} // namespace attn

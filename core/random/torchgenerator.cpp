// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/torchgenerator.h"

namespace attn {

void TorchGenerator::manualSeed(std::uint64_t seed)
{
    m_position = {static_cast<std::uint32_t>(seed), 0};
    m_engine.seed(m_position.seed);
    m_cachedNormal.reset();
}

void TorchGenerator::skip(std::uint64_t words)
{
    m_engine.discard(words);
    m_position.words += words;
}

std::uint32_t TorchGenerator::word()
{
    ++m_position.words;
    return m_engine();
}

float TorchGenerator::floatUnit() { return static_cast<float>(word() & 0xFFFFFF) * 0x1p-24f; }

double TorchGenerator::doubleUnit()
{
    const std::uint64_t high = word();
    const std::uint64_t both = high << 32 | word();
    return static_cast<double>(both & ((std::uint64_t(1) << 53) - 1)) * 0x1p-53;
}

} // namespace attn

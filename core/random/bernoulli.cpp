// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/bernoulli.h"

namespace attn {

namespace {

constexpr std::uint64_t mcg31_modulus = 0x7FFFFFFF; // 2^31 - 1
constexpr std::uint64_t mcg31_multiplier = 1132489760;

} // namespace

Bernoulli::Bernoulli(TorchGenerator& generator, DropoutStream stream, double probability)
    : m_generator(generator), m_stream(stream), m_probability(probability)
{
    if (stream == DropoutStream::Mkl) {
        m_mcg = generator.word() % mcg31_modulus;
        if (m_mcg == 0)
            m_mcg = 1;
    }
}

double Bernoulli::unit()
{
    if (m_stream == DropoutStream::Default)
        return m_generator.doubleUnit();
    const double unit = static_cast<double>(m_mcg) / static_cast<double>(mcg31_modulus);
    m_mcg = m_mcg * mcg31_multiplier % mcg31_modulus;
    return unit;
}

void Bernoulli::skip(std::int64_t elements)
{
    if (m_stream == DropoutStream::Default)
        return m_generator.skip(2 * static_cast<std::uint64_t>(elements));
    // multiplier^elements by squaring: both factors stay below 2^31.
    for (std::uint64_t square = mcg31_multiplier; elements > 0; elements /= 2, square = square * square % mcg31_modulus)
        if (elements % 2)
            m_mcg = m_mcg * square % mcg31_modulus;
}

} // namespace attn

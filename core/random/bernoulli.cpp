// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/bernoulli.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace attn {

namespace {

constexpr std::uint64_t mcg31_modulus = 0x7FFFFFFF; // 2^31 - 1
constexpr std::uint64_t mcg31_multiplier = 1132489760;

double mcg31Unit(std::uint64_t value) { return static_cast<double>(value) / static_cast<double>(mcg31_modulus); }

// a b modulo 2^31 - 1, for a and b below it.
std::uint64_t mcg31Product(std::uint64_t a, std::uint64_t b)
{
    const std::uint64_t product = a * b, folded = (product & mcg31_modulus) + (product >> 31);
    return folded >= mcg31_modulus ? folded - mcg31_modulus : folded;
}

std::uint64_t mcg31Power(std::int64_t exponent)
{
    std::uint64_t power = 1;
    for (std::uint64_t square = mcg31_multiplier; exponent > 0; exponent /= 2, square = mcg31Product(square, square))
        if (exponent % 2)
            power = mcg31Product(power, square);
    return power;
}

// How many values of the MKL stream have a unit below `probability`: units grow with values.
std::uint64_t mcg31Below(double probability)
{
    auto below = static_cast<std::uint64_t>(std::clamp(probability, 0.0, 1.0) * static_cast<double>(mcg31_modulus));
    while (below > 0 && !(mcg31Unit(below - 1) < probability))
        --below;
    while (below < mcg31_modulus && mcg31Unit(below) < probability)
        ++below;
    return below;
}

} // namespace

Bernoulli::Bernoulli(TorchGenerator& generator, DropoutStream stream, double probability)
    : m_generator(generator), m_stream(stream), m_probability(probability)
{
    if (stream == DropoutStream::Mkl) {
        m_mcg = generator.word() % mcg31_modulus;
        if (m_mcg == 0)
            m_mcg = 1;
        m_below = mcg31Below(probability);
    } else {
        m_below = static_cast<std::uint64_t>(std::ceil(probability * 0x1p53)); // a double unit is k * 2^-53
    }
}

Bernoulli::Bernoulli(const Bernoulli& call, TorchGenerator& copy)
    : m_generator(copy), m_stream(call.m_stream), m_probability(call.m_probability), m_below(call.m_below),
      m_mcg(call.m_mcg)
{
}

double Bernoulli::unit()
{
    if (m_stream == DropoutStream::Default)
        return m_generator.doubleUnit();
    const double unit = mcg31Unit(m_mcg);
    m_mcg = mcg31Product(m_mcg, mcg31_multiplier);
    return unit;
}

std::uint64_t Bernoulli::bits(int count)
{
    if (m_stream == DropoutStream::Default)
        return defaultBits(count);
    if (count == 64)
        return mklBits();
    std::uint64_t bits = 0;
    for (int i = 0; i < count; ++i, m_mcg = mcg31Product(m_mcg, mcg31_multiplier))
        bits |= std::uint64_t(m_mcg < m_below) << i;
    return bits;
}

std::uint64_t Bernoulli::defaultBits(int count)
{
    constexpr std::uint64_t low_53 = (std::uint64_t(1) << 53) - 1;
    std::uint64_t bits = 0;
    for (int i = 0; i < count;) {
        const std::span<const std::uint32_t> words = m_generator.ready();
        const int pairs =
            static_cast<int>(std::min<std::size_t>(words.size() / 2, static_cast<std::size_t>(count - i)));
        for (int pair = 0; pair < pairs; ++pair) {
            const std::uint64_t both = std::uint64_t(words[2 * pair]) << 32 | words[2 * pair + 1];
            bits |= std::uint64_t((both & low_53) < m_below) << (i + pair);
        }
        m_generator.take(2 * static_cast<std::size_t>(pairs));
        i += pairs;
        if (pairs == 0) // its two words are of two blocks
            bits |= std::uint64_t(next()) << i++;
    }
    return bits;
}

// 64 elements, in eight sequences that leave out seven each: eight products go on at the same time.
std::uint64_t Bernoulli::mklBits()
{
    constexpr int lanes = 8;
    static const std::uint64_t stride = mcg31Power(lanes);
    std::uint64_t values[lanes];
    for (std::uint64_t& value : values) {
        value = m_mcg;
        m_mcg = mcg31Product(m_mcg, mcg31_multiplier);
    }
    std::uint64_t bits = 0;
    for (int i = 0; i < 64; i += lanes)
        for (int lane = 0; lane < lanes; ++lane) {
            bits |= std::uint64_t(values[lane] < m_below) << (i + lane);
            values[lane] = mcg31Product(values[lane], stride);
        }
    m_mcg = values[0];
    return bits;
}

void Bernoulli::skip(std::int64_t elements)
{
    if (m_stream == DropoutStream::Default)
        return m_generator.skip(2 * static_cast<std::uint64_t>(elements));
    m_mcg = mcg31Product(m_mcg, mcg31Power(elements));
}

} // namespace attn

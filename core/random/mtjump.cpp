// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/mtjump.h"

#include <bit>
#include <vector>

namespace attn {

namespace {

constexpr int degree = 19937;

// The characteristic polynomial is x^19937 plus these powers of x (found from the generator's own words by the algorithm of
// Berlekamp and Massey). The highest lies far enough below that whole words can be reduced at a time.
constexpr std::uint16_t lower_powers[] = {
    0,     1189,  1416,  1585,  1643,  1870,  2493,  2773,  3000,  3227,  3454,  3681,  3908,  4135,  4362,
    4753,  5661,  6337,  6569,  7129,  7477,  7525,  7583,  7752,  7979,  8206,  9505,  9901,  9969,  10128,
    10693, 10761, 10920, 11089, 11147, 11157, 11215, 11321, 11374, 11384, 11485, 11611, 11712, 11717, 11838,
    11881, 11944, 11997, 12277, 12335, 12393, 12504, 12509, 12620, 12673, 12731, 12736, 12789, 12905, 12958,
    12963, 13137, 13185, 13190, 13243, 13301, 13412, 13528, 13533, 13639, 13697, 13760, 13813, 13866, 14093,
    14151, 14209, 14320, 14325, 14436, 14547, 14552, 14605, 14721, 14774, 14779, 14953, 15001, 15006, 15059,
    15117, 15228, 15344, 15349, 15455, 15513, 15576, 15629, 15682, 15909, 15967, 16025, 16136, 16141, 16252,
    16363, 16368, 16421, 16537, 16590, 16595, 16817, 16822, 16875, 16933, 17044, 17160, 17271, 17329, 17445,
    17498, 17725, 17783, 17841, 17952, 18068, 18179, 18237, 18406, 18633, 18691, 18860, 19087, 19314};

// Coefficient n is bit n % 64 of word n / 64.
constexpr int low_words = (degree + 63) / 64, top_bits = degree % 64;
using Polynomial = std::array<std::uint64_t, low_words>;

// The bits of a half word, a zero before each.
std::uint64_t spread(std::uint32_t half)
{
    std::uint64_t bits = half;
    bits = (bits | bits << 16) & 0x0000FFFF0000FFFF;
    bits = (bits | bits << 8) & 0x00FF00FF00FF00FF;
    bits = (bits | bits << 4) & 0x0F0F0F0F0F0F0F0F;
    bits = (bits | bits << 2) & 0x3333333333333333;
    return (bits | bits << 1) & 0x5555555555555555;
}

Polynomial squared(const Polynomial& p)
{
    std::array<std::uint64_t, 2 * low_words> wide;
    for (int i = 0; i < low_words; ++i) {
        wide[2 * i] = spread(static_cast<std::uint32_t>(p[i]));
        wide[2 * i + 1] = spread(static_cast<std::uint32_t>(p[i] >> 32));
    }
    // x^19937 is the sum of the lower powers, from the top down.
    for (int word = 2 * low_words - 1; word >= low_words; --word) {
        const std::uint64_t bits = wide[word];
        if (bits == 0)
            continue;
        for (const int power : lower_powers) {
            const int place = 64 * word - degree + power;
            wide[place / 64] ^= bits << place % 64;
            if (place % 64)
                wide[place / 64 + 1] ^= bits >> (64 - place % 64);
        }
    }
    const std::uint64_t bits = wide[low_words - 1] >> top_bits;
    wide[low_words - 1] ^= bits << top_bits;
    for (const int power : lower_powers) {
        wide[power / 64] ^= bits << power % 64;
        if (power % 64)
            wide[power / 64 + 1] ^= bits >> (64 - power % 64);
    }
    Polynomial result;
    for (int i = 0; i < low_words; ++i)
        result[i] = wide[i];
    return result;
}

void multiplyByX(Polynomial& p)
{
    for (int i = low_words - 1; i > 0; --i)
        p[i] = p[i] << 1 | p[i - 1] >> 63;
    p[0] <<= 1;
    if (p[low_words - 1] >> top_bits & 1) {
        p[low_words - 1] ^= std::uint64_t(1) << top_bits;
        for (const int power : lower_powers)
            p[power / 64] ^= std::uint64_t(1) << power % 64;
    }
}

Polynomial powerOfX(std::uint64_t exponent)
{
    Polynomial p{1};
    for (int bit = std::bit_width(exponent) - 1; bit >= 0; --bit) {
        p = squared(p);
        if (exponent >> bit & 1)
            multiplyByX(p);
    }
    return p;
}

} // namespace

MtState mtJumped(const MtState& state, std::uint64_t steps)
{
    const Polynomial p = powerOfX(steps);
    std::vector<std::uint32_t> words(state.begin(), state.end());
    words.reserve(degree + mt_size);
    while (words.size() < degree + mt_size) {
        const std::size_t at = words.size() - mt_size;
        words.push_back(mtTwisted(words[at], words[at + 1], words[at + mt_middle]));
    }
    MtState sum{};
    for (int i = 0; i < degree; ++i)
        if (p[i / 64] >> i % 64 & 1)
            for (std::size_t j = 0; j < mt_size; ++j)
                sum[j] ^= words[i + j];
    return sum;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pictures/gif.h"

#include "core/io/pictures/changedpart.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

namespace attn {

namespace {

constexpr int most_codes = 4096; // of LZW in a GIF: codes of 12 bits

void putWord(std::string& bytes, int value)
{
    bytes += char(value & 255);
    bytes += char(value >> 8 & 255);
}

// Codes of growing width, cut into blocks of at most 255 bytes.
class GifBlocks {
public:
    explicit GifBlocks(std::string& bytes) : m_bytes(bytes) {}

    void put(int code, int width)
    {
        m_bits |= std::uint32_t(code) << m_filled;
        for (m_filled += width; m_filled >= 8; m_filled -= 8, m_bits >>= 8)
            putByte(char(m_bits & 255));
    }
    void finish()
    {
        if (m_filled > 0)
            putByte(char(m_bits & 255));
        flush();
        m_bytes += '\0';
    }

private:
    void putByte(char byte)
    {
        m_block += byte;
        if (m_block.size() == 255)
            flush();
    }
    void flush()
    {
        if (m_block.empty())
            return;
        m_bytes += char(m_block.size());
        m_bytes += m_block;
        m_block.clear();
    }

    std::string& m_bytes;
    std::string m_block;
    std::uint32_t m_bits = 0;
    int m_filled = 0;
};

// T. Welch, A technique for high-performance data compression, 1984, as the GIF specification varies it.
void putCompressed(std::string& bytes, std::span<const std::uint8_t> indices, int color_bits)
{
    const int clear = 1 << color_bits, end = clear + 1;
    bytes += char(color_bits);
    GifBlocks blocks(bytes);
    // follows[code * 256 + index]: the code of that string with one more index, or 0 (a colour never follows a string).
    std::vector<std::uint16_t> follows(std::size_t(most_codes) * 256);
    int width = color_bits + 1, next = end + 1;
    blocks.put(clear, width);
    int code = indices[0];
    for (const std::uint8_t index : indices.subspan(1)) {
        std::uint16_t& longer = follows[std::size_t(code) * 256 + index];
        if (longer) {
            code = longer;
            continue;
        }
        blocks.put(code, width);
        if (next < most_codes) {
            longer = std::uint16_t(next);
            if (next == 1 << width) // the reader is one code behind
                ++width;
            ++next;
        } else {
            blocks.put(clear, width);
            std::ranges::fill(follows, std::uint16_t(0));
            width = color_bits + 1;
            next = end + 1;
        }
        code = index;
    }
    blocks.put(code, width);
    // What was put last may have been the code that widens the next one.
    if (next == 1 << width && width < 12)
        ++width;
    blocks.put(end, width);
    blocks.finish();
}

} // namespace

GifWriter::GifWriter(int width, int height, bool loop) : m_width(width), m_bytes("GIF89a")
{
    putWord(m_bytes, width);
    putWord(m_bytes, height);
    m_bytes += std::string("\x70\0\0", 3); // no palette for all, 8 bits a colour
    if (loop)
        m_bytes += std::string("\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", 19); // without end
}

void GifWriter::add(std::span<const Rgb> pixels, double seconds)
{
    const PixelRect part = changedPart(m_before, pixels, m_width);
    const Palette palette = paletteOf(cutOut(pixels, m_width, part));
    m_before.assign(pixels.begin(), pixels.end());

    m_bytes += std::string("\x21\xf9\x04\x04", 4); // the picture stays until the next one is painted over it
    putWord(m_bytes, std::clamp(int(std::lround(seconds * 100)), 1, 65'535));
    m_bytes += std::string("\0\0", 2);
    m_bytes += '\x2c';
    for (const int value : {part.left, part.top, part.width, part.height})
        putWord(m_bytes, value);
    const int color_bits = std::max(int(std::bit_width(palette.colors.size() - 1)), 2); // 2: the least of LZW
    m_bytes += char(0x80 | (color_bits - 1));
    for (int i = 0; i < 1 << color_bits; ++i) {
        const Rgb color = std::size_t(i) < palette.colors.size() ? palette.colors[i] : 0;
        for (const int shift : {16, 8, 0})
            m_bytes += char(color >> shift & 255);
    }
    putCompressed(m_bytes, palette.indices, color_bits);
}

std::string GifWriter::finish()
{
    m_bytes += ';';
    return std::move(m_bytes);
}

} // namespace attn

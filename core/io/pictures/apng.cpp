// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pictures/apng.h"

#include "core/io/pictures/changedpart.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace attn {

namespace {

constexpr int pixel_bytes = 3; // red, green, blue
constexpr int compression = 6;

void putBigEndian(std::string& bytes, std::uint32_t value, int count)
{
    for (int shift = 8 * (count - 1); shift >= 0; shift -= 8)
        bytes += char(value >> shift & 255);
}

void putChunk(std::string& bytes, const std::string& type, const std::string& content)
{
    const std::string checked = type + content;
    putBigEndian(bytes, std::uint32_t(content.size()), 4);
    bytes += checked;
    putBigEndian(bytes, std::uint32_t(crc32(0, reinterpret_cast<const Bytef*>(checked.data()), uInt(checked.size()))),
                 4);
}

// Of the filters none, sub and up the one that leaves the smallest numbers: the usual guess at what compresses best.
std::string filteredRows(std::span<const Rgb> pixels, int width)
{
    const std::size_t row_bytes = std::size_t(width) * pixel_bytes;
    std::string rows, above(row_bytes, '\0'), row(row_bytes, '\0');
    std::array<std::string, 3> filtered;
    for (auto& candidate : filtered)
        candidate.resize(row_bytes);
    for (std::size_t begin = 0; begin < pixels.size(); begin += std::size_t(width)) {
        for (int x = 0; x < width; ++x)
            for (int channel = 0; channel < pixel_bytes; ++channel)
                row[std::size_t(x) * pixel_bytes + channel] = char(pixels[begin + x] >> (16 - 8 * channel) & 255);
        std::array<std::int64_t, 3> sums = {};
        for (std::size_t i = 0; i < row_bytes; ++i) {
            const char left = i < pixel_bytes ? '\0' : row[i - pixel_bytes];
            filtered[0][i] = row[i];
            filtered[1][i] = char(row[i] - left);
            filtered[2][i] = char(row[i] - above[i]);
            for (int filter = 0; filter < 3; ++filter)
                sums[filter] += std::abs(static_cast<signed char>(filtered[filter][i]));
        }
        const int best = int(std::ranges::min_element(sums) - sums.begin());
        rows += char(best);
        rows += filtered[best];
        std::swap(above, row);
    }
    return rows;
}

std::string compressed(const std::string& bytes)
{
    uLongf size = compressBound(uLong(bytes.size()));
    std::string packed(size, '\0');
    compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
              uLong(bytes.size()), compression);
    packed.resize(size);
    return packed;
}

} // namespace

ApngWriter::ApngWriter(int width, int height, bool loop) : m_width(width), m_height(height), m_loop(loop) {}

void ApngWriter::add(std::span<const Rgb> pixels, double seconds)
{
    const PixelRect part = changedPart(m_before, pixels, m_width);
    std::string control;
    putBigEndian(control, m_sequence++, 4);
    for (const int value : {part.width, part.height, part.left, part.top})
        putBigEndian(control, std::uint32_t(value), 4);
    putBigEndian(control, std::uint32_t(std::clamp(int(std::lround(seconds * 1000)), 1, 65'535)), 2);
    putBigEndian(control, 1000, 2);
    control += std::string("\0\0", 2); // stays until the next one is painted over it
    putChunk(m_frameChunks, "fcTL", control);
    const std::string data = compressed(filteredRows(cutOut(pixels, m_width, part), part.width));
    if (m_frames == 0) {
        putChunk(m_frameChunks, "IDAT", data);
    } else {
        std::string numbered;
        putBigEndian(numbered, m_sequence++, 4);
        putChunk(m_frameChunks, "fdAT", numbered + data);
    }
    m_before.assign(pixels.begin(), pixels.end());
    ++m_frames;
}

std::string ApngWriter::finish()
{
    std::string bytes("\x89PNG\r\n\x1a\n", 8);
    std::string header;
    putBigEndian(header, std::uint32_t(m_width), 4);
    putBigEndian(header, std::uint32_t(m_height), 4);
    header += std::string("\x08\x02\0\0\0", 5); // 8 bits of red, green and blue
    putChunk(bytes, "IHDR", header);
    std::string animation;
    putBigEndian(animation, m_frames, 4);
    putBigEndian(animation, m_loop ? 0 : 1, 4);
    putChunk(bytes, "acTL", animation);
    bytes += m_frameChunks;
    putChunk(bytes, "IEND", {});
    return bytes;
}

} // namespace attn

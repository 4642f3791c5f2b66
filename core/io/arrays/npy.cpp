// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arraywriters.h"

#include "core/base/oneof.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <ostream>
#include <span>

namespace attn {

static_assert(std::endian::native == std::endian::little, "npy files are written in the machine's own byte order");

namespace {

// Calls `take` with whole rows, as many as fit into about a megabyte and at least one.
void forEachRows(const Trace& trace, const TracedTensor& tensor,
                 const std::function<void(std::span<const float>)>& take)
{
    constexpr std::int64_t numbers_at_once = 1 << 18;
    const MatrixShape matrix = matrixShape(tensor.shape);
    const std::int64_t step = std::max<std::int64_t>(numbers_at_once / std::max<std::int64_t>(matrix.columns, 1), 1);
    for (std::int64_t plane = 0; plane < matrix.planes; ++plane)
        for (std::int64_t row = 0; row < matrix.rows; row += step)
            take(trace.tile(tensor, {plane, row, 0, std::min(step, matrix.rows - row), matrix.columns}));
}

const char* npyType(Kind kind)
{
    switch (kind) {
    case Kind::Integer: return "<i8";
    case Kind::Boolean: return "|b1";
    case Kind::Real: break;
    }
    return "<f4";
}

std::string npyHeader(const TracedTensor& tensor)
{
    std::string shape = joinedTexts(tensor.shape); // a Python tuple: (), (3,), (3, 4)
    if (tensor.shape.size() == 1)
        shape += ',';
    std::string dict =
        std::string("{'descr': '") + npyType(tensor.kind) + "', 'fortran_order': False, 'shape': (" + shape + "), }";
    constexpr std::size_t prefix = 10, alignment = 64; // the numbers begin at a multiple of 64 bytes
    dict.append(alignment - 1 - (prefix + dict.size()) % alignment, ' ');
    dict += '\n';
    std::string header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(dict.size() & 0xff);
    header += static_cast<char>(dict.size() >> 8);
    return header + dict;
}

template <class Number> void appendAs(std::string& bytes, float value)
{
    const auto number = static_cast<Number>(value);
    char raw[sizeof number];
    std::memcpy(raw, &number, sizeof number);
    bytes.append(raw, sizeof raw);
}

} // namespace

std::int64_t numberBytes(Kind kind) { return kind == Kind::Real ? 4 : kind == Kind::Integer ? 8 : 1; }

void forEachNumberBytes(const Trace& trace, const TracedTensor& tensor,
                        const std::function<void(std::string_view)>& take)
{
    std::string bytes;
    forEachRows(trace, tensor, [&](std::span<const float> values) {
        if (tensor.kind == Kind::Real) {
            take({reinterpret_cast<const char*>(values.data()), values.size_bytes()});
            return;
        }
        bytes.clear();
        for (const float value : values) {
            if (tensor.kind == Kind::Integer)
                appendAs<std::int64_t>(bytes, value);
            else
                bytes += static_cast<char>(value != 0);
        }
        take(bytes);
    });
}

std::int64_t npySize(const TracedTensor& tensor)
{
    return static_cast<std::int64_t>(npyHeader(tensor).size()) + elementCount(tensor.shape) * numberBytes(tensor.kind);
}

void forEachNpyPiece(const Trace& trace, const TracedTensor& tensor, const std::function<void(std::string_view)>& take)
{
    take(npyHeader(tensor));
    forEachNumberBytes(trace, tensor, take);
}

void writeNpy(std::ostream& out, const Trace& trace, const TracedTensor& tensor)
{
    forEachNpyPiece(trace, tensor, [&](std::string_view piece) {
        out.write(piece.data(), static_cast<std::streamsize>(piece.size()));
    });
}

} // namespace attn

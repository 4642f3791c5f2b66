// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/npy.h"

#include <bit>
#include <cstring>

namespace attn {

static_assert(std::endian::native == std::endian::little, "npy files are written in the machine's own byte order");

namespace {

struct NpyType {
    const char* descr;
    std::int64_t bytes;
};

NpyType npyType(Kind kind)
{
    switch (kind) {
    case Kind::Integer: return {"<i8", 8};
    case Kind::Boolean: return {"|b1", 1};
    case Kind::Real: break;
    }
    return {"<f4", 4};
}

std::string npyHeader(const TracedTensor& tensor)
{
    std::string shape; // a Python tuple: (), (3,), (3, 4)
    for (std::int64_t extent : tensor.shape)
        shape += (shape.empty() ? "" : ", ") + std::to_string(extent);
    if (tensor.shape.size() == 1)
        shape += ',';
    std::string dict = std::string("{'descr': '") + npyType(tensor.kind).descr + "', 'fortran_order': False, 'shape': (" +
                       shape + "), }";
    constexpr std::size_t prefix = 10, alignment = 64; // the numbers begin at a multiple of 64 bytes
    dict.append(alignment - 1 - (prefix + dict.size()) % alignment, ' ');
    dict += '\n';
    std::string header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(dict.size() & 0xff);
    header += static_cast<char>(dict.size() >> 8);
    return header + dict;
}

template <class Number>
void appendAs(std::string& bytes, float value)
{
    const auto number = static_cast<Number>(value);
    char raw[sizeof number];
    std::memcpy(raw, &number, sizeof number);
    bytes.append(raw, sizeof raw);
}

} // namespace

std::int64_t npySize(const TracedTensor& tensor)
{
    return static_cast<std::int64_t>(npyHeader(tensor).size()) + elementCount(tensor.shape) * npyType(tensor.kind).bytes;
}

std::string npyBytes(const Trace& trace, const TracedTensor& tensor)
{
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(npySize(tensor)));
    bytes += npyHeader(tensor);
    const MatrixShape matrix = matrixShape(tensor.shape);
    for (std::int64_t plane = 0; plane < matrix.planes; ++plane) {
        for (std::int64_t row = 0; row < matrix.rows; ++row) {
            for (float value : trace.tile(tensor, {plane, row, 0, 1, matrix.columns})) {
                switch (tensor.kind) {
                case Kind::Real: appendAs<float>(bytes, value); break;
                case Kind::Integer: appendAs<std::int64_t>(bytes, value); break;
                case Kind::Boolean: bytes += static_cast<char>(value != 0); break;
                }
            }
        }
    }
    return bytes;
}

} // namespace attn

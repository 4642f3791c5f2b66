// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arraybytes.h"

#include "core/base/floatbits.h"
#include "core/base/say.h"

#include <bit>
#include <cmath>
#include <cstring>

namespace attn {

static_assert(std::endian::native == std::endian::little, "numbers are read in the machine's own byte order");

namespace {

template <class Bits> Bits bitsAt(const char* place, bool big_endian)
{
    Bits bits = 0;
    if (!big_endian) {
        std::memcpy(&bits, place, sizeof bits);
        return bits;
    }
    for (std::size_t i = 0; i < sizeof bits; ++i)
        bits = static_cast<Bits>(bits << (sizeof bits > 1 ? 8 : 0) | static_cast<unsigned char>(place[i]));
    return bits;
}

float countedFloat(double value, std::int64_t& inexact)
{
    const float narrow = doubleToFloat(value);
    inexact += !std::isnan(value) && static_cast<double>(narrow) != value;
    return narrow;
}

float wholeToFloat(std::uint64_t magnitude, bool negative, std::int64_t& inexact)
{
    constexpr int exact_bits = 24;
    inexact += magnitude != 0 && std::bit_width(magnitude) - std::countr_zero(magnitude) > exact_bits;
    const float value = static_cast<float>(magnitude);
    return negative ? -value : value;
}

template <class Bits> float signedToFloat(Bits bits, std::int64_t& inexact)
{
    const bool negative = bits >> (8 * sizeof bits - 1);
    return wholeToFloat(negative ? static_cast<Bits>(0 - bits) : bits, negative, inexact);
}

// Each element as `convert` makes it of its bits.
template <class Bits, class Convert>
std::vector<float> converted(std::string_view bytes, bool big_endian, Convert convert)
{
    std::vector<float> values(bytes.size() / sizeof(Bits));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = convert(bitsAt<Bits>(bytes.data() + i * sizeof(Bits), big_endian));
    return values;
}

template <class Bits>
std::vector<float> wholeNumbers(std::string_view bytes, const StoredNumber& stored, std::int64_t& inexact)
{
    if (stored.type == StoredNumber::Type::Signed)
        return converted<Bits>(bytes, stored.big_endian, [&](Bits bits) { return signedToFloat(bits, inexact); });
    return converted<Bits>(bytes, stored.big_endian, [&](Bits bits) { return wholeToFloat(bits, false, inexact); });
}

std::vector<float> floats(std::string_view bytes, const StoredNumber& stored, std::int64_t& inexact)
{
    const bool big = stored.big_endian;
    if (stored.bytes == 8)
        return converted<std::uint64_t>(
            bytes, big, [&](std::uint64_t bits) { return countedFloat(std::bit_cast<double>(bits), inexact); });
    if (stored.bytes == 4)
        return converted<std::uint32_t>(bytes, big, [](std::uint32_t bits) { return std::bit_cast<float>(bits); });
    if (stored.type == StoredNumber::Type::BFloat)
        return converted<std::uint16_t>(bytes, big, [](std::uint16_t bits) { return bfloatToFloat(bits); });
    return converted<std::uint16_t>(bytes, big, [](std::uint16_t bits) { return halfToFloat(bits); });
}

std::vector<float> booleans(std::string_view bytes, std::uint64_t offset)
{
    std::vector<float> values(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (static_cast<unsigned char>(bytes[i]) > 1)
            failAtOffset(offset + i, say("a Boolean must be 0 or 1, got %1", static_cast<unsigned char>(bytes[i])));
        values[i] = bytes[i];
    }
    return values;
}

} // namespace

void failAtOffset(std::uint64_t offset, const std::string& rule)
{
    throw ArrayFault{say("offset %1: %2", offset, rule)};
}

std::uint64_t littleEndian(std::string_view bytes, std::size_t at, int width)
{
    std::uint64_t value = 0;
    for (int i = width - 1; i >= 0; --i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

std::string quotedName(std::string_view name)
{
    constexpr std::size_t most = 60;
    return "'" + std::string(name.substr(0, most)) + (name.size() > most ? "...'" : "'");
}

std::string storedName(const StoredNumber& stored)
{
    const std::string bits = std::to_string(8 * stored.bytes);
    switch (stored.type) {
    case StoredNumber::Type::Boolean: return "bool";
    case StoredNumber::Type::Signed: return "int" + bits;
    case StoredNumber::Type::Unsigned: return "uint" + bits;
    case StoredNumber::Type::BFloat: return "bfloat" + bits;
    case StoredNumber::Type::Float: break;
    }
    return "float" + bits;
}

std::int64_t checkedElements(const Shape& shape, std::uint64_t offset, std::int64_t most, const std::string& what)
{
    if (shape.size() > max_array_axes)
        failAtOffset(offset, say("the array has %1 axes, but at most %2 are accepted", countText(shape.size()),
                                 countText(max_array_axes)));
    std::int64_t elements = 1;
    for (std::int64_t extent : shape) // an empty axis hides no product that overflows
        if (__builtin_mul_overflow(elements, extent > 0 ? extent : 1, &elements) || elements > most)
            failAtOffset(offset, say("%1 %2 has more than %3 values", what, toString(shape), countText(most)));
    return elementCount(shape);
}

Tensor numbersOf(std::string_view bytes, const StoredNumber& stored, const Shape& shape, std::uint64_t offset,
                 std::int64_t& inexact)
{
    using Type = StoredNumber::Type;
    if (stored.type == Type::Boolean)
        return Tensor(shape, booleans(bytes, offset), Kind::Boolean);
    if (stored.type == Type::Float || stored.type == Type::BFloat)
        return Tensor(shape, floats(bytes, stored, inexact), Kind::Real);
    switch (stored.bytes) {
    case 1: return Tensor(shape, wholeNumbers<std::uint8_t>(bytes, stored, inexact), Kind::Integer);
    case 2: return Tensor(shape, wholeNumbers<std::uint16_t>(bytes, stored, inexact), Kind::Integer);
    case 4: return Tensor(shape, wholeNumbers<std::uint32_t>(bytes, stored, inexact), Kind::Integer);
    default: return Tensor(shape, wholeNumbers<std::uint64_t>(bytes, stored, inexact), Kind::Integer);
    }
}

Tensor fromColumnMajor(const Tensor& tensor)
{
    const Shape& shape = tensor.shape();
    if (shape.size() < 2)
        return tensor;
    std::vector<std::int64_t> strides(shape.size(), 1); // of the column-major numbers
    for (std::size_t axis = 1; axis < shape.size(); ++axis)
        strides[axis] = strides[axis - 1] * shape[axis - 1];
    std::vector<float> values(static_cast<std::size_t>(tensor.size()));
    Index index(shape.size(), 0);
    std::int64_t from = 0;
    for (float& value : values) {
        value = tensor[from];
        for (std::size_t axis = shape.size(); axis-- > 0;) {
            from += strides[axis];
            if (++index[axis] < shape[axis])
                break;
            from -= strides[axis] * shape[axis];
            index[axis] = 0;
        }
    }
    return Tensor(shape, std::move(values), tensor.kind());
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Which elements a dropout keeps: one bit each, since a large layer has hundreds of millions.
#pragma once

#include "core/base/expect.h"
#include "core/base/tensor.h"

#include <cstdint>
#include <vector>

namespace attn {

class KeepMask {
public:
    KeepMask() = default;
    explicit KeepMask(Shape shape)
        : m_shape(std::move(shape)), m_words((elementCount(m_shape) + 63) / 64 + 1) {} // all dropped

    const Shape& shape() const { return m_shape; }
    std::int64_t size() const { return elementCount(m_shape); }
    bool kept(std::int64_t flat) const
    {
        return expect(std::uint64_t(flat >> 6) < m_words.size()) && (m_words[flat >> 6] >> (flat & 63) & 1);
    }
    void keep(std::int64_t flat) { m_words[flat >> 6] |= std::uint64_t(1) << (flat & 63); }
    void drop(std::int64_t flat) { m_words[flat >> 6] &= ~(std::uint64_t(1) << (flat & 63)); }
    // Bit flat & 63 of word flat >> 6; one word more can be read, so that 64 bits may begin anywhere.
    const std::uint64_t* words() const { return m_words.data(); }
    std::uint64_t* words() { return m_words.data(); }
    bool operator==(const KeepMask&) const = default;

private:
    Shape m_shape;
    std::vector<std::uint64_t> m_words;
};

} // namespace attn

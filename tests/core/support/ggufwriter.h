// SPDX-License-Identifier: GPL-3.0-or-later
// GGUF files made by hand, as wrong as a test wants them.
#pragma once

#include "core/base/tensor.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn::test {

// The bytes of values that can be copied, one behind the other.
template <class T> std::string storedBytes(const std::vector<T>& values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

// A length of 8 bytes and the text.
std::string ggufText(const std::string& text);

class GgufWriter {
public:
    std::string magic = "GGUF";
    std::uint32_t version = 3;
    std::uint64_t alignment = 32;                 // written down by key() only
    std::int64_t saysKeys = -1, saysTensors = -1; // -1: the truth

    // A key with a value of the file's own type number (4: U32, 8: text, 9: list) and its bytes.
    void key(const std::string& name, std::uint32_t type, const std::string& value);
    void integer(const std::string& name, std::uint32_t value);
    void number(const std::string& name, float value);
    void text(const std::string& name, const std::string& value);
    void texts(const std::string& name, const std::vector<std::string>& values);
    // A tensor of the file's own type number (0: F32, 1: F16, 8: Q8_0, 30: BF16); its shape as PyTorch has it. Where its data
    // lie is as it should be, or `offset`.
    void tensor(const std::string& name, std::uint32_t type, const Shape& shape, const std::string& data,
                std::int64_t offset = -1);
    std::string bytes() const;

private:
    std::string m_keys, m_infos, m_data;
    std::int64_t m_keyCount = 0, m_tensorCount = 0;
};

} // namespace attn::test

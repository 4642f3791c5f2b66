// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/ggufwriter.h"

#include "tests/core/support/arrayfiles.h"

namespace attn::test {

std::string ggufText(const std::string& text) { return little(text.size(), 8) + text; }

void GgufWriter::key(const std::string& name, std::uint32_t type, const std::string& value)
{
    m_keys += ggufText(name) + little(type, 4) + value;
    ++m_keyCount;
}

void GgufWriter::integer(const std::string& name, std::uint32_t value) { key(name, 4, little(value, 4)); }

void GgufWriter::number(const std::string& name, float value) { key(name, 6, storedBytes(std::vector{value})); }

void GgufWriter::text(const std::string& name, const std::string& value) { key(name, 8, ggufText(value)); }

void GgufWriter::texts(const std::string& name, const std::vector<std::string>& values)
{
    std::string list = little(8, 4) + little(values.size(), 8);
    for (const std::string& value : values)
        list += ggufText(value);
    key(name, 9, list);
}

void GgufWriter::tensor(const std::string& name, std::uint32_t type, const Shape& shape, const std::string& data,
                        std::int64_t offset)
{
    m_data.append((alignment - m_data.size() % alignment) % alignment, '\0');
    m_infos += ggufText(name) + little(shape.size(), 4);
    for (std::size_t axis = shape.size(); axis-- > 0;)
        m_infos += little(static_cast<std::uint64_t>(shape[axis]), 8);
    m_infos += little(type, 4) + little(offset < 0 ? m_data.size() : static_cast<std::uint64_t>(offset), 8);
    m_data += data;
    ++m_tensorCount;
}

std::string GgufWriter::bytes() const
{
    std::string file = magic + little(version, 4);
    file += little(static_cast<std::uint64_t>(saysTensors < 0 ? m_tensorCount : saysTensors), 8);
    file += little(static_cast<std::uint64_t>(saysKeys < 0 ? m_keyCount : saysKeys), 8) + m_keys + m_infos;
    file.append((alignment - file.size() % alignment) % alignment, '\0');
    return file + m_data;
}

} // namespace attn::test

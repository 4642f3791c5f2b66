// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arraywriters.h"

#include "core/base/say.h"

#include <ostream>
#include <zlib.h>

namespace attn {

namespace {

void putLittle(std::string& bytes, std::uint64_t value, int width)
{
    for (int i = 0; i < width; ++i)
        bytes += static_cast<char>(value >> (8 * i) & 0xff);
}

// Stored entries of a zip archive; APPNOTE.TXT 4.3.7 (local header), 4.3.12 (directory) and 4.3.16 (end).
class ZipArchive {
public:
    explicit ZipArchive(std::ostream& out) : m_out(out) {}

    // Reads the tensor twice, since its check sum stands before its numbers and nothing holds it whole.
    void add(const std::string& name, const Trace& trace, const TracedTensor& tensor)
    {
        uLong crc = crc32_z(0, nullptr, 0);
        forEachNpyPiece(trace, tensor, [&](std::string_view piece) {
            crc = crc32_z(crc, reinterpret_cast<const Bytef*>(piece.data()), piece.size());
        });
        const std::string common = commonFields(name, crc, static_cast<std::uint64_t>(npySize(tensor)));
        std::string local("PK\x03\x04", 4);
        local += common;
        local += name;
        m_directory.append("PK\x01\x02", 4);
        putLittle(m_directory, version, 2); // made by
        m_directory += common;
        putLittle(m_directory, 0, 2);         // no comment
        putLittle(m_directory, 0, 2 + 2 + 4); // disk 0, no attributes
        putLittle(m_directory, m_offset, 4);
        m_directory += name;
        ++m_entries;
        put(local);
        forEachNpyPiece(trace, tensor, [&](std::string_view piece) { put(piece); });
    }

    void close()
    {
        std::string end("PK\x05\x06", 4);
        putLittle(end, 0, 4); // disk 0
        putLittle(end, m_entries, 2);
        putLittle(end, m_entries, 2);
        putLittle(end, m_directory.size(), 4);
        putLittle(end, m_offset, 4);
        putLittle(end, 0, 2); // no comment
        put(m_directory);
        put(end);
    }

private:
    static constexpr int version = 20;

    // What a local header and a directory entry have in common, from "version needed" to the length of the extra field.
    static std::string commonFields(const std::string& name, std::uint64_t crc, std::uint64_t size)
    {
        constexpr int new_year_1980 = 1 << 5 | 1; // a fixed date, so that the same trace gives the same file
        std::string fields;
        putLittle(fields, version, 2);
        putLittle(fields, 0, 2 + 2 + 2); // no flags, stored, midnight
        putLittle(fields, new_year_1980, 2);
        putLittle(fields, crc, 4);
        putLittle(fields, size, 4);
        putLittle(fields, size, 4);
        putLittle(fields, name.size(), 2);
        putLittle(fields, 0, 2);
        return fields;
    }
    void put(std::string_view bytes)
    {
        m_out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        m_offset += bytes.size();
    }

    std::ostream& m_out;
    std::string m_directory;
    std::uint64_t m_offset = 0;
    std::uint64_t m_entries = 0;
};

std::string entryName(const TracedTensor& tensor) { return tensor.name + ".npy"; }

} // namespace

std::optional<Error> checkNpzSize(std::span<const TracedTensor* const> tensors)
{
    constexpr std::int64_t limit = (std::int64_t(1) << 32) - 1;
    std::int64_t size = 0;
    for (const TracedTensor* tensor : tensors)
        size += npySize(*tensor) + 2 * static_cast<std::int64_t>(64 + entryName(*tensor).size());
    if (size < limit && tensors.size() < 65535)
        return std::nullopt;
    return Error{
        say("the tensors take %1 MiB, an .npz file holds less than 4096: ask for fewer with --tensor", size >> 20)};
}

void writeNpz(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors)
{
    ZipArchive archive(out);
    for (const TracedTensor* tensor : tensors)
        archive.add(entryName(*tensor), trace, *tensor);
    archive.close();
}

} // namespace attn

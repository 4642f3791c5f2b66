// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/ziparchive.h"

#include <ostream>
#include <zlib.h>

namespace attn {

namespace {

void putLittle(std::string& bytes, std::uint64_t value, int width)
{
    for (int i = 0; i < width; ++i)
        bytes += static_cast<char>(value >> (8 * i) & 0xff);
}

uLong checkSum(uLong before, std::string_view bytes)
{
    return crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
}

// Without the header and the check sum of zlib's own format.
std::string deflated(std::string_view content)
{
    z_stream stream = {};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, static_cast<uLong>(content.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data())); // which only reads there
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

} // namespace

// APPNOTE.TXT 4.3.7 (local header), 4.3.12 (directory) and 4.3.16 (end).
struct ZipArchive::Entry {
    std::uint64_t crc, packed, size;
    bool deflated;
};

void ZipArchive::begin(const std::string& name, const Entry& entry)
{
    constexpr int version = 20, new_year_1980 = 1 << 5 | 1;
    std::string fields; // that a local header and a directory entry have in common
    putLittle(fields, version, 2);
    putLittle(fields, 0, 2);
    putLittle(fields, entry.deflated ? 8 : 0, 2);
    putLittle(fields, 0, 2); // midnight
    putLittle(fields, new_year_1980, 2);
    putLittle(fields, entry.crc, 4);
    putLittle(fields, entry.packed, 4);
    putLittle(fields, entry.size, 4);
    putLittle(fields, name.size(), 2);
    putLittle(fields, 0, 2); // no extra field
    m_directory.append("PK\x01\x02", 4);
    putLittle(m_directory, version, 2); // made by
    m_directory += fields;
    putLittle(m_directory, 0, 2);         // no comment
    putLittle(m_directory, 0, 2 + 2 + 4); // disk 0, no attributes
    putLittle(m_directory, m_offset, 4);
    m_directory += name;
    ++m_entries;
    put(std::string("PK\x03\x04", 4) + fields + name);
}

void ZipArchive::add(const std::string& name, std::uint64_t size, const Pieces& forEachPiece)
{
    uLong crc = 0;
    forEachPiece([&](std::string_view piece) { crc = checkSum(crc, piece); });
    begin(name, {crc, size, size, false});
    forEachPiece([&](std::string_view piece) { put(piece); });
}

void ZipArchive::add(const std::string& name, std::string_view content)
{
    const std::string packed = deflated(content);
    begin(name, {checkSum(0, content), packed.size(), content.size(), true});
    put(packed);
}

void ZipArchive::close()
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

void ZipArchive::put(std::string_view bytes)
{
    m_out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    m_offset += bytes.size();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/arrayfiles.h"

#include <zlib.h>

namespace attn::test {

namespace {

std::string deflated(const std::string& content)
{
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, content.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

} // namespace

std::string little(std::uint64_t value, int width)
{
    std::string bytes;
    for (int i = 0; i < width; ++i)
        bytes += static_cast<char>(value >> (8 * i) & 0xff);
    return bytes;
}

std::string npyFile(const std::string& dict, const std::string& numbers, int major)
{
    std::string header = dict;
    const std::size_t prefix = major == 1 ? 10 : 12;
    header.append(63 - (prefix + header.size()) % 64, ' ');
    header += '\n';
    return std::string("\x93NUMPY") + static_cast<char>(major) + '\0' + little(header.size(), major == 1 ? 2 : 4) +
           header + numbers;
}

std::string npyZeros(std::int64_t count)
{
    return npyFile("{'descr': '<f4', 'fortran_order': False, 'shape': (" + std::to_string(count) + ",), }",
                   std::string(static_cast<std::size_t>(4 * count), '\0'));
}

std::string safetensorsFile(const std::string& header, const std::string& numbers)
{
    return little(header.size(), 8) + header + numbers;
}

std::string zipFile(const std::vector<ZipPart>& parts, const std::string& comment)
{
    std::string bytes, directory;
    for (const ZipPart& part : parts) {
        const std::string packed = part.deflated ? deflated(part.content) : part.content;
        const std::uint64_t crc =
            crc32(0, reinterpret_cast<const Bytef*>(part.content.data()), static_cast<uInt>(part.content.size())) ^
            (part.wrong_crc ? 1 : 0);
        const auto stated = [](std::int64_t says, std::uint64_t truth) {
            return says < 0 ? truth : static_cast<std::uint64_t>(says);
        };
        const auto header = [&](const std::string& name, std::uint64_t packed_size, std::uint64_t unpacked_size) {
            const int method = part.method >= 0 ? part.method : part.deflated ? 8 : 0;
            const std::uint64_t wide = 0xffffffff;
            return little(45, 2) + little(part.flags, 2) + little(method, 2) + little(0, 4) + little(crc, 4) +
                   little(part.zip64 ? wide : packed_size, 4) + little(part.zip64 ? wide : unpacked_size, 4) +
                   little(name.size(), 2) + little(part.zip64 ? 20 : 0, 2);
        };
        const auto extra = [&](std::uint64_t packed_size, std::uint64_t unpacked_size) {
            return part.zip64 ? little(1, 2) + little(16, 2) + little(unpacked_size, 8) + little(packed_size, 8) : "";
        };
        const std::uint64_t says_packed = stated(part.says_packed, packed.size());
        const std::uint64_t says_unpacked = stated(part.says_unpacked, part.content.size());
        directory += "PK\x01\x02" + little(45, 2) + header(part.name, says_packed, says_unpacked) + little(0, 10) +
                     little(stated(part.says_offset, bytes.size()), 4) + part.name + extra(says_packed, says_unpacked);
        const std::string own = part.own_name.empty() ? part.name : part.own_name;
        bytes += "PK\x03\x04" + header(own, packed.size(), part.content.size()) + own +
                 extra(packed.size(), part.content.size()) + packed;
    }
    return bytes + directory + "PK\x05\x06" + little(0, 4) + little(parts.size(), 2) + little(parts.size(), 2) +
           little(directory.size(), 4) + little(bytes.size(), 4) + little(comment.size(), 2) + comment;
}

} // namespace attn::test

// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the entries of a zip archive by its central directory, as strictly as files from strangers deserve.
// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct ZipEntry {
    std::string name;
    std::uint64_t offset = 0;   // of its bytes in the archive
    std::uint64_t packed = 0;   // how many are stored
    std::uint64_t unpacked = 0; // and how many they become
    std::uint32_t crc = 0;
    bool deflated = false;
};

// All entries in the directory's order, plain or zip64, stored or deflated. Every header is held against the directory:
// refused are encrypted and otherwise packed entries, several disks, names that occur twice or lead out of the archive,
// overlapping entries, sizes that differ, and archives that unpack to over 1 GiB, or to over 100 times their own size
// and over 16 MiB. Throws ArrayFault.
std::vector<ZipEntry> zipEntries(std::string_view archive);

// The bytes of an entry: those of the archive when it is stored, else unpacked into `buffer`. Throws ArrayFault when they
// are not as many as the directory says or when their CRC differs.
std::string_view zipContent(std::string_view archive, const ZipEntry& entry, std::string& buffer);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Array files made by hand, as wrong as a test wants them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace attn::test {

// `value` as `width` little-endian bytes.
std::string little(std::uint64_t value, int width);

// An .npy file: the header's text as it is given, padded to the usual length, and bytes of numbers.
std::string npyFile(const std::string& dict, const std::string& numbers, int major = 1);
// An array of `count` float32 zeros.
std::string npyZeros(std::int64_t count);

std::string safetensorsFile(const std::string& header, const std::string& numbers);

// An entry of a zip archive. What differs between the directory and the entry's own header is set by hand.
struct ZipPart {
    std::string name = "x.npy", content;
    bool deflated = false;
    int flags = 0;
    bool zip64 = false;                                                  // sizes in the extra field of both headers
    std::string own_name = "";                                           // in the entry's own header; empty: the same
    std::int64_t says_unpacked = -1, says_packed = -1, says_offset = -1; // in the directory; -1: the truth
    bool wrong_crc = false;
    int method = -1;
};
std::string zipFile(const std::vector<ZipPart>& parts, const std::string& comment = "");

} // namespace attn::test

// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a zip archive to a stream, entry by entry. The same entries give the same bytes: every one has the same date.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace attn {

class ZipArchive {
public:
    explicit ZipArchive(std::ostream& out) : m_out(out) {}

    // Stored uncompressed, for content never held whole: `forEachPiece` is called twice, since the checksum precedes
    // the bytes.
    using Pieces = std::function<void(const std::function<void(std::string_view)>& take)>;
    void add(const std::string& name, std::uint64_t size, const Pieces& forEachPiece);
    // Deflated.
    void add(const std::string& name, std::string_view content);
    // Writes the directory. The caller ensures fewer than 65,535 entries and 4 GiB.
    void close();

private:
    struct Entry;
    void begin(const std::string& name, const Entry& entry);
    void put(std::string_view bytes);

    std::ostream& m_out;
    std::string m_directory;
    std::uint64_t m_offset = 0;
    std::uint64_t m_entries = 0;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/zipread.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/arrays.h"

#include <algorithm>
#include <set>
#include <zlib.h>

namespace attn {

namespace {

constexpr std::size_t end_size = 22, locator_size = 20, wide_end_size = 56, entry_size = 46, local_size = 30;
constexpr std::uint64_t in_wide_field = 0xffffffff; // the real value is in the zip64 field
constexpr std::uint64_t most_unpacked = std::uint64_t(1) << 30, unpacked_without_ratio = std::uint64_t(16) << 20;
constexpr std::uint64_t most_ratio = 100;
constexpr std::size_t longest_name = 1024;

struct Directory {
    std::uint64_t offset = 0, size = 0, entries = 0;
};

class ZipDirectoryReader {
public:
    explicit ZipDirectoryReader(std::string_view archive) : m_archive(archive) {}

    std::vector<ZipEntry> read()
    {
        const Directory directory = find();
        std::uint64_t at = directory.offset;
        const std::uint64_t end = directory.offset + directory.size;
        std::vector<ZipEntry> entries;
        for (std::uint64_t i = 0; i < directory.entries; ++i)
            entries.push_back(readEntry(at, end));
        if (at != end)
            failAtOffset(at, say("the directory is longer than its entries"));
        checkOverlaps(directory.offset);
        return entries;
    }

private:
    bool has(std::uint64_t at, const char* signature) const
    {
        return at <= m_archive.size() && m_archive.substr(at, 4) == std::string_view(signature, 4);
    }
    std::uint64_t number(std::uint64_t at, int width) const { return littleEndian(m_archive, at, width); }

    // The end record is last, followed at most by a comment of the length it gives.
    std::uint64_t findEnd() const
    {
        constexpr std::size_t longest_comment = 0xffff;
        if (m_archive.size() < end_size)
            failAtOffset(m_archive.size(), say("the file is too short for a zip archive"));
        const std::size_t last = m_archive.size() - end_size;
        for (std::size_t comment = 0; comment <= std::min(longest_comment, last); ++comment)
            if (has(last - comment, "PK\x05\x06") && number(last - comment + 20, 2) == comment)
                return last - comment;
        if (!m_archive.starts_with("PK"))
            failAtOffset(0, say("not a NumPy .npz file: it does not start like a zip archive"));
        failAtOffset(m_archive.size(), say("not a zip archive: it has no directory at its end"));
    }

    Directory find() const
    {
        const std::uint64_t end = findEnd();
        if (number(end + 4, 2) != number(end + 6, 2) || (number(end + 4, 2) != 0 && number(end + 4, 2) != 0xffff))
            failAtOffset(end + 4, say("the archive is split across several disks"));
        Directory directory{number(end + 16, 4), number(end + 12, 4), number(end + 10, 2)};
        std::uint64_t limit = end;
        if (end >= locator_size && has(end - locator_size, "PK\x06\x07")) {
            const std::uint64_t wide = number(end - locator_size + 8, 8);
            if (end - locator_size < wide_end_size || wide != end - locator_size - wide_end_size ||
                !has(wide, "PK\x06\x06"))
                failAtOffset(end - locator_size, say("the zip64 end record is not where its locator points"));
            directory = {number(wide + 48, 8), number(wide + 40, 8), number(wide + 32, 8)};
            limit = wide;
        }
        if (directory.size > limit || directory.offset != limit - directory.size)
            failAtOffset(end, say("the directory (%1 at offset %2) does not reach its end record",
                                  sayCount("1 byte", "%n bytes", directory.size), directory.offset));
        if (directory.entries > max_arrays || directory.entries * entry_size > directory.size)
            failAtOffset(end, say("the archive should have %1 entries, but its directory has room for %2, and at most "
                                  "%3 are accepted",
                                  directory.entries, directory.size / entry_size, countText(max_arrays)));
        return directory;
    }

    // The entry at `at`, which moves behind it.
    ZipEntry readEntry(std::uint64_t& at, std::uint64_t end)
    {
        if (end - at < entry_size || !has(at, "PK\x01\x02"))
            failAtOffset(at, say("expected a directory entry"));
        const std::uint64_t flags = number(at + 8, 2), method = number(at + 10, 2);
        const std::uint64_t name_length = number(at + 28, 2), extra_length = number(at + 30, 2);
        const std::uint64_t variable = name_length + extra_length + number(at + 32, 2);
        if (variable > end - at - entry_size)
            failAtOffset(at + 28, say("the entry extends beyond the end of the directory"));
        ZipEntry entry;
        entry.name = m_archive.substr(at + entry_size, name_length);
        checkName(entry.name, at + entry_size);
        const std::string shown = quotedName(entry.name);
        constexpr std::uint64_t encrypted = 1 | 1 << 6 | 1 << 13;
        if (flags & encrypted)
            failAtOffset(at + 8, say("%1 is encrypted", shown));
        if (method != 0 && method != Z_DEFLATED)
            failAtOffset(at + 10,
                         say("%1 is compressed with method %2; expected stored (0) or deflate (8)", shown, method));
        entry.deflated = method == Z_DEFLATED;
        entry.crc = static_cast<std::uint32_t>(number(at + 16, 4));
        entry.packed = number(at + 20, 4);
        entry.unpacked = number(at + 24, 4);
        std::uint64_t local = number(at + 42, 4);
        widen(at + entry_size + name_length, extra_length, {&entry.unpacked, &entry.packed, &local});
        checkSizes(entry, at);
        entry.offset = checkLocal(entry, local, at, flags, method);
        at += entry_size + variable;
        return entry;
    }

    void checkName(const std::string& name, std::uint64_t at)
    {
        const auto control = [](unsigned char c) { return c < ' ' || c == 0x7f; };
        bool leads_out = name.starts_with('/') || name.find('\\') != std::string::npos;
        for (std::size_t begin = 0; begin <= name.size();) { // component by component
            const std::size_t end = std::min(name.find('/', begin), name.size());
            leads_out = leads_out || name.substr(begin, end - begin) == "..";
            begin = end + 1;
        }
        if (name.empty() || name.size() > longest_name || std::ranges::any_of(name, control) || leads_out)
            failAtOffset(at, say("the name %1 is empty, too long, or points outside the archive", quotedName(name)));
        if (!m_names.insert(name).second)
            failAtOffset(at, say("the name %1 occurs twice", quotedName(name)));
    }

    // The zip64 field holds, in this order, those numbers that did not fit.
    void widen(std::uint64_t extra_at, std::uint64_t length, std::initializer_list<std::uint64_t*> fields) const
    {
        const std::uint64_t end = extra_at + length;
        while (end - extra_at >= 4) {
            const std::uint64_t kind = number(extra_at, 2), size = number(extra_at + 2, 2);
            std::uint64_t at = extra_at + 4;
            if (size > end - at)
                failAtOffset(extra_at, say("an extra field extends beyond the end of its header"));
            for (std::uint64_t* field : fields) {
                if (kind != 1 || *field != in_wide_field)
                    continue;
                if (extra_at + 4 + size - at < 8)
                    failAtOffset(extra_at, say("the zip64 field is too short"));
                *field = number(at, 8);
                at += 8;
            }
            extra_at += 4 + size;
        }
    }

    // Bytes of an archive can become a thousand times as many; what that costs is known here, before it is paid.
    void checkSizes(const ZipEntry& entry, std::uint64_t at)
    {
        if (entry.packed > m_archive.size())
            failAtOffset(at + 20, say("%1 needs %2, but the file has only %3", quotedName(entry.name),
                                      sayCount("1 byte", "%n bytes", entry.packed), m_archive.size()));
        if (!entry.deflated && entry.packed != entry.unpacked)
            failAtOffset(at + 24, say("%1 is stored uncompressed, but its packed and unpacked sizes differ",
                                      quotedName(entry.name)));
        const std::uint64_t most =
            std::min(most_unpacked, std::max(unpacked_without_ratio, most_ratio * m_archive.size()));
        if (entry.unpacked > most - m_unpacked)
            failAtOffset(at + 24,
                         say("the archive of %1 would unpack to more than %2 bytes and is rejected as a zip bomb",
                             sayCount("1 byte", "%n bytes", m_archive.size()), countText(most)));
        m_unpacked += entry.unpacked;
    }

    // Holds the local header against the directory; gives the offset of the entry's bytes.
    std::uint64_t checkLocal(const ZipEntry& entry, std::uint64_t local, std::uint64_t at, std::uint64_t flags,
                             std::uint64_t method)
    {
        const std::string shown = quotedName(entry.name);
        if (local > m_archive.size() || m_archive.size() - local < local_size || !has(local, "PK\x03\x04"))
            failAtOffset(at + 42, say("%1 should be at offset %2, but no entry is there", shown, local));
        const std::uint64_t name_length = number(local + 26, 2), extra_length = number(local + 28, 2);
        const std::uint64_t data = local + local_size + name_length + extra_length;
        if (data > m_archive.size() || m_archive.size() - data < entry.packed)
            failAtOffset(local, say("%1 extends beyond the end of the file", shown));
        if (m_archive.substr(local + local_size, name_length) != entry.name)
            failAtOffset(local + local_size,
                         say("the entry's name does not match its name in the directory, %1", shown));
        constexpr std::uint64_t sizes_follow = 1 << 3;
        std::uint64_t packed = number(local + 18, 4), unpacked = number(local + 22, 4);
        widen(local + local_size + name_length, extra_length, {&unpacked, &packed});
        const bool same_sizes =
            packed == entry.packed && unpacked == entry.unpacked && number(local + 14, 4) == entry.crc;
        if (number(local + 8, 2) != method || number(local + 6, 2) != flags || (!same_sizes && !(flags & sizes_follow)))
            failAtOffset(local, say("the sizes, flags or compression of %1 do not match its directory entry", shown));
        m_ranges.push_back({local, data + entry.packed});
        return data;
    }

    void checkOverlaps(std::uint64_t directory)
    {
        std::ranges::sort(m_ranges);
        m_ranges.push_back({directory, directory});
        for (std::size_t i = 1; i < m_ranges.size(); ++i)
            if (m_ranges[i].first < m_ranges[i - 1].second)
                failAtOffset(m_ranges[i].first, say("two entries overlap"));
    }

    std::string_view m_archive;
    std::set<std::string> m_names;
    std::uint64_t m_unpacked = 0;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_ranges; // of the entries, headers included
};

// Unpacks raw deflate data of known length into `out`; false when it is anything else.
bool inflateInto(std::string_view packed, std::string& out)
{
    constexpr int raw = -MAX_WBITS;
    z_stream stream{};
    if (inflateInit2(&stream, raw) != Z_OK)
        return false;
    char beyond = 0; // zlib needs room even with nothing left to write
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size()); // at most 1 GiB
    stream.next_out = reinterpret_cast<Bytef*>(out.empty() ? &beyond : out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int state = inflate(&stream, Z_FINISH);
    const bool whole = state == Z_STREAM_END && stream.avail_out == 0 && stream.avail_in == 0;
    inflateEnd(&stream);
    return whole;
}

} // namespace

std::vector<ZipEntry> zipEntries(std::string_view archive) { return ZipDirectoryReader(archive).read(); }

std::string_view zipContent(std::string_view archive, const ZipEntry& entry, std::string& buffer)
{
    std::string_view content = archive.substr(entry.offset, entry.packed);
    if (entry.deflated) {
        buffer.assign(entry.unpacked, '\0');
        if (!inflateInto(content, buffer))
            failAtOffset(entry.offset, say("%1 does not unpack to the %2 listed in the directory",
                                           quotedName(entry.name), sayCount("1 byte", "%n bytes", entry.unpacked)));
        content = buffer;
    }
#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION // a fuzzer cannot guess check sums
    if (crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size()) != entry.crc)
        failAtOffset(entry.offset, say("the checksum of %1 is wrong, so the file is damaged", quotedName(entry.name)));
#endif
    return content;
}

} // namespace attn

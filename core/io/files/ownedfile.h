// SPDX-License-Identifier: GPL-3.0-or-later
// A file that belongs to one running process: the kernel holds its lock and releases it when the process ends, however
// it ends. So a running window's file is never mistaken for one that a crash left behind, and no process ID is needed,
// which another process may have by then.
#pragma once

#include "core/base/result.h"
#include "core/io/files/system.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace attn {

class OwnedFile {
public:
    // A new file with this content, readable by its owner alone; it appears, or replaces what was there, in one step and
    // already locked. On the disk when this returns.
    static Result<OwnedFile> create(const std::string& path, std::string_view content);
    // Takes an existing file without owner; nullopt if owned or it cannot be opened.
    static std::optional<OwnedFile> take(const std::string& path);

    // The destructor unlocks; the file stays.

    const std::string& path() const { return m_path; }
    std::int64_t size() const { return m_size; }
    // The whole content; an error when it is more than `most` bytes or cannot be read.
    Result<std::string> read(std::int64_t most) const;
    // On the disk when this returns; after an error the file is as it was.
    std::optional<Error> append(std::string_view content);
    bool exists() const; // false if it was deleted
    void remove();       // and unlocks

private:
    OwnedFile(std::string path, SystemFile file, std::int64_t size);

    std::string m_path;
    SystemFile m_file;
    std::int64_t m_size = 0;
};

// On Windows an open file cannot be replaced, not even by its owner. So on every system a file with a later name takes its place,
// and then it is removed: "a.journal", "a.2.journal", "a.3.journal". Where a crash leaves several, the latest counts.
std::string laterName(std::string_view path);
bool isReplaced(std::string_view path, std::span<const std::string> paths); // by one of these

} // namespace attn

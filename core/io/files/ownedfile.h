// SPDX-License-Identifier: GPL-3.0-or-later
// A file that belongs to one running process: the kernel holds its lock and lets go when the process ends, however it
// ends. So a file of a living window is never mistaken for one that a crash left behind, and needs no number of a process
// that may meanwhile belong to another one.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace attn {

class OwnedFile {
public:
    // A new file with this content, readable by its owner alone; it appears, or replaces what was there, in one step and
    // already locked. On the disk when this returns.
    static Result<OwnedFile> create(const std::string& path, std::string_view content);
    // An existing file that nobody owns; nothing when it is owned or cannot be opened.
    static std::optional<OwnedFile> take(const std::string& path);

    OwnedFile(OwnedFile&& other) noexcept;
    OwnedFile& operator=(OwnedFile&& other) noexcept;
    ~OwnedFile(); // lets go; the file stays

    const std::string& path() const { return m_path; }
    std::int64_t size() const { return m_size; }
    // The whole content; an error when it is more than `most` bytes or cannot be read.
    Result<std::string> read(std::int64_t most) const;
    // On the disk when this returns; after an error the file is as it was.
    std::optional<Error> append(std::string_view content);
    bool exists() const; // false when somebody deleted it
    void remove();       // and lets go

private:
    OwnedFile(std::string path, int descriptor, std::int64_t size);

    std::string m_path;
    int m_descriptor = -1;
    std::int64_t m_size = 0;
};

} // namespace attn

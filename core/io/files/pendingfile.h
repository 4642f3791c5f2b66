// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is written beside its place and takes its name in one step, once it is whole. Until then it is hidden, and
// gone when it is given up or a signal ends the program.
#pragma once

#include "core/io/files/system.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

class PendingFile {
public:
    // What the names of such files begin with, should the program be killed.
    static constexpr char hidden_prefix[] = ".attnscope-";

    // For `path`, or for the file that a link there leads to. It has the rights of the file that it will replace, else
    // those of its folder's files or its owner's alone. On an error errno says why, and operator bool is false.
    explicit PendingFile(const std::string& path, SystemFile::Readers readers = SystemFile::Readers::All);
    PendingFile(PendingFile&& other) noexcept;
    PendingFile& operator=(PendingFile&&) = delete;
    ~PendingFile();

    explicit operator bool() const { return !m_path.empty(); }
    const std::string& path() const { return m_path; }     // where it is now
    const std::string& target() const { return m_target; } // where it will be
    const SystemFile& file() const { return m_file; }      // false once it is closed or released

    bool takeName();          // what has the name is replaced; false with errno
    void closeFile();         // keeps the file, if many wait for each other
    SystemFile releaseFile(); // the caller's from now on

private:
    friend int takeNames(std::vector<PendingFile>& files);
    bool rename();

    std::string m_target, m_path;
    SystemFile m_file;
};

// Renames all of them, or none and leaves the previous files in place. Returns the position of the first failure, with
// errno; -1 if all succeeded.
int takeNames(std::vector<PendingFile>& files);

// Folders made for a file, and removed again if nothing comes of it.
class PendingFolders {
public:
    PendingFolders() = default;
    PendingFolders(const PendingFolders&) = delete;
    PendingFolders& operator=(const PendingFolders&) = delete;
    ~PendingFolders();

    // Makes `folder` and those that it is in, as far as they are missing. False with errno.
    bool make(const std::string& folder);
    void keep();

private:
    std::vector<std::string> m_made;
};

// Why `path` could not be written, as a clause that names the cause: "the folder /mnt is read-only". `reason` is the
// errno.
std::string whyNotWritten(const std::string& path, int reason);

} // namespace attn

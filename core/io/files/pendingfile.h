// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is written beside its place and takes its name in one step, once it is whole. Until then it is hidden, and
// gone when it is given up or a signal ends the program.
#pragma once

#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace attn {

class PendingFile {
public:
    // What the names of such files begin with, should the program be killed.
    static constexpr char hidden_prefix[] = ".attnscope-";

    // For `path`, or for the file that a link there leads to. It has the rights of the file that it will replace, else
    // `mode` as far as the umask allows. On an error errno says why, and operator bool is false.
    explicit PendingFile(const std::string& path, mode_t mode = 0666);
    PendingFile(PendingFile&& other) noexcept;
    PendingFile& operator=(PendingFile&&) = delete;
    ~PendingFile();

    explicit operator bool() const { return !m_path.empty(); }
    const std::string& path() const { return m_path; }     // where it is now
    const std::string& target() const { return m_target; } // where it will be
    int descriptor() const { return m_descriptor; }

    // False with errno.
    bool write(std::string_view content) const;
    bool sync() const; // on the disk when this returns
    bool takeName();   // what has the name is replaced
    void closeFile();  // keeps the file, for many that wait for each other
    int releaseFile(); // the descriptor is the caller's from now on

private:
    friend int takeNames(std::vector<PendingFile>& files);
    bool rename();

    std::string m_target, m_path;
    int m_descriptor = -1;
};

// All of them take their names, or none does and what had the names before has them still. The position of the first that
// could not, with errno; -1 when all did.
int takeNames(std::vector<PendingFile>& files);

// Folders that are made for a file, and gone again when nothing comes of it.
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

// Why `path` could not be written, as a clause that names what is in the way: "the folder /mnt is read-only". `reason` is
// the errno.
std::string whyNotWritten(const std::string& path, int reason);

} // namespace attn

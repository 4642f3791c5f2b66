// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/pendingfile.h"

#include "core/base/say.h"
#include "core/io/files/unfinished.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <random>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace attn {

namespace {

namespace fs = std::filesystem;

// Short and hidden, so that it fits wherever the name of the file itself does.
std::string hiddenNameBeside(const std::string& target)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device random;
    std::string name = target.substr(0, target.rfind('/') + 1) + PendingFile::hidden_prefix;
    for (int i = 0; i < 8; ++i)
        name += letters[random() % letters.size()];
    return name;
}

// A symbolic link keeps pointing where it does: its target is what gets replaced.
std::string followed(const std::string& path)
{
    std::error_code fault;
    const auto target = fs::canonical(path, fault);
    return fault ? path : target.string();
}

// Gives a file a second name, or where a file system knows none another one. False with errno.
bool keepAs(const std::string& target, const std::string& name)
{
    std::error_code fault;
    if (fs::is_directory(target, fault)) {
        errno = EISDIR;
        return false;
    }
    return link(target.c_str(), name.c_str()) == 0 || std::rename(target.c_str(), name.c_str()) == 0;
}

} // namespace

PendingFile::PendingFile(const std::string& path, mode_t mode) : m_target(followed(path))
{
    struct stat old {};
    const bool replaces = stat(m_target.c_str(), &old) == 0;
    if (replaces && access(m_target.c_str(), W_OK) != 0)
        return;
    const auto held = holdSignals();
    std::string name;
    do {
        name = hiddenNameBeside(m_target);
        m_descriptor = open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    } while (m_descriptor < 0 && errno == EEXIST);
    if (m_descriptor < 0)
        return;
    m_path = name;
    addUnfinished(m_path);
    if (replaces && fchmod(m_descriptor, old.st_mode & 0777) != 0) {
        const int reason = errno;
        std::remove(m_path.c_str());
        forgetUnfinished(std::exchange(m_path, {}));
        errno = reason;
    }
}

PendingFile::PendingFile(PendingFile&& other) noexcept
    : m_target(std::move(other.m_target)), m_path(std::exchange(other.m_path, {})),
      m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

PendingFile::~PendingFile()
{
    closeFile();
    if (m_path.empty())
        return;
    const auto held = holdSignals();
    std::remove(m_path.c_str());
    forgetUnfinished(m_path);
}

bool PendingFile::write(std::string_view content) const
{
    while (!content.empty()) {
        const ssize_t written = ::write(m_descriptor, content.data(), content.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool PendingFile::sync() const { return fsync(m_descriptor) == 0; }

bool PendingFile::takeName()
{
    const auto held = holdSignals();
    return rename();
}

bool PendingFile::rename()
{
    if (std::rename(m_path.c_str(), m_target.c_str()) != 0)
        return false;
    forgetUnfinished(std::exchange(m_path, {}));
    return true;
}

void PendingFile::closeFile()
{
    if (m_descriptor >= 0)
        close(std::exchange(m_descriptor, -1));
}

int PendingFile::releaseFile() { return std::exchange(m_descriptor, -1); }

int takeNames(std::vector<PendingFile>& files)
{
    const auto held = holdSignals();
    std::vector<std::pair<std::string, std::string>> done; // a name, and the hidden one of what had it before
    std::error_code fault;
    int failed = -1;
    for (std::size_t i = 0; i < files.size() && failed < 0; ++i) {
        const std::string target = files[i].target();
        const bool replaces = fs::exists(fs::symlink_status(target, fault));
        const std::string before = replaces ? hiddenNameBeside(target) : std::string();
        if (replaces && !keepAs(target, before))
            failed = static_cast<int>(i);
        else if (done.emplace_back(target, before); !files[i].rename())
            failed = static_cast<int>(i);
    }
    const int reason = errno;
    for (const auto& [target, before] : done) {
        if (failed >= 0 && before.empty())
            std::remove(target.c_str());
        else if (failed >= 0)
            std::rename(before.c_str(), target.c_str());
        if (!before.empty())
            std::remove(before.c_str()); // two names of one file are not renamed
    }
    errno = reason;
    return failed;
}

PendingFolders::~PendingFolders()
{
    const auto held = holdSignals();
    for (; !m_made.empty(); m_made.pop_back()) {
        rmdir(m_made.back().c_str());
        forgetUnfinished(m_made.back());
    }
}

bool PendingFolders::make(const std::string& folder)
{
    std::error_code fault;
    if (folder.empty() || fs::is_directory(folder, fault))
        return true;
    if (!make(fs::path(folder).parent_path().string()))
        return false;
    const auto held = holdSignals();
    if (mkdir(folder.c_str(), 0777) != 0) {
        const int reason = errno;
        const bool is_there = fs::is_directory(folder, fault); // "a/" after "a"
        errno = reason;
        return is_there;
    }
    addUnfinished(folder);
    m_made.push_back(folder);
    return true;
}

void PendingFolders::keep()
{
    const auto held = holdSignals();
    for (; !m_made.empty(); m_made.pop_back())
        forgetUnfinished(m_made.back());
}

std::string whyNotWritten(const std::string& path, int reason)
{
    std::error_code fault;
    const fs::path absolute = fs::absolute(path, fault);
    if (fault)
        return say("the working folder is gone");
    const std::string folder = absolute.parent_path().string();
    if (reason == ENAMETOOLONG)
        return say("its name is too long");
    if (fs::is_directory(path, fault))
        return say("it is a folder");
    if (!fs::is_directory(folder, fault))
        return say("there is no folder %1", folder);
    if (reason == EROFS)
        return say("the disk is read-only");
    if (fs::exists(path, fault) && access(path.c_str(), W_OK) != 0)
        return say("the file is read-only");
    if (access(folder.c_str(), W_OK) != 0)
        return say("the folder %1 is read-only", folder);
    switch (reason) {
    case ENOENT: return say("no file can be made in the folder %1", folder);
    case EFBIG: return say("the disk is full or failed, or no file may be that large");
    case ENOSPC:
    case EDQUOT:
    case EIO: return say("the disk is full or failed");
    case EMFILE:
    case ENFILE: return say("the program has too many files open");
    default: return std::generic_category().message(reason);
    }
}

} // namespace attn

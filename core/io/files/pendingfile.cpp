// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/pendingfile.h"

#include "core/base/say.h"
#include "core/io/files/path.h"
#include "core/io/files/unfinished.h"

#include <cerrno>
#include <filesystem>
#include <random>
#include <system_error>
#include <utility>

namespace attn {

namespace {

namespace fs = std::filesystem;

// Short and hidden, so that it fits wherever the name of the file itself does.
std::string hiddenNameBeside(const std::string& target)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device random;
    std::string name = std::string(folderPartOf(target)) + PendingFile::hidden_prefix;
    for (int i = 0; i < 8; ++i)
        name += letters[random() % letters.size()];
    return name;
}

// A symbolic link is kept: its target gets replaced.
std::string followed(const std::string& path)
{
    std::error_code fault;
    const auto target = fs::canonical(pathOf(path), fault);
    return fault ? path : utf8Of(target);
}

bool isFolder(const std::string& path)
{
    std::error_code fault;
    return fs::is_directory(pathOf(path), fault);
}

// Gives a file a second name, or renames it where the file system cannot. False with errno.
bool keepAs(const std::string& target, const std::string& name)
{
    if (isFolder(target)) {
        errno = EISDIR;
        return false;
    }
    std::error_code fault;
    fs::create_hard_link(pathOf(target), pathOf(name), fault);
    return !fault || renameOver(target, name);
}

} // namespace

PendingFile::PendingFile(const std::string& path, SystemFile::Readers readers) : m_target(followed(path))
{
    const bool replaces = stateAt(m_target).has_value();
    if (replaces && !mayWrite(m_target))
        return;
    const auto held = holdSignals();
    std::string name;
    do {
        name = hiddenNameBeside(m_target);
        m_file = SystemFile::create(name, readers);
    } while (!m_file && errno == EEXIST);
    if (!m_file)
        return;
    m_path = name;
    addUnfinished(m_path);
    if (replaces && !m_file.takeRightsOf(m_target)) {
        const int reason = errno;
        removeAt(m_path);
        forgetUnfinished(std::exchange(m_path, {}));
        errno = reason;
    }
}

PendingFile::PendingFile(PendingFile&& other) noexcept
    : m_target(std::move(other.m_target)), m_path(std::exchange(other.m_path, {})), m_file(std::move(other.m_file))
{
}

PendingFile::~PendingFile()
{
    closeFile();
    if (m_path.empty())
        return;
    const auto held = holdSignals();
    removeAt(m_path);
    forgetUnfinished(m_path);
}

bool PendingFile::takeName()
{
    const auto held = holdSignals();
    return rename();
}

bool PendingFile::rename()
{
    if (!renameOver(m_path, m_target))
        return false;
    forgetUnfinished(std::exchange(m_path, {}));
    return true;
}

void PendingFile::closeFile() { m_file.close(); }

SystemFile PendingFile::releaseFile() { return std::move(m_file); }

int takeNames(std::vector<PendingFile>& files)
{
    const auto held = holdSignals();
    std::vector<std::pair<std::string, std::string>> done; // a name, and the hidden name of its old file
    std::error_code fault;
    int failed = -1;
    for (std::size_t i = 0; i < files.size() && failed < 0; ++i) {
        const std::string target = files[i].target();
        const bool replaces = fs::exists(fs::symlink_status(pathOf(target), fault));
        const std::string before = replaces ? hiddenNameBeside(target) : std::string();
        if (replaces && !keepAs(target, before))
            failed = static_cast<int>(i);
        else if (done.emplace_back(target, before); !files[i].rename())
            failed = static_cast<int>(i);
    }
    const int reason = errno;
    for (const auto& [target, before] : done) {
        if (failed >= 0 && before.empty())
            removeAt(target);
        else if (failed >= 0)
            renameOver(before, target);
        if (!before.empty())
            removeAt(before); // two names of one file are not renamed
    }
    errno = reason;
    return failed;
}

PendingFolders::~PendingFolders()
{
    const auto held = holdSignals();
    for (; !m_made.empty(); m_made.pop_back()) {
        removeAt(m_made.back());
        forgetUnfinished(m_made.back());
    }
}

bool PendingFolders::make(const std::string& folder)
{
    if (folder.empty() || isFolder(folder))
        return true;
    if (!make(utf8Of(pathOf(folder).parent_path())))
        return false;
    const auto held = holdSignals();
    std::error_code fault;
    if (!fs::create_directory(pathOf(folder), fault)) {
        const bool is_there = isFolder(folder); // "a/" after "a"
        errno = fault.default_error_condition().value();
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
    const fs::path absolute = fs::absolute(pathOf(path), fault);
    if (fault)
        return say("the working folder no longer exists");
    const std::string folder = utf8Of(absolute.parent_path());
    if (reason == ENAMETOOLONG)
        return say("the file name is too long");
    if (isFolder(path))
        return say("this is a folder");
    if (!isFolder(folder))
        return say("the folder %1 does not exist", folder);
    if (reason == EROFS)
        return say("the disk is read-only");
    if (fs::exists(pathOf(path), fault) && !mayWrite(path))
        return say("the file is read-only");
    if (!mayWrite(folder))
        return say("the folder %1 is read-only", folder);
    if (isOfDisk(reason))
        return say("the disk is full or has failed");
    switch (reason) {
    case ENOENT: return say("cannot create a file in the folder %1", folder);
    case EFBIG: return say("the disk is full or has failed, or the file is too large for it");
    case EMFILE:
    case ENFILE: return say("the program has too many files open");
    default: return reasonText(reason);
    }
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/ownedfile.h"

#include "core/base/say.h"
#include "core/io/files/pendingfile.h"
#include "core/io/files/syncfolder.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace attn {

namespace {

Error ownedFileError(const std::string& path, int reason)
{
    return Error{path + ": " + std::generic_category().message(reason)};
}

bool writeFully(int descriptor, std::string_view content, std::int64_t at)
{
    while (!content.empty()) {
        const ssize_t written = pwrite(descriptor, content.data(), content.size(), at);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(written));
        at += written;
    }
    return true;
}

// Whether the name still leads to the file that is open: another owner may have replaced it before the lock was there.
bool isNamed(int descriptor, const std::string& path)
{
    struct stat opened {
    }, named{};
    return fstat(descriptor, &opened) == 0 && stat(path.c_str(), &named) == 0 && opened.st_dev == named.st_dev &&
           opened.st_ino == named.st_ino;
}

} // namespace

OwnedFile::OwnedFile(std::string path, int descriptor, std::int64_t size)
    : m_path(std::move(path)), m_descriptor(descriptor), m_size(size)
{
}

OwnedFile::OwnedFile(OwnedFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_descriptor(std::exchange(other.m_descriptor, -1)), m_size(other.m_size)
{
}

OwnedFile& OwnedFile::operator=(OwnedFile&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    return *this;
}

OwnedFile::~OwnedFile()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

Result<OwnedFile> OwnedFile::create(const std::string& path, std::string_view content)
{
    PendingFile fresh(path, 0600);
    if (!fresh || flock(fresh.descriptor(), LOCK_EX | LOCK_NB) != 0 || !fresh.write(content) || !fresh.sync() ||
        !fresh.takeName())
        return ownedFileError(path, errno);
    syncFolderOf(path);
    return OwnedFile(path, fresh.releaseFile(), static_cast<std::int64_t>(content.size()));
}

std::optional<OwnedFile> OwnedFile::take(const std::string& path)
{
    const int descriptor = open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (descriptor < 0)
        return std::nullopt;
    OwnedFile file(path, descriptor, 0);
    struct stat state {};
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0 || !isNamed(descriptor, path) || fstat(descriptor, &state) != 0 ||
        !S_ISREG(state.st_mode))
        return std::nullopt;
    file.m_size = state.st_size;
    return file;
}

Result<std::string> OwnedFile::read(std::int64_t most) const
{
    if (m_size > most)
        return Error{say("%1: larger than %2 bytes", m_path, most)};
    std::string content(static_cast<std::size_t>(m_size), '\0');
    std::size_t at = 0;
    while (at < content.size()) {
        const ssize_t part = pread(m_descriptor, content.data() + at, content.size() - at, static_cast<off_t>(at));
        if (part < 0 && errno == EINTR)
            continue;
        if (part <= 0)
            return ownedFileError(m_path, part < 0 ? errno : EIO);
        at += static_cast<std::size_t>(part);
    }
    return content;
}

std::optional<Error> OwnedFile::append(std::string_view content)
{
    if (writeFully(m_descriptor, content, m_size) && fdatasync(m_descriptor) == 0) {
        m_size += static_cast<std::int64_t>(content.size());
        return std::nullopt;
    }
    const int reason = errno;
    if (ftruncate(m_descriptor, m_size) != 0)
        return ownedFileError(m_path, errno); // what stays behind the good part is cut when it is read
    return ownedFileError(m_path, reason);
}

bool OwnedFile::exists() const { return m_descriptor >= 0 && isNamed(m_descriptor, m_path); }

void OwnedFile::remove()
{
    if (m_descriptor < 0)
        return;
    if (isNamed(m_descriptor, m_path))
        unlink(m_path.c_str());
    close(std::exchange(m_descriptor, -1));
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/ownedfile.h"

#include "core/base/say.h"
#include "core/io/files/pendingfile.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <system_error>
#include <utility>

namespace attn {

namespace {

Error ownedFileError(const std::string& path, int reason) { return Error{path + ": " + reasonText(reason)}; }

// Whether the name still refers to the open file: another owner may have replaced it before it was locked.
bool isNamed(const SystemFile& file, const std::string& path)
{
    const auto opened = file.state(), named = stateAt(path);
    return opened && named && opened->identity.isSameFile(named->identity);
}

struct NumberedName {
    std::string_view begin, ending; // "a", ".journal"
    int number = 1;
};

NumberedName numbered(std::string_view path)
{
    const std::size_t end = path.rfind('.');
    NumberedName name{path.substr(0, end), end == path.npos ? "" : path.substr(end)};
    const std::size_t point = name.begin.rfind('.');
    int number = 0;
    const char* const last = path.data() + name.begin.size();
    if (point != path.npos && std::from_chars(path.data() + point + 1, last, number).ptr == last && number > 1)
        name = {path.substr(0, point), name.ending, number};
    return name;
}

} // namespace

OwnedFile::OwnedFile(std::string path, SystemFile file, std::int64_t size)
    : m_path(std::move(path)), m_file(std::move(file)), m_size(size)
{
}

Result<OwnedFile> OwnedFile::create(const std::string& path, std::string_view content)
{
    PendingFile fresh(path, SystemFile::Readers::Owner);
    if (!fresh || !fresh.file().lock() || !fresh.file().write(content) || !fresh.file().sync() || !fresh.takeName())
        return ownedFileError(path, errno);
    syncFolderOf(path);
    return OwnedFile(path, fresh.releaseFile(), static_cast<std::int64_t>(content.size()));
}

std::optional<OwnedFile> OwnedFile::take(const std::string& path)
{
    SystemFile file = SystemFile::openToChange(path);
    if (!file || !file.lock() || !isNamed(file, path))
        return std::nullopt;
    const auto state = file.state();
    if (!state || state->kind != FileKind::Regular)
        return std::nullopt;
    return OwnedFile(path, std::move(file), state->identity.size);
}

Result<std::string> OwnedFile::read(std::int64_t most) const
{
    if (m_size > most)
        return Error{say("%1: larger than %2 bytes", m_path, countText(most))};
    std::string content(static_cast<std::size_t>(m_size), '\0');
    std::size_t at = 0;
    while (at < content.size()) {
        const auto part = m_file.readAt(content.data() + at, content.size() - at, static_cast<std::int64_t>(at));
        if (part <= 0)
            return ownedFileError(m_path, part < 0 ? errno : EIO);
        at += static_cast<std::size_t>(part);
    }
    return content;
}

std::optional<Error> OwnedFile::append(std::string_view content)
{
    if (m_file.writeAt(content, m_size) && m_file.sync()) {
        m_size += static_cast<std::int64_t>(content.size());
        return std::nullopt;
    }
    const int reason = errno;
    if (!m_file.cut(m_size))
        return ownedFileError(m_path, errno); // what stays behind the good part is cut when it is read
    return ownedFileError(m_path, reason);
}

bool OwnedFile::exists() const { return m_file && isNamed(m_file, m_path); }

void OwnedFile::remove()
{
    if (exists())
        removeAt(m_path);
    m_file.close();
}

std::string laterName(std::string_view path)
{
    const NumberedName name = numbered(path);
    return std::string(name.begin) + "." + std::to_string(name.number + 1) + std::string(name.ending);
}

bool isReplaced(std::string_view path, std::span<const std::string> paths)
{
    const NumberedName name = numbered(path);
    return std::ranges::any_of(paths, [&](const std::string& other) {
        const NumberedName later = numbered(other);
        return later.begin == name.begin && later.ending == name.ending && later.number > name.number;
    });
}

} // namespace attn

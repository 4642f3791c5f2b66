// SPDX-License-Identifier: GPL-3.0-or-later
// Windows.
#include "core/io/files/path.h"
#include "core/io/files/system.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <iterator>
#include <utility>

#include <windows.h>

#include <shellapi.h> // after it

namespace attn {

namespace {

// Others may do everything that Unix allows.
constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

int reasonOf(DWORD error)
{
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME:
    case ERROR_INVALID_DRIVE:
    case ERROR_BAD_NETPATH:
    case ERROR_BAD_NET_NAME: return ENOENT;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS: return EEXIST;
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_USER_MAPPED_FILE: return ETXTBSY;
    case ERROR_WRITE_PROTECT: return EROFS;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL: return ENOSPC;
    case ERROR_CRC:
    case ERROR_NOT_READY:
    case ERROR_IO_DEVICE: return EIO;
    case ERROR_BROKEN_PIPE:
    case ERROR_NO_DATA: return EPIPE;
    case ERROR_TOO_MANY_OPEN_FILES: return EMFILE;
    case ERROR_FILENAME_EXCED_RANGE: return ENAMETOOLONG;
    case ERROR_NOT_SAME_DEVICE: return EXDEV;
    case ERROR_INVALID_HANDLE: return EBADF;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_COMMITMENT_LIMIT: return ENOMEM;
    case ERROR_ACCESS_DENIED:
    case ERROR_PRIVILEGE_NOT_HELD: return EACCES;
    default: return EIO;
    }
}

// Returns true on success, else false with errno.
bool done(BOOL answer)
{
    if (!answer)
        errno = reasonOf(GetLastError());
    return answer != FALSE;
}

HANDLE handleOf(std::intptr_t handle) { return reinterpret_cast<HANDLE>(handle); } // NOLINT

std::intptr_t opened(const std::string& path, DWORD access, DWORD how, DWORD flags = FILE_ATTRIBUTE_NORMAL)
{
    const HANDLE handle = CreateFileW(pathOf(path).c_str(), access, shared, nullptr, how, flags, nullptr);
    done(handle != INVALID_HANDLE_VALUE);
    return reinterpret_cast<std::intptr_t>(handle);
}

// Opening a pipe would take it from its intended reader, and a missing console cannot be opened.
std::optional<FileKind> kindByName(std::string path)
{
    std::ranges::transform(path, path.begin(), [](unsigned char c) { return c == '/' ? '\\' : char(std::tolower(c)); });
    if (isDeviceName(fileNameOf(path)))
        return FileKind::Device;
    const std::size_t host_end = path.starts_with("\\\\") ? path.find('\\', 2) : path.npos;
    if (host_end == path.npos)
        return std::nullopt;
    if (path.compare(host_end, 6, "\\pipe\\") == 0)
        return FileKind::Pipe;
    return path.starts_with("\\\\.\\") ? std::optional(FileKind::Device) : std::nullopt;
}

FileStatus stateOf(HANDLE handle)
{
    constexpr std::int64_t seconds_from_1601 = 11'644'473'600, ticks = 10'000'000; // of 100 ns, in a second
    BY_HANDLE_FILE_INFORMATION status;
    const DWORD type = GetFileType(handle);
    // A disk itself, and under Wine a file that is stdin, gives no file data; it is read like a device.
    if (type != FILE_TYPE_DISK || !GetFileInformationByHandle(handle, &status))
        return {type == FILE_TYPE_PIPE ? FileKind::Pipe : FileKind::Device, {}};
    const auto whole = [](DWORD high, DWORD low) { return std::int64_t(std::uint64_t(high) << 32 | low); };
    const std::int64_t changed = whole(status.ftLastWriteTime.dwHighDateTime, status.ftLastWriteTime.dwLowDateTime);
    // Wine reports another volume for a file renamed while open; a path leads to one volume anyway.
    return {status.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? FileKind::Folder : FileKind::Regular,
            {0, std::uint64_t(whole(status.nFileIndexHigh, status.nFileIndexLow)),
             whole(status.nFileSizeHigh, status.nFileSizeLow), changed / ticks - seconds_from_1601,
             changed % ticks * 100}};
}

OVERLAPPED placeOf(std::int64_t at)
{
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(at);
    place.OffsetHigh = static_cast<DWORD>(at >> 32);
    return place;
}

DWORD piece(std::size_t bytes) { return static_cast<DWORD>(std::min(bytes, std::size_t(1) << 30)); }

// Where `place` is null, at the place that the file is at.
std::int64_t readPiece(std::intptr_t handle, char* to, std::size_t bytes, OVERLAPPED* place)
{
    DWORD got = 0;
    if (ReadFile(handleOf(handle), to, piece(bytes), &got, place))
        return got;
    const DWORD error = GetLastError();
    if (error == ERROR_HANDLE_EOF || error == ERROR_BROKEN_PIPE)
        return 0;
    errno = reasonOf(error);
    return -1;
}

bool writePiece(std::intptr_t handle, std::string_view& content, OVERLAPPED* place)
{
    DWORD written = 0;
    if (!done(WriteFile(handleOf(handle), content.data(), piece(content.size()), &written, place)) || written == 0)
        return false;
    content.remove_prefix(written);
    return true;
}

void (*call_before_end)() = nullptr;

// Runs on its own thread. The system ends the program when it returns.
BOOL WINAPI beforeEnd(DWORD)
{
    call_before_end();
    return FALSE;
}

} // namespace

std::optional<FileStatus> stateAt(const std::string& path)
{
    if (const auto kind = kindByName(path))
        return FileStatus{*kind, {}};
    const HANDLE handle = handleOf(opened(path, 0, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS)); // folders, too
    if (handle == INVALID_HANDLE_VALUE)
        return std::nullopt;
    const FileStatus state = stateOf(handle);
    CloseHandle(handle);
    return state;
}

SystemFile SystemFile::create(const std::string& path, Readers) // a folder's rights are its files'
{
    return SystemFile(opened(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW));
}

SystemFile SystemFile::openToRead(const std::string& path)
{
    return SystemFile(opened(path, GENERIC_READ, OPEN_EXISTING));
}

SystemFile SystemFile::openToWrite(const std::string& path)
{
    return SystemFile(opened(path, GENERIC_WRITE, OPEN_EXISTING));
}

SystemFile SystemFile::openToChange(const std::string& path)
{
    SystemFile file(opened(path, GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT));
    BY_HANDLE_FILE_INFORMATION status{};
    if (file && GetFileInformationByHandle(handleOf(file.m_handle), &status) &&
        (status.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT)) {
        file.close();
        errno = ELOOP;
    }
    return file;
}

SystemFile SystemFile::standardInput()
{
    HANDLE copy = INVALID_HANDLE_VALUE;
    done(DuplicateHandle(GetCurrentProcess(), GetStdHandle(STD_INPUT_HANDLE), GetCurrentProcess(), &copy, 0, FALSE,
                         DUPLICATE_SAME_ACCESS));
    return SystemFile(reinterpret_cast<std::intptr_t>(copy));
}

void SystemFile::close()
{
    if (m_handle != none)
        CloseHandle(handleOf(std::exchange(m_handle, none)));
}

std::optional<FileStatus> SystemFile::state() const { return stateOf(handleOf(m_handle)); }

std::int64_t SystemFile::read(char* to, std::size_t bytes) const { return readPiece(m_handle, to, bytes, nullptr); }

std::int64_t SystemFile::readAt(char* to, std::size_t bytes, std::int64_t at) const
{
    OVERLAPPED place = placeOf(at);
    return readPiece(m_handle, to, bytes, &place);
}

bool SystemFile::write(std::string_view content) const
{
    while (!content.empty())
        if (!writePiece(m_handle, content, nullptr))
            return false;
    return true;
}

bool SystemFile::writeAt(std::string_view content, std::int64_t at) const
{
    for (const char* const begin = content.data(); !content.empty();) {
        OVERLAPPED place = placeOf(at + (content.data() - begin));
        if (!writePiece(m_handle, content, &place))
            return false;
    }
    return true;
}

bool SystemFile::cut(std::int64_t size) const
{
    LARGE_INTEGER end;
    end.QuadPart = size;
    return done(SetFilePointerEx(handleOf(m_handle), end, nullptr, FILE_BEGIN)) &&
           done(SetEndOfFile(handleOf(m_handle)));
}

bool SystemFile::sync() const { return done(FlushFileBuffers(handleOf(m_handle))); }

// Others cannot read locked bytes, so lock one far past all content.
bool SystemFile::lock() const
{
    OVERLAPPED place = placeOf(std::int64_t(1) << 62);
    return done(LockFileEx(handleOf(m_handle), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place));
}

bool SystemFile::takeRightsOf(const std::string&) const { return true; } // a folder's rights are its files'

std::optional<std::span<const std::byte>> SystemFile::map(std::size_t bytes) const
{
    const HANDLE mapping = CreateFileMappingW(handleOf(m_handle), nullptr, PAGE_READONLY, 0, 0, nullptr);
    if (!done(mapping != nullptr))
        return std::nullopt;
    const void* const memory = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, bytes);
    done(memory != nullptr);
    CloseHandle(mapping);
    return memory ? std::optional(std::span(static_cast<const std::byte*>(memory), bytes)) : std::nullopt;
}

void unmap(std::span<const std::byte> memory) { UnmapViewOfFile(memory.data()); }

bool SystemFile::beginPipe(char*, std::size_t& size) const // cannot be opened without a writer
{
    size = 0;
    return true;
}

bool removeAt(const std::string& path)
{
    const auto place = pathOf(path);
    return DeleteFileW(place.c_str()) || done(RemoveDirectoryW(place.c_str()));
}

// Programs that look for viruses or make an index hold a new file for a moment.
bool renameOver(const std::string& from, const std::string& to)
{
    const auto source = pathOf(from), target = pathOf(to);
    for (int attempt = 0;; ++attempt) {
        if (MoveFileExW(source.c_str(), target.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
            return true;
        const DWORD error = GetLastError();
        const auto state = stateAt(to);
        const bool held = error == ERROR_ACCESS_DENIED && state && state->kind == FileKind::Regular && mayWrite(to);
        errno = held ? ETXTBSY : reasonOf(error); // a file that is open cannot be replaced, whatever it is shared for
        if (errno != ETXTBSY || attempt == 10)
            return false;
        Sleep(20);
    }
}

bool mayWrite(const std::string& path)
{
    const DWORD attributes = GetFileAttributesW(pathOf(path).c_str());
    if (!done(attributes != INVALID_FILE_ATTRIBUTES))
        return false;
    if ((attributes & FILE_ATTRIBUTE_READONLY) == 0 || (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0)
        return true; // the attribute means nothing for folders
    errno = EACCES;
    return false;
}

void syncFolderOf(const std::string&) {} // MOVEFILE_WRITE_THROUGH has waited

void callBeforeEnd(void (*before_end)())
{
    call_before_end = before_end;
    SetConsoleCtrlHandler(beforeEnd, TRUE);
}

bool seesErrors() { return _isatty(2) != 0; }
void prepareStreams()
{
    for (const int stream : {0, 1, 2})
        _setmode(stream, _O_BINARY);
    static const UINT before = GetConsoleOutputCP();
    if (before != 0 && SetConsoleOutputCP(CP_UTF8))
        std::atexit([] { SetConsoleOutputCP(before); });
}

std::vector<std::string> programArguments(int, char**) // which may be in another encoding
{
    int count = 0;
    wchar_t** const wide = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> arguments;
    for (int i = 1; i < count; ++i)
        arguments.push_back(utf8Of(wide[i]));
    LocalFree(wide);
    return arguments;
}

} // namespace attn

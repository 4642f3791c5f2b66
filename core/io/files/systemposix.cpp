// SPDX-License-Identifier: GPL-3.0-or-later
// Linux, macOS and their like.
#include "core/io/files/path.h"
#include "core/io/files/system.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace attn {

namespace {

constexpr int writer_wait = 1000; // ms: the writer may still be starting

FileStatus stateOf(const struct stat& status)
{
    const FileKind kind = S_ISREG(status.st_mode)    ? FileKind::Regular
                          : S_ISDIR(status.st_mode)  ? FileKind::Folder
                          : S_ISFIFO(status.st_mode) ? FileKind::Pipe
                                                     : FileKind::Device;
#ifdef __APPLE__
    const timespec& changed = status.st_mtimespec;
#else
    const timespec& changed = status.st_mtim;
#endif
    return {kind, {std::uint64_t(status.st_dev), status.st_ino, status.st_size, changed.tv_sec, changed.tv_nsec}};
}

template <class Call> auto untilUninterrupted(Call&& call)
{
    auto answer = call();
    while (answer < 0 && errno == EINTR)
        answer = call();
    return answer;
}

// By `part`, which writes some of it and says how much.
template <class Write> bool writeAll(std::string_view content, Write&& part)
{
    while (!content.empty()) {
        const ssize_t written = untilUninterrupted([&] { return part(content); });
        if (written <= 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

int fileOf(std::intptr_t handle) { return static_cast<int>(handle); }

int signal_pipe[2];
void (*call_before_end)() = nullptr;

// All that a handler may do: notify the waiting thread.
extern "C" void tellOfSignal(int number)
{
    const auto byte = static_cast<unsigned char>(number);
    [[maybe_unused]] const auto written = write(signal_pipe[1], &byte, 1);
}

// Replaces SIG_IGN, which child processes would inherit.
extern "C" void letWriteFail(int) {}

void handle(int number, void (*handler)(int))
{
    struct sigaction before {
    }, now{};
    now.sa_handler = handler;
    now.sa_flags = SA_RESTART;
    if (sigaction(number, nullptr, &before) == 0 && before.sa_handler == SIG_DFL)
        sigaction(number, &now, nullptr);
}

void endBySignals()
{
    unsigned char number = 0;
    ssize_t got = 0;
    do
        got = read(signal_pipe[0], &number, 1);
    while (got < 0);
    call_before_end();
    std::signal(number, SIG_DFL);
    kill(getpid(), number);
    pause();
}

} // namespace

std::optional<FileStatus> stateAt(const std::string& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? std::optional(stateOf(status)) : std::nullopt;
}

SystemFile SystemFile::create(const std::string& path, Readers readers)
{
    return SystemFile(
        ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, readers == Readers::All ? 0666 : 0600));
}

SystemFile SystemFile::openToRead(const std::string& path)
{
    return SystemFile(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
}

SystemFile SystemFile::openToWrite(const std::string& path)
{
    return SystemFile(::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY));
}

SystemFile SystemFile::openToChange(const std::string& path)
{
    return SystemFile(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
}

SystemFile SystemFile::standardInput() { return SystemFile(dup(STDIN_FILENO)); }

void SystemFile::close()
{
    if (m_handle != none)
        ::close(fileOf(std::exchange(m_handle, none)));
}

std::optional<FileStatus> SystemFile::state() const
{
    struct stat status {};
    return fstat(fileOf(m_handle), &status) == 0 ? std::optional(stateOf(status)) : std::nullopt;
}

std::int64_t SystemFile::read(char* to, std::size_t bytes) const
{
    return untilUninterrupted([&] { return ::read(fileOf(m_handle), to, bytes); });
}

std::int64_t SystemFile::readAt(char* to, std::size_t bytes, std::int64_t at) const
{
    return untilUninterrupted([&] { return pread(fileOf(m_handle), to, bytes, at); });
}

bool SystemFile::write(std::string_view content) const
{
    return writeAll(content,
                    [&](std::string_view left) { return ::write(fileOf(m_handle), left.data(), left.size()); });
}

bool SystemFile::writeAt(std::string_view content, std::int64_t at) const
{
    const char* const begin = content.data();
    return writeAll(content, [&](std::string_view left) {
        return pwrite(fileOf(m_handle), left.data(), left.size(), at + (left.data() - begin));
    });
}

bool SystemFile::cut(std::int64_t size) const { return ftruncate(fileOf(m_handle), size) == 0; }

bool SystemFile::sync() const
{
#ifdef F_FULLFSYNC // of macOS, whose fsync() stops at the memory of the disk
    if (fcntl(fileOf(m_handle), F_FULLFSYNC) == 0)
        return true;
#endif
#ifdef __linux__
    return fdatasync(fileOf(m_handle)) == 0;
#else
    return fsync(fileOf(m_handle)) == 0;
#endif
}

bool SystemFile::lock() const { return flock(fileOf(m_handle), LOCK_EX | LOCK_NB) == 0; }

bool SystemFile::takeRightsOf(const std::string& path) const
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && fchmod(fileOf(m_handle), status.st_mode & 0777) == 0;
}

std::optional<std::span<const std::byte>> SystemFile::map(std::size_t bytes) const
{
    void* const memory = mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, fileOf(m_handle), 0);
    if (memory == MAP_FAILED)
        return std::nullopt;
    return std::span(static_cast<const std::byte*>(memory), bytes);
}

void unmap(std::span<const std::byte> memory) { munmap(const_cast<std::byte*>(memory.data()), memory.size()); }

// Opening the pipe would have waited for a writer without end, so it was opened without waiting.
bool SystemFile::beginPipe(char* byte, std::size_t& size) const
{
    const int pipe = fileOf(m_handle);
    pollfd waited{pipe, POLLIN, 0};
    const bool silent = poll(&waited, 1, writer_wait) == 0;
    const ssize_t got = ::read(pipe, byte, 1);
    size = got > 0 ? 1 : 0;
    fcntl(pipe, F_SETFL, fcntl(pipe, F_GETFL) & ~O_NONBLOCK);
    return !(silent && got == 0);
}

bool removeAt(const std::string& path) { return std::remove(path.c_str()) == 0; }

bool renameOver(const std::string& from, const std::string& to) { return std::rename(from.c_str(), to.c_str()) == 0; }

bool mayWrite(const std::string& path) { return access(path.c_str(), W_OK) == 0; }

void syncFolderOf(const std::string& path)
{
    const std::string folder(folderPartOf(path));
    const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    close(descriptor);
}

void callBeforeEnd(void (*before_end)())
{
    handle(SIGXFSZ, letWriteFail);
    call_before_end = before_end;
    if (pipe(signal_pipe) != 0)
        return;
    try {
        std::thread(endBySignals).detach();
    } catch (const std::system_error&) {
        return; // signals end the program at once, as without all this
    }
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        handle(number, tellOfSignal);
}

bool seesErrors() { return isatty(STDERR_FILENO) == 1; }
void prepareStreams() {}

std::vector<std::string> programArguments(int argc, char** argv) { return {argv + (argc > 0), argv + argc}; }

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/inputfile.h"

#include "core/base/say.h"
#include "core/io/files/standardstream.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace attn {

namespace {

class InputDescriptor {
public:
    explicit InputDescriptor(const std::string& path)
        : m_descriptor(path == standard_stream ? dup(STDIN_FILENO)
                                               : open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    {
    }
    ~InputDescriptor()
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
    }
    InputDescriptor(const InputDescriptor&) = delete;
    InputDescriptor& operator=(const InputDescriptor&) = delete;

    operator int() const { return m_descriptor; }

private:
    int m_descriptor;
};

constexpr int writer_wait = 1000; // ms: who is to write may be starting beside us

// Puts the first byte of a pipe at `byte`, if it is there, and lets what is read after it wait for what is written. False where
// nobody has opened the pipe to write: opening it would have waited for that without end, so it was opened without waiting.
bool beginPipe(int pipe, char* byte, std::size_t& size)
{
    pollfd waited{pipe, POLLIN, 0};
    const bool silent = poll(&waited, 1, writer_wait) == 0;
    const ssize_t got = read(pipe, byte, 1);
    size = got > 0 ? 1 : 0;
    fcntl(pipe, F_SETFL, fcntl(pipe, F_GETFL) & ~O_NONBLOCK);
    return !(silent && got == 0);
}

bool sameVersion(const struct stat& a, const struct stat& b)
{
    return a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec && a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

} // namespace

std::optional<Error> checkReadable(const std::string& path, Pipes pipes)
{
    struct stat state {};
    if (path == standard_stream && pipes == Pipes::Read)
        return std::nullopt; // whatever stdin is, also what somebody types
    if (stat(path.c_str(), &state) != 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            return Error{say("%1: no such file", path)};
        return Error{say("%1: cannot be read (%2)", path, std::generic_category().message(errno))};
    }
    if (S_ISDIR(state.st_mode))
        return Error{say("%1: a folder, expected a file", path)};
    if (S_ISFIFO(state.st_mode) && pipes == Pipes::Refused)
        return Error{say("%1: a pipe, expected a file", path)};
    if (!S_ISREG(state.st_mode) && !S_ISFIFO(state.st_mode))
        return Error{say("%1: a device, expected a file", path)};
    return std::nullopt;
}

Result<std::string> readWholeFile(const std::string& path, std::int64_t limit, Pipes pipes, Beginning whyNot)
{
    if (const auto fault = checkReadable(path, pipes))
        return *fault;
    const auto failed = [&](int reason) {
        return Error{say("%1: cannot be read (%2)", path, std::generic_category().message(reason))};
    };
    const Error too_large{say("%1: larger than %2 MiB", path, limit >> 20)};
    const InputDescriptor file(path);
    struct stat before {
    }, after{};
    if (file < 0 || fstat(file, &before) != 0)
        return failed(errno);
    // Of a file that is stdin a part may have been read.
    const bool regular = S_ISREG(before.st_mode) && path != standard_stream;
    if (regular && before.st_size > limit)
        return too_large;
    std::string bytes;
    if (regular && before.st_size == 0)
        return bytes; // also the system's own files, some of which have something to say now and then for ever
    constexpr std::size_t piece = std::size_t(1) << 16;
    // One byte more than there should be, so that a file that grows is noticed.
    bytes.resize(regular ? static_cast<std::size_t>(before.st_size) + 1 : piece);
    std::size_t size = 0;
    if (S_ISFIFO(before.st_mode) && path != standard_stream && !beginPipe(file, bytes.data(), size))
        return Error{say("%1: a pipe that nobody writes into, expected a file", path)};
    for (ssize_t got = 1; got != 0;) {
        if (size == bytes.size()) {
            if (regular || static_cast<std::int64_t>(size) > limit)
                break;
            if (const auto fault = whyNot && size == piece ? whyNot(bytes) : std::nullopt)
                return Error{path + ": " + fault->message};
            bytes.resize(std::min(2 * size, static_cast<std::size_t>(limit) + 1));
        }
        got = read(file, bytes.data() + size, bytes.size() - size);
        if (got < 0 && errno != EINTR)
            return failed(errno);
        size += static_cast<std::size_t>(std::max<ssize_t>(got, 0));
    }
    if (!regular && static_cast<std::int64_t>(size) > limit)
        return too_large;
    if (regular &&
        (fstat(file, &after) != 0 || !sameVersion(before, after) || size != static_cast<std::size_t>(before.st_size)))
        return Error{say("%1: changed while it was read", path)};
    bytes.resize(size);
    return bytes;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/inputfile.h"

#include "core/base/say.h"
#include "core/io/files/standardstream.h"
#include "core/io/files/system.h"

#include <algorithm>
#include <cerrno>
#include <optional>

namespace attn {

std::optional<Error> checkReadable(const std::string& path, Pipes pipes)
{
    if (path == standard_stream && pipes == Pipes::Read)
        return std::nullopt; // whatever stdin is, even typed input
    const auto state = stateAt(path);
    if (!state) {
        if (errno == ENOENT || errno == ENOTDIR)
            return Error{say("%1: no such file", path)};
        return Error{say("%1: cannot be read (%2)", path, reasonText(errno))};
    }
    if (state->kind == FileKind::Folder)
        return Error{say("%1: expected a file, got a folder", path)};
    if (state->kind == FileKind::Pipe && pipes == Pipes::Refused)
        return Error{say("%1: expected a file, got a pipe", path)};
    if (state->kind == FileKind::Device)
        return Error{say("%1: expected a file, got a device", path)};
    return std::nullopt;
}

Result<std::string> readWholeFile(const std::string& path, std::int64_t limit, Pipes pipes, Beginning whyNot)
{
    if (const auto fault = checkReadable(path, pipes))
        return *fault;
    const auto failed = [&](int reason) { return Error{say("%1: cannot be read (%2)", path, reasonText(reason))}; };
    const Error too_large{say("%1: larger than %2 MiB", path, countText(limit >> 20))};
    const SystemFile file = path == standard_stream ? SystemFile::standardInput() : SystemFile::openToRead(path);
    const auto before = file ? file.state() : std::nullopt;
    if (!before)
        return failed(errno);
    // Of a file that is stdin a part may have been read.
    const bool regular = before->kind == FileKind::Regular && path != standard_stream;
    const std::int64_t expected = before->identity.size;
    if (regular && expected > limit)
        return too_large;
    std::string bytes;
    if (regular && expected == 0)
        return bytes; // also the system's own files, some of which have something to say now and then for ever
    constexpr std::size_t piece = std::size_t(1) << 16;
    // One byte more than there should be, so that a file that grows is noticed.
    bytes.resize(regular ? static_cast<std::size_t>(expected) + 1 : piece);
    std::size_t size = 0;
    if (before->kind == FileKind::Pipe && path != standard_stream && !file.beginPipe(bytes.data(), size))
        return Error{say("%1: expected a file, got a pipe that no program writes to", path)};
    for (std::int64_t got = 1; got != 0;) {
        if (size == bytes.size()) {
            if (regular || static_cast<std::int64_t>(size) > limit)
                break;
            if (const auto fault = whyNot && size == piece ? whyNot(bytes) : std::nullopt)
                return Error{path + ": " + fault->message};
            bytes.resize(std::min(2 * size, static_cast<std::size_t>(limit) + 1));
        }
        got = file.read(bytes.data() + size, bytes.size() - size);
        if (got < 0)
            return failed(errno);
        size += static_cast<std::size_t>(got);
    }
    if (!regular && static_cast<std::int64_t>(size) > limit)
        return too_large;
    const auto after = file.state();
    if (regular && (!after || after->identity != before->identity || size != static_cast<std::size_t>(expected)))
        return Error{say("%1 was changed while being read", path)};
    bytes.resize(size);
    return bytes;
}

} // namespace attn

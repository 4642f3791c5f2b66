// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/mappedfile.h"

#include "core/base/say.h"
#include "core/io/files/inputfile.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace attn {

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path)
{
    if (const auto fault = checkReadable(path, Pipes::Refused))
        return *fault;
    // O_NONBLOCK: what became a pipe since does not make the opening wait. Of files it means nothing.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    const auto failed = [&](const std::string& reason) {
        if (descriptor >= 0)
            close(descriptor);
        return Error{path + ": " + reason};
    };
    const auto refused = [&](int reason) {
        return failed(say("cannot be read (%1)", std::generic_category().message(reason)));
    };
    struct stat state {};
    if (descriptor < 0 || fstat(descriptor, &state) != 0)
        return refused(errno);
    if (!S_ISREG(state.st_mode))
        return failed(say("not a file any more"));
    if (state.st_size == 0)
        return failed("empty");
    const auto size = static_cast<std::size_t>(state.st_size);
    void* const memory = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (memory == MAP_FAILED)
        return refused(errno);
    return std::shared_ptr<const MappedFile>(new MappedFile(descriptor, {static_cast<const std::byte*>(memory), size}));
}

MappedFile::~MappedFile()
{
    munmap(const_cast<std::byte*>(m_bytes.data()), m_bytes.size());
    close(m_descriptor);
}

bool MappedFile::isWhole() const
{
    struct stat state {};
    return fstat(m_descriptor, &state) == 0 && state.st_size >= static_cast<off_t>(m_bytes.size());
}

} // namespace attn

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

namespace {

FileIdentity identityOf(const struct stat& state)
{
    return {state.st_dev, state.st_ino, state.st_size, state.st_mtim.tv_sec, state.st_mtim.tv_nsec};
}

} // namespace

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
    return std::shared_ptr<const MappedFile>(
        new MappedFile(path, descriptor, {static_cast<const std::byte*>(memory), size}, identityOf(state)));
}

MappedFile::MappedFile(std::string path, int descriptor, std::span<const std::byte> bytes, const FileIdentity& identity)
    : m_path(std::move(path)), m_descriptor(descriptor), m_bytes(bytes), m_identity(identity)
{
    m_pages.emplace(bytes.data(), bytes.size());
}

MappedFile::~MappedFile()
{
    m_pages.reset();
    munmap(const_cast<std::byte*>(m_bytes.data()), m_bytes.size());
    close(m_descriptor);
}

MappedState MappedFile::state() const
{
    struct stat own {
    }, at_path{};
    if (m_pages->isTorn() || fstat(m_descriptor, &own) != 0 || own.st_size < m_identity.size)
        return MappedState::Shorter;
    if (identityOf(own) != m_identity)
        return MappedState::Changed;
    const bool same = stat(m_path.c_str(), &at_path) == 0 && identityOf(at_path) == m_identity;
    return same ? MappedState::Same : MappedState::Replaced;
}

} // namespace attn

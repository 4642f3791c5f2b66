// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/mappedfile.h"

#include "core/base/say.h"
#include "core/io/files/inputfile.h"

#include <cerrno>
#include <utility>

namespace attn {

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path)
{
    if (const auto fault = checkReadable(path, Pipes::Refused))
        return *fault;
    SystemFile file = SystemFile::openToRead(path);
    const auto refused = [&] { return Error{say("%1: cannot be read (%2)", path, reasonText(errno))}; };
    const auto state = file ? file.state() : std::nullopt;
    if (!state)
        return refused();
    if (state->kind != FileKind::Regular)
        return Error{path + ": " + say("is no longer a file")};
    if (state->identity.size == 0)
        return Error{path + ": empty"};
    const auto bytes = file.map(static_cast<std::size_t>(state->identity.size));
    if (!bytes)
        return refused();
    return std::shared_ptr<const MappedFile>(new MappedFile(path, std::move(file), *bytes, state->identity));
}

MappedFile::MappedFile(std::string path, SystemFile file, std::span<const std::byte> bytes,
                       const FileIdentity& identity)
    : m_path(std::move(path)), m_file(std::move(file)), m_bytes(bytes), m_identity(identity)
{
    m_pages.emplace(bytes.data(), bytes.size());
}

MappedFile::~MappedFile()
{
    m_pages.reset();
    unmap(m_bytes);
}

MappedState MappedFile::state() const
{
    const auto own = m_file.state();
    if (m_pages->isTorn() || !own || own->identity.size < m_identity.size)
        return MappedState::Shorter;
    if (own->identity != m_identity)
        return MappedState::Changed;
    const auto at_path = stateAt(m_path);
    return at_path && at_path->identity == m_identity ? MappedState::Same : MappedState::Replaced;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The parts shared by every system.
#include "core/io/files/system.h"

#include "core/base/say.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace attn {

SystemFile::SystemFile(SystemFile&& other) noexcept : m_handle(std::exchange(other.m_handle, none)) {}

SystemFile& SystemFile::operator=(SystemFile&& other) noexcept
{
    std::swap(m_handle, other.m_handle);
    return *this;
}

bool isOfDisk(int reason)
{
#ifdef EDQUOT // which Windows has not
    if (reason == EDQUOT)
        return true;
#endif
    return reason == ENOSPC || reason == EIO;
}

std::string reasonText(int reason)
{
    return reason == ETXTBSY ? say("the file is open in another program") : std::generic_category().message(reason);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/syncfolder.h"

#include <fcntl.h>
#include <unistd.h>

namespace attn {

void syncFolderOf(const std::string& path)
{
    const auto slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    close(descriptor);
}

} // namespace attn

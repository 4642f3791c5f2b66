// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testpaths.h"

namespace attn {

std::string sourceFile(const std::string& path) { return ATTNSCOPE_SOURCE_DIR "/" + path; }

const std::string& programFile()
{
    static const std::string path = ATTNSCOPE_BINARY;
    return path;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export.h"

#include "app/batch.h"

namespace attn {

int runExport(const Options&)
{
    return reportError(ExitStatus::WrongUsage, "export: this build draws no pictures");
}

} // namespace attn

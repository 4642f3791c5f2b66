// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that draw, in a build without Qt.
#include "app/batch.h"
#include "app/drawncommands.h"
#include "core/base/say.h"

namespace attn {

int runExport(const Options&)
{
    return reportError(ExitStatus::WrongUsage, say("export: this build cannot draw figures"));
}

int runSheet(const Options&)
{
    return reportError(ExitStatus::WrongUsage, say("sheet: this build cannot draw worksheets"));
}

int runSteps(const Options&)
{
    return reportError(ExitStatus::WrongUsage, say("steps: this build cannot draw animations or strips"));
}

} // namespace attn

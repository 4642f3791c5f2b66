// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/site.h"

#include "app/batch.h"

#ifdef ATTNSCOPE_GUI
#include "ui/language/language.h"
#endif

namespace attn {

int runSite(const Options& options)
{
    if (const auto fault = whyNoSite(options.out)) // before anything is computed
        return reportError(ExitStatus::WrongUsage, "--out: " + fault->message);
    SitePlan plan;
    plan.arguments = options.files;
    plan.scorm = options.scorm;
#ifdef ATTNSCOPE_GUI
    plan.languages = catalogues();
#endif
    const auto files = siteFiles(plan);
    const auto fault = files ? writeSite(options.out, *files) : files.error();
    if (fault)
        return reportError(ExitStatus::BadInput, fault->message);
    return static_cast<int>(ExitStatus::Done);
}

} // namespace attn

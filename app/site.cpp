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
    std::vector<std::string> warnings;
    const auto files = siteFiles(plan, {}, &warnings);
    const auto fault = files ? writeSite(options.out, *files) : files.error();
    if (fault)
        return reportError(ExitStatus::BadInput, fault->message);
    for (const std::string& warning : warnings)
        reportError(ExitStatus::Done, warning);
    return static_cast<int>(ExitStatus::Done);
}

} // namespace attn

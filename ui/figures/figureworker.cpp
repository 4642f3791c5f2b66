// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figureworker.h"

#include "ui/document/journal.h"

#include <utility>

namespace attn {

void FigureWorker::request(Job job)
{
    Background::request([job = std::move(job), untilKept = Journal::untilKept()](std::stop_token stop) {
        untilKept();
        return job(std::move(stop));
    });
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figureworker.h"

#include "ui/document/journal.h"
#include "ui/figures/fontless.h"

#include <utility>

namespace attn {

void FigureWorker::request(Job job)
{
    Background::request(
        [this, job = std::move(job), untilKept = Journal::untilKept()](StopToken stop) -> std::function<void()> {
            untilKept();
            FontlessLetters letters;
            const auto finish = job(std::move(stop));
            return [this, finish, sentence = letters.sentence()] {
                if (finish)
                    finish();
                if (!sentence.isEmpty())
                    Q_EMIT boxed(sentence);
            };
        });
}

} // namespace attn

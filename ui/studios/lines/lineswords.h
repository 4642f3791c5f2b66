// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens and lines in words: for the status line, tool tips and screen readers. Omits what is hidden or not computed
// yet.
#pragma once

#include "ui/studios/lines/lineset.h"

#include <QString>

namespace attn {

QString headName(const LineHead& head); // "head 3", "head 3, turned off"
// "query with looks at key journey: 0.2559 in head 0, 0.2505 in head 1"
QString lineWords(const LineSet& set, Cell cell);
// "query with looks most at key journey: 0.2559 in head 0; key with: 0.2528 in head 1"
QString tokenWords(const LineSet& set, LineToken token);
// The heading of a side's tokens.
struct SideWords {
    QString name, role; // "Queries", "who looks"
};
SideWords sideWords(LineSide side);
// "Who looks where, in both heads"
QString linesTitle(const LineSet& set, int allHeads);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/lineswords.h"

#include "ui/kit/numbertext.h"
#include "ui/language/headwords.h"

#include <QObject>

#include <algorithm>

namespace attn {

namespace {

QString weightWords(const LineSet& set, std::size_t head, Cell cell)
{
    switch (set.mark(head, cell)) {
    case CellMark::Pending: return QObject::tr("not computed yet");
    case CellMark::Masked: return QObject::tr("masked");
    case CellMark::Dropped: return QObject::tr("dropped");
    case CellMark::Hidden: return QObject::tr("hidden");
    default: return formatNumber(set.value(head, cell), set.digits());
    }
}

QString weightInHead(const LineSet& set, std::size_t head, Cell cell)
{
    const QString weight = weightWords(set, head, cell);
    return set.ofSeveral() ? QObject::tr("%1 in %2").arg(weight, headName(set.heads()[head])) : weight;
}

QString tokenName(const LineSet& set, LineToken token)
{
    const QString name = set.names(token.side).value(token.at);
    return token.side == LineSide::Queries ? QObject::tr("query %1").arg(name) : QObject::tr("key %1").arg(name);
}

// The largest of a token's weights in a head if none is hidden; else why not.
struct Most {
    int other = -1;
    QString why;
};

Most mostOf(const LineSet& set, std::size_t head, LineToken token)
{
    const std::vector<float> weights = set.weights(head, token);
    Most most;
    for (int other = 0; other < int(weights.size()); ++other) {
        const CellMark mark = set.mark(head, LineSet::cellOf(token, other));
        if (mark == CellMark::Pending)
            return {-1, QObject::tr("some of its weights are not computed yet")};
        if (mark == CellMark::Hidden)
            return {-1, QObject::tr("one of its weights is hidden")};
        if (LineSet::isRevealedMark(mark) &&
            (most.other < 0 || weights[std::size_t(other)] > weights[std::size_t(most.other)]))
            most.other = other;
    }
    if (most.other < 0)
        most.why =
            token.side == LineSide::Queries ? QObject::tr("looks at no key") : QObject::tr("no query looks at it");
    return most;
}

} // namespace

QString headName(const LineHead& head) { return labelOfHead(head.head, head.off); }

SideWords sideWords(LineSide side)
{
    return side == LineSide::Queries ? SideWords{QObject::tr("Queries"), QObject::tr("who looks")}
                                     : SideWords{QObject::tr("Keys"), QObject::tr("looked at")};
}

QString lineWords(const LineSet& set, Cell cell)
{
    if (set.empty())
        return {};
    const QString query = tokenName(set, {LineSide::Queries, cell.row}),
                  key = tokenName(set, {LineSide::Keys, cell.column});
    std::vector<CellMark> marks;
    for (std::size_t head = 0; head < set.heads().size(); ++head)
        marks.push_back(set.mark(head, cell));
    if (std::ranges::all_of(marks, [](CellMark mark) { return mark == CellMark::Masked; }))
        return QObject::tr("%1 cannot look at %2 (masked)").arg(query, key);
    QStringList each;
    if (std::ranges::all_of(marks, [](CellMark mark) { return mark == CellMark::Pending; }))
        each << weightWords(set, 0, cell);
    else
        for (std::size_t head = 0; head < set.heads().size(); ++head)
            each << weightInHead(set, head, cell);
    return QObject::tr("%1 looks at %2: %3").arg(query, key, each.join(QStringLiteral(", ")));
}

QString tokenWords(const LineSet& set, LineToken token)
{
    if (set.empty())
        return {};
    QStringList parts;
    for (std::size_t head = 0; head < set.heads().size(); ++head) {
        const Most most = mostOf(set, head, token);
        if (most.other < 0)
            return QStringLiteral("%1: %2").arg(tokenName(set, token), most.why);
        const Cell cell = LineSet::cellOf(token, most.other);
        const QString other = tokenName(set, {LineSet::otherSide(token.side), most.other});
        parts << QStringLiteral("%1: %2").arg(other, weightInHead(set, head, cell));
    }
    return (token.side == LineSide::Queries ? QObject::tr("%1 looks most at %2")
                                            : QObject::tr("%1 is attended to most by %2"))
        .arg(tokenName(set, token), parts.join(QStringLiteral("; ")));
}

QString linesTitle(const LineSet& set, int allHeads)
{
    const int shown = int(set.heads().size());
    if (allHeads < 2)
        return QObject::tr("Who looks where");
    if (shown == 1)
        return QObject::tr("Who looks where, in %1").arg(headName(set.heads().front()));
    if (const auto off = int(std::ranges::count_if(set.heads(), &LineHead::off)); off > 0)
        return QObject::tr("Who looks where, in %1 of %2 heads; %3 more turned off")
            .arg(shown - off)
            .arg(allHeads)
            .arg(off);
    if (shown == allHeads)
        return shown == 2 ? QObject::tr("Who looks where, in both heads")
                          : QObject::tr("Who looks where, in all %1 heads").arg(shown);
    return QObject::tr("Who looks where, in %1 of %2 heads").arg(shown).arg(allHeads);
}

} // namespace attn

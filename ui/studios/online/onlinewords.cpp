// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/online/onlinewords.h"

#include "ui/kit/numbertext.h"
#include "ui/language/said.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <functional>

namespace attn {

namespace {

constexpr qsizetype most_named_keys = 3, most_terms = 3;
constexpr qsizetype longest_name = 24; // characters

// What a tile adds, term by term if there are few.
QString sumOfTerms(const OnlineTile& tile, const std::function<QString(std::int64_t at)>& term, const QString& many)
{
    if (tile.count > most_terms)
        return many;
    QStringList terms;
    for (std::int64_t at = 0; at < tile.count; ++at)
        terms << term(at);
    return terms.join(QStringLiteral(" + "));
}

// Behind a minus.
QString takenAway(const QString& number)
{
    return number.startsWith(QChar(0x2212)) ? QLatin1Char('(') + number + QLatin1Char(')') : number;
}

bool isWhole(const std::vector<float>& numbers)
{
    return std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); });
}

} // namespace

QString tileKeys(const OnlinePicture& picture, int tile)
{
    const OnlineTile& each = picture.at(tile);
    const int first = int(each.first), last = int(each.first + each.count) - 1;
    QString words = picture.keys.mid(first, each.count).join(QStringLiteral(", "));
    if (each.count <= most_named_keys && words.size() <= longest_name)
        return words;
    return each.count == 1 ? QObject::tr("key %1").arg(first) : QObject::tr("keys %1–%2").arg(first).arg(last);
}

QStringList tileNames(const OnlinePicture& picture)
{
    QStringList names;
    for (int tile = 0; tile < picture.tiles(); ++tile)
        names << tileKeys(picture, tile);
    return names;
}

std::vector<OnlineLine> stepLines(const OnlinePicture& picture)
{
    const auto number = [&](double value) { return formatNumber(value, picture.digits); };
    const OnlineState& now = picture.state();
    if (picture.current() < 0) {
        std::vector<OnlineLine> lines;
        if (picture.row.sink) {
            lines = {
                {QStringLiteral("m"), QObject::tr("the sink's logit"), number(now.maximum), {}},
                {QStringLiteral("l"),
                 QStringLiteral("e^(%1 − %2)").arg(number(*picture.row.sink), takenAway(number(*picture.row.sink))),
                 number(now.sum),
                 {}}};
        } else {
            lines = {{QStringLiteral("m"), QObject::tr("no key yet"), number(now.maximum), {}},
                     {QStringLiteral("l"), QObject::tr("nothing added yet"), number(now.sum), {}}};
        }
        if (picture.row.width > 0)
            lines.push_back({QStringLiteral("o"), QObject::tr("nothing mixed yet"), number(0), {}});
        return lines;
    }
    const OnlineTile& tile = picture.at(picture.current());
    const OnlineState& before = picture.before();
    const QString factor = number(tile.factor), sum = number(tile.sum);
    const auto exponential = [&](std::int64_t at) { return number(tile.exponentials[std::size_t(at)]); };
    const auto value = [&](std::int64_t at) { // with what dropout makes of it
        const std::int64_t key = tile.first + at;
        const QString kept = QStringLiteral(" × ") + formatSignificant(picture.row.factorOf(key), 4);
        return exponential(at) + (picture.row.kept.empty() ? QString() : kept) +
               QStringLiteral(" v(%1)").arg(picture.keys[int(key)]);
    };
    const QString before_l = QStringLiteral("%1 × %2 + ").arg(number(before.sum), factor);
    const QString before_o = QStringLiteral("o × %1 + ").arg(factor),
                  all_values = picture.row.kept.empty() ? QStringLiteral("Σ e^(z − m) v")
                                                        : QObject::tr("Σ e^(z − m) × dropout × v");
    std::vector<OnlineLine> lines = {
        {QStringLiteral("m"),
         QStringLiteral("max(%1, %2)").arg(number(before.maximum), number(tile.maximum)),
         number(now.maximum),
         {}},
        {QObject::tr("factor"),
         QStringLiteral("e^(%1 − %2)").arg(number(before.maximum), takenAway(number(tile.taken))),
         factor,
         {}},
        {QStringLiteral("l"), before_l + sumOfTerms(tile, exponential, sum), number(now.sum), before_l + sum}};
    if (picture.row.width > 0)
        lines.push_back(
            {QStringLiteral("o"), before_o + sumOfTerms(tile, value, all_values), {}, before_o + all_values});
    return lines;
}

QString stepTitle(const OnlinePicture& picture)
{
    if (picture.current() < 0)
        return QObject::tr("Before the first tile");
    return QObject::tr("Tile %1 of %2: %3")
        .arg(picture.done)
        .arg(picture.tiles())
        .arg(tileKeys(picture, picture.current()));
}

QString stepNote(const OnlinePicture& picture)
{
    if (picture.current() < 0)
        return picture.row.sink ? QObject::tr("the sink counts from the start") : QString();
    const OnlineTile& tile = picture.at(picture.current());
    if (picture.state().maximum == -INFINITY)
        return QObject::tr("no allowed key yet, so 0 is subtracted");
    if (tile.maximum == -INFINITY)
        return QObject::tr("all masked, so nothing changes");
    if (picture.before().maximum == -INFINITY)
        return QObject::tr("the first allowed key, so there is nothing to rescale");
    return tile.factor == 1 ? QObject::tr("the maximum stays, so nothing is rescaled")
                            : QObject::tr("the maximum grows, so earlier sums shrink");
}

QString stepSentence(const OnlinePicture& picture)
{
    const QString note = stepNote(picture);
    return stepTitle(picture) + (note.isEmpty() ? QString() : QStringLiteral("; ") + note);
}

QString weightsTitle(bool at_end)
{
    return at_end ? QObject::tr("Weights") : QObject::tr("Weights if the row ended here");
}

OnlineVerdict onlineVerdict(const OnlinePicture& picture)
{
    if (!picture.atEnd())
        return {Severity::Off, QObject::tr("%1 of %2 keys seen").arg(picture.seen()).arg(picture.row.keys())};
    const OnlineCheck& check = picture.check;
    const QString pinned = picture.row.pinned ? QObject::tr("A value in this row is pinned.") : QString();
    if (!check.weightsAgree)
        return {Severity::Bad, inARow({QObject::tr("The weights differ from the full softmax by %1.")
                                           .arg(formatDifference(check.weights, picture.digits)),
                                       pinned})};
    if (!check.contextAgree)
        return {Severity::Bad, inARow({QObject::tr("The weights match the full softmax, but the context differs by %1.")
                                           .arg(formatDifference(check.context, picture.digits)),
                                       pinned})};
    if (!isWhole(picture.online.weights))
        return {Severity::Warn, picture.state().sum == 0
                                    ? QObject::tr("No key is allowed, so 0 / 0 is nan here and in the full softmax.")
                                    : QObject::tr("The weights are nan here and in the full softmax.")};
    if (picture.row.headOff)
        return {
            Severity::Ok,
            QObject::tr("The weights match the full softmax. The head is turned off, so the layer's context is 0.")};
    const double apart = std::max(check.weights, check.context);
    const QString match = picture.row.width > 0 ? QObject::tr("Weights and context match the full softmax")
                                                : QObject::tr("The weights match the full softmax");
    return {Severity::Ok,
            inARow({apart == 0 ? QObject::tr("%1 bit for bit.").arg(match)
                               : QObject::tr("%1 up to float32 rounding (%2).").arg(match, formatDifference(apart, 1)),
                    picture.row.kept.empty() ? QString()
                                             : QObject::tr("Dropout affects only what goes into the context. The "
                                                           "weights shown are the weights before dropout.")})};
}

QString heldSentence(const OnlinePicture& picture)
{
    const std::int64_t whole = picture.row.keys(), online = picture.tile + 2;
    const QString both =
        picture.row.width > 0
            ? QObject::tr("Both methods also keep the context (%n numbers) in memory and read every k and v.", nullptr,
                          int(picture.row.width))
            : QString();
    const QString saved =
        online == whole
            ? QObject::tr("This saves nothing for a row this short, because the tile with m and l is just as large.")
        : online > whole
            ? QObject::tr("This saves nothing for a row this short, because the tile with m and l is larger.")
        : whole - online == 1 ? QObject::tr("This saves 1 number for this row. Longer rows save more.")
                              : QObject::tr("This saves %1 numbers for this row. Longer rows save more.")
                                    .arg(formatCount(whole - online));
    return inARow({saved, both});
}

QString keySentence(const OnlinePicture& picture, int key)
{
    if (key < 0 || key >= picture.row.keys())
        return {};
    const auto number = [&](double value) { return formatNumber(value, picture.digits); };
    const QString place = QObject::tr("query %1, key %2").arg(picture.query, picture.keys[key]);
    if (key >= picture.seen())
        return QStringLiteral("%1: %2").arg(place,
                                            QObject::tr("in tile %1, not yet seen").arg(picture.tileOf(key) + 1));
    const float z = picture.row.logits[std::size_t(key)];
    const float power = z - picture.at(picture.current()).taken;
    QStringList facts;
    if (picture.row.masked[std::size_t(key)])
        facts << QObject::tr("masked");
    facts << (picture.atEnd() ? QObject::tr("z %1, e^(z − m) = e^(%2) = %3, weight %4")
                              : QObject::tr("z %1, e^(z − m) = e^(%2) = %3, weight so far %4"))
                 .arg(number(z), number(power), number(std::exp(power)), number(picture.weights()[std::size_t(key)]));
    if (!picture.row.kept.empty())
        facts << (picture.row.factorOf(key) == 0
                      ? QObject::tr("dropped from o")
                      : QObject::tr("× %1 in o (dropout)").arg(formatSignificant(picture.row.factorOf(key), 4)));
    return QStringLiteral("%1: %2").arg(place, facts.join(QStringLiteral(", ")));
}

QString tileSentence(const OnlinePicture& picture, int tile)
{
    if (tile < 0 || tile >= picture.tiles())
        return {};
    const auto number = [&](double value) { return formatNumber(value, picture.digits); };
    const QString head = QObject::tr("tile %1, %2").arg(QString::number(tile + 1), tileKeys(picture, tile));
    if (tile >= picture.done)
        return QStringLiteral("%1: %2").arg(head, notYet());
    const OnlineState& state = picture.online.states[std::size_t(tile) + 1];
    return QStringLiteral("%1: %2").arg(head, QObject::tr("largest value %1, m %2, factor %3, l %4")
                                                  .arg(number(picture.at(tile).maximum), number(state.maximum),
                                                       number(picture.at(tile).factor), number(state.sum)));
}

} // namespace attn

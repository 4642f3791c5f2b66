// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachewords.h"

#include "core/layer/stages.h"
#include "ui/kit/numbertext.h"

#include <QObject>

#include <cmath>

namespace attn {

namespace {

// In one piece where lines break.
QString apart(double difference) { return formatDifference(difference).replace(QLatin1Char(' '), QChar::Nbsp); }

QString nameOf(std::string_view tensor) { return QString::fromUtf8(tensor.data(), qsizetype(tensor.size())); }

} // namespace

QString keyWords(const Config& config)
{
    return rotates(config) ? QObject::tr("rotated") : normsQueries(config) ? QObject::tr("normalized") : QString();
}

QString scoreTitle(const Config& config)
{
    if (config.dropout.on == DropoutOn::Scores && dropoutIsOn(config))
        return QObject::tr("after dropout");
    if (config.mask.kind == MaskKind::Additive && masksBefore(config))
        return QObject::tr("masked score");
    return addsBias(config)              ? QObject::tr("biased score")
           : capsScores(config)          ? QObject::tr("capped score")
           : config.scale != Scale::None ? QObject::tr("scaled score")
                                         : QObject::tr("score");
}

QString weightTitle(const Config& config)
{
    return config.dropout.on == DropoutOn::Weights && dropoutIsOn(config) ? QObject::tr("after dropout")
                                                                          : QObject::tr("weight");
}

QString formatBytes(double bytes)
{
    static constexpr const char* units[] = {"kB", "MB", "GB", "TB", "PB", "EB"};
    if (bytes < 10000)
        return formatCount(std::int64_t(bytes));
    int unit = -1;
    for (; bytes >= 999.5 && unit + 1 < int(std::size(units)); ++unit)
        bytes /= 1000;
    const int decimals = bytes < 9.95 ? 1 : 0;
    return QStringLiteral("%1 %2").arg(QString::number(bytes, 'f', decimals), QLatin1String(units[std::max(unit, 0)]));
}

QString placeWords(const CachePicture& picture)
{
    return picture.done == 0 ? QObject::tr("0 of %1 tokens").arg(picture.count())
                             : QObject::tr("token %1 of %2").arg(picture.done).arg(picture.count());
}

QString stepSentence(const CachePicture& picture)
{
    if (picture.done == 0)
        return QObject::tr("No token yet. The cache is empty.");
    return QObject::tr("key head %1: %2 of %3 rows stored, row %4 is new; %5 bytes")
        .arg(picture.keyHead())
        .arg(picture.done)
        .arg(picture.count())
        .arg(picture.tokenName(picture.current()), formatCount(picture.bytes(picture.done, picture.keyHeads())));
}

QString cellSentence(const CachePicture& picture, Cell cell)
{
    if (cell.row < 0 || cell.row >= picture.count() || cell.column < 0 || cell.column >= picture.columns())
        return {};
    const QString token = picture.tokenName(cell.row);
    if (!picture.isStored(cell.row))
        return QObject::tr("“%1” has not been processed yet, so it has no key or value.").arg(token);
    const Config& config = picture.computed->realized->config;
    const QString from =
        cell.row == picture.current() ? QObject::tr("new, just stored") : QObject::tr("read from the cache");
    const auto number = [&](double value) { return formatNumber(value, picture.digits); };
    const int component = picture.componentOf(cell.column);
    const auto marked = [&](const QString& sentence) {
        return picture.isSeen(cell.row) ? sentence : QObject::tr("%1, masked").arg(sentence);
    };
    const QString query = picture.tokenName(picture.current());
    switch (picture.partOf(cell.column)) {
    case CachePart::Key:
        return QObject::tr("key %1, component %2: %3 %4, %5")
            .arg(token)
            .arg(component)
            .arg(nameOf(finalKeys(config)), number(picture.key(cell.row, component)), from);
    case CachePart::Value:
        return QObject::tr("value %1, component %2: %3, %4")
            .arg(token)
            .arg(component)
            .arg(number(picture.value(cell.row, component)), from);
    case CachePart::Score:
        return marked(QObject::tr("query %1, key %2: %3 %4")
                          .arg(query, token, scoreTitle(config), number(picture.score(cell.row))));
    case CachePart::Weight:
        return marked(QObject::tr("query %1, key %2: weight %3").arg(query, token, number(picture.weight(cell.row))));
    }
    return {};
}

CacheVerdict rowVerdict(const CachePicture& picture)
{
    if (picture.done == 0)
        return {Severity::Off, QObject::tr("No row yet. Step to the first token.")};
    const QString token = picture.tokenName(picture.current());
    const RowCheck check = checkRow(*picture.decoded, *picture.computed, picture.item, picture.current());
    switch (check.found) {
    case RowCheck::Found::SameBits:
        return {Severity::Ok, QObject::tr("Row “%1” matches the full computation bit for bit").arg(token)};
    case RowCheck::Found::Rounding:
        return {Severity::Ok, QObject::tr("Row “%1” matches the full computation up to float32 rounding (at most %2)")
                                  .arg(token, apart(check.largest))};
    case RowCheck::Found::Differs: break;
    }
    const QString where =
        check.tensor == "weights"
            ? QObject::tr("weight of head %1, key %2").arg(check.head).arg(picture.tokenName(int(check.column)))
            : QObject::tr("context of head %1, component %2").arg(check.head).arg(check.column);
    if (std::isnan(check.largest))
        return {Severity::Bad,
                QObject::tr(
                    "Row “%1” differs from the full computation because only one of the two values is a number (%2)")
                    .arg(token, where)};
    return {
        Severity::Bad,
        QObject::tr("Row “%1” differs from the full computation by %2 (%3)").arg(token, apart(check.largest), where)};
}

} // namespace attn

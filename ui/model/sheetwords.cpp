// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/sheetwords.h"

#include "ui/kit/numbertext.h"
#include "ui/language/said.h"
#include "ui/model/sheetlayout.h"

#include <QObject>

#include <cmath>

namespace attn {

namespace {

// No row may count: then there is no mean.
QString figureText(double value, int decimals, const QString& unit = {})
{
    if (std::isnan(value))
        return QStringLiteral("—");
    const QString number = formatNumber(value, decimals);
    return unit.isEmpty() ? number : number + QLatin1Char(' ') + unit;
}

} // namespace

QString withPlace(const QString& label, int token)
{
    const QString place = QStringLiteral(" %1").arg(token);
    return label.endsWith(place) ? label : label + place;
}

QString sheetOrderName(SheetOrder order)
{
    switch (order) {
    case SheetOrder::LayerAndHead: return QObject::tr("layer and head");
    case SheetOrder::Entropy: return QObject::tr("entropy");
    case SheetOrder::Distance: return QObject::tr("distance");
    case SheetOrder::OnFirst: return QObject::tr("share on the first token");
    case SheetOrder::Change: return QObject::tr("change");
    }
    return {};
}

SheetFigure sheetFigureWords(const PageHead& head, SheetOrder order)
{
    const double value = sheetFigure(head, order);
    switch (order) {
    case SheetOrder::LayerAndHead: return {};
    case SheetOrder::Entropy: return {QObject::tr("entropy"), figureText(value, 2)};
    case SheetOrder::Distance: return {QObject::tr("back"), figureText(value, 2)};
    case SheetOrder::OnFirst: return {QObject::tr("on first"), figureText(value, 4)};
    case SheetOrder::Change: return {QObject::tr("change"), figureText(value, 4)};
    }
    return {};
}

std::vector<SheetFigure> sheetTileFigures(const PageHead& head, SheetOrder order)
{
    const SheetOrder beside = order == SheetOrder::Entropy ? SheetOrder::Distance : SheetOrder::Entropy;
    return {sheetFigureWords(head, order), sheetFigureWords(head, beside)};
}

std::vector<std::pair<QString, QString>> headFigureRows(const PageHead& head)
{
    return {{QObject::tr("Mean row entropy"), figureText(head.entropy, 2, QObject::tr("bits"))},
            {QObject::tr("Mean attention distance"), figureText(head.distance, 2, QObject::tr("tokens"))},
            {QObject::tr("Share on the first token"), figureText(head.onFirst, 4)},
            {QObject::tr("Share after the same token"), figureText(head.onFollowing, 4)}};
}

QString pageHeadInWords(const PagePicture& picture, const HeadPlace& place)
{
    const PageHead& head = picture.head(place);
    QStringList words{QObject::tr("Head %1, layer %2, head %3").arg(headName(place)).arg(place.layer).arg(place.head)};
    if (head.off)
        words << QObject::tr("turned off");
    for (const auto& [name, value] : headFigureRows(head))
        words << QStringLiteral("%1 %2").arg(inSentence(name), value);
    if (place.layer >= firstBarredLayer(picture))
        words << QObject::tr("largest weight change %1").arg(figureText(head.change, 4));
    return words.join(QStringLiteral(", "));
}

} // namespace attn

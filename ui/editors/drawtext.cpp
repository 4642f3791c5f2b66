// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/drawtext.h"

#include "ui/kit/numbertext.h"

#include <QObject>

namespace attn {

namespace {

QString plainName(const std::string& text) { return QString::fromStdString(text); }

QString biasText(const QString& layer, bool bias) { return bias ? QObject::tr("%1, with bias").arg(layer) : layer; }

QString timesText(const std::optional<float>& mul)
{
    return mul ? QStringLiteral(" × ") + formatShortest(*mul) : QString();
}

struct DrawTextOf {
    QString operator()(const ManualSeed& d) const { return QStringLiteral("manual_seed %1").arg(d.seed); }
    QString operator()(const Skip& d) const { return QObject::tr("skip %1, drawn earlier").arg(d.draws); }
    QString operator()(const Rand& d) const
    {
        return QStringLiteral("%1 = rand %2").arg(plainName(d.out), plainName(toString(d.shape))) + timesText(d.mul);
    }
    QString operator()(const Randn& d) const
    {
        return QStringLiteral("%1 = randn %2").arg(plainName(d.out), plainName(toString(d.shape))) + timesText(d.mul);
    }
    QString operator()(const Linear& d) const
    {
        return biasText(QStringLiteral("%1 = linear %2 → %3").arg(plainName(d.name)).arg(d.in).arg(d.out_features),
                        d.bias);
    }
    QString operator()(const LinearFromT& d) const
    {
        return QStringLiteral("%1.weight = %2.T").arg(plainName(d.name), plainName(d.of));
    }
    QString operator()(const Embedding& d) const
    {
        const QString table = QStringLiteral("%1 = embedding %2 × %3").arg(plainName(d.name)).arg(d.num).arg(d.dim);
        return d.padding_idx ? QObject::tr("%1, padding row %2").arg(table, QString::number(*d.padding_idx)) : table;
    }
    QString operator()(const Lookup& d) const
    {
        return QStringLiteral("%1 = %2[%3]").arg(plainName(d.out), plainName(d.table), plainName(d.ids));
    }
    QString operator()(const Stack& d) const
    {
        return QStringLiteral("%1 = stack of %2 × %3").arg(plainName(d.out)).arg(d.n).arg(plainName(d.of));
    }
    QString operator()(const Mha& d) const
    {
        return biasText(QObject::tr("%1 = multihead %2, %n heads", nullptr, int(d.num_heads))
                            .arg(plainName(d.name))
                            .arg(d.embed_dim),
                        d.bias);
    }
};

} // namespace

QString drawReason(const Draw& draw)
{
    const auto* skip = std::get_if<Skip>(&draw);
    return skip ? QObject::tr(
                      "The generator had already produced %n numbers. In a notebook, cells that ran earlier used them.",
                      nullptr, int(std::min<std::int64_t>(skip->draws, std::numeric_limits<int>::max())))
                : QString();
}

QString drawText(const Draw& draw) { return std::visit(DrawTextOf{}, draw); }

} // namespace attn

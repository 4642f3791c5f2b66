// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/drawfields.h"

#include "core/base/expression.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/typednumber.h"

#include <QObject>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace attn {

namespace {

using Put = std::function<std::optional<Error>(const QString&)>;

struct BoundField {
    DrawField field;
    Put put; // writes into the draw that the field was made for
};

Error wantedInstead(const QString& what, const QString& got)
{
    return {QObject::tr("%1, got %2.").arg(what, got.isEmpty() ? QObject::tr("nothing") : got).toStdString()};
}

BoundField nameField(const QString& label, std::string& name, const QString& help)
{
    return {{label, QString::fromStdString(name), help}, [&name](const QString& text) -> std::optional<Error> {
                name = text.trimmed().toStdString();
                return std::nullopt; // plan() knows which names can be
            }};
}

BoundField countField(const QString& label, std::int64_t& count, const QString& help)
{
    return {{label, QString::number(count), help}, [&count](const QString& text) -> std::optional<Error> {
                bool whole = false;
                const qlonglong number = text.trimmed().toLongLong(&whole);
                if (!whole)
                    return wantedInstead(QObject::tr("Expected a whole number"), text);
                count = number;
                return std::nullopt;
            }};
}

BoundField optionalCountField(const QString& label, std::optional<std::int64_t>& count, const QString& help)
{
    return {{label, count ? QString::number(*count) : QString(), help},
            [&count](const QString& text) -> std::optional<Error> {
                bool whole = false;
                const qlonglong number = text.trimmed().toLongLong(&whole);
                if (!whole && !text.trimmed().isEmpty())
                    return wantedInstead(QObject::tr("Expected a whole number or an empty field"), text);
                count = whole ? std::optional<std::int64_t>(number) : std::nullopt;
                return std::nullopt;
            }};
}

BoundField switchField(const QString& label, bool& on, const QString& help)
{
    return {{label, on ? QStringLiteral("yes") : QStringLiteral("no"), help, true},
            [&on](const QString& text) -> std::optional<Error> {
                on = text == QLatin1String("yes");
                return std::nullopt;
            }};
}

QString shapeText(const Shape& shape)
{
    QStringList sizes;
    for (const std::int64_t size : shape)
        sizes << QString::number(size);
    return sizes.join(QStringLiteral(", "));
}

BoundField shapeField(Shape& shape)
{
    return {{QObject::tr("Shape"), shapeText(shape), QObject::tr("Sizes of the axes, as in torch.rand(3, 2)")},
            [&shape](const QString& text) -> std::optional<Error> {
                static const QRegularExpression cuts(QStringLiteral("[\\s,×x*\\[\\]()]+"));
                Shape sizes;
                for (const QString& part : text.split(cuts, Qt::SkipEmptyParts)) {
                    bool whole = false;
                    sizes.push_back(part.toLongLong(&whole));
                    if (!whole)
                        return wantedInstead(QObject::tr("Expected whole numbers for the shape, as in 3, 2"), text);
                }
                if (sizes.empty())
                    return wantedInstead(QObject::tr("Expected whole numbers for the shape, as in 3, 2"), text);
                shape = std::move(sizes);
                return std::nullopt;
            }};
}

BoundField timesField(std::optional<float>& mul)
{
    return {{QObject::tr("Factor"), mul ? shortestCode(*mul) : QString(),
             QObject::tr("Multiplies every value. Leave empty for no factor.")},
            [&mul](const QString& text) -> std::optional<Error> {
                bool number = false;
                const float factor = text.trimmed().toFloat(&number);
                if (hasDecimalComma(text.toStdString()))
                    return decimalCommaFault();
                if (!number && !text.trimmed().isEmpty())
                    return wantedInstead(QObject::tr("Expected a number or an empty field"), text);
                mul = number ? std::optional<float>(factor) : std::nullopt;
                return std::nullopt;
            }};
}

BoundField seedField(std::uint64_t& seed)
{
    return {{QObject::tr("Seed"), QString::number(seed), QObject::tr("As in torch.manual_seed")},
            [&seed](const QString& text) -> std::optional<Error> {
                const auto parsed = parseSeed(text);
                if (!parsed)
                    return parsed.error();
                seed = *parsed;
                return std::nullopt;
            }};
}

QString nameHelp() { return QObject::tr("Name of the result"); }

struct BoundFieldsOf {
    using Fields = std::vector<BoundField>;

    Fields operator()(ManualSeed& d) const { return {seedField(d.seed)}; }
    Fields operator()(Skip& d) const
    {
        return {countField(QObject::tr("Numbers"), d.draws, QObject::tr("How many random 32-bit numbers to skip"))};
    }
    Fields operator()(Rand& d) const
    {
        return {nameField(QObject::tr("Name"), d.out, nameHelp()), shapeField(d.shape), timesField(d.mul)};
    }
    Fields operator()(Randn& d) const
    {
        return {nameField(QObject::tr("Name"), d.out, nameHelp()), shapeField(d.shape), timesField(d.mul)};
    }
    Fields operator()(Linear& d) const
    {
        return {nameField(QObject::tr("Name"), d.name, nameHelp()),
                countField(QObject::tr("In"), d.in, QStringLiteral("in_features")),
                countField(QObject::tr("Out"), d.out_features, QStringLiteral("out_features")),
                switchField(QObject::tr("Bias"), d.bias, QObject::tr("The layer adds a bias"))};
    }
    Fields operator()(LinearFromT& d) const
    {
        return {nameField(QObject::tr("Name"), d.name, nameHelp()),
                nameField(QObject::tr("From"), d.of, QObject::tr("Matrix whose transpose is the weight"))};
    }
    Fields operator()(Embedding& d) const
    {
        return {nameField(QObject::tr("Name"), d.name, nameHelp()),
                countField(QObject::tr("Rows"), d.num, QObject::tr("num_embeddings: the size of the vocabulary")),
                countField(QObject::tr("Columns"), d.dim, QStringLiteral("embedding_dim")),
                optionalCountField(QObject::tr("Padding row"), d.padding_idx,
                                   QObject::tr("This row stays zero. Leave empty for none."))};
    }
    Fields operator()(Lookup& d) const
    {
        return {nameField(QObject::tr("Name"), d.out, nameHelp()),
                nameField(QObject::tr("Table"), d.table, QObject::tr("Tensor to take rows from")),
                nameField(QObject::tr("IDs"), d.ids, QObject::tr("Tensor of row numbers"))};
    }
    Fields operator()(Stack& d) const
    {
        return {nameField(QObject::tr("Name"), d.out, nameHelp()),
                nameField(QObject::tr("From"), d.of, QObject::tr("Tensor to repeat")),
                countField(QObject::tr("Copies"), d.n, QObject::tr("Number of copies in the batch"))};
    }
    Fields operator()(Mha& d) const
    {
        return {nameField(QObject::tr("Name"), d.name, nameHelp()),
                countField(QObject::tr("Size"), d.embed_dim, QStringLiteral("embed_dim")),
                countField(QObject::tr("Heads"), d.num_heads, QStringLiteral("num_heads")),
                switchField(QObject::tr("Bias"), d.bias, QObject::tr("The layers add a bias"))};
    }
};

// `wanted`, with a number appended if the scene already has that name.
std::string freeName(const Scene& scene, const std::string& wanted)
{
    const auto taken = [&](const std::string& name) {
        const auto of_draw = [&](const Draw& draw) {
            const auto fields = drawFields(draw);
            return fields.front().label == QObject::tr("Name") && fields.front().text.toStdString() == name;
        };
        return scene.input(name) || std::ranges::any_of(scene.draws, of_draw);
    };
    std::string name = wanted;
    for (int number = 2; taken(name); ++number)
        name = wanted + std::to_string(number);
    return name;
}

} // namespace

std::vector<DrawField> drawFields(const Draw& draw)
{
    Draw copy = draw;
    std::vector<DrawField> fields;
    for (BoundField& bound : std::visit(BoundFieldsOf{}, copy))
        fields.push_back(std::move(bound.field));
    return fields;
}

Result<Draw> withField(const Draw& draw, int field, const QString& text)
{
    Draw copy = draw;
    const auto fields = std::visit(BoundFieldsOf{}, copy);
    if (auto refusal = fields.at(static_cast<std::size_t>(field)).put(text))
        return *refusal;
    return copy;
}

std::vector<Draw> newDraws(const Scene& scene)
{
    const std::int64_t in = std::max<std::int64_t>(1, scene.config.d_in),
                       out = std::max<std::int64_t>(1, scene.config.d_out);
    const std::string source = scene.inputs.empty() ? "x" : scene.inputs.front().name;
    return {ManualSeed{123},
            Skip{1},
            Rand{freeName(scene, "R"), {in, out}, std::nullopt},
            Randn{freeName(scene, "N"), {in, out}, std::nullopt},
            Linear{freeName(scene, "layer"), in, out, false},
            LinearFromT{freeName(scene, "layer"), source},
            Embedding{freeName(scene, "embed"), 10, in, std::nullopt},
            Stack{source, freeName(scene, "stacked"), 2},
            Lookup{"embed.weight", "ids", freeName(scene, "looked_up")},
            Mha{freeName(scene, "mha"), in, 1, true}};
}

} // namespace attn

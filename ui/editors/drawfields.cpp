// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/drawfields.h"

#include "ui/kit/numbertext.h"
#include "ui/kit/typednumber.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace attn {

namespace {

QString fieldWords(const char* text) { return QCoreApplication::translate("attn::DrawField", text); }

using Put = std::function<std::optional<Error>(const QString&)>;

struct BoundField {
    DrawField field;
    Put put; // writes into the draw that the field was made for
};

Error wantedInstead(const QString& what, const QString& got)
{
    return {fieldWords("%1, got %2.").arg(what, got.isEmpty() ? fieldWords("nothing") : got).toStdString()};
}

BoundField nameField(const char* label, std::string& name, const char* help)
{
    return {{fieldWords(label), QString::fromStdString(name), fieldWords(help)},
            [&name](const QString& text) -> std::optional<Error> {
                name = text.trimmed().toStdString();
                return std::nullopt; // plan() knows which names can be
            }};
}

BoundField countField(const char* label, std::int64_t& count, const char* help)
{
    return {{fieldWords(label), QString::number(count), fieldWords(help)},
            [&count](const QString& text) -> std::optional<Error> {
                bool whole = false;
                const qlonglong number = text.trimmed().toLongLong(&whole);
                if (!whole)
                    return wantedInstead(fieldWords("A whole number is wanted"), text);
                count = number;
                return std::nullopt;
            }};
}

BoundField optionalCountField(const char* label, std::optional<std::int64_t>& count, const char* help)
{
    return {{fieldWords(label), count ? QString::number(*count) : QString(), fieldWords(help)},
            [&count](const QString& text) -> std::optional<Error> {
                bool whole = false;
                const qlonglong number = text.trimmed().toLongLong(&whole);
                if (!whole && !text.trimmed().isEmpty())
                    return wantedInstead(fieldWords("A whole number or nothing is wanted"), text);
                count = whole ? std::optional<std::int64_t>(number) : std::nullopt;
                return std::nullopt;
            }};
}

BoundField switchField(const char* label, bool& on, const char* help)
{
    return {{fieldWords(label), on ? QStringLiteral("yes") : QStringLiteral("no"), fieldWords(help), true},
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
    return {{fieldWords("Shape"), shapeText(shape), fieldWords("Sizes of the axes, as in torch.rand(3, 2)")},
            [&shape](const QString& text) -> std::optional<Error> {
                static const QRegularExpression cuts(QStringLiteral("[\\s,×x*\\[\\]()]+"));
                Shape sizes;
                for (const QString& part : text.split(cuts, Qt::SkipEmptyParts)) {
                    bool whole = false;
                    sizes.push_back(part.toLongLong(&whole));
                    if (!whole)
                        return wantedInstead(fieldWords("A shape is whole numbers, as in 3, 2"), text);
                }
                if (sizes.empty())
                    return wantedInstead(fieldWords("A shape is whole numbers, as in 3, 2"), text);
                shape = std::move(sizes);
                return std::nullopt;
            }};
}

BoundField timesField(std::optional<float>& mul)
{
    return {{fieldWords("Times"), mul ? shortestCode(*mul) : QString(),
             fieldWords("A factor for every number, or nothing")},
            [&mul](const QString& text) -> std::optional<Error> {
                bool number = false;
                const float factor = text.trimmed().toFloat(&number);
                if (!number && !text.trimmed().isEmpty())
                    return wantedInstead(fieldWords("A number or nothing is wanted"), text);
                mul = number ? std::optional<float>(factor) : std::nullopt;
                return std::nullopt;
            }};
}

BoundField seedField(std::uint64_t& seed)
{
    return {{fieldWords("Seed"), QString::number(seed), fieldWords("As in torch.manual_seed")},
            [&seed](const QString& text) -> std::optional<Error> {
                const auto parsed = parseSeed(text);
                if (!parsed)
                    return parsed.error();
                seed = *parsed;
                return std::nullopt;
            }};
}

constexpr const char* name_help = "The name of what is made";

struct BoundFieldsOf {
    using Fields = std::vector<BoundField>;

    Fields operator()(ManualSeed& d) const { return {seedField(d.seed)}; }
    Fields operator()(Skip& d) const
    {
        return {countField("Numbers", d.draws, "How many 32-bit outputs are thrown away")};
    }
    Fields operator()(Rand& d) const
    {
        return {nameField("Name", d.out, name_help), shapeField(d.shape), timesField(d.mul)};
    }
    Fields operator()(Randn& d) const
    {
        return {nameField("Name", d.out, name_help), shapeField(d.shape), timesField(d.mul)};
    }
    Fields operator()(Linear& d) const
    {
        return {nameField("Name", d.name, name_help), countField("In", d.in, "in_features"),
                countField("Out", d.out_features, "out_features"),
                switchField("Bias", d.bias, "Whether the layer adds a bias")};
    }
    Fields operator()(LinearFromT& d) const
    {
        return {nameField("Name", d.name, name_help),
                nameField("Of", d.of, "The matrix whose transpose is the weight")};
    }
    Fields operator()(Embedding& d) const
    {
        return {nameField("Name", d.name, name_help),
                countField("Rows", d.num, "num_embeddings: the size of the vocabulary"),
                countField("Columns", d.dim, "embedding_dim"),
                optionalCountField("Padding row", d.padding_idx, "The row that stays zero, or nothing")};
    }
    Fields operator()(Lookup& d) const
    {
        return {nameField("Name", d.out, name_help), nameField("Table", d.table, "The tensor whose rows are taken"),
                nameField("Ids", d.ids, "The tensor of row numbers")};
    }
    Fields operator()(Stack& d) const
    {
        return {nameField("Name", d.out, name_help), nameField("Of", d.of, "The tensor that is repeated"),
                countField("Copies", d.n, "How many copies make the batch")};
    }
    Fields operator()(Mha& d) const
    {
        return {nameField("Name", d.name, name_help), countField("Size", d.embed_dim, "embed_dim"),
                countField("Heads", d.num_heads, "num_heads"),
                switchField("Bias", d.bias, "Whether the layers add a bias")};
    }
};

// `wanted`, with a number behind it when the scene has that name already.
std::string freeName(const Scene& scene, const std::string& wanted)
{
    const auto taken = [&](const std::string& name) {
        const auto of_draw = [&](const Draw& draw) {
            const auto fields = drawFields(draw);
            return fields.front().label == fieldWords("Name") && fields.front().text.toStdString() == name;
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

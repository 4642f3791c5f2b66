// SPDX-License-Identifier: GPL-3.0-or-later
// Figures for the tests of what is drawn and of what is written.
#pragma once

#include "tests/ui/support/computedscenes.h"
#include "ui/figures/figureset.h"

#include <QTest>
#include <QXmlStreamReader>

namespace attn {

inline Figure figureOf(const Computed& computed, const char* tensor, bool sheet = false)
{
    FigureRequest request;
    request.tensors = {tensor};
    request.sheet = sheet;
    const auto plans = planFigures(computed, request);
    return *drawFigure(computed, request, plans->front());
}

inline Figure causal() { return figureOf(*computedLesson("000.causal.neg_inf"), "weights"); }

inline Figure plainFigure(int rows, int columns, float value = 0.5f)
{
    Figure figure;
    figure.title = QStringLiteral("Plain");
    figure.maps.push_back({std::make_shared<HeldMatrix>(plainMatrix(rows, columns, value)), {}, {}});
    return figure;
}

inline QByteArray bytesOf(const Figure& figure, FigureFormat format, const FigureLook& look = {})
{
    const auto bytes = figureBytes(figure, look, format);
    if (!bytes)
        qFatal("%s", bytes.error().message.c_str());
    return *bytes;
}

inline QImage imageOf(const Figure& figure, const FigureLook& look, double dpi)
{
    return *figureImage(figure, look, dpi);
}

struct SvgFacts {
    bool wellFormed = false;
    int cells = 0, images = 0; // inside the map
    QStringList titles;
    QByteArray width;
};

inline SvgFacts factsOf(const QByteArray& svg)
{
    SvgFacts facts;
    QXmlStreamReader reader(svg);
    QStringList groups;
    while (!reader.atEnd()) {
        reader.readNext();
        const QString name = reader.name().toString();
        if (reader.isStartElement()) {
            if (name == QLatin1String("svg"))
                facts.width = reader.attributes().value(QStringLiteral("width")).toLatin1();
            if (name == QLatin1String("rect") && !groups.isEmpty() && groups.last().startsWith(QLatin1String("cells")))
                ++facts.cells;
            if (name == QLatin1String("image") && groups.contains(QStringLiteral("map")))
                ++facts.images;
            if (name == QLatin1String("g"))
                groups << reader.attributes().value(QStringLiteral("id")).toString();
            if (name == QLatin1String("title"))
                facts.titles << reader.readElementText();
        } else if (reader.isEndElement() && name == QLatin1String("g")) {
            groups.removeLast();
        }
    }
    facts.wellFormed = !reader.hasError();
    return facts;
}

} // namespace attn

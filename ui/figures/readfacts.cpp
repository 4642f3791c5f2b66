// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/readfacts.h"

#include <QtEndian>

namespace attn {

namespace {

using Facts = std::vector<std::pair<QString, QString>>;

const QByteArray png_begin("\x89PNG\r\n\x1a\n", 8);

Facts factsOfPng(const QByteArray& file)
{
    constexpr qsizetype around = 12; // length, type and sum of a chunk
    Facts facts;
    for (qsizetype at = png_begin.size(); at + around <= file.size();) {
        const qsizetype length = qFromBigEndian<quint32>(file.constData() + at);
        if (length > file.size() - at - around)
            break;
        const QByteArray type = file.mid(at + 4, 4), content = file.mid(at + 8, length);
        const qsizetype key = content.indexOf('\0');
        if (key > 0 && type == "tEXt")
            facts.emplace_back(QString::fromLatin1(content.left(key)), QString::fromLatin1(content.mid(key + 1)));
        else if (key > 0 && type == "iTXt" && content.mid(key, 5) == QByteArray(5, '\0')) // as pngfile writes them
            facts.emplace_back(QString::fromLatin1(content.left(key)), QString::fromUtf8(content.mid(key + 5)));
        at += length + around;
    }
    return facts;
}

QString plainText(QString xml)
{
    return xml.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

Facts factsOfSvg(const QByteArray& file)
{
    const qsizetype from = file.indexOf("<metadata>"), to = file.indexOf("</metadata>", from);
    Facts facts;
    if (from < 0 || to < 0)
        return facts;
    for (const QByteArray& line : file.mid(from, to - from).split('\n'))
        if (const qsizetype colon = line.indexOf(": "); colon > 0)
            facts.emplace_back(plainText(QString::fromUtf8(line.left(colon))),
                               plainText(QString::fromUtf8(line.mid(colon + 2))));
    return facts;
}

// "/Key <FEFF0041…>", one on each line of the first object.
Facts factsOfPdf(const QByteArray& file)
{
    const qsizetype from = file.indexOf("1 0 obj\n"), to = file.indexOf("endobj", from);
    Facts facts;
    if (from < 0 || to < 0)
        return facts;
    for (const QByteArray& line : file.mid(from, to - from).split('\n')) {
        const qsizetype open = line.indexOf(" <FEFF");
        if (!line.startsWith('/') || open < 0 || !line.endsWith('>'))
            continue;
        const QByteArray units = QByteArray::fromHex(line.mid(open + 6).chopped(1));
        QString text;
        for (qsizetype i = 0; i + 1 < units.size(); i += 2)
            text += QChar(qFromBigEndian<quint16>(units.constData() + i));
        facts.emplace_back(QString::fromLatin1(line.mid(1, open - 1)), text);
    }
    return facts;
}

} // namespace

Result<Facts> readFacts(const QByteArray& file)
{
    if (file.startsWith(png_begin))
        return factsOfPng(file);
    if (file.startsWith("%PDF-"))
        return factsOfPdf(file);
    if (file.startsWith("<?xml") || file.startsWith("<svg"))
        return factsOfSvg(file);
    return Error{QObject::tr("expected a PNG, SVG or PDF figure").toStdString()};
}

} // namespace attn

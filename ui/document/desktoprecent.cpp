// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/desktoprecent.h"

#include <QBuffer>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUrl>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace attn {

namespace {

constexpr qint64 most_bytes = 16'000'000; // a list that is larger is not ours to parse
const QString bookmarks = QStringLiteral("http://www.freedesktop.org/standards/desktop-bookmarks"),
              mime = QStringLiteral("http://www.freedesktop.org/standards/shared-mime-info");

QString mimeTypeOf(const QString& path)
{
    return path.endsWith(QStringLiteral(".attnlesson"), Qt::CaseInsensitive)
               ? QStringLiteral("application/x-attnscope-lesson+json")
               : QStringLiteral("application/x-attnscope-scene+json");
}

void writeEntry(QXmlStreamWriter& to, const QString& href, const QString& added, const QString& now, int count,
                const QString& path)
{
    to.writeStartElement(QStringLiteral("bookmark"));
    to.writeAttribute(QStringLiteral("href"), href);
    for (const auto& [name, time] : {std::pair("added", added), std::pair("modified", now), std::pair("visited", now)})
        to.writeAttribute(QLatin1String(name), time);
    to.writeStartElement(QStringLiteral("info"));
    to.writeStartElement(QStringLiteral("metadata"));
    to.writeAttribute(QStringLiteral("owner"), QStringLiteral("http://freedesktop.org"));
    to.writeStartElement(mime, QStringLiteral("mime-type"));
    to.writeAttribute(QStringLiteral("type"), mimeTypeOf(path));
    to.writeEndElement();
    to.writeStartElement(bookmarks, QStringLiteral("applications"));
    to.writeStartElement(bookmarks, QStringLiteral("application"));
    to.writeAttribute(QStringLiteral("name"), QStringLiteral("AttnScope"));
    to.writeAttribute(QStringLiteral("exec"), QStringLiteral("'attnscope %f'"));
    to.writeAttribute(QStringLiteral("modified"), now);
    to.writeAttribute(QStringLiteral("count"), QString::number(count));
    for (int open = 0; open < 5; ++open)
        to.writeEndElement();
}

// The list with the entry at its end; empty when `before` cannot be read.
QByteArray listWith(const QByteArray& before, const QString& path, const QString& now)
{
    const QString href = QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded());
    QByteArray list;
    QXmlStreamReader from(before);
    QXmlStreamWriter to(&list);
    QString added = now;
    int count = 1;
    while (!from.atEnd()) {
        from.readNext();
        if (from.hasError())
            return {};
        const bool entry = from.isStartElement() && from.name() == QLatin1String("bookmark");
        if (entry && from.attributes().value(QLatin1String("href")) == href) {
            added = from.attributes().value(QLatin1String("added")).toString();
            while (!from.hasError() && !(from.isEndElement() && from.name() == QLatin1String("bookmark"))) {
                if (from.isStartElement() && from.name() == QLatin1String("application") &&
                    from.attributes().value(QLatin1String("name")) == QLatin1String("AttnScope"))
                    count = from.attributes().value(QLatin1String("count")).toInt() + 1;
                from.readNext();
            }
            continue;
        }
        if (from.isEndElement() && from.name() == QLatin1String("xbel"))
            writeEntry(to, href, added, now, count, path);
        to.writeCurrentToken(from);
    }
    return from.hasError() ? QByteArray() : list;
}

} // namespace

QString desktopRecentPath()
{
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return {};
#else
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/recently-used.xbel");
#endif
}

void shareWithDesktop(const QString& listPath, const QString& path, const QDateTime& opened)
{
    if (listPath.isEmpty())
        return;
    QByteArray before = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xbel version=\"1.0\" "
                                       "xmlns:bookmark=\"%1\" xmlns:mime=\"%2\">\n</xbel>\n")
                            .arg(bookmarks, mime)
                            .toUtf8();
    if (QFile file(listPath); file.exists()) {
        if (!QFileInfo(listPath).isFile() || file.size() > most_bytes || !file.open(QIODevice::ReadOnly))
            return;
        before = file.readAll();
    }
    const QByteArray list = listWith(before, path, opened.toUTC().toString(Qt::ISODateWithMs));
    QSaveFile file(listPath);
    if (list.isEmpty() || !file.open(QIODevice::WriteOnly))
        return;
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner); // as GTK has it
    file.write(list);
    file.commit();
}

} // namespace attn

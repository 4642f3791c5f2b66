// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helptexts.h"

#include <QDir>
#include <QFile>

namespace attn {

QString stageTopic(const QString& card) { return card; }
QString studioTopic(const QString& studio) { return QStringLiteral("studio.") + studio; }

std::string helpTextOf(const QString& topic)
{
    QFile file(QStringLiteral(":/help/%1.md").arg(topic));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList helpTopics()
{
    QStringList topics;
    for (const QString& name : QDir(QStringLiteral(":/help")).entryList({QStringLiteral("*.md")}))
        topics << name.chopped(3);
    return topics;
}

} // namespace attn

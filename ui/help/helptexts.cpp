// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helptexts.h"

#include "ui/language/language.h"

#include <QDir>
#include <QFile>

namespace attn {

QString stageTopic(const QString& card) { return card; }
QString studioTopic(const QString& studio) { return QStringLiteral("studio.") + studio; }

std::string helpTextOf(const QString& topic)
{
    for (const QString& path :
         {QStringLiteral(":/help/%1/%2.md").arg(language(), topic), QStringLiteral(":/help/%1.md").arg(topic)})
        if (QFile file(path); file.open(QIODevice::ReadOnly))
            return file.readAll().toStdString();
    return {};
}

QStringList helpTopics()
{
    QStringList topics;
    for (const QString& name : QDir(QStringLiteral(":/help")).entryList({QStringLiteral("*.md")}))
        topics << name.chopped(3);
    return topics;
}

} // namespace attn

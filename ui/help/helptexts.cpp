// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helptexts.h"

#include "core/prose/prose.h"
#include "ui/language/keynames.h"
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
            return withKeyNames(QString::fromUtf8(file.readAll())).toStdString();
    return {};
}

QString firstWordsOf(const QString& topic)
{
    const std::string text = helpTextOf(topic);
    const auto words = plainText(text.substr(0, text.find('\n')), [](const std::string&) { return std::string(); });
    return words ? QString::fromStdString(*words).trimmed() : QString();
}

QStringList helpTopics()
{
    QStringList topics;
    for (const QString& name : QDir(QStringLiteral(":/help")).entryList({QStringLiteral("*.md")}))
        topics << name.chopped(3);
    return topics;
}

} // namespace attn

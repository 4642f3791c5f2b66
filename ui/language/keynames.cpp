// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/keynames.h"

#include <QObject>
#include <QRegularExpression>

namespace attn {

QString withKeyNames(const QString& text, bool mac)
{
    if (!mac)
        return text;
    static const QRegularExpression control(QStringLiteral("\\b(Ctrl|Strg)\\b(?!\\+Tab)"));
    static const QRegularExpression alternate(QStringLiteral("\\bAlt\\b"));
    return QString(text).replace(control, QStringLiteral("Cmd")).replace(alternate, QStringLiteral("Option"));
}

QString spaceKey() { return QObject::tr("Space"); }
QString enterKey() { return QObject::tr("Enter"); }
QString pageUpKey() { return QObject::tr("Page Up"); }
QString pageDownKey() { return QObject::tr("Page Down"); }

QString KeyNamingTranslator::translate(const char* context, const char* source, const char* comment, int count) const
{
    const QString translated = QTranslator::translate(context, source, comment, count);
    if (!m_mac || qstrcmp(context, "QShortcut") == 0) // by which Qt reads keys
        return translated;
    const QString sentence = translated.isNull() ? QString::fromUtf8(source) : translated;
    const QString named = withKeyNames(sentence, true);
    return named == sentence ? translated : named;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Words of core's tables as the window shows them: in the language that is spoken.
#pragma once

#include "core/base/say.h"
#include "core/base/shownword.h"

#include <QStringList>

namespace attn {

// `english` is marked by SAY_LATER at its source.
inline QString said(std::string_view english) { return QString::fromStdString(say(english)); }

// A title or file name among other words: control characters are written out, and right-to-left text does not affect
// its surroundings.
inline QString named(const QString& what) { return QString::fromStdString(shownWord(what.toStdString())); }

// Words on a button or in a menu, where a single & marks a shortcut.
inline QString unmarked(QString words) { return words.replace(QLatin1Char('&'), QStringLiteral("&&")); }

// Sentences one after the other; empty ones are left out.
inline QString inARow(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

// Says that a file was written.
QString wroteSentence(const QString& path);

// As within a sentence: lowercase in English; in other languages words stay unchanged (a German noun).
inline QString inSentence(const QString& words) { return spokenLanguage() == "en" ? words.toLower() : words; }

} // namespace attn

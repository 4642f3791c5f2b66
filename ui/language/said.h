// SPDX-License-Identifier: GPL-3.0-or-later
// Words of core's tables as the window shows them: in the language that is spoken.
#pragma once

#include "core/base/say.h"
#include "core/base/shownword.h"

#include <QString>

namespace attn {

// `english` is marked by SAY_LATER where it stands.
inline QString said(std::string_view english) { return QString::fromStdString(say(english)); }

// A title or the name of a file among other words: what steers the text is written out, and one from right to left turns nothing
// around it.
inline QString named(const QString& what) { return QString::fromStdString(shownWord(what.toStdString())); }

// Words on a button or in a menu, where a single & marks a shortcut.
inline QString unmarked(QString words) { return words.replace(QLatin1Char('&'), QStringLiteral("&&")); }

// Tells that a file was written.
QString wroteSentence(const QString& path);

// As within a sentence, where English has small letters; in another language words stay as they are (a noun of German).
inline QString inSentence(const QString& words) { return spokenLanguage() == "en" ? words.toLower() : words; }

} // namespace attn

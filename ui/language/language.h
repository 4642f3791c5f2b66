// SPDX-License-Identifier: GPL-3.0-or-later
// The program's language, for the window's tr() and core's say() alike. English is in the sources; others are
// resources/languages/CODE.qm, found by listing.
#pragma once

#include "core/base/say.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace attn {

QStringList languages();                   // the codes of all that ship: "de", "en"
QString languageName(const QString& code); // in itself: "Deutsch"
// The desktop's language if it ships (LANGUAGE's list, then the first of LC_ALL, LC_MESSAGES and LANG, as in gettext);
// else English.
QString languageOfDesktop();

// What was chosen in the menu last; else the desktop's.
QString chosenLanguage();
void rememberLanguage(const QString& code);

// From now on; one that does not ship is English. Texts that widgets show already stay as they are. Before the first
// QCoreApplication is made, only core speaks.
void speak(const QString& code);
// The sentences of every language but English, valid as long as the program runs. Call on the GUI thread.
std::vector<const Catalogue*> catalogues();
QString language(); // last set by speak()

} // namespace attn

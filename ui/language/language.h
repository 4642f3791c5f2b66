// SPDX-License-Identifier: GPL-3.0-or-later
// Which language the program speaks: the window's tr() and core's say() alike. English is in the sources; another language is
// resources/languages/CODE.qm, found by listing.
#pragma once

#include "core/base/say.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace attn {

QStringList languages();                   // the codes of all that ship: "de", "en"
QString languageName(const QString& code); // in itself: "Deutsch"
// What the desktop asks for (the first of LC_ALL, LC_MESSAGES and LANG, before it what LANGUAGE lists, as in gettext), if it
// ships; else English.
QString languageOfDesktop();

// What was chosen in the menu last; else the desktop's.
QString chosenLanguage();
void rememberLanguage(const QString& code);

// From now on; one that does not ship is English. Texts that widgets show already stay as they are. Before the first
// QCoreApplication is made, only core speaks.
void speak(const QString& code);
// The sentences of every language but English; known as long as the program runs. To be called on the GUI thread.
std::vector<const Catalogue*> catalogues();
QString language(); // what speak() was told

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences that appear beside the focus and must be heard all the same: a message, the text of a lesson's next step. They come to a screen
// reader as notifications, which it reads without moving.
// They wait until nothing else has been told for a moment: what has the focus comes first, and a reader that is told much at once drops messages.
#pragma once

#include <QString>
#include <QtGlobal>

class QWidget;

namespace attn {

// Nothing happens while nobody listens, or where the widget cannot be seen. What the widget had to say before, and nobody has heard, it says no more.
void announce(QWidget* at, const QString& sentence);

// Which changes a screen reader is told of: those of widgets that are shown. Orca drops messages while more than fifty events wait for it,
// and a lesson that opens would tell of hundreds of fields that nobody sees.
// Once for the application. The name and the description of a hidden widget are told when it is shown, the rest never.
void tellOfShownWidgets();
// For how long nothing has been told, in ms.
qint64 silentFor();

} // namespace attn

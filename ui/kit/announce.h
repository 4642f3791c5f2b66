// SPDX-License-Identifier: GPL-3.0-or-later
// Announces sentences that appear away from the focus: a message, the text of a lesson's next step. Screen readers get
// them as notifications, which they read without moving. They wait for a moment without other announcements: the focus
// comes first, and a reader drops messages when many come at once.
#pragma once

#include <QString>
#include <QtGlobal>

class QWidget;

namespace attn {

// Does nothing without a screen reader, or if the widget is not visible. Drops what the widget was still waiting to
// announce.
void announce(QWidget* at, const QString& sentence);

// Limits screen reader events to widgets that are shown. Orca drops messages while more than fifty events wait for it,
// and an opening lesson would send events for hundreds of hidden fields. Call once per application. Name and
// description of a hidden widget are announced when it is shown, other changes never.
void tellOfShownWidgets();
// Time since the last announcement, in ms.
qint64 silentFor();

} // namespace attn

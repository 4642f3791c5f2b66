// SPDX-License-Identifier: GPL-3.0-or-later
// Which changes a screen reader is told of: those of widgets that are shown. Orca drops messages while more than fifty events wait for it,
// and a lesson that opens would tell of hundreds of fields that nobody sees.
#pragma once

#include <QtGlobal>

namespace attn {

// Once for the application. The name and the description of a hidden widget are told when it is shown, the rest never.
void tellOfShownWidgets();
// For how long nothing has been told, in ms.
qint64 silentFor();

} // namespace attn

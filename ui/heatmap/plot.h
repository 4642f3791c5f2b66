// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header speaks Qt's short keywords, which are off in this project: they are lent to it and taken back.
#pragma once

#include <QtGlobal>

#define signals Q_SIGNALS
#define slots Q_SLOTS
#define emit
#define foreach Q_FOREACH
#include <qcustomplot.h>
#undef signals
#undef slots
#undef emit
#undef foreach

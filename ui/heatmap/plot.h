// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses Qt's short keywords, which are off in this project: they are defined for it and undefined
// again. It includes all of Qt through QtPrintSupport, which is slow to read; it gets only what it needs instead.
#pragma once

#include <QPrintEngine>
#include <QPrinter>
#include <QtGlobal>

#define QT_QTPRINTSUPPORT_MODULE_H

#define signals Q_SIGNALS
#define slots Q_SLOTS
#define emit
#define foreach Q_FOREACH
#include <qcustomplot.h>
#undef signals
#undef slots
#undef emit
#undef foreach
#undef QT_QTPRINTSUPPORT_MODULE_H

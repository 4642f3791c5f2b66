// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pasteguard.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>

namespace attn {

namespace {

bool nothingToPaste(QClipboard::Mode mode)
{
    const QMimeData* data = QApplication::clipboard()->mimeData(mode);
    return !data || data->formats().isEmpty();
}

} // namespace

bool PasteGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste))
        return nothingToPaste(QClipboard::Clipboard);
    if (event->type() == QEvent::MouseButtonRelease && static_cast<QMouseEvent*>(event)->button() == Qt::MiddleButton &&
        QApplication::clipboard()->supportsSelection())
        return nothingToPaste(QClipboard::Selection);
    return QObject::eventFilter(watched, event);
}

} // namespace attn

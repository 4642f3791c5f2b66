// SPDX-License-Identifier: GPL-3.0-or-later
// All steps of the undo history by name, from the scene as opened; a click or Enter goes there. Not modal: the window
// behind it follows.
#pragma once

#include <QDialog>

class QUndoGroup;

namespace attn {

class HistoryList : public QDialog {
    Q_OBJECT

public:
    HistoryList(QUndoGroup* steps, QWidget* parent);

    void present(); // raises the window
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/historylist.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/onscreen.h"
#include "ui/kit/optioncontrols.h"
#include "ui/theme/fonts.h"

#include <QUndoView>

namespace attn {

HistoryList::HistoryList(QUndoGroup* steps, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("History"));
    auto* list = new QUndoView(steps, this);
    list->setAccessibleName(windowTitle());
    list->setEmptyLabel(tr("As opened"));
    list->setFrameShape(QFrame::NoFrame);
    list->setUniformItemSizes(true); // there may be very many
    makeRowsRoomy(list);
    auto* words = quietLabel(tr("Select a step to go to it."), this);
    columnOf(this, 8, {{list, 1}, words})->setContentsMargins(8, 8, 8, 8);
    resizeOnScreen(this, {scaled(300), scaled(360)});
}

void HistoryList::present() { showInFront(this); }

} // namespace attn

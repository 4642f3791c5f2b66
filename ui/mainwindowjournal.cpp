// SPDX-License-Identifier: GPL-3.0-or-later
// The window and what keeps its edits from being lost.
#include "ui/journal/rescue.h"
#include "ui/mainwindow.h"
#include "ui/panels/noticebar.h"
#include "ui/panels/restorebar.h"
#include "ui/panels/statusline.h"

#include <QVBoxLayout>

namespace attn {

void MainWindow::keepJournal(const QString& folder)
{
    const auto makeBar = [this] {
        auto* bar = new RestoreBar;
        static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, bar);
        return bar;
    };
    m_rescue = new Rescue(&m_document, m_files, folder, makeBar, this);
    connect(m_rescue, &Rescue::opened, this, [this] { showOpened(true); });
    connect(m_rescue, &Rescue::unprotected, this, [this](const QString& sentence) {
        if (!sentence.isEmpty())
            m_notice->showWarning(sentence);
        else if (m_notice->tone() == Tone::Warn)
            m_notice->hide();
    });
}

} // namespace attn

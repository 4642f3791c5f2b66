// SPDX-License-Identifier: GPL-3.0-or-later
// The window and what keeps its edits from being lost.
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/rescue.h"
#include "ui/window/restorebar.h"
#include "ui/window/statusline.h"

#include <QVBoxLayout>

namespace attn {

void MainWindow::keepJournal(const QString& folder)
{
    const auto makeBar = [this] {
        auto* bar = new RestoreBar;
        static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, bar);
        return bar;
    };
    m_rescue = std::make_unique<Rescue>(&m_document, m_files, folder, makeBar, nullptr);
    connect(m_rescue.get(), &Rescue::opened, this, [this] { showOpened(true); });
    connect(m_rescue.get(), &Rescue::unprotected, this, [this](const QString& sentence) {
        if (!sentence.isEmpty())
            m_notice->showWarning(sentence);
        else if (m_notice->severity() == Severity::Warn)
            m_notice->hide();
    });
}

} // namespace attn

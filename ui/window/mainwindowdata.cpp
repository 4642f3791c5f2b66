// SPDX-License-Identifier: GPL-3.0-or-later
// The window and the export of its numbers.
#include "ui/document/scenefiles.h"
#include "ui/export/dataexport.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QDir>

namespace attn {

void MainWindow::exportData()
{
    constexpr int message_ms = 5'000;
    if (!m_dataExport) {
        m_dataExport =
            new DataExport({[this] { return m_computed; },
                            [this] {
                                const HeatmapDataPtr data = m_work->centre()->page()->focusData();
                                return data ? data->tensor.toStdString() : std::string();
                            },
                            [this] { return startFolder(m_document); },
                            [this]() -> std::function<bool()> {
                                return [device = m_computeOn.device()] { return !device || device->isLost(); };
                            }},
                           this);
        connect(m_dataExport, &DataExport::written, this, [this](const QString& path) {
            m_status->showMessage(tr("Wrote %1").arg(QDir::toNativeSeparators(path)), message_ms);
        });
    }
    m_dataExport->present();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the window: the Export menu, pictures and numbers on the clipboard.
#include "ui/atomicfile.h"
#include "ui/export/valuecopier.h"
#include "ui/mainwindow.h"
#include "ui/panels/centre.h"
#include "ui/panels/noticebar.h"
#include "ui/panels/statusline.h"
#include "ui/scenefiles.h"
#include "ui/studios/studio.h"
#include "ui/views/cellblocks.h"
#include "ui/views/heatmappage.h"
#include "ui/views/tensortable.h"
#include "ui/workarea.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>

namespace attn {

namespace {

constexpr double copied_dpi = 192;  // twice a screen's
constexpr int message_time = 5'000; // ms in the status line

} // namespace

void MainWindow::buildExportMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("E&xport"));
    // Older than its menu, since the header of the centre has a button for it.
    m_export->setShortcut(QKeySequence(tr("Ctrl+E")));
    m_export->setIconText(tr("Export a figure"));
    connect(m_export, &QAction::triggered, this, &MainWindow::exportPicture);
    menu->addAction(m_export);
    m_onScene.push_back(m_export);
    menu->addSeparator();
    QMenu* copy = buildCopyMenu(menu->addMenu(tr("&Copy as")));
    m_onScene.push_back(copy->menuAction());
    HeatmapPage* page = m_work->centre()->page();
    page->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(page, &QWidget::customContextMenuRequested, this,
            [this, page](const QPoint& place) { showCopyMenu(page->mapToGlobal(place)); });
}

QMenu* MainWindow::buildCopyMenu(QMenu* menu)
{
    const std::pair<MatrixForm, QString> forms[] = {{MatrixForm::Tsv, tr("&Spreadsheet cells")},
                                                    {MatrixForm::Numpy, tr("&NumPy")},
                                                    {MatrixForm::Torch, tr("Py&Torch")},
                                                    {MatrixForm::Latex, tr("&LaTeX, square brackets")},
                                                    {MatrixForm::LatexRound, tr("LaTeX, &round brackets")}};
    for (const auto& [form, label] : forms)
        addAction(menu, label, {}, [this, form = form] { copyValues(form); });
    return menu;
}

void MainWindow::showCopyMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_copyValues);
    buildCopyMenu(menu->addMenu(tr("Copy &as")));
    menu->addAction(m_copyPicture);
    menu->addSeparator();
    addAction(menu, tr("Export a &figure…"), {}, [this] { m_export->trigger(); });
    menu->popup(place);
}

// Several chosen cells of the table that has the focus, else the matrix in focus.
CopySource MainWindow::copySource() const
{
    if (const auto* table = qobject_cast<const TensorTable*>(focusWidget()))
        if (TensorBlock block = table->chosenBlock(); block.values.size() > 1)
            return {QString::fromStdString(table->tensorModel()->layout().tensor()), block.rows, block.columns, std::move(block.values), {}};
    const HeatmapDataPtr data = m_work->centre()->page()->focusData();
    return data ? CopySource{data->tensor, data->rows, data->columns, {}, data} : CopySource();
}

void MainWindow::copyValues(MatrixForm form)
{
    CopySource source = copySource();
    if (source.rows == 0)
        return;
    if (!m_copier) {
        m_copier = new ValueCopier(this);
        connect(m_copier, &ValueCopier::copied, this,
                [this](const QString& sentence) { m_status->showMessage(sentence, message_time); });
        connect(m_copier, &ValueCopier::refused, m_notice, &NoticeBar::showError);
    }
    m_copier->copy(std::move(source), form, m_selection.digits());
}

// The heatmap as it is printed, or a studio as it stands on the screen.
QImage MainWindow::shownPicture() const
{
    return m_work->studio() ? m_work->studio()->grab().toImage()
                            : m_work->centre()->page()->renderForExport(m_document.title(), copied_dpi);
}

void MainWindow::copyPicture()
{
    const QImage image = shownPicture();
    if (!image.isNull())
        QApplication::clipboard()->setImage(image);
}

void MainWindow::exportPicture()
{
    const HeatmapDataPtr data = m_work->centre()->page()->focusData();
    const Studio* studio = m_work->studio();
    if (!data && !studio)
        return;
    const QString name =
        studio ? QStringLiteral("%1.png").arg(studio->id())
               : QStringLiteral("%1_%2.png").arg(data->tensor, tr("head%1").arg(m_selection.head()));
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the picture"), QDir(startFolder(m_document)).filePath(name), tr("PNG pictures (*.png)"));
    if (path.isEmpty())
        return;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    shownPicture().save(&buffer, "PNG");
    if (const auto fault = writeAtomically(path, std::string_view(bytes.constData(), std::size_t(bytes.size()))))
        m_notice->showError(QString::fromStdString(fault->message));
    else
        m_status->showMessage(tr("Wrote %1").arg(QDir::toNativeSeparators(path)), message_time);
}

} // namespace attn

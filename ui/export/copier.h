// SPDX-License-Identifier: GPL-3.0-or-later
// Puts numbers and pictures on the clipboard; what may take a while is made off the GUI thread.
#pragma once

#include "core/io/text/matrixtext.h"
#include "ui/export/copiedfigure.h"
#include "ui/figures/figureworker.h"

#include <QObject>
#include <QString>

#include <vector>

namespace attn {

// Numbers to copy: a block of them, or a matrix that is read only when it is copied.
struct CopySource {
    QString name; // of the tensor
    std::int64_t rows = 0, columns = 0;
    std::vector<float> values; // row-major; empty when `data` has them
    HeatmapDataPtr data;
    QStringList rowLabels = {}, columnLabels = {}; // beside `values`; `data` has its own
    std::function<bool()> lost = {}; // whether numbers that lay on a GPU are gone; null: they do not lie on one
};

class Copier : public QObject {
    Q_OBJECT

public:
    explicit Copier(QObject* parent = nullptr) : QObject(parent)
    {
        connect(&m_worker, &Background::failed, this, &Copier::refused);
        connect(&m_worker, &FigureWorker::boxed, this, &Copier::noted);
    }

    // Spreadsheet cells go as text and, with their labels, as HTML. A newer copy takes the place of one that is not done yet. More numbers than core/io/text/matrixtext.h allows are
    // refused, and so is what was lost while it was read.
    void copyNumbers(CopySource source, MatrixForm form, int digits);
    // As an image of `dpi` DPI, and as SVG. `figure` is called in the worker.
    void copyFigure(std::function<Result<Figure>()> figure, const FigureLook& look, double dpi = copied_dpi);

Q_SIGNALS:
    void copied(const QString& sentence);
    void refused(const QString& sentence);
    void noted(const QString& sentence); // a remark about the copied picture

private:
    FigureWorker m_worker;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the numbers of a matrix on the clipboard in the form that was asked for. Large ones are written off the GUI
// thread.
#pragma once

#include "core/io/matrixtext.h"
#include "ui/background.h"
#include "ui/heatmapdata.h"

#include <QObject>
#include <QString>

#include <vector>

namespace attn {

// Numbers to be copied: a block of them, or a matrix that is read when it is its turn.
struct CopySource {
    QString name; // of the tensor
    std::int64_t rows = 0, columns = 0;
    std::vector<float> values; // row-major; empty when `data` has them
    HeatmapDataPtr data;
};

class ValueCopier : public QObject {
    Q_OBJECT

public:
    explicit ValueCopier(QObject* parent = nullptr) : QObject(parent) {}

    // A newer copy takes the place of one that is not done yet. More numbers than core/io/matrixtext.h allows are
    // refused.
    void copy(CopySource source, MatrixForm form, int digits);

Q_SIGNALS:
    void copied(const QString& sentence);
    void refused(const QString& sentence);

private:
    Background m_worker;
};

// "NumPy", as menus and sentences name a form.
QString formName(MatrixForm form);

} // namespace attn

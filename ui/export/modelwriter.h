// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what a model's page shows, off the GUI thread: all heads of all layers as one figure.
#pragma once

#include "ui/figures/figure.h"
#include "ui/matrix/looks.h"
#include "ui/model/pagepicture.h"
#include "ui/threads/background.h"

#include <QObject>
#include <QString>

namespace attn {

// A row for each layer, a column for each head, as the model was before or is now. `title`: over it.
Figure sheetFigure(const PagePicture& picture, Ghost shown, const QString& title);
// As wide as a page; no digits, and labels for few heads alone.
FigureLook sheetLook(const PagePicture& picture);

class ModelWriter : public QObject {
    Q_OBJECT

public:
    explicit ModelWriter(QObject* parent = nullptr);

    // The ending of the name says which format; another one is refused.
    void writeSheet(const PagePicturePtr& picture, Ghost shown, const QString& title, const QString& path);
    bool isBusy() const { return m_worker.isBusy(); }

Q_SIGNALS:
    void done(const QString& path);
    void failed(const QString& sentence);

private:
    Background m_worker; // last: it must end before the rest goes
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Drags the current picture out of the window, onto a slide or into a folder: the buttons that export a figure are its
// handles. Drawn off the GUI thread once the pointer has moved far enough, and offered as an image, as SVG and as a PNG
// file. That is in a temporary folder until the program ends, since the other program may read it late.
#pragma once

#include "ui/export/copiedfigure.h"
#include "ui/figures/figureworker.h"

#include <QObject>
#include <QPixmap>
#include <QPoint>
#include <QPointer>

#include <optional>

class QAbstractButton;
class QTemporaryDir;

namespace attn {

class FigureDrag : public QObject {
    Q_OBJECT

public:
    struct Source {
        FigureToCopy figure;
        QString name; // of the file, without an ending
    };

    // `source` returns what is shown; nullopt: nothing to drag.
    explicit FigureDrag(std::function<std::optional<Source>()> source, QObject* parent = nullptr);
    ~FigureDrag() override;

    // May be called again for the same button.
    void addHandle(QAbstractButton* button);
    // In place of a drag of the desktop's: for tests, which have none.
    void dragBy(std::function<void(QMimeData* data, const QPixmap& picture)> drag) { m_drag = std::move(drag); }

Q_SIGNALS:
    void refused(const QString& sentence);
    void noted(const QString& sentence); // a remark about the picture

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin(QAbstractButton* button);
    void drag(const CopiedFigure& figure, const QString& name);

    std::function<std::optional<Source>()> m_source;
    std::function<void(QMimeData*, const QPixmap&)> m_drag;
    std::optional<QPoint> m_pressed;  // the pointer is down there; none: it is up, or a drag has begun
    QPointer<QAbstractButton> m_held; // whose figure is being drawn
    std::unique_ptr<QTemporaryDir> m_folder;
    FigureWorker m_worker; // last: must end before other members
};

} // namespace attn

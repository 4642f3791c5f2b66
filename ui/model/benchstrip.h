// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the workspace while it shows a layer of a model: back to the model, which layer it is, and what each
// edit does to the next token.
#pragma once

#include "ui/model/pagepicture.h"

#include <QWidget>

class QAction;
class QLabel;

namespace attn {

class StaleOverlay;

// The most probable next tokens on one line, as many as fit, each with its number before and now.
class NextLine : public QWidget {
    Q_OBJECT

public:
    explicit NextLine(QWidget* parent = nullptr);

    void setPicture(PagePicturePtr picture);
    QString words() const; // all of it, as it is read aloud
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PagePicturePtr m_picture;
};

class BenchStrip : public QWidget {
    Q_OBJECT

public:
    explicit BenchStrip(QAction* back, QWidget* parent = nullptr);

    void setLayer(const QString& model, int layer, int layers);
    void setPicture(PagePicturePtr picture);
    void setStale(bool stale); // as ModelView's
    NextLine* line() const { return m_line; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_where;
    NextLine* m_line;
    QLabel* m_old; // says that the line is
    StaleOverlay* m_overlay;
};

} // namespace attn

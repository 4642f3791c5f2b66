// SPDX-License-Identifier: GPL-3.0-or-later
// A short verdict in a rounded tint: "same digits", "edited", "shapes only: no seed".
#pragma once

#include "ui/kit/tone.h"

#include <QWidget>

namespace attn {

class Badge : public QWidget {
    Q_OBJECT

public:
    explicit Badge(QWidget* parent = nullptr);

    void setVerdict(const QString& text, Tone tone); // an empty text hides the badge
    QString text() const { return m_text; }
    Tone tone() const { return m_tone; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    Tone m_tone = Tone::Off;
};

// The same drawing for views that paint themselves; its width for a text.
void paintBadge(QPainter& painter, const QRectF& rect, const QString& text, Tone tone);
int badgeWidth(const QString& text);

} // namespace attn

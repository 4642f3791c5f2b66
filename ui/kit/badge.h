// SPDX-License-Identifier: GPL-3.0-or-later
// A short verdict in a rounded tint: "same digits", "edited", "shapes only: no seed".
#pragma once

#include "ui/kit/severity.h"

#include <QWidget>

namespace attn {

class Badge : public QWidget {
    Q_OBJECT

public:
    explicit Badge(QWidget* parent = nullptr, bool wraps = false); // wraps: in a column that may be narrower

    void setVerdict(const QString& text, Severity severity); // an empty text hides the badge
    QString text() const { return m_text; }
    Severity severity() const { return m_severity; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return m_wraps ? QSize(0, sizeHint().height()) : sizeHint(); }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const bool m_wraps;
    QString m_text;
    Severity m_severity = Severity::Off;
};

// The same drawing for views that paint themselves; its width for a text.
void paintBadge(QPainter& painter, const QRectF& rect, const QString& text, Severity severity);
int badgeWidth(const QString& text);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A check mark with changeable text: a verdict below a picture, in as many lines as the height allows.
#pragma once

#include "ui/kit/severity.h"

#include <QWidget>

namespace attn {

class LampLine : public QWidget {
    Q_OBJECT

public:
    explicit LampLine(QWidget* parent = nullptr);

    void setVerdict(Severity severity, const QString& sentence);
    const QString& sentence() const { return m_sentence; }
    Severity severity() const { return m_severity; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Severity m_severity = Severity::Off;
    QString m_sentence;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The one sentence beside a control that says what is wrong and what would work. Takes no room while empty.
#pragma once

#include "ui/kit/severity.h"

#include <QWidget>

class QLabel;

namespace attn {

class MessageLine : public QWidget {
    Q_OBJECT

public:
    explicit MessageLine(QWidget* parent = nullptr);

    void setMessage(const QString& sentence, Severity severity = Severity::Bad); // empty: hidden
    QString message() const;
    void clear() { setMessage({}); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void colorText();

    QLabel* m_label;
    Severity m_severity = Severity::Bad;
};

} // namespace attn

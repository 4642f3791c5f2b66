// SPDX-License-Identifier: GPL-3.0-or-later
// One check as a mark and a sentence: the fact and the reason.
#pragma once

#include "ui/kit/severity.h"

#include <QWidget>

namespace attn {

class Lamp : public QWidget {
    Q_OBJECT

public:
    Lamp(Severity severity, const QString& sentence, QWidget* parent = nullptr);

    Severity severity() const { return m_severity; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Severity m_severity;
};

} // namespace attn

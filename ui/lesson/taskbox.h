// SPDX-License-Identifier: GPL-3.0-or-later
// The frame around what a step of a lesson asks: a thin accent frame, thick at the left, with a title and a badge. Goals,
// questions and predictions stand in one each.
#pragma once

#include "ui/kit/severity.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace attn {

class Badge;

class TaskBox : public QWidget {
    Q_OBJECT

public:
    // `entered`: Enter in the map leads to it.
    TaskBox(const QString& title, bool entered, QWidget* parent = nullptr);

    QVBoxLayout* column() const { return m_column; } // below the title
    void setState(const QString& words, Severity severity, const QString& detail = {});
    Badge* badge() const { return m_badge; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Badge* m_badge;
    QVBoxLayout* m_column;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A small panel beside a table that shows what would be pasted, while the table behind it stays as it is. Enter pastes, Esc
// does not.
#pragma once

#include "ui/editors/pasteplan.h"

#include <QFrame>

class QPushButton;

namespace attn {

class PastePreview : public QFrame {
    Q_OBJECT

public:
    PastePreview(PastePlan plan, QWidget* parent);

    // Below (or above) a rectangle of the screen.
    void showAt(const QRect& place);
    const PastePlan& plan() const { return m_plan; }

Q_SIGNALS:
    void chosen(int way); // of plan().ways

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    PastePlan m_plan;
    QPushButton* m_first = nullptr;
};

} // namespace attn

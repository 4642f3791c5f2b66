// SPDX-License-Identifier: GPL-3.0-or-later
// The lower right quarter of the dropout studio: its checks as lamps, and below them how many numbers were kept.
#pragma once

#include "ui/facts/checks.h"

#include <QScrollArea>

#include <vector>

class QLabel;

namespace attn {

class LampList;

class ChecksPane : public QScrollArea {
    Q_OBJECT

public:
    explicit ChecksPane(QWidget* parent);

    // An empty sentence leaves no room.
    void setChecks(std::vector<Check> checks, const QString& countSentence);

private:
    LampList* m_lamps;
    QLabel* m_count;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the presenter and what they do, in two columns.
#pragma once

#include <QWidget>

class QLabel;

namespace attn {

class KeyList : public QWidget {
    Q_OBJECT

public:
    explicit KeyList(double px, QWidget* parent = nullptr);
    void setLesson(bool lesson); // Home and End go to its first and last slide

private:
    QLabel* m_ends = nullptr; // what Home and End do
};

} // namespace attn

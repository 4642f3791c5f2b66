// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a panel's form: a label on the left, its control on the right, and below them what is wrong with it.
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace attn {

class MessageLine;

class FormRow : public QWidget {
    Q_OBJECT

public:
    // `control` is taken over; it gets the label as its accessible name when it has none. `stretch`: as wide as there
    // is room. A list whose words have no room beside the label stands below it.
    FormRow(const QString& label, QWidget* control, QWidget* parent = nullptr, bool stretch = false);

    void setLabelWidth(int px); // of the design: equal in all rows of a form, so that its controls begin at one line
    void setError(const QString& sentence); // empty: none
    QString error() const;
    QWidget* control() const { return m_control; }

private:
    void fit();

    QLabel* m_label;
    QBoxLayout* m_row;
    int m_labelWidth = 0;
    QWidget* m_control;
    MessageLine* m_message;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a panel's form: a label on the left, its control on the right, and any error below them.
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace attn {

class MessageLine;

class FormRow : public QWidget {
    Q_OBJECT

public:
    // Takes ownership of `control` and names it after the label if it has no accessible name. `stretch`: fills the
    // available width. A list too wide for the space beside the label moves below it.
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

// SPDX-License-Identifier: GPL-3.0-or-later
// What is followed over many draws, and over how many. A view setting: not part of the scene.
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;

namespace attn {

class FormRow;
class NumberField;

class ManyDrawsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ManyDrawsPanel(QWidget* parent = nullptr);

    std::int64_t draws() const { return m_draws; }
    bool showsMean() const;
    bool showsError() const;
    // What the draws are counted in, if not in everything: "Only the head in focus is counted."
    void setNote(const QString& note);

Q_SIGNALS:
    void changed();

private:
    void setDraws(double value);

    std::int64_t m_draws = 10'000;
    NumberField* m_field;
    FormRow* m_row;
    QCheckBox *m_mean, *m_error;
    QLabel* m_note;
};

} // namespace attn

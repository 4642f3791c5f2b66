// SPDX-License-Identifier: GPL-3.0-or-later
// "Predict, then look": what the derivative says that an edit does, what it really does, and how far the two are apart.
#pragma once

#include "ui/kit/severity.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace attn {

class LampLine;
class LinkButton;

struct Prediction {
    QString label;                // "x[journey, 1]"
    double from = 0, to = 0;      // of the number that is edited
    double derivative = 0;        // before the edit
    std::optional<double> really; // nullopt: not known yet
    bool looked = true;           // `really` may be shown: first the user predicts it
    bool done = false;            // the edit is in the scene
    double rounding = 0;          // what `really` may be off by
    bool operator==(const Prediction&) const = default;
};

class PredictPanel : public QWidget {
    Q_OBJECT

public:
    explicit PredictPanel(QWidget* parent = nullptr);

    void setPrediction(const Prediction& prediction, int digits);
    void setMessage(const QString& words); // instead of one
    // Whether the derivatives are right, in words; empty if not checked yet.
    void setCheck(Severity severity, const QString& words, const QString& note);
    void showCheck(bool shown);
    QSize sizeHint() const override;

Q_SIGNALS:
    void lookAsked(); // at what the edit really does

private:
    QLabel* addRow(const QString& name, bool strong = false);

    QLabel *m_title, *m_edit, *m_message, *m_note;
    QWidget* m_rows;
    QLabel *m_derivative, *m_step, *m_says, *m_really, *m_difference;
    QLabel* m_differenceName = nullptr;
    LinkButton* m_look;
    LampLine* m_lamp;
    bool m_checkShown = true;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What the numbers of a layer give away, beside its maps: the symptom, what it points to with what proves it, and what
// follows from it; with the way to mend it and the two lines of code.
#pragma once

#include "core/mistakes/symptoms.h"

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace attn {

class SymptomPanel : public QWidget {
    Q_OBJECT

public:
    explicit SymptomPanel(QWidget* parent = nullptr);

    // A sentence in place of all else: nothing is on, nothing shows, not yet.
    void setMessage(const QString& words);
    // `follows`: what becomes of a number further on, as rich text; may be empty. `blank`: what it points to is not told.
    void setSymptom(const Symptom& symptom, const QString& follows, bool blank);
    // Of the mistake that is on; null: there is none, or it is a secret.
    void setMistake(const ClassicMistake* mistake);
    // The answer to a question: right or wrong, and why.
    void setVerdict(bool right, const QString& words);
    void setAsking(bool asking, bool answered);
    // A list of the mistakes, for where the controls have given way to the maps.
    void offerChoice(bool offered);

Q_SIGNALS:
    void mendAsked();
    void symptomAsked();
    void anotherAsked();
    void chosen(const attn::ClassicMistake* mistake);
    void quizAsked();

private:
    void clear();
    void addTitle(const QString& title);
    QLabel* addText(const QString& words, bool rich = false);
    void showCode(bool shown);

    const ClassicMistake* m_mistake = nullptr;
    bool m_asking = false;
    QWidget* m_content;
    QVBoxLayout* m_column;
    QPushButton *m_mend, *m_code, *m_ask, *m_another, *m_choose;
    QLabel* m_lines;
};

} // namespace attn

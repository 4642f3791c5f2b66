// SPDX-License-Identifier: GPL-3.0-or-later
// What the numbers of a layer give away, shown beside its maps: the symptom, what it points to and the proof, what
// follows from it, how to fix it, and the two lines of code.
#pragma once

#include "core/mistakes/symptoms.h"

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace attn {

// In words, which tensor the sentence speaks of: "softmax weights".
QString symptomPlace(const Symptom& symptom);

class SymptomPanel : public QWidget {
    Q_OBJECT

public:
    explicit SymptomPanel(QWidget* parent = nullptr);

    // A sentence instead of everything else: nothing on, no symptom, not yet.
    void setMessage(const QString& words);
    // `follows`: what becomes of a number further on, as rich text; may be empty. `blank`: hides what it points to.
    void setSymptom(const Symptom& symptom, const QString& follows, bool blank);
    // The mistake that is on; null if there is none or it is secret.
    void setMistake(const ClassicMistake* mistake);
    // The answer to a question: right or wrong, and why.
    void setVerdict(bool right, const QString& words);
    void setAsking(bool asking, bool answered);
    // A list of the mistakes, for when the controls have made room for the maps.
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

// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the studio while nothing can be shown: says why, and if it waits for the steps, offers ways on.
#pragma once

#include <QWidget>

class QLabel;

namespace attn {

class LinkButton;

class WhyNothing : public QWidget {
    Q_OBJECT

public:
    explicit WhyNothing(QWidget* parent = nullptr);

    // `walking`: the steps have not got to what is asked.
    void setWords(const QString& words, bool walking);

Q_SIGNALS:
    void walkOnAsked();  // up to the number
    void walkEndAsked(); // show everything

private:
    QLabel* m_words;
    LinkButton *m_on, *m_end;
};

} // namespace attn

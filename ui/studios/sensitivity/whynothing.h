// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the studio's place while nothing can be told: why, and where the walk is the reason, the ways on.
#pragma once

#include <QWidget>

class QLabel;

namespace attn {

class LinkButton;

class WhyNothing : public QWidget {
    Q_OBJECT

public:
    explicit WhyNothing(QWidget* parent = nullptr);

    // `walking`: the walk has not come to what is asked about.
    void setWords(const QString& words, bool walking);

Q_SIGNALS:
    void walkOnAsked();  // up to the number
    void walkEndAsked(); // everything is to be shown

private:
    QLabel* m_words;
    LinkButton *m_on, *m_end;
};

} // namespace attn

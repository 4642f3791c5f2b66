// SPDX-License-Identifier: GPL-3.0-or-later
// One form of the softmax on a few numbers: powers, exponentials, weights, and whether they stayed finite.
#pragma once

#include "ui/studios/softmax/overflow.h"

#include <QWidget>

namespace attn {

class OverflowCard : public QWidget {
    Q_OBJECT

public:
    explicit OverflowCard(QWidget* parent = nullptr);

    // `keys`: the names of all keys; `symbols`: before the three lines, "s", "e^s", "weight".
    void setForm(const QString& title, const SoftmaxForm& form, const std::vector<int>& shown, const QStringList& keys,
                 const QStringList& symbols, int digits);
    QString verdict() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    SoftmaxForm m_form;
    std::vector<int> m_shown;
    QStringList m_keys, m_symbols;
    int m_digits = 4;
};

} // namespace attn

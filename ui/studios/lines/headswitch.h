// SPDX-License-Identifier: GPL-3.0-or-later
// A head in the list of heads: a switch, the dash and colour of its lines, its name, and how spread out its weights are.
#pragma once

#include <QAbstractButton>

namespace attn {

class HeadSwitch : public QAbstractButton {
    Q_OBJECT

public:
    explicit HeadSwitch(int head, QWidget* parent = nullptr);

    int head() const { return m_head; }
    // `entropy` as it is written: "1.90", "not yet"; empty: there is none.
    void setWords(const QString& name, const QString& entropy, bool off);
    QSize sizeHint() const override;

Q_SIGNALS:
    void pointed(bool at); // by the pointer or the keyboard

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int m_head;
    QString m_name, m_entropy;
    bool m_off = false;
};

} // namespace attn

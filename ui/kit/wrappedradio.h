// SPDX-License-Identifier: GPL-3.0-or-later
// A radio button whose text may take several lines, so that a long answer does not widen its column. The arrow keys lead
// to its neighbors without choosing one: a click, Space or Enter does.
#pragma once

#include <QRadioButton>

namespace attn {

class WrappedRadio : public QRadioButton {
    Q_OBJECT

public:
    explicit WrappedRadio(const QString& text, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int besideText() const; // px: the mark and its distance
    QString wrapped(int width) const;
};

} // namespace attn

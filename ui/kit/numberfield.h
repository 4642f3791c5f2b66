// SPDX-License-Identifier: GPL-3.0-or-later
// A field for one number that behaves like a table cell: type an expression, drag left or right, step with Up and Down
// or Ctrl and the wheel, press Esc to restore the old value. Only requests values; the owner decides. Enter passes on
// to the surrounding widgets unless the input is refused.
#pragma once

#include <QLineEdit>

namespace attn {

class NumberField : public QLineEdit {
    Q_OBJECT

public:
    // `step`: of the arrow keys and the wheel; Shift makes it ten times finer. `whole`: only whole numbers are given
    // out.
    explicit NumberField(double step, bool whole, QWidget* parent = nullptr);

    // The number that holds now; also shown, unless the person is typing.
    void setValue(double value);
    double value() const { return m_value; }
    // Limits drags and steps; typed numbers may lie outside, so that the field's owner can say what is wrong.
    void setSteppedRange(double least, double most);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    // `merging`: one of several that belong together (a drag, steps), until finished().
    void edited(double value, bool merging);
    void finished();
    void refused(const QString& sentence); // what was typed is no number

protected:
    void contextMenuEvent(QContextMenuEvent* event) override; // with the field's own actions
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Gesture { None, Pressed, Dragging };

    void commitText();
    QString textOf(double value) const;
    void showValue();
    void stepBy(int steps, bool fine);
    void give(double value, bool merging);

    double m_value = 0; // that holds …
    double m_asked = 0; // … last requested; differs while the request is refused
    double m_step;
    bool m_whole;
    double m_least, m_most;
    Gesture m_gesture = Gesture::None;
    int m_lastX = 0;
    double m_start = 0, m_moved = 0;
};

} // namespace attn

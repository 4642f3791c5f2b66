// SPDX-License-Identifier: GPL-3.0-or-later
// The most probable next token in large letters, with its probability before an edit and now.
#pragma once

#include <QWidget>

#include <optional>

namespace attn {

class NextHeadline : public QWidget {
    Q_OBJECT

public:
    struct State {
        QString piece;
        std::optional<double> before, now; // one of them at least
        bool operator==(const State&) const = default;
    };
    explicit NextHeadline(QWidget* parent = nullptr);

    void setState(const State& state);
    const State& state() const { return m_state; }
    QString words() const; // "ter 0.1236, before 0.7418"
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    double numbersWidth() const;
    QString shownPiece() const;

    State m_state;
};

// What the outline and the fill of bars mean, before and now.
class BarKeys : public QWidget {
    Q_OBJECT

public:
    explicit BarKeys(QWidget* parent = nullptr);

    void setShown(bool before, bool now);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_before = false, m_now = false;
};

} // namespace attn

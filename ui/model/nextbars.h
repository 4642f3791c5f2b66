// SPDX-License-Identifier: GPL-3.0-or-later
// The most probable next tokens as bars with numbers, before and after an edit, and the sum of all others.
#pragma once

#include "ui/model/pagepicture.h"

#include <QWidget>

namespace attn {

class NextBars : public QWidget {
    Q_OBJECT

public:
    explicit NextBars(QWidget* parent = nullptr);

    void setPicture(PagePicturePtr picture);
    void setShown(Ghost shown);
    void setRows(int rows);
    // Top to bottom, by what is shown: now or before.
    const std::vector<NextToken>& tokens() const { return m_tokens; }
    // Instead of probabilities: how likely each token is to be drawn. Empty: the probabilities.
    void setChances(const std::vector<TokenProbability>& chances);
    bool showsBefore() const { return isChanged() && m_shown != Ghost::Now; }
    bool showsNow() const { return m_picture && (!isChanged() || m_shown != Ghost::Before); }
    QString othersWords() const; // "the other 50,247 together"; empty: there are none
    double othersBefore() const { return m_othersBefore; }
    double othersNow() const { return m_othersNow; }
    // Everything in words, as it is read aloud: "fe 0.3172, before 0.6134", …
    QStringList spoken() const;
    QRect rowRect(int row) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {scaledLeast(), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isChanged() const { return m_picture && m_picture->changed && m_chances.empty(); }
    QString toolTipAt(QPoint place) const;
    static int scaledLeast();
    void refresh();
    int labelWidth() const;
    double largest() const;
    void paintRow(QPainter& painter, int row) const;
    // The numbers at the right end of a line; gives where they begin.
    double paintNumbers(QPainter& painter, const QRectF& line, double before, double now, bool quiet) const;

    PagePicturePtr m_picture;
    Ghost m_shown = Ghost::Both;
    int m_rows = 10;
    std::vector<TokenProbability> m_chances;
    std::vector<NextToken> m_tokens;
    double m_othersBefore = 0, m_othersNow = 0;
};

// Between a number before and the one it has become.
inline QString becomesArrow() { return QStringLiteral("→"); }
// The keys of the bars: an outline for before, a filled box for now. Gives how wide they are; painted from the right end.
int paintBarKeys(QPainter& painter, const QRectF& line, bool before, bool now);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a trained model would write next: the most probable token large, with its number before an edit and now, and below it the
// next most probable as bars.
#pragma once

#include "ui/model/pagepicture.h"

#include <QWidget>

class QLabel;

namespace attn {

class NextBars;
class NextHeadline;
class BarKeys;
class TagLabel;

class NextTokenPanel : public QWidget {
    Q_OBJECT

public:
    explicit NextTokenPanel(QWidget* parent = nullptr);

    // `after`: the last token, made unique: "ill 12".
    void setPicture(PagePicturePtr picture, const QString& after);
    void setShown(Ghost shown);
    void setRows(int rows);                                        // at most this many
    void setChances(const std::vector<TokenProbability>& chances); // as NextBars has them
    const NextBars* bars() const { return m_bars; }
    // "ter 0.1236, before 0.7418"; if another token was most probable, it goes in a second line.
    QString headline() const;
    QString headlineBefore() const;
    QString message() const; // replaces everything; empty: there are tokens

private:
    void refresh();
    void colorCaption();

    PagePicturePtr m_picture;
    QString m_after;
    Ghost m_shown = Ghost::Both;
    bool m_chances = false; // in the bars
    QLabel* m_caption;
    TagLabel* m_tag;
    NextHeadline* m_headline;
    QLabel* m_before;
    QLabel* m_title;
    BarKeys* m_keys;
    NextBars* m_bars;
    QLabel* m_message;
};

} // namespace attn

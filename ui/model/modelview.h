// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a trained model: its sentence, all heads of all layers, and the next token before and after the user's
// changes. Shows pictures and emits requests; changes nothing itself.
#pragma once

#include "ui/matrix/looks.h"
#include "ui/model/pagepicture.h"

#include <QWidget>

#include <utility>

class QAction;
class QBoxLayout;
class QComboBox;
class QScrollArea;
class QStackedWidget;

namespace attn {

class BusyBar;
class ContinueBox;
class EditLines;
class ElidedLabel;
class FactRows;
class HeadPane;
class LampLine;
class ModelSheet;
class NextTokenPanel;
class Rail;
class Section;
class SegmentedControl;
class Selection;
class SentenceBox;
class StaleBar;
class StatesPane;
class TagLegend;
class StaleOverlay;

class ModelView : public QWidget {
    Q_OBJECT

public:
    explicit ModelView(QAction* exportSheet, QWidget* parent = nullptr);

    // `text`: what the tokens are from; empty where they were given as ids.
    void setPicture(PagePicturePtr picture, const QString& text);
    void clear();               // another model is opened: clears everything
    void setShown(Ghost shown); // before, both, now: of maps and bars
    void setBusy(bool busy);
    // Whether the last change is not in the picture, because its pass failed or was given up.
    void setStale(bool stale);
    bool isStale() const { return m_stale; }
    void setFocused(const HeadPlace& head);
    HeadPlace focused() const;
    // The cell looked at in the focused head; nullopt if a map does not show each cell.
    std::optional<Cell> currentCell() const;
    void refuseText(const QString& sentence);
    // In the place of the next tokens; null: these again. Owned by this from then on.
    void setAside(QWidget* aside);
    void typeText();                      // focuses the sentence
    void takeFocus();                     // … to the heads
    std::vector<QWidget*> panels() const; // that the keyboard cycles
    ModelSheet* sheet() const { return m_sheet; }
    StatesPane* states() const { return m_states; } // shown in the place of the heads while a card for it is chosen
    SentenceBox* sentence() const { return m_sentence; }
    NextTokenPanel* next() const { return m_next; }
    ContinueBox* continuation() const { return m_continue; }
    EditLines* edits() const { return m_edits; }
    StaleBar* staleBar() const { return m_staleBar; }

Q_SIGNALS:
    void openAsked(attn::HeadPlace head);
    void switchAsked(attn::HeadPlace head);
    void textTyped(const QString& text);
    void tokenAsked(qint64 id); // at the end of the text
    void takeBackAsked(const attn::PageEdit& edit);
    void shownAsked(attn::Ghost shown);
    void cancelAsked();
    void computeAsked(); // again, for the page as it is
    void described(const QString& sentence, const QString& query, const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* buildLeft();
    QWidget* buildMiddle(QAction* exportSheet);
    QWidget* buildRight();
    void fillRail();
    void followFocus();
    void followRail();
    void showStates(const QString& card);
    void point(const HeadPlace& head, std::optional<Cell> cell);
    void showChecks();
    void fit();
    std::pair<int, int> columnWidths() const; // left and right, px

    PagePicturePtr m_picture;
    Selection* m_cards; // which card of the rail is chosen
    bool m_followsFocus = false;
    std::pair<int, int> m_widths;
    bool m_wide = true; // room for the head in focus beside the sheet
    Rail* m_rail;
    QBoxLayout* m_columns; // stacked in a narrow window
    QScrollArea* m_left;
    QScrollArea* m_right;
    QStackedWidget* m_rightPages; // m_right, or what was put in its place
    Section* m_sentenceSection;
    SentenceBox* m_sentence;
    Section* m_modelSection;
    FactRows* m_facts;
    Section* m_editSection;
    EditLines* m_edits;
    TagLegend* m_tags;
    ElidedLabel* m_shape;
    std::vector<QWidget*> m_aside; // of the line above the heads, if there is room
    QComboBox* m_order;
    SegmentedControl* m_show;
    QStackedWidget* m_middlePages; // the heads, or the hidden states
    ModelSheet* m_sheet;
    StatesPane* m_states;
    HeadPane* m_head;  // beside the sheet …
    HeadPane* m_brief; // … or in short in the right column
    NextTokenPanel* m_next;
    NextTokenPanel* m_nextPage; // the same, in the place of the heads while its card is chosen
    ContinueBox* m_continue;
    QWidget* m_did;
    FactRows* m_didRows;
    LampLine *m_rowsLamp, *m_sumLamp, *m_ownLamp;
    BusyBar* m_busy;
    StaleBar* m_staleBar;
    std::vector<StaleOverlay*> m_overlays; // over computed parts
    bool m_stale = false;
};

} // namespace attn

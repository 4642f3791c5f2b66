// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the rotary studio: whose query and key, their positions, the frequencies, and the scene's own RoPE
// numbers.
#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/editors/controlcolumn.h"
#include "ui/studios/rope/ropepicture.h"

#include <QStringList>

class QComboBox;
class QLabel;
class QSlider;

namespace attn {

class LayerPanel;
class MessageLine;
class NumberField;
class PlaneChooser;
class RopeClocks;
class Section;
class IconButton;

class RopeControls : public ControlColumn {
    Q_OBJECT

public:
    RopeControls(Document* document, Selection* selection, QWidget* parent = nullptr);

    void setComputed(const Computed& computed);
    // The pairs that are shown.
    void setPicture(const RopePicture& picture, std::int64_t first, std::int64_t count);
    NumberField* queryPosition() const { return m_queryPosition; }
    NumberField* keyPosition() const { return m_keyPosition; }
    NumberField* bothMove() const { return m_both; }

Q_SIGNALS:
    void queryChosen(int token);
    void keyChosen(int token);
    void positionsAsked(std::int64_t query, std::int64_t key);
    void bothMoveAsked(std::int64_t tokens);
    void pairChosen(std::int64_t pair);
    void pageAsked(int pages);
    void described(const QString& sentence);

private:
    QWidget* buildTokens();
    QWidget* buildClocks();
    void askPosition(bool query, double value);
    void showSections();
    void tint();

    Document* m_document;
    PlaneChooser* m_plane;
    Section *m_tokens, *m_frequencies;
    QComboBox *m_query = nullptr, *m_key = nullptr;
    NumberField *m_queryPosition = nullptr, *m_keyPosition = nullptr, *m_both = nullptr;
    QLabel *m_queryName = nullptr, *m_keyName = nullptr, *m_page = nullptr;
    QSlider* m_slider = nullptr;
    MessageLine* m_refusal = nullptr;
    RopeClocks* m_clocks = nullptr;
    QWidget* m_pager = nullptr;
    IconButton *m_before = nullptr, *m_after = nullptr;
    LayerPanel* m_layer;
};

} // namespace attn

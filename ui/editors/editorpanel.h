// SPDX-License-Identifier: GPL-3.0-or-later
// The left side of the window: everything that can be edited, as folding sections in the order of the computation.
#pragma once

#include "core/engine/computed.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/editors/controlcolumn.h"

#include <vector>

namespace attn {

class Section;
class TokensPanel;

class EditorPanel : public ControlColumn {
    Q_OBJECT

public:
    EditorPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    // The editors show the numbers of this computation, with the document's newer edits over them.
    void setComputed(const ComputedPtr& computed);
    // Opens the section that the card of a stage depends on, brings it into sight, and gives its main control the
    // keyboard.
    void reveal(const QString& card);
    // The sections as they are called and looked for, in order.
    struct Place {
        QString title, words;
        EditorSection* section;
    };
    std::vector<Place> places() const;
    // Opens a section and gives it the keyboard; false if the scene has nothing of the kind.
    bool enter(std::size_t place);
    void editSentence(); // all tokens in one field
    QSize sizeHint() const override;

private:
    void unfold(std::size_t place);

    TokensPanel* m_tokens;
    std::vector<EditorSection*> m_editors;
    std::vector<Section*> m_sections; // beside them
};

} // namespace attn

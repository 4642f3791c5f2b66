// SPDX-License-Identifier: GPL-3.0-or-later
// The left side of the window: everything that can be edited, as folding sections in the order of the computation.
#pragma once

#include "ui/computed.h"
#include "ui/document.h"
#include "ui/selection.h"

#include <QWidget>

#include <vector>

namespace attn {

class EditorSection;
class Section;

class EditorPanel : public QWidget {
    Q_OBJECT

public:
    EditorPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    // The editors show the numbers of this computation, with the document's newer edits over them.
    void setComputed(ComputedPtr computed);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addSection(EditorSection* content, bool open);

    struct Entry {
        EditorSection* content;
        Section* section;
    };
    QWidget* m_column;
    std::vector<Entry> m_entries;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the memory that keys and values are made from (cross-attention): chosen, typed, added, removed, renamed
// and moved like those of x; their numbers are among the embeddings.
#pragma once

#include "ui/editors/editorsection.h"

namespace attn {

class TokenLine;

class MemoryPanel : public EditorSection {
    Q_OBJECT

public:
    MemoryPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    TokenLine* line() const { return m_line; }

protected:
    void refresh() override;

private:
    int batch() const;
    QStringList words() const;
    void choose(int word);
    void changeWords(const QString& step, const Result<Rewritten>& rewritten);

    TokenLine* m_line;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A section that shows one of several tensors as a table: what embeddings and weights have in common.
#pragma once

#include "ui/editors/editorsection.h"
#include "ui/editors/tensorroles.h"

namespace attn {

class TensorTable;

class TensorSection : public EditorSection {
    Q_OBJECT

public:
    TensorSection(const QString& title, Document* document, Selection* selection, QWidget* parent);

    TensorTable* table() const { return m_table; }
    const std::string& shownTensor() const { return m_shown; }

protected:
    // Shows `info` in the table, or nothing when null.
    void showTensor(const TensorInfo* info);
    // "seed 123 · rand" or "6 × 3": shown right of the title.
    virtual QString captionFor(const TensorInfo& info) const = 0;
    // Quiet, behind the title.
    virtual QString noteFor(const TensorInfo&) const { return {}; }

private:
    void tellHeading();

    TensorTable* m_table;
    std::string m_shown;
    std::optional<TensorInfo> m_info;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the tokens: x itself, or what it is made from (x1, a vocabulary and the token ids).
#pragma once

#include "ui/editors/tensorsection.h"

class QLabel;

namespace attn {

class ChoiceBar;

class EmbeddingsPanel : public TensorSection {
    Q_OBJECT

public:
    EmbeddingsPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    // Shows `tensor` if it is one of the sources of x.
    void choose(const std::string& tensor);

protected:
    void refresh() override;
    QString captionFor(const TensorInfo& info) const override;
    QString noteFor(const TensorInfo& info) const override;

private:
    void showChosen();
    void followEdits(bool sameSources);
    bool isInFocus() const; // the table shows what the stage in focus shows

    ChoiceBar* m_sources;
    QLabel* m_hint; // text above this tensor's numbers
    std::vector<std::string> m_names;
    std::vector<std::shared_ptr<const TensorEdits>> m_edits; // of each
    std::string m_chosen;
};

} // namespace attn

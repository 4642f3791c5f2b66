// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/editorpanel.h"

#include "ui/editors/dropoutpanel.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/editors/maskpanel.h"
#include "ui/editors/projectionpanel.h"
#include "ui/editors/recipepanel.h"
#include "ui/editors/tokenspanel.h"
#include "ui/editors/weightspanel.h"
#include "ui/kit/section.h"
#include "ui/theme/fonts.h"

namespace attn {

EditorPanel::EditorPanel(Document* document, Selection* selection, QWidget* parent)
    : ControlColumn(tr("Editors"), parent), m_editors{new TokensPanel(document, selection, this),
                                                      new EmbeddingsPanel(document, selection, this),
                                                      new WeightsPanel(document, selection, this),
                                                      new MaskPanel(document, selection, this),
                                                      new DropoutPanel(document, selection, this),
                                                      new ProjectionPanel(document, selection, this),
                                                      new RecipePanel(document, selection, this)}
{
    constexpr std::size_t open_at_first = 4; // up to the mask
    for (std::size_t i = 0; i < m_editors.size(); ++i)
        addEditor(m_editors[i])->setOpen(i < open_at_first);
}

void EditorPanel::setComputed(const ComputedPtr& computed)
{
    for (EditorSection* editor : m_editors)
        editor->setComputed(computed);
}

QSize EditorPanel::sizeHint() const { return {scaled(296), scaled(516)}; }

} // namespace attn

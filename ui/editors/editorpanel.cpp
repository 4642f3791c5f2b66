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

#include <algorithm>

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
    for (EditorSection* editor : m_editors)
        m_sections.push_back(addEditor(editor));
    for (std::size_t i = 0; i < m_sections.size(); ++i)
        m_sections[i]->setOpen(i < open_at_first);
}

void EditorPanel::reveal(const QString& card)
{
    const auto decides = [&](const EditorSection* editor) {
        if (card == QLatin1String("mask"))
            return qobject_cast<const MaskPanel*>(editor) != nullptr;
        if (card == QLatin1String("dropout"))
            return qobject_cast<const DropoutPanel*>(editor) != nullptr;
        return qobject_cast<const ProjectionPanel*>(editor) != nullptr;
    };
    const auto editor = std::ranges::find_if(m_editors, decides);
    Section* section = m_sections[std::size_t(editor - m_editors.begin())];
    section->setOpen(true);
    scrollTo(section);
}

void EditorPanel::setComputed(const ComputedPtr& computed)
{
    for (EditorSection* editor : m_editors)
        editor->setComputed(computed);
}

QSize EditorPanel::sizeHint() const { return {scaled(296), scaled(516)}; }

} // namespace attn

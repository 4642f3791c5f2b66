// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/editorpanel.h"

#include "ui/editors/dropoutpanel.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/editors/layerpanel.h"
#include "ui/editors/maskpanel.h"
#include "ui/editors/memorypanel.h"
#include "ui/editors/projectionpanel.h"
#include "ui/editors/recipepanel.h"
#include "ui/editors/sliderspanel.h"
#include "ui/editors/tokenline.h"
#include "ui/editors/tokenspanel.h"
#include "ui/editors/weightspanel.h"
#include "ui/kit/focus.h"
#include "ui/kit/section.h"
#include "ui/theme/fonts.h"

#include <algorithm>

namespace attn {

EditorPanel::EditorPanel(Document* document, Selection* selection, QWidget* parent)
    : ControlColumn(tr("Editors"), parent),
      m_tokens(new TokensPanel(document, selection, this)), m_editors{m_tokens,
                                                                      new MemoryPanel(document, selection, this),
                                                                      new EmbeddingsPanel(document, selection, this),
                                                                      new WeightsPanel(document, selection, this),
                                                                      new MaskPanel(document, selection, this),
                                                                      new DropoutPanel(document, selection, this),
                                                                      new ProjectionPanel(document, selection, this),
                                                                      new LayerPanel(document, selection, this),
                                                                      new RecipePanel(document, selection, this),
                                                                      new SlidersPanel(document, selection, this)}
{
    constexpr std::size_t open_at_first = 5; // up to the mask
    for (EditorSection* editor : m_editors)
        m_sections.push_back(addEditor(editor));
    for (std::size_t i = 0; i < m_sections.size(); ++i)
        m_sections[i]->setOpen(i < open_at_first);
    connect(static_cast<SlidersPanel*>(m_editors.back()), &SlidersPanel::pinned, this,
            [this] { unfold(m_editors.size() - 1); });
}

void EditorPanel::reveal(const QString& card)
{
    const auto decides = [&](const EditorSection* editor) {
        if (card == QLatin1String("mask"))
            return qobject_cast<const MaskPanel*>(editor) != nullptr;
        if (card == QLatin1String("dropout"))
            return qobject_cast<const DropoutPanel*>(editor) != nullptr;
        if (LayerPanel::decides(card))
            return qobject_cast<const LayerPanel*>(editor) != nullptr;
        return qobject_cast<const ProjectionPanel*>(editor) != nullptr;
    };
    const auto editor = std::ranges::find_if(m_editors, decides);
    unfold(std::size_t(editor - m_editors.begin()));
    if (QWidget* control = (*editor)->mainControl())
        control->setFocus(Qt::TabFocusReason);
}

std::vector<EditorPanel::Place> EditorPanel::places() const
{
    const QString words[] = {
        tr("words"),
        tr("words keys"),
        tr("numbers input x"),
        tr("numbers matrices W bias"),
        tr("causal padding block sliding window prefix"),
        tr("p probability"),
        tr("layer structure num_heads"),
        tr("cross-attention memory GQA MQA num_kv_heads RMSNorm RoPE rotary softcap ALiBi T5 sinks"),
        tr("seed random draws"),
        tr("pin play")};
    std::vector<Place> places;
    for (std::size_t i = 0; i < m_editors.size(); ++i)
        places.push_back({m_editors[i]->title(), words[i], m_editors[i]});
    return places;
}

void EditorPanel::unfold(std::size_t place)
{
    m_sections[place]->setOpen(true);
    scrollTo(m_sections[place]);
}

bool EditorPanel::enter(std::size_t place)
{
    if (!m_editors[place]->applies())
        return false;
    unfold(place);
    QWidget* control = m_editors[place]->mainControl();
    if (QWidget* stop = control ? control : firstStop(m_editors[place]))
        stop->setFocus(Qt::TabFocusReason);
    return true;
}

void EditorPanel::editSentence()
{
    unfold(0);
    m_tokens->line()->typeLine();
}

void EditorPanel::setComputed(const ComputedPtr& computed)
{
    for (EditorSection* editor : m_editors)
        editor->setComputed(computed);
}

QSize EditorPanel::sizeHint() const { return {scaled(296), scaled(516)}; }

} // namespace attn

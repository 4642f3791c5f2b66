// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/studio.h"

namespace attn {

Studio::Studio(StudioInfo info, Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent), m_info(std::move(info)), m_document(document), m_selection(selection)
{
    setAccessibleName(title());
}

void Studio::setComputed(const ComputedPtr& computed)
{
    if (computed == m_computed)
        return;
    m_computed = computed;
    if (computed)
        showComputed();
}

} // namespace attn

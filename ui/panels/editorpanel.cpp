// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/editorpanel.h"

#include "ui/kit/section.h"
#include "ui/panels/dropoutpanel.h"
#include "ui/panels/embeddingspanel.h"
#include "ui/panels/maskpanel.h"
#include "ui/panels/projectionpanel.h"
#include "ui/panels/recipepanel.h"
#include "ui/panels/tokenspanel.h"
#include "ui/panels/weightspanel.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QPaintEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace attn {

EditorPanel::EditorPanel(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent), m_column(new QWidget)
{
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_column->setAutoFillBackground(false);
    scroll->setWidget(m_column);
    m_column->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    setAccessibleName(tr("Editors"));
    addSection(new TokensPanel(document, selection, m_column), true);
    addSection(new EmbeddingsPanel(document, selection, m_column), true);
    addSection(new WeightsPanel(document, selection, m_column), true);
    addSection(new MaskPanel(document, selection, m_column), true);
    addSection(new DropoutPanel(document, selection, m_column), false);
    addSection(new ProjectionPanel(document, selection, m_column), false);
    addSection(new RecipePanel(document, selection, m_column), false);
    column->addStretch(1);
}

void EditorPanel::addSection(EditorSection* content, bool open)
{
    auto* section = new Section(content->title(), m_column);
    section->setContent(content);
    section->setOpen(open);
    m_column->layout()->addWidget(section);
    const auto tellHeading = [section, content] {
        section->setCaption(content->caption());
        section->setNote(content->note());
        section->setVisible(content->applies());
    };
    connect(content, &EditorSection::headingChanged, section, tellHeading);
    tellHeading();
    m_entries.push_back({content, section});
}

void EditorPanel::setComputed(ComputedPtr computed)
{
    for (const Entry& entry : m_entries)
        entry.content->setComputed(computed);
}

QSize EditorPanel::sizeHint() const { return {scaled(296), scaled(516)}; }

QSize EditorPanel::minimumSizeHint() const { return {scaled(232), scaled(160)}; }

void EditorPanel::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), colors().panel);
}

} // namespace attn

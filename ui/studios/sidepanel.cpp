// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sidepanel.h"

#include "ui/kit/boxes.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace attn {

namespace {

constexpr int panel_width = 262, least_picture = 480; // px, grown with the text

} // namespace

SidePanel::SidePanel(QWidget* parent) : QWidget(parent)
{
    onEvents(this, {QEvent::FontChange}, [this] { fit(); });
    fit();
}

void SidePanel::setBelow(bool below)
{
    m_below = below;
    fit();
    update();
}

void SidePanel::fit()
{
    setMinimumWidth(m_below ? 0 : scaled(panel_width));
    setMaximumWidth(m_below ? QWIDGETSIZE_MAX : scaled(panel_width));
}

void SidePanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    painter.fillRect(m_below ? QRect(16, 0, width() - 32, 1) : QRect(0, 8, 1, height() - 16), colors().line);
}

PictureAndPanel::PictureAndPanel(QWidget* picture, SidePanel* panel, QWidget* parent)
    : QWidget(parent), m_panel(panel), m_pageScroll(new ScrollArea(this)), m_panelScroll(new ScrollArea(this))
{
    auto* page = new QWidget;
    m_page = columnOf(page, 0, {{picture, 1}});
    for (QScrollArea* scroll : {m_pageScroll, m_panelScroll})
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrollOnGround(m_pageScroll, page);
    scrollOnGround(m_panelScroll, panel);
    rowOf(this, 0, {{m_pageScroll, 1}, m_panelScroll});
    const auto fit = [this] {
        if (!m_below)
            m_panelScroll->setFixedWidth(m_panel->width());
    };
    onEvents(panel, {QEvent::Resize}, fit);
    fit();
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { arrange(); });
}

void PictureAndPanel::showPanel(bool shown)
{
    m_shown = shown;
    m_panel->setVisible(shown);
    m_panelScroll->setVisible(shown && !m_below);
}

void PictureAndPanel::arrange()
{
    const bool below = width() < scaled(panel_width + least_picture);
    if (below == m_below)
        return;
    m_below = below;
    if (below) {
        m_page->addWidget(m_panelScroll->takeWidget());
    } else {
        m_page->removeWidget(m_panel);
        m_panelScroll->setWidget(m_panel);
    }
    m_panel->setAutoFillBackground(false);
    m_panel->setBelow(below);
    showPanel(m_shown);
}

} // namespace attn

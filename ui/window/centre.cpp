// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/centre.h"

#include "core/circuits/circuits.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/kit/boxes.h"
#include "ui/kit/busybar.h"
#include "ui/kit/onevents.h"
#include "ui/studios/studio.h"
#include "ui/studios/studioframe.h"
#include "ui/theme/barheight.h"
#include "ui/theme/colors.h"
#include "ui/window/centreheader.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QPainter>
#include <QPointer>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace attn {

Centre::Centre(Selection* selection, QAction* lock, QAction* exportPicture, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_export(exportPicture), m_pages(new QStackedWidget(this)),
      m_header(new CentreHeader(selection, lock, exportPicture)), m_notice(new NoticeBar(this)),
      m_page(new HeatmapPage(selection)), m_busy(new BusyBar(this))
{
    m_header->setFixedHeight(barHeight(40));
    columnOf(this, 0, {m_notice, {m_pages, 1}});
    auto* bench = new QWidget;
    m_pages->addWidget(bench); // empty, since Qt lays out the first page of a stack at once, before anything is known
    columnOf(bench, 0, {m_header, {m_page, 1}});
    connect(selection, &Selection::focusChanged, this, &Centre::showStage);
    connect(selection, &Selection::focusChanged, this, &Centre::withdrawOffer);
    connect(selection, &Selection::chosenChanged, this, &Centre::showStage); // maybe another matrix of the stage
    // A map that is removed with the focus passes it to the new one.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old) {
        if (!old || !m_page->isAncestorOf(old))
            return;
        QMetaObject::invokeMethod(
            this,
            [this, left = QPointer<QWidget>(old)] {
                if (left && !left->isVisibleTo(this))
                    takeFocus();
            },
            Qt::QueuedConnection);
    });
    connect(m_header, &CentreHeader::tensorAsked, this, &Centre::lookAt);
    connect(&m_background, &Background::busyChanged, this, &Centre::followBusy);
    connect(m_busy, &BusyBar::cancelAsked, &m_background, &Background::cancel);
    connect(m_busy, &BusyBar::cancelAsked, this, &Centre::cancelAsked);
    onEvents(this, {QEvent::Resize}, [this] {
        m_header->setFixedHeight(barHeight(40));
        m_busy->setGeometry(0, barHeight(40), width(), m_busy->height());
    });
}

void Centre::setComputed(const ComputedPtr& computed, const PreparedPtr& prepared, bool refined)
{
    m_computed = computed;
    if (!refined && !std::exchange(m_offersForEdit, false))
        m_notice->hide();
    m_page->setComputed(computed, prepared ? prepared->pictures : MapPictures(), refined);
    if (m_studios)
        m_studios->setComputed(withoutCircuits(computed));
    showStage();
}

StudioFrame* Centre::studios()
{
    if (m_studios)
        return m_studios;
    m_studios = new StudioFrame({m_export});
    m_studios->setComputed(withoutCircuits(m_computed));
    m_pages->addWidget(m_studios);
    connect(m_studios, &StudioFrame::closeAsked, this, &Centre::closeStudioAsked);
    connect(m_studios, &StudioFrame::turnOnAsked, this, &Centre::turnOnAsked);
    return m_studios;
}

void Centre::setBusy(bool busy)
{
    m_computes = busy;
    followBusy();
}

void Centre::followBusy() { m_busy->setBusy(m_computes || m_background.isBusy()); }

void Centre::lookAt(const QString& tensor)
{
    m_background.cancel();
    if (!m_computed || isWorkedOut(*m_computed, tensor.toStdString()))
        return m_selection->setTensor(tensor);
    m_background.request([this, computed = m_computed, tensor, stage = m_selection->stage()](const StopToken& stop) {
        if (!workOut(*computed, tensor.toStdString(), stop))
            return std::function<void()>();
        return std::function<void()>([this, computed, tensor, stage] {
            if (m_selection->stage() != stage)
                return;
            if (m_computed == computed)
                m_selection->setTensor(tensor);
            else
                lookAt(tensor); // now of other weights
        });
    });
}

void Centre::setError(const QString& sentence)
{
    m_offers = m_offersForEdit = false;
    m_notice->showError(sentence);
}

void Centre::offer(const QString& sentence, QAction* action, bool edited)
{
    m_offers = true;
    m_offersForEdit = edited;
    m_notice->showOffer(sentence, action);
}

void Centre::withdrawOffer()
{
    if (std::exchange(m_offers, false))
        m_notice->hide();
}

void Centre::showStudios(bool shown)
{
    m_pages->setCurrentIndex(shown ? 1 : 0);
    takeFocus();
}

void Centre::takeFocus()
{
    // The picture, not what the header above it holds.
    QWidget* shown = m_pages->currentIndex() == 0 ? m_page : m_pages->currentWidget();
    if (m_studios && shown == m_studios && m_studios->studio() && m_studios->studio()->isVisibleTo(this))
        shown = m_studios->studio();
    if (shown->focusPolicy() & Qt::ClickFocus) // it knows itself where, perhaps only later
        return shown->setFocus(Qt::OtherFocusReason);
    for (QWidget* widget : shown->findChildren<QWidget*>())
        if (widget->isVisibleTo(this) && widget->focusPolicy() & Qt::ClickFocus)
            return widget->setFocus(Qt::OtherFocusReason);
}

void Centre::showStage()
{
    if (!m_computed)
        return;
    const std::vector<StageInfo> stages = cardsOf(*m_computed->realized);
    const auto stage = std::ranges::find(stages, m_selection->stage(), &StageInfo::id);
    if (stage != stages.end())
        m_header->setStage(*stage, *m_computed);
}

QSize Centre::sizeHint() const { return {664, 524}; }

void Centre::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), colors().base); }

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/sensitivitystudio.h"

#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/studios/sensitivity/askednumber.h"
#include "ui/studios/sensitivity/derivativemaps.h"
#include "ui/studios/sensitivity/editripple.h"
#include "ui/studios/sensitivity/forwardstrip.h"
#include "ui/studios/sensitivity/sensitivitycontrols.h"
#include "ui/studios/sensitivity/whynothing.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int late = 300;       // ms: how long an outdated picture stays
constexpr int least_maps = 150; // px that the maps keep above the edit
constexpr int low_studio = 600; // px: below, the maps take the place of the stages

} // namespace

StudioInfo SensitivityStudio::info()
{
    return {QStringLiteral("sensitivity"), tr("Sensitivity"), {}, QKeySequence(Qt::SHIFT | Qt::Key_F8)};
}

SensitivityStudio::SensitivityStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new SensitivityControls(selection, this)),
      m_maps(new DerivativeMaps(this)), m_predict(new PredictPanel(this)), m_forward(new ForwardStrip(this)),
      m_why(new WhyNothing(this)), m_ripple(new EditRipple(this))
{
    setFocusPolicy(Qt::ClickFocus);
    const auto askAgain = [this] {
        if (isFollowing())
            ask();
    };
    for (auto signal : {&Selection::focusChanged, &Selection::chosenChanged, &Selection::stepChanged})
        connect(selection, signal, this, askAgain);
    connect(selection, &Selection::looksChanged, this, [this] {
        if (isFollowing())
            showDerivatives();
    });
    connect(m_controls, &SensitivityControls::whatChanged, this, askAgain);
    connect(m_controls, &SensitivityControls::lookedOtherwise, this, [this] {
        m_kept = m_controls->keepsRange() ? m_kept : std::nullopt;
        if (m_controls->keepsRange() && !m_kept)
            m_kept = m_maps->largestShown();
        showDerivatives();
    });
    connect(m_controls, &SensitivityControls::stepChanged, this, &SensitivityStudio::setStep);
    connect(m_controls, &SensitivityControls::applyAsked, this, &SensitivityStudio::apply);
    connect(m_maps, &DerivativeMaps::cellChosen, this, &SensitivityStudio::chooseEdit);
    connect(m_maps, &DerivativeMaps::stepAsked, this, [this](const QString& begun) {
        Q_EMIT controlsAsked(); // when they have made room for the maps
        m_controls->stepField()->setFocus(Qt::ShortcutFocusReason);
        m_controls->stepField()->selectAll();
        if (!begun.isEmpty())
            m_controls->stepField()->insert(begun);
    });
    connect(m_maps, &DerivativeMaps::pointed, this, &Studio::described);
    connect(m_predict, &PredictPanel::lookAsked, this, &SensitivityStudio::look);
    connect(m_why, &WhyNothing::walkOnAsked, this, &SensitivityStudio::walkOn);
    connect(m_why, &WhyNothing::walkEndAsked, selection, &Selection::endSteps);
    connect(m_forward, &ForwardStrip::foldChanged, this, &SensitivityStudio::arrange);
    connect(m_forward, &ForwardStrip::pointed, this, &Studio::described);
    connect(m_forward, &ForwardStrip::stageAsked, this, &SensitivityStudio::openStage);
    connect(m_ripple, &EditRipple::ready, this, [this] {
        showForward();
        showPrediction();
    });
    connect(m_ripple, &EditRipple::failed, this, [this](const QString& why) {
        m_ripple->clear();
        m_controls->setRefusal(why);
        showForward();
        showPrediction();
    });
    connect(&m_deriving, &Background::failed, this, [this](const QString& why) { refuse(why); });
    m_late.setSingleShot(true);
    m_late.setInterval(late);
    connect(&m_late, &QTimer::timeout, this, [this] {
        if (m_deriving.isBusy() && !isRevealed())
            showDerivatives();
    });
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { arrange(); });
    onEvents(this, {QEvent::PaletteChange}, [this] {
        if (isFollowing())
            showDerivatives();
    });
}

QWidget* SensitivityStudio::controls() { return m_controls; }

QString SensitivityStudio::unavailable(const Computed&) const { return {}; }

bool SensitivityStudio::controlsMayHelp(const Computed&) const { return true; }

QString SensitivityStudio::caption() const
{
    if (!computed() || m_asked.cell.tensor.empty())
        return {};
    QString name = tr("of %1").arg(askedName(*computed(), m_asked));
    if (!isRevealed())
        return name;
    const QString now = formatNumber(m_derivatives->gradient->value, 4);
    const FollowedEdit* edit = m_ripple->edit();
    if (!edit || !m_prediction || !m_prediction->really || !m_prediction->looked)
        return QStringLiteral("%1: %2").arg(name, now);
    return QStringLiteral("%1: %2 → %3")
        .arg(name, formatNumber(edit->asked_before, 4), formatNumber(edit->asked_after, 4));
}

void SensitivityStudio::showEvent(QShowEvent* event)
{
    Studio::showEvent(event);
    if (!event->spontaneous() && computed())
        ask();
}

void SensitivityStudio::hideEvent(QHideEvent* event)
{
    Studio::hideEvent(event);
    if (event->spontaneous()) // the window is minimised
        return;
    m_deriving.cancel();
    m_checking.cancel();
    m_ripple->clear();
    m_looked.reset();
    m_edit.reset(); // the next visit shows what is strongest then
    m_step = 0;
}

// Arrives here first: there are no maps yet.
void SensitivityStudio::focusInEvent(QFocusEvent* event)
{
    Studio::focusInEvent(event);
    focusOnEdit(event->reason());
}

void SensitivityStudio::focusOnEdit(Qt::FocusReason reason)
{
    if (!m_why->isHidden() && isWalking())
        return m_why->setFocus(reason);
    if (isRevealed())
        m_maps->focusOnEdit(reason);
}

bool SensitivityStudio::isSettled() const
{
    return !m_deriving.isBusy() && !m_checking.isBusy() && !m_ripple->isBusy();
}

void SensitivityStudio::arrange()
{
    m_forward->setLow(height() < scaled(low_studio));
    const int low = std::min(m_forward->wantedHeight(), std::max(height() - scaled(least_maps), height() / 3));
    const int side = std::min(m_predict->sizeHint().width(), width() / 3);
    m_forward->setGeometry(0, height() - low, width(), low);
    m_predict->setGeometry(width() - side, 0, side, height() - low);
    m_maps->setGeometry(0, 0, width() - side - 1, height() - low);
    m_why->setGeometry(rect());
}

void SensitivityStudio::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    if (m_why->isHidden())
        painter.fillRect(QRect(m_predict->x() - 1, 8, 1, m_predict->height() - 16), colors().line);
    else if (hasFocus())
        paintFocusRing(painter, rect().adjusted(6, 6, -6, -6));
}

} // namespace attn

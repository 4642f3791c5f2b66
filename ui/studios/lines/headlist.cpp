// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/headlist.h"

#include "core/heads/headfigures.h"
#include "ui/kit/boxes.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/partialview.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/linespainter.h"
#include "ui/studios/lines/lineswords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <chrono>

namespace attn {

namespace {

constexpr std::chrono::milliseconds rest{120};

QString entropyWords(const std::optional<HeadFigures>& figures)
{
    return figures ? formatNumber(figures->mean.entropy, 2) : QString();
}

constexpr int row_height = 28, mark_side = 16, sample = 28, between = 8; // px

} // namespace

HeadSwitch::HeadSwitch(int head, QWidget* parent) : QAbstractButton(parent), m_head(head)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void HeadSwitch::setWords(const QString& name, const QString& entropy, bool off)
{
    m_name = name;
    m_entropy = entropy;
    m_off = off;
    setText(name);
    setAccessibleName(entropy.isEmpty() ? name : tr("%1, entropy %2").arg(name, entropy));
    setToolTip(off ? tr("Lines of %1. The head is turned off, so its context is 0.").arg(name)
                   : tr("Show or hide the lines of %1").arg(name));
    update();
}

QSize HeadSwitch::sizeHint() const { return {scaled(200), scaled(row_height)}; }

void HeadSwitch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& c = colors();
    QStyle::State state = isChecked() ? QStyle::State_On : QStyle::State_Off;
    state.setFlag(QStyle::State_Enabled, isEnabled());
    state.setFlag(QStyle::State_MouseOver, underMouse());
    const double side = scaled(mark_side), middle = height() / 2.0;
    paintCheckMark(painter, QRectF(1, middle - side / 2, side, side), state);
    const double left = side + between + 1, line = scaled(sample);
    ScreenCanvas canvas(painter);
    drawHeadSample(canvas, {left, middle, left + line, middle}, m_head, m_off || !isChecked(), 3.4, 1, c);
    const QFont words = textFont(13), numbers = numberFont(12);
    const double number = QFontMetricsF(numbers).horizontalAdvance(m_entropy);
    const QRectF room(left + line + between, 0, width() - left - line - between, height());
    paintText(painter, words, m_off || !isChecked() ? c.off : c.text, room, Qt::AlignVCenter | Qt::AlignLeft, m_name);
    paintText(painter, numbers, c.text, room, Qt::AlignVCenter | Qt::AlignRight, m_entropy);
    const double name = QFontMetricsF(words).horizontalAdvance(m_name);
    const QString caption = tr("entropy");
    const QFont quiet = textFont(12);
    if (!m_entropy.isEmpty() && name + number + QFontMetricsF(quiet).horizontalAdvance(caption) + 20 < room.width())
        paintText(painter, quiet, c.text2, room.adjusted(0, 0, -number - 6, 0), Qt::AlignVCenter | Qt::AlignRight,
                  caption);
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5));
}

bool HeadSwitch::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::FocusIn)
        Q_EMIT pointed(true);
    else if (event->type() == QEvent::HoverLeave || event->type() == QEvent::FocusOut)
        Q_EMIT pointed(false);
    return QAbstractButton::event(event);
}

HeadList::HeadList(const Selection* selection, QWidget* parent) : QWidget(parent), m_selection(selection)
{
    columnOf(this, 0);
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, &HeadList::readEntropies);
}

void HeadList::setComputed(const ComputedPtr& computed, const std::string& tensor)
{
    m_computed = computed;
    m_tensor = tensor;
    m_count = int(computed->realized->plan.dims.H);
    arrange();
    m_rest.stop();
    m_reading.cancel();
    const TracedTensor* found = computed->trace->find(tensor);
    const bool known = found && m_selection->isDone(tensor) && !computed->hides(tensor);
    std::vector<QString> words(std::size_t(m_count), !found                        ? QString()
                                                     : computed->hides(tensor)     ? QStringLiteral("?")
                                                     : m_selection->isDone(tensor) ? QString()
                                                                                   : notYet());
    if (known && isLarge(*computed, *found))
        m_rest.start();
    else if (known)
        for (int head = 0; head < m_count; ++head)
            words[std::size_t(head)] = entropyWords(headFigures(*computed, tensor, m_selection->batch(), head));
    show(words);
}

void HeadList::arrange()
{
    while (int(m_switches.size()) < m_count) {
        auto* one = new HeadSwitch(int(m_switches.size()), this);
        layout()->addWidget(one);
        m_switches.push_back(one);
        connect(one, &HeadSwitch::toggled, this, &HeadList::shownChanged);
        connect(one, &HeadSwitch::pointed, this, [this, one](bool at) { Q_EMIT pointed(at ? one->head() : -1); });
    }
    for (HeadSwitch* one : m_switches)
        one->setVisible(one->head() < m_count);
}

void HeadList::readEntropies()
{
    m_reading.request([this, computed = m_computed, tensor = m_tensor, batch = m_selection->batch(),
                       count = m_count](StopToken stop) -> std::function<void()> {
        std::vector<QString> words;
        for (int head = 0; head < count && !stop.requested(); ++head)
            words.push_back(entropyWords(headFigures(*computed, tensor, batch, head, stop)));
        return [this, words] {
            if (int(words.size()) == m_count)
                show(words);
        };
    });
}

void HeadList::show(const std::vector<QString>& entropies)
{
    for (int head = 0; head < m_count; ++head) {
        const bool off = headIsOff(m_computed->realized->config, head);
        m_switches[std::size_t(head)]->setWords(headName({head, nullptr, off}), entropies[std::size_t(head)], off);
    }
}

std::vector<int> HeadList::shown() const
{
    std::vector<int> heads;
    for (int head = 0; head < m_count; ++head)
        if (m_switches[std::size_t(head)]->isChecked())
            heads.push_back(head);
    return heads;
}

} // namespace attn

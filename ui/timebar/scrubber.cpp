// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timebar/scrubber.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/timebar/stepper.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double track_y = 20, tick_half = 5, handle_radius = 6.5, track_margin = 10; // px
constexpr int per_mark = 1000;               // of the slider's value, for accessibility
constexpr double label_gap = 4;              // px
constexpr int widest = 560, roomy_mark = 64; // px: of all marks, where they are few; of each
constexpr int least_letters = 4;             // of a name that is cut, its dots among them
constexpr double least_tick = 4;             // px: closer ones would be a bar

QFont labelFont(bool chosen) { return textFont(11, chosen ? QFont::DemiBold : QFont::Normal); }

} // namespace

Scrubber::Scrubber(Stepper* stepper, QWidget* parent) : QAbstractSlider(parent), m_stepper(stepper)
{
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Position in the computation"));
    connect(stepper, &Stepper::changed, this, &Scrubber::follow);
    follow();
    onEvents(this, {QEvent::FontChange}, [this] {
        follow();
        updateGeometry();
    });
}

void Scrubber::follow()
{
    setMaximumWidth(scaled(std::max(widest, m_stepper->marks() * roomy_mark)));
    const QSignalBlocker quiet(this); // what moved it knows already
    setRange(0, m_stepper->marks() * per_mark);
    setValue(static_cast<int>(std::lround(m_stepper->position() * per_mark)));
    setEnabled(m_stepper->canGo());
    describeTo(this, m_stepper->placeInWords());
    update();
}

QSize Scrubber::sizeHint() const { return {scaled(460), scaled(46)}; }

QSize Scrubber::minimumSizeHint() const { return {scaled(180), scaled(46)}; }

double Scrubber::left() const { return track_margin; }

double Scrubber::right() const { return std::max(width() - track_margin, track_margin + 1.0); }

double Scrubber::markX(double position) const
{
    return left() + (right() - left()) * position / std::max(m_stepper->marks(), 1);
}

double Scrubber::handleX() const { return markX(m_stepper->position()); }

// Where a name begins: over the middle of its stage, and inside the widget.
double Scrubber::labelX(int mark, double length) const
{
    return std::clamp(markX(mark + 0.5) - length / 2, 0.0, std::max(width() - length, 0.0));
}

std::vector<double> Scrubber::wholePlaces(const QStringList& names) const
{
    // Names that would meet share the mean of what they wish for; `before`: what the names before one take.
    struct Together {
        double wished = 0;
        int count = 0;
        double mean() const { return wished / count; }
    };
    std::vector<Together> groups;
    std::vector<double> before, middles;
    double all = 0;
    for (int mark = 0; mark < names.size(); ++mark) {
        const double length = QFontMetricsF(labelFont(mark == m_stepper->currentMark())).horizontalAdvance(names[mark]);
        before.push_back(all);
        middles.push_back(markX(mark + 0.5) - length / 2);
        groups.push_back({middles.back() - all, 1});
        for (; groups.size() > 1 && groups[groups.size() - 2].mean() > groups.back().mean(); groups.pop_back()) {
            groups[groups.size() - 2].wished += groups.back().wished;
            groups[groups.size() - 2].count += groups.back().count;
        }
        all += length + label_gap;
    }
    const double free = width() - (all - label_gap), stage = markX(1) - markX(0);
    std::vector<double> places;
    for (const Together& group : groups)
        for (int i = 0; i < group.count && free >= 0; ++i) {
            const std::size_t mark = places.size();
            places.push_back(before[mark] + std::clamp(group.mean(), 0.0, free));
            if (std::abs(places[mark] - middles[mark]) > stage / 2)
                return {};
        }
    return places;
}

QStringList Scrubber::labels() const
{
    QStringList texts;
    for (const Label& label : placedLabels())
        texts << label.text;
    return texts;
}

std::vector<double> Scrubber::labelPlaces() const
{
    std::vector<double> places;
    for (const Label& label : placedLabels())
        places.push_back(label.x);
    return places;
}

// Whole names if they have room. Of those that overlap, the first and above all the current one; others get the space
// left over their own stage, if that shows more than their first letters.
std::vector<Scrubber::Label> Scrubber::placedLabels() const
{
    const int marks = m_stepper->marks(), current = m_stepper->currentMark();
    QStringList names;
    for (int mark = 0; mark < marks; ++mark)
        names << m_stepper->markName(mark);
    std::vector<Label> labels;
    if (const std::vector<double> places = wholePlaces(names); !places.empty()) {
        for (int mark = 0; mark < marks; ++mark)
            labels.push_back({names[mark], places[std::size_t(mark)]});
        return labels;
    }
    struct Place {
        double begin, end;
    };
    std::vector<Place> taken;
    const auto placeOf = [&](int mark) {
        const double length = QFontMetricsF(labelFont(mark == current)).horizontalAdvance(names[mark]);
        return Place{labelX(mark, length), labelX(mark, length) + length};
    };
    if (current >= 0)
        taken.push_back(placeOf(current));
    for (int mark = 0; mark < marks; ++mark) {
        Place place = placeOf(mark);
        const auto meets = [&](const Place& other) {
            return place.begin < other.end + label_gap && other.begin < place.end + label_gap;
        };
        if (mark == current)
            continue;
        if (std::ranges::any_of(taken, meets)) {
            const double middle = markX(mark + 0.5);
            double half = middle - markX(mark) - label_gap / 2;
            for (const Place& other : taken)
                half = std::min(half, std::max(middle - other.end, other.begin - middle) - label_gap);
            names[mark] =
                QFontMetricsF(labelFont(false)).elidedText(names[mark], Qt::ElideRight, std::max(half, 0.0) * 2);
            place = placeOf(mark);
        }
        const bool cut = names[mark].endsWith(QChar(0x2026));
        if ((cut && names[mark].size() < least_letters) || std::ranges::any_of(taken, meets))
            names[mark].clear();
        else
            taken.push_back(place);
    }
    for (int mark = 0; mark < marks; ++mark)
        labels.push_back({names[mark], placeOf(mark).begin});
    return labels;
}

void Scrubber::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    const double y = scaled(track_y), x = handleX();
    const QColor accent = isEnabled() ? c.accent : c.off;
    painter.fillRect(QRectF(left(), y - 1.5, right() - left(), 3), c.line);
    painter.fillRect(QRectF(left(), y - 2, x - left(), 4), accent);
    const int marks = m_stepper->marks();
    if ((right() - left()) / std::max(marks, 1) >= least_tick)
        for (int mark = 0; mark <= marks; ++mark)
            painter.fillRect(QRectF(std::round(markX(mark)) - 0.5, y - tick_half, 1, 2 * tick_half), c.edge);
    const std::vector<Label> names = placedLabels();
    for (int mark = 0; mark < int(names.size()); ++mark) {
        const bool chosen = mark == m_stepper->currentMark();
        painter.setFont(labelFont(chosen));
        painter.setPen(chosen ? c.accent : c.text2);
        painter.drawText(QPointF(names[std::size_t(mark)].x, scaled(38)), names[std::size_t(mark)].text);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(accent, 2));
    painter.setBrush(c.raised);
    painter.drawEllipse(QPointF(x, y), handle_radius, handle_radius);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(x, y), handle_radius + 3, handle_radius + 3);
    }
}

void Scrubber::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down: return m_stepper->back();
    case Qt::Key_Right:
    case Qt::Key_Up: return m_stepper->on();
    case Qt::Key_Home: return m_stepper->toFirst();
    case Qt::Key_End: return m_stepper->toLast();
    case Qt::Key_PageUp: return m_stepper->toStage(1);
    case Qt::Key_PageDown: return m_stepper->toStage(-1);
    default: event->ignore();
    }
}

bool Scrubber::event(QEvent* event)
{
    // Keys that step through stages move along the line here.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip && m_stepper->canGo()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const double share = (help->pos().x() - left()) / (right() - left());
        const int marks = m_stepper->marks();
        showToolTip(help->globalPos(), m_stepper->markName(std::clamp(int(share * marks), 0, marks - 1)), this);
        return true;
    }
    return QAbstractSlider::event(event);
}

void Scrubber::dragTo(double x)
{
    m_stepper->setPlaying(false);
    m_stepper->toPosition((x - left()) / (right() - left()) * m_stepper->marks());
}

void Scrubber::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_dragging = true;
    dragTo(event->position().x());
}

void Scrubber::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragging)
        dragTo(event->position().x());
}

void Scrubber::mouseReleaseEvent(QMouseEvent*) { m_dragging = false; }

void Scrubber::wheelEvent(QWheelEvent* event)
{
    // Like sliders: turning away from you moves forward.
    if (const int turned = event->angleDelta().y(); turned != 0)
        turned > 0 ? m_stepper->on() : m_stepper->back();
    event->accept();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/sliderrow.h"

#include "core/rewrite/sliders.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int slider_places = 1000, longest_name = 80;
constexpr double field_step = 0.1;

// As many digits as the field has room for.
double readable(double value, bool degrees)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const double digits = degrees ? 2 : 4 - std::floor(std::log10(std::abs(value)));
    const double unit = std::pow(10.0, std::clamp(digits, -30.0, 30.0));
    return std::round(value * unit) / unit;
}

} // namespace

SliderRow::SliderRow(QWidget* parent)
    : QWidget(parent), m_name(new QLineEdit(this)), m_number(new NumberField(field_step, false, this)),
      m_from(new NumberField(field_step, false, this)), m_to(new NumberField(field_step, false, this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_play(new IconButton(QStringLiteral("play"), tr("Play"), true, this)),
      m_remove(new IconButton(QStringLiteral("x"), tr("Remove"), false, this)), m_rests(new PlainLabel(this))
{
    m_name->setMaxLength(longest_name);
    m_name->setToolTip(tr("Slider name; type to rename it"));
    m_name->setMinimumWidth(scaled(60));
    m_slider->setRange(0, slider_places);
    m_slider->setSingleStep(slider_places / 100);
    m_slider->setPageStep(slider_places / 10);
    m_slider->setMinimumWidth(scaled(40));
    keepWheelForScrolling(m_slider);
    m_number->setMinimumWidth(scaled(76));
    m_number->setToolTip(tr("Current value: a number or an expression"));
    m_from->setToolTip(tr("Lower limit"));
    m_to->setToolTip(tr("Upper limit"));
    m_play->setCheckable(true);
    useQuietFont(m_rests, 12);
    m_rests->setWordWrap(true);
    m_rests->hide();
    auto* first = rowOf(nullptr, 6, {{m_name, 1}, m_number, m_remove});
    auto* second = rowOf(nullptr, 6, {m_play, m_from, {m_slider, 1}, m_to});
    columnOf(this, 4, {first, second, m_rests})->setContentsMargins(0, 2, 0, 6);
    connectParts();
}

void SliderRow::connectParts()
{
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        if (!m_placing)
            Q_EMIT moved(onScale(m_shown, double(place) / slider_places), true);
    });
    connect(m_slider, &QSlider::sliderReleased, this, &SliderRow::finished);
    connect(m_number, &NumberField::edited, this, &SliderRow::moved);
    connect(m_number, &NumberField::finished, this, &SliderRow::finished);
    connect(m_from, &NumberField::edited, this, [this](double from) { Q_EMIT ranged(from, m_shown.to); });
    connect(m_to, &NumberField::edited, this, [this](double to) { Q_EMIT ranged(m_shown.from, to); });
    for (NumberField* field : {m_number, m_from, m_to})
        connect(field, &NumberField::refused, this, &SliderRow::refused);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        const QString name = m_name->text().trimmed(), before = QString::fromStdString(m_shown.name);
        if (name.isEmpty())
            m_name->setText(before);
        else if (name != before)
            Q_EMIT renamed(name);
    });
    connect(m_play, &QAbstractButton::clicked, this, &SliderRow::playAsked);
    connect(m_remove, &QAbstractButton::clicked, this, &SliderRow::removeAsked);
}

void SliderRow::show(const Slider& slider, std::optional<double> value, const QString& rests)
{
    m_shown = slider;
    const QString name = QString::fromStdString(slider.name);
    const auto withUnit = [&](const QString& words) { return slider.plane ? tr("%1, in degrees").arg(words) : words; };
    if (!m_name->isModified() || !m_name->hasFocus())
        m_name->setText(name);
    m_name->setAccessibleName(tr("Name of slider %1").arg(name));
    m_slider->setAccessibleName(withUnit(name));
    m_number->setAccessibleName(withUnit(tr("%1, as a number").arg(name)));
    m_from->setAccessibleName(withUnit(tr("Lower limit of %1").arg(name)));
    m_to->setAccessibleName(withUnit(tr("Upper limit of %1").arg(name)));
    m_remove->setAccessibleName(tr("Remove slider %1").arg(name));
    m_remove->setToolTip(tr("Remove slider and keep the value"));
    m_from->setValue(slider.from);
    m_to->setValue(slider.to);
    m_slider->setToolTip(
        slider.plane
            ? tr("Angle of %1%2 in the plane of components %3 and %4, in degrees; the length stays the same")
                  .arg(QString::fromStdString(slider.of), QString::fromStdString(toString(slider.index)))
                  .arg(slider.plane->first)
                  .arg(slider.plane->second)
            : tr("Changes %1")
                  .arg(QString::fromStdString(slider.of + (slider.index.empty() ? "" : toString(slider.index)))));
    for (QWidget* part :
         {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_number), static_cast<QWidget*>(m_play)})
        part->setEnabled(value.has_value());
    m_rests->setText(rests);
    m_rests->setVisible(!rests.isEmpty());
    setPlaying(m_playing);
    if (!value)
        return;
    m_number->setValue(readable(*value, slider.plane.has_value()));
    describeTo(m_slider,
               tr("%1, from %2 to %3")
                   .arg(formatSignificant(*value), formatSignificant(slider.from), formatSignificant(slider.to)));
    placeSlider(*value);
}

// While dragged it stays under the pointer; for a whole turn both ends are one angle.
void SliderRow::placeSlider(double value)
{
    if (m_slider->isSliderDown())
        return;
    const double share = std::clamp((value - m_shown.from) / (m_shown.to - m_shown.from), 0.0, 1.0);
    const bool same_end = m_shown.plane && share < 1e-6 && m_slider->value() == slider_places;
    QScopedValueRollback placing(m_placing, true);
    if (!same_end)
        m_slider->setValue(static_cast<int>(std::lround(share * slider_places)));
}

void SliderRow::setPlaying(bool playing)
{
    m_playing = playing;
    const QString name = QString::fromStdString(m_shown.name);
    m_play->setChecked(playing);
    m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setAccessibleName((playing ? tr("Stop %1") : tr("Play %1")).arg(name));
    m_play->setToolTip(playing ? tr("Stop (Esc)") : tr("Play back and forth"));
}

} // namespace attn

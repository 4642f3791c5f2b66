// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/softmaxpanel.h"

#include "ui/kit/choicebar.h"
#include "ui/kit/formrow.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/studios/softmax/overflow.h"
#include "ui/theme/fonts.h"

#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include <cmath>

namespace attn {

namespace {

constexpr int steps_per_decade = 50;
constexpr QLatin1String temperature_key("temperature");

int sliderAt(double temperature) { return int(std::lround(std::log10(temperature) * steps_per_decade)); }

// Two significant digits: 0.15, 1.5, 10.
double temperatureAt(int position)
{
    const double exact = std::pow(10, double(position) / steps_per_decade);
    const double unit = std::pow(10, std::floor(std::log10(exact) + 1e-9) - 1);
    return QString::number(std::round(exact / unit) * unit, 'g', 2).toDouble();
}

} // namespace

SoftmaxPanel::SoftmaxPanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Softmax"), document, selection, parent), m_form(new ChoiceBar(tr("Form"), this)),
      m_temperature(new NumberField(0.1, false, this)),
      m_temperatureRow(new FormRow(tr("Temperature"), m_temperature, this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_example(new QPushButton(tr("Show with scores 88, 89, 90"), this))
{
    m_form->setChoices({tr("stable"), tr("naive"), tr("÷ sum")},
                       {tr("Subtract the row maximum before the exponential, as PyTorch does"),
                        tr("Exponentiate the scores directly. Large scores overflow."),
                        tr("Divide each score by its row sum, without an exponential")});
    m_form->setAlignment(Qt::AlignRight);
    m_temperature->setSteppedRange(0.1, 10);
    m_temperature->setToolTip(
        tr("Divides the scores. Below 1, the largest weight grows. Above 1, the weights become more equal."));
    m_slider->setRange(-steps_per_decade, steps_per_decade);
    m_slider->setPageStep(10);
    m_slider->setAccessibleName(tr("Temperature, 0.1 to 10"));
    m_slider->setToolTip(m_temperature->toolTip());
    keepWheelForScrolling(m_slider);
    m_example->setToolTip(
        tr("Open a scene with three tokens in which the second row overflows. Undo restores your scene."));
    column()->addWidget(new FormRow(tr("Form"), m_form, this, true));
    column()->addWidget(m_temperatureRow);
    column()->addWidget(m_slider);
    column()->addSpacing(4);
    column()->addWidget(m_example);

    connect(m_form, &ChoiceBar::activated, this, [this](int value) {
        Scene after = scene();
        after.config.normalize = Normalize(value);
        change(value == 1   ? tr("Naive softmax")
               : value == 0 ? tr("Stable softmax")
                            : tr("Divide by the row sum"),
               std::move(after), ChangePart::Config);
        refresh();
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        if (position != sliderAt(scene().config.temperature))
            setTemperature(temperatureAt(position), true);
    });
    connect(m_slider, &QSlider::sliderReleased, document, &Document::endMerge);
    connect(m_temperature, &NumberField::edited, this, &SoftmaxPanel::setTemperature);
    connect(m_temperature, &NumberField::finished, document, &Document::endMerge);
    connect(m_temperature, &NumberField::refused, m_temperatureRow, &FormRow::setError);
    connect(m_example, &QPushButton::clicked, this, &SoftmaxPanel::showOverflow);
    refresh();
}

void SoftmaxPanel::setTemperature(double temperature, bool merging)
{
    Scene after = scene();
    after.config.temperature = temperature;
    change(tr("Temperature %1").arg(formatSignificant(temperature)), std::move(after), ChangePart::Config,
           merging ? QString(temperature_key) : QString());
}

void SoftmaxPanel::showOverflow()
{
    change(tr("Scores 88, 89, 90"), overflowScene(), ChangePart::Scene | ChangePart::Structure);
    selection()->setBatch(0);
    selection()->setHead(0);
    selection()->setChosen(Cell{1, 1});
}

void SoftmaxPanel::refresh()
{
    const Config& config = scene().config;
    const bool layer = config.stage == Stage::Attention, powers = layer && config.normalize != Normalize::Sum;
    m_form->setCurrentIndex(std::min(int(config.normalize), 2));
    m_form->setEnabled(layer && config.normalize != Normalize::None);
    m_temperature->setValue(config.temperature);
    m_slider->setValue(sliderAt(config.temperature));
    for (QWidget* control : {static_cast<QWidget*>(m_temperature), static_cast<QWidget*>(m_slider)})
        control->setEnabled(powers);
    setHeading(!layer                    ? tr("as in PyTorch")
               : config.temperature == 1 ? QString()
                                         : tr("temperature %1").arg(formatSignificant(config.temperature)));
}

void SoftmaxPanel::showRefusal(const Error& error)
{
    const PathAndSentence fault = splitPath(error.message);
    if (fault.path == QLatin1String("temperature"))
        m_temperatureRow->setError(fault.sentence);
    else
        EditorSection::showRefusal(error);
}

void SoftmaxPanel::clearRefusal()
{
    EditorSection::clearRefusal();
    m_temperatureRow->setError({});
}

} // namespace attn

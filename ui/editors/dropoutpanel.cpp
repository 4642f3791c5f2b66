// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/dropoutpanel.h"

#include "core/rewrite/keepmaskchoice.h"
#include "core/rewrite/recipe.h"
#include "ui/editors/tensorroles.h"
#include "ui/kit/boxes.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/seedfield.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/language/said.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QSlider>

#include <cmath>

namespace attn {

namespace {

constexpr int slider_steps = 100;
constexpr int train_segment = 0;
constexpr QLatin1String p_key("dropout p");

} // namespace

DropoutPanel::DropoutPanel(Document* document, Selection* selection, QWidget* parent, bool roomy)
    : EditorSection(tr("Dropout"), document, selection, parent), m_slider(new QSlider(Qt::Horizontal, this)),
      m_p(new NumberField(0.05, false, this)), m_mode(new SegmentedControl(tr("Mode"), this)),
      m_on(makeOptionSegments("dropout.on", this)),
      m_onRow(new FormRow(said(option("dropout.on").label), m_on, this, true)),
      m_factor(makeOptionList("dropout.factor", this)),
      m_factorRow(new FormRow(said(option("dropout.factor").label), m_factor, this, true)),
      m_stream(makeOptionList("dropout.stream", this)),
      m_streamRow(new FormRow(said(option("dropout.stream").label), m_stream, this, true)), m_seed(new SeedField(this)),
      m_seedRow(new FormRow(tr("Seed"), m_seed, this)), m_seedNotes(new QWidget(this)),
      m_sharedSeed(new PlainLabel(m_seedNotes)), m_ownSeed(new PlainLabel(m_seedNotes))
{
    buildFirstRow(roomy);
    for (QWidget* row : {static_cast<QWidget*>(m_onRow), static_cast<QWidget*>(m_factorRow),
                         static_cast<QWidget*>(m_streamRow), static_cast<QWidget*>(m_seedRow), m_seedNotes})
        column()->addWidget(row);
    column()->setSpacing(4);
    m_seed->setToolTip(tr("Seed for dropout. Press Up or Down for the next or previous seed."));
    // In one cell as tall as the longer note, so that nothing below moves when a separate seed comes or goes.
    auto* place = new QGridLayout(m_seedNotes);
    place->setContentsMargins(0, 0, 0, 0);
    for (QLabel* note : {m_sharedSeed, m_ownSeed}) {
        note->setWordWrap(true);
        useQuietFont(note, 12);
        note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        QSizePolicy policy = note->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        note->setSizePolicy(policy);
        place->addWidget(note, 0, 0);
    }
    m_ownSeed->setText(tr("This seed affects dropout only. New weights do not change these draws."));

    connect(m_on, &ChoiceBar::activated, this, [this](int value) { setOption("dropout.on", value); });
    connect(m_factor, &QComboBox::activated, this, [this](int value) { setOption("dropout.factor", value); });
    connect(m_stream, &QComboBox::activated, this, [this](int value) { setOption("dropout.stream", value); });
    connect(m_seed, &SeedField::entered, this, &DropoutPanel::putSeed);
    connect(m_seed, &SeedField::refused, m_seedRow, &FormRow::setError);
    refresh();
}

QWidget* DropoutPanel::mainControl() const { return m_p; }

void DropoutPanel::buildFirstRow(bool roomy)
{
    auto* controls = new QWidget(this);
    auto* row = rowOf(controls, 6, {{m_slider, 1}, m_p});
    m_pRow = new FormRow(QStringLiteral("p"), controls, this, true);
    column()->addWidget(m_pRow);
    if (roomy)
        column()->addWidget(new FormRow(tr("Mode"), m_mode, this));
    else
        row->addWidget(m_mode);

    m_slider->setRange(0, slider_steps);
    m_slider->setSingleStep(5);
    m_slider->setPageStep(10);
    m_slider->setAccessibleName(tr("Dropout p"));
    m_slider->setToolTip(tr("Probability that each value is dropped"));
    m_slider->setMinimumWidth(scaled(16)); // the narrowest column has no more beside field and mode
    keepWheelForScrolling(m_slider);
    m_p->setAccessibleName(tr("Dropout p, as a number"));
    m_p->setToolTip(tr("Probability that each value is dropped, 0 to 1"));
    m_p->setSteppedRange(0, 1);
    offerSlider(m_p, "dropout.p");

    m_mode->addSegment(tr("train"), tr("Drop values and scale the rest up by 1 / (1 − p)"));
    m_mode->addSegment(tr("eval"), tr("Drop nothing, as in a layer after training"));

    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        if (value != std::lround(scene().config.dropout.p * slider_steps))
            setP(double(value) / slider_steps, true);
    });
    connect(m_slider, &QSlider::sliderReleased, document(), &Document::endMerge);
    connect(m_p, &NumberField::edited, this, &DropoutPanel::setP);
    connect(m_p, &NumberField::finished, document(), &Document::endMerge);
    connect(m_p, &NumberField::refused, m_pRow, &FormRow::setError);
    connect(m_mode, &SegmentedControl::activated, this, [this](int segment) {
        Dropout dropout = scene().config.dropout;
        dropout.train = segment == train_segment;
        put(segment == train_segment ? tr("Train mode") : tr("Eval mode"), dropout);
    });
}

void DropoutPanel::setP(double p, bool merging)
{
    Dropout dropout = scene().config.dropout;
    dropout.p = p;
    put(tr("Set p to %1").arg(formatSignificant(p)), dropout, merging ? QString(p_key) : QString());
}

// A dropout that has to draw brings a seed into a recipe that has none.
void DropoutPanel::put(const QString& step, const Dropout& dropout, const QString& mergeKey)
{
    const auto rewritten = setDropout(scene(), dropout);
    const bool recipeGrew = rewritten && rewritten->scene.draws.size() != scene().draws.size();
    change(step, rewritten, recipeGrew ? ChangePart::Config | ChangePart::Structure : Change(ChangePart::Config),
           mergeKey);
}

void DropoutPanel::setOption(std::string_view path, int value)
{
    Config config = scene().config;
    option(path).set(config, value);
    put(tr("%1: %2").arg(said(option(path).label), said(option(path).values[value].label)), config.dropout);
}

void DropoutPanel::putSeed(std::uint64_t seed)
{
    change(tr("Set dropout seed to %1").arg(seed), setSeedOfDropout(scene(), seed),
           ChangePart::Values | ChangePart::Structure);
}

void DropoutPanel::refresh()
{
    const Config& config = scene().config;
    const Dropout& dropout = config.dropout;
    setApplies(config.stage != Stage::SoftmaxOnly && !startsFromWeights(config));
    m_p->setValue(dropout.p);
    m_slider->setValue(static_cast<int>(std::lround(dropout.p * slider_steps)));
    m_mode->setCurrentIndex(dropout.train ? train_segment : train_segment + 1);
    m_on->setCurrentIndex(int(dropout.on));
    m_onRow->setVisible(config.stage == Stage::Attention);
    m_factor->setCurrentIndex(int(dropout.factor));
    // A mistake: a scene that has it says so, and is mended here.
    m_factorRow->setVisible(dropout.factor != DropoutFactor::OneOverKept);
    m_stream->setCurrentIndex(int(dropout.stream));

    const auto seed = seedOfDropout(scene());
    const bool own = seed && !seed->shared;
    if (seed)
        m_seed->setSeed(std::get<ManualSeed>(scene().draws[seed->place]).seed);
    m_sharedSeed->setText(seed ? tr("The weights use the same seed. A new seed here affects dropout only.")
                               : tr("Nothing is drawn yet. Enter a seed to start drawing."));
    m_sharedSeed->setVisible(!own);
    m_ownSeed->setVisible(own);
    const bool draws = dropout.p > 0 && dropout.train;
    m_streamRow->setVisible(draws);
    m_seedRow->setVisible(draws);
    const bool only_seed = own && seed->first; // no other seed exists
    m_seedNotes->setVisible(draws && !only_seed);
    setHeading(!dropout.train && dropout.p > 0 ? tr("off (eval)") : tr("p = %1").arg(formatSignificant(dropout.p)));
}

void DropoutPanel::showRefusal(const Error& error)
{
    const PathAndSentence fault = splitPath(error.message);
    if (fault.path == QLatin1String("dropout.p"))
        m_pRow->setError(fault.sentence);
    else
        EditorSection::showRefusal(error);
}

void DropoutPanel::clearRefusal()
{
    EditorSection::clearRefusal();
    m_pRow->setError({});
    m_seedRow->setError({});
}

} // namespace attn

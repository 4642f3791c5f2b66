// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/sliderspanel.h"

#include "core/rewrite/sliders.h"
#include "ui/document/pinslider.h"
#include "ui/editors/sliderrow.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int tick_ms = 40;

} // namespace

SliderPlay::SliderPlay(QObject* parent) : QObject(parent)
{
    m_tick.setInterval(tick_ms);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        const double phase = std::fmod(m_begun + double(m_clock.elapsed()) / period_ms, 1.0);
        Q_EMIT reached(phase < 0.5 ? 2 * phase : 2 - 2 * phase);
    });
}

void SliderPlay::start(double share)
{
    m_begun = std::clamp(share, 0.0, 1.0) / 2;
    m_clock.start();
    m_tick.start();
    qApp->installEventFilter(this);
}

void SliderPlay::stop()
{
    if (!runs())
        return;
    m_tick.stop();
    qApp->removeEventFilter(this);
    Q_EMIT stopped();
}

bool SliderPlay::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->key() != Qt::Key_Escape || key->modifiers())
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        stop();
    return true;
}

SlidersPanel::SlidersPanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Sliders"), document, selection, parent), m_list(new QWidget(this)),
      m_hint(new PlainLabel(this)), m_pin(new QPushButton(tr("Pin to a slider"), this)), m_play(this)
{
    columnOf(m_list, 0)->setContentsMargins(0, 0, 0, 0);
    useQuietFont(m_hint, 12);
    m_hint->setWordWrap(true);
    m_hint->setText(tr("Pin values to sliders to move or animate them here. Sliders are saved with the scene."));
    buildPinMenu();
    column()->addWidget(m_hint);
    column()->addWidget(m_list);
    column()->addWidget(m_pin, 0, Qt::AlignLeft);
    connect(document, &Document::changed, this, [this](Change change) {
        if (!isChanging() || change.testFlag(ChangePart::Scene))
            m_play.stop(); // other edit
    });
    connect(&m_play, &SliderPlay::reached, this, [this](double share) {
        if (m_playing >= scene().sliders.size())
            return m_play.stop();
        const Slider& slider = scene().sliders[m_playing];
        move(m_playing, onScale(slider, share), m_playKey);
    });
    connect(&m_play, &SliderPlay::stopped, this, [this] {
        this->document()->endMerge();
        refresh();
    });
    refresh();
}

QWidget* SlidersPanel::mainControl() const { return m_pin; }

void SlidersPanel::buildPinMenu()
{
    auto* menu = new QMenu(m_pin);
    menu->addAction(tr("Selected &cell in the map"), this, [this] {
        if (computed())
            pin(pinChosen(*document(), *computed(), *selection()));
    });
    menu->addAction(tr("&Angle of its row"), this, [this] {
        if (computed())
            pin(pinAngle(*document(), *computed(), *selection()));
    });
    menu->addSeparator();
    const std::pair<const char*, QString> choices[] = {
        {"temperature", tr("&Temperature")}, {"scale", tr("&Score factor")}, {"dropout.p", tr("Dropout &p")}};
    for (const auto& [choice, text] : choices)
        menu->addAction(text, this, [this, choice = std::string(choice)] { pin(pinChoice(*document(), choice)); });
    m_pin->setMenu(menu);
    m_pin->setAccessibleName(m_pin->text());
    m_pin->setToolTip(tr("Pin a value to move or animate it here"));
}

void SlidersPanel::pin(const std::optional<Error>& fault)
{
    if (fault)
        showRefusal(*fault);
}

std::optional<double> SlidersPanel::valueOf(const Slider& slider, QString* rests) const
{
    const std::shared_ptr<const Plan>& plan = document()->now().plan;
    if (!plan) {
        *rests = tr("This scene cannot be computed, so sliders cannot move its values.");
        return std::nullopt;
    }
    *rests = QString::fromStdString(whySliderRests(scene(), *plan, slider));
    const auto value = sliderValue(scene(), *plan, computed().get(), slider);
    if (!value && rests->isEmpty() && computed())
        *rests = tr("The value that this slider moves is hidden or not a number.");
    return value;
}

void SlidersPanel::refresh()
{
    const std::vector<Slider>& sliders = scene().sliders;
    while (m_rows.size() > sliders.size()) {
        m_rows.back()->disconnect(this); // losing the focus would commit its typed text
        m_rows.back()->deleteLater();
        m_rows.back()->hide();
        m_rows.pop_back();
    }
    while (m_rows.size() < sliders.size())
        addRow();
    for (std::size_t i = 0; i < sliders.size(); ++i) {
        QString rests;
        const auto value = valueOf(sliders[i], &rests);
        m_rows[i]->setPlaying(m_play.runs() && i == m_playing);
        m_rows[i]->show(sliders[i], value, rests);
    }
    m_hint->setVisible(sliders.empty());
    m_list->setVisible(!sliders.empty());
    setHeading(sliders.empty() ? QString() : QString::number(sliders.size()));
    const bool more = m_known && sliders.size() > m_count;
    m_known = true;
    m_count = sliders.size();
    if (more)
        Q_EMIT pinned();
}

void SlidersPanel::addRow()
{
    const std::size_t number = m_rows.size();
    auto* row = new SliderRow(m_list);
    static_cast<QVBoxLayout*>(m_list->layout())->addWidget(row);
    m_rows.push_back(row);
    connect(row, &SliderRow::moved, this, [this, number](double value, bool merging) {
        m_play.stop();
        move(number, value, merging ? tr("slider %1").arg(number) : QString());
    });
    connect(row, &SliderRow::finished, document(), &Document::endMerge);
    connect(row, &SliderRow::renamed, this, [this, number](const QString& name) {
        Slider slider = scene().sliders[number];
        slider.name = name.toStdString();
        replace(number, tr("Rename slider to “%1”").arg(name), slider);
    });
    connect(row, &SliderRow::ranged, this, [this, number](double from, double to) {
        Slider slider = scene().sliders[number];
        if (!(from < to)) {
            showRefusal(Error{tr("The lower limit must be less than the upper limit.").toStdString()});
            return refresh();
        }
        slider.from = from, slider.to = to;
        replace(number, tr("Change range of %1").arg(QString::fromStdString(slider.name)), slider);
    });
    connect(row, &SliderRow::removeAsked, this, [this, number] { remove(number); });
    connect(row, &SliderRow::playAsked, this, [this, number](bool starts) { play(number, starts); });
    connect(row, &SliderRow::refused, this, [this](const QString& sentence) { showMessage(sentence, true); });
}

void SlidersPanel::move(std::size_t number, double value, const QString& mergeKey)
{
    const std::shared_ptr<const Plan>& plan = document()->now().plan;
    if (!plan || number >= scene().sliders.size())
        return;
    const Slider slider = scene().sliders[number];
    const auto moved = moveSlider(scene(), *plan, computed().get(), slider, value);
    const bool grows = moved && moved->scene.draws.size() != scene().draws.size();
    const bool choice = moved && moved->scene.config != scene().config;
    const Change parts = (choice ? Change(ChangePart::Config) : Change(ChangePart::Values)) |
                         (grows ? Change(ChangePart::Structure) : Change());
    const QString name = QString::fromStdString(slider.name);
    if (change(m_play.runs() ? tr("Play %1").arg(name) : tr("Move %1").arg(name), moved, parts, mergeKey))
        m_play.stop();
}

void SlidersPanel::replace(std::size_t number, const QString& step, const Slider& slider)
{
    m_play.stop();
    Scene after = scene();
    after.sliders[number] = slider;
    change(step, std::move(after), ChangePart::Config);
}

void SlidersPanel::remove(std::size_t number)
{
    m_play.stop();
    Scene after = scene();
    const QString name = QString::fromStdString(after.sliders[number].name);
    after.sliders.erase(after.sliders.begin() + std::ptrdiff_t(number));
    m_pin->setFocus(Qt::OtherFocusReason);
    change(tr("Remove slider %1").arg(name), std::move(after), ChangePart::Config);
}

void SlidersPanel::play(std::size_t number, bool starts)
{
    m_play.stop();
    QString rests;
    const Slider slider = scene().sliders[number];
    const auto value = valueOf(slider, &rests);
    if (!starts || !value)
        return refresh();
    m_playing = number;
    m_playKey = QStringLiteral("slider plays %1").arg(++m_plays);
    document()->endMerge();
    m_play.start((*value - slider.from) / (slider.to - slider.from));
    refresh();
}

} // namespace attn

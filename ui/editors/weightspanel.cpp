// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/weightspanel.h"

#include "core/rewrite/recipe.h"
#include "core/rewrite/repack.h"
#include "ui/editors/tensortable.h"
#include "ui/editors/weightmenu.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/offeredmenu.h"
#include "ui/kit/optioncontrols.h"
#include "ui/language/headwords.h"

#include <QComboBox>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

namespace attn {

namespace {

constexpr int most_weight_rows = 8;
constexpr quint32 seeds_of_the_dice = 10000; // short enough to read out in class

template <class T> void addOnce(std::vector<T>& list, const T& value)
{
    if (std::ranges::find(list, value) == list.end())
        list.push_back(value);
}

template <class T> int placeOf(const std::vector<T>& list, const T& value)
{
    const auto found = std::ranges::find(list, value);
    return found == list.end() ? 0 : static_cast<int>(found - list.begin());
}

// Whether the layer computes with this parameter itself; others only go into making one.
bool isUsedBy(const Plan& plan, const std::string& name)
{
    static const std::vector<std::string> layers{"W_query", "W_key", "W_value", "qkv"};
    const std::string layer = splitParameterName(name).layer;
    return std::ranges::find(layers, layer) != layers.end() || layer == plan.out_proj ||
           (!plan.mha.empty() && layer.starts_with(plan.mha + "."));
}

QString headName(int head) { return head < 0 ? WeightsPanel::tr("all heads") : labelOfHead(head); }

} // namespace

ParameterName splitParameterName(const std::string& name)
{
    static const QRegularExpression form(QStringLiteral("^(?:head(\\d{1,4})\\.)?(.+?)(?:[._](weight|bias))?$"));
    const auto match = form.match(QString::fromStdString(name));
    return {match.captured(1).isEmpty() ? -1 : match.captured(1).toInt(), match.captured(2).toStdString(),
            match.captured(3).toStdString()};
}

WeightsPanel::WeightsPanel(Document* document, Selection* selection, QWidget* parent)
    : TensorSection(tr("Weights"), document, selection, parent), m_layers(new ChoiceBar(tr("Layer"), this)),
      m_alone(new ElidedLabel({}, this)), m_second(new QWidget(this)), m_heads(new QComboBox(m_second)),
      m_parts(new ChoiceBar(tr("Weight or bias"), m_second)),
      m_dice(new IconButton(QStringLiteral("dice"), tr("Draw with another seed"), true, this)),
      m_fill(new IconButton(QStringLiteral("dots"), tr("Fill with different values"), true, this))
{
    auto* first = rowOf(nullptr, 8, {{m_layers, 1}, {m_alone, 1}, m_dice, m_fill});
    rowOf(m_second, 8, {m_heads, {m_parts, 1}});
    column()->insertLayout(0, first);
    column()->insertWidget(1, m_second);

    nameChoices(m_heads, tr("Head"));
    m_heads->setToolTip(tr("Show the weights of this head"));
    keepWheelForScrolling(m_heads);
    m_dice->setToolTip(tr("Draw with another seed. All drawn weights change; your edits stay."));
    m_fill->setToolTip(
        tr("Fill with an identity matrix, zeros, ones or PyTorch's random values, or redraw all weights"));
    table()->setMostRows(most_weight_rows);

    connect(m_dice, &IconButton::clicked, this, &WeightsPanel::reseed);
    offerMenu(m_fill, [this] { return makeMenu(); });
    const auto shown = [this] { return splitParameterName(m_chosen); };
    connect(m_layers, &ChoiceBar::activated, this,
            [this, shown](int index) { pick(shown().head, m_layerNames[index], shown().part); });
    connect(m_parts, &ChoiceBar::activated, this,
            [this, shown](int index) { pick(shown().head, shown().layer, m_partNames[index]); });
    connect(m_heads, &QComboBox::activated, this, [this, shown](int index) {
        pick(m_headNumbers[index], shown().layer, shown().part);
        if (m_headNumbers[index] >= 0)
            this->selection()->setHead(m_headNumbers[index]);
    });
    connect(selection, &Selection::focusChanged, this, [this, shown] {
        if (shown().head >= 0 && shown().head != this->selection()->head())
            pick(this->selection()->head(), shown().layer, shown().part);
    });
    refresh();
}

void WeightsPanel::choose(const std::string& tensor)
{
    m_chosen = tensor;
    refresh();
}

// The parameter with these parts, or the one that shares most of them.
void WeightsPanel::pick(int head, const std::string& layer, const std::string& part)
{
    const TensorInfo* best = nullptr;
    int most = -1;
    for (const TensorInfo& info : m_parameters) {
        const ParameterName name = splitParameterName(info.name);
        const int shared = (name.layer == layer ? 4 : 0) + (name.head == head ? 2 : 0) + (name.part == part ? 1 : 0);
        if (shared > most) {
            most = shared;
            best = &info;
        }
    }
    if (best)
        choose(std::string(best->name));
}

void WeightsPanel::refresh()
{
    m_parameters.clear();
    if (computed())
        for (TensorInfo& info : tensorInfos(computed()->scene, computed()->realized->plan))
            if (info.role == TensorRole::Parameter)
                m_parameters.push_back(std::move(info));
    std::stable_partition(m_parameters.begin(), m_parameters.end(),
                          [this](const TensorInfo& info) { return isUsedBy(computed()->realized->plan, info.name); });
    if (m_parameters.empty()) {
        showTensor(nullptr);
        return;
    }
    if (std::ranges::find(m_parameters, m_chosen, &TensorInfo::name) == m_parameters.end())
        m_chosen = m_parameters.front().name;
    const ParameterName chosen = splitParameterName(m_chosen);

    m_layerNames.clear();
    m_headNumbers.clear();
    m_partNames.clear();
    for (const TensorInfo& info : m_parameters) {
        const ParameterName name = splitParameterName(info.name);
        addOnce(m_layerNames, name.layer);
        if (name.layer == chosen.layer)
            addOnce(m_headNumbers, name.head);
        if (name.layer == chosen.layer && name.head == chosen.head)
            addOnce(m_partNames, name.part);
    }
    QStringList layers, parts, layer_tips, part_tips;
    for (const std::string& layer : m_layerNames) {
        layers << QString::fromStdString(layer);
        layer_tips << tr("Show %1").arg(layers.last());
    }
    for (const std::string& part : m_partNames) {
        parts << QString::fromStdString(part);
        part_tips << tr("Show the %1 of %2").arg(parts.last(), QString::fromStdString(chosen.layer));
    }
    m_layers->setChoices(layers, layer_tips);
    m_layers->setCurrentIndex(placeOf(m_layerNames, chosen.layer));
    m_layers->setVisible(m_layerNames.size() > 1);
    m_alone->setVisible(m_layerNames.size() == 1);
    m_alone->setText(layers.value(0));
    m_parts->setChoices(parts, part_tips);
    m_parts->setCurrentIndex(placeOf(m_partNames, chosen.part));
    m_heads->clear();
    for (const int head : m_headNumbers)
        m_heads->addItem(headName(head));
    m_heads->setCurrentIndex(placeOf(m_headNumbers, chosen.head));
    makeListRoomy(m_heads);
    m_heads->setVisible(m_headNumbers.size() > 1);
    m_parts->setVisible(m_partNames.size() > 1);
    m_second->setVisible(m_headNumbers.size() > 1 || m_partNames.size() > 1);

    const auto shown = std::ranges::find(m_parameters, m_chosen, &TensorInfo::name);
    m_dice->setEnabled(std::ranges::any_of(m_parameters, [](const TensorInfo& info) { return info.seed.has_value(); }));
    showTensor(&*shown);
}

QString WeightsPanel::captionFor(const TensorInfo& info) const { return info.origin; }

void WeightsPanel::reseed()
{
    std::uint64_t seed = firstSeed(scene());
    while (seed == firstSeed(scene()))
        seed = QRandomGenerator::global()->bounded(seeds_of_the_dice);
    change(tr("Draw with seed %1").arg(seed), setSeed(scene(), seed), ChangePart::Values | ChangePart::Structure);
}

QMenu* WeightsPanel::makeMenu()
{
    const auto shown = std::ranges::find(m_parameters, m_chosen, &TensorInfo::name);
    if (shown == m_parameters.end())
        return nullptr;
    const NamedShape* planned = computed()->realized->plan.find(m_chosen);
    auto* menu =
        new WeightMenu(QString::fromStdString(m_chosen), planned && planned->shape.size() == 2, fillSeed(), this);
    connect(menu, &WeightMenu::fillWanted, this, &WeightsPanel::fill);
    connect(menu, &WeightMenu::seedWanted, this, [this] {
        askSeed(fillSeed(), this, [this](std::uint64_t seed) {
            m_seed = seed;
            m_fill->click();
        });
    });
    connect(menu, &WeightMenu::redrawWanted, this, [this] {
        change(tr("Redraw the weights"), redrawWeights(scene()), ChangePart::Values | ChangePart::Structure);
    });
    return menu;
}

void WeightsPanel::fill(const WeightPresetWords& words)
{
    change(tr("Fill %1: %2").arg(QString::fromStdString(m_chosen), presetText(words, fillSeed())),
           fillWeights(scene(), m_chosen, words.preset, fillSeed()), ChangePart::Values | ChangePart::Structure);
}

// Matrices filled in turn differ unless the user asks for equal ones.
std::uint64_t WeightsPanel::fillSeed() const
{
    const auto before =
        std::ranges::count_if(m_parameters, [this](const TensorInfo& info) { return info.name < m_chosen; });
    return m_seed.value_or(firstSeed(scene()) + static_cast<std::uint64_t>(before));
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/block/blockcontrols.h"

#include "ui/kit/boxes.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/language/keynames.h"
#include "ui/studios/block/blockhandle.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr qsizetype longest_names = 8; // of two factors together: longer ones do not fit the panel
constexpr std::int64_t few_layers = 3; // more have a slider

struct FixedView {
    const char* name;
    const char* toolTip;
    double turn, tilt;
};
constexpr FixedView fixed_views[] = {
    {QT_TRANSLATE_NOOP("attn::BlockControls", "front"),
     QT_TRANSLATE_NOOP("attn::BlockControls", "Front view: the layers add up to the sums in the map"), 0, 0},
    {QT_TRANSLATE_NOOP("attn::BlockControls", "top"),
     QT_TRANSLATE_NOOP("attn::BlockControls", "Top view: the products of one row, one line per layer"), 0, 90},
    {QT_TRANSLATE_NOOP("attn::BlockControls", "side"),
     QT_TRANSLATE_NOOP("attn::BlockControls", "Side view: the products of one column, one line per row"), 90, 0},
    {QT_TRANSLATE_NOOP("attn::BlockControls", "block"),
     QT_TRANSLATE_NOOP("attn::BlockControls", "Rotated to show the whole block"), 44, 10},
};

} // namespace

BlockControls::BlockControls(Selection* selection, QWidget* parent)
    : ControlColumn(tr("Product as a block"), parent), m_plane(new PlaneChooser(selection))
{
    addPlain(buildProduct());
    addPlain(m_plane);
    addSection(tr("View"), buildView());
    m_layers = addSection(tr("Layers"), buildLayers());
    m_window = addSection(tr("Window"), buildWindow());
    addSection(tr("Show"), buildShow());
    addPlain(buildKeys());
    // The picture keeps the focus and its keys while the mouse is here.
    for (QWidget* each : findChildren<QWidget*>())
        if (each->focusPolicy() & Qt::ClickFocus && each != m_handle && !qobject_cast<QComboBox*>(each))
            each->setFocusPolicy(Qt::TabFocus);
}

QWidget* BlockControls::buildProduct()
{
    auto* content = new QWidget;
    auto* title = new PlainLabel(tr("Product"), content);
    useTextFont(title, 12.5, QFont::DemiBold);
    m_product = new ChoiceBar(tr("Product"), content);
    columnOf(content, 6, {title, m_product})->setContentsMargins(12, 9, 12, 10);
    connect(m_product, &ChoiceBar::activated, this, [this](int index) {
        if (index >= 0 && index < int(m_products.size()))
            Q_EMIT productAsked(QString::fromStdString(m_products[std::size_t(index)].tensor));
    });
    return content;
}

QWidget* BlockControls::buildView()
{
    auto* content = new QWidget;
    m_handle = new BlockHandle(content);
    m_views = new SegmentedControl(tr("View"), content);
    for (const FixedView& view : fixed_views)
        m_views->addSegment(tr(view.name), tr(view.toolTip));
    columnOf(content, 8, {m_handle, {m_views, 0, Qt::AlignLeft}});
    connect(m_handle, &BlockHandle::viewAsked, this,
            [this](const BlockView& view) { ask([&](BlockShown& shown) { shown.view = view; }); });
    connect(m_views, &SegmentedControl::activated, this, [this](int index) {
        ask([&](BlockShown& shown) {
            shown.view.turn = fixed_views[index].turn;
            shown.view.tilt = fixed_views[index].tilt;
        });
    });
    return content;
}

QWidget* BlockControls::buildLayers()
{
    auto* content = new QWidget;
    const auto slider = [&](const QString& name) {
        auto* made = new QSlider(Qt::Horizontal, content);
        made->setAccessibleName(name);
        return made;
    };
    m_apart = slider(tr("Layer spacing in percent"));
    m_apart->setRange(0, 100);
    m_apartWords = new PlainLabel(content);
    m_layer = slider(tr("Layer"));
    m_layer->setToolTip(tr("On the block, use Alt+Page Up, Alt+Page Down or the mouse wheel to go to another layer"));
    m_layerWords = new PlainLabel(content);
    for (QLabel* words : {m_apartWords, m_layerWords}) {
        useNumberFont(words, 12);
        words->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        words->setMinimumWidth(scaled(40));
    }
    m_which = new ChoiceBar(tr("Show layers"), content);
    m_which->setToolTip(tr("On the block, use Alt+Page Up, Alt+Page Down or the mouse wheel to go to another layer"));
    auto* apart = rowOf(nullptr, 8, {new PlainLabel(tr("Spacing"), content), {m_apart, 1}, m_apartWords});
    m_layerLine = new QWidget(content);
    rowOf(m_layerLine, 8, {new PlainLabel(tr("Current"), m_layerLine), {m_layer, 1}, m_layerWords});
    auto* which = rowOf(nullptr, 8, {new PlainLabel(tr("Show"), content), {m_which, 1}});
    m_which->setAlignment(Qt::AlignRight);
    columnOf(content, 6, {apart, m_layerLine, which});
    connect(m_apart, &QSlider::valueChanged, this,
            [this](int percent) { ask([&](BlockShown& shown) { shown.view.apart = percent / 100.0; }); });
    connect(m_layer, &QSlider::valueChanged, this, [this](int layer) { Q_EMIT layerAsked(layer); });
    connect(m_which, &ChoiceBar::activated, this, [this](int index) {
        const bool listed = m_terms <= few_layers;
        const bool all = index == m_which->count() - 1;
        if (listed && !all)
            Q_EMIT layerAsked(index);
        Q_EMIT aloneAsked(!all);
    });
    return content;
}

QWidget* BlockControls::buildWindow()
{
    auto* content = new QWidget;
    auto* column = columnOf(content, 4);
    const QString names[] = {tr("rows"), tr("columns"), tr("layers")};
    for (int option = 0; option < 3; ++option) {
        m_lines[option] = new QWidget(content);
        m_spans[option] = quietLabel({}, m_lines[option]);
        m_back[option] = new LinkButton(tr("back"), m_lines[option]);
        m_on[option] = new LinkButton(tr("on"), m_lines[option]);
        m_back[option]->setAccessibleName(tr("Previous %1").arg(names[option]));
        m_on[option]->setAccessibleName(tr("Next %1").arg(names[option]));
        rowOf(m_lines[option], 8, {{m_spans[option], 1}, m_back[option], m_on[option]});
        column->addWidget(m_lines[option]);
        const auto move = [this, option](int by) {
            Q_EMIT windowAsked(option == 0 ? by : 0, option == 1 ? by : 0, option == 2 ? by : 0);
        };
        connect(m_back[option], &QAbstractButton::clicked, this, [move] { move(-1); });
        connect(m_on[option], &QAbstractButton::clicked, this, [move] { move(1); });
    }
    return content;
}

QWidget* BlockControls::buildShow()
{
    auto* content = new QWidget;
    m_edges = new QCheckBox(tr("factors"), content);
    m_digits = new QCheckBox(tr("digits in cells ≥ 36 px"), content);
    m_beam = new QCheckBox(tr("beam of selected cell"), content);
    columnOf(content, 4, {m_edges, m_digits, m_beam});
    connect(m_edges, &QCheckBox::clicked, this, [this](bool on) { ask([&](BlockShown& shown) { shown.edges = on; }); });
    connect(m_digits, &QCheckBox::clicked, this,
            [this](bool on) { ask([&](BlockShown& shown) { shown.digits = on; }); });
    connect(m_beam, &QCheckBox::clicked, this, [this](bool on) { ask([&](BlockShown& shown) { shown.beam = on; }); });
    return content;
}

QWidget* BlockControls::buildKeys()
{
    auto* content = new QWidget;
    const auto line = [&](std::initializer_list<const char*> keys, const QString& words) {
        auto* row = rowOf(nullptr, 4);
        for (const char* key : keys)
            row->addWidget(new KeyCap(withKeyNames(QString::fromUtf8(key)), content));
        row->addWidget(quietLabel(words, content), 1);
        return row;
    };
    columnOf(content, 4,
             {line({"Alt", "← ↑ → ↓"}, tr("turn by 5°")), line({"+", "−"}, tr("pull apart, push together"))})
        ->setContentsMargins(12, 6, 12, 6);
    return content;
}

void BlockControls::ask(const std::function<void(BlockShown&)>& change)
{
    BlockShown shown = m_shown;
    change(shown);
    shown.view = keptInside(shown.view);
    if (shown != m_shown)
        Q_EMIT shownAsked(shown);
}

void BlockControls::setComputed(const Computed& computed) { m_plane->setComputed(computed); }

void BlockControls::setProducts(const std::vector<BlockProduct>& products, const std::string& chosen)
{
    if (m_products != products) {
        m_products = products;
        QStringList words;
        for (const BlockProduct& product : products)
            words << product.words;
        m_product->setChoices(words);
    }
    const auto at = std::ranges::find(products, chosen, &BlockProduct::tensor);
    m_product->setCurrentIndex(at == products.end() ? 0 : int(at - products.begin()));
}

void BlockControls::show(const BlockPicture& picture, const BlockShown& shown, bool alone)
{
    m_shown = shown;
    const QSignalBlocker quiet_apart(m_apart), quiet_layer(m_layer);
    m_handle->setView(shown.view);
    int fixed = -1;
    for (int i = 0; i < int(std::size(fixed_views)); ++i)
        if (std::abs(fixed_views[i].turn - shown.view.turn) < 0.5 &&
            std::abs(fixed_views[i].tilt - shown.view.tilt) < 0.5)
            fixed = i;
    m_views->setCurrentIndex(fixed);
    const int percent = int(std::lround(shown.view.apart * 100));
    m_apart->setValue(percent);
    m_apartWords->setText(tr("%1%").arg(percent));
    if (!picture.empty()) {
        const QString both = tr("%1 and %2 along the edges").arg(picture.leftName, picture.topName);
        const bool fits = picture.leftName.size() + picture.topName.size() <= longest_names;
        m_edges->setText(fits ? both : tr("factors along the edges"));
        m_edges->setToolTip(fits ? QString() : both);
    }
    m_edges->setChecked(shown.edges);
    m_digits->setChecked(shown.digits);
    m_beam->setChecked(shown.beam);
    if (picture.empty())
        return;
    const ProductBlock& block = picture.block;
    const std::int64_t current = block.terms.from + picture.layer;
    m_layers->setCaption(QString::number(block.all.terms));
    if (const bool listed = block.all.terms <= few_layers; m_terms != block.all.terms) {
        m_terms = block.all.terms;
        QStringList choices;
        for (std::int64_t term = 0; term < m_terms && listed; ++term)
            choices << QString::number(term);
        if (!listed)
            choices << tr("current");
        m_which->setChoices(choices << (m_terms == 2 ? tr("both") : tr("all")));
        m_layer->setRange(0, int(m_terms - 1));
    }
    m_layerLine->setVisible(m_terms > few_layers);
    m_layer->setValue(int(current));
    m_layerWords->setText(QStringLiteral("%1").arg(current));
    m_which->setCurrentIndex(!alone ? m_which->count() - 1 : m_terms <= few_layers ? int(current) : 0);
    const std::pair<OperandSpan, std::int64_t> spans[] = {
        {block.rows, block.all.rows}, {block.columns, block.all.columns}, {block.terms, block.all.terms}};
    const QString names[] = {tr("rows"), tr("columns"), tr("layers")};
    bool any = false;
    for (int option = 0; option < 3; ++option) {
        const auto& [span, all] = spans[option];
        const bool part = span.count < all && !(option == 2 && alone);
        any = any || part;
        m_lines[option]->setVisible(part);
        m_spans[option]->setText(
            tr("%1 %2 to %3 of %4").arg(names[option]).arg(span.from).arg(span.end() - 1).arg(all));
        m_back[option]->setEnabled(span.from > 0);
        m_on[option]->setEnabled(span.end() < all);
    }
    m_window->setVisible(any);
}

} // namespace attn

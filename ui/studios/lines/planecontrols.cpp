// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planecontrols.h"

#include "core/layer/stages.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/language/headwords.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/planepainter.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QIcon>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

// An arrow of a kind, as the plane draws it.
QIcon vectorIcon(VectorKind kind, QSize size)
{
    QPixmap pixels(size * 2);
    pixels.setDevicePixelRatio(2);
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    ScreenCanvas canvas(painter);
    const double middle = size.height() / 2.0;
    drawVector(canvas, kind, {0, middle}, {size.width() - 1.0, middle}, false, colors(), 1);
    QIcon made(pixels);
    return made;
}

QComboBox* componentList(const QString& name, QWidget* parent)
{
    auto* list = new QComboBox(parent);
    nameChoices(list, name);
    keepWheelForScrolling(list);
    return list;
}

} // namespace

PlaneControls::PlaneControls(QWidget* parent)
    : QWidget(parent), m_heads(componentList(tr("Vectors of"), this)), m_across(componentList(tr("Across"), this)),
      m_up(componentList(tr("Up"), this)), m_axes(new ChoiceBar(tr("Axes"), this)),
      m_moves(new ChoiceBar(tr("Dragging moves"), this)),
      m_headsRow(new FormRow(tr("Vectors of"), m_heads, this, true)), m_axesRow(new FormRow(tr("Axes"), m_axes, this)),
      m_movesRow(new FormRow(tr("Dragging moves"), m_moves, this)), m_componentsRow(new QWidget(this))
{
    const QString names[] = {tr("queries"), tr("keys"), tr("values, dashed"), tr("context")};
    const QString tips[] = {tr("What each token looks for"), tr("How other tokens find each token"),
                            tr("What each token passes on"),
                            tr("What the current query gets. The outline is like a rubber band around the tips of the "
                               "values. Each value's weight is drawn as a disk.")};
    auto* column = columnOf(this, 4);
    for (std::size_t kind = 0; kind < m_shown.size(); ++kind) {
        auto* box = m_shown[kind] = new QCheckBox(names[kind], this);
        box->setChecked(true);
        box->setToolTip(tips[kind]);
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this, kind](bool on) {
            m_choice.shown[kind] = on;
            Q_EMIT changed();
        });
    }
    m_axes->setChoices(
        {tr("components"), tr("principal")},
        {tr("Two components of the vectors"), tr("The two directions that best capture the visible vectors")});
    m_moves->setChoices({tr("x"), tr("this vector")},
                        {tr("Change the token's embedding as little as possible to get this vector. The token's q, k "
                            "and v change with it. If no embedding gives this vector, the vector is pinned."),
                         tr("Pin the values of this vector and leave the embedding unchanged")});
    auto* up = new PlainLabel(tr("up"), m_componentsRow);
    auto* across = new PlainLabel(tr("Across"), m_componentsRow);
    rowOf(m_componentsRow, 8, {across, m_across, up, m_up, freeRoom()});
    column->addSpacing(4);
    for (QWidget* row : std::initializer_list<QWidget*>{m_headsRow, m_axesRow, m_componentsRow, m_movesRow})
        column->addWidget(row);
    tintVectors();
    onEvents(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] { tintVectors(); });

    connect(m_heads, &QComboBox::activated, this, [this](int at) {
        const bool all = at == 0;
        m_choice.allHeads = all;
        if (!all)
            Q_EMIT headChosen(at - 1);
        fillComponents();
        Q_EMIT changed();
    });
    connect(m_axes, &ChoiceBar::activated, this, [this](int at) {
        m_choice.principal = at == 1;
        fillComponents();
        Q_EMIT changed();
    });
    connect(m_across, &QComboBox::activated, this, [this](int at) {
        m_choice.across = at;
        Q_EMIT changed();
    });
    connect(m_up, &QComboBox::activated, this, [this](int at) {
        m_choice.up = at;
        Q_EMIT changed();
    });
}

bool PlaneControls::movesEmbedding() const { return m_moves->currentIndex() == 0; }

std::int64_t PlaneControls::components() const { return m_choice.allHeads ? m_dims.O : m_dims.hd; }

void PlaneControls::setComputed(const Computed& computed, int head)
{
    const Dims& dims = computed.realized->plan.dims;
    if (dims.hd != m_dims.hd || dims.H != m_dims.H) {
        const PlaneChoice before = std::exchange(m_choice, usualPlaneChoice(computed));
        m_choice.shown = before.shown;
        m_choice.principal = before.principal;
    }
    m_dims = dims;
    m_shown[std::size_t(VectorKind::Value)]->setVisible(mixesValues(computed.realized->config));
    m_shown[std::size_t(VectorKind::Context)]->setVisible(computed.trace->find("head_context"));
    m_movesRow->setVisible(startsFromX(computed.realized->config));
    fillHeads(head);
    fillComponents();
}

void PlaneControls::fillHeads(int head)
{
    QStringList heads{tr("all heads")};
    for (std::int64_t each = 0; each < m_dims.H; ++each)
        heads << labelOfHead(each);
    showEntries(m_heads, heads, m_choice.allHeads ? 0 : head + 1);
    m_headsRow->setVisible(m_dims.H > 1);
}

void PlaneControls::fillComponents()
{
    const std::int64_t count = components();
    m_choice.across = int(std::clamp<std::int64_t>(m_choice.across, 0, count - 1));
    m_choice.up = int(std::clamp<std::int64_t>(m_choice.up, 0, count - 1));
    if (m_choice.up == m_choice.across && count > 1)
        m_choice.up = m_choice.across == 0 ? 1 : 0;
    QStringList numbers;
    for (std::int64_t each = 0; each < count; ++each)
        numbers << QString::number(each);
    showEntries(m_across, numbers, m_choice.across);
    showEntries(m_up, numbers, m_choice.up);
    m_axes->setCurrentIndex(m_choice.principal ? 1 : 0);
    m_axesRow->setVisible(count > 2);
    m_componentsRow->setVisible(count > 1 && !(m_choice.principal && count > 2));
}

void PlaneControls::tintVectors()
{
    const QSize size(scaled(26), scaled(14));
    for (const VectorKind kind : vector_kinds) {
        QCheckBox* box = m_shown[std::size_t(kind)];
        box->setIconSize(size);
        box->setIcon(vectorIcon(kind, size));
    }
}

} // namespace attn

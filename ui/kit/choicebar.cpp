// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/choicebar.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/theme/fonts.h"

#include <QComboBox>

#include <algorithm>

namespace attn {

namespace {

constexpr int most_segments = 6;

} // namespace

ChoiceBar::ChoiceBar(const QString& name, QWidget* parent) : QWidget(parent), m_list(new QComboBox(this))
{
    setAccessibleName(name);
    nameChoices(m_list, name);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(2);
    keepWheelForScrolling(m_list);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_list, &QComboBox::activated, this, [this](int index) {
        m_segments->setCurrentIndex(index);
        Q_EMIT activated(index);
    });
    setChoices({});
    onEvents(this, {QEvent::Resize}, [this] { showWhatFits(); });
    onEvents(this, {QEvent::FontChange, QEvent::StyleChange}, [this] {
        updateGeometry();
        showWhatFits();
    });
}

void ChoiceBar::setChoices(const QStringList& labels, const QStringList& toolTips)
{
    if (m_segments && labels == m_labels && toolTips == m_toolTips)
        return;
    m_toolTips = toolTips;
    const int before = m_segments ? currentIndex() : 0;
    m_labels = labels;
    delete m_segments;
    m_segments = new SegmentedControl(accessibleName(), this);
    m_list->clear();
    for (int i = 0; i < labels.size(); ++i) {
        if (labels.size() <= most_segments)
            m_segments->addSegment(labels[i], toolTips.value(i));
        m_list->addItem(labels[i]);
        m_list->setItemData(i, toolTips.value(i), Qt::ToolTipRole);
    }
    connect(m_segments, &SegmentedControl::activated, this, [this](int index) {
        m_list->setCurrentIndex(index);
        Q_EMIT activated(index);
    });
    m_list->setToolTip(accessibleName());
    makeListRoomy(m_list);
    setCurrentIndex(std::clamp<int>(before, 0, std::max<int>(0, labels.size() - 1)));
    setTabOrder(m_list, m_segments);
    updateGeometry();
    showWhatFits();
}

void ChoiceBar::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    showWhatFits();
}

int ChoiceBar::currentIndex() const { return m_list->currentIndex(); }

void ChoiceBar::setCurrentIndex(int index)
{
    m_list->setCurrentIndex(index);
    m_segments->setCurrentIndex(index);
}

QSize ChoiceBar::sizeHint() const
{
    const QSize segments = m_segments->sizeHint();
    return {m_labels.size() <= most_segments ? segments.width() : scaled(160), std::max(segments.height(), scaled(28))};
}

QSize ChoiceBar::minimumSizeHint() const { return {scaled(64), sizeHint().height()}; }

void ChoiceBar::showWhatFits()
{
    const bool segments = m_labels.size() <= most_segments && m_segments->sizeHint().width() <= width();
    m_segments->setVisible(segments && !m_labels.isEmpty());
    m_list->setVisible(!segments && !m_labels.isEmpty());
    const QSize size = m_segments->sizeHint();
    const int left = m_alignment & Qt::AlignRight ? std::max(0, width() - size.width()) : 0;
    m_segments->setGeometry(left, (height() - size.height()) / 2, size.width(), size.height());
    const int list_height = std::min(height(), m_list->sizeHint().height());
    m_list->setGeometry(0, (height() - list_height) / 2, width(), list_height);
}

} // namespace attn

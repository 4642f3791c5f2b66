// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/planechooser.h"

#include "ui/document/selection.h"
#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/optioncontrols.h"
#include "ui/language/headwords.h"

#include <QComboBox>

namespace attn {

namespace {

void fillPlanes(QComboBox* list, FormRow* row, const QString& text, std::int64_t count)
{
    QStringList planes;
    for (std::int64_t i = 0; i < count; ++i)
        planes << text.arg(i);
    showEntries(list, planes, list->currentIndex());
    row->setVisible(count > 1);
}

} // namespace

PlaneChooser::PlaneChooser(Selection* selection, QWidget* parent, Axes axes)
    : QWidget(parent), m_selection(selection), m_heads(axes == Axes::ItemsAndHeads), m_item(new QComboBox(this)),
      m_head(new QComboBox(this)), m_itemRow(new FormRow(tr("Current batch item"), m_item, this)),
      m_headRow(new FormRow(tr("Head"), m_head, this))
{
    columnOf(this, 2, {m_itemRow, m_headRow})->setContentsMargins(12, 6, 12, 6);
    m_itemRow->hide(); // until there is a choice
    m_headRow->hide();
    for (QComboBox* list : {m_item, m_head})
        keepWheelForScrolling(list);
    connect(m_item, &QComboBox::activated, selection, &Selection::setBatch);
    connect(m_head, &QComboBox::activated, selection, &Selection::setHead);
    connect(selection, &Selection::focusChanged, this, &PlaneChooser::follow);
    hide();
}

void PlaneChooser::setComputed(const Computed& computed)
{
    const Dims& dims = computed.realized->plan.dims;
    fillPlanes(m_item, m_itemRow, tr("item %1"), dims.B);
    fillPlanes(m_head, m_headRow, labelOfHead(QStringLiteral("%1")), m_heads ? dims.H : 1);
    setVisible(dims.B > 1 || (m_heads && dims.H > 1));
    follow();
}

void PlaneChooser::follow()
{
    m_item->setCurrentIndex(m_selection->batch());
    m_head->setCurrentIndex(m_selection->head());
}

} // namespace attn

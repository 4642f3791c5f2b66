// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tensorsection.h"

#include "ui/editors/tensortable.h"

#include <QVBoxLayout>

namespace attn {

TensorSection::TensorSection(const QString& title, Document* document, Selection* selection, QWidget* parent)
    : EditorSection(title, document, selection, parent), m_table(new TensorTable(document, this))
{
    column()->addWidget(m_table);
    connect(m_table, &TensorTable::refused, this, [this](const QString& sentence) { showMessage(sentence, true); });
    connect(m_table, &TensorTable::accepted, this, [this] { clearRefusal(); });
    connect(m_table, &TensorTable::rounded, this, [this](const QString& sentence) { showMessage(sentence, false); });
    connect(m_table, &TensorTable::visibleRowsChanged, this, &TensorSection::tellHeading);
    connect(selection, &Selection::looksChanged, this, [this] { m_table->setDigits(this->selection()->digits()); });
    connect(selection, &Selection::inputsChanged, this,
            [this] { m_table->tensorModel()->setInputs(this->selection()->inputs()); });
    m_table->setDigits(selection->digits());
}

void TensorSection::showTensor(const TensorInfo* info)
{
    m_info = info ? std::optional(*info) : std::nullopt;
    m_shown = info ? info->name : std::string();
    setApplies(info != nullptr);
    m_table->show(computed(), m_shown, selection()->batch(), selection()->head());
    tellHeading();
}

void TensorSection::tellHeading()
{
    if (!m_info)
        return;
    setHeading(captionFor(*m_info), noteFor(*m_info));
}

} // namespace attn

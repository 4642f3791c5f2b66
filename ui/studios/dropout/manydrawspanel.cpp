// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/manydrawspanel.h"

#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/numberfield.h"
#include "ui/studios/dropout/manydraws.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>

namespace attn {

ManyDrawsPanel::ManyDrawsPanel(QWidget* parent)
    : QWidget(parent), m_field(new NumberField(100, true, this)), m_row(new FormRow(tr("N"), m_field, this)),
      m_mean(new QCheckBox(tr("mean of one cell"), this)), m_error(new QCheckBox(tr("largest error overall"), this)),
      m_note(new PlainLabel(this))
{
    m_field->setAccessibleName(tr("Number of draws"));
    m_field->setToolTip(tr("Number of draws to average over, 1 to 10,000"));
    m_field->setSteppedRange(1, double(most_draws));
    m_field->setValue(double(m_draws));
    m_mean->setChecked(true);
    m_mean->setToolTip(tr("Mean of the selected cell over all draws so far"));
    m_error->setToolTip(
        tr("Largest distance between the mean and the result without dropout, over all cells of the head"));
    m_note->setWordWrap(true);
    useQuietFont(m_note, 12);
    m_note->hide();
    columnOf(this, 4, {m_row, m_note, m_mean, m_error});
    connect(m_field, &NumberField::edited, this, &ManyDrawsPanel::setDraws);
    connect(m_field, &NumberField::refused, m_row, &FormRow::setError);
    connect(m_mean, &QCheckBox::toggled, this, &ManyDrawsPanel::changed);
    connect(m_error, &QCheckBox::toggled, this, &ManyDrawsPanel::changed);
}

bool ManyDrawsPanel::showsMean() const { return m_mean->isChecked(); }

bool ManyDrawsPanel::showsError() const { return m_error->isChecked(); }

void ManyDrawsPanel::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ManyDrawsPanel::setDraws(double value)
{
    if (value < 1 || value > double(most_draws)) {
        m_row->setError(tr("N must be from 1 to 10,000, got %1.").arg(value, 0, 'f', 0));
        return;
    }
    m_row->setError({});
    m_draws = std::int64_t(value);
    m_field->setValue(value);
    Q_EMIT changed();
}

} // namespace attn

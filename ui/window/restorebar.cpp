// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/restorebar.h"

#include "ui/kit/boxes.h"
#include "ui/kit/severity.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace attn {

RestoreBar::RestoreBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_restore(new QPushButton(tr("Restore"), this)),
      m_saved(new QPushButton(tr("Open saved"), this)), m_discard(new QPushButton(tr("Discard"), this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    useTextFont(m_text, 12.5);
    m_restore->setToolTip(tr("Open the scene with these edits"));
    m_saved->setToolTip(tr("Open the scene without these edits; they stay on offer"));
    m_discard->setToolTip(tr("Delete these edits"));
    auto* layout = rowOf(this, 8, {{m_text, 1}});
    layout->setContentsMargins(42, 6, 12, 7); // the sign stands in the left margin
    for (QPushButton* button : {m_restore, m_saved, m_discard})
        layout->addWidget(button, 0, Qt::AlignVCenter);
    connect(m_restore, &QPushButton::clicked, this, &RestoreBar::restoreAsked);
    connect(m_saved, &QPushButton::clicked, this, &RestoreBar::savedAsked);
    connect(m_discard, &QPushButton::clicked, this, &RestoreBar::discardAsked);
    hide();
}

void RestoreBar::offer(const QString& sentence, bool hasSaved, bool restorable)
{
    m_text->setText(sentence);
    setAccessibleName(sentence);
    m_saved->setVisible(hasSaved);
    m_restore->setEnabled(restorable);
    show();
    update();
}

QString RestoreBar::sentence() const { return m_text->text(); }

void RestoreBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().warnbg);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors().line);
    paintLamp(painter, QRectF(16, (height() - 17) / 2, 16, 16), Severity::Warn);
}

} // namespace attn

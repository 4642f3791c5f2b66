// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/section.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QAbstractButton>
#include <QPainter>
#include <QVBoxLayout>

namespace attn {

// Checked means open.
class SectionHeader : public QAbstractButton, public AccessibleButton {
public:
    SectionHeader(const QString& title, QWidget* parent) : QAbstractButton(parent)
    {
        setText(title);
        setAccessibleName(title);
        setCheckable(true);
        setChecked(true);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return {scaled(160), scaled(28)}; }

    QAccessible::Role accessibleRole() const override { return QAccessible::Button; }
    QAccessible::State accessibleState() const override { return foldState(isChecked()); }

    QString caption, note;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Colors& c = colors();
        painter.setRenderHint(QPainter::Antialiasing);
        const double chevron = scaled(12);
        paintIcon(painter, QRectF(8, (height() - chevron) / 2, chevron, chevron), isChecked() ? "down" : "right",
                  c.text2);
        const QFont title_font = textFont(12.5, QFont::DemiBold), quiet = textFont(12);
        int x = 14 + scaled(12);
        painter.setPen(c.text);
        painter.setFont(title_font);
        const QRect area = rect().adjusted(0, 0, -12, 0);
        painter.drawText(area.adjusted(x, 0, 0, 0), Qt::AlignVCenter, text());
        x += QFontMetrics(title_font).horizontalAdvance(text()) + 6;
        paintText(painter, quiet, c.text2, area.adjusted(x, 0, 0, 0), Qt::AlignVCenter, note);
        x += note.isEmpty() ? 6 : QFontMetrics(quiet).horizontalAdvance(note) + 12;
        const QString fitting = QFontMetrics(quiet).elidedText(caption, Qt::ElideMiddle, area.right() - x);
        painter.drawText(area.adjusted(x, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight, fitting);
        if (hasFocus())
            paintFocusRing(painter, QRectF(rect()).adjusted(2, 2, -2, -2));
    }
};

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent), m_header(new SectionHeader(title, this)), m_body(new QWidget(this)),
      m_bodyLayout(new QVBoxLayout(m_body))
{
    m_bodyLayout->setContentsMargins(12, 0, 12, 10);
    m_bodyLayout->setSpacing(0);
    columnOf(this, 0, {m_header, m_body})->setContentsMargins(0, 0, 0, 1); // the line below
    connect(m_header, &QAbstractButton::toggled, this, [this](bool open) {
        m_body->setVisible(open);
        tellFold(m_header);
        Q_EMIT openChanged(open);
    });
}

void Section::setContent(QWidget* content) { m_bodyLayout->addWidget(content); }

void Section::setTitle(const QString& title)
{
    m_header->setText(title);
    m_header->setAccessibleName(title);
}

void Section::setCaption(const QString& caption)
{
    m_header->caption = caption;
    describeTo(m_header, caption);
    m_header->update();
}

void Section::setNote(const QString& note)
{
    m_header->note = note;
    m_header->update();
}

bool Section::isOpen() const { return m_header->isChecked(); }

void Section::setOpen(bool open) { m_header->setChecked(open); }

void Section::paintEvent(QPaintEvent*) { QPainter(this).fillRect(QRect(0, height() - 1, width(), 1), colors().line); }

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lab/mistakelist.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/language/said.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int row_height = 26, switch_width = 28, switch_height = 16, row_margin = 10; // px

} // namespace

class MistakeRow : public QAbstractButton, public AccessibleButton {
public:
    MistakeRow(const ClassicMistake& of, QWidget* parent) : QAbstractButton(parent), mistake(of)
    {
        setText(said(mistake.name));
        setAccessibleName(text());
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        useTextFont(this, 12.5);
    }

    QAccessible::Role accessibleRole() const override { return QAccessible::RadioButton; }
    QAccessible::State accessibleState() const override { return choiceState(isChecked()); }
    QSize sizeHint() const override { return {scaled(262), scaled(row_height)}; }
    QSize minimumSizeHint() const override { return {scaled(160), scaled(row_height)}; }

    const ClassicMistake& mistake;
    QString brings;
    bool asking = false;
    std::optional<Severity> lamp;

protected:
    void nextCheckState() override {} // the studio says which one is on
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colors& c = colors();
        const bool on = isChecked();
        if (on)
            painter.fillRect(rect(), c.soft);
        else if (underMouse() && isEnabled())
            painter.fillRect(rect(), c.base);
        const QRectF box(scaled(row_margin), (height() - scaled(switch_height)) / 2.0, scaled(switch_width),
                         scaled(switch_height));
        if (lamp)
            paintLamp(painter, QRectF(box.left() + 6, box.center().y() - 8, 16, 16), *lamp);
        else if (asking)
            paintCircle(painter, box, on);
        else
            paintSwitch(painter, box, on);
        const double right = width() - scaled(row_margin);
        double room = right - box.right() - scaled(6);
        if (!brings.isEmpty() && !asking) {
            painter.setFont(textFont(11));
            painter.setPen(isEnabled() ? c.text2 : c.off);
            const QFontMetricsF metrics(painter.font());
            painter.drawText(QRectF(0, 0, right, height()), Qt::AlignRight | Qt::AlignVCenter, brings);
            room -= metrics.horizontalAdvance(brings) + scaled(4);
        }
        painter.setFont(textFont(12, on ? QFont::DemiBold : QFont::Normal));
        painter.setPen(!isEnabled() ? c.off : on ? c.accent : c.text);
        painter.drawText(QRectF(box.right() + scaled(6), 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(text(), Qt::ElideRight, room));
        if (hasFocus() && m_byKeyboard) {
            painter.setPen(QPen(c.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(rect()).adjusted(2, 1, -2, -1));
        }
    }

    // A focus ring appears only if the focus came by keyboard.
    void focusInEvent(QFocusEvent* event) override
    {
        if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
            m_byKeyboard = true;
        QAbstractButton::focusInEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        m_byKeyboard = true;
        if (event->key() == Qt::Key_Space)
            QAbstractButton::keyPressEvent(event);
        else
            event->ignore(); // the list's
    }
    void mousePressEvent(QMouseEvent* event) override
    {
        m_byKeyboard = false;
        QAbstractButton::mousePressEvent(event);
    }

private:
    bool m_byKeyboard = false;

    void paintSwitch(QPainter& painter, const QRectF& box, bool on) const
    {
        const Colors& c = colors();
        const double radius = box.height() / 2;
        painter.setPen(on ? Qt::NoPen : QPen(isEnabled() ? c.edge : c.line, 1));
        painter.setBrush(on ? c.accent : c.base);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        const double knob = box.height() - 6;
        const QRectF place(on ? box.right() - knob - 3 : box.left() + 3, box.top() + 3, knob, knob);
        painter.setPen(Qt::NoPen);
        painter.setBrush(on ? c.onaccent : isEnabled() ? c.edge : c.line);
        painter.drawEllipse(place);
        if (on) // shape as well as colour
            paintIcon(painter, QRectF(box.left() + 3, box.center().y() - 5, 10, 10), QStringLiteral("check"),
                      c.onaccent);
    }

    void paintCircle(QPainter& painter, const QRectF& box, bool on) const
    {
        const Colors& c = colors();
        const QRectF circle(box.left() + 7, box.center().y() - 7, 14, 14);
        painter.setPen(QPen(on ? c.accent : c.edge, 1.5));
        painter.setBrush(c.base);
        painter.drawEllipse(circle);
        if (on) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(c.accent);
            painter.drawEllipse(circle.adjusted(4, 4, -4, -4));
        }
    }
};

MistakeList::MistakeList(QWidget* parent) : QWidget(parent)
{
    QVBoxLayout* column = columnOf(this, 0);
    column->setContentsMargins(0, 4, 0, 4);
    for (const ClassicMistake& mistake : classicMistakes()) {
        auto* row = new MistakeRow(mistake, this);
        column->addWidget(row);
        m_rows.push_back(row);
        connect(row, &QAbstractButton::clicked, this, [this, row] { Q_EMIT toggled(&row->mistake); });
    }
}

void MistakeList::setNotes(const std::vector<Note>& notes)
{
    for (std::size_t i = 0; i < m_rows.size() && i < notes.size(); ++i) {
        MistakeRow& row = *m_rows[i];
        row.brings = notes[i].brings.isEmpty() ? QString() : tr("+ %1").arg(notes[i].brings);
        row.setEnabled(notes[i].refusal.isEmpty());
        row.setToolTip(!notes[i].refusal.isEmpty() ? notes[i].refusal
                       : row.brings.isEmpty()      ? QString()
                                                   : tr("Also adds %1 to both layers").arg(notes[i].brings));
        describeTo(&row, row.toolTip());
        row.update();
    }
}

void MistakeList::setOn(const ClassicMistake* mistake)
{
    for (MistakeRow* row : m_rows)
        row->setChecked(&row->mistake == mistake);
}

void MistakeList::setAsking(bool asking)
{
    for (MistakeRow* row : m_rows) {
        row->asking = asking;
        row->lamp.reset();
        row->update();
    }
}

void MistakeList::setAnswer(const ClassicMistake* mistake, std::optional<Severity> lamp)
{
    for (MistakeRow* row : m_rows)
        if (&row->mistake == mistake) {
            row->lamp = lamp;
            row->update();
        }
}

bool MistakeList::hasFocusInside() const
{
    return std::ranges::any_of(m_rows, [](const MistakeRow* row) { return row->hasFocus(); });
}

void MistakeList::focusOn(const ClassicMistake* mistake)
{
    for (MistakeRow* row : m_rows)
        if (&row->mistake == mistake)
            return row->setFocus(Qt::OtherFocusReason);
    m_rows.front()->setFocus(Qt::OtherFocusReason);
}

void MistakeList::keyPressEvent(QKeyEvent* event)
{
    const auto now = std::ranges::find_if(m_rows, [](const MistakeRow* row) { return row->hasFocus(); });
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (now != m_rows.end() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        return (*now)->click();
    if (step == 0 || now == m_rows.end())
        return QWidget::keyPressEvent(event);
    for (auto at = now - m_rows.begin() + step; at >= 0 && at < std::ssize(m_rows); at += step)
        if (m_rows[std::size_t(at)]->isEnabled())
            return m_rows[std::size_t(at)]->setFocus(Qt::TabFocusReason);
}

} // namespace attn

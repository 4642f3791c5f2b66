// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tensordelegate.h"

#include "core/matrix/cellmark.h"
#include "ui/editors/tensormodel.h"
#include "ui/paint/cellpainter.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/tint.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QValidator>

#include <algorithm>

namespace attn {

namespace {

constexpr int head_gap = 3;
constexpr int least_editor_width = 88; // room for an expression

const TensorModel* tensorModelOf(const QModelIndex& index) { return qobject_cast<const TensorModel*>(index.model()); }

// Rejects invalid numbers for this tensor, so that Enter leaves the field open.
class NumberValidator : public QValidator {
public:
    NumberValidator(const TensorModel* model, QObject* parent) : QValidator(parent), m_model(model) {}
    State validate(QString& text, int&) const override { return m_model->parse(text) ? Acceptable : Intermediate; }
    QString fault(const QString& text) const
    {
        const auto number = m_model->parse(text);
        return number ? QString() : QString::fromStdString(number.error().message);
    }

private:
    const TensorModel* m_model;
};

void paintTableCorner(QPainter* painter, const QRect& cell, const QColor& color)
{
    const int side = 7;
    QPainterPath corner(QPointF(cell.right() + 1 - side, cell.top()));
    corner.lineTo(cell.right() + 1, cell.top());
    corner.lineTo(cell.right() + 1, cell.top() + side);
    corner.closeSubpath();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(corner, color);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

void paintTableFrame(QPainter* painter, QRect cell, const QColor& color, int width)
{
    painter->setPen(Qt::NoPen);
    for (int i = 0; i < width; ++i, cell.adjust(1, 1, -1, -1)) {
        painter->setPen(color);
        painter->drawRect(cell.adjusted(0, 0, -1, -1));
    }
}

} // namespace

void TensorDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colors& c = colors();
    QRect cell = option.rect.adjusted(0, 0, -1, -1);
    if (index.column() > 0 && index.data(TensorModel::ColumnBlockRole).toBool())
        cell.setLeft(cell.left() + head_gap);
    if (index.row() > 0 && index.data(TensorModel::RowBlockRole).toBool())
        cell.setTop(cell.top() + head_gap);

    const auto mark = static_cast<CellMark>(index.data(TensorModel::MarkRole).toInt());
    const bool locked = index.data(TensorModel::LockedRole).toBool();
    const QColor fill = mark == CellMark::Nan ? c.badbg
                        : locked              ? c.panel
                                              : tintedCell(index.data(TensorModel::TintRole).toDouble(), c);
    const QColor foreground = mark == CellMark::Nan ? c.bad
                              : locked              ? c.text2
                              : c.highContrast      ? c.text
                                                    : textColorOn(fill);
    painter->save();
    painter->fillRect(cell, fill);
    if (c.highContrast)
        paintTableFrame(painter, cell, c.line, 1);

    painter->setFont(numberFont(12));
    painter->setPen(foreground);
    const int padding = cell.width() > scaled(60) ? 7 : 4;
    const QRect room = cell.adjusted(2, 0, -padding, 0);
    const double character = QFontMetricsF(numberFont(12)).horizontalAdvance(QLatin1Char('0'));
    if (const TensorModel* model = tensorModelOf(index))
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                          model->cellText(index.row(), index.column(), int(room.width() / character)));

    if (mark == CellMark::Nan)
        paintTableCorner(painter, cell, c.bad);
    if (index.data(TensorModel::EditedRole).toBool())
        paintTableCorner(painter, cell, c.accent);
    if (index.data(TensorModel::InputRole).toBool())
        paintCellFrame(*painter, cell, CellFrame::Input, c);
    const bool current = option.state & QStyle::State_HasFocus;
    if (current)
        paintTableFrame(painter, cell, c.accent, 2);
    else if (option.state &
             QStyle::State_Selected) // of a table that was left it is quiet: one ring says where the keys go
        paintTableFrame(painter, cell, option.widget && option.widget->hasFocus() ? c.accent : c.edge, 1);
    painter->restore();
}

QWidget* TensorDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const TensorModel* model = tensorModelOf(index);
    if (!model)
        return nullptr;
    auto* field = new QLineEdit(parent);
    field->setFont(numberFont(12));
    field->setAlignment(Qt::AlignRight);
    field->setValidator(new NumberValidator(model, field));
    field->setAccessibleName(model->placeInWords(index.row(), index.column()));
    field->setToolTip(
        tr("Type a number or an expression such as 0.5, 1/sqrt(8) or -inf. Press Enter to apply or Esc to cancel."));
    connect(field, &QLineEdit::textEdited, field, [field] { field->setPalette({}); });
    return field;
}

void TensorDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* field = qobject_cast<QLineEdit*>(editor)) {
        field->setText(index.data(Qt::EditRole).toString());
        field->selectAll();
    }
}

void TensorDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    QRect place = option.rect.adjusted(0, 0, -1, -1);
    if (const int missing = scaled(least_editor_width) - place.width(); missing > 0)
        place.adjust(-missing, 0, 0, 0);
    place.moveLeft(std::max(0, place.left()));
    editor->setGeometry(place);
}

bool TensorDelegate::eventFilter(QObject* editor, QEvent* event)
{
    auto* field = qobject_cast<QLineEdit*>(editor);
    if (field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool commits =
            key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab;
        if (commits && !field->hasAcceptableInput()) {
            QPalette palette = field->palette();
            palette.setColor(QPalette::Text, colors().bad);
            field->setPalette(palette);
            Q_EMIT refused(static_cast<const NumberValidator*>(field->validator())->fault(field->text()));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            // At once: Qt would do it one event loop turn later, when the table may already have other numbers.
            Q_EMIT commitData(field);
            Q_EMIT closeEditor(field, SubmitModelCache);
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

} // namespace attn

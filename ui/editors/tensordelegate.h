// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the cells of a TensorModel (tint by value, black or white digits, triangle for manual edits) and opens the
// field for typing a number.
#pragma once

#include <QStyledItemDelegate>

namespace attn {

class TensorDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

Q_SIGNALS:
    void refused(const QString& sentence); // what was typed is no number; the field stays open

protected:
    bool eventFilter(QObject* editor, QEvent* event) override;
};

} // namespace attn

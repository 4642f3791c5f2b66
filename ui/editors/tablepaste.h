// SPDX-License-Identifier: GPL-3.0-or-later
// Pastes and drops of text into whatever shows a TensorModel: at once when it fits, after a look at it otherwise.
#pragma once

#include "ui/editors/pasteplan.h"

#include <QFrame>
#include <QObject>
#include <QPointer>

class QMimeData;
class QPushButton;

namespace attn {

class Document;

// A small panel beside a table that shows what would be pasted, while the table behind it stays as it is. Enter pastes, Esc
// does not.
class PastePreview : public QFrame {
    Q_OBJECT

public:
    PastePreview(PastePlan plan, QWidget* parent);

    // Below (or above) a rectangle of the screen.
    void showAt(const QRect& place);
    const PastePlan& plan() const { return m_plan; }

Q_SIGNALS:
    void chosen(int option); // of plan()

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    PastePlan m_plan;
    QPushButton* m_first = nullptr;
};

class TablePaste : public QObject {
    Q_OBJECT

public:
    TablePaste(Document* document, TensorModel* model, QWidget* view);

    // `text` at the upper left corner of `cells`; `place`: of the cell, on the screen.
    void paste(const QString& text, const QModelIndexList& cells, const QRect& place);
    PastePreview* preview() const { return m_preview; } // null: none open

    // Whether a drag holds something that could be pasted: text, or a file of it.
    static bool canTake(const QMimeData* data);
    // The text of a drop. Errors: a file that cannot be read, or is too large for a table.
    static Result<QString> textOf(const QMimeData* data);

Q_SIGNALS:
    void pasted(const QModelIndex& first, const QModelIndex& last);
    void refused(const QString& sentence);
    void accepted();

private:
    void take(const PasteOption& option);

    Document* m_document;
    TensorModel* m_model;
    QWidget* m_view;
    QPointer<PastePreview> m_preview;
};

} // namespace attn

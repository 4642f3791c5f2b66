// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/editlines.h"

#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/theme/fonts.h"

namespace attn {

EditLines::EditLines(QWidget* parent) : QWidget(parent)
{
    m_column = columnOf(this, 4);
    setEdits({{-1, {}, {}}});
    setEdits({});
}

void EditLines::setEdits(const std::vector<PageEdit>& edits)
{
    if (m_edits == edits)
        return;
    m_edits = edits;
    while (QLayoutItem* item = m_column->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be what was pressed
        delete item;
    }
    for (const PageEdit& edit : edits) {
        auto* line = new QWidget(this);
        auto* words = new LinkButton(edit.words, line);
        words->setToolTip(tr("Go to this edit"));
        connect(words, &QAbstractButton::clicked, this, [this, edit] { Q_EMIT chosen(edit); });
        auto* back = new IconButton(QStringLiteral("x"), tr("Undo: %1").arg(edit.words), false, line);
        connect(back, &QAbstractButton::clicked, this, [this, edit] { Q_EMIT takeBackAsked(edit); });
        rowOf(line, 4, {words, freeRoom(1), back});
        m_column->addWidget(line);
    }
    auto* hint = new PlainLabel(edits.empty() ? tr("No edits. These are the model's original values.")
                                              : tr("Edits stay in the model until you undo them."),
                                this);
    hint->setWordWrap(true);
    useQuietFont(hint, 12);
    m_column->addWidget(hint);
}

} // namespace attn

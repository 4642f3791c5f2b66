// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/titledialog.h"

#include "ui/document/document.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/theme/fonts.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QObject>
#include <QPlainTextEdit>

namespace attn {

namespace {

QLabel* captionOf(QWidget* field, const QString& text)
{
    auto* caption = new PlainLabel(text, field->parentWidget());
    caption->setBuddy(field);
    return caption;
}

} // namespace

void editTitle(Document* document, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QObject::tr("Title and notes"));
    dialog->setModal(true);
    auto* title = new QLineEdit(QString::fromStdString(document->scene().title), dialog);
    title->setPlaceholderText(QObject::tr("what this scene shows"));
    auto* notes = new QPlainTextEdit(QString::fromStdString(document->scene().notes), dialog);
    notes->setPlaceholderText(QObject::tr("what to look at, what to try"));
    notes->setTabChangesFocus(true);
    notes->setMinimumSize(scaled(420), scaled(140));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    auto* column = columnOf(dialog, 8,
                            {captionOf(title, QObject::tr("&Title")), title, gap(4),
                             captionOf(notes, QObject::tr("&Notes")), Boxed(notes, 1), gap(4), buttons});
    column->setContentsMargins(16, 16, 16, 16);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, [document, dialog, title, notes] {
        Scene scene = document->scene();
        scene.title = title->text().trimmed().toStdString();
        scene.notes = notes->toPlainText().trimmed().toStdString();
        document->edit(QObject::tr("Change title and notes"), std::move(scene), ChangePart::Config);
        dialog->accept();
    });
    dialog->open();
}

} // namespace attn

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
    const auto change = [document](const std::string& title, const std::string& notes) {
        Scene scene = document->scene();
        scene.title = title;
        scene.notes = notes;
        document->edit(QObject::tr("Change title and notes"), std::move(scene), ChangePart::Config,
                       QStringLiteral("title and notes"));
    };
    const auto typed = [change, title, notes] {
        change(title->text().trimmed().toStdString(), notes->toPlainText().trimmed().toStdString());
    };
    document->endMerge();
    QObject::connect(title, &QLineEdit::textChanged, dialog, typed);
    QObject::connect(notes, &QPlainTextEdit::textChanged, dialog, typed);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    // Both ways end one step of the history: to what it began with there is none.
    QObject::connect(dialog, &QDialog::rejected, document,
                     [change, before = document->sharedScene()] { change(before->title, before->notes); });
    QObject::connect(dialog, &QDialog::finished, document, &Document::endMerge);
    dialog->open();
}

} // namespace attn

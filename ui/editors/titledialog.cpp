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

QPlainTextEdit* linesOf(const std::string& text, const QString& placeholder, QWidget* parent)
{
    auto* edit = new QPlainTextEdit(QString::fromStdString(text), parent);
    edit->setPlaceholderText(placeholder);
    edit->setTabChangesFocus(true);
    edit->setMinimumSize(scaled(420), scaled(100));
    return edit;
}

} // namespace

void editTitle(Document* document, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QObject::tr("Title and notes"));
    dialog->setModal(true);
    const Scene& scene = document->scene();
    auto* title = new QLineEdit(QString::fromStdString(scene.title), dialog);
    title->setPlaceholderText(QObject::tr("what this scene shows"));
    auto* description = linesOf(scene.description, QObject::tr("what to look at and what to try"), dialog);
    auto* notes = linesOf(scene.speaker_notes, QObject::tr("for you only, next to the slides"), dialog);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    auto* column =
        columnOf(dialog, 8,
                 {captionOf(title, QObject::tr("&Title")), title, gap(4),
                  captionOf(description, QObject::tr("&Description (public)")), Boxed(description, 1),
                  quietLabel(QObject::tr("Shown on web pages and in shared copies.")), gap(4),
                  captionOf(notes, QObject::tr("Speaker &notes (private)")), Boxed(notes, 1),
                  quietLabel(QObject::tr(
                      "These notes appear only while you present, not on web pages, in figures or in shared copies.")),
                  gap(4), buttons});
    column->setContentsMargins(16, 16, 16, 16);
    const auto change = [document](Scene words) {
        Scene scene = document->scene();
        scene.title = std::move(words.title);
        scene.description = std::move(words.description);
        scene.speaker_notes = std::move(words.speaker_notes);
        document->edit(QObject::tr("Change title and notes"), std::move(scene), ChangePart::Config,
                       QStringLiteral("title and notes"));
    };
    const auto typed = [change, title, description, notes] {
        Scene words;
        words.title = title->text().trimmed().toStdString();
        words.description = description->toPlainText().trimmed().toStdString();
        words.speaker_notes = notes->toPlainText().trimmed().toStdString();
        change(std::move(words));
    };
    document->endMerge();
    QObject::connect(title, &QLineEdit::textChanged, dialog, typed);
    for (const QPlainTextEdit* edit : {description, notes})
        QObject::connect(edit, &QPlainTextEdit::textChanged, dialog, typed);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    // Both outcomes end one undo step; going back to the start leaves no step.
    QObject::connect(dialog, &QDialog::rejected, document,
                     [change, before = document->sharedScene()] { change(*before); });
    QObject::connect(dialog, &QDialog::finished, document, &Document::endMerge);
    dialog->open();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/weightmenu.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/language/said.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

namespace attn {

QString presetText(const WeightPresetWords& words, std::uint64_t seed)
{
    const QString label = said(words.label);
    return words.drawn ? WeightMenu::tr("%1, seed %2").arg(label).arg(seed) : label;
}

WeightMenu::WeightMenu(const QString& tensor, bool matrix, std::uint64_t seed, QWidget* parent) : QMenu(parent)
{
    setToolTipsVisible(true);
    addAction(tr("Fill %1 with").arg(tensor))->setEnabled(false); // this style draws no titles of sections
    for (const WeightPresetWords& words : weightPresets()) {
        QAction* action = addAction(presetText(words, seed), this, [this, &words] { Q_EMIT fillWanted(words); });
        action->setEnabled(matrix || !words.matrix);
        action->setToolTip(QString::fromUtf8(words.torch));
    }
    addAction(tr("Another seed…"), this, &WeightMenu::seedWanted);
    addSeparator();
    QAction* redraw = addAction(tr("Redraw the weights"), this, &WeightMenu::redrawWanted);
    redraw->setToolTip(
        tr("Redraw all weights and biases of the layer as PyTorch initializes them, using the scene's first seed"));
}

void askSeed(std::uint64_t seed, QWidget* parent, const std::function<void(std::uint64_t)>& take)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(WeightMenu::tr("Seed"));
    dialog->setModal(true);
    auto* field = new QLineEdit(QString::number(seed), dialog);
    field->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,18}")), field));
    field->selectAll();
    auto* caption = new PlainLabel(WeightMenu::tr("&Seed for the next weights"), dialog);
    caption->setBuddy(field);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    columnOf(dialog, 8, {caption, field, gap(4), buttons})->setContentsMargins(16, 16, 16, 16);
    QObject::connect(field, &QLineEdit::textChanged, buttons, [field, buttons] {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(field->hasAcceptableInput());
    });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, [dialog, field, take] {
        take(field->text().toULongLong());
        dialog->accept();
    });
    dialog->open();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/recipepanel.h"

#include "core/rewrite/recipe.h"
#include "ui/editors/drawtext.h"
#include "ui/editors/recipelist.h"
#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/offeredmenu.h"
#include "ui/kit/optioncontrols.h"
#include "ui/language/said.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>

namespace attn {

namespace {

constexpr int draw_label_width = 72;

// Whether a draw depends on PyTorch's rounding.
bool drawsRounded(const Scene& scene)
{
    return std::ranges::any_of(scene.draws, [](const Draw& draw) {
        return std::holds_alternative<Randn>(draw) || std::holds_alternative<Embedding>(draw) ||
               std::holds_alternative<Linear>(draw) || std::holds_alternative<Mha>(draw);
    });
}

} // namespace

RecipePanel::RecipePanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Recipe"), document, selection, parent), m_list(new RecipeList(this)),
      m_fields(new QWidget(this)), m_then(new PlainLabel(this)), m_normals(makeOptionList("normals", this)),
      m_normalsRow(new FormRow(said(option("normals").label), m_normals, this, true))
{
    column()->addWidget(m_list);
    useQuietFont(m_then, 12);
    m_then->setWordWrap(true);
    column()->addWidget(m_then);
    addButtons();
    columnOf(m_fields, 0);
    column()->addWidget(m_fields);
    column()->addWidget(m_normalsRow);

    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        clearRefusal();
        showFields();
        enableButtons();
    });
    connect(m_list, &RecipeList::moved, this, &RecipePanel::move);
    connect(m_list, &RecipeList::removed, this, &RecipePanel::remove);
    connect(m_list, &RecipeList::addWanted, this, [this] { m_add->click(); });
    connect(m_list, &RecipeList::editWanted, this, [this] {
        if (!m_fieldRows.empty())
            m_fieldRows.front()->control()->setFocus();
    });
    connect(m_list, &QListWidget::itemDoubleClicked, m_list, &RecipeList::editWanted);
    connect(m_normals, &QComboBox::activated, this, [this](int value) {
        Scene after = scene();
        option("normals").set(after.config, value);
        change(tr("Set rounding to %1").arg(m_normals->itemText(value)), std::move(after), ChangePart::Values);
    });
    refresh();
}

void RecipePanel::addButtons()
{
    m_add = new IconButton(QStringLiteral("plus"), tr("Add draw (Insert)"), true, this);
    m_remove = new IconButton(QStringLiteral("minus"), tr("Remove draw (Delete)"), true, this);
    m_up = new IconButton(QStringLiteral("up"), tr("Draw earlier (Alt+Up)"), true, this);
    m_down = new IconButton(QStringLiteral("down"), tr("Draw later (Alt+Down)"), true, this);
    offerMenu(m_add, [this] { return makeAddMenu(); });
    connect(m_remove, &IconButton::clicked, this, [this] { remove(m_list->currentRow()); });
    connect(m_up, &IconButton::clicked, this, [this] { move(m_list->currentRow(), m_list->currentRow() - 1); });
    connect(m_down, &IconButton::clicked, this, [this] { move(m_list->currentRow(), m_list->currentRow() + 1); });
    auto* row = rowOf(nullptr, 4);
    for (IconButton* button : {m_add, m_remove, m_up, m_down})
        row->addWidget(button);
    row->addStretch();
    column()->addLayout(row);
}

QMenu* RecipePanel::makeAddMenu()
{
    auto* menu = new QMenu(this);
    for (const Draw& draw : newDraws(scene()))
        menu->addAction(drawText(draw), this, [this, draw] { add(draw); });
    return menu;
}

void RecipePanel::refresh()
{
    QStringList lines, reasons;
    for (const Draw& draw : scene().draws) {
        lines << drawText(draw);
        reasons << drawReason(draw);
    }
    m_list->setLines(lines, reasons);
    setHeading(tr("%n draws", nullptr, int(lines.size())));
    const bool dropout = computed() && computed()->realized->plan.draws_dropout;
    m_then->setText(lines.isEmpty() ? tr("Nothing is drawn. Every value is an input.")
                                    : tr("Then dropout randomly picks which values to keep."));
    m_then->setVisible(lines.isEmpty() || dropout);
    m_list->setVisible(!lines.isEmpty());
    m_normals->setCurrentIndex(int(scene().config.normals));
    m_normalsRow->setVisible(drawsRounded(scene()));
    showFields();
    enableButtons();
}

void RecipePanel::enableButtons()
{
    const int line = m_list->currentRow();
    const int last = m_list->count() - 1;
    m_remove->setEnabled(line >= 0);
    m_up->setEnabled(line > 0);
    m_down->setEnabled(line >= 0 && line < last);
}

QWidget* RecipePanel::makeFieldControl(const DrawField& field, int number)
{
    if (field.is_switch) {
        auto* box = new QCheckBox(m_fields);
        connect(box, &QCheckBox::clicked, this,
                [this, number](bool on) { setField(number, on ? QStringLiteral("yes") : QStringLiteral("no")); });
        return box;
    }
    auto* edit = new QLineEdit(m_fields);
    useNumberFont(edit, 12);
    connect(edit, &QLineEdit::editingFinished, this, [this, number, edit] {
        if (!edit->isModified())
            return;
        edit->setModified(false);
        if (number < std::ssize(m_fieldRows) && m_fieldRows[number]->control() == edit)
            setField(number, edit->text());
    });
    return edit;
}

// The fields of the current draw. The same controls serve all draws of one kind, so that typing is not interrupted.
void RecipePanel::showFields()
{
    const int line = m_list->currentRow();
    const bool any = line >= 0 && line < std::ssize(scene().draws);
    const auto fields = any ? drawFields(scene().draws[line]) : std::vector<DrawField>();
    QString form;
    for (const DrawField& field : fields)
        form += field.label + QLatin1Char('|');
    if (form != m_shownForm) {
        m_shownForm = form;
        for (FormRow* row : m_fieldRows)
            row->deleteLater();
        m_fieldRows.clear();
        for (std::size_t i = 0; i < fields.size(); ++i) {
            QWidget* control = makeFieldControl(fields[i], static_cast<int>(i));
            control->setToolTip(fields[i].help);
            auto* row = new FormRow(fields[i].label, control, m_fields, true);
            row->setLabelWidth(draw_label_width);
            m_fields->layout()->addWidget(row);
            m_fieldRows.push_back(row);
        }
    }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (auto* box = qobject_cast<QCheckBox*>(m_fieldRows[i]->control())) {
            box->setChecked(fields[i].text == QLatin1String("yes"));
        } else if (auto* edit = qobject_cast<QLineEdit*>(m_fieldRows[i]->control())) {
            if (edit->hasFocus() && edit->isModified())
                continue; // the person is typing
            edit->setText(fields[i].text);
            edit->setModified(false);
        }
    }
}

void RecipePanel::setField(int number, const QString& text)
{
    const int line = m_list->currentRow();
    if (line < 0 || line >= std::ssize(scene().draws))
        return;
    // A field being removed may still commit its text when another draw, with fewer fields, is already chosen.
    if (number >= std::ssize(m_fieldRows) || number >= std::ssize(drawFields(scene().draws[line])))
        return;
    const auto draw = withField(scene().draws[line], number, text);
    std::optional<Error> refusal;
    if (draw)
        refusal = change(tr("Change draw %1 to %2").arg(line + 1).arg(drawText(*draw)),
                         replaceDraw(scene(), line, *draw), ChangePart::Structure | ChangePart::Values);
    else
        refusal = draw.error();
    if (!refusal)
        return;
    clearRefusal();
    m_fieldRows[number]->setError(splitPath(refusal->message).sentence);
}

void RecipePanel::clearRefusal()
{
    EditorSection::clearRefusal();
    for (FormRow* row : m_fieldRows)
        row->setError({});
}

void RecipePanel::add(const Draw& draw)
{
    const int at = m_list->currentRow() + 1;
    if (!change(tr("Add %1").arg(drawText(draw)), insertDraw(scene(), at, draw),
                ChangePart::Structure | ChangePart::Values))
        m_list->setCurrentRow(at);
}

void RecipePanel::move(int from, int to)
{
    if (!change(tr("Move draw %1 to position %2").arg(from + 1).arg(to + 1), moveDraw(scene(), from, to),
                ChangePart::Structure | ChangePart::Values))
        m_list->setCurrentRow(to);
}

void RecipePanel::remove(int line)
{
    if (line >= 0 && line < std::ssize(scene().draws))
        change(tr("Remove %1").arg(drawText(scene().draws[line])), removeDraw(scene(), line),
               ChangePart::Structure | ChangePart::Values);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/inspector.h"

#include "core/explain/withhold.h"
#include "ui/document/selection.h"
#include "ui/explain/answerblock.h"
#include "ui/explain/checksblock.h"
#include "ui/explain/editblock.h"
#include "ui/explain/equationview.h"
#include "ui/explain/everyhead.h"
#include "ui/explain/explainblock.h"
#include "ui/explain/formulaview.h"
#include "ui/explain/headblock.h"
#include "ui/explain/inspectorblock.h"
#include "ui/explain/notesblock.h"
#include "ui/explain/rowbars.h"
#include "ui/explain/stageformula.h"
#include "ui/explain/valueblock.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tinted.h"
#include "ui/matrix/focusedrow.h"
#include "ui/matrix/partialview.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

namespace attn {

namespace {

// The same row before the last edit; nullopt if its tensor had another shape.
std::optional<FocusedRow> rowBefore(const ComputedPtr& earlier, const Computed& now, const std::string& tensor,
                                    const CellPlace& place, int digits)
{
    const TracedTensor* was = earlier ? earlier->trace->find(tensor) : nullptr;
    const TracedTensor* is = now.trace->find(tensor);
    if (!was || !is || was->shape != is->shape)
        return std::nullopt;
    return focusedRow(*earlier, tensor, place.batch, place.head, place.cell, digits);
}

} // namespace

Inspector::Inspector(Selection* selection, QWidget* parent) : ScrollArea(parent), m_selection(selection)
{
    setAccessibleName(tr("Explain"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(leastWidth());
    viewport()->setBackgroundRole(QPalette::AlternateBase);
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::AlternateBase);
    content->setAutoFillBackground(true);
    m_notes = new NotesBlock(selection, content);
    m_value = new ValueBlock(content);
    auto* column = columnOf(content, 0, {m_notes, m_value});
    connect(m_value, &ValueBlock::takeBackAsked, this, [this] {
        if (const auto cell = shownCell())
            Q_EMIT takeBackAsked(*cell);
    });

    m_answer = new AnswerBlock(selection, content);
    column->addWidget(m_answer);

    auto* formula = new InspectorBlock(content);
    m_formulaBlock = formula;
    m_formula = new FormulaView(formula);
    formula->column()->addWidget(m_formula);
    m_letters = new PlainLabel(formula);
    m_letters->setAlignment(Qt::AlignCenter);
    m_letters->setWordWrap(true);
    useQuietFont(m_letters, 11);
    formula->column()->addWidget(m_letters);
    column->addWidget(formula);
    m_explain = new ExplainBlock(content);
    column->addWidget(m_explain);
    connect(m_explain, &ExplainBlock::followed, this, &Inspector::follow);
    connect(m_explain, &ExplainBlock::backAsked, this, &Inspector::goBack);

    m_everyHead = new EveryHead(selection, content);
    column->addWidget(m_everyHead);
    column->addWidget(buildRow());
    m_edit = new EditBlock(selection, content);
    m_edit->hide();
    column->addWidget(m_edit);

    m_head = new HeadBlock(selection, content);
    column->addWidget(m_head);
    connect(m_head, &HeadBlock::headSwitchAsked, this, &Inspector::headSwitchAsked);
    connect(m_head, &HeadBlock::rowChosen, this, [this](int query) {
        const auto cell = m_selection->chosen();
        m_selection->setChosen(Cell{query, cell ? cell->column : 0});
    });
    m_checks = new ChecksBlock(selection, content);
    column->addWidget(m_checks);
    column->addStretch(1);
    setWidget(content);

    connect(selection, &Selection::focusChanged, this, &Inspector::followSelection);
    connect(selection, &Selection::chosenChanged, this, &Inspector::followSelection);
    connect(selection, &Selection::looksChanged, this, &Inspector::showCell);
    connect(selection, &Selection::stepChanged, this, &Inspector::showCell);
    onEvents(this, {QEvent::PaletteChange}, [this] {
        if (m_computed)
            showCell(); // rich text carries its colours
    });
}

QWidget* Inspector::buildRow()
{
    auto* block = new InspectorBlock(this);
    m_rowBlock = block;
    m_rowTitle = new RichLabel(block);
    m_rowTitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    useTextFont(m_rowTitle, 12.5, QFont::DemiBold);
    m_rowSum = new PlainLabel(block);
    useNumberFont(m_rowSum, 12);
    auto* title = rowOf(nullptr, -1, {{m_rowTitle, 1}, m_rowSum});
    m_bars = new RowBars(block);
    block->column()->addLayout(title);
    block->column()->addWidget(m_bars);
    connect(m_bars, &RowBars::columnChosen, this, [this](int column) {
        if (const auto cell = m_selection->chosen())
            m_selection->setChosen(Cell{cell->row, column});
    });
    return block;
}

void Inspector::setComputed(const ComputedPtr& computed, bool edited, const PreparedPtr& prepared)
{
    m_computed = computed;
    m_stages = cardsOf(*computed->realized);
    const auto exists = [&](const CellRef& cell) { return placeOf(*computed, cell).has_value(); };
    if (m_elsewhere && !exists(*m_elsewhere))
        m_elsewhere.reset();
    if (!std::ranges::all_of(m_trail, exists))
        m_trail.clear();
    showCell();
    m_everyHead->setComputed(computed);
    m_head->setComputed(computed);
    m_checks->setComputed(computed, prepared);
    m_notesEdited = edited;
    followNotes();
}

void Inspector::showNotes(bool shown)
{
    if (std::exchange(m_notesShown, shown) != shown && m_computed)
        followNotes();
}

void Inspector::setPlain(bool plain)
{
    if (std::exchange(m_plain, plain) == plain)
        return;
    m_value->setPlain(plain);
    m_explain->setPlain(plain);
    m_formulaBlock->setVisible(!m_formula->isHidden() && !plain);
}

void Inspector::setAsks(bool asks)
{
    m_asks = asks;
    showCell();
}

void Inspector::followNotes()
{
    m_notes->setComputed(*m_computed, m_notesEdited);
    if (!m_notesShown)
        m_notes->hide();
}

void Inspector::setEarlier(const ComputedPtr& earlier, const QString& step)
{
    m_edit->setStep(step);
    if (std::exchange(m_earlier, earlier) != earlier)
        showCell();
}

void Inspector::forgetTrail()
{
    m_elsewhere.reset();
    m_trail.clear();
    m_notes->unfold();
}

QSize Inspector::sizeHint() const { return {318, 400}; }

std::optional<CellRef> Inspector::shownCell() const
{
    return m_elsewhere ? m_elsewhere : m_computed ? chosenRef(*m_computed, *m_selection) : std::nullopt;
}

void Inspector::follow(const CellRef& cell)
{
    if (const auto from = shownCell(); from && *from != cell)
        m_trail.push_back(*from);
    goTo(cell);
}

void Inspector::enterEquation()
{
    ensureWidgetVisible(m_explain);
    m_explain->equation()->setFocus(Qt::ShortcutFocusReason);
}

void Inspector::answer()
{
    ensureWidgetVisible(m_answer);
    m_answer->ask();
}

void Inspector::goBack()
{
    if (m_trail.empty())
        return;
    const CellRef cell = m_trail.back();
    m_trail.pop_back();
    goTo(cell);
}

void Inspector::goTo(const CellRef& cell)
{
    const auto place = m_computed ? placeOf(*m_computed, cell) : std::nullopt;
    if (!place)
        return;
    Q_EMIT leads();
    const QScopedValueRollback following(m_following, true);
    m_elsewhere = place->stage.isEmpty() ? std::optional(cell) : std::nullopt;
    if (!m_elsewhere)
        m_selection->go(place->stage, QString::fromStdString(place->tensor),
                        place->hasBatch ? place->batch : m_selection->batch(), place->headBeside(m_selection->head()),
                        place->cell);
    showCell();
}

void Inspector::followSelection()
{
    if (!m_following) { // a cell chosen by hand starts a new trail
        m_elsewhere.reset();
        m_trail.clear();
    }
    showCell();
}

void Inspector::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Backspace && !m_trail.empty())
        goBack();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT leaveAsked();
    else
        QScrollArea::keyPressEvent(event);
}

void Inspector::showStageWords(const std::string& tensor)
{
    const auto stage = std::ranges::find(m_stages, m_selection->stage(), &StageInfo::id);
    const StageTensor* made = findStage(m_computed->realized->plan.stages, tensor);
    m_value->setHeading(m_elsewhere || stage == m_stages.end() ? tr("Source value")
                        : made && made->aside                  ? QString::fromStdString(made->words)
                                                               : stage->heading);
    m_formula->setFormula(formulaOf(*m_computed->realized, tensor));
    m_letters->setText(lettersOf(*m_computed->realized, tensor));
    m_letters->setVisible(!m_letters->text().isEmpty());
    m_formulaBlock->setVisible(!m_formula->isHidden() && !m_plain);
}

void Inspector::showCell()
{
    if (!m_selection->isOf(m_computed))
        return;
    const std::string tensor = m_elsewhere ? m_elsewhere->tensor : tensorInFocus(*m_computed, *m_selection);
    if (tensor.empty())
        return;
    showStageWords(tensor);
    const auto cell = shownCell();
    const auto place = cell ? placeOf(*m_computed, *cell) : std::nullopt;
    const auto row =
        place ? focusedRow(*m_computed, tensor, place->batch, place->head, place->cell, m_selection->digits())
              : std::nullopt;
    m_rowBlock->setVisible(row.has_value());
    m_answer->setCell(m_computed, cell, m_asks && row && row->mark() == CellMark::Hidden);
    showEdit(tensor);
    if (row) {
        const FocusedRow seen =
            atStep(*row, *m_computed, m_selection->steps(), m_selection->step(), tensor, m_selection->head());
        const auto before = rowBefore(m_earlier, *m_computed, tensor, *place, m_selection->digits());
        m_value->setRow(seen, before);
        showRow(seen, before);
        if (seen.mark() == CellMark::Pending) // its equation would reveal what is not reached yet
            m_explain->clear();
        else
            m_explain->setCell(m_computed, *cell, m_selection->digits(),
                               m_trail.empty() ? std::nullopt : std::optional(m_trail.back()),
                               seen.mark() == CellMark::Begun ? std::optional(m_selection->step()->term + 1)
                                                              : std::nullopt);
        m_value->setOverride(seen.mark() == CellMark::Hidden ? std::nullopt : m_explain->explanation(),
                             m_selection->digits());
        m_selection->setInputs(m_explain->explanation() ? inputsOf(*m_explain->explanation()) : std::vector<CellRef>());
        return;
    }
    m_explain->clear();
    m_selection->setInputs({});
    m_value->setNothing(tensor);
}

// Of small matrices: it is for reading, not for counting.
void Inspector::showEdit(const std::string& tensor)
{
    constexpr std::size_t most_cells = 64 * 64;
    const int batch = m_selection->batch(), head = m_selection->head();
    m_edit->setVisible(m_earlier != nullptr && !m_elsewhere);
    if (m_edit->isHidden())
        return;
    const auto matrixOf = [&](const Computed& computed) -> HeldMatrixPtr {
        HeldMatrixPtr matrix = heatmapData(computed, tensor, batch, head, m_selection->looks());
        return matrix && matrix->size() <= most_cells
                   ? atStep(std::move(matrix), computed, m_selection->steps(), m_selection->step(), tensor, head)
                   : nullptr;
    };
    m_edit->setMatrices(matrixOf(*m_earlier), matrixOf(*m_computed));
}

void Inspector::showRow(const FocusedRow& row, const std::optional<FocusedRow>& before)
{
    m_rowTitle->setText((row.exact.size() > 10 ? tr("Row %1, ten largest") : tr("Row %1"))
                            .arg(tinted(row.data.rowLabels.value(0), row.data.attention ? colors().q : colors().text)));
    m_rowSum->setText(row.data.attention && row.data.weights && row.data.finished() // meaningless for scores
                          ? tr("sum %1").arg(formatNumber(row.sum, row.data.digits))
                          : QString());
    m_bars->setRow(row, before ? before->exact : std::vector<double>());
}

} // namespace attn

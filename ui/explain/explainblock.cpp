// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explainblock.h"

#include "core/explain/equation.h"
#include "ui/explain/equationview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/matrix/numberwords.h"
#include "ui/theme/colors.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QPainter>

namespace attn {

namespace {

constexpr std::size_t first_terms = 12; // of a long row; the rest on demand
constexpr std::size_t most_readers = 3; // tensors that read this cell

// "weights[0,0,3,:]": all of an axis is written as in Python.
QString blockName(const CellRef& block)
{
    QStringList indices;
    for (const std::int64_t index : block.index)
        indices << (index < 0 ? QStringLiteral(":") : QString::number(index));
    return QStringLiteral("%1[%2]").arg(QString::fromStdString(block.tensor), indices.join(QLatin1Char(',')));
}

// The first cell of a block; the one in the same column where it spans a row.
CellRef firstOf(const CellRef& block, const CellRef& from)
{
    CellRef cell = block;
    for (std::size_t axis = 0; axis < cell.index.size(); ++axis)
        if (cell.index[axis] < 0)
            cell.index[axis] = cell.index.size() == from.index.size() ? from.index[axis] : 0;
    return cell;
}

// Of a stage that is off, which copies the stage before it, the number that is copied.
CellRef pastCopies(const Computed& computed, CellRef cell)
{
    for (;;) {
        const StageTensor* stage = findStage(computed.realized->plan.stages, cell.tensor);
        if (!stage || stage->operation != Operation::Copy || stage->onCard())
            return cell;
        const auto explained = explain(computed.scene, *computed.realized, *computed.trace, cell);
        if (!explained || explained->overridden || explained->terms.empty())
            return cell;
        cell = explained->terms.front().input;
    }
}

} // namespace

ExplainBlock::ExplainBlock(QWidget* parent)
    : QWidget(parent), m_back(new LinkButton({}, this)), m_equation(new EquationView(this)),
      m_more(new LinkButton({}, this)), m_readers(new QWidget(this)), m_readersLine(new QGridLayout)
{
    auto* column = columnOf(this, 2, {m_back, m_equation, m_more});
    column->setContentsMargins(14, 4, 14, 6);
    m_back->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); // long words are elided: the panel stays as wide

    m_copies = new QWidget(this);
    auto* copies = rowOf(m_copies, 0, {quietLabel(tr("Copy as"), m_copies)});
    for (const auto& [text, form] : {std::pair{tr("text"), CopyForm::Text}, std::pair{tr("LaTeX"), CopyForm::Latex},
                                     std::pair{tr("PyTorch"), CopyForm::Torch}}) {
        auto* button = new LinkButton(text, this);
        button->setAccessibleName(tr("Copy the equation as %1").arg(text));
        copies->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, form = form] { copy(form); });
    }
    copies->addStretch();
    column->addWidget(m_copies);

    m_readers->setLayout(m_readersLine);
    m_readersLine->setContentsMargins(0, 0, 0, 0);
    m_readersLine->setSpacing(0);
    column->addWidget(m_readers);

    connect(m_equation, &EquationView::followed, this,
            [this](const CellRef& cell) { Q_EMIT followed(pastCopies(*m_computed, cell)); });
    connect(m_back, &QAbstractButton::clicked, this, &ExplainBlock::backAsked);
    const auto unfold = [this] {
        m_all = !m_all;
        showLines();
    };
    m_equation->setUnfolding();
    connect(m_equation, &EquationView::unfolded, this, unfold);
    connect(m_more, &QAbstractButton::clicked, this, unfold);
}

void ExplainBlock::setCell(const ComputedPtr& computed, const CellRef& cell, int digits,
                           const std::optional<CellRef>& back, std::optional<std::int64_t> made)
{
    m_computed = computed;
    m_digits = digits;
    if (!m_explanation || m_explanation->cell != cell)
        m_all = false;
    auto explanation = explain(computed->scene, *computed->realized, *computed->trace, cell);
    if (!explanation)
        return clear();
    m_explanation = std::move(*explanation);
    m_ownTerm = made && isRowOperation(m_explanation->operation);
    if (made && !m_ownTerm)
        keepTerms(*m_explanation, static_cast<std::size_t>(*made));
    setVisible(true);
    m_back->setVisible(back.has_value());
    if (back) {
        m_back->setText(tr("← Back to %1").arg(numberWords(*computed, *back)));
        m_back->setShortcut({}); // a token's & is no mnemonic
        m_back->setToolTip(tr("Go back to the previous cell (Backspace)"));
        m_back->updateGeometry();
    }
    showLines();
    showReaders(cell);
}

void ExplainBlock::setPlain(bool plain)
{
    m_plain = plain;
    m_copies->setVisible(!plain);
    m_readers->setVisible(!plain && !m_shownReaders.empty());
}

void ExplainBlock::clear()
{
    m_explanation.reset();
    hide();
}

void ExplainBlock::showLines()
{
    const std::size_t terms = m_explanation->terms.size();
    const bool many = terms > first_terms && !m_ownTerm;
    m_more->setVisible(many);
    if (many) {
        m_more->setText(m_all ? tr("Show first %1 terms").arg(first_terms) : tr("Show all %1 terms").arg(terms));
        m_more->updateGeometry();
    }
    m_equation->setLines(m_ownTerm
                             ? ownTermLines(*m_explanation, *m_computed, m_digits)
                             : equationLines(*m_explanation, *m_computed, m_digits, many && !m_all ? first_terms : 0));
}

void ExplainBlock::showReaders(const CellRef& cell)
{
    std::vector<CellRef> readers = readersOf(m_computed->scene, *m_computed->realized, *m_computed->trace, cell);
    if (cell == m_readersCell && readers == m_shownReaders) // unchanged by the edit: keep the buttons
        return;
    m_readersCell = cell;
    m_shownReaders = readers;
    while (QLayoutItem* item = m_readersLine->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_readers->setVisible(!readers.empty() && !m_plain);
    if (readers.empty())
        return;
    m_readersLine->addWidget(quietLabel(tr("Used in"), m_readers), 0, 0);
    m_readersLine->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < std::min(readers.size(), most_readers); ++i) {
        auto* button = new LinkButton(blockName(readers[i]), m_readers);
        button->setToolTip(tr("Go to where this value is used"));
        m_readersLine->addWidget(button, int(i), 1, Qt::AlignLeft); // two names are wider than the panel
        connect(button, &QAbstractButton::clicked, this,
                [this, target = firstOf(readers[i], cell)] { Q_EMIT followed(target); });
    }
}

void ExplainBlock::copy(CopyForm form)
{
    if (!m_explanation)
        return;
    EquationStyle style;
    style.digits = m_digits;
    if (form != CopyForm::Torch)
        style.name = tokenNames(m_computed->scene, *m_computed->realized);
    const std::string text = form == CopyForm::Text    ? equationText(*m_explanation, style)
                             : form == CopyForm::Latex ? equationLatex(*m_explanation, style)
                                                       : equationTorch(*m_explanation, style);
    QApplication::clipboard()->setText(QString::fromStdString(text));
}

void ExplainBlock::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(QRect(0, height() - 1, width(), 1), colors().line);
}

} // namespace attn

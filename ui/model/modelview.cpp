// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/modelview.h"

#include "ui/document/selection.h"
#include "ui/kit/busybar.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/kit/staleoverlay.h"
#include "ui/language/headwords.h"
#include "ui/model/continuebox.h"
#include "ui/model/editlines.h"
#include "ui/model/factrows.h"
#include "ui/model/headpane.h"
#include "ui/model/modelrail.h"
#include "ui/model/modelsheet.h"
#include "ui/model/nexttokenpanel.h"
#include "ui/model/sentencebox.h"
#include "ui/model/stalebar.h"
#include "ui/model/statespane.h"
#include "ui/model/taglegend.h"
#include "ui/rail/rail.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>

#include <cmath>

namespace attn {

namespace {

constexpr double row_tolerance = 1e-5, sum_tolerance = 1e-6; // float32 sums
constexpr int wide_from = 1560;                              // px: the focused head is beside the sheet
constexpr int tight_below = 1200;                            // px: the line above the heads is short
constexpr int stacked_below = 820;                           // px: the columns are stacked
constexpr int low_below = 420;                               // px of the height, grown with the text

} // namespace

void ModelView::setPicture(PagePicturePtr picture, const QString& text)
{
    const bool another = !m_picture || m_picture->model.name != picture->model.name ||
                         m_picture->layers.size() != picture->layers.size();
    m_picture = std::move(picture);
    const PagePicture& page = *m_picture;
    m_sentence->setTokens(page.pieces, page.ids);
    m_sentence->setText(text);
    m_sentence->setMessage({});
    m_sentenceSection->setCaption(tr("%n tokens", nullptr, int(page.tokens())));
    const ModelCard& model = page.model;
    m_modelSection->setCaption(model.name);
    FactRows::Rows facts = {{tr("Family"), model.family},
                            {tr("Layers × heads"), QStringLiteral("%1 × %2").arg(model.layers).arg(model.heads)}};
    if (model.keyHeads != model.heads)
        facts.emplace_back(tr("KV heads"), QString::number(model.keyHeads));
    facts.emplace_back(tr("Width, head size"), QStringLiteral("%1, %2").arg(model.width).arg(model.headDim));
    facts.emplace_back(tr("Vocabulary"), formatCount(model.vocabulary));
    facts.emplace_back(tr("LM head"), !model.noNext.isEmpty() ? tr("none")
                                      : model.tied            ? tr("tied embedding")
                                                              : tr("separate"));
    facts.emplace_back(tr("Parameters"), formatCount(model.parameters));
    m_facts->setRows(std::move(facts));
    m_edits->setEdits(page.edits);
    m_editSection->setCaption(QString::number(page.edits.size()));
    m_shape->setText(QString::fromStdString(toString(Shape{model.layers, model.heads, page.tokens(), page.tokens()})));
    m_show->setEnabled(page.changed);
    m_show->setToolTip(page.changed ? QString() : tr("Edit something first"));
    m_sheet->setPicture(m_picture);
    if (another)
        m_sheet->setFocused({});
    for (HeadPane* pane : {m_head, m_brief})
        pane->setPicture(m_picture);
    for (NextTokenPanel* panel : {m_next, m_nextPage})
        panel->setPicture(m_picture, page.labels.value(page.tokens() - 1));
    if (m_continue->keepsAdding())
        m_sentence->showEnd();
    m_continue->setPicture(m_picture);
    fillRail();
    if (m_middlePages->currentWidget() == m_states && !another)
        showStates(m_cards->stage());
    else if (m_cards->stage() != next_card || another || page.next.empty())
        followFocus();
    showChecks();
}

void ModelView::fillRail()
{
    const ModelRail rail = modelRail(*m_picture);
    m_rail->setStages(rail.cards, rail.thumbnails);
    m_rail->setChanges(rail.changes);
}

// What the edit did, and what holds for the numbers on the page.
void ModelView::showChecks()
{
    const PagePicture& page = *m_picture;
    m_did->setVisible(page.changed);
    FactRows::Rows did = {
        {tr("recomputed"), page.firstComputed + 1 < page.model.layers
                               ? tr("layers %1 to %2").arg(page.firstComputed).arg(page.model.layers - 1)
                           : page.firstComputed < page.model.layers ? tr("layer %1").arg(page.firstComputed)
                                                                    : tr("nothing")},
        {tr("in"), tr("%1 ms").arg(std::lround(page.milliseconds))}};
    if (page.mostChanged) {
        did.emplace_back(tr("most-changed weights"), labelOfHead(headName(*page.mostChanged)));
        did.emplace_back(tr("largest change"), formatNumber(page.head(*page.mostChanged).change));
    }
    m_didRows->setRows(std::move(did));
    m_rowsLamp->show();
    const bool rows = page.rowSumFault <= row_tolerance;
    m_rowsLamp->setVerdict(
        rows ? Severity::Ok : Severity::Warn,
        rows ? tr("Every row of every head sums to 1")
             : tr("Not all rows sum to 1; the largest error is %1").arg(formatSignificant(page.rowSumFault, 3)));
    const double sum = page.probabilitySum;
    m_sumLamp->setVisible(!page.next.empty());
    const bool whole = std::abs(sum - 1) <= sum_tolerance;
    m_sumLamp->setVerdict(whole ? Severity::Ok : Severity::Bad,
                          whole ? tr("The probabilities sum to 1")
                                : tr("The probabilities sum to %1").arg(formatNumber(sum, 6)));
    m_ownLamp->setVisible(page.changed);
    m_ownLamp->setVerdict(
        Severity::Warn,
        page.edits.size() == 1
            ? tr("%1. These are no longer %2's original values.").arg(page.edits.front().words, page.model.name)
            : tr("%n changes. These are no longer %1's original values.", nullptr, int(page.edits.size()))
                  .arg(page.model.name));
}

void ModelView::clear()
{
    m_picture.reset();
    m_middlePages->setCurrentIndex(0);
    m_states->show(nullptr, {}, {});
    m_sentence->setTokens({});
    m_sentence->setText({});
    m_edits->setEdits({});
    m_facts->setRows({});
    m_sheet->setPicture(nullptr);
    m_rail->setStages({}, {});
    for (NextTokenPanel* panel : {m_next, m_nextPage})
        panel->setPicture(nullptr, {});
    m_continue->setPicture(nullptr);
    for (HeadPane* pane : {m_head, m_brief})
        pane->setPicture(nullptr);
    m_did->hide();
    for (LampLine* lamp : {m_rowsLamp, m_sumLamp, m_ownLamp})
        lamp->hide();
    setStale(false);
}

void ModelView::setShown(Ghost shown)
{
    m_show->setCurrentIndex(int(shown));
    m_sheet->setShown(shown);
    for (NextTokenPanel* panel : {m_next, m_nextPage})
        panel->setShown(shown);
    m_head->setShown(shown);
    m_brief->setShown(shown);
}

void ModelView::setBusy(bool busy) { m_busy->setBusy(busy); }

void ModelView::setStale(bool stale)
{
    m_stale = stale;
    if (stale)
        m_staleBar->tell(m_picture != nullptr);
    else
        m_staleBar->hide();
    for (StaleOverlay* overlay : m_overlays)
        overlay->setVisible(stale);
}

HeadPlace ModelView::focused() const { return m_sheet->focused(); }

void ModelView::setFocused(const HeadPlace& head)
{
    m_sheet->setFocused(head);
    followFocus();
}

std::optional<Cell> ModelView::currentCell() const
{
    return m_picture && !m_picture->shrunk() ? m_brief->currentCell() : std::nullopt;
}

void ModelView::refuseText(const QString& sentence)
{
    m_continue->stop(sentence);
    m_sentence->setMessage(sentence);
}

void ModelView::setAside(QWidget* aside)
{
    if (aside)
        m_rightPages->addWidget(aside); // no effect if already added
    m_rightPages->setCurrentWidget(aside ? aside : m_right);
}

void ModelView::typeText()
{
    m_sentenceSection->setOpen(true);
    m_sentence->startTyping();
}

void ModelView::takeFocus()
{
    if (m_middlePages->currentIndex() != 0)
        followFocus(); // the rail returns with the page
    m_sheet->setFocus(Qt::OtherFocusReason);
}

std::vector<QWidget*> ModelView::panels() const { return {m_rail, m_left, m_middlePages, m_rightPages}; }

// The panes and the rail follow the head in focus.
void ModelView::followFocus()
{
    const HeadPlace head = m_sheet->focused();
    for (HeadPane* pane : {m_head, m_brief})
        pane->setHead(head);
    m_followsFocus = true;
    m_cards->setStage(layerCard(head.layer));
    m_followsFocus = false;
    m_middlePages->setCurrentIndex(0);
    point(head, {});
}

// A card of the rail was chosen.
void ModelView::followRail()
{
    if (m_followsFocus || !m_picture)
        return;
    const QString card = m_cards->stage();
    if (const auto layer = layerOfCard(card)) {
        setFocused({*layer, std::min(focused().head, m_picture->model.heads - 1)});
        takeFocus();
        return;
    }
    const ModelCard& model = m_picture->model;
    if (card == embedding_card || card == last_card)
        return showStates(card);
    m_middlePages->setCurrentIndex(card == tokens_card ? 0 : m_middlePages->count() - 1);
    if (card == tokens_card) {
        m_sentenceSection->setOpen(true);
        m_left->ensureWidgetVisible(m_sentence);
        m_sentence->setFocus(Qt::OtherFocusReason);
        return Q_EMIT described(tr("The text, split into tokens by %1").arg(model.name), {}, {});
    }
    Q_EMIT described(tr("Probability of each of the %1 possible next tokens").arg(formatCount(model.vocabulary)), {},
                     {});
}

void ModelView::showStates(const QString& card)
{
    const QString size = QString::fromStdString(toString(Shape{m_picture->tokens(), m_picture->model.width}));
    if (card == embedding_card)
        m_states->show(m_picture->embedding, tr("Embedding"), tr("%1, token vectors before the first layer").arg(size));
    else
        m_states->show(
            m_picture->last, tr("Before the final norm"),
            tr("%1, token vectors after the last layer; the final norm and the next token are computed from them")
                .arg(size));
    m_middlePages->setCurrentWidget(m_states);
    Q_EMIT described({}, {}, {});
}

void ModelView::point(const HeadPlace& head, std::optional<Cell> cell)
{
    if (!m_picture || !m_picture->has(head))
        return;
    const PageHead& shown = m_picture->head(head);
    const bool whole = cell && shown.now && shown.now->contains(*cell) && !m_picture->shrunk();
    m_sentence->setMarked(whole ? std::optional(cell->row) : std::nullopt,
                          whole ? std::optional(cell->column) : std::nullopt);
    if (head == m_sheet->focused())
        for (HeadPane* pane : {m_head, m_brief})
            pane->setPointed(whole ? cell : std::nullopt);
    if (!whole)
        return Q_EMIT described(labelOfHead(headName(head), shown.off), {}, {});
    Q_EMIT described(tr("head %1: %2").arg(headName(head), describeCell(*shown.now, *cell)),
                     m_picture->labels.value(cell->row), m_picture->labels.value(cell->column));
}

// Columns are wide enough for their content, unless that left too little for the heads.
std::pair<int, int> ModelView::columnWidths() const
{
    const bool wide = width() >= scaled(wide_from), tight = width() < scaled(tight_below);
    const auto holding = [this](const QScrollArea* column, int px, double share) {
        const int whole = column->widget()->minimumSizeHint().width() + column->verticalScrollBar()->sizeHint().width();
        return std::max(px, std::min(whole, int(share * width())));
    };
    return {holding(m_left, tight ? 250 : scaled(wide ? 320 : 236), 0.3),
            holding(m_right, tight ? 324 : scaled(wide ? 348 : 300), 0.4)};
}

void ModelView::fit()
{
    m_wide = width() >= scaled(wide_from);
    // With larger text the columns keep their width where the heads would have no room beside them.
    const bool tight = width() < scaled(tight_below);
    const bool stacked = width() < scaled(stacked_below);
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QWidget* column : {static_cast<QWidget*>(m_left), static_cast<QWidget*>(m_rightPages)})
        m_columns->setStretchFactor(column, stacked ? 1 : 0);
    // Even a low page shows the heads, not only what is above them: the other columns scroll.
    m_columns->setStretch(1, !stacked ? 1 : height() < scaled(low_below) ? 5 : 2);
    const auto setWidth = [stacked](QWidget* column, int px) {
        column->setMinimumWidth(stacked ? 0 : px);
        column->setMaximumWidth(stacked ? QWIDGETSIZE_MAX : px);
    };
    m_widths = columnWidths();
    setWidth(m_left, m_widths.first);
    setWidth(m_rightPages, m_widths.second);
    for (QWidget* aside : m_aside)
        aside->setVisible(!tight);
    m_tags->setCompact(!m_wide);
    m_next->setRows(m_wide || height() > scaled(760) ? 10 : 6);
    m_head->setVisible(m_wide);
    m_brief->setVisible(!m_wide);
}

void ModelView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    painter.fillRect(rect(), c.base);
    const int top = m_rail->geometry().bottom() + 1;
    painter.fillRect(QRect(0, 0, width(), top), c.panel);
    painter.fillRect(QRect(0, top, width(), 1), c.line);
    if (m_columns->direction() == QBoxLayout::TopToBottom) {
        painter.fillRect(QRect(0, m_left->geometry().bottom() + 1, width(), 1), c.line);
        painter.fillRect(QRect(0, m_rightPages->geometry().top() - 1, width(), 1), c.line);
        return;
    }
    painter.fillRect(QRect(m_left->geometry().right() + 1, top, 1, height() - top), c.line);
    painter.fillRect(QRect(m_rightPages->geometry().left() - 1, top, 1, height() - top), c.line);
}

} // namespace attn

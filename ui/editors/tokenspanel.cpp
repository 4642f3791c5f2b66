// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokenspanel.h"

#include "core/rewrite/batchitems.h"
#include "core/rewrite/tokens.h"
#include "ui/editors/tokenline.h"
#include "ui/kit/beginning.h"
#include "ui/kit/boxes.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/offeredmenu.h"
#include "ui/kit/scrollarea.h"
#include "ui/theme/fonts.h"

#include <QMenu>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr int most_line_height = 204; // nine lines; longer texts scroll
constexpr int most_batches = 64;      // listed by number
constexpr int most_letters = 40;      // of a sentence's letters in the history

} // namespace

TokensPanel::TokensPanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Tokens"), document, selection, parent), m_batchRow(new QWidget(this)),
      m_batches(new ChoiceBar(tr("Batch item"), m_batchRow)), m_scroll(new ScrollArea(this)),
      m_line(new TokenLine(m_scroll)), m_items(new LinkButton(tr("Batch…"), this))
{
    auto* label = new PlainLabel(tr("Batch item"), m_batchRow);
    rowOf(m_batchRow, 8, {label, {m_batches, 1}});
    column()->addWidget(m_batchRow);

    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrollOnGround(m_scroll, m_line);
    column()->addWidget(m_scroll);
    auto* sentence = new LinkButton(tr("Edit as sentence"), this);
    sentence->setToolTip(tr("Type or paste a sentence; spaces separate the tokens (Ctrl+T)"));
    connect(sentence, &QAbstractButton::clicked, m_line, &TokenLine::typeLine);
    m_items->setToolTip(tr("Add, remove or move batch items"));
    offerMenu(m_items, [this] { return makeItemMenu(); });
    auto* links = rowOf(nullptr, 16, {sentence, m_items});
    links->addStretch();
    column()->addLayout(links);

    connect(m_batches, &ChoiceBar::activated, selection, &Selection::setBatch);
    connect(selection, &Selection::chosenChanged, this, &TokensPanel::showChosen);
    connect(m_line, &TokenLine::heightChanged, this, &TokensPanel::fitHeight);
    connect(m_line, &TokenLine::chosen, this, &TokensPanel::choose);
    connect(m_line, &TokenLine::renamed, this, [this](int word, const QString& text) {
        changeTokens(tr("Rename token %1 to “%2”").arg(word).arg(text),
                     renameToken(scene(), batch(), word, text.toStdString()));
    });
    connect(m_line, &TokenLine::added, this, [this](int before, const QString& text) {
        changeTokens(tr("Add token “%1”").arg(text), addToken(scene(), batch(), before, text.toStdString()));
    });
    connect(m_line, &TokenLine::removed, this, [this](int word) {
        changeTokens(tr("Remove token “%1”").arg(words().value(word)), removeToken(scene(), batch(), word));
    });
    connect(m_line, &TokenLine::moved, this, [this](int from, int to) {
        changeTokens(tr("Move token “%1”").arg(words().value(from)), moveToken(scene(), batch(), from, to));
    });
    connect(m_line, &TokenLine::rewritten, this, [this](const QStringList& typed) {
        std::vector<std::string> list;
        for (const QString& word : typed)
            list.push_back(word.toStdString());
        changeTokens(tr("Change tokens to “%1”").arg(beginning(typed.join(QLatin1Char(' ')), most_letters)),
                     setTokens(scene(), batch(), list));
    });
    refresh();
}

int TokensPanel::batch() const
{
    const int batches = computed() ? static_cast<int>(computed()->realized->plan.dims.B) : 1;
    return std::clamp(selection()->batch(), 0, std::max(0, batches - 1));
}

// The scene's own words at once; scenes without words show their numbered tokens after the first computation.
QStringList TokensPanel::words() const
{
    const Scene& now = scene();
    const int b = batch();
    std::int64_t count = computed() ? computed()->realized->plan.dims.T : 0;
    if (b < std::ssize(now.tokens))
        count = std::ssize(now.tokens[b]);
    QStringList words;
    for (std::int64_t t = 0; t < count; ++t)
        words << QString::fromStdString(tokenLabel(now, b, t));
    return words;
}

void TokensPanel::refresh()
{
    setApplies(scene().config.stage == Stage::Attention);
    const QStringList now = words();
    m_line->setWords(now);
    setHeading(now.isEmpty() ? QString() : QString::number(now.size()));
    const int batches = computed() ? static_cast<int>(computed()->realized->plan.dims.B) : 1;
    m_batchRow->setVisible(batches > 1);
    if (batches > 1) {
        QStringList labels, tips;
        for (int b = 0; b < std::min(batches, most_batches); ++b) {
            labels << QString::number(b);
            tips << tr("Show batch item %1").arg(b);
        }
        m_batches->setChoices(labels, tips);
        m_batches->setCurrentIndex(batch());
    }
    showChosen();
    fitHeight();
    showNextItem();
}

void TokensPanel::showChosen() { m_line->setChosen(chosenTokens(*selection(), computed())); }

void TokensPanel::choose(int word)
{
    const auto cell = selection()->chosen();
    selection()->setChosen(Cell{word, cell ? cell->column : 0});
    const QRect rect = m_line->wordRect(word);
    m_scroll->ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height());
}

void TokensPanel::changeTokens(const QString& step, const Result<Rewritten>& rewritten)
{
    change(step, rewritten, ChangePart::Tokens | ChangePart::Structure | ChangePart::Values);
}

QMenu* TokensPanel::makeItemMenu()
{
    const int item = batch(), items = computed() ? static_cast<int>(computed()->realized->plan.dims.B) : 1;
    auto* menu = new QMenu(this);
    menu->addAction(tr("Add copy of item %1").arg(item), this, [this, item] {
        changeItems(tr("Copy batch item %1").arg(item), copyBatchItem(scene(), item), item + 1);
    });
    menu->addAction(tr("Add item with random values"), this,
                    [this, item] { changeItems(tr("Add random batch item"), addRandomItem(scene(), item), item + 1); });
    menu->addSeparator();
    const auto move = [&](const QString& text, int to) {
        QAction* action = menu->addAction(text, this, [this, item, to] {
            changeItems(tr("Move batch item %1 to position %2").arg(item).arg(to), moveBatchItem(scene(), item, to),
                        to);
        });
        action->setEnabled(to >= 0 && to < items);
    };
    move(tr("Move item %1 earlier").arg(item), item - 1);
    move(tr("Move item %1 later").arg(item), item + 1);
    menu->addSeparator();
    QAction* remove = menu->addAction(tr("Remove item %1").arg(item), this, [this, item] {
        changeItems(tr("Remove batch item %1").arg(item), removeBatchItem(scene(), item), std::max(item - 1, 0));
    });
    remove->setEnabled(items > 1);
    return menu;
}

// `shown`: the item that is in focus afterwards.
void TokensPanel::changeItems(const QString& step, const Result<Rewritten>& rewritten, int shown)
{
    m_shownNext = shown;
    if (change(step, rewritten, ChangePart::Tokens | ChangePart::Structure | ChangePart::Values))
        m_shownNext.reset();
    showNextItem();
}

// As soon as the computation has it.
void TokensPanel::showNextItem()
{
    if (m_shownNext && computed() && *m_shownNext < computed()->realized->plan.dims.B)
        selection()->setBatch(*std::exchange(m_shownNext, std::nullopt));
}

void TokensPanel::fitHeight()
{
    const int height = std::min(m_line->minimumHeight(), scaled(most_line_height));
    if (m_scroll->height() != height || m_scroll->minimumHeight() != height)
        m_scroll->setFixedHeight(height);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachestudio.h"

#include "ui/kit/boxes.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/cache/cachecontrols.h"
#include "ui/studios/cache/cachepanel.h"
#include "ui/studios/cache/cacheview.h"
#include "ui/studios/cache/cachewords.h"
#include "ui/studios/sidepanel.h"
#include "ui/timebar/ownsteps.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace attn {

namespace {

constexpr double at_once =
    2e6; // multiply-adds, and numbers packed for them: some milliseconds; more runs on another thread

// What decoding a batch item costs: a token's weights are packed for each of them, and all keys and values for each row.
double costOf(const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const double T = double(dims.T), across = double(dims.H * dims.hd);
    return T * (2 * double(dims.D) * double(dims.qkvColumns()) + 4 * T * across + 2000.0 * double(dims.H));
}

} // namespace

StudioInfo CacheStudio::info()
{
    return {QStringLiteral("cache"), tr("KV cache"), {}, QKeySequence(Qt::SHIFT | Qt::Key_F6)};
}

CacheStudio::CacheStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new CacheControls(document, selection, this)),
      m_view(new CacheView), m_panel(new CachePanel), m_page(new PictureAndPanel(m_view, m_panel, this)),
      m_steps(new OwnSteps(tr("token"), 1, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    rowOf(this, 0, {{m_page, 1}});
    const auto update = [this] {
        if (isFollowing())
            showComputed();
    };
    for (auto signal : {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(selection, signal, this, update);
    connect(selection, &Selection::chosenChanged, this, [this] {
        if (isVisible())
            describe();
    });
    onEvents(this, {QEvent::Show}, [this] {
        if (computed())
            showComputed(); // the selection may have moved meanwhile
    });
    connect(m_steps, &OwnSteps::changed, this, [this] {
        if (!m_naming)
            followStep();
    });
    connect(m_controls, &CacheControls::formatChosen, this, &CacheStudio::showStep);
    connect(&m_decoding, &Background::failed, this, [this](const QString& sentence) {
        m_failure = sentence;
        showStep();
    });
    connect(m_view, &CacheView::cellChosen, this, &CacheStudio::choose);
    connect(m_view, &CacheView::cellHovered, this, [this](std::optional<Cell> cell) {
        describe(cell && m_shown ? cellSentence(*m_shown, *cell) : QString());
    });
    connect(m_view, &CacheView::tokenChosen, this, [this](int token) { m_steps->goTo(token + 1); });
    connect(m_view, &CacheView::tokenHovered, this, [this](int token) {
        describe(token < 0 || !m_shown ? QString()
                                       : tr("“%1”: %2 multiply-adds with the cache, %3 to recompute the whole layer")
                                             .arg(m_shown->tokenName(token), formatCount(m_shown->work(token).total()),
                                                  formatCount(m_shown->again(token))));
    });
}

QWidget* CacheStudio::controls() { return m_controls; }

QString CacheStudio::caption() const
{
    const QString words = tr("one token at a time, with stored and new rows");
    const std::int64_t items = computed() ? computed()->realized->plan.dims.B : 1;
    return items > 1 ? tr("%1; item %2 of %3").arg(words).arg(selection()->batch()).arg(items) : words;
}

QString CacheStudio::unavailable(const Computed& computed) const
{
    // First: the reasons below look through the cells of the mask.
    if (isTooLargeForStudio(computed, "weights"))
        return tr("This layer has %1 tokens. Token-by-token decoding works for up to 512.")
            .arg(formatCount(computed.realized->plan.dims.T));
    return QString::fromStdString(whyNotDecodable(computed));
}

std::vector<std::string_view> CacheStudio::needs(const Computed& computed) const
{
    std::vector<std::string_view> cards{"softmax", "context"};
    if (!isTooLargeForStudio(computed, "weights") && lacksCausalMask(computed))
        cards.emplace_back("mask");
    return cards;
}

bool CacheStudio::isRevealed() const { return selection()->isDone("head_context"); }

void CacheStudio::showComputed()
{
    m_controls->setComputed(computed());
    const int item = std::clamp(selection()->batch(), 0, int(computed()->realized->plan.dims.B) - 1);
    if (!m_read || m_read->computed != computed() || m_read->item != item)
        decodeRows();
    else
        showStep();
}

void CacheStudio::decodeRows()
{
    const ComputedPtr now = computed();
    const int item = std::clamp(selection()->batch(), 0, int(now->realized->plan.dims.B) - 1);
    m_failure.clear();
    if (costOf(*now->realized) <= at_once) {
        m_decoding.cancel();
        return takeRows(now, item, decode(*now->realized, item));
    }
    m_read = nullptr;
    m_decoding.request([this, now, item](const StopToken& stop) -> std::function<void()> {
        auto rows = decode(*now->realized, item, stop);
        if (!rows)
            return {};
        return [this, now, item, rows = std::move(rows)] { takeRows(now, item, rows); };
    });
    showStep();
}

void CacheStudio::takeRows(const ComputedPtr& of, int item, std::shared_ptr<const DecodedRows> rows)
{
    if (of != computed())
        return;
    m_read = std::make_shared<const CachePicture>(readCache(of, std::move(rows), item));
    showStep();
}

// Until the layer's own steps have reached the context, the time bar shows those; no number appears before.
void CacheStudio::showStep()
{
    if (!computed())
        return;
    const bool ready = m_read && m_read->computed == computed() && isRevealed();
    {
        const QScopedValueRollback naming(m_naming, true);
        m_steps->setNames(ready ? m_read->tokens : QStringList());
    }
    m_shown = nullptr;
    if (ready) {
        auto shown = std::make_shared<CachePicture>(*m_read);
        shown->head = std::clamp(selection()->head(), 0, shown->heads() - 1);
        shown->done = std::clamp(m_steps->done(), 0, shown->count());
        shown->format = m_controls->format();
        shown->digits = selection()->digits();
        if (m_chosen && shown->isStored(m_chosen->row) && m_chosen->column < shown->columns())
            shown->chosen = m_chosen;
        m_controls->setHead(shown->head);
        m_shown = std::move(shown);
    }
    m_view->setPicture(
        m_shown,
        !m_failure.isEmpty() ? m_failure
        : !isRevealed()
            ? tr("The context has not been computed yet. Step forward in the time bar to decode the tokens one by one.")
            : tr("Decoding token by token …"));
    m_page->showPanel(m_shown != nullptr);
    m_panel->setPicture(m_shown);
    describe();
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

// Moves the inspected cell to the token's row, if a cell of a query and a key is selected.
void CacheStudio::followStep()
{
    showStep();
    if (!m_shown || m_shown->done == 0 || !isVisible() || !chosenPair(*computed(), *selection()))
        return;
    const Cell chosen = *selection()->chosen();
    selection()->setChosen(Cell{m_shown->current(), std::clamp(chosen.column, 0, m_shown->current())});
}

void CacheStudio::choose(Cell cell)
{
    m_chosen = cell;
    const Config& config = computed()->realized->config;
    const CachePart part = m_shown->partOf(cell.column);
    const std::string tensor(part == CachePart::Key     ? finalKeys(config)
                             : part == CachePart::Value ? std::string_view("v")
                             : part == CachePart::Score ? normaliserInput(config)
                                                        : std::string_view("weights"));
    const Cell there = part == CachePart::Key || part == CachePart::Value
                           ? Cell{cell.row, m_shown->componentOf(cell.column)}
                           : Cell{m_shown->current(), cell.row};
    if (const QString card = cardOfTensor(*computed()->realized, tensor); !card.isEmpty())
        selection()->go(card, QString::fromStdString(tensor), selection()->batch(), selection()->head(), there);
    showStep();
}

void CacheStudio::describe(const QString& sentence)
{
    if (!sentence.isEmpty() || !m_shown)
        return Q_EMIT described(sentence);
    Q_EMIT described(m_shown->chosen ? cellSentence(*m_shown, *m_shown->chosen) : stepSentence(*m_shown));
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/online/onlinestudio.h"

#include "ui/kit/boxes.h"
#include "ui/kit/onevents.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/studios/online/onlinecontrols.h"
#include "ui/studios/online/onlinepanel.h"
#include "ui/studios/online/onlineview.h"
#include "ui/studios/online/onlinewords.h"
#include "ui/studios/sidepanel.h"
#include "ui/timebar/ownsteps.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace attn {

namespace {

// The last that the layer makes of the row.
const char* lastOf(const OnlineRow& row) { return row.width > 0 ? "head_context" : "weights"; }

int lastColumn(const OnlineRow& row) { return int(row.width > 0 ? row.width : row.keys()) - 1; }

} // namespace

bool isRowDone(const Selection& selection, const OnlineRow& row)
{
    return selection.isDone(lastOf(row), Cell{int(row.row), lastColumn(row)});
}

StudioInfo OnlineStudio::info()
{
    return {QStringLiteral("online"), tr("Online softmax"), QStringLiteral("softmax"),
            QKeySequence(Qt::SHIFT | Qt::Key_F7)};
}

OnlineStudio::OnlineStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new OnlineControls(selection, this)),
      m_view(new OnlineView), m_panel(new OnlinePanel), m_page(new PictureAndPanel(m_view, m_panel, this)),
      m_steps(new OwnSteps(tr("tile"), 1, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    rowOf(this, 0, {{m_page, 1}});
    const auto update = [this] {
        if (isFollowing())
            readRow();
    };
    connect(selection, &Selection::focusChanged, this, [this] {
        if (isFollowing())
            showComputed();
    });
    connect(selection, &Selection::looksChanged, this, update);
    connect(selection, &Selection::chosenChanged, this, update);
    connect(selection, &Selection::stepChanged, this, update);
    onEvents(this, {QEvent::Show}, [this] {
        if (computed())
            showComputed();
    });
    connect(m_steps, &OwnSteps::changed, this, [this] {
        if (m_reading)
            return;
        showStep();
        if (m_shown && isVisible())
            Q_EMIT described(stepSentence(*m_shown));
    });
    connect(m_controls, &OnlineControls::rowChosen, this, [selection](int row) {
        selection->setChosen(Cell{row, std::max(selection->chosen().value_or(Cell{0, 0}).column, 0)});
    });
    connect(m_controls, &OnlineControls::tileChosen, this, &OnlineStudio::setTile);
    connect(m_view, &OnlineView::cellChosen, selection, &Selection::setChosen);
    connect(m_view, &OnlineView::tileChosen, this, [this](int tile) { m_steps->goTo(tile + 1); });
    connect(m_view, &OnlineView::tileHovered, this,
            [this](int tile) { describe(m_shown ? tileSentence(*m_shown, tile) : QString()); });
    const auto tellKey = [this](int key) { describe(m_shown ? keySentence(*m_shown, key) : QString()); };
    connect(m_view, &OnlineView::keyHovered, this, tellKey);
    connect(m_panel->weights(), &WeightsSoFar::keyHovered, this, tellKey);
    connect(m_panel->weights(), &WeightsSoFar::keyChosen, this, [this, selection](int key) {
        selection->setChosen(Cell{int(m_shown->row.row), key});
    });
}

QWidget* OnlineStudio::controls() { return m_controls; }

QString OnlineStudio::caption() const
{
    return m_shown ? tr("softmax of a row, %n keys at a time", nullptr, int(m_shown->tile)) : QString();
}

QString OnlineStudio::unavailable(const Computed& computed) const
{
    return QString::fromStdString(whyNoOnlineRow(computed));
}

int OnlineStudio::currentRow() const
{
    // Of most masks the last row has the most keys.
    const int rows = int(computed()->realized->plan.dims.T);
    return std::clamp(selection()->chosen() ? selection()->chosen()->row : rows - 1, 0, rows - 1);
}

void OnlineStudio::showComputed()
{
    m_controls->setComputed(*computed());
    readRow();
}

void OnlineStudio::readRow()
{
    auto row = onlineRow(*computed(), selection()->batch(), selection()->head(), currentRow());
    if (!row)
        return;
    const QScopedValueRollback reading(m_reading, true);
    const TracedTensor& weights = *computed()->trace->find("weights");
    auto read = std::make_shared<OnlinePicture>();
    const std::int64_t keys = row->keys();
    read->row = std::move(*row);
    read->tile = std::clamp(m_tile.value_or(firstTileSize(keys)), leastTileSize(keys), int(keys));
    read->online = onlineSoftmax(read->row, read->tile);
    read->check = checkOnline(read->row, read->online);
    read->query = rowLabels(*computed(), weights, read->row.batch).value(int(read->row.row));
    read->keys = columnLabels(*computed(), weights, read->row.batch);
    read->digits = selection()->digits();
    read->chosen = selection()->chosen() && selection()->chosen()->column < keys ? selection()->chosen()->column : -1;
    // A new tile size: keeps the number of keys seen.
    const bool finer = m_read && m_read->row.keys() == keys && m_read->tile != read->tile && m_shown;
    const int seen = finer && !m_shown->atEnd() ? m_shown->seen() : -1;
    m_read = std::move(read);
    const bool revealed = isRowDone(*selection(), m_read->row);
    m_steps->setNames(revealed ? tileNames(*m_read) : QStringList());
    if (seen >= 0)
        m_steps->goTo((seen + m_read->tile - 1) / m_read->tile);
    m_controls->setRow(int(m_read->row.row), keys, m_read->tile);
    showStep();
}

void OnlineStudio::showStep()
{
    if (!m_read)
        return;
    const bool revealed = isRowDone(*selection(), m_read->row);
    auto shown = std::make_shared<OnlinePicture>(*m_read);
    shown->done = std::clamp(m_steps->done(), 0, shown->tiles());
    m_shown = revealed ? std::move(shown) : nullptr;
    m_view->setPicture(m_shown, int(computed()->realized->plan.dims.T),
                       tr("Row “%1” is not fully computed yet. Step forward in the time bar.").arg(m_read->query));
    m_page->showPanel(revealed);
    if (m_shown)
        m_panel->setPicture(m_shown);
    describe();
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

void OnlineStudio::setTile(int keys)
{
    m_tile = keys;
    if (computed())
        readRow();
}

void OnlineStudio::describe(const QString& sentence)
{
    if (!m_shown || !sentence.isEmpty())
        return Q_EMIT described(sentence);
    if (m_shown->chosen >= 0)
        return Q_EMIT described(keySentence(*m_shown, m_shown->chosen));
    Q_EMIT described(stepSentence(*m_shown));
}

} // namespace attn

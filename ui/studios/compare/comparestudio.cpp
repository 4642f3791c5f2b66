// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/compare/comparestudio.h"

#include "core/explain/withhold.h"
#include "core/heads/alikeheads.h"
#include "core/layer/stages.h"
#include "ui/compute/earlier.h"
#include "ui/facts/verdict.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/matrixrow.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/language/headwords.h"
#include "ui/matrix/cellplace.h"
#include "ui/paint/mappainter.h"
#include "ui/studios/compare/comparebars.h"
#include "ui/studios/compare/comparecontrols.h"
#include "ui/studios/compare/comparedfigure.h"
#include "ui/studios/compare/comparefigures.h"
#include "ui/studios/comparedmatrices.h"
#include "ui/theme/fonts.h"

#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int compare_lower = 152; // px below the maps
constexpr int compare_margin = 16;
constexpr int legend_from = 560; // px of height; below that the maps need its room

HeatmapDataPtr inOwnNumbers(const HeldMatrixPtr& matrix)
{
    if (matrix->tens == 0)
        return matrix;
    auto own = std::make_shared<HeldMatrix>(*matrix);
    own->tens = 0;
    return own;
}

} // namespace

StudioInfo CompareStudio::info() { return {QStringLiteral("compare"), tr("Compare"), {}}; }

CompareStudio::CompareStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_earlier(new Earlier(this)), m_message(new PlainLabel(this)),
      m_controls(new CompareControls(document, selection, this)), m_bars(new CompareBars(this)),
      m_figures(new CompareFigures(this))
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMargin(48);
    m_message->hide();
    useQuietFont(m_message, 14);
    const QString names[] = {tr("A, earlier"), tr("B, now"), tr("Change")};
    for (int i = 0; i < 3; ++i) {
        m_views[i] = new HeatmapView(this);
        m_views[i]->setMapName(names[i]);
        connectMap(m_views[i]);
    }
    connect(m_controls, &CompareControls::pinAsked, this, [this] { pin(); });
    connect(m_controls, &CompareControls::withChosen, this, [this] {
        if (m_controls->with() == CompareWith::Pinned && !m_pinned)
            return pin();
        askForA();
        rebuild();
    });
    connect(document, &Document::changed, this, [this](Change change) {
        if (!(change & ChangePart::Scene))
            return;
        m_pinned.reset(); // it belongs to the scene before
        if (m_controls->with() == CompareWith::Pinned)
            m_controls->setWith(CompareWith::Opened);
    });
    connect(m_earlier, &Earlier::ready, this, &CompareStudio::rebuild);
    connect(m_controls, &CompareControls::swapAsked, this, &CompareStudio::swap);
    connect(m_controls, &CompareControls::changed, this, &CompareStudio::rebuild);
    connect(m_bars, &CompareBars::columnChosen, this, [this](int column) {
        if (const auto cell = this->selection()->chosen())
            this->selection()->setChosen(Cell{cell->row, column});
    });
    for (auto signal : {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(selection, signal, this, &CompareStudio::rebuild);
    connect(selection, &Selection::chosenChanged, this, [this] {
        if (isCurrent() && tensorInFocus(*computed(), *this->selection()) != m_tensor)
            rebuild();
        followSelection();
    });
    connect(selection, &Selection::hoveredChanged, this, &CompareStudio::followSelection);
    onEvents(this, {QEvent::Resize}, [this] { arrange(); });
    onEvents(this, {QEvent::Show}, [this] {
        askForA();
        rebuild(); // the selection may have moved meanwhile
    });
    onEvents(this, {QEvent::Hide}, [this] { m_earlier->want(nullptr, nullptr); }); // it may be large
}

QString CompareStudio::caption() const
{
    if (!m_why.isEmpty() || !m_b)
        return m_why;
    return QStringLiteral("%1 %2").arg(m_b->tensor, m_b->shape);
}

QWidget* CompareStudio::controls() { return m_controls; }

QString CompareStudio::unavailable(const Computed&) const { return {}; }

void CompareStudio::pin(const ComputedPtr& kept)
{
    if (!kept && !computed())
        return;
    m_pinned = kept ? kept : computed();
    const QString step = document()->lastStep();
    m_pinnedName = step.isEmpty() ? tr("as opened") : tr("after “%1”").arg(step);
    m_controls->setWith(CompareWith::Pinned);
    askForA();
    rebuild();
}

bool CompareStudio::comparesHeads() const { return m_controls->with() == CompareWith::OtherHead; }

void CompareStudio::compareWithHead(int head)
{
    if (computed())
        m_controls->setComputed(computed()); // it may not have offered heads yet
    m_controls->setWith(CompareWith::OtherHead);
    m_controls->setHeadOfA(head);
    askForA();
    rebuild();
}

void CompareStudio::swap()
{
    if (comparesHeads()) {
        const int a = m_controls->headOfA();
        m_controls->setHeadOfA(selection()->head());
        selection()->setHead(a);
        return rebuild();
    }
    const ComputedPtr before = earlier();
    if (!before || !computed() || m_unchanged)
        return;
    pin(); // the current one
    // The scenes were computed before, so nothing can be rejected.
    document()->edit(tr("Swap with A"), before->scene,
                     ChangePart::Values | ChangePart::Tokens | ChangePart::Config | ChangePart::Structure);
}

const ComputedPtr& CompareStudio::earlier() const
{
    return comparesHeads() ? computed() : m_controls->with() == CompareWith::Pinned ? m_pinned : m_earlier->computed();
}

QString CompareStudio::nameOfA() const
{
    switch (m_controls->with()) {
    case CompareWith::Opened: return tr("as opened");
    case CompareWith::BeforeLastEdit: {
        const QString step = document()->lastStep();
        return step.isEmpty() ? tr("no edits") : tr("before “%1”").arg(step);
    }
    case CompareWith::Pinned: return m_pinnedName;
    case CompareWith::OtherHead: return nameOfHead(m_controls->headOfA());
    }
    return {};
}

QString CompareStudio::nameOfHead(int head) const
{
    return labelOfHead(head, computed() && headIsOff(computed()->realized->config, head));
}

// Without an edit, A is the current scene.
void CompareStudio::askForA()
{
    const CompareWith with = m_controls->with();
    if (with == CompareWith::Pinned || with == CompareWith::OtherHead || !isFollowing())
        return m_earlier->want(nullptr, nullptr);
    const auto before = with == CompareWith::Opened ? document()->layerAsOpened() : document()->sceneBeforeLastStep();
    m_earlier->want(before ? before : document()->sharedScene(), withAnswers(computed()));
}

void CompareStudio::showComputed()
{
    m_controls->setComputed(computed());
    askForA();
    rebuild();
}

void CompareStudio::rebuild()
{
    if (!isFollowing())
        return;
    m_controls->setName(nameOfA());
    m_tensor = tensorInFocus(*computed(), *selection());
    if (m_tensor.empty())
        return;
    const ComputedPtr a = withheldLike(computed(), earlier());
    const bool same =
        a && a->scene == computed()->scene && (!comparesHeads() || m_controls->headOfA() == selection()->head());
    m_backendOfA = same ? a->trace->backend() : std::string();
    m_unchanged = same && m_backendOfA == computed()->trace->backend();
    m_why = a ? whyNotComparable(*a, *computed(), m_tensor) : tr("Computing A …");
    const bool headless =
        comparesHeads() && tensorMatrix(*computed(), *computed()->trace->find(m_tensor)).layerHeads() < 2;
    if (headless)
        m_why =
            tr("%1 has no heads. Select a stage with heads: scores or weights.").arg(QString::fromStdString(m_tensor));
    const bool tooLarge = isTooLargeForStudio(*computed(), m_tensor) || (a && isTooLargeForStudio(*a, m_tensor));
    if (tooLarge)
        m_why = tr("%1 is too large to compare cell by cell. The limit is 512 × 512.")
                    .arg(QString::fromStdString(m_tensor));
    m_message->setText(m_why);
    m_message->setVisible(tooLarge || headless || !a);
    m_a = m_b = m_difference = nullptr;
    if (!tooLarge && !headless && a) {
        ComparedMatrices made = comparedMatrices(*a, *computed(), m_tensor, how(), *selection());
        m_a = std::move(made.a);
        m_b = std::move(made.b);
        m_difference = std::move(made.difference);
    }
    const HeatmapDataPtr matrices[] = {m_a, m_b, m_difference};
    for (int i = 0; i < 3; ++i) {
        m_views[i]->updateData(matrices[i]);
        m_views[i]->setVisible(matrices[i] != nullptr);
    }
    m_bars->setVisible(m_difference != nullptr);
    m_figures->setVisible(m_difference != nullptr);
    if (m_difference)
        showFigures(*a);
    arrange();
    followSelection();
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

void CompareStudio::showFigures(const Computed& a)
{
    const Config& config = computed()->realized->config;
    if (comparesHeads())
        return m_figures->setHeads(m_controls->headOfA(), selection()->head(), cellChanges(*m_a, *m_b), *m_b,
                                   isRevealed(m_tensor) ? distanceOfHeads(*computed(), m_tensor, selection()->batch(),
                                                                          m_controls->headOfA(), selection()->head())
                                                              .most
                                                        : NAN);
    if (m_unchanged)
        return m_figures->setUnchanged();
    m_figures->setFacts(compareFacts(a, *computed(), *m_a, *m_b), *m_b,
                        m_tensor == "weights" && (!masksAfter(config) || rescalesWeights(config)), isRevealed(m_tensor),
                        isRevealed("context"));
}

bool CompareStudio::isRevealed(const std::string& tensor) const
{
    return selection()->isDone(tensor) && !computed()->hides(tensor);
}

CompareHow CompareStudio::how() const
{
    return {m_controls->sharesRange(), m_controls->difference(), m_why.isEmpty(), false,
            comparesHeads() ? std::optional(m_controls->headOfA()) : std::nullopt};
}

QStringList CompareStudio::captions() const { return comparedCaptions(how()); }

QStringList CompareStudio::captionNotes() const
{
    const QString step = document()->lastStep();
    if (!m_backendOfA.empty() && !m_unchanged && !comparesHeads()) // the same scene on another backend
        return {backendInWords(m_backendOfA), backendInWords(computed()->trace->backend()),
                differenceNote(m_controls->difference(), m_difference.get())};
    const QString now = comparesHeads()  ? nameOfHead(selection()->head())
                        : m_unchanged    ? tr("nothing has changed yet")
                        : step.isEmpty() ? tr("now")
                                         : tr("now, after “%1”").arg(step);
    return {nameOfA(), now, differenceNote(m_controls->difference(), m_difference.get())};
}

void CompareStudio::arrange()
{
    m_message->setGeometry(rect());
    std::vector<HeatmapDataPtr> matrices;
    std::vector<HeatmapView*> views;
    const HeatmapDataPtr all[] = {m_a, m_b, m_difference};
    for (int i = 0; i < 3; ++i)
        if (all[i]) {
            matrices.push_back(all[i]);
            views.push_back(m_views[i]);
        }
    if (matrices.empty())
        return;
    const int least = m_difference ? std::min(scaled(compare_lower), height() * 2 / 5) : 0;
    const QSize size(width() - 2 * compare_margin, std::max(80, height() - least));
    const bool roomy = height() >= scaled(legend_from);
    const auto places = placeMatrices(matrices, size, true, 1 / devicePixelRatioF(), roomy);
    const QStringList captions = this->captions(), notes = captionNotes();
    int bottom = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto number = std::ranges::find(m_views, views[i]) - std::begin(m_views);
        HeatmapParts parts = places[i].parts;
        parts.caption = captions[number];
        parts.accented = number == 1;
        parts.legend = roomy && i == 0;
        views[i]->setGeometry(places[i].place.translated(compare_margin, 0));
        views[i]->setParts(parts);
        const double beside = QFontMetricsF(textFont(12, QFont::DemiBold)).horizontalAdvance(captions[number] + u' ');
        const double room = views[i]->heatmapLayout().columnTitle.width() - beside - 4;
        const QFontMetricsF words(textFont(12));
        const auto fits = [&](const QString& note) { return words.horizontalAdvance(note) <= room; };
        if (number != 2) {
            parts.captionNote = words.elidedText(notes[number], Qt::ElideRight, room);
        } else { // what its cells count in is said, or they do not
            const QSizeF cell = views[i]->heatmapLayout().map.cell;
            const bool digits = digitStyle(*m_difference, cell.width(), cell.height()).decimals >= 0;
            const QString unit = digits ? differenceNote(Difference::Absolute, m_difference.get()) : QString();
            parts.captionNote = digits && fits(notes[2]) ? notes[2] : fits(unit) ? unit : QString();
            views[i]->updateData(digits && fits(unit) ? HeatmapDataPtr(m_difference) : inOwnNumbers(m_difference));
        }
        views[i]->setParts(parts);
        bottom = std::max(bottom, int(std::ceil(views[i]->heatmapLayout().used.height())));
    }
    // Text about the maps goes right below them.
    const int top = std::min(bottom + 12, height() - least + 4), half = width() * 52 / 100;
    for (HeatmapView* view : views)
        view->resize(view->width(), top);
    m_bars->setGeometry(compare_margin, top, half - 2 * compare_margin, height() - top - 8);
    m_figures->setGeometry(half + compare_margin, top, width() - half - 2 * compare_margin, height() - top - 8);
}

void CompareStudio::followSelection()
{
    for (HeatmapView* view : m_views) {
        view->setChosen(selection()->chosen());
        view->setHovered(selection()->hovered());
    }
    if (m_difference && m_controls->marksTurns()) {
        std::vector<QRect> turned;
        for (const Cell cell : signTurns(*m_a, *m_b))
            turned.push_back({cell.column, cell.row, 1, 1});
        m_views[2]->setInputs(std::move(turned));
    } else {
        m_views[2]->setInputs({});
    }
    showRow();
    say();
}

void CompareStudio::showRow()
{
    if (const auto cell = selection()->chosen(); cell && m_difference && m_difference->contains(*cell))
        m_bars->setRow(m_a, m_b, *cell);
}

void CompareStudio::say()
{
    const auto cell = selection()->hovered() ? selection()->hovered() : selection()->chosen();
    if (!cell || !m_difference || !m_difference->contains(*cell) || !isVisible())
        return;
    if (isBlank(m_difference->mark(*cell)))
        return Q_EMIT described(describeCell(*m_b, *cell));
    const double a = m_a->value(*cell), b = m_b->value(*cell);
    Q_EMIT described((comparesHeads() ? tr("%1; in A: %2; difference: %3") : tr("%1; before: %2; change: %3"))
                         .arg(describeCell(*m_b, *cell), formatNumber(a, m_b->digits),
                              formatChange(a == b ? 0 : b - a, m_b->digits)));
}

} // namespace attn

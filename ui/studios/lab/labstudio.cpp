// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lab/labstudio.h"

#include "ui/compute/earlier.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tinted.h"
#include "ui/language/said.h"
#include "ui/matrix/cellplace.h"
#include "ui/studios/lab/labcontrols.h"
#include "ui/studios/lab/labmaps.h"
#include "ui/studios/lab/labpair.h"
#include "ui/studios/lab/mistakelist.h"
#include "ui/studios/lab/symptompanel.h"
#include "ui/studios/lab/workedtwice.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPushButton>
#include <QShortcut>
#include <QShowEvent>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t most_products = 2'000'000; // of queries and keys: the window waits for what looks for symptoms
constexpr int panel_width = 248, worked_height = 138; // px

QString text(std::string_view words) { return said(words); }

} // namespace

StudioInfo LabStudio::info() { return {QStringLiteral("lab"), tr("Error lab"), {}}; }

LabStudio::LabStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_pair(new LabPair(document, selection, this)),
      m_controls(new LabControls(this)), m_message(new PlainLabel(this)), m_maps(new LabMaps(this)),
      m_panel(new SymptomPanel(this)), m_worked(new WorkedTwice(this)), m_escape(new QShortcut(Qt::Key_Escape, this)),
      m_candidate(new Earlier(this))
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMargin(32);
    useQuietFont(m_message, 14);
    for (HeatmapView* view : m_maps->views())
        connectMap(view);
    for (QWidget* part :
         {static_cast<QWidget*>(m_maps), static_cast<QWidget*>(m_panel), static_cast<QWidget*>(m_worked)})
        part->hide();
    m_escape->setEnabled(false);
    connect(m_escape, &QShortcut::activated, this, &LabStudio::endQuiz);
    connect(m_controls->list(), &MistakeList::toggled, this, [this](const ClassicMistake* mistake) {
        if (m_asking)
            answer(*mistake);
        else
            turnOn(mistake == m_pair->on() ? nullptr : mistake);
    });
    connect(m_controls, &LabControls::quizAsked, this, [this] { m_asking ? endQuiz() : startQuiz(); });
    connect(m_panel, &SymptomPanel::mendAsked, this, [this] { turnOn(nullptr); });
    connect(m_panel, &SymptomPanel::symptomAsked, this, [this] {
        m_hinted = true;
        showSymptom();
    });
    connect(m_panel, &SymptomPanel::anotherAsked, this, &LabStudio::startQuiz);
    connect(m_panel, &SymptomPanel::quizAsked, this, &LabStudio::startQuiz);
    connect(m_panel, &SymptomPanel::chosen, m_controls->list(), &MistakeList::toggled);
    connect(m_maps, &LabMaps::arranged, this, &LabStudio::placeWorked);
    connect(m_candidate, &Earlier::ready, this, &LabStudio::showSymptom); // and what speaks against it
    connect(m_pair, &LabPair::ready, this, &LabStudio::rebuild);
    connect(m_pair, &LabPair::closed, this, [this] {
        m_asking = false;
        m_controls->setAsking(false);
        m_escape->setEnabled(false);
        m_controls->list()->setOn(nullptr);
        makeNotes();
        rebuild();
    });
    connect(m_worked, &WorkedTwice::followed, this, [this](const CellRef& cell) {
        if (const auto place = computed() ? placeOf(*computed(), cell) : std::nullopt)
            this->selection()->setChosen(place->cell);
    });
    for (auto signal : {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(selection, signal, this, &LabStudio::rebuild);
    connect(selection, &Selection::chosenChanged, this, [this] {
        followSelection();
        if (!isCurrent())
            return;
        showSymptom();
        showCell();
    });
    connect(selection, &Selection::hoveredChanged, this, &LabStudio::followSelection);
    onEvents(m_controls, {QEvent::Show}, [this] { m_panel->offerChoice(false); });
    onEvents(m_controls, {QEvent::Hide}, [this] { m_panel->offerChoice(true); });
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { arrange(); });
}

QString LabStudio::caption() const
{
    const ComputedPtr a = m_pair->right();
    const QString copy = !a ? tr("works on a copy; your scene is unchanged")
                         : !m_pair->brought().empty()
                             ? tr("A is your scene with %1").arg(QString::fromStdString(m_pair->brought()))
                         : a->scene.config == m_pair->base().config ? tr("A is your scene, unchanged")
                                                                    : tr("A is your scene with the usual options");
    const HeldMatrixPtr& b = m_maps->matrix(1);
    return b && !m_asking ? tr("%1 %2, %3").arg(b->tensor, b->shape, copy) : copy;
}

QWidget* LabStudio::controls() { return m_controls; }

QString LabStudio::unavailable(const Computed& computed) const
{
    const Dims& dims = computed.realized->plan.dims;
    if (dims.B * dims.H * dims.T * dims.T * std::max<std::int64_t>(dims.hd, 1) > most_products)
        return tr("With %1 tokens, this layer is too large for the error lab. Shorten the text.")
            .arg(formatCount(dims.T));
    const auto usual = withoutMistakes(m_pair->on() ? m_pair->base() : computed.scene);
    return usual ? QString() : QString::fromStdString(usual.error().message);
}

void LabStudio::showEvent(QShowEvent* event)
{
    Studio::showEvent(event);
    if (event->spontaneous())
        return;
    m_pair->takeBase();
    makeNotes();
    rebuild();
}

void LabStudio::hideEvent(QHideEvent* event)
{
    Studio::hideEvent(event);
    if (event->spontaneous()) // the window is minimised
        return;
    if (m_asking)
        endQuiz();
    else
        turnOn(nullptr);
    m_candidate->want(nullptr, nullptr);
}

// What each switch would bring, or why it cannot be switched on.
void LabStudio::makeNotes()
{
    std::vector<MistakeList::Note> notes;
    for (const ClassicMistake& mistake : classicMistakes()) {
        const auto pair = withMistake(mistake, m_pair->base());
        notes.push_back(pair ? MistakeList::Note{QString::fromStdString(pair->brought), {}}
                             : MistakeList::Note{{}, QString::fromStdString(pair.error().message)});
    }
    m_controls->list()->setNotes(notes);
}

void LabStudio::turnOn(const ClassicMistake* mistake)
{
    m_refusal.clear();
    const bool inList = m_controls->list()->hasFocusInside();
    const ClassicMistake* before = m_pair->on();
    if (!mistake)
        m_pair->turnOff();
    else if (const auto error = m_pair->turnOn(*mistake, false))
        m_refusal = QString::fromStdString(error->message);
    m_controls->list()->setOn(m_pair->on());
    // The window switches scenes and focuses its picture; return the focus to a user who switches by keyboard.
    if (inList)
        QMetaObject::invokeMethod(
            this, [this, at = mistake ? mistake : before] { m_controls->list()->focusOn(at); }, Qt::QueuedConnection);
    rebuild();
}

void LabStudio::showComputed()
{
    const bool inList = m_controls->list()->hasFocusInside();
    m_pair->setShown(computed());
    if (!m_pair->on()) {
        m_pair->takeBase();
        makeNotes();
    }
    if (inList)
        QMetaObject::invokeMethod(
            this, [this] { m_controls->list()->focusOn(m_asking ? nullptr : m_pair->on()); }, Qt::QueuedConnection);
    rebuild();
}

void LabStudio::rebuild()
{
    if (!isFollowing())
        return;
    const ComputedPtr a = m_pair->right(), b = m_pair->wrong();
    m_controls->setHeading(m_asking ? tr("which one is on?") : m_pair->on() ? tr("1 of 12 on") : tr("none on"));
    QString message;
    if (!m_refusal.isEmpty())
        message = m_refusal;
    else if (m_pair->on() && (!a || !b))
        message = tr("Computing …");
    ComparedMatrices made;
    if (message.isEmpty() && !m_pair->on()) {
        m_tensor = tensorInFocus(*computed(), *selection());
        made =
            comparedMatrices(*computed(), *computed(), m_tensor, {.comparable = false, .rowSums = true}, *selection());
        made.b = nullptr;
    } else if (message.isEmpty()) {
        m_tensor = tensorInFocus(m_pair->isBeside() ? *a : *b, *selection());
        const bool comparable = whyNotComparable(*a, *b, m_tensor).isEmpty();
        made = comparedMatrices(*a, *b, m_tensor, {.comparable = comparable, .rowSums = true}, *selection());
        if (!made.a && !made.b)
            message = tr("Nothing to show for this stage.");
    }
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    for (QWidget* part :
         {static_cast<QWidget*>(m_maps), static_cast<QWidget*>(m_panel), static_cast<QWidget*>(m_worked)})
        part->setVisible(message.isEmpty());
    m_maps->setMatrices(std::move(made), m_pair->on() ? QStringList{captionOf(0), captionOf(1)} : QStringList());
    m_panel->offerChoice(!m_controls->isVisible());
    chooseCell();
    showSymptom();
    showCell();
    arrange();
    followSelection();
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

// If no cell is chosen yet, chooses the one that changed most.
void LabStudio::chooseCell()
{
    const HeldMatrixPtr& difference = m_maps->matrix(2);
    if (selection()->chosen() || !difference || selection()->step())
        return;
    std::optional<Cell> most;
    for (int row = 0; row < difference->rows; ++row)
        for (int column = 0; column < difference->columns; ++column) {
            const float change = std::abs(difference->value({row, column}));
            if (std::isfinite(change) && (!most || change > std::abs(difference->value(*most))))
                most = Cell{row, column};
        }
    if (most)
        selection()->setChosen(most);
}

void LabStudio::showSymptom()
{
    if (!m_panel->isVisibleTo(this))
        return;
    const ComputedPtr a = m_pair->right(), b = m_pair->wrong();
    m_symptom.reset();
    m_panel->setMistake(m_asking && !m_solved ? nullptr : m_pair->on());
    m_panel->setAsking(m_asking, m_solved);
    if (!m_pair->on())
        m_panel->setMessage(tr("Turn on one of the mistakes to compare the layer with and without it and to see what "
                               "the values reveal. Or let the quiz secretly turn one on."));
    if (!a || !b)
        return;
    SymptomPlace place{selection()->batch(), selection()->head(), std::nullopt};
    if (selection()->chosen())
        place.row = selection()->chosen()->row;
    const std::vector<Symptom> found = symptomsOf(*b, a.get(), place);
    if (!found.empty())
        m_symptom = found.front();
    if (m_asking && !m_hinted && !m_solved)
        m_panel->setMessage(
            tr("No hint yet. Compare the maps, their row sums and the equation below. Select other stages above."));
    else if (!m_symptom)
        m_panel->setMessage(tr("The mistake does not show in these values. A and B are the same."));
    else if (!selection()->isDone(m_symptom->tensor))
        m_panel->setMessage(tr("%1 is not computed yet.").arg(text(m_symptom->tensor)));
    else
        m_panel->setSymptom(*m_symptom, followsFrom(), m_asking && !m_solved);
    if (m_solved && m_pair->on())
        m_panel->setVerdict(true, tr("“%1” is turned on in B.").arg(text(m_pair->on()->name)));
    else
        showCandidate();
}

// The number of the context that the mistake changes most.
QString LabStudio::followsFrom() const
{
    const ComputedPtr a = m_pair->right(), b = m_pair->wrong();
    const TracedTensor *was = a->trace->find("context"), *is = b->trace->find("context");
    if (!was || !is || was->shape != is->shape || was->shape.size() != 3 || !selection()->isDone("context") ||
        m_symptom->tensor == "context")
        return {};
    const std::int64_t batch = std::min<std::int64_t>(selection()->batch(), is->shape[0] - 1), T = is->shape[1],
                       O = is->shape[2], first = batch * T * O;
    std::int64_t most = -1;
    for (std::int64_t cell = first; cell < first + T * O; ++cell) {
        const double change = std::abs(is->at(cell) - was->at(cell));
        if (std::isnan(is->at(cell)) && !std::isnan(was->at(cell))) {
            most = cell;
            break;
        }
        if (most < 0 || change > std::abs(is->at(most) - was->at(most)))
            most = cell;
    }
    if (most < 0 || is->at(most) == was->at(most))
        return {};
    const QString token = QString::fromStdString(tokenLabels(b->scene, batch, T)[std::size_t(most / O % T)]);
    return tr("Context of %1, component %2:<br/>%3 → <span style=\"color: %5\">%4</span>")
        .arg(strong(token), QString::number(most % O), formatNumber(was->at(most), 4), formatNumber(is->at(most), 4),
             colors().bad.name());
}

void LabStudio::showCell()
{
    if (!m_maps->isVisibleTo(this))
        return;
    const ComputedPtr a = m_pair->right(), b = m_pair->wrong();
    const auto chosen = selection()->chosen();
    const HeldMatrixPtr& map = m_maps->matrix(1);
    std::optional<CellRef> cell;
    if (a && b && chosen && map && map->contains(*chosen))
        cell = cellRefAt(*b, m_tensor, selection()->batch(), selection()->head(), *chosen);
    const bool done = cell && selection()->isDone(m_tensor, *chosen);
    m_worked->setDigits(std::max(selection()->digits(), 3));
    m_worked->setVisible(m_pair->on());
    m_worked->setCell(a, b, done ? cell : std::nullopt,
                      !cell ? QString()
                            : tr("%1 → %2, calculated twice")
                                  .arg(map->rowLabels.value(chosen->row), map->columnLabels.value(chosen->column)),
                      !cell   ? tr("Select a cell to see its calculation in both layers.")
                      : !done ? tr("not computed yet")
                              : QString());
}

QString LabStudio::captionOf(int map) const
{
    if (!m_pair->on() || (m_asking && !m_solved))
        return {};
    return text(map == 0 ? m_pair->on()->right_words : m_pair->on()->wrong_words);
}

void LabStudio::arrange()
{
    m_message->setGeometry(rect());
    if (!m_panel->isVisibleTo(this))
        return;
    const int side = std::min(scaled(panel_width), width() / 3),
              worked = std::min(scaled(worked_height), height() * 29 / 100);
    m_panel->setGeometry(width() - side, 0, side, height());
    m_maps->setGeometry(0, 0, width() - side, height() - (m_pair->on() ? worked : 0));
    placeWorked();
}

// Right below the maps.
void LabStudio::placeWorked()
{
    const int top = std::min(m_maps->usedHeight() + 4, m_maps->height());
    m_worked->setGeometry(0, top, m_maps->width(), height() - top);
    m_worked->raise();
}

void LabStudio::followSelection()
{
    m_maps->setChosen(selection()->chosen());
    m_maps->setHovered(selection()->hovered());
    const auto cell = selection()->hovered() ? selection()->hovered() : selection()->chosen();
    const HeldMatrixPtr &a = m_maps->matrix(0), &b = m_maps->matrix(1);
    if (isVisible() && !b) // a pair that is gone
        Q_EMIT described({});
    if (!isVisible() || !cell || !a || !b || !a->contains(*cell) || !b->contains(*cell) ||
        isWithheldMark(b->mark(*cell)) || isWithheldMark(a->mark(*cell)))
        return;
    Q_EMIT described(
        tr("%1; correct value: %2").arg(describeCell(*b, *cell), formatNumber(a->value(*cell), a->digits)));
}

} // namespace attn

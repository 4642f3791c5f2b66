// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/dropoutstudio.h"

#include "core/rewrite/keepmaskchoice.h"
#include "core/rewrite/turnon.h"
#include "ui/editors/controlcolumn.h"
#include "ui/editors/dropoutpanel.h"
#include "ui/facts/lamplist.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/section.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/studios/dropout/headingpainter.h"
#include "ui/studios/dropout/keepmasksection.h"
#include "ui/studios/dropout/manydrawspanel.h"
#include "ui/studios/dropout/meanpanel.h"
#include "ui/studios/dropout/sumgauges.h"
#include "ui/studios/dropout/uniformpainter.h"
#include "ui/studios/marklist.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"
#include "ui/theme/stylepaint.h"

#include <QFrame>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t drawn_at_once = 1 << 20; // elements of a mask: some ms
constexpr double map_margin = 16, overlap = 5;  // px: round a map in its view; of the empty edges of two views
constexpr double empty_edge = 10;               // px: of the room below a map
constexpr double label_room = 20, widest_label = 110, narrowest_gutter = 32;
constexpr double largest_cell = 96;
constexpr int sign_side = 20; // px, of × and =

HeatmapParts partsOf(bool rowLabels, double gutter, double widest)
{
    HeatmapParts parts;
    parts.titles = parts.sums = parts.bar = parts.legend = false;
    parts.rowLabels = rowLabels;
    parts.widestGutter = gutter;
    parts.largestCell = largest_cell;
    parts.widestCell = widest;
    parts.wholeChosen = true;
    return parts;
}

// Room for the row labels, as layoutHeatmap() needs it.
double gutterOf(const QStringList& labels)
{
    const QFontMetricsF metrics(textFont(12));
    double widest = 0;
    for (qsizetype i = 0; i < labels.size() && widest < widest_label; ++i)
        widest = std::max(widest, metrics.horizontalAdvance(labels[i]));
    return std::ceil(std::max(std::min(widest, widest_label) + label_room, narrowest_gutter));
}

} // namespace

StudioInfo DropoutStudio::info()
{
    return {QStringLiteral("dropout"), tr("Dropout studio"), QStringLiteral("dropout")};
}

DropoutStudio::DropoutStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new ControlColumn(tr("Dropout controls"), this)),
      m_plane(new PlaneChooser(selection, m_controls)),
      m_panel(new DropoutPanel(document, selection, m_controls, true)),
      m_mask(new KeepMaskSection(document, selection, m_controls)), m_many(new ManyDrawsPanel(m_controls)),
      m_marks(new MarkList(m_controls)), m_noDraws(new PlainLabel(this)),
      m_setHalf(new QPushButton(tr("Set p to 0.5"), this)), m_toDraws(new LinkButton(tr("Go to the draws"), this)),
      m_rule(new QFrame(this)), m_sums(new SumGauges(this)), m_mean(new MeanPanel(this)),
      m_checks(new ScrollArea(this)), m_lamps(new LampList(1))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_controls->addPlain(m_plane);
    m_controls->addEditor(m_panel);
    m_controls->addEditor(m_mask);
    m_controls->addSection(tr("Many draws"), m_many);
    m_controls->addPlain(m_marks);

    for (int i = 0; i < 3; ++i) {
        m_maps.push_back(new HeatmapView(this));
        connectMap(m_maps.back());
    }
    m_maps[0]->setMapPainter(
        [this](QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors) {
            paintUniforms(painter, data, m_facts.kept, m_facts.masked, 1 - m_facts.p, geometry, colors);
        });
    for (const char* sign : {"×", "="}) {
        m_signs.push_back(new PlainLabel(QString::fromUtf8(sign), this));
        m_signs.back()->setAlignment(Qt::AlignCenter);
        useQuietFont(m_signs.back(), 16);
    }
    m_rule->setFrameShape(QFrame::HLine);
    m_rule->setForegroundRole(QPalette::Mid);
    m_rule->setFrameShadow(QFrame::Plain);
    auto* checks = new QWidget;
    columnOf(checks, 1, {m_lamps, freeRoom(1)});
    m_checks->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrollOnGround(m_checks, checks);
    m_noDraws->setAlignment(Qt::AlignCenter);
    m_noDraws->setWordWrap(true);
    useQuietFont(m_noDraws, 13);
    m_noDraws->setAutoFillBackground(true);
    m_noDraws->setBackgroundRole(QPalette::Base);
    setPrimary(m_setHalf);
    connect(m_setHalf, &QPushButton::clicked, this, [this] {
        auto drawing = turnOn(this->document()->scene(), "dropout");
        if (drawing)
            this->document()->edit(tr("Set p to 0.5"), std::move(drawing->scene),
                                   ChangePart::Values | ChangePart::Config | ChangePart::Structure);
    });

    m_toDraws->setToolTip(tr("Step to the first draw"));
    connect(m_toDraws, &QAbstractButton::clicked, this, [this] {
        this->selection()->goToStep({this->selection()->steps().find("dropped"), 0, 0, -1}, stage());
    });
    connect(m_many, &ManyDrawsPanel::changed, this, [this] { showFacts(); });
    for (auto changed : {&Selection::focusChanged, &Selection::looksChanged})
        connect(selection, changed, this, [this] {
            if (isFollowing())
                showComputed();
        });
    connect(selection, &Selection::stepChanged, this, [this] {
        if (isFollowing() && m_factsOf == computed() && !m_facts.empty())
            showMaps();
    });
    connect(m_mean, &MeanPanel::changed, this, &DropoutStudio::showChecks);
    connect(selection, &Selection::chosenChanged, this, &DropoutStudio::followChosen);
    connect(selection, &Selection::hoveredChanged, this, &DropoutStudio::followHovered);
    onEvents(this, {QEvent::Resize, QEvent::PaletteChange, QEvent::FontChange}, [this] { arrange(); });
    onEvents(this, {QEvent::Show}, [this] {
        if (computed())
            showComputed(); // head and looks may have changed meanwhile
    });
}

QWidget* DropoutStudio::controls() { return m_controls; }

QString DropoutStudio::caption() const
{
    if (m_facts.empty())
        return {};
    const QString shape = m_facts.after->shape;
    if (m_facts.state != DropoutState::Draws)
        return QStringLiteral("dropped %1").arg(shape);
    return tr("draw %1, keep and dropped %2").arg(keepMaskNumber(computed()->scene)).arg(shape);
}

QString DropoutStudio::unavailable(const Computed& computed) const
{
    const Config& config = computed.realized->config;
    if (config.stage == Stage::SoftmaxOnly)
        return tr("This scene contains only a softmax, so it has nothing to drop.");
    if (startsFromWeights(config))
        return tr("The weights of this scene are inputs. Nothing is computed from them, and nothing is dropped.");
    if (config.normalize == Normalize::None && config.dropout.on == DropoutOn::Weights &&
        config.stage == Stage::Attention)
        return tr("This scene stops at the scores, but its dropout applies to weights. Apply dropout to scores, or "
                  "choose a softmax.");
    const TracedTensor* dropped = computed.trace->find("dropped");
    if (!dropped || elementCount(dropped->shape) == 0)
        return tr("This scene has no values to drop.");
    if (isTooLargeForStudio(computed, "dropped"))
        return tr("This scene is too large to follow each draw. The studio shows up to 512 × 512 values per head.");
    return {};
}

void DropoutStudio::showComputed()
{
    m_plane->setComputed(*computed());
    m_panel->setComputed(computed());
    m_mask->setComputed(computed());
    const TensorMatrix matrix = tensorMatrix(*computed(), *computed()->trace->find("dropped"));
    m_many->setNote(matrix.heads > 1     ? tr("Only the current head is counted.")
                    : matrix.batches > 1 ? tr("Only the current item is counted.")
                                         : QString());
    const Config& config = computed()->realized->config;
    if (dropoutState(config.dropout) != DropoutState::Draws || !computed()->realized->keep) {
        m_background.cancel();
        m_key.reset();
        m_uniforms.clear();
        return showFacts();
    }
    const KeepSpan span = keepSpan(*computed(), selection()->batch(), selection()->head());
    const KeepMask& keep = *computed()->realized->keep;
    UniformKey key{
        computed()->scene.draws, config.dropout.stream, config.projection, keep.shape(), span.from, span.count};
    if (m_key == key) {
        m_background.cancel();
        return showFacts();
    }
    if (keep.size() <= drawn_at_once) {
        m_background.cancel();
        m_key = std::move(key);
        m_uniforms = dropoutUniforms(computed()->scene, *computed()->realized, span.from, span.count);
        return showFacts();
    }
    // The previous picture stays until these draws are ready.
    m_background.request([this, key, shown = computed(), span](StopToken) -> std::function<void()> {
        auto uniforms = std::make_shared<std::vector<double>>(
            dropoutUniforms(shown->scene, *shown->realized, span.from, span.count));
        return [this, key, uniforms] {
            m_key = key;
            m_uniforms = std::move(*uniforms);
            showFacts();
        };
    });
}

// Shows all that depends on the current step.
void DropoutStudio::showMaps()
{
    m_now = drawsNow(m_facts, *computed(), selection()->steps(), selection()->step(), selection()->head());
    m_maps[0]->setData(m_now.draws);
    m_maps[1]->setData(m_now.before);
    m_maps[2]->setData(m_now.after);
    m_sums->setReached(m_now.sums, m_now.after->finishedRows);
    m_marks->setMaps({m_now.before, m_now.after});
    m_mean->setWish({computed(), m_facts.span, m_many->draws(), m_many->showsMean(), m_many->showsError()}, m_facts,
                    m_now.after);
    showWhyNoDraws();
    followHovered();
    Q_EMIT pictureChanged();
}

void DropoutStudio::showWhyNoDraws()
{
    const QString why = whyNoDraws(m_facts, *computed(), selection()->steps(), selection()->step());
    m_noDraws->setVisible(!why.isEmpty());
    const bool keepsAll = m_facts.state == DropoutState::KeepsAll;
    if (!keepsAll && m_setHalf->hasFocus()) // it is hidden; focus stays in the studio
        setFocus(Qt::OtherFocusReason);
    m_setHalf->setVisible(keepsAll);
    m_toDraws->setVisible(!why.isEmpty() && m_facts.draws);
    if (m_noDraws->text() == why)
        return;
    m_noDraws->setText(why);
    arrange();
}

void DropoutStudio::showChecks()
{
    std::vector<Check> checks = m_layerChecks;
    if (const auto mean = meanCheck(*computed(), m_mean->drawnMean(), m_facts.before->digits))
        checks.push_back(*mean);
    m_lamps->setChecks(checksAt(checks, *computed(), stage(), selection()->steps(), selection()->step()));
    Q_EMIT pictureChanged(); // a class sees them too
}

void DropoutStudio::showFacts()
{
    if (!isCurrent())
        return;
    m_factsOf = computed();
    m_facts = dropoutFacts(*computed(), selection()->batch(), selection()->head(), selection()->looks(), m_uniforms);
    if (m_facts.empty())
        return;
    m_layerChecks = checksOf(*computed(), selection()->batch(), selection()->head(), CheckScope::HeadInFocus);
    m_sums->setSums(m_facts.sumsBefore, m_facts.sumsAfter, m_facts.before->attention, m_facts.before->digits);
    showMaps();
    m_maps[0]->setMapName(tr("Draws u"));
    m_maps[1]->setMapName(tr("Before dropout"));
    m_maps[2]->setMapName(tr("After dropout"));
    m_maps[0]->setVisible(m_facts.draws != nullptr);
    m_sums->setVisible(!m_facts.sumsAfter.empty());
    arrange();
    followChosen();
    Q_EMIT captionChanged();
}

std::optional<Cell> DropoutStudio::chosen() const
{
    const bool pairs = computed() && !m_facts.empty() && m_facts.before->attention;
    return pairs ? chosenPair(*computed(), *selection()) : selection()->chosen();
}

void DropoutStudio::followChosen()
{
    const std::optional<Cell> chosen = this->chosen();
    for (HeatmapView* map : m_maps)
        map->setChosen(chosen);
    m_sums->setChosen(chosen);
    m_mean->setCell(chosen ? chosen : std::optional(Cell{0, 0}));
    followHovered();
}

void DropoutStudio::followHovered()
{
    const std::optional<Cell> hovered = selection()->hovered();
    for (HeatmapView* map : m_maps)
        map->setHovered(hovered);
    if (!isVisible() || m_facts.empty())
        return;
    const std::optional<Cell> cell = hovered ? hovered : chosen();
    Q_EMIT described(cell ? cellSentence(m_facts, m_now, *cell) : QString());
}

void DropoutStudio::hideEvent(QHideEvent* event)
{
    Studio::hideEvent(event);
    m_mean->rest();
}

// Three maps with equal cells, the sums beside them; the curve and the checks below.
void DropoutStudio::arrange()
{
    if (m_facts.empty() || width() < 50 || height() < 50)
        return;
    const HeatmapData& data = *m_facts.before;
    const double pixel = 1 / devicePixelRatioF();
    const double below =
        std::clamp(height() * 0.28, std::min(double(scaled(150)), height() * 0.36), double(scaled(320)));
    const double top = scaled(46), mapsHeight = std::max(height() - below - top + empty_edge, 60.0);

    const double gutter = gutterOf(data.rowLabels);
    const bool sums = m_sums->isVisibleTo(this);
    const double beside = sums ? std::clamp(width() * 0.125, double(scaled(122)), 260.0) : 8;
    const double room = std::max((width() - gutter - beside - 6 * map_margin + 2 * overlap + map_margin / 2) / 3, 24.0);
    const double cell = std::max(std::floor(std::min(room / data.columns, largest_cell) / pixel) * pixel, pixel);
    const double mapWidth = data.attention ? std::min(room, std::max(cell * data.columns, 24.0)) : room;
    double x = -map_margin / 2; // half of the first view's own edge
    m_titles.clear();
    MapGeometry last;
    for (int i = 0; i < 3; ++i) {
        const bool labels = i == (m_facts.draws ? 0 : 1); // the first one shown
        const double width = std::floor(2 * map_margin + mapWidth + (labels ? gutter : 0));
        const HeatmapParts parts = partsOf(labels, gutter, cell);
        const QRectF place(x, top, width, mapsHeight);
        m_maps[i]->setGeometry(place.toRect());
        m_maps[i]->lower();
        m_maps[i]->setParts(parts);
        const MapGeometry map = layoutHeatmap(data, parts, place.size(), {}, {}, pixel).map;
        const QRectF area = map.area.translated(place.topLeft());
        if (i == 0)
            placeNoDraws(area.toRect());
        m_titles.push_back({area.left(), 0.0});
        if (i > 0) {
            QLabel* sign = m_signs[std::size_t(i - 1)];
            sign->setGeometry(int(area.left() - map_margin + overlap / 2) - sign_side / 2,
                              int(area.center().y()) - sign_side / 2, sign_side, sign_side);
            sign->setVisible(i > 1 || m_facts.draws);
            sign->raise(); // over the edges of the maps
        }
        last = map;
        last.area = area;
        x += width - (i < 2 ? overlap : 0);
    }
    m_sums->setGeometry(int(x), int(top), int(std::min(this->width() - x - 8, 280.0)), int(mapsHeight));
    m_sums->setRows(last.area.top() - top, last.cell.height());
    m_titles.push_back({x, 0.0});

    // Space the maps leave goes to the curve, up to a limit.
    const int line =
        int(std::max({std::min(height() - below, last.area.bottom() + 24.0), double(height() - scaled(440))}));
    const int half = height() - line;
    const int split = int(width() * 0.56);
    m_rule->setGeometry(0, line, width(), 1);
    m_rule->raise();
    m_mean->setGeometry(int(map_margin), line + 8, split - int(map_margin) - 8, half - 10);
    m_checks->setGeometry(split + 16, line + 8, width() - split - 28, half - 12);
    update();
}

// The sentence and the button below it, in place of the draws.
void DropoutStudio::placeNoDraws(const QRect& area)
{
    QAbstractButton* below = m_facts.draws ? static_cast<QAbstractButton*>(m_toDraws) : m_setHalf;
    const QSize button = below->sizeHint();
    const int gap = 12;
    m_noDraws->setContentsMargins(gap, gap, gap, 2 * gap + button.height()); // it covers the lines of an empty map
    const int height = m_noDraws->heightForWidth(area.width()), top = area.center().y() - height / 2;
    m_noDraws->setGeometry(area.left(), top, area.width(), height);
    below->setGeometry(area.center().x() - button.width() / 2, top + height - gap - button.height(), button.width(),
                       button.height());
    below->raise();
}

void DropoutStudio::paintEvent(QPaintEvent*)
{
    if (m_facts.empty())
        return;
    QPainter painter(this);
    paintHeadings(painter, dropoutHeadings(m_facts, computed()->realized->config), m_titles, width() - 4);
}

} // namespace attn

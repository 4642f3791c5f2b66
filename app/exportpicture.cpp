// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of more than a tensor: what a studio shows, two scenes or heads beside each other, all heads of a model.
#include "app/drawncommands.h"

#include "app/batch.h"
#include "app/drawing.h"
#include "core/base/say.h"
#include "core/explain/withhold.h"
#include "core/headless/commands.h"
#include "core/headless/optionvalues.h"
#include "core/io/files/standardstream.h"
#include "core/layer/stages.h"
#include "ui/document/sceneview.h"
#include "ui/export/gridpicture.h"
#include "ui/figures/figureorigin.h"
#include "ui/language/headwords.h"
#include "ui/matrix/stagecards.h"
#include "ui/model/openmodel.h"
#include "ui/studios/compare/comparedfigure.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/window/studiofigure.h"

#include <QFileInfo>

#include <algorithm>

namespace attn {

namespace {

constexpr double picture_cm = 18; // of a picture without --width

// Thrown in this file alone.
struct PictureStop {
    ExitStatus status;
    std::string message;
};
[[noreturn]] void stopUsage(std::string message) { throw PictureStop{ExitStatus::WrongUsage, std::move(message)}; }
[[noreturn]] void stopInput(std::string message) { throw PictureStop{ExitStatus::BadInput, std::move(message)}; }

template <class Value> Value takenOr(Result<Value> result, const std::string& of = {})
{
    if (!result)
        stopInput(of.empty() ? result.error().message : of + ": " + result.error().message);
    return std::move(*result);
}

// Of a figure that is drawn again its scene `kept`; null: of a file, a lesson, or a figure that has its scene.
ComputedPtr computedOf(const Options& options, const std::string& name, const Scene* kept, bool answers)
{
    auto scene = kept                         ? Result<Scene>(*kept)
                 : formatOfName(name).empty() ? loadScene(name)
                                              : sceneInFigure(options, name);
    if (!kept && name == options.scene && scene && !options.figureModel.empty() && !scene->model)
        stopUsage(say("--model: %1 is not a figure of a model", name));
    auto computed = std::make_shared<const Computed>(takenOr(computeForDrawing(takenOr(std::move(scene))), name));
    if (!answers)
        return computed;
    if (!computed->withheld)
        stopUsage(say("--with-answers: nothing is hidden in this scene"));
    return withAnswers(computed);
}

std::string fileNameIn(const std::string& file)
{
    return QFileInfo(QString::fromStdString(file)).fileName().toStdString();
}

// The only number that was given; nullopt: none.
std::optional<int> onlyNumber(const std::optional<Pick>& pick, const char* name, std::int64_t count)
{
    if (!pick)
        return std::nullopt;
    const std::int64_t number = pick->numbers.front();
    if (number >= count)
        stopUsage(say("%1: expected 0 to %2, got %3", name, count - 1, number));
    return int(number);
}

// Goes to the tensor, item, head, cell and step that the options name.
class PicturePlace {
public:
    PicturePlace(const Computed& computed, const FigureOptions& options) : m_computed(computed), m_options(options)
    {
        const Dims& dims = computed.realized->plan.dims;
        m_head = onlyNumber(options.head, "--head", dims.H);
        m_batch = onlyNumber(options.batch, "--batch", dims.B);
        if (!options.stages.empty() && !computed.trace->find(options.stages.front()))
            stopUsage(say("%1: the scene has no tensor '%2'", "--stage", options.stages.front()));
    }

    void go(Selection& selection) const
    {
        if (!m_options.stages.empty()) {
            selection.setStage(cardOfTensor(*m_computed.realized, m_options.stages.front()));
            selection.setTensor(QString::fromStdString(m_options.stages.front()));
        }
        if (m_head)
            selection.setHead(*m_head);
        if (m_batch)
            selection.setBatch(*m_batch);
        if (m_options.cell)
            selection.setChosen(Cell{m_options.cell->first, m_options.cell->second});
        Walk steps(*m_computed.realized, selection.batch(), selection.head());
        const auto step = m_options.until ? placeIn(steps, *m_options.until) : std::nullopt;
        if (m_options.until && !step)
            stopUsage(say("--until: no step computes this cell of %1", m_options.until->tensor));
        selection.setSteps(std::move(steps), step);
    }

private:
    const Computed& m_computed;
    const FigureOptions& m_options;
    std::optional<int> m_head, m_batch;
};

// The options as the figure's file keeps them: without names of files, and with the answers where its scene shows them.
FigureOptions keptOptions(FigureOptions options)
{
    options.formats.clear();
    options.withAnswers = false;
    options.compare = fileNameIn(options.compare);
    return options;
}

Figure studioDrawn(const Options& options, const FigureOrigin* origin)
{
    const FigureOptions& figures = options.figures;
    const ComputedPtr computed =
        computedOf(options, options.scene, origin ? &origin->scene : nullptr, figures.withAnswers);
    const PicturePlace place(*computed, figures);
    Walk steps;
    std::optional<StepPlace> step;
    const auto picture = studioFigure(QString::fromStdString(figures.studio), computed, [&](Selection& selection) {
        place.go(selection);
        steps = selection.steps();
        step = selection.step();
    });
    if (!picture)
        stopInput("--studio: " + picture.error().message);
    Figure figure = drawStep(*picture, looksOf(figures), steps, step);
    keepOrigin(figure.facts, {shownScene(*computed), keptOptions(figures), {}, {}});
    return figure;
}

Figure comparisonDrawn(const Options& options, const FigureOrigin* origin)
{
    constexpr std::string_view head_word = "head:";
    const FigureOptions& figures = options.figures;
    const bool heads = figures.compare.starts_with(head_word);
    const bool again = origin && origin->other;
    if (origin && !heads && !again) // a file names no other file to open
        stopInput(options.scene + ": " +
                  say("this figure contains no second scene to compare with; use the scene file (.attn) instead of the "
                      "figure"));
    const Scene* first = again ? &*origin->other : origin ? &origin->scene : nullptr;
    const ComputedPtr a = computedOf(options, options.scene, first, figures.withAnswers);
    const ComputedPtr b = heads ? a : computedOf(options, figures.compare, again ? &origin->scene : nullptr, false);
    const PicturePlace place(*a, figures);
    Selection selection;
    lookAs(*a, selection);
    place.go(selection);
    ComparedSides sides{withheldLike(b, a), b, tensorInFocus(*a, selection), {}, {}};
    if (heads) {
        const auto other = wholeNumber(figures.compare.substr(head_word.size()));
        const std::int64_t count = a->realized->plan.dims.H;
        if (!other || *other < 0 || *other >= count)
            stopUsage(say("--compare: expected head:0 to head:%1, got '%2'", count - 1, figures.compare));
        const auto nameOfHead = [&](std::int64_t head) {
            return labelOfHead(head, headIsOff(a->realized->config, head));
        };
        sides.how.headOfA = selection.head();
        sides.names[0] = nameOfHead(selection.head());
        sides.names[1] = nameOfHead(*other);
        selection.setHead(int(*other));
    } else if (again) {
        for (std::size_t side : {0, 1})
            sides.names[side] = QString::fromStdString(origin->names[side]);
    } else {
        const bool alike = a->scene.title == b->scene.title || a->scene.title.empty() || b->scene.title.empty();
        sides.names[0] = QString::fromStdString(alike ? fileNameIn(options.scene) : a->scene.title);
        sides.names[1] = QString::fromStdString(alike ? fileNameIn(figures.compare) : b->scene.title);
    }
    if (!b->trace->find(sides.tensor))
        stopInput(say("%1: the scene has no tensor '%2'", figures.compare, sides.tensor));
    if (const QString why = whyNotComparable(*a, *b, sides.tensor); !why.isEmpty())
        stopInput("--compare: " + why.toStdString());
    const Looks looks = looksOf(figures);
    SteppedFigure picture{QStringLiteral("compare"),
                          CompareStudio::info().title,
                          b,
                          selection.batch(),
                          selection.head(),
                          {sides.tensor},
                          {}};
    picture.at = [&, at = placeInFocus(selection)](const Looks& shown, const Walk& steps,
                                                   const std::optional<StepPlace>& step) {
        return comparedFigure(sides, *selectionAt(at, shown, steps, step));
    };
    Figure figure = drawStep(picture, looks, selection.steps(), selection.step());
    FigureOrigin kept{shownScene(*b), keptOptions(figures), {}, {}};
    if (!heads) {
        kept.other = shownScene(*a);
        kept.names = {sides.names[0].toStdString(), sides.names[1].toStdString()};
    }
    keepOrigin(figure.facts, kept);
    return figure;
}

Figure gridDrawn(const Options& options, FigureLook& look, const FigureOrigin* origin)
{
    std::optional<Scene> kept;
    if (origin)
        kept = origin->scene;
    else if (!formatOfName(options.scene).empty())
        kept = takenOr(sceneInFigure(options, options.scene));
    auto page =
        modelPage(options.scene, options.model, kept ? std::string() : firstText(options.scene), std::move(kept));
    if (page.fault)
        throw PictureStop{page.fault->wrong_usage ? ExitStatus::WrongUsage : ExitStatus::BadInput, page.fault->message};
    for (const std::string& note : page.notes)
        reportError(ExitStatus::Done, note);
    OpenModel open(page.model);
    const PagePicturePtr picture = takenOr(open.picture(*page.page, {}), options.scene);
    const bool named = page.page->title != page.model->family.title; // a saved page is
    const std::string title =
        named ? page.page->title : pageTitle(*page.model, page.page->model->text.value_or(std::string()));
    look.digits = options.figures.digits.has_value();
    if (!sheetHasLabels(*picture))
        look.tokenLabels = look.axes = false;
    Figure figure = sheetFigure(*picture, Ghost::Now, QString::fromStdString(title), looksOf(options.figures));
    keepOrigin(figure.facts, {*page.page, keptOptions(options.figures), {}, {}});
    return figure;
}

int writePicture(const Options& options, const Figure& figure, const FigureLook& look)
{
    const bool standard = options.out == standard_stream;
    const FigureFormat format = formatNamed(!standard                         ? formatOfName(options.out)
                                            : options.figures.formats.empty() ? "png"
                                                                              : options.figures.formats.front());
    const auto& given = options.figureWords;
    if (format != FigureFormat::Png && std::ranges::find(given, "--dpi") != given.end())
        stopUsage(say("--dpi: applies to PNG only; for the other formats, set --width"));
    LeftOutLabels left{QString::fromStdString(standard ? say("stdout") : options.out), {}};
    if (!standard) {
        if (const auto fault = writeFigure(figure, look, format, left.file, {}, &left.labels))
            stopInput(fault->message);
        reportLabels({left}, look.widthCm, false);
        return static_cast<int>(ExitStatus::Done);
    }
    const QByteArray bytes = takenOr(figureBytes(figure, look, format, &left.labels));
    reportLabels({left}, look.widthCm, false);
    return answerFile(std::string_view(bytes.constData(), std::size_t(bytes.size())));
}

} // namespace

int runExportPicture(const Options& options, const FigureOrigin* origin)
try {
    const FigureOptions& figures = options.figures;
    const Drawing drawing(!figures.studio.empty());
    FigureLook look = lookOf(figures);
    if (!figures.width && !figures.size)
        look.widthCm = picture_cm;
    Figure figure = figures.grid             ? gridDrawn(options, look, origin)
                    : figures.studio.empty() ? comparisonDrawn(options, origin)
                                             : studioDrawn(options, origin);
    if (figure.maps.empty())
        stopInput(say("this figure has no values to draw"));
    if (!figures.title.empty())
        figure.title = QString::fromStdString(figures.title);
    if (const std::string useless = uselessOption(figures, usesOf(figure)); !useless.empty())
        stopUsage(say("%1: has no effect on this figure", useless));
    return writePicture(options, figure, look);
} catch (const PictureStop& stop) {
    return reportError(stop.status, stop.message);
}

} // namespace attn

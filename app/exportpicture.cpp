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

#include <QFile>
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

// Of a file, a lesson, or a figure that has its scene.
ComputedPtr computedOf(const std::string& name, bool answers)
{
    Result<Scene> scene = Error{};
    if (formatOfName(name).empty()) {
        scene = loadScene(name);
    } else {
        QFile file(QString::fromStdString(name));
        scene = file.open(QIODevice::ReadOnly) ? sceneOfFigure(file.readAll()) : Error{say("could not read the file")};
        if (!scene)
            stopInput(name + ": " + scene.error().message);
    }
    auto computed = std::make_shared<const Computed>(takenOr(computeForDrawing(takenOr(std::move(scene))), name));
    if (!answers)
        return computed;
    if (!computed->withheld)
        stopUsage(say("--with-answers: nothing is hidden in this scene"));
    return withAnswers(computed);
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

Figure studioDrawn(const Options& options)
{
    const FigureOptions& figures = options.figures;
    const ComputedPtr computed = computedOf(options.scene, figures.withAnswers);
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
    return drawStep(*picture, looksOf(figures), steps, step);
}

std::string fileNameIn(const std::string& file)
{
    return QFileInfo(QString::fromStdString(file)).fileName().toStdString();
}

Figure comparisonDrawn(const Options& options)
{
    constexpr std::string_view head_word = "head:";
    const FigureOptions& figures = options.figures;
    const bool heads = figures.compare.starts_with(head_word);
    const ComputedPtr a = computedOf(options.scene, figures.withAnswers);
    const ComputedPtr b = heads ? a : computedOf(figures.compare, false);
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
    return drawStep(picture, looks, selection.steps(), selection.step());
}

Figure gridDrawn(const Options& options, FigureLook& look)
{
    auto page = modelPage(options.scene, options.model, firstText(options.scene));
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
    return sheetFigure(*picture, Ghost::Now, QString::fromStdString(title), looksOf(options.figures));
}

int writePicture(const Options& options, const Figure& figure, const FigureLook& look)
{
    const bool standard = options.out == standard_stream;
    const FigureFormat format = formatNamed(!standard                         ? formatOfName(options.out)
                                            : options.figures.formats.empty() ? "png"
                                                                              : options.figures.formats.front());
    if (format != FigureFormat::Png && options.figures.dpi)
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

int runExportPicture(const Options& options)
try {
    const FigureOptions& figures = options.figures;
    const Drawing drawing(!figures.studio.empty());
    FigureLook look = lookOf(figures);
    if (!figures.width && !figures.size)
        look.widthCm = picture_cm;
    Figure figure = figures.grid             ? gridDrawn(options, look)
                    : figures.studio.empty() ? comparisonDrawn(options)
                                             : studioDrawn(options);
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

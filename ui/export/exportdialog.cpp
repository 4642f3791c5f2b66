// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportdialog.h"

#include "ui/document/document.h"
#include "ui/document/scenefiles.h"
#include "ui/document/sceneview.h"
#include "ui/document/selection.h"
#include "ui/export/exportcommand.h"
#include "ui/export/figureform.h"
#include "ui/export/previewpane.h"
#include "ui/figures/figurenames.h"
#include "ui/figures/figureorigin.h"
#include "ui/kit/filechooser.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/plainquestion.h"
#include "ui/language/said.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace attn {

namespace {

constexpr double screen_dpi = 96;
constexpr double largest_preview = 32e6; // pixels; above it only a fitting picture is shown

// One preview: the request and its result.
struct Preview {
    QString title, barWords;
    FigureUses uses;
    Result<FigureSize> size;
    Result<QImage> image;
};

} // namespace

ExportDialog::ExportDialog(Document* document, Selection* selection, QWidget* parent)
    : ExportFrame(tr("Export figure"), new FigureForm, parent), m_document(document), m_selection(selection),
      m_form(findChild<FigureForm*>()), m_command(new LinkButton(tr("Copy as command line")))
{
    auto* picture = new QPushButton(icon(QStringLiteral("copy")), tr("Copy picture"));
    picture->setAutoDefault(false);
    m_command->setToolTip(tr("Copy the command that creates these files without opening a window"));
    addBottomWidget(picture);
    addBottomWidget(m_command);
    m_form->setSettings(rememberedFigure());
    preview()->setFits(QSettings().value(QStringLiteral("export/fits"), true).toBool());

    connect(picture, &QPushButton::clicked, this, &ExportDialog::copyPicture);
    connect(m_command, &LinkButton::clicked, this, &ExportDialog::copyCommand);
    connect(&m_copier, &Copier::copied, this, &ExportDialog::reported);
    connect(&m_copier, &Copier::refused, this, [this](const QString& why) { showProblem(why); });
    connect(&m_drawer, &Background::failed, preview(), &PreviewPane::setProblem);
    connect(&m_drawer, &FigureWorker::boxed, preview(), &PreviewPane::setWarning);
    connect(m_form, &FigureForm::changed, this, &ExportDialog::plan);
    connect(m_form, &FigureForm::stageChosen, this, [this](const QString& stage, const std::string& tensor) {
        m_selection->setStage(stage);
        m_selection->setTensor(QString::fromStdString(tensor));
        follow();
    });
    connect(preview(), &PreviewPane::roomChanged, this, &ExportDialog::draw);
    for (auto signal :
         {&Selection::focusChanged, &Selection::chosenChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(m_selection, signal, this, &ExportDialog::follow);
    onEvents(this, {QEvent::Show}, [this] { follow(); });
}

void ExportDialog::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    m_plans.clear(); // they name tensors of the one before
    m_drawer.cancel();
    followScene();
}

void ExportDialog::done(int result)
{
    rememberFigure(m_form->settings(), kind());
    m_form->clearTitle(); // the next figure may be of anything
    QSettings().setValue(QStringLiteral("export/fits"), preview()->fits());
    ExportFrame::done(result);
}

void ExportDialog::setPicture(std::optional<ExportedPicture> picture)
{
    const QString before = m_picture ? m_picture->figure.id : QString(), now = picture ? picture->figure.id : QString();
    if (!picture && !m_picture)
        return;
    if (before != now)
        m_form->clearTitle();
    const FigureKind was = kind();
    const FigureSettings settings = m_form->settings();
    m_picture = std::move(picture);
    if (kind() != was) {
        rememberFigure(settings, was);
        m_form->setWholePicture(m_picture.has_value());
        m_form->setSettings(rememberedFigure(kind()));
        m_form->setUsualTitle({});
    }
    m_command->setVisible(!m_picture || !m_picture->command.options.empty());
    setWindowTitle(m_picture ? tr("Export %1").arg(m_picture->figure.title) : tr("Export figure"));
    follow();
}

void ExportDialog::followScene()
{
    std::vector<FigureStage> stages;
    for (const StageInfo& stage : cardsOf(*m_computed->realized))
        for (const std::string& tensor : stage.tensors)
            stages.push_back({stage.id, tensor, tensorWords(*m_computed, tensor)});
    m_form->setStages(stages);
    m_form->setHides(m_computed->withheld != nullptr);
    follow();
}

void ExportDialog::follow()
{
    if (!hasSource() || !isVisible())
        return;
    if (kind() == FigureKind::Model) {
        m_form->setStage({}, 1, 1);
        m_form->setWindow(Looks(), true);
        m_form->setHides(false);
        return plan();
    }
    const auto stages = cardsOf(*m_computed->realized);
    const auto stage = std::ranges::find(stages, m_selection->stage(), &StageInfo::id);
    std::string tensor;
    if (stage != stages.end() && !stage->tensors.empty()) {
        tensor = m_selection->tensor().toStdString();
        if (std::ranges::find(stage->tensors, tensor) == stage->tensors.end())
            tensor = stage->tensors.front();
    }
    const TracedTensor* traced = m_computed->trace->find(tensor);
    const TensorMatrix matrix = traced ? tensorMatrix(*m_computed, *traced) : TensorMatrix();
    m_form->setStage(tensor, int(matrix.heads), int(matrix.batches));
    m_form->setWindow(m_selection->looks(), endsAtOne(*m_computed, tensor));
    plan();
}

QString ExportDialog::noteAbout() const
{
    if (kind() == FigureKind::Model)
        return {};
    if (m_selection->step())
        return tr("blank after the current step");
    if (!m_form->settings().look.scene || !keepsScene(m_computed->scene) ||
        m_form->settings().format == FigureFormat::Tex)
        return {};
    return m_picture ? tr("the file contains the scene") : tr("the file contains scene and options");
}

FigureRequest ExportDialog::request() const
{
    const FigureSettings& settings = m_form->settings();
    FigureRequest request;
    const bool ofModel = kind() == FigureKind::Model;
    if (const std::string tensor = m_form->tensor(); !tensor.empty())
        request.tensors = {tensor};
    const TracedTensor* traced =
        m_computed && !request.tensors.empty() ? m_computed->trace->find(request.tensors.front()) : nullptr;
    const TensorMatrix matrix = traced ? tensorMatrix(*m_computed, *traced) : TensorMatrix();
    request.heads = settings.chosenHeads;
    if (settings.heads == HeadChoice::This || matrix.heads == 1) // no choice of heads
        request.heads = {int(matrix.ownHead(m_selection->head()))};
    request.columns = settings.columns;
    if (m_computed && !ofModel)
        request.until = viewOf(*m_computed, *m_selection).step;
    if (!settings.allBatches)
        request.batch = int(std::min<std::int64_t>(m_selection->batch(), matrix.batches - 1));
    request.sheet = settings.heads == HeadChoice::Sheet;
    request.formats = {settings.format};
    request.titleText = m_form->title();
    request.sceneName = m_document->title();
    if (settings.pattern != QLatin1String(usual_pattern)) // it already separates several batch items
        request.pattern = settings.pattern;
    request.looks = ofModel ? Looks() : m_selection->looks();
    request.looks.colorMap = settings.colorMap;
    request.looks.range = settings.range.value_or(request.looks.range);
    request.looks.digits = settings.digits.value_or(request.looks.digits);
    request.look = settings.look;
    if (m_picture && !m_picture->hasLabels)
        request.look.tokenLabels = request.look.axes = false;
    request.chosen = m_selection->chosen();
    return request;
}

void ExportDialog::plan()
{
    if (!hasSource() || !isVisible())
        return;
    preview()->setNote(noteAbout());
    m_plans.clear();
    if (m_picture)
        return planPicture();
    const FigureRequest request = this->request();
    if (request.tensors.empty()) {
        preview()->setProblem(tr("This stage is off in this scene. Choose another one."));
        preview()->setPicture({});
        preview()->setSizes({}, {});
        return setSaveAllowed(false);
    }
    const auto plans = planFigures(*m_computed, request);
    if (plans && !plans->empty()) {
        m_plans = *plans;
        const QString first = m_plans[planShown()].fileName + QLatin1Char('.') + endingOf(request.formats.front());
        m_form->setNames(tr("creates %n files: %1 …", nullptr, int(m_plans.size())).arg(first), {});
    } else {
        m_form->setNames({}, plans ? tr("This figure has no values to draw.")
                                   : QString::fromStdString(plans.error().message));
    }
    setSaveAllowed(!m_plans.empty() && m_form->isComplete());
    draw();
}

void ExportDialog::planPicture()
{
    const FigureRequest request = this->request();
    const auto fault = patternFault(request.pattern);
    if (!fault) {
        const std::string id = m_picture->figure.id.toStdString();
        const QString title =
            m_picture->figure.computed ? QString::fromStdString(m_picture->figure.computed->scene.title) : QString();
        m_plans = {{figureFileName(title, request, id, {}, {}), id, m_picture->figure.batch, {}}};
    }
    m_form->setNames(fault ? QString()
                           : tr("creates %1.%2").arg(m_plans.front().fileName, endingOf(request.formats.front())),
                     fault ? QString::fromStdString(fault->message) : QString());
    setSaveAllowed(!fault && m_form->isComplete());
    draw();
}

std::function<Result<Figure>()> ExportDialog::drawing(const FigurePlan& plan) const
{
    if (!m_picture)
        return [computed = m_computed, request = request(), plan] { return drawFigure(*computed, request, plan); };
    return [picture = m_picture->figure, request = request(), steps = m_selection->steps(),
            step = m_selection->step()]() -> Result<Figure> {
        Figure figure = drawStep(picture, request.looks, steps, step);
        if (figure.maps.empty())
            return Error{QObject::tr("This figure has no values to draw.").toStdString()};
        if (!request.titleText.isEmpty())
            figure.title = request.titleText;
        return figure;
    };
}

std::size_t ExportDialog::planShown() const
{
    if (m_picture)
        return 0;
    const auto here = [this](const FigurePlan& plan) {
        if (plan.batch != m_selection->batch() || plan.heads.empty())
            return plan.batch == m_selection->batch();
        const TensorMatrix matrix = tensorMatrix(*m_computed, *m_computed->trace->find(plan.tensor));
        return std::ranges::find(plan.heads, matrix.ownHead(m_selection->head())) != plan.heads.end();
    };
    const auto found = std::ranges::find_if(m_plans, here);
    return found == m_plans.end() ? 0 : std::size_t(found - m_plans.begin());
}

void ExportDialog::draw()
{
    if (m_plans.empty() || !isVisible())
        return;
    const auto job = [source = drawing(m_plans[planShown()]), request = request(), room = preview()->room(),
                      fits = preview()->fits()](const StopToken& stop) {
        const auto figure = source();
        if (!figure)
            return Preview{{}, {}, {}, figure.error(), Error{}};
        FigureLook look = request.look;
        if (request.formats.front() != FigureFormat::Png)
            look.dpi = screen_dpi;
        Preview made{figure->title, figure->barWords, usesOf(*figure), figureSize(*figure, look), Error{}};
        if (!made.size || stop.requested())
            return made;
        const QSizeF whole = made.size->pixels;
        const double dpi =
            !fits && whole.width() * whole.height() <= largest_preview ? look.dpi : fittingDpi(*made.size, room);
        made.image = figureImage(*figure, look, dpi);
        return made;
    };
    m_drawer.request([this, job, pixels = m_form->settings().format == FigureFormat::Png,
                      digits = m_form->settings().look.digits](const StopToken& stop) -> std::function<void()> {
        return [this, made = job(stop), pixels, digits] {
            const QString problem = !made.size    ? QString::fromStdString(made.size.error().message)
                                    : !made.image ? QString::fromStdString(made.image.error().message)
                                                  : QString();
            m_form->setSizeProblem(problem);
            setSaveAllowed(problem.isEmpty() && !m_plans.empty() && m_form->isComplete());
            preview()->setProblem({});
            if (!problem.isEmpty())
                return;
            if (m_form->title().isEmpty())
                m_form->setUsualTitle(made.title);
            m_form->setUsualBarLabel(made.barWords);
            const FigureSize& size = *made.size;
            if (!size.labels.complete())
                preview()->setWarning(labelSentence(size.labels, m_form->settings().look));
            m_form->setUses(made.uses, size.digits || !digits || !made.uses.cells);
            preview()->setWholeAllowed(double(size.pixels.width()) * size.pixels.height() <= largest_preview);
            preview()->setPicture(*made.image);
            preview()->setSizes(pixels ? tr("%1 × %2 px").arg(size.pixels.width()).arg(size.pixels.height())
                                       : QString(),
                                tr("%1 × %2 cm").arg(formatNumber(size.widthCm, 1), formatNumber(size.heightCm, 1)));
        };
    });
}

void ExportDialog::copyPicture()
{
    if (m_plans.empty())
        return;
    const FigureSettings& settings = m_form->settings();
    m_copier.copyFigure(drawing(m_plans[planShown()]), settings.look,
                        settings.format == FigureFormat::Png ? settings.look.dpi : copied_dpi);
}

void ExportDialog::copyCommand()
{
    if (m_plans.empty())
        return;
    const PictureCommand* picture = m_picture ? &m_picture->command : nullptr;
    const bool needs = !picture || needsScene(*picture);
    const QString scene = m_document->filePath().isEmpty() ? m_document->lessonId() : m_document->filePath();
    if (needs && scene.isEmpty())
        return showProblem(tr("The command line needs a scene file. Save the scene first."));
    QApplication::clipboard()->setText(
        picture ? exportCommand(scene, request(), *m_picture, m_form->uses(), m_plans.front().fileName)
                : exportCommand(scene, request(), m_plans));
    const QString edits =
        !needs || !m_document->isEdited() ? QString()
        : m_document->filePath().isEmpty()
            ? tr("Copied, but the command draws the lesson without your edits. Save the scene, then copy again.")
            : tr("Copied, but the command draws the file without your edits. Save to include them.");
    showProblem(inARow({edits, picture ? picture->note : QString()}), Severity::Warn);
    Q_EMIT reported(tr("Copied command line"));
}

void ExportDialog::save()
{
    if (m_plans.empty())
        return;
    const QString start = folderFor(*m_document), ending = endingOf(m_form->settings().format);
    if (m_plans.size() > 1) {
        const QString folder = chooseFolder(this, tr("Save %1 figures").arg(m_plans.size()), start);
        if (!folder.isEmpty() && mayReplaceIn(folder))
            saveFolder(folder);
        return;
    }
    const QString name = m_plans.front().fileName + QLatin1Char('.') + ending;
    const QString path = chooseFileToSave(
        this, tr("Save figure"), QDir(start).filePath(name),
        tr("%1 files (*.%2)")
            .arg(m_form->settings().format == FigureFormat::Tex ? QStringLiteral("TikZ") : ending.toUpper(), ending));
    if (!path.isEmpty())
        saveFile(path);
}

bool ExportDialog::mayReplaceIn(const QString& folder)
{
    const QString ending = QLatin1Char('.') + endingOf(m_form->settings().format);
    const auto there = std::ranges::count_if(m_plans, [&](const FigurePlan& plan) {
        return QFileInfo::exists(QDir(folder).filePath(plan.fileName + ending));
    });
    if (there == 0)
        return true;
    PlainQuestion question(windowTitle(),
                           tr("The folder already contains %1 of these %2 files.").arg(there).arg(m_plans.size()),
                           QMessageBox::Cancel, this);
    question.addButton(tr("Replace"), QMessageBox::AcceptRole);
    return question.exec() != QMessageBox::Cancel;
}

void ExportDialog::saveFile(const QString& path)
{
    if (m_plans.size() != 1)
        return;
    const FigureRequest request = this->request();
    const FigureFormat format = request.formats.front();
    const QString whole = withEnding(path, endingOf(format));
    rememberFolder(QFileInfo(whole).absolutePath());
    const auto writing = [source = drawing(m_plans.front()), look = request.look, whole,
                          format](const std::function<void(int)>&, const StopToken& stop) -> std::optional<Error> {
        const auto figure = source();
        return figure ? writeFigure(*figure, look, format, whole, stop) : figure.error();
    };
    write(writing, 1, wroteSentence(whole));
}

void ExportDialog::saveFolder(const QString& folder)
{
    if (m_plans.empty())
        return;
    rememberFolder(folder);
    const auto writing = [computed = m_computed, request = request(), plans = m_plans,
                          folder](const std::function<void(int)>& progress, const StopToken& stop) {
        return writeFigures(*computed, request, plans, folder, progress, stop);
    };
    write(writing, int(m_plans.size()),
          tr("Wrote %1 files to %2").arg(m_plans.size()).arg(named(QDir::toNativeSeparators(folder))));
}

} // namespace attn

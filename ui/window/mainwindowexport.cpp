// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the window: the Export menu, pictures and numbers on the clipboard.
#include "core/headless/figureoptions.h"
#include "core/lessons/lesson.h"
#include "ui/document/journal.h"
#include "ui/document/scenefiles.h"
#include "ui/document/sceneview.h"
#include "ui/editors/cellblocks.h"
#include "ui/editors/tensortable.h"
#include "ui/export/codewriter.h"
#include "ui/export/copiedfigure.h"
#include "ui/export/copier.h"
#include "ui/export/dataexport.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figuredrag.h"
#include "ui/export/figuresettings.h"
#include "ui/export/gridpicture.h"
#include "ui/export/handout.h"
#include "ui/export/modelwriter.h"
#include "ui/export/pagewriter.h"
#include "ui/export/sheetsdialog.h"
#include "ui/export/sitewriter.h"
#include "ui/export/stepsdialog.h"
#include "ui/figures/figurenames.h"
#include "ui/figures/figureset.h"
#include "ui/figures/fontless.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/mapeditor.h"
#include "ui/kit/filechooser.h"
#include "ui/kit/label.h"
#include "ui/kit/plainquestion.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/proseview.h"
#include "ui/model/modelsession.h"
#include "ui/present/presenter.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/studios/studio.h"
#include "ui/threads/waitfor.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modelroom.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace attn {

namespace {

// What will be printed, above the dialog that asks where.
QString printWords(const std::vector<Handout>& pages)
{
    if (pages.size() == 1)
        return MainWindow::tr("One page. Values you hide (H) become blanks, and an answer key follows.");
    const int blanks = blanksOf(pages.front());
    return MainWindow::tr("Two pages: a worksheet with %n blanks, and the answer key with their values.", nullptr,
                          int(blanks));
}

} // namespace

void MainWindow::tell(const QString& sentence)
{
    if (!isVisible()) // the line would write it over what it is about to show
        return QTimer::singleShot(300, this, [this, sentence] { tell(sentence); });
    m_status->showMessage(sentence, 5'000);
}

void MainWindow::tellWritten(const QString& path) { tell(wroteSentence(path)); }

void MainWindow::buildExportMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("E&xport"));
    // Older than its menu, since the header of the centre has a button for it.
    m_export->setShortcut(QKeySequence(QStringLiteral("Ctrl+E")));
    m_export->setIconText(tr("Export a figure, or drag it to another program"));
    connect(m_export, &QAction::triggered, this, &MainWindow::exportFigure);
    menu->addAction(m_export);
    menu->setToolTipsVisible(true); // of lines that are grey: why
    menu->addActions(QList<QAction*>(m_modelExports.begin(), m_modelExports.end()));
    m_onScene.push_back(m_export);
    m_onScene.push_back(addAction(menu, tr("&Steps…"), {}, [this] { presentExport(m_stepsDialog); }));
    m_onScene.push_back(
        addAction(menu, tr("&Data…"), QKeySequence(QStringLiteral("Ctrl+Shift+E")), [this] { exportData(); }));
    buildCodeMenu(menu->addMenu(tr("&Code")));
    m_onScene.push_back(addAction(menu, tr("Works&heets for a class…"), {}, [this] { presentSheets(); }));
    auto* pages = new PageWriter(this);
    connect(pages, &PageWriter::done, this, &MainWindow::tellWritten);
    connect(pages, &PageWriter::failed, m_notice, &NoticeBar::showError);
    connect(pages, &PageWriter::faulty, m_notice, &NoticeBar::showError);
    m_onScene.push_back(addAction(menu, tr("&Web page…"), {}, [this, pages] { savePage(pages); }));
    buildSiteMenu(menu->addMenu(tr("C&ourse site")));
    menu->addSeparator();
    QMenu* copy = buildCopyMenu(menu->addMenu(tr("&Copy as")));
    m_onScene.push_back(copy->menuAction());
    HeatmapPage* page = m_work->centre()->page();
    page->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(page, &QWidget::customContextMenuRequested, this,
            [this, page](const QPoint& place) { showCopyMenu(page->mapToGlobal(place)); });
}

void MainWindow::buildCodeMenu(QMenu* menu)
{
    auto* writer = new CodeWriter(this);
    connect(writer, &CodeWriter::done, this, &MainWindow::tell);
    connect(writer, &CodeWriter::failed, m_notice, &NoticeBar::showError);
    const std::pair<ScriptLanguage, QString> languages[] = {{ScriptLanguage::PyTorch, tr("&PyTorch script…")},
                                                            {ScriptLanguage::NumPy, tr("&NumPy script…")}};
    for (const auto& [language, label] : languages)
        addAction(menu, label, {}, [this, writer, language = language] { saveCode(writer, language); });
    menu->addSeparator();
    addAction(menu, tr("&Copy PyTorch script"), {},
              [this, writer] { writer->copy(m_computed, ScriptLanguage::PyTorch); });
    addAction(menu, tr("C&opy NumPy script"), {}, [this, writer] { writer->copy(m_computed, ScriptLanguage::NumPy); });
    m_onScene.push_back(menu->menuAction());
}

void MainWindow::saveCode(CodeWriter* writer, ScriptLanguage language)
{
    const ComputedPtr computed = m_computed; // as it is now, however long the chooser stays open
    const QString title = safeForFiles(m_document.title());
    const QString path = chooseFileToSave(
        this, tr("Save the script"),
        QDir(startFolder(m_document))
            .filePath(fileNameFor(title, language == ScriptLanguage::NumPy ? QStringLiteral("_numpy.py")
                                                                           : QStringLiteral(".py"))),
        tr("Python scripts (*.py)"));
    if (!path.isEmpty())
        writer->write(computed, language, path);
}

// Of a lesson that is written or played all of its steps; tried freely, or without one, the scene as it is.
void MainWindow::savePage(PageWriter* writer)
{
    const ComputedPtr computed = m_computed;
    const std::optional<Lesson> lesson = writesLesson() ? std::optional(m_writer->lesson())
                                         : tellsStep()  ? std::optional(m_play->lesson())
                                                        : std::nullopt;
    const QString title = safeForFiles(lesson ? QString::fromStdString(lesson->title.in()) : m_document.title());
    const QString path = chooseFileToSave(
        this, lesson ? tr("Save the lesson as a web page") : tr("Save the scene as a web page"),
        QDir(startFolder(m_document)).filePath(fileNameFor(title, QStringLiteral(".html"))), tr("Web pages (*.html)"));
    if (path.isEmpty())
        return;
    if (writesLesson())
        tellNotShown();
    if (lesson)
        writer->write(*lesson, path);
    else
        writer->write(computed, path);
}

// All that ships, or the lesson that is played, into a folder or as a package.
void MainWindow::buildSiteMenu(QMenu* menu)
{
    auto* writer = new SiteWriter(this);
    connect(writer, &SiteWriter::done, this, &MainWindow::tellWritten);
    connect(writer, &SiteWriter::failed, m_notice, &NoticeBar::showError);
    connect(writer, &SiteWriter::faulty, m_notice, &NoticeBar::showError);
    const auto save = [this, writer](bool one, bool scorm) {
        SitePlan plan;
        plan.scorm = scorm;
        if (one && !tellsStep())
            return;
        if (one) {
            const QString& name = m_play->idOrPath();
            plan.lesson = m_play->lesson();
            plan.id = (lessonNamed(name.toStdString()) ? name : QFileInfo(name).completeBaseName()).toStdString();
        }
        const QString file = one ? safeForFiles(QString::fromStdString(plan.id)) : QStringLiteral("attnscope");
        const QString out =
            scorm ? chooseFileToSave(this, tr("Save the SCORM package"),
                                     QDir(startFolder(m_document)).filePath(fileNameFor(file, QStringLiteral(".zip"))),
                                     tr("SCORM packages (*.zip)"))
                  : chooseFolder(this, tr("Choose an empty folder for the course site"), startFolder(m_document));
        if (!out.isEmpty())
            writer->write(std::move(plan), out);
    };
    addAction(menu, tr("&All lessons…"), {}, [save] { save(false, false); });
    addAction(menu, tr("All lessons as a &SCORM package…"), {}, [save] { save(false, true); });
    QAction* one[] = {addAction(menu, tr("&This lesson…"), {}, [save] { save(true, false); }),
                      addAction(menu, tr("This lesson as a SCORM &package…"), {}, [save] { save(true, true); })};
    connect(menu, &QMenu::aboutToShow, this, [this, first = one[0], second = one[1]] {
        first->setEnabled(tellsStep());
        second->setEnabled(tellsStep());
    });
}

QMenu* MainWindow::buildCopyMenu(QMenu* menu)
{
    const std::pair<MatrixForm, QString> forms[] = {{MatrixForm::Tsv, tr("&Spreadsheet cells")},
                                                    {MatrixForm::Numpy, tr("&NumPy")},
                                                    {MatrixForm::Torch, tr("Py&Torch")},
                                                    {MatrixForm::Latex, tr("&LaTeX, square brackets")},
                                                    {MatrixForm::LatexRound, tr("LaTeX, &round brackets")}};
    for (const auto& [form, label] : forms)
        addAction(menu, label, {}, [this, form = form] { copyValues(form); });
    return menu;
}

void MainWindow::showCopyMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_editNumber);
    if (m_work->mapEditor()->chosenIsPutIn())
        menu->addAction(m_takeBack);
    menu->addActions({m_pin[0], m_pin[1]});
    menu->addAction(m_whatMoves);
    menu->addSeparator();
    menu->addActions({m_hide[0], m_hide[1]});
    if (m_reveal->isEnabled())
        menu->addAction(m_reveal);
    if (m_compareHead->isEnabled()) {
        menu->addSeparator();
        menu->addAction(m_switchHead);
        if (m_headsOn->isEnabled())
            menu->addAction(m_headsOn);
        menu->addMenu(m_compareHead);
    }
    menu->addSeparator();
    menu->addAction(m_copyValues);
    buildCopyMenu(menu->addMenu(tr("Copy &as")));
    menu->addAction(m_copyPicture);
    menu->addSeparator();
    addAction(menu, tr("Export &figure…"), {}, [this] { m_export->trigger(); });
    menu->popup(place);
}

// Several chosen cells of the table that has the focus, else the matrix in focus.
CopySource MainWindow::copySource() const
{
    if (const auto* table = qobject_cast<const TensorTable*>(focusWidget()))
        if (TensorBlock block = table->chosenBlock(); block.values.size() > 1)
            return {QString::fromStdString(table->tensorModel()->layout().tensor()),
                    block.rows,
                    block.columns,
                    std::move(block.values),
                    {},
                    std::move(block.rowLabels),
                    std::move(block.columnLabels)};
    const HeatmapDataPtr data = m_work->centre()->page()->focusData();
    return data ? CopySource{data->tensor, data->rows, data->columns, {}, data, {}, {}} : CopySource();
}

Copier* MainWindow::copier()
{
    if (!m_copier) {
        m_copier = new Copier(this);
        connect(m_copier, &Copier::copied, this, &MainWindow::tell);
        connect(m_copier, &Copier::refused, m_notice, &NoticeBar::showError);
        connect(m_copier, &Copier::noted, m_notice, &NoticeBar::showWarning);
    }
    return m_copier;
}

void MainWindow::copyValues(MatrixForm form)
{
    CopySource source = copySource();
    if (source.rows == 0)
        return;
    if (m_computed && m_computed->trace->backend() == "cuda")
        source.lost = [device = m_computeOn.device()] { return !device || device->isLost(); };
    copier()->copyNumbers(std::move(source), form, m_selection.digits());
}

// The matrix in focus, or what the studio shows, as it is printed, at the step that is shown.
std::optional<FigureToCopy> MainWindow::figureToCopy() const
{
    if (const std::optional<SteppedFigure> picture = studioPicture())
        return FigureToCopy{
            [picture, looks = m_selection.looks(), steps = m_selection.steps(), step = m_selection.step()] {
                return Result<Figure>(drawStep(*picture, looks, steps, step));
            },
            rememberedFigure(FigureKind::Studio).look};
    const HeatmapDataPtr data = m_work->centre()->page()->focusData();
    if (data && m_selection.allHeads()) {
        FigureRequest request;
        request.tensors = {data->tensor.toStdString()};
        request.batch = m_selection.batch();
        request.sheet = true;
        request.until = viewOf(*m_computed, m_selection).step;
        request.looks = m_selection.looks();
        const auto plans = planFigures(*m_computed, request);
        if (plans && plans->size() == 1)
            return FigureToCopy{[computed = m_computed, request, plan = plans->front()] {
                                    return drawFigure(*computed, request, plan);
                                },
                                FigureLook()};
    }
    if (data)
        return FigureToCopy{[computed = m_computed, data] {
                                return Result<Figure>(Figure{tensorWords(*computed, data->tensor.toStdString()),
                                                             {FigureMap{data, {}, {}}}});
                            },
                            FigureLook()};
    return std::nullopt;
}

void MainWindow::copyPicture()
{
    if (const auto figure = figureToCopy())
        copier()->copyFigure(figure->figure, figure->look);
}

// The export buttons can be dragged out of the window; those of studios are built later than the others.
void MainWindow::followHandles()
{
    if (!m_figureDrag) {
        const auto source = [this]() -> std::optional<FigureDrag::Source> {
            auto figure = m_computed ? figureToCopy() : std::nullopt;
            return figure ? std::optional(FigureDrag::Source{std::move(*figure), m_document.title()}) : std::nullopt;
        };
        m_figureDrag = new FigureDrag(source, this);
        connect(m_figureDrag, &FigureDrag::refused, m_notice, &NoticeBar::showError);
        connect(m_figureDrag, &FigureDrag::noted, m_notice, &NoticeBar::showWarning);
    }
    for (QObject* shown : m_export->associatedObjects())
        if (auto* button = qobject_cast<QAbstractButton*>(shown))
            m_figureDrag->addHandle(button);
}

void MainWindow::exportFigure()
{
    if (!showsModel())
        return presentExport(m_exportDialog);
    if (auto picture = modelPicture()) {
        exportDialog(m_exportDialog)->setPicture(std::move(picture));
        m_exportDialog->present();
    }
}

// All heads of the model, as the page shows them.
std::optional<ExportedPicture> MainWindow::modelPicture() const
{
    const PagePicturePtr picture = showsModel() && !showsStartPage() ? m_models->session()->picture() : nullptr;
    return picture ? std::optional(gridPicture(picture, m_selection.ghost(), m_document.scene(),
                                               !m_document.filePath().isEmpty()))
                   : std::nullopt;
}

void MainWindow::followModelExport()
{
    if (!m_exportDialog || !m_exportDialog->isVisible())
        return;
    if (auto picture = modelPicture())
        m_exportDialog->setPicture(std::move(picture));
    else if (m_exportDialog->showsModel())
        m_exportDialog->close();
}

std::vector<Handout> MainWindow::handouts() const
{
    if (showsModel()) {
        const PagePicturePtr picture = m_models->session()->picture();
        return picture ? std::vector{modelHandout(*picture, m_selection.ghost(), shownName())} : std::vector<Handout>();
    }
    if (!m_computed)
        return {};
    if (!tellsStep() || !m_lessonPanel)
        return handoutPages(m_computed, m_selection, m_document.title());
    const QStringList marks = tr("“ ”", "quotation marks round a word").split(QLatin1Char(' '));
    const Quotes quotes{marks.front().toStdString(), marks.back().toStdString()};
    QString text = m_lessonPanel->text()->words(quotes);
    ProseView asked;
    for (const ClassPart& part : classStep(*m_play).parts) { // with the question
        if (part.lead.isEmpty() || part.does != ClassPart::Does::Ask)
            continue;
        asked.setProse(part.prose);
        asked.setComputed(m_computed, m_selection.digits(), nextTokens());
        text += QStringLiteral("\n%1: %2").arg(part.lead, asked.words(quotes));
    }
    return handoutPages(
        m_computed, m_selection,
        m_play->words(m_play->lesson().title) + QStringLiteral(": ") + m_play->words(m_play->step().title), text);
}

void MainWindow::print()
{
    const std::vector<Handout> pages = handouts();
    if (pages.empty())
        return tell(tr("Nothing to print yet. The computation is still running."));
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setFullPage(true); // the page has its own margins
    printer.setDocName(shownName());
    QPrintDialog dialog(&printer, this);
    dialog.setWindowTitle(tr("Print"));
    auto* words =
        new PlainLabel(showsModel() ? tr("One page, with all heads of all layers.") : printWords(pages), &dialog);
    words->setMargin(8);
    if (auto* column = qobject_cast<QBoxLayout*>(dialog.layout()))
        column->insertWidget(0, words);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QPainter painter;
    if (!painter.begin(&printer))
        return m_notice->showError(tr("Could not print: check the printer, or whether the folder is writable."));
    waitFor(Journal::untilKept()); // a fault of what draws here would take the edits along
    FontlessLetters letters;
    const double dots = printer.resolution() / 72.0; // a point
    painter.scale(dots, dots);
    bool first = true;
    for (const Handout& page : pages) {
        if (!std::exchange(first, false))
            printer.newPage();
        paintHandout(painter, printer.pageLayout().fullRect(QPageLayout::Point).size(), page);
    }
    painter.end();
    tell(printer.outputFileName().isEmpty() ? tr("Printed.") : wroteSentence(printer.outputFileName()));
    if (const QString sentence = letters.sentence(); !sentence.isEmpty())
        m_notice->showWarning(sentence);
}

template <class Dialog> Dialog* MainWindow::exportDialog(Dialog*& dialog)
{
    if (!dialog) {
        dialog = new Dialog(&m_document, &m_selection, this);
        connect(dialog, &ExportFrame::reported, this, &MainWindow::tell);
        connect(dialog, &ExportFrame::noted, m_notice, &NoticeBar::showWarning);
    }
    return dialog;
}

template <class Dialog> void MainWindow::presentExport(Dialog*& dialog)
{
    if (!m_computed)
        return;
    exportDialog(dialog)->setComputed(m_computed);
    if constexpr (std::is_same_v<Dialog, ExportDialog>)
        dialog->setPicture(exportedPicture());
    else
        dialog->setPicture(studioPicture());
    dialog->present();
}

void MainWindow::exportData()
{
    if (!m_dataExport) {
        m_dataExport =
            new DataExport({[this] { return m_computed; },
                            [this] {
                                const HeatmapDataPtr data = m_work->centre()->page()->focusData();
                                return data ? data->tensor.toStdString() : std::string();
                            },
                            [this] { return startFolder(m_document); },
                            [this]() -> std::function<bool()> {
                                return [device = m_computeOn.device()] { return !device || device->isLost(); };
                            }},
                           this);
        connect(m_dataExport, &DataExport::written, this, &MainWindow::tellWritten);
    }
    m_dataExport->present();
}

void MainWindow::presentSheets()
{
    if (!m_sheets) {
        m_sheets = new SheetsDialog([this] { return m_document.sceneWithView(); },
                                    QDir(startFolder(m_document)).filePath(tr("sheets")), this);
        connect(m_sheets, &SheetsDialog::written, this, &MainWindow::tell);
        connect(m_sheets, &SheetsDialog::noted, m_notice, &NoticeBar::showWarning);
    }
    m_sheets->present();
}

// With the command that draws it as the studio opens.
std::optional<ExportedPicture> MainWindow::exportedPicture() const
{
    auto picture = studioPicture();
    if (!picture)
        return std::nullopt;
    if (const auto* compare = qobject_cast<const CompareStudio*>(m_work->studio()))
        return ExportedPicture{std::move(*picture), compare->command()};
    PictureCommand command; // none of a studio that draws nothing until something is chosen there
    if (const std::string id = picture->id.toStdString();
        std::ranges::find(figure_studios, id) != std::end(figure_studios))
        command = {.options = {"--studio", id},
                   .note = tr("The command draws the studio with its initial settings, without your changes.")};
    return ExportedPicture{std::move(*picture), std::move(command)};
}

std::optional<SteppedFigure> MainWindow::studioPicture() const
{
    const Studio* studio = m_work->studio();
    return studio && m_computed && studio->unavailable(*m_computed).isEmpty() ? studio->picture() : std::nullopt;
}

void MainWindow::followPicture()
{
    if (m_presenter)
        m_presenter->refresh();
    if (m_exportDialog && m_exportDialog->isVisible())
        m_exportDialog->setPicture(exportedPicture());
    if (m_stepsDialog && m_stepsDialog->isVisible())
        m_stepsDialog->setPicture(studioPicture());
}

void MainWindow::followExports()
{
    if (m_exportDialog && m_exportDialog->isVisible())
        m_exportDialog->setComputed(m_computed);
    if (m_stepsDialog && m_stepsDialog->isVisible())
        m_stepsDialog->setComputed(m_computed);
    if (m_dataExport && m_dataExport->isVisible())
        m_dataExport->follow();
}

bool MainWindow::mayStopExports()
{
    if (!(m_dataExport && m_dataExport->isWriting()) && !(m_exportDialog && m_exportDialog->isWriting()) &&
        !(m_stepsDialog && m_stepsDialog->isWriting()) && !(m_sheets && m_sheets->isWriting()))
        return true;
    PlainQuestion question(tr("Export in progress"), tr("An export is still running. Closing the window cancels it."),
                           QMessageBox::NoButton, this);
    const QPushButton* stop = question.addButton(tr("Cancel export"), QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(tr("Keep exporting"), QMessageBox::RejectRole));
    question.setEscapeButton(question.defaultButton());
    question.exec();
    return question.clickedButton() == stop;
}

void MainWindow::closeExports()
{
    if (m_exportDialog)
        m_exportDialog->close();
    if (m_stepsDialog)
        m_stepsDialog->close();
}

} // namespace attn

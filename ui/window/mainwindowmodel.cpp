// SPDX-License-Identifier: GPL-3.0-or-later
// Trained models in the window: opening one, and moving between its page and its open layer.
#include "core/model/model.h"
#include "ui/document/recentfiles.h"
#include "ui/document/scenefiles.h"
#include "ui/export/modelwriter.h"
#include "ui/kit/filechooser.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/writerpanel.h"
#include "ui/model/benchstrip.h"
#include "ui/model/continuebox.h"
#include "ui/model/modelview.h"
#include "ui/present/presenter.h"
#include "ui/theme/icons.h"
#include "ui/timebar/timebar.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modelroom.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QVBoxLayout>

namespace attn {

bool MainWindow::showsModel() const { return m_models && m_models->showsPage(); }

void MainWindow::buildModelMenu(QMenu* file)
{
    QMenu* menu = file->addMenu(tr("Open a mod&el"));
    QAction* tiny = addAction(menu, tr("&tiny, the small built-in model"), {}, [this] {
        m_models->open(QString::fromUtf8(tiny_model.data(), qsizetype(tiny_model.size())));
    });
    tiny->setVisible(shipsTinyModel());
    QAction* folder = addAction(menu, tr("Hugging Face &folder…"), QKeySequence(QStringLiteral("Ctrl+Shift+O")),
                                [this] { chooseModel(true); });
    QAction* single = addAction(menu, tr("&GGUF or safetensors file…"), {}, [this] { chooseModel(false); });
    menu->addSeparator();
    m_reopenModel = addAction(menu, tr("&Reopen model"), {}, [this] { m_models->reopen(); });
    m_reopenModel->setEnabled(false);
    for (QAction* action : {tiny, folder, single, m_reopenModel})
        setSearchWords(action, tr("trained model GPT-2 BERT Llama transformer next token induction head"));
}

// Moving from the page to a layer and back, and the keys of the heads.
void MainWindow::buildModelPlaces(QMenu* stage)
{
    stage->addSeparator();
    const auto onPage = [this, stage](const QString& text, const std::function<void()>& slot, const QString& words) {
        QAction* action = addAction(stage, text, {}, slot);
        action->setEnabled(false);
        setSearchWords(action, words);
        m_onPage.push_back(action);
    };
    onPage(
        tr("Open this &layer"), [this] { m_models->toBench(m_models->view()->focused()); },
        tr("open edit layer model bench"));
    onPage(
        tr("Turn head o&ff or on"), [this] { m_models->switchHead(m_models->view()->focused()); },
        tr("ablate ablation head off on model"));
    onPage(
        tr("Add next &token to the text"), [this] { m_models->view()->continuation()->add(); },
        tr("generate continue word by word sampling temperature top-k top-p"));
    m_toModel = addAction(stage, tr("&Back to the model page"), QKeySequence(QStringLiteral("Ctrl+M")),
                          [this] { m_models->toPage(); });
    setSearchWords(m_toModel, tr("all heads all layers next token model page"));
    m_toModel->setEnabled(false);
}

void MainWindow::buildModelActions()
{
    buildModelExports();
    m_models = new ModelRoom(&m_document, &m_selection, m_toModel, m_exportModel, this);
    connect(m_models, &ModelRoom::built, this, &MainWindow::placeModel);
    connect(m_models, &ModelRoom::opened, this, &MainWindow::openModelPage);
    connect(m_models, &ModelRoom::placeChanged, this, [this] {
        if (m_status && !showsStartPage())
            showWork();
    });
    connect(m_models, &ModelRoom::benchReached, this, [this](std::optional<Cell> cell) {
        m_newScene = false;
        // After the layer is shown: until then the cells are others.
        connect(
            this, &MainWindow::shown, this,
            [this, cell] {
                if (cell)
                    m_selection.setChosen(cell);
                m_work->centre()->takeFocus();
            },
            Qt::SingleShotConnection);
    });
    connect(m_models->session(), &ModelSession::pictured, this, &MainWindow::showNextTokens);
    connect(m_models, &ModelRoom::pictureChanged, this, &MainWindow::followModelPicture);
    connect(m_models, &ModelRoom::filesChanged, this,
            [this](const QString& sentence) { m_notice->showWithAction(sentence, m_reopenModel); });
    connect(m_models, &ModelRoom::reopened, m_notice, &QWidget::hide);
    connect(m_models, &ModelRoom::described, this, &MainWindow::tellModel);
    connect(m_models, &ModelRoom::working, this, [this](const QString& words) { m_status->showMessage(words); });
    connect(m_models, &ModelRoom::reported, this, &MainWindow::tell);
    connect(m_models, &ModelRoom::failed, this, [this](const QString& sentence) {
        m_notice->showError(sentence);
        if (m_models->isBuilt() && m_models->view()->isVisible() && !m_models->hasPage()) // it was waited for
            showStartPage();
    });
}

void MainWindow::placeModel()
{
    const int place = m_column->indexOf(m_work);
    m_column->insertWidget(place, m_models->strip());
    m_column->insertWidget(place, m_models->view(), 1);
}

void MainWindow::chooseModel(bool folder)
{
    const QString from = startFolder(m_document);
    const QString path =
        folder ? chooseFolder(this, tr("Open a model folder"), from)
               : chooseFileToOpen(this, tr("Open a model"), from, tr("Models (*.gguf *.safetensors);;All files (*)"));
    if (!path.isEmpty())
        m_models->open(path);
}

ModelWriter* MainWindow::modelWriter()
{
    if (!m_modelWriter) {
        m_modelWriter = new ModelWriter(this);
        connect(m_modelWriter, &ModelWriter::done, this, &MainWindow::tellWritten);
        connect(m_modelWriter, &ModelWriter::noted, m_notice, &NoticeBar::showWarning);
        connect(m_modelWriter, &ModelWriter::failed, m_notice, &NoticeBar::showError);
    }
    return m_modelWriter;
}

QString MainWindow::askForModelFile(const QString& title, const QString& name, const QString& kinds)
{
    const PagePicturePtr picture = m_models->session()->picture();
    return !picture ? QString()
                    : chooseFileToSave(this, title,
                                       QDir(startFolder(m_document)).filePath(fileNameFor(picture->model.name, name)),
                                       kinds);
}

void MainWindow::buildModelExports()
{
    const auto add = [this](QAction* action, const std::function<void()>& slot) {
        connect(action, &QAction::triggered, this, slot);
        action->setEnabled(false);
        setSearchWords(action, tr("model export save layers weights"));
        m_modelExports.push_back(action);
    };
    m_exportModel = new QAction(icon(QStringLiteral("export")), tr("All &heads of the model…"), this);
    add(m_exportModel, [this] { exportFigure(); });
    add(new QAction(tr("&Arrays of all layers…"), this), [this] {
        const QString path =
            askForModelFile(tr("Arrays of all layers"), QStringLiteral(".npz"), tr("Arrays (*.npz *.safetensors)"));
        if (!path.isEmpty())
            modelWriter()->writeArrays(m_document.sharedScene(), path);
    });
    add(new QAction(tr("&Weights of current layer…"), this), [this] {
        const int layer = m_models->view()->focused().layer;
        const QString path =
            askForModelFile(tr("Weights of layer %1").arg(layer), QStringLiteral("_layer%1.safetensors").arg(layer),
                            tr("Tensors (*.safetensors)"));
        if (!path.isEmpty())
            modelWriter()->writeWeights(m_document.sharedScene(), layer, path);
    });
}

// The model is read and its first text cut.
void MainWindow::openModelPage(const Scene& page)
{
    if (!m_files->mayReplace())
        return;
    m_work->closeStudio(); // of the scene before
    m_document.open(page, {});
    if (page.model->path != tiny_model) {
        const QString path = QString::fromStdString(page.model->path);
        rememberFile(path, QFileInfo(path).fileName()); // the sentence cannot be reopened
        fillRecentMenu();
    }
    showOpened(true);
    m_models->view()->takeFocus();
}

// Adapts keys and lines: for the page of a model, one of its open layers, or neither.
void MainWindow::followModel()
{
    const bool bench = m_models->hasPage() && !m_models->showsPage() && !showsStartPage();
    if (m_models->isBuilt())
        m_models->strip()->setVisible(bench);
    m_toModel->setEnabled(bench && !m_document.hasGuest());
    const bool page = showsModel() && !showsStartPage();
    m_reopenModel->setEnabled(m_models->hasPage() && !m_document.hasGuest() && !showsStartPage());
    for (QAction* action : m_onPage)
        action->setEnabled(page);
    followModelPicture();
    if (!page) {
        if (bench)
            m_recompute.request(m_document.now().scene, m_document.now().plan);
        return;
    }
    for (QAction* action : m_onModel)
        action->setEnabled(true);
    m_timeBar->hide();
    m_status->clearSizes();
    m_status->setBackend({}, {});
    m_models->view()->takeFocus();
}

// Exports follow what is shown: none before the first pass, or while the last one is outdated.
void MainWindow::followModelPicture()
{
    const bool page = showsModel() && !showsStartPage();
    const bool there = m_models->session()->picture() && !m_models->session()->isStale();
    if (m_presenter)
        m_presenter->refresh();
    for (QAction* action : m_modelExports) {
        action->setEnabled(page && there);
        action->setToolTip(!page   ? tr("Available only on a model page")
                           : there ? action->iconText()
                                   : tr("Not computed yet"));
    }
    if (page)
        m_export->setEnabled(there);
    followModelExport();
}

NextPiecesPtr MainWindow::nextTokens() const
{
    const PagePicturePtr picture = m_models->hasPage() ? m_models->session()->picture() : nullptr;
    return picture ? picture->nextPieces : nullptr;
}

// To a lesson's goal and to the numbers in its texts, where one is played, written or shown to a class.
void MainWindow::showNextTokens()
{
    if (playsLesson())
        m_play->setNext(nextTokens());
    if (writesLesson() && m_computed)
        m_writerPanel->setComputed(m_computed, m_selection.digits(), nextTokens());
    if (m_presenter)
        m_presenter->setNext(nextTokens());
}

void MainWindow::tellModel(const QString& sentence, const QString& query, const QString& key)
{
    if (showsModel() && !showsStartPage())
        m_status->setCell(sentence, query, key);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Another language while the program runs: the window is rebuilt around the same work, so that nothing stays in the old
// language.
#include "core/lessons/steps.h"
#include "ui/editors/editorpanel.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/kit/choicemenu.h"
#include "ui/language/language.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/present/presenter.h"
#include "ui/studios/studio.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/motion.h"
#include "ui/window/actionpalette.h"
#include "ui/window/helpdock.h"
#include "ui/window/mainwindow.h"
#include "ui/window/rescue.h"
#include "ui/window/workarea.h"

#include <QMenu>
#include <QSettings>

#include <utility>

namespace attn {

void MainWindow::buildLanguageMenu(QMenu* view)
{
    std::vector<MenuChoice> choices;
    for (const QString& code : attn::languages())
        choices.push_back({languageName(code), code});
    QMenu* menu = view->addMenu(tr("&Language"));
    setSearchWords(menu->menuAction(), settingsWords());
    m_languages = addChoices(menu, choices, [this](const QVariant& code) {
        checkChoice(m_languages, language()); // until it is spoken
        Q_EMIT languageAsked(code.toString());
    });
    checkChoice(m_languages, language());
}

std::unique_ptr<MainWindow> MainWindow::inLanguage(std::unique_ptr<MainWindow> before, const QString& code)
{
    if (code == language() || !before->mayStopExports())
        return before;
    rememberLanguage(code);
    QSettings().remove(QStringLiteral("lessonLanguage")); // lessons follow
    before->endWhatIfs();
    delete before->m_presenter;
    before->closeExports();
    if (before->m_help)
        before->m_help->shut(); // the panels are as they are without it
    const bool at_start = before->showsStartPage();
    const QString studio = before->m_work->studio() ? before->m_work->studio()->id() : QString();
    std::optional<Lesson> lesson;
    QString lessonName;
    int step = 0;
    if (before->playsLesson()) {
        lesson = before->m_play->lesson();
        lessonName = before->m_play->idOrPath();
        step = before->m_play->number();
        before->m_play->close(); // saves its progress
    }
    const bool writes = before->writesLesson(); // or wrote what was tried out
    if (writes) {
        lesson.reset();
        before->m_writer->suspend();
        before->m_document.closeGuest();
    }
    const auto view = lesson || writes ? before->m_document.scene().view : before->m_work->view(); // of the own scene

    const ThemeName theme = currentTheme(); // the desktop's, if none was chosen
    const bool reduced = reducedMotion();
    speak(code);
    auto window = std::make_unique<MainWindow>(std::function<void()>(), nullptr, std::move(before->m_ownDocument));
    window->showTheme(theme, textScale());
    window->reduceMotion(reduced);
    window->takeFrom(*before);
    before.reset(); // releases the document before it changes
    window->m_document.showAgain(view);
    if (lesson)
        window->playLesson(*lesson, lessonName);
    if (lesson && window->playsLesson() && window->m_play->number() != step)
        window->m_play->goTo(step); // of a lesson that was read to its end, too
    if (writes)
        window->m_writer->resume();
    if (at_start)
        window->showStartPage();
    else
        window->showWork();
    window->updateTitle();
    window->beginComputeOn();
    if (!studio.isEmpty())
        connect(
            window.get(), &MainWindow::shown, window.get(),
            [self = window.get(), studio] { self->m_work->openStudio(studio); }, Qt::SingleShotConnection);
    window->show();
    return window;
}

void MainWindow::takeFrom(MainWindow& before)
{
    m_opened = before.m_opened;
    m_wantedBackend = before.m_computeOn.chosen();
    m_selection.setRange(before.m_selection.range());
    m_selection.setColorMap(before.m_selection.colorMap());
    m_selection.setDigits(before.m_selection.digits());
    m_selection.setPooling(before.m_selection.pooling());
    m_selection.setGhost(before.m_selection.ghost());
    restoreGeometry(before.saveGeometry());
    m_work->restorePanels(before.m_work->savedPanels());
    const auto* embeddings = before.m_work->editors()->findChild<EmbeddingsPanel*>();
    m_work->editors()->findChild<EmbeddingsPanel*>()->choose(embeddings->shownTensor());
    m_writer = std::exchange(before.m_writer, nullptr); // with unsaved edits and history
    if (m_writer) {
        disconnect(m_writer, nullptr, &before, nullptr);
        m_writer->setParent(this);
        lessonWriter();
    }
    if (!before.m_rescue)
        return;
    m_rescue = std::move(before.m_rescue);
    disconnect(m_rescue.get(), nullptr, &before, nullptr);
    followRescue();
    m_rescue->moveTo(m_files, [this] { return makeRestoreBar(); });
    fillKeptMenu();
    watchFile();
}

} // namespace attn

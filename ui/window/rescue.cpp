// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rescue.h"

#include "ui/document/document.h"
#include "ui/document/recentfiles.h"
#include "ui/document/scenefiles.h"
#include "ui/kit/plainquestion.h"
#include "ui/language/said.h"
#include "ui/window/offerbar.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

QString nameOf(const LostWork& work)
{
    const QString name = named(work.filePath().isEmpty() ? work.title() : QFileInfo(work.filePath()).fileName());
    return work.state->written ? Rescue::tr("Lesson %1").arg(name) : name;
}

// Always with the time of day: it distinguishes edits of one evening.
QString whenEdited(const LostWork& work, const QDateTime& now)
{
    const QDateTime edited = work.edited();
    const QString when = whenOpened(edited, now);
    return edited.date() == now.date() ? when : when + edited.toString(QStringLiteral(", HH:mm"));
}

} // namespace

Rescue::Rescue(Document* document, SceneFiles* files, const QString& folder, std::function<RestoreBar*()> makeBar,
               QObject* parent)
    : QObject(parent), m_document(document), m_files(files), m_makeBar(std::move(makeBar)), m_folder(folder),
      m_journal(document, folder)
{
    connect(&m_journal, &Journal::protectionChanged, this, [this](const QString& whyNot) {
        m_whyUnprotected = whyNot;
        tellProtection();
    });
    m_search.request([this, folder](const StopToken&) -> std::function<void()> {
        return [this, found = findLostWork(folder)] {
            m_offered = found;
            offer();
            Q_EMIT searched();
        };
    });
}

void Rescue::moveTo(SceneFiles* files, std::function<RestoreBar*()> makeBar)
{
    m_files = files;
    m_makeBar = std::move(makeBar);
    m_bar = nullptr; // the other window's
    offer();
    if (!m_whyUnprotected.isEmpty())
        tellProtection();
}

void Rescue::tellProtection()
{
    Q_EMIT unprotected(
        m_whyUnprotected.isEmpty()
            ? QString()
            : tr("Edits are not protected against a crash (%1). Save to keep them.").arg(m_whyUnprotected));
}

void Rescue::offer()
{
    if (m_offered.empty()) {
        if (m_bar)
            m_bar->hide();
        return;
    }
    if (!m_bar) {
        m_bar = m_makeBar();
        connect(m_bar, &RestoreBar::chosen, this, [this](int number) {
            m_chosen = std::size_t(number);
            offer();
        });
        connect(m_bar, &RestoreBar::restoreAsked, this, &Rescue::restore);
        connect(m_bar, &RestoreBar::savedAsked, this, &Rescue::openSaved);
        connect(m_bar, &RestoreBar::discardAsked, this, &Rescue::discard);
        connect(m_bar, &RestoreBar::discardAllAsked, this, &Rescue::discardAll);
        connect(m_bar, &RestoreBar::folderAsked, this,
                [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_folder)); });
    }
    m_chosen = std::min(m_chosen, m_offered.size() - 1);
    const QDateTime now = QDateTime::currentDateTime();
    QStringList entries;
    for (const LostWork& work : m_offered)
        entries << entryOf(work, now);
    m_bar->offer(entries, static_cast<int>(m_chosen), offerOf(chosen(), now, m_offered.size() - 1), chosen().hasSaved(),
                 chosen().whyNot.empty(), chosen().is == LostWork::Journal::Whole);
}

void Rescue::removeChosen()
{
    m_offered.erase(m_offered.begin() + static_cast<std::ptrdiff_t>(m_chosen));
    offer();
}

void Rescue::restore()
{
    m_waits.clear();
    if (m_offered.empty() || !chosen().whyNot.empty())
        return;
    const LostWork work = chosen();
    if (work.lesson ? !m_restoreLesson || !m_restoreLesson(work) : !m_files->mayReplace())
        return;
    if (!work.lesson)
        m_journal.restore(work);
    removeChosen();
    tellOpened(work);
}

// Also reports what was put aside for it without asking.
void Rescue::tellOpened(const LostWork& work)
{
    QString sentence = work.hasSaved() ? tr("Edits restored as one step. Undo returns to the saved version.")
                       : work.lesson   ? tr("Edits restored.")
                                       : tr("Edits restored. Undo now starts from here.");
    if (const QString waits = std::exchange(m_waits, {}); !waits.isEmpty())
        sentence += QLatin1Char(' ') + waits;
    if (!work.lesson)
        Q_EMIT opened();
    Q_EMIT reported(sentence);
}

bool Rescue::putAside()
{
    if (!m_document->isModified())
        return true;
    const OwnWork own = m_document->own();
    const std::string path = QFile::encodeName(own.filePath).toStdString();
    const FileMark mark = fileMark(path);
    // Cells hidden from a class are work, too.
    if (!keep({m_document->hasGuest() ? *own.scene : m_document->sceneWithView(), path, own.lessonId.toStdString(),
               mark.bytes, mark.ms, QDateTime::currentMSecsSinceEpoch()}))
        return false;
    m_waits = tr("Your previous scene is kept: File › Unsaved work.");
    Q_EMIT reported(m_waits);
    return true;
}

bool Rescue::keep(KeptState state)
{
    auto work = keepWork(std::move(state), m_folder);
    if (!work)
        return false;
    m_aside.insert(m_aside.begin(), std::move(*work));
    Q_EMIT asideChanged();
    return true;
}

void Rescue::takeBack(std::size_t number)
{
    m_waits.clear();
    if (number >= m_aside.size())
        return;
    const LostWork work = m_aside[number];
    if (!m_files->mayReplace()) // which may put the open scene aside
        return;
    m_journal.restore(work);
    std::erase_if(m_aside, [&](const LostWork& other) { return other.journal == work.journal; });
    Q_EMIT asideChanged();
    tellOpened(work);
}

void Rescue::openSaved()
{
    if (m_offered.empty())
        return;
    const LostWork work = chosen();
    const bool done = work.filePath().isEmpty() ? m_files->openLesson(QString::fromStdString(work.state->lesson))
                                                : m_files->openFile(work.filePath());
    if (done)
        Q_EMIT opened();
}

void Rescue::discard()
{
    if (m_offered.empty())
        return;
    chosen().journal->remove();
    removeChosen();
}

void Rescue::discardAll()
{
    PlainQuestion question(tr("Discard all"), tr("Delete all unsaved work in the list?"),
                           QMessageBox::Discard | QMessageBox::Cancel, m_bar->window());
    question.setInformativeText(tr("You cannot undo this."));
    question.setDefaultButton(QMessageBox::Cancel);
    if (question.exec() != QMessageBox::Discard)
        return;
    for (const LostWork& work : m_offered)
        work.journal->remove();
    m_offered.clear();
    offer();
}

QString offerOf(const LostWork& work, const QDateTime& now, std::size_t more)
{
    const QString path = named(QDir::toNativeSeparators(work.filePath()));
    if (work.is == LostWork::Journal::Later)
        return Rescue::tr("%1 contains unsaved work from a newer version of AttnScope. Open it with that version.")
            .arg(path);
    if (work.is == LostWork::Journal::Damaged)
        return Rescue::tr("%1 should contain unsaved work, but the file is damaged and cannot be read.").arg(path);
    QString sentence =
        Rescue::tr("%1 was not saved when AttnScope stopped. Last edit: %2.").arg(nameOf(work), whenEdited(work, now));
    if (work.savedSince)
        sentence += QLatin1Char(' ') + (work.hasSaved() ? Rescue::tr("The file has changed since then.")
                                                        : Rescue::tr("The file no longer exists."));
    if (!work.whyNot.empty())
        sentence +=
            QLatin1Char(' ') + Rescue::tr("The edits cannot be restored right now (%1). You can try again later.")
                                   .arg(QString::fromStdString(work.whyNot));
    if (more > 0)
        sentence += QLatin1Char(' ') + (Rescue::tr("%n more in the list.", nullptr, int(more)));
    return sentence;
}

QString entryOf(const LostWork& work, const QDateTime& now)
{
    const QString what = work.is == LostWork::Journal::Later     ? Rescue::tr("From a newer version")
                         : work.is == LostWork::Journal::Damaged ? Rescue::tr("Damaged")
                                                                 : nameOf(work);
    return Rescue::tr("%1: %2", "a scene or a lesson, and when it was edited").arg(what, whenEdited(work, now));
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps edits through a crash: the journal of a window's edits, and the offer to restore those that earlier windows
// could not save, or that another scene replaced. Deletes nothing before the user has decided.
#pragma once

#include "ui/document/journal.h"
#include "ui/document/lostwork.h"
#include "ui/threads/background.h"

#include <QObject>

#include <functional>
#include <vector>

namespace attn {

class RestoreBar;
class SceneFiles;

class Rescue : public QObject {
    Q_OBJECT

public:
    // `makeBar` adds a bar to the window; called only when there is something to offer, which is rare.
    Rescue(Document* document, SceneFiles* files, const QString& folder, std::function<RestoreBar*()> makeBar,
           QObject* parent);

    Journal* journal() { return &m_journal; }
    const std::vector<LostWork>& offered() const { return m_offered; } // the newest first; the bar lists them

    // Unsaved edits of this document that another scene has replaced, newest first.
    const std::vector<LostWork>& aside() const { return m_aside; }
    bool putAside();            // the document's edits; false: they are not on the disk
    bool keep(KeptState state); // any other work
    void takeBack(std::size_t number);
    // Opens a lesson that was written, with its journal; false: it did not.
    void restoreLessonsBy(std::function<bool(const LostWork& work)> restore) { m_restoreLesson = std::move(restore); }
    const QString& folder() const { return m_folder; }
    // To a window that takes the place of the one it was made for.
    void moveTo(SceneFiles* files, std::function<RestoreBar*()> makeBar);

Q_SIGNALS:
    void asideChanged();
    void searched();                           // the offers are known
    void opened();                             // the document has another scene
    void reported(const QString& sentence);    // what became of the steps that made it
    void unprotected(const QString& sentence); // edits are not kept; empty: they are now

private:
    void tellProtection();
    void offer(); // what is left, the chosen one in words
    const LostWork& chosen() const { return m_offered[m_chosen]; }
    void removeChosen(); // from the offers
    void restore();
    void tellOpened(const LostWork& work);
    void openSaved();
    void discard();
    void discardAll();

    Document* m_document;
    SceneFiles* m_files;
    std::function<RestoreBar*()> m_makeBar;
    std::function<bool(const LostWork& work)> m_restoreLesson;
    RestoreBar* m_bar = nullptr;
    const QString m_folder;
    std::vector<LostWork> m_offered, m_aside;
    std::size_t m_chosen = 0; // among the offers
    QString m_waits;          // the last work put aside, in words, until reported
    QString m_whyUnprotected; // why edits are not kept; else empty
    Journal m_journal;
    Background m_search;
};

// "Causal attention was not saved when AttnScope ended. Its last edit: today, 14:02."
QString offerOf(const LostWork& work, const QDateTime& now, std::size_t more);
// For a list of them: "Causal attention: yesterday, 14:02".
QString entryOf(const LostWork& work, const QDateTime& now);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The one open scene with its file name and its undo history. Only the steps of the history write the scene; it is
// told when the history has arrived, so that a way of a hundred steps is shown once.
#pragma once

#include "core/base/result.h"
#include "core/base/say.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"
#include "ui/document/change.h"
#include "ui/document/openfile.h"

#include <QTimer>
#include <QUndoGroup>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace attn {

class UndoStep;

// A scene and what plan() says of it, both as they are for good.
struct PlannedScene {
    std::shared_ptr<const Scene> scene;
    std::shared_ptr<const Plan> plan;                     // null where a scene was opened that cannot be planned
    std::string language = std::string(spokenLanguage()); // of the plan's words
};

// What a step of the history is made of. Steps with the same non-empty `mergeKey` that follow each other become one.
struct StepParts {
    QString text;
    PlannedScene after;
    Change change;
    QString mergeKey;
};

// What belongs to the person who opened it, whatever a lesson shows meanwhile.
struct OwnWork {
    std::shared_ptr<const Scene> scene;
    QString filePath, lessonId, title;
    bool modified = false;
};

class Document : public OpenFile {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);

    const Scene& scene() const { return *m_now.scene; }
    const PlannedScene& now() const { return m_now; }
    std::shared_ptr<const Scene> sharedScene() const { return m_now.scene; } // stays as it is while edits go on
    QUndoStack* undoStack() { return m_undoStack; }                          // of the scene that is shown
    QUndoGroup* history() { return &m_history; } // the same, for those who watch it: it changes with guests
    // As it was opened, and as it was before the last step of the history that is done; null where none is.
    const std::shared_ptr<const Scene>& openedScene() const { return m_openedScene; }
    std::shared_ptr<const Scene> sceneBeforeLastStep() const;
    // To compare with: as openedScene(), null too where another layer of a model is shown than the one that was opened.
    std::shared_ptr<const Scene> layerAsOpened() const;
    QString lastStep() const;                              // its name; empty where there is none
    const QString& lessonId() const { return m_lessonId; } // empty: not a lesson
    QString displayName() const;                           // as the title bar has it: the file's name, else the title
    QString title() const;                                 // the scene's title, else the file's name, else "Untitled"
    // The person's own scene has what its file has not: edits, other numbers hidden from a class, or there is no file any more.
    bool isModified() const { return own().modified || m_fileGone || hidesOthers(); }
    bool isEdited() const { return !m_undoStack->isClean(); } // the one that is shown
    // Whether what is shown is another scene than the one that was opened, saved since or not.
    bool differsFromOpened() const;
    OwnWork own() const;

    // Replaces the scene and the history; not undoable. `mark`: contentMark of what the scene was read from; without it
    // the file is what the scene was read from as it is now.
    void open(Scene scene, const QString& filePath, const QString& lessonId = {},
              const std::optional<QByteArray>& mark = {});
    // The same for a scene with edits that were never saved: it is modified, and saving writes `filePath`.
    // `saved`: what is there without them; undo then leads to it. `savedSince`: that is not what the edits began with.
    void restore(Scene scene, const std::shared_ptr<const Scene>& saved, const QString& filePath,
                 const QString& lessonId, bool savedSince = false);
    // Shows a scene as a guest, as the steps of a lesson are: with a history of its own, never saved, never called modified.
    // The person's own scene waits with its history, and comes back as it was. Another guest takes the place of the first.
    void openGuest(Scene scene);
    // The same, but the caller owns the history and adds its own steps to it; `make` is called on each edit. `opened`: the guest
    // before its edits.
    using MakeStep = std::function<std::unique_ptr<UndoStep>(StepParts parts)>;
    void lendHistory(QUndoStack* steps, MakeStep make);
    void lendGuest(std::shared_ptr<const Scene> scene, std::shared_ptr<const Scene> opened);
    void lendOpened(std::shared_ptr<const Scene> opened) { m_openedScene = std::move(opened); }
    void closeGuest();
    bool hasGuest() const { return m_waiting.has_value(); }
    // Asked before every edit of a guest; the sentence that comes back refuses it.
    using Guard = std::function<std::optional<std::string>(const Scene& before, const Scene& after)>;
    void guardGuestBy(Guard guard) { m_guard = std::move(guard); }
    // Puts what the file holds now in the place of the scene: one undoable step, and nothing is unsaved.
    std::optional<Error> takeFromFile(Scene scene, const QByteArray& mark);
    // Writes atomically, whatever the file holds (of a guest a copy); on an error nothing has changed. A lesson that was saved is a file from then on. Of a large
    // scene the window goes on painting, and input waits.
    std::optional<Error> save(const QString& filePath);

    // Asked at every save for where the person looks. It goes into the file alone: looking elsewhere is no edit.
    void setViewSource(std::function<std::optional<View>()> view) { m_view = std::move(view); }
    // What is hidden of the scene that is shown; nothing while another one is on its way. Asked at any time.
    using Hidden = std::optional<std::vector<CellBlock>>;
    void setHiddenSource(std::function<Hidden()> hidden) { m_hidden = std::move(hidden); }
    Scene sceneWithView() const; // as it would be saved now

    // The way every edit goes: pushes an undoable step named `text` that turns the scene into `after`. Steps with the
    // same non-empty `mergeKey` that follow each other become one (a drag, a spin box); a step that changes nothing is
    // not kept. Refuses, changing nothing, when plan(after) refuses: the error is for the control that asked. Also
    // refuses when it is called from a slot of changed(): the step before has not ended yet.
    std::optional<Error> edit(const QString& text, Scene after, Change change, const QString& mergeKey = {});
    // To a window that takes the place of another one: as if it was opened, with its history, and where the person looked.
    void showAgain(const std::optional<View>& view);
    // Shows another part of the same document, another layer of a model: no edit, so the history stays, and nothing is unsaved
    // by it.
    void turnTo(Scene scene);
    // What a step of the history needs: the scene, and the plan of it or of now.
    PlannedScene planned(std::shared_ptr<const Scene> scene) const;
    // Ends the current merge, so that the next edit with the same key is a step of its own (end of a drag).
    void endMerge();

Q_SIGNALS:
    void changed(attn::Change change);
    // An edit has taken away what was pinned of cells that are no more: "1 override of scores is gone with its cell."
    void pinsDropped(const QString& sentence);
    // For want of memory some still show the scene before; they are told again soon.
    void notShown(const QString& sentence);

private:
    friend class UndoStep;
    struct Prepared {
        std::unique_ptr<UndoStep> step; // null: nothing would change
        QString dropped;
    };
    Result<Prepared> prepared(const QString& text, Scene after, Change change, const QString& mergeKey);
    // Applies a step of the history, which may span several; `from`: the scene when the step was made.
    void take(const std::shared_ptr<const Scene>& from, PlannedScene scene, Change change);
    void addHistory(QUndoStack* steps);
    void tellTaken();
    void lookAt(const View& view);
    bool hidesOthers() const;
    void tellChanged(Change change);
    void show(PlannedScene scene); // all of it is another one, and the history is empty
    void makeWait();               // the person's own scene
    void tellOpened();
    void takeBackOwn();

    PlannedScene m_now; // its scene is never null; shared with the steps of the history
    std::shared_ptr<const Scene> m_openedScene;
    std::function<std::optional<View>()> m_view;
    std::function<Hidden()> m_hidden;
    QString m_lessonId;
    std::vector<CellBlock> m_hiddenInFile;
    struct Waiting { // behind a guest
        PlannedScene now;
        std::shared_ptr<const Scene> openedScene;
        QString filePath, lessonId;
        QByteArray mark;
        std::optional<View> view; // where the person looked
    };
    std::optional<Waiting> m_waiting;
    Guard m_guard;
    QUndoGroup m_history;
    QUndoStack m_ownSteps, m_guestSteps;
    QUndoStack* m_undoStack = &m_ownSteps;
    QUndoStack* m_lentSteps = nullptr; // owned by the caller of lendHistory()
    MakeStep m_makeStep;
    int m_opened = 0; // how many scenes came into this document
    int m_mergeGeneration = 0;
    bool m_changing = false; // changed() is being emitted
    Change m_untold;         // to some of those who listen
    struct Taken {           // from steps of the history, and not told yet
        QString titleBefore;
        Change change;
    };
    std::optional<Taken> m_taken;
    QTimer m_tellAgain;
};

} // namespace attn

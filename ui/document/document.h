// SPDX-License-Identifier: GPL-3.0-or-later
// The one open scene with its file name and its undo history. Only the steps of the history write the scene; it is
// announced once they are done, so that a jump of a hundred steps is shown once.
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

// The parts of a step of the history. Consecutive steps with the same non-empty `mergeKey` become one.
struct StepParts {
    QString text;
    PlannedScene after;
    Change change;
    QString mergeKey;
};

// The user's own work, whatever a lesson shows meanwhile.
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
    QUndoGroup* history() { return &m_history; } // the same for observers: follows the scene shown
    // As it was opened, and as it was before the last step of the history that is done; null where none is.
    const std::shared_ptr<const Scene>& openedScene() const { return m_openedScene; }
    std::shared_ptr<const Scene> sceneBeforeLastStep() const;
    // For comparison: as openedScene(), but null too if another layer of a model is shown than the one opened.
    std::shared_ptr<const Scene> layerAsOpened() const;
    QString lastStep() const;                              // its name; empty if there is none
    const QString& lessonId() const { return m_lessonId; } // empty: not a lesson
    QString displayName() const;                           // as the title bar has it: the file's name, else the title
    QString title() const;                                 // the scene's title, else the file's name, else "Untitled"
    // The user's own scene differs from its file: edits, other numbers hidden from a class, or the file is gone.
    bool isModified() const { return own().modified || m_fileGone || hidesOthers(); }
    bool isEdited() const { return !m_undoStack->isClean(); } // the one that is shown
    // Whether the scene shown differs from the one opened, saved since or not.
    bool differsFromOpened() const;
    OwnWork own() const;

    // Replaces the scene and the history; not undoable. `mark`: contentMark of what the scene was read from; without it
    // the file is what the scene was read from as it is now.
    void open(Scene scene, const QString& filePath, const QString& lessonId = {},
              const std::optional<QByteArray>& mark = {});
    // The same for a scene with edits that were never saved: it is modified, and saving writes `filePath`. `saved`: the
    // scene without them, to which undo leads. `savedSince`: that is not what the edits began with.
    void restore(Scene scene, const std::shared_ptr<const Scene>& saved, const QString& filePath,
                 const QString& lessonId, bool savedSince = false);
    // Shows a temporary scene, such as a lesson's steps: with its own history, never saved, never reported as modified.
    // The user's own scene is kept with its history, and comes back unchanged. Another temporary scene replaces the
    // first.
    void openGuest(Scene scene);
    // The same, but the caller owns the history and adds its own steps to it; `make` is called on each edit. `opened`:
    // the scene before its edits.
    using MakeStep = std::function<std::unique_ptr<UndoStep>(StepParts parts)>;
    void lendHistory(QUndoStack* steps, MakeStep make);
    void lendGuest(std::shared_ptr<const Scene> scene, std::shared_ptr<const Scene> opened);
    void lendOpened(std::shared_ptr<const Scene> opened) { m_openedScene = std::move(opened); }
    void closeGuest();
    bool hasGuest() const { return m_waiting.has_value(); }
    // Called before every edit of a temporary scene; a sentence refuses it.
    using Guard = std::function<std::optional<std::string>(const Scene& before, const Scene& after)>;
    void guardGuestBy(Guard guard) { m_guard = std::move(guard); }
    // Replaces the scene with what the file has now: one undoable step, and nothing is unsaved.
    std::optional<Error> takeFromFile(Scene scene, const QByteArray& mark);
    // Writes atomically, whatever the file holds (a copy of a temporary scene); on an error nothing has changed. A
    // saved lesson becomes a file. While writing a large scene the window still paints, and input waits.
    std::optional<Error> save(const QString& filePath);

    // Called at every save for where the user is looking. Saved in the file only: looking elsewhere is no edit.
    void setViewSource(std::function<std::optional<View>()> view) { m_view = std::move(view); }
    // What is hidden in the scene shown; nullopt while another one is on its way. Called at any time.
    using Hidden = std::optional<std::vector<CellBlock>>;
    void setHiddenSource(std::function<Hidden()> hidden) { m_hidden = std::move(hidden); }
    Scene sceneWithView() const; // as it would be saved now

    // Every edit goes through here: pushes an undoable step named `text` that turns the scene into `after`. Consecutive
    // steps with the same non-empty `mergeKey` become one (a drag, a spin box); a step without effect is not kept.
    // Fails, changing nothing, if plan(after) fails: the error is for the control that asked. Also fails if called from
    // a slot of changed(): the step before has not ended yet.
    std::optional<Error> edit(const QString& text, Scene after, Change change, const QString& mergeKey = {});
    // For a window that replaces another one: as if the scene was opened, with its history, and where the user looked.
    void showAgain(const std::optional<View>& view);
    // Shows another part of the same document, another layer of a model: no edit, so the history stays, and nothing
    // becomes unsaved.
    void turnTo(Scene scene);
    // What a history step needs: the scene, and its plan or the current one.
    PlannedScene planned(std::shared_ptr<const Scene> scene) const;
    // Ends the current merge, so that the next edit with the same key is a step of its own (end of a drag).
    void endMerge();

Q_SIGNALS:
    void changed(attn::Change change);
    // An edit has taken away what was pinned of cells that are no more: "Removed 1 pinned value of scores along with its cell."
    void pinsDropped(const QString& sentence);
    // Out of memory: some views show the previous scene, and are notified again soon.
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
    void show(PlannedScene scene); // an entirely different scene, with empty history
    void makeWait();               // the person's own scene
    void tellOpened();
    void takeBackOwn();

    PlannedScene m_now; // its scene is never null; shared with the steps of the history
    std::shared_ptr<const Scene> m_openedScene;
    std::function<std::optional<View>()> m_view;
    std::function<Hidden()> m_hidden;
    QString m_lessonId;
    std::vector<CellBlock> m_hiddenInFile;
    struct Waiting { // user's scene
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
    int m_opened = 0; // number of scenes opened so far
    int m_mergeGeneration = 0;
    bool m_changing = false; // changed() is being emitted
    Change m_withheld;       // from some of the listeners
    struct Taken {           // from steps of the history, not emitted yet
        QString titleBefore;
        Change change;
    };
    std::optional<Taken> m_taken;
    QTimer m_tellAgain;
};

} // namespace attn

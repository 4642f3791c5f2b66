// SPDX-License-Identifier: GPL-3.0-or-later
// The window: menus, start page and work area around one document, and the loop edit -> compute -> show.
#pragma once

#include "core/model/nextpieces.h"
#include "ui/compute/computeon.h"
#include "ui/compute/recompute.h"
#include "ui/document/document.h"
#include "ui/document/hiding.h"
#include "ui/document/selection.h"
#include "ui/theme/colors.h"
#include "ui/window/framemeter.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QActionGroup;
class QFileSystemWatcher;
class QMenu;
class QVBoxLayout;

namespace attn {

class ActionPalette;
class ArrayImport;
class CodeWriter;
class ConflictBar;
class Copier;
class FigureDrag;
struct FigureToCopy;
class DataExport;
class ExportDialog;
enum class ScriptLanguage;
class HelpDock;
class HelpPanel;
class HistoryList;
class LessonBar;
class LessonPanel;
class LessonPlay;
class LessonWriter;
class WriterBar;
class WriterPanel;
struct Lesson;
struct LostWork;
class Keymap;
class NoticeBar;
class PageWriter;
struct ClassPicture;
struct Handout;
class Presenter;
class Rescue;
class ResultsDialog;
class RestoreBar;
class SceneFiles;
class MeterLabel;
class ModelRoom;
class ModelWriter;
class SheetsDialog;
class ShortcutList;
class StartPage;
class StatusLine;
class StepActions;
class StepsDialog;
struct ExportedPicture;
struct SteppedFigure;
class TimeBar;
class StaleOverlay;
class Tour;
class WorkArea;
enum class MatrixForm;
enum class StepText;
struct ControlPart;
struct CopySource;
struct HeadOrder;
struct StageInfo;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // `awaitFonts` is called before the first text is measured: what is built before needs none. `document`: taken over
    // from the window this one replaces; else a new one.
    explicit MainWindow(const std::function<void()>& awaitFonts = {}, QWidget* parent = nullptr,
                        std::unique_ptr<Document> document = {});
    ~MainWindow() override;
    // The same work in a window in another language, remembered: keeps document, history, place, lesson and studio.
    // Returns `before` unchanged if the user will not give up what is being written.
    static std::unique_ptr<MainWindow> inLanguage(std::unique_ptr<MainWindow> before, const QString& code);

    // A file, else a lesson; without one the start page. Errors appear in the window.
    void openAtStart(const QString& fileOrLesson);
    void openAsked(const QString& path); // returns at once; opens it as a dropped file
    // For this window; what was chosen in the menu stays remembered.
    void computeBy(const std::string& backend) { m_wantedBackend = backend; }
    // Follows the desktop's looks until the user chooses a theme or reduced motion here. Queries the desktop in the
    // background.
    void followDesktop();
    void tellUnwritableSettings(); // in a bar; once, at the start
    // Protects every edit by a journal in `folder`, and offers what earlier windows left there.
    void keepJournal(const QString& folder);
    // Asks what a file's arrays become, in a non-modal dialog.
    void importArrays(const QString& path);
    ArrayImport* arrayImport() { return m_import; } // null: nothing imported yet
    void showStartPage();
    void showWork();
    // A lesson with steps; the open scene waits behind it.
    void playLesson(const Lesson& lesson, const QString& idOrPath);
    bool playsLesson() const;
    bool tellsStep() const; // of a lesson: its text is beside the work; not free exploration
    bool hasLesson() const { return playsLesson() || writesLesson(); }
    LessonPlay* lessonPlay();                                  // made when it is first needed, with its column and bar
    LessonPanel* lessonPanel() const { return m_lessonPanel; } // null: none was played yet
    LessonBar* lessonBar() const { return m_lessonBar; }
    // Makes what is open the first step of a new lesson.
    void writeLesson();
    // Makes what is open a step of a talk: of the lesson being written, else of a new one.
    void addToTalk();
    // A copy of the lesson or scene without private parts; not over its own file.
    void shareTo(const QString& path);
    void editPlayedLesson();
    bool writesLesson() const;
    LessonWriter* lessonWriter();                              // made when it is first needed, with its column and bar
    WriterPanel* writerPanel() const { return m_writerPanel; } // null: none was written yet
    // The open scene on the whole screen, for a class.
    void present();
    // Once the scene of openAtStart is computed: after `steps` steps, or with everything computed.
    void presentAtStart(std::optional<std::int64_t> steps);
    Presenter* presenter(); // null while not presenting
    // Builds the missing parts around the picture. Called automatically once the first picture is painted.
    void complete();

    Document* document() { return &m_document; }
    Selection* selection() { return &m_selection; }
    SceneFiles* files() { return m_files; }
    Rescue* rescue() { return m_rescue.get(); } // null: keeps no journal
    StartPage* startPage();                     // built when it is first needed
    WorkArea* workArea() { return m_work; }
    const ComputedPtr& computed() const { return m_computed; } // as shown; null: nothing yet
    ComputeOn* computeOn() { return &m_computeOn; }
    Recompute* recompute() { return &m_recompute; }
    StatusLine* statusLine() { return m_status; }
    // The window still shows the previous scene while the open one is being computed.
    void setStale(bool stale);
    TimeBar* timeBar() { return m_timeBar; } // without its controls until the window is complete
    ActionPalette* actionPalette();          // built when it is first needed
    HelpDock* help();                        // likewise
    Tour* tour();                            // likewise
    const FrameMeter& frameMeter() const { return m_frames.meter(); } // measures whether it is shown or not
    bool showsStartPage() const;
    ModelRoom* models() { return m_models; } // trained models
    bool showsModel() const;                 // the page of one, all heads of all layers

Q_SIGNALS:
    void shown();                            // a computation has reached the views …
    void pictured();                         // … and their picture the screen
    void languageAsked(const QString& code); // in the menu: the window's owner calls inLanguage()

protected:
    void closeEvent(QCloseEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    QWidget* homeOfKeys() const; // null: where it is
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // Esc: one step back

private:
    // mainwindowmenus.cpp
    QAction* addAction(QMenu* menu, const QString& text, const QKeySequence& keys, const std::function<void()>& slot,
                       const QString& iconName = {});
    void buildFileMenu();
    void buildEditMenu();
    void buildStageMenu();
    void buildCircuitMenu();
    void buildSliderMenu(QMenu* edit); // mainwindowsliders.cpp
    void buildStudioMenu();
    void buildStepMenu();
    void buildLearnMenu();
    void openLab();
    void buildHelpMenu();
    void fillRecentMenu();
    void fillKeptMenu();
    QStringList keptNames() const; // of replaced scenes with unsaved edits
    void followFocus();
    void followStudio();

    // mainwindowview.cpp
    void buildViewMenu();
    void buildThemeMenu(QMenu* view);
    void flipOperands();
    void followLooks();
    void showTheme(ThemeName theme, double textScale);
    void setTheme(ThemeName theme); // and remembers it
    void setTextSize(int percent);  // and remembers it
    void reduceMotion(bool reduced);
    void showMeter(bool shown);
    void lockRange(bool locked);

    // mainwindowlanguage.cpp
    static QString settingsWords(); // search words for what is remembered
    void buildLanguageMenu(QMenu* view);
    void takeFrom(MainWindow& before);

    // mainwindowcompute.cpp
    void buildComputeMenu(QMenu* view);
    void beginComputeOn(); // as remembered or requested
    void chooseBackend(const std::string& backend);
    void computeAgain();
    void tellBackend();

    // mainwindowlesson.cpp
    void buildLessonKeys(QMenu* learn);
    void presentResults();
    void followLesson();
    void showLessonStep();
    void tellPresenter(); // which step it shows
    void revealAsked();   // the numbers the step asks for
    void tellFollowing(const QString& idOrPath);
    void watchLesson(const QString& idOrPath);

    // mainwindownotes.cpp
    void saveForSharing();             // asks where
    const Lesson* shownLesson() const; // that is written or played; null: none is
    QString ownFile() const;           // its file, else the scene's; or empty
    // Once per older file, with an action to make them private; never for a `known` one, just saved.
    void tellOfPublicNotes(bool known = false);
    void makeNotesPrivate();

    // mainwindowwriter.cpp
    void writeLesson(StepText text);
    void tryLesson();
    void leaveSlides(bool atMap);
    bool savesLesson() const; // one is written, or tried out meanwhile
    // As SceneFiles does with a scene; false: the lesson is not in its file.
    bool saveLesson();
    bool saveLessonAs();
    bool saveLessonTo(const QString& path);
    bool settleLesson(ConflictAnswer answer);
    bool restoreLesson(const LostWork& work);
    // Asks about unsaved changes of the lesson being written, then calls `agreed`; false if canceled, and it stays
    // open.
    bool giveUpWriter(const std::function<bool()>& agreed = [] { return true; });
    bool mayCloseWriter();
    bool mayLoseLesson(); // asks
    void tellNotShown();  // edits that the lesson's steps do not have yet
    void leaveLesson();
    QString shownName() const; // of the lesson, else of the scene
    bool keepsSpace(const QObject* watched) const;

    // mainwindowgoto.cpp
    void buildGoMenu(QMenu* edit);
    void fillGoMenu();                       // once editors exist
    std::vector<ControlPart> controlParts(); // whose choices the palette offers
    void buildPanelKeys(QMenu* window);
    std::vector<QWidget*> panels(bool headers) const; // in keyboard order, with the time bar

    // mainwindowhelp.cpp
    void buildHelp(QMenu* menu);
    void toggleHelp();
    void toggleModelHelp();
    void takeTour();
    static bool tourTaken(); // ever, on this machine

    // mainwindowheads.cpp
    void buildHeadsMenu(QMenu* view);
    void followHeads();
    void switchHeadByKey();
    void sortHeads(HeadOrder order);
    void fillCompareMenu(QMenu* menu);

    // mainwindowhide.cpp
    void buildHideMenu(QMenu* view);
    void toggleHidden(HideUnit unit);
    void hideByHand(std::vector<CellBlock> hidden, const QString& text); // `text`: of the step that can be undone
    const HideStep* lastHidden();
    void unhide();
    void followUndo();
    ComputedPtr withoutHidden(const ComputedPtr& computed);
    void followHidden();
    bool answersCell() const; // the chosen one is hidden
    void followAnswer();      // what can be hidden or revealed, and whether a question is open

    // mainwindowmodel.cpp
    void buildModelActions();
    void buildModelMenu(QMenu* file);
    void buildModelPlaces(QMenu* stage);
    void placeModel();
    void followModel();
    void followModelPicture();
    void openModelPage(const Scene& page);
    void chooseModel(bool folder);
    void buildModelExports();
    ModelWriter* modelWriter(); // made when it is first needed
    QString askForModelFile(const QString& title, const QString& name, const QString& kinds);
    void tellModel(const QString& sentence, const QString& query, const QString& key);
    NextPiecesPtr nextTokens() const; // of the open page, as they were computed last; null: none
    void showNextTokens();

    // mainwindowexport.cpp
    void buildExportMenu();
    void buildCodeMenu(QMenu* menu);
    void saveCode(CodeWriter* writer, ScriptLanguage language);
    void savePage(PageWriter* writer);
    void buildSiteMenu(QMenu* menu);
    QMenu* buildCopyMenu(QMenu* menu);
    void showCopyMenu(const QPoint& place);
    CopySource copySource() const;
    void copyValues(MatrixForm form);
    std::optional<FigureToCopy> figureToCopy() const;
    void copyPicture();
    void followHandles();
    void exportFigure();
    void presentSheets();
    std::vector<Handout> handouts() const; // to print; empty: nothing yet
    void print();
    std::optional<ExportedPicture> modelPicture() const;
    void followModelExport();
    template <class Dialog> Dialog* exportDialog(Dialog*& dialog);
    template <class Dialog> void presentExport(Dialog*& dialog);
    void tell(const QString& sentence); // for some seconds, in the status line
    void tellWritten(const QString& path);
    std::optional<ExportedPicture> exportedPicture() const;
    std::optional<SteppedFigure> studioPicture() const; // nullopt if no studio has anything to show
    void askWhatIf();                                   // at the presenter
    int whatIfSteps() const;                            // that many last steps of the history are what-ifs
    void endWhatIfs();
    QString classTitle() const; // at the foot of a slide
    std::optional<ClassPicture> classPicture() const;
    std::optional<ClassPicture> classHeads() const;
    void followPicture();
    void followExports();
    Copier* copier();
    void closeExports();
    bool mayStopExports(); // asks if a file is being written

    void connectParts();
    RestoreBar* makeRestoreBar();
    void followRescue();
    void watchFile();
    void chooseArrays();
    void exportData();
    void showPage(QWidget* page);
    void leaveStudio();
    void leaveStartPage(); // for the open scene, if there is one
    void showOpened(bool opened);
    void showComputed(const ComputedPtr& computed, const PreparedPtr& prepared);
    void showRefined(const ComputedPtr& computed, const PreparedPtr& prepared);
    void showCell(const QString& sentence);
    void updateTitle();
    void resetWindow();
    void restoreWindow();
    void revert();
    void buildFieldActions(QMenu* edit);
    void followEditMenu();

    std::unique_ptr<Document> m_ownDocument;
    Document& m_document;
    Selection m_selection;
    Recompute m_recompute;
    ComputeOn m_computeOn;
    std::string m_wantedBackend; // instead of the remembered one; empty: that one
    bool m_computeOnBegun = false;
    FrameWatch m_frames;
    QTimer m_placed;                    // runs from when the window was moved till its place is stored
    bool m_complete = false;            // the parts around the picture are built
    MeterLabel* m_meterLabel = nullptr; // made when it is first shown
    SceneFiles* m_files;
    std::unique_ptr<Rescue> m_rescue; // destroyed before the document: unsaved edits stay in the journal
    bool m_newScene = true;           // the next computation shows another scene than the last
    QTimer m_stale;                   // runs until the old one is marked stale, if any
    bool m_opened = false;            // something was opened: there is a scene to return to
    ComputedPtr m_computed;
    QString m_cellWords; // what the heatmap said last

    LessonPlay* m_play = nullptr;
    LessonPanel* m_lessonPanel = nullptr;
    LessonBar* m_lessonBar = nullptr;
    LessonWriter* m_writer = nullptr;
    WriterPanel* m_writerPanel = nullptr;
    WriterBar* m_writerBar = nullptr;
    QFileSystemWatcher* m_lessonWatch = nullptr;
    bool m_presentsWritten = false;        // a lesson, whose editor comes back after the last slide
    bool m_hadColumn = false;              // of a lesson, when the window last followed it
    std::optional<bool> m_explainedBefore; // while a lesson is played: whether the explanation was shown before it

    QVBoxLayout* m_column; // notices, the start page or the work area, the time bar
    NoticeBar* m_notice;
    QString m_notSaved;                 // why, as reported
    QString m_notShown;                 // of the lesson that is tried out
    NoticeBar* m_unprotected = nullptr; // edits are not kept; shown besides other notices
    ConflictBar* m_conflict = nullptr;  // made when a file is open for the first time
    StartPage* m_start = nullptr;
    WorkArea* m_work = nullptr;
    ModelRoom* m_models = nullptr;
    ModelWriter* m_modelWriter = nullptr;
    StatusLine* m_status = nullptr;
    StepActions* m_steps = nullptr;
    TimeBar* m_timeBar = nullptr;
    StaleOverlay* m_timeOverlay = nullptr; // over it; created on first use
    ActionPalette* m_palette = nullptr;    // created on first use, as the next ones
    HelpDock* m_help = nullptr;
    HelpPanel* m_modelHelp = nullptr;
    Tour* m_tour = nullptr;
    HistoryList* m_history = nullptr;
    ShortcutList* m_shortcuts = nullptr;
    std::unique_ptr<Keymap> m_keymap;
    Copier* m_copier = nullptr;
    FigureDrag* m_figureDrag = nullptr;
    ExportDialog* m_exportDialog = nullptr;
    StepsDialog* m_stepsDialog = nullptr;
    ArrayImport* m_import = nullptr;
    DataExport* m_dataExport = nullptr;
    SheetsDialog* m_sheets = nullptr;
    ResultsDialog* m_results = nullptr;
    QPointer<Presenter> m_presenter;
    struct WhatIf {
        std::shared_ptr<const Scene> before, after;
    };
    std::vector<WhatIf> m_whatIfs;

    QAction* m_lock = nullptr;
    bool m_lockIcon = false; // it shows the closed one
    QAction* m_export = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_editNumber = nullptr; // of the chosen cell, on the map
    QAction* m_takeBack = nullptr;   // what was put into it
    QAction* m_whatMoves = nullptr;  // the chosen number
    QAction* m_copyValues = nullptr;
    QAction* m_copyPicture = nullptr;
    QAction* m_home = nullptr;
    QAction* m_toModel = nullptr;         // from the layer to the page of the model
    QAction* m_reopenModel = nullptr;     // as its files are now
    QAction* m_exportModel = nullptr;     // its heads on one sheet
    std::vector<QAction*> m_modelExports; // that, its arrays, the weights of a layer
    QAction* m_find = nullptr;
    QAction* m_close = nullptr;       // the window; has Ctrl+W while no lesson can be closed
    QAction* m_revert = nullptr;      // to what was saved
    std::vector<QAction*> m_inFields; // cut, paste, select all
    QAction* m_nextStep = nullptr;    // of a lesson, as the next three
    QAction* m_previousStep = nullptr;
    QAction* m_leaveLesson = nullptr;
    QAction* m_backToLesson = nullptr;
    QAction* m_editLesson = nullptr;
    QAction* m_tryLesson = nullptr;
    QAction* m_makeNotesPrivate = nullptr;
    QAction* m_answer = nullptr;
    QAction* m_reveal = nullptr;
    QAction* m_present = nullptr;
    QAction* m_nextTheme = nullptr;
    QActionGroup* m_textSizes = nullptr;
    QAction* m_reducedMotion = nullptr;
    QAction* m_showMeter = nullptr;
    QAction* m_switchHead = nullptr; // the one in focus, off or on
    QAction* m_headsOn = nullptr;
    QMenu* m_compareHead = nullptr; // the one in focus with any other
    QActionGroup* m_headOrder = nullptr;
    QAction* m_smallestFirst = nullptr;
    QAction* m_oneHead = nullptr;
    QAction* m_allHeads = nullptr;
    QMenu* m_go = nullptr;
    QMenu* m_kept = nullptr;
    QMenu* m_recent = nullptr;
    QMenu* m_stageMenu = nullptr;
    QActionGroup* m_themes = nullptr;
    QActionGroup* m_languages = nullptr;
    QActionGroup* m_backends = nullptr;
    QActionGroup* m_digits = nullptr;
    QActionGroup* m_maps = nullptr;
    QActionGroup* m_pooling = nullptr;
    std::vector<QAction*> m_lessonHelps; // read aloud again, hint, one way, restart, try freely
    std::vector<QAction*> m_stageKeys;   // Page Up and Page Down
    std::vector<QAction*> m_stages;      // one for each card of the rail
    std::vector<QAction*> m_studios;     // the heatmap, then one for each studio
    std::vector<QAction*> m_pin;         // the chosen number to a slider, and the angle of its row
    QAction* m_unhide = nullptr;         // what was hidden last, or hides it again
    std::vector<HideStep> m_hideSteps;   // as they were made
    // What was there when a talk on a scene began: a class is never shown how it is undone.
    struct BeforeTalk {
        int edits = 0;
        std::size_t hides = 0;
    };
    std::optional<BeforeTalk> m_beforeTalk;
    std::vector<QAction*> m_hide;    // the chosen cell, its row, the head, the stage; or reveal
    std::vector<QAction*> m_inMaps;  // whose keys are those of a map alone
    std::vector<QAction*> m_onScene; // make sense only while a scene is shown
    std::vector<QAction*> m_onPage;  // make sense only on the page of a model
    std::vector<QAction*> m_onModel; // of these, on the page of a model too
};

} // namespace attn

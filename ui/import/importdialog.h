// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what the arrays of a file become, and shows what will happen before it does. Floating and not modal: the scene
// behind it stays live, and the plan follows it.
#pragma once

#include "core/base/result.h"
#include "ui/import/importdraft.h"
#include "ui/model/pagepicture.h"
#include "ui/threads/background.h"

#include <QDialog>

#include <array>

class QComboBox;
class QLabel;
class QModelIndex;
class QCheckBox;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace attn {

class ArrayList;
class Document;
class MessageLine;
class MiniTable;
class ModelSheet;
class SegmentedControl;

class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(Document* document, const QString& path, QWidget* parent);

    // Selects a plain layer from the start: the user did not open the current scene, so this is no edit of it.
    void choosePlainLayer();
    void setArrays(const Arrays& arrays, ConfigBeside config = {}); // the file was read, and what is beside it
    void setUnreadable(const QString& sentence);                    // or could not be
    // Applies the whole plan as one undo step, or as a newly opened scene, and closes.
    void import();

    const ImportDraft& draft() const { return m_draft; }
    bool isPlanning() const { return m_planner.isBusy(); }
    QString message() const;
    QTableView* table() const { return m_table; }
    ModelSheet* sheet() const { return m_sheet; }
    SegmentedControl* views() const { return m_views; } // heads or arrays; hidden without layers to choose from

Q_SIGNALS:
    void imported();

private:
    QWidget* makeTablePage();
    QWidget* makeDetails();
    QLayout* makeTop();
    QLayout* makeBottom();
    void fillTargets();
    void fillLayers();
    void showPage(const PagePicturePtr& page);
    void chooseLayer(int index);
    void chooseHead(const HeadPlace& head);
    void plan();
    void showHeads();
    QStringList plannedLines() const;
    void showDraft(ImportDraft draft);
    void showArray();
    bool openOnesAreTransposed() const;
    void chooseStep(bool layoutOpen, std::optional<ArrayReading> reading = std::nullopt);
    void showQuestion(const ReadArray* array, const ImportStep& step);
    bool intoThisScene() const;

    Document* m_document;
    QString m_fileName;
    bool m_fresh = true;         // nothing planned yet
    bool m_alone = false;        // no scene is open
    bool m_keyHeadsLast = false; // of two conflicting head counts this one was chosen later
    Arrays m_arrays;
    ImportChoices m_choices;
    ConfigBeside m_config;              // of a plain layer; a scene has its own settings
    std::set<std::string> m_layoutOpen; // arrays with a chosen target but no chosen layout
    ImportDraft m_draft;
    ArrayList* m_list;
    QStackedWidget* m_pages;
    QLabel* m_reading;
    SegmentedControl* m_into;
    QLabel* m_layerLabel;
    QComboBox* m_layer;
    FileLayers m_layers;
    std::optional<int> m_head; // chosen on the sheet
    bool m_opens = false;      // … by a double click: imports as soon as it is planned
    SegmentedControl* m_views;
    QStackedWidget* m_body; // all heads of all layers, or the table of arrays
    ModelSheet* m_sheet;
    QSpinBox* m_heads;
    QLabel* m_keyHeadsLabel;
    QSpinBox* m_keyHeads;
    QTableView* m_table;
    QLabel* m_name;
    QLabel* m_facts;
    QComboBox* m_target;
    QCheckBox* m_transposed;
    // The two answers to what the file cannot tell about the array, with what each gives.
    struct Answer {
        QRadioButton* button;
        QLabel* words;
        ArrayReading reading = {};
    };
    std::array<Answer, 2> m_answers;
    MiniTable* m_preview;
    QLabel* m_sentences;
    MessageLine* m_message;
    QPushButton* m_cancel;
    QPushButton* m_import;
    Background m_planner, m_pager;
};

} // namespace attn

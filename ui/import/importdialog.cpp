// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importdialog.h"

#include "core/base/shownword.h"
#include "core/import/readings.h"
#include "ui/document/document.h"
#include "ui/import/arraylist.h"
#include "ui/import/recordedpage.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/flowlayout.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/minitable.h"
#include "ui/kit/onscreen.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/language/said.h"
#include "ui/model/modelsheet.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace attn {

namespace {

// Qt reports a focus to screen readers on every change of cell, wherever the focus is; ours is reported elsewhere.
class ArrayTable : public QTableView {
protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        QTableView::currentChanged(current, previous);
    }
};

constexpr int preview_rows = 6, preview_columns = 4, preview_decimals = 4;
constexpr int most_heads = 1024;
constexpr int details_px = 300, sentences_px = 128, stored_px = 86, row_px = 24;

QLabel* quietLabel(double px = 12)
{
    auto* label = new PlainLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    useTextFont(label, px);
    return label;
}

} // namespace

ImportDialog::ImportDialog(Document* document, const QString& path, QWidget* parent)
    : QDialog(parent), m_document(document), m_fileName(QFileInfo(path).fileName()), m_list(new ArrayList(this)),
      m_pages(new QStackedWidget)
{
    setWindowTitle(tr("Import arrays"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeOnScreen(this, {scaled(860), scaled(560)}); // its parts share the space
    m_reading = quietLabel(13);
    m_reading->setAlignment(Qt::AlignCenter);
    m_reading->setText(
        tr("Reading %1, %2 …").arg(named(m_fileName), QLocale::c().formattedDataSize(QFileInfo(path).size())));
    auto* progress = new QProgressBar;
    progress->setRange(0, 0);
    progress->setTextVisible(false);
    progress->setFixedHeight(4);
    auto* readingPage = new QWidget;
    auto* readingColumn = new QVBoxLayout(readingPage);
    readingColumn->addStretch();
    readingColumn->addWidget(m_reading);
    readingColumn->addWidget(progress);
    readingColumn->addStretch();
    m_pages->addWidget(readingPage);
    m_pages->addWidget(makeTablePage());
    m_message = new MessageLine(this);
    columnOf(this, 12, {{m_pages, 1}, m_message, makeBottom()})->setContentsMargins(16, 12, 16, 16);

    connect(m_document, &Document::changed, this, [this] {
        if (intoThisScene())
            plan();
    });
    connect(&m_planner, &Background::busyChanged, this,
            [this](bool busy) { m_import->setEnabled(!busy && m_draft.scene); });
    connect(&m_planner, &Background::failed, this, [this](const QString& sentence) {
        m_opens = false;
        m_message->setMessage(sentence);
    });
}

QLayout* ImportDialog::makeTop()
{
    m_into = new SegmentedControl(tr("Import arrays into"));
    m_into->addSegment(tr("this scene"), tr("Keep the mask, scale, dropout and every tensor that is not replaced"));
    m_into->addSegment(tr("a plain layer"), tr("Take the scale and mask from a config.json or from the array names, "
                                               "use no dropout, and use random embeddings if the file has none"));
    m_layerLabel = new PlainLabel(tr("Layer"));
    m_layer = new QComboBox;
    m_layer->setAccessibleName(tr("Layer"));
    m_layer->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_layerLabel->setBuddy(m_layer);
    m_heads = new QSpinBox;
    m_heads->setRange(1, most_heads);
    m_heads->setAccessibleName(tr("Heads"));
    m_keyHeadsLabel = new PlainLabel(tr("KV heads"));
    m_keyHeads = new QSpinBox;
    m_keyHeads->setRange(1, most_heads);
    m_keyHeads->setAccessibleName(tr("KV heads"));
    m_keyHeads->setToolTip(tr("Number of key/value heads. In grouped-query attention, several query heads share one."));
    m_keyHeadsLabel->setBuddy(m_keyHeads);
    const auto together = [](QWidget* label, QWidget* control) {
        auto* both = new QWidget;
        rowOf(both, 8, {label, control});
        return both;
    };
    m_views = new SegmentedControl(tr("Choose from"));
    m_views->addSegment(tr("heads"), tr("All heads of all layers"));
    m_views->addSegment(tr("arrays"), tr("The arrays of the file"));
    m_views->hide();
    connect(m_views, &SegmentedControl::activated, this, [this](int index) { m_body->setCurrentIndex(index); });
    auto* row =
        new FlowLayout(16, {together(new PlainLabel(tr("Into")), m_into), together(m_layerLabel, m_layer), m_views},
                       {together(new PlainLabel(tr("Heads")), m_heads), together(m_keyHeadsLabel, m_keyHeads)});
    connect(m_into, &SegmentedControl::activated, this, [this] {
        m_choices.heads.reset(); // another base brings its own
        m_choices.kv_heads.reset();
        plan();
    });
    connect(m_layer, &QComboBox::activated, this, [this](int index) {
        chooseLayer(index);
        m_sheet->setFocused({index, m_sheet->focused().head});
    });
    connect(m_heads, &QSpinBox::valueChanged, this, [this](int heads) {
        m_choices.heads = heads;
        m_keyHeadsLast = false;
        plan();
    });
    connect(m_keyHeads, &QSpinBox::valueChanged, this, [this](int heads) {
        m_choices.kv_heads = heads;
        m_keyHeadsLast = true;
        plan();
    });
    return row;
}

QWidget* ImportDialog::makeDetails()
{
    m_name = quietLabel();
    useNumberFont(m_name, 12.5, QFont::Bold);
    m_facts = quietLabel();
    m_target = new QComboBox;
    nameChoices(m_target, tr("Becomes"));
    m_transposed = new QCheckBox(tr("The array is [in, out]"));
    m_transposed->setToolTip(tr("GPT-2's Conv1D and plain matrices store [in, out]; nn.Linear stores [out, in]. The "
                                "lines below show which arrays are transposed."));
    for (Answer& answer : m_answers) {
        answer = {new QRadioButton, quietLabel()};
        connect(answer.button, &QRadioButton::clicked, this, [this, &answer] { chooseStep(false, answer.reading); });
    }
    m_preview = new MiniTable;
    fillTargets();
    connect(m_target, &QComboBox::activated, this, [this] { chooseStep(true); });
    connect(m_transposed, &QCheckBox::clicked, this, [this] { chooseStep(false); });
    auto* details = new QWidget;
    columnOf(details, 8,
             {m_name, m_facts, new PlainLabel(tr("Becomes")), m_target, m_transposed, m_answers[0].button,
              m_answers[0].words, m_answers[1].button, m_answers[1].words, gap(8), m_preview, freeRoom()})
        ->setContentsMargins(16, 0, 0, 0);
    auto* scroll = new ScrollArea;
    scroll->setFixedWidth(std::min(scaled(details_px), width() * 2 / 5));
    scrollOnGround(scroll, details);
    return scroll;
}

QWidget* ImportDialog::makeTablePage()
{
    m_table = new ArrayTable;
    m_table->setModel(m_list);
    m_table->setAccessibleName(tr("Arrays in %1").arg(m_fileName));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideLeft);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(scaled(row_px));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(ArrayList::Name, QHeaderView::Stretch);
    m_table->horizontalHeader()->setMinimumSectionSize(scaled(stored_px)); // of the name, too
    m_table->setColumnWidth(ArrayList::Shape, scaled(110));
    m_table->setColumnWidth(ArrayList::Stored, std::max(scaled(stored_px), m_table->horizontalHeader()->sectionSizeHint(
                                                                               ArrayList::Stored)));
    m_table->setColumnWidth(ArrayList::Becomes, scaled(170));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ImportDialog::showArray);
    m_sentences = quietLabel();
    m_sentences->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_sentences->setAccessibleName(tr("Import summary"));
    m_sentences->setContentsMargins(0, 0, 8, 0);
    auto* scroll = new ScrollArea;
    scroll->setWidget(m_sentences);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFixedHeight(std::min(scaled(sentences_px), height() / 4));
    scroll->viewport()->setAutoFillBackground(false);
    m_sentences->setAutoFillBackground(false);
    auto* title = new PlainLabel(tr("Import summary"));
    useTextFont(title, 13, QFont::DemiBold);
    auto* page = new QWidget;
    auto* top = makeTop();
    m_sheet = new ModelSheet;
    m_sheet->setSwitchable(false);
    connect(m_sheet, &ModelSheet::headChosen, this, &ImportDialog::chooseHead);
    connect(m_sheet, &ModelSheet::headOpened, this, [this](const HeadPlace& head) {
        chooseHead(head);
        m_opens = true;
        if (!m_planner.isBusy())
            import();
    });
    auto* arrays = new QWidget;
    auto* middle = rowOf(arrays, 0, {{m_table, 1}, makeDetails()});
    middle->setContentsMargins({});
    m_body = new QStackedWidget;
    m_body->addWidget(m_sheet);
    m_body->addWidget(arrays);
    m_body->setCurrentIndex(1);
    columnOf(page, 8, {top, {m_body, 1}, title, scroll});
    return page;
}

QLayout* ImportDialog::makeBottom()
{
    m_cancel = new QPushButton(tr("Cancel"));
    m_import = new QPushButton(tr("Import"));
    m_import->setDefault(true);
    m_import->setEnabled(false);
    setPrimary(m_import);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::close);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::import);
    auto* file = quietLabel();
    file->setText(m_fileName);
    auto* row = rowOf(nullptr, 8, {{file, 1}, m_cancel, m_import});
    return row;
}

void ImportDialog::fillTargets()
{
    for (int i = 0; i < import_targets; ++i)
        m_target->addItem(targetWords(static_cast<ImportTarget>(i)), i);
}

void ImportDialog::setUnreadable(const QString& sentence)
{
    m_reading->setText(tr("Could not read %1.").arg(named(m_fileName)));
    m_pages->findChild<QProgressBar*>()->hide();
    m_message->setMessage(sentence);
    m_cancel->setText(tr("Close"));
}

void ImportDialog::setArrays(const Arrays& arrays, ConfigBeside config)
{
    m_arrays = arrays;
    m_config = std::move(config);
    m_list->setArrays(arrays);
    fillLayers();
    m_pages->setCurrentIndex(1);
    m_table->selectRow(0);
    m_table->setFocus();
    plan();
}

// A file of one layer needs no choice; with several, the first is selected until another is chosen.
void ImportDialog::fillLayers()
{
    m_layers = fileLayers(*m_arrays);
    for (const LayerChoice& layer : m_layers.choices)
        m_layer->addItem(layer.layer            ? QString::number(*layer.layer)
                         : layer.prefix.empty() ? tr("unnamed")
                                                : QString::fromStdString(layer.prefix));
    const bool several = m_layers.choices.size() > 1;
    m_layer->setVisible(several);
    m_layerLabel->setVisible(several);
    if (several) {
        m_choices.prefix = m_layers.choices.front().prefix;
        m_choices.layer = m_layers.choices.front().layer;
        m_list->setPrefix(m_choices.prefix);
    }
    if (makesPage(m_layers))
        m_pager.request([this, arrays = m_arrays, layers = m_layers](const StopToken& stop) -> std::function<void()> {
            const auto page = recordedPage(arrays, layers, stop);
            if (!page || !*page)
                return {}; // the table remains
            return [this, page = *page] { showPage(page); };
        });
}

void ImportDialog::showPage(const PagePicturePtr& page)
{
    m_sheet->setPicture(page);
    m_sheet->setFocused({m_layer->currentIndex(), 0});
    m_views->show();
    m_views->setCurrentIndex(0);
    m_body->setCurrentIndex(0);
    if (m_table->hasFocus())
        m_sheet->setFocus();
}

void ImportDialog::chooseLayer(int index)
{
    ImportChoices choices;
    choices.prefix = m_layers.choices[std::size_t(index)].prefix;
    choices.layer = m_layers.choices[std::size_t(index)].layer;
    m_list->setPrefix(choices.prefix);
    m_table->selectRow(0);
    m_choices = std::move(choices);
    plan();
}

void ImportDialog::chooseHead(const HeadPlace& head)
{
    m_head = head.head;
    if (head.layer == m_layer->currentIndex())
        return;
    m_layer->setCurrentIndex(head.layer);
    chooseLayer(head.layer);
}

void ImportDialog::choosePlainLayer()
{
    m_alone = true;
    m_into->setCurrentIndex(1);
    m_into->parentWidget()->hide(); // no scene to import into
}

bool ImportDialog::intoThisScene() const { return m_into->currentIndex() == 0; }

void ImportDialog::plan()
{
    if (!m_arrays)
        return;
    m_choices.config = intoThisScene() ? ConfigBeside() : m_config;
    m_planner.request([this, arrays = m_arrays, base = intoThisScene() ? m_document->sharedScene() : nullptr,
                       choices = m_choices, layoutOpen = m_layoutOpen, keysLast = m_keyHeadsLast](const StopToken&) {
        const auto draftOf = [&](const ImportChoices& wanted) {
            return base ? draftImport(arrays, *base, wanted, layoutOpen) : draftPlainImport(arrays, wanted, layoutOpen);
        };
        ImportDraft draft = draftOf(choices);
        if (!draft.scene && choices.heads && choices.kv_heads) {
            ImportChoices last = choices;
            (keysLast ? last.heads : last.kv_heads).reset();
            if (ImportDraft other = draftOf(last); other.scene)
                draft = std::move(other);
        }
        return std::function<void()>([this, draft] { showDraft(draft); });
    });
}

void ImportDialog::showDraft(ImportDraft draft)
{
    m_draft = std::move(draft);
    m_choices = m_draft.choices;
    const bool done = m_draft.scene != nullptr;
    if (std::exchange(m_fresh, false) && !done && intoThisScene()) {
        m_into->setCurrentIndex(1); // another width: it may do as a layer of its own
        plan();
        return;
    }
    m_message->setMessage(QString::fromStdString(m_draft.error));
    m_import->setEnabled(done);
    // After an error the table keeps the choices, so that they can be corrected.
    if (done)
        m_list->setPlan(m_draft.plan);
    showHeads();
    if (std::exchange(m_opens, false))
        QMetaObject::invokeMethod(this, &ImportDialog::import, Qt::QueuedConnection); // once the planner is done
    m_sentences->setText(done ? plannedLines().join(QLatin1Char('\n')) : QString());
    showArray();
}

// After an error the numbers stay as they were chosen, so that they can be set right.
void ImportDialog::showHeads()
{
    const bool shared = m_draft.plan && m_draft.plan->kv_heads != m_draft.plan->heads;
    for (QWidget* part : {static_cast<QWidget*>(m_keyHeadsLabel), static_cast<QWidget*>(m_keyHeads)})
        part->setVisible(shared || !layerPrefixes(*m_arrays).empty());
    if (!m_draft.plan)
        return;
    const QSignalBlocker quietHeads(m_heads), quietKeys(m_keyHeads);
    m_heads->setValue(static_cast<int>(m_draft.plan->heads));
    m_keyHeads->setValue(static_cast<int>(m_draft.plan->kv_heads));
}

// What becomes of the arrays, and what of the scene.
QStringList ImportDialog::plannedLines() const
{
    QStringList lines;
    if (m_draft.random_x > 0)
        lines << tr("•  The file has no embeddings, so %1 random embeddings of width %2 are used (seed %3)")
                     .arg(random_tokens)
                     .arg(m_draft.random_x)
                     .arg(random_seed);
    for (const std::string& sentence : m_draft.plan->sentences)
        lines << QStringLiteral("•  ") + QString::fromStdString(unseenWritten(sentence));
    for (const ImportQuestion& question : m_draft.plan->questions)
        lines << tr("•  %1 is read as “%2”. If it should be “%3”, select that next to the array.")
                     .arg(QString::fromStdString(unseenWritten(question.array)),
                          QString::fromStdString(readingName(question.taken)),
                          QString::fromStdString(readingName(question.other)));
    if (intoThisScene())
        lines << QStringLiteral("•  ") + QString::fromStdString(keptWords(m_document->scene()));
    return lines;
}

void ImportDialog::showArray()
{
    const int row = m_table->currentIndex().row();
    const ReadArray* array = m_list->array(row);
    m_target->setEnabled(array);
    if (!array) {
        m_name->clear();
        m_facts->clear();
        m_preview->setMatrix({});
        m_transposed->hide();
        showQuestion(nullptr, {});
        return;
    }
    ImportStep step = m_list->step(row);
    const auto chosen = std::ranges::find(m_choices.steps, array->name, &ImportStep::array);
    if (chosen != m_choices.steps.end())
        step = *chosen;
    m_name->setText(QString::fromStdString(array->name));
    QString facts = QStringLiteral("%1, %2").arg(QString::fromStdString(toString(array->values.shape())),
                                                 QString::fromStdString(array->storedAs));
    if (array->inexact > 0)
        facts = tr("%1; values rounded to float32: %2").arg(facts, QString::number(array->inexact));
    m_facts->setText(facts);
    m_preview->setMatrix(miniMatrix(array->values, preview_rows, preview_columns, preview_decimals));
    m_target->setCurrentIndex(static_cast<int>(step.target));
    m_transposed->setVisible(hasLayouts(step.target));
    m_transposed->setChecked(step.transposed);
    showQuestion(array, step);
}

void ImportDialog::showQuestion(const ReadArray* array, const ImportStep& step)
{
    const ImportPlan* plan = m_draft.plan ? &*m_draft.plan : nullptr;
    const ImportQuestion* question = nullptr;
    if (array && plan)
        if (const auto found = std::ranges::find(plan->questions, array->name, &ImportQuestion::array);
            found != plan->questions.end())
            question = &*found;
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        Answer& answer = m_answers[i];
        answer.button->setVisible(question);
        answer.words->setVisible(question);
        if (!question)
            continue;
        // The lower one of the pair stays first, whichever is taken.
        const auto [first, second] = std::minmax(question->taken, question->other);
        answer.reading = i == 0 ? first : second;
        const QString name = QString::fromStdString(readingName(answer.reading));
        answer.button->setText(name.left(1).toUpper() + name.mid(1));
        answer.button->setChecked(answer.reading == question->taken);
        const QString gives = QString::fromStdString(readingGives(*array, step, answer.reading, *plan));
        const QString rule = QString::fromStdString(readingRule(answer.reading, plan->kv_heads != plan->heads));
        answer.words->setText(gives.isEmpty() ? rule : rule + QLatin1Char('\n') + gives);
    }
}

// Those whose layout is open are turned together.
bool ImportDialog::openOnesAreTransposed() const
{
    return std::ranges::any_of(m_choices.steps, [this](const ImportStep& step) {
        return step.transposed && m_layoutOpen.contains(step.array);
    });
}

void ImportDialog::chooseStep(bool layoutOpen, std::optional<ArrayReading> reading)
{
    const ReadArray* array = m_list->array(m_table->currentIndex().row());
    if (!array)
        return;
    auto target = static_cast<ImportTarget>(m_target->currentData().toInt());
    if (reading && target == ImportTarget::Same && isCut(*reading))
        target = ImportTarget::Qkv; // the scene's own is read as the scene says
    const auto chosen = std::ranges::find(m_choices.steps, array->name, &ImportStep::array);
    if (!reading && chosen != m_choices.steps.end() && chosen->target == target)
        reading = chosen->reading;
    const bool transposed = layoutOpen ? openOnesAreTransposed() : m_transposed->isChecked();
    m_choices = withStep(m_choices, {array->name, target, hasLayouts(target) && transposed, -1, reading});
    if (layoutOpen)
        m_layoutOpen.insert(array->name);
    else
        m_layoutOpen.erase(array->name);
    plan();
}

void ImportDialog::import()
{
    if (!m_draft.scene || m_planner.isBusy())
        return;
    m_document->endMerge();
    if (m_alone && !intoThisScene()) {
        Scene made = *m_draft.scene;
        if (m_head) {
            made.view.emplace().stage = "weights";
            made.view->head = *m_head;
        }
        m_document->restore(std::move(made), nullptr, {}, {}); // nothing to go back to, and unsaved
    } else if (const auto error =
                   m_document->edit(tr("Import %1").arg(m_fileName), *m_draft.scene, ChangePart::Scene)) {
        m_message->setMessage(QString::fromStdString(error->message));
        return;
    }
    Q_EMIT imported();
    close();
}

QString ImportDialog::message() const { return m_message->message(); }

} // namespace attn

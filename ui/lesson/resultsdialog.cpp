// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/resultsdialog.h"

#include "core/io/files/inputfile.h"
#include "ui/document/atomicfile.h"
#include "ui/kit/boxes.h"
#include "ui/kit/filechooser.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onscreen.h"
#include "ui/language/said.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>

#include <utility>

namespace attn {

namespace {

constexpr int most_faults = 3;    // in the message
constexpr int rows_measured = 50; // for the width of a column

QString worded(const std::string& text) { return QString::fromStdString(text); }

} // namespace

ResultsDialog::ResultsDialog(const QString& folder, QWidget* parent)
    : QDialog(parent), m_folder(folder), m_codes(new QPlainTextEdit), m_message(new MessageLine),
      m_table(new QTableWidget(0, int(result_columns.size()))), m_actions(new QWidget)
{
    setWindowTitle(tr("Lesson results"));
    auto* what = quietLabel(tr("Paste the codes that students received at the end of a lesson in the browser. A "
                               "checksum catches mistakes but not cheating, because students can share codes."));
    what->setWordWrap(true);
    auto* label = new PlainLabel(tr("Co&des, one per line"));
    label->setBuddy(m_codes);
    m_codes->setTabChangesFocus(true);
    m_codes->setLineWrapMode(QPlainTextEdit::NoWrap);
    useTextFont(m_codes, 13);
    m_table->setAccessibleName(tr("Results"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setResizeContentsPrecision(rows_measured);
    for (std::size_t i = 0; i < result_columns.size(); ++i)
        m_table->setHorizontalHeaderItem(int(i), new QTableWidgetItem(said(result_columns[i])));
    m_table->resizeColumnsToContents();
    auto* open = new QPushButton(tr("&Open file…"));
    auto* copy = new QPushButton(tr("&Copy table"));
    auto* save = new QPushButton(tr("&Save as CSV…"));
    open->setAutoDefault(false);
    copy->setAutoDefault(false);
    setPrimary(save);
    rowOf(m_actions, 8, {freeRoom(1), copy, save});
    columnOf(this, 8, {what, rowOf(nullptr, 8, {{label, 1}, open}), {m_codes, 1}, m_message, {m_table, 2}, m_actions})
        ->setContentsMargins(16, 16, 16, 16);
    resizeOnScreen(this, {scaled(640), scaled(560)});
    m_actions->setEnabled(false);

    connect(m_codes, &QPlainTextEdit::textChanged, this, &ResultsDialog::follow);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(worded(resultSheet(m_found.results, '\t')));
        Q_EMIT reported(tr("Copied %n results", nullptr, m_table->rowCount()));
    });
    connect(open, &QPushButton::clicked, this, [this] {
        const QString kinds = tr("Text (*.txt *.csv);;All files (*)");
        if (const QString path = chooseFileToOpen(this, tr("Open codes"), m_folder, kinds); !path.isEmpty())
            readCodes(path);
    });
    connect(save, &QPushButton::clicked, this, [this] {
        const QString proposed = QDir(m_folder).filePath(tr("results.csv")), kinds = tr("Tables (*.csv)");
        if (const QString path = chooseFileToSave(this, tr("Save results"), proposed, kinds); !path.isEmpty())
            this->save(path);
    });
    connect(&m_writer, &Background::failed, this, [this](const QString& sentence) { m_message->setMessage(sentence); });
}

void ResultsDialog::present()
{
    showInFront(this);
    m_codes->setFocus();
}

void ResultsDialog::readCodes(const QString& path)
{
    const auto text = readWholeFile(QFile::encodeName(path).toStdString(), largest_text, Pipes::Refused);
    if (text)
        m_codes->setPlainText(worded(*text));
    else
        m_message->setMessage(worded(text.error().message));
}

// Reads the codes again and reports what is wrong with them or was skipped.
void ResultsDialog::follow()
{
    const bool large = m_codes->document()->characterCount() > largest_text;
    ClassResults found = large ? ClassResults() : readResults(m_codes->toPlainText().toStdString());
    const bool bad = !found.faults.empty();
    const auto& sentences = bad ? found.faults : found.notes;
    QStringList shown;
    for (std::size_t i = 0; i < sentences.size() && i < most_faults; ++i)
        shown << worded(sentences[i]);
    if (const int more = int(sentences.size()) - most_faults; more > 0)
        shown << tr("%n more", nullptr, more);
    if (large)
        shown << tr("The text has more than %1 characters. Use the “attnscope results” command instead.")
                     .arg(formatCount(largest_text));
    else if (sentences.empty() && found.results.empty() && !m_codes->document()->isEmpty())
        shown << tr("No codes found in the text. Codes begin with ATTN1- or ATTN2-.");
    m_message->setMessage(shown.join(QStringLiteral("; ")), bad || large ? Severity::Bad : Severity::Warn);
    m_actions->setEnabled(!found.results.empty());
    const bool same = found.results == m_found.results;
    m_found = std::move(found);
    if (!same)
        fill();
}

void ResultsDialog::fill()
{
    m_table->setRowCount(int(m_found.results.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto cells = resultCells(m_found.results[std::size_t(row)]);
        for (int column = 0; column < m_table->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(named(worded(cells[std::size_t(column)])));
            if (column >= result_words)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_table->resizeColumnsToContents();
}

void ResultsDialog::save(const QString& path)
{
    m_writer.request([this, path, sheet = resultSheet(m_found.results, ',')](const StopToken&) {
        return [this, path, fault = writeAtomically(path, sheet)] {
            if (fault)
                m_message->setMessage(worded(fault->message));
            else
                Q_EMIT reported(wroteSentence(path));
        };
    });
}

} // namespace attn

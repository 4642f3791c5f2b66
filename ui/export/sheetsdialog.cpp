// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/sheetsdialog.h"

#include "core/io/files/inputfile.h"
#include "ui/kit/boxes.h"
#include "ui/kit/filechooser.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onscreen.h"
#include "ui/kit/plainquestion.h"
#include "ui/language/said.h"
#include "ui/paper/classsheets.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace attn {

namespace {

constexpr char names_setting[] = "sheets/names";
constexpr std::int64_t largest_list = 1 << 20; // bytes

Result<std::vector<Student>> classOf(const QPlainTextEdit* names) { return readClass(names->toPlainText().toUtf8()); }

} // namespace

SheetsDialog::SheetsDialog(std::function<Scene()> scene, const QString& folder, QWidget* parent)
    : QDialog(parent), m_scene(std::move(scene)), m_names(new QPlainTextEdit), m_folder(new QLineEdit(folder)),
      m_fromFile(new QPushButton(tr("From a &file…"))), m_chooseFolder(new QPushButton(tr("&Choose…"))),
      m_questions(new QCheckBox(tr("Also a &question bank for Moodle (questions.xml)"))), m_facts(quietLabel({})),
      m_progress(new QProgressBar), m_progressWords(new PlainLabel), m_message(new MessageLine),
      m_cancel(new QPushButton(tr("Cancel"))), m_write(new QPushButton(tr("&Write worksheets")))
{
    setWindowTitle(tr("Worksheets for a class"));
    auto* what = quietLabel(
        tr("Each student works out one row of attention by hand: the row of the selected cell, or the values you hid "
           "in the map (H). Values drawn from a seed differ from name to name but are the same every time. Values you "
           "typed are the same for everyone. key.pdf and key.csv contain all answers."));
    what->setWordWrap(true);
    auto* names = new PlainLabel(tr("&Names, one per line"));
    names->setBuddy(m_names);
    auto* place = new PlainLabel(tr("F&older"));
    place->setBuddy(m_folder);
    m_names->setTabChangesFocus(true);
    m_names->setPlaceholderText(tr("Ada Lovelace\nÉdouard Lucas\n…"));
    m_names->setAccessibleName(tr("Names, one per line"));
    useTextFont(m_names, 13);
    useTextFont(m_progressWords, 12);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    setPrimary(m_write);
    m_write->setDefault(true);
    m_fromFile->setAutoDefault(false);
    m_chooseFolder->setAutoDefault(false);

    auto* above = rowOf(nullptr, 8, {{names, 1}, m_fromFile});
    auto* below = rowOf(nullptr, 8, {place, {m_folder, 1}, m_chooseFolder});
    auto* bottom = rowOf(nullptr, 8, {{m_progressWords, 1}, m_cancel, m_write});
    columnOf(this, 8, {what, above, {m_names, 1}, m_facts, below, m_questions, m_message, m_progress, bottom})
        ->setContentsMargins(16, 16, 16, 16);
    resizeOnScreen(this, {scaled(460), scaled(440)});

    connect(m_names, &QPlainTextEdit::textChanged, this, &SheetsDialog::follow);
    connect(m_folder, &QLineEdit::textChanged, this, &SheetsDialog::follow);
    connect(m_fromFile, &QPushButton::clicked, this, &SheetsDialog::chooseNames);
    connect(m_chooseFolder, &QPushButton::clicked, this, &SheetsDialog::chooseFolder);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_write, &QPushButton::clicked, this, &SheetsDialog::write);
    connect(&m_writer, &FigureWorker::boxed, this, &SheetsDialog::noted);
    connect(&m_writer, &Background::failed, this, [this](const QString& sentence) {
        setWriting(false);
        m_message->setMessage(sentence);
    });
    // Names are much to type, and belong to no file.
    setNames(QSettings().value(QLatin1String(names_setting)).toString());
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(150);
    connect(m_names, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_keeping.isActive())
            m_keeping.start();
    });
    connect(&m_keeping, &QTimer::timeout, this,
            [this] { QSettings().setValue(QLatin1String(names_setting), m_names->toPlainText()); });
    setWriting(false);
}

void SheetsDialog::present()
{
    follow();
    showInFront(this);
    m_names->setFocus();
}

void SheetsDialog::setNames(const QString& names) { m_names->setPlainText(names); }
void SheetsDialog::setFolder(const QString& folder) { m_folder->setText(folder); }
QString SheetsDialog::message() const { return m_message->message(); }
QString SheetsDialog::facts() const { return m_facts->text(); }

// Shows what would be written, or the fault in the names.
void SheetsDialog::follow()
{
    if (m_writing)
        return;
    const auto students = classOf(m_names);
    const bool begun = !m_names->toPlainText().trimmed().isEmpty();
    const auto count = students ? std::int64_t(students->size()) : 0;
    m_facts->setText(!students ? begun ? QString() : tr("No names yet")
                               : tr("%1 and key.pdf").arg(tr("%n worksheets", nullptr, int(count))));
    m_message->setMessage(begun && !students ? QString::fromStdString(students.error().message) : QString());
    m_write->setEnabled(students && !m_folder->text().trimmed().isEmpty());
}

void SheetsDialog::chooseNames()
{
    const QString path =
        chooseFileToOpen(this, tr("Open class list"), m_folder->text(), tr("Text (*.txt *.csv);;All files (*)"));
    if (!path.isEmpty())
        readNames(path);
}

void SheetsDialog::readNames(const QString& path)
{
    const auto text = readWholeFile(QFile::encodeName(path).toStdString(), largest_list, Pipes::Refused);
    if (!text)
        return m_message->setMessage(QString::fromStdString(text.error().message));
    if (const auto students = readClass(QByteArray::fromStdString(*text)); !students)
        return m_message->setMessage(QString::fromStdString(students.error().message));
    setNames(QString::fromStdString(*text));
}

void SheetsDialog::chooseFolder()
{
    const QString folder = attn::chooseFolder(this, tr("Folder for the worksheets"), m_folder->text());
    if (!folder.isEmpty())
        setFolder(folder);
}

void SheetsDialog::write()
{
    auto students = classOf(m_names);
    if (m_writing || !students)
        return;
    const QString folder = m_folder->text().trimmed();
    const int total = int(students->size());
    QStringList files{QStringLiteral("key.pdf"), QStringLiteral("key.csv")};
    for (const Student& student : *students)
        files << student.file + QStringLiteral(".pdf");
    if (m_questions->isChecked())
        files << QStringLiteral("questions.xml");
    const auto there = std::ranges::count_if(files, [&](const QString& name) { return QDir(folder).exists(name); });
    PlainQuestion question(tr("Replace worksheets"),
                           tr("The folder already contains %n of these files. Replace them?", nullptr, int(there)),
                           QMessageBox::Cancel, this);
    question.addButton(tr("Replace"), QMessageBox::DestructiveRole);
    question.setDefaultButton(QMessageBox::Cancel);
    if (there > 0 && question.exec() == QMessageBox::Cancel)
        return;
    m_message->clear();
    m_stop = {};
    setWriting(true);
    tellProgress(0, total);
    const auto progress = [this, total](int count) {
        m_calls.post([this, count, total] { tellProgress(count, total); });
    };
    m_writer.request([this, folder, total, progress, scene = m_scene(), students = std::move(*students),
                      questions = m_questions->isChecked(), stop = m_stop.token()](StopToken) -> std::function<void()> {
        auto sheets = workedOut(scene, students, stop);
        const auto fault = sheets ? writeClassSheets(scene, students, *sheets, folder, questions, progress, stop)
                                  : std::optional(sheets.error());
        return [this, folder, total, fault] {
            setWriting(false);
            if (fault) {
                m_message->setMessage(QString::fromStdString(fault->message));
                return;
            }
            Q_EMIT written(tr("Wrote %1 and key.pdf to %2")
                               .arg(tr("%n worksheets", nullptr, int(total)), named(QDir::toNativeSeparators(folder))));
            accept();
        };
    });
}

void SheetsDialog::tellProgress(int count, int total)
{
    if (!m_writing)
        return;
    m_progress->setRange(0, total);
    m_progress->setValue(count);
    m_progressWords->setText(tr("%1 of %2").arg(count).arg(total));
}

void SheetsDialog::setWriting(bool writing)
{
    m_writing = writing;
    m_progress->setVisible(writing);
    m_progressWords->clear();
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_names, m_folder, m_fromFile, m_chooseFolder, m_questions, m_write})
        control->setEnabled(!writing);
    if (!writing)
        follow();
}

// Cancel stops the writing, or closes the dialog if idle.
void SheetsDialog::done(int result)
{
    if (m_writing && result == QDialog::Rejected) {
        m_stop.request();
        m_progressWords->setText(tr("Stopping …"));
        return;
    }
    QDialog::done(result);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/classsheets.h"

#include "core/io/files/outputfile.h"
#include "core/sheets/classlist.h"
#include "core/sheets/studentscene.h"
#include "ui/document/atomicfile.h"
#include "ui/figures/figurecanvas.h"
#include "ui/figures/figurenames.h"
#include "ui/paper/sheetpage.h"

#include <QBuffer>
#include <QFile>
#include <QHash>
#include <QObject>
#include <QPainter>
#include <QPdfWriter>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <new>

namespace attn {

namespace {

constexpr int resolution = 1200;

std::string_view bytesOf(const QByteArray& bytes) { return {bytes.constData(), std::size_t(bytes.size())}; }

QByteArray pdfOf(const QString& title, const std::function<void(QPainter&, QPdfWriter&)>& paint)
{
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("AttnScope"));
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
    QPainter painter(&writer);
    painter.scale(double(resolution) / points_per_inch, double(resolution) / points_per_inch);
    paint(painter, writer);
    painter.end();
    return file;
}

QSizeF paperOf(const QPdfWriter& writer) { return writer.pageLayout().fullRect(QPageLayout::Point).size(); }

// Where the numbers of a student are from.
std::string originOf(const Scene& lesson, const Scene& student, std::uint64_t seed)
{
    const bool varied = !(lesson.inputs == student.inputs);
    const QString from =
        varied
            ? QObject::tr("Made with seed %1; the answer key uses exactly these numbers.")
            : QObject::tr("Drawn with seed %1 and rounded to 2 decimals; the answer key uses exactly these numbers.");
    return from.arg(seed).toStdString();
}

Result<StudentSheet> sheetOf(const Scene& lesson, const QString& name, bool maximumOff)
{
    const auto origin = [&](const Scene& student, std::uint64_t seed) { return originOf(lesson, student, seed); };
    auto made = studentExercise(lesson, seedOfName(name.toStdString()), origin, maximumOff);
    if (!made)
        return made.error();
    return StudentSheet{name.toStdString(), made->seed, std::move(made->exercise)};
}

SheetPage pageOf(const StudentSheet& sheet, const Scene& lesson, int number, int count, bool answers)
{
    const QString foot = QObject::tr("%1 · seed %2 · made with AttnScope")
                             .arg(QString::fromStdString(lesson.title), QString::number(sheet.seed));
    return {sheet.exercise, QString::fromStdString(sheet.name), foot, number, count, answers};
}

// Where a name has none, its place in the class.
QString fileOf(const QString& name, int number, QSet<QString>& taken)
{
    QString base = safeForFiles(name);
    if (base.isEmpty())
        base = QObject::tr("student_%1").arg(number);
    if (isReservedFileName(base))
        base.prepend(QLatin1Char('_'));
    QString file = base;
    for (int copy = 2; taken.contains(file.toCaseFolded()); ++copy)
        file = QStringLiteral("%1_%2").arg(base).arg(copy);
    taken.insert(file.toCaseFolded());
    return file;
}

} // namespace

Result<std::vector<Student>> readClass(const QByteArray& text)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(text);
    if (decoder.hasError())
        return Error{QObject::tr("the list of names is not UTF-8 text; save it as UTF-8").toStdString()};
    std::vector<Student> students;
    QHash<QString, int> lines;
    QSet<QString> taken = {QStringLiteral("key")};
    int number = 0;
    for (const std::string& written : namesOfClass(decoded.toStdString())) {
        ++number;
        const QString name = QString::fromStdString(written).trimmed().normalized(QString::NormalizationForm_C);
        if (name.isEmpty())
            continue;
        const auto fault = [&](const QString& why) {
            return Error{QObject::tr("line %1: %2").arg(number).arg(why).toStdString()};
        };
        if (name.size() > longest_student)
            return fault(QObject::tr("a name can have at most %1 characters, but this one has %2")
                             .arg(longest_student)
                             .arg(name.size()));
        for (const QChar c : name)
            if (c.category() == QChar::Other_Control)
                return fault(QObject::tr("the name contains a character that cannot be printed"));
        if (lines.contains(name))
            return fault(
                QObject::tr("'%1' is already on line %2. Use different names, because each name gets its own numbers.")
                    .arg(name, QString::number(lines.value(name))));
        if (students.size() == std::size_t(most_students))
            return fault(QObject::tr("a class can have at most %1 names").arg(most_students));
        lines.insert(name, number);
        students.push_back({name, fileOf(name, int(students.size()) + 1, taken)});
    }
    if (students.empty())
        return Error{QObject::tr("no names found; expected one per line").toStdString()};
    return students;
}

Result<std::vector<StudentSheet>> workedOut(const Scene& lesson, const std::vector<Student>& students, StopToken stop)
try {
    std::vector<StudentSheet> sheets;
    const auto takesOff = [](const StudentSheet& sheet) { return sheet.exercise.maximum_off; };
    for (const bool maximumOff : {false, true}) { // again if some have large numbers: a class has one formula
        if (maximumOff && (std::ranges::none_of(sheets, takesOff) || std::ranges::all_of(sheets, takesOff)))
            break;
        sheets.clear();
        for (const Student& student : students) {
            if (stop.requested())
                return stoppedBeforeWriting();
            auto sheet = sheetOf(lesson, student.name, maximumOff);
            if (!sheet)
                return sheet.error();
            sheets.push_back(std::move(*sheet));
        }
    }
    return sheets;
} catch (const std::bad_alloc&) {
    return Error{QObject::tr("Not enough memory for these worksheets. Use a shorter list of names.").toStdString()};
}

std::optional<Error> writeClassSheets(const Scene& lesson, const std::vector<Student>& students,
                                      std::vector<StudentSheet>& sheets, const QString& folder, bool questions,
                                      const std::function<void(int)>& progress, StopToken stop)
try {
    OutputFiles files(QFile::encodeName(folder).toStdString());
    const QString title = QString::fromStdString(lesson.title);
    const int count = int(sheets.size());
    for (int number = 1; number <= count; ++number) {
        const Student& student = students[std::size_t(number) - 1];
        const SheetPage page = pageOf(sheets[std::size_t(number) - 1], lesson, number, count, false);
        const QByteArray pdf = pdfOf(student.name, [&](QPainter& painter, QPdfWriter& writer) {
            paintSheet(painter, paperOf(writer), page, [&] { writer.newPage(); });
        });
        if (stop.requested())
            return stoppedBeforeWriting();
        if (auto fault =
                files.add(QFile::encodeName(student.file + QStringLiteral(".pdf")).toStdString(), bytesOf(pdf)))
            return fault;
        if (progress)
            progress(number);
    }
    const QByteArray key = pdfOf(title, [&](QPainter& painter, QPdfWriter& writer) {
        const auto nextPage = [&] { writer.newPage(); };
        paintSheet(painter, paperOf(writer), pageOf(sheets.front(), lesson, 1, count, true), nextPage);
        writer.setPageOrientation(QPageLayout::Landscape); // a student's answers on one line
        nextPage();
        paintKeyTable(painter, paperOf(writer), sheets, title, nextPage);
    });
    if (auto fault = files.add("key.pdf", bytesOf(key)))
        return fault;
    if (auto fault = files.add("key.csv", answersCsv(sheets)))
        return fault;
    if (questions)
        if (auto fault = files.add("questions.xml", questionBank(sheets, lesson.title)))
            return fault;
    return files.commit();
} catch (const std::bad_alloc&) {
    return Error{QObject::tr("Not enough memory for these worksheets. Use a shorter list of names.").toStdString()};
}

} // namespace attn

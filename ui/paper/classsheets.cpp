// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/classsheets.h"

#include "core/io/files/outputfile.h"
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

QByteArray pdfOf(std::span<const SheetPage> sheets, const QString& title)
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
    const QSizeF page = QPageSize(QPageSize::A4).size(QPageSize::Point);
    bool first = true;
    for (const SheetPage& sheet : sheets) {
        if (!std::exchange(first, false))
            writer.newPage();
        paintSheet(painter, page, sheet, [&] { writer.newPage(); });
    }
    painter.end();
    return file;
}

// Where the numbers of a student are from.
std::string originOf(const Scene& lesson, const Scene& student, std::uint64_t seed)
{
    const bool varied = !(lesson.inputs == student.inputs);
    const QString from =
        varied ? QObject::tr("Made with seed %1, so that the numbers printed here are the numbers of the key.")
               : QObject::tr("Drawn with seed %1 and rounded to 2 decimals, so that the numbers printed here are the "
                             "numbers of the key.");
    return from.arg(seed).toStdString();
}

Result<SheetPage> sheetOf(const Scene& lesson, const QString& name)
{
    const std::uint64_t seed = seedOfName(name.toStdString());
    const auto scene = studentScene(lesson, seed);
    if (!scene)
        return scene.error();
    auto exercise = exerciseOf(*scene, originOf(lesson, *scene, seed));
    if (!exercise)
        return exercise.error();
    SheetPage page;
    page.exercise = std::move(*exercise);
    page.name = name;
    page.foot = QObject::tr("%1 · seed %2 · made with AttnScope")
                    .arg(QString::fromStdString(lesson.title), QString::number(seed));
    return page;
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
        return Error{QObject::tr("the names are not UTF-8 text").toStdString()};
    std::vector<Student> students;
    QHash<QString, int> lines;
    QSet<QString> taken = {QStringLiteral("key")};
    int number = 0;
    for (const QString& line : decoded.split(QLatin1Char('\n'))) {
        ++number;
        const QString name = line.trimmed().normalized(QString::NormalizationForm_C);
        if (name.isEmpty())
            continue;
        const auto fault = [&](const QString& why) {
            return Error{QObject::tr("line %1: %2").arg(number).arg(why).toStdString()};
        };
        if (name.size() > longest_student)
            return fault(
                QObject::tr("a name has at most %1 characters, this one has %2").arg(longest_student).arg(name.size()));
        for (const QChar c : name)
            if (c.category() == QChar::Other_Control)
                return fault(QObject::tr("a name has a character that cannot be printed"));
        if (lines.contains(name))
            return fault(
                QObject::tr("'%1' stands there already, in line %2: tell them apart, for each name has numbers of "
                            "its own")
                    .arg(name, QString::number(lines.value(name))));
        if (students.size() == std::size_t(most_students))
            return fault(QObject::tr("a class has at most %1 names").arg(most_students));
        lines.insert(name, number);
        students.push_back({name, fileOf(name, int(students.size()) + 1, taken)});
    }
    if (students.empty())
        return Error{QObject::tr("there is no name: one a line is expected").toStdString()};
    return students;
}

std::optional<Error> writeClassSheets(const Scene& lesson, const std::vector<Student>& students, const QString& folder,
                                      const std::function<void(int)>& progress, std::stop_token stop)
try {
    OutputFiles files(QFile::encodeName(folder).toStdString());
    std::vector<SheetPage> key;
    for (const Student& student : students) {
        if (stop.stop_requested())
            return stoppedBeforeWriting();
        auto page = sheetOf(lesson, student.name);
        if (!page)
            return page.error();
        page->number = int(key.size()) + 1;
        page->count = int(students.size());
        const QByteArray pdf = pdfOf({&*page, 1}, student.name);
        if (auto fault =
                files.add(QFile::encodeName(student.file + QStringLiteral(".pdf")).toStdString(), bytesOf(pdf)))
            return fault;
        page->answers = true;
        key.push_back(std::move(*page));
        if (progress)
            progress(int(key.size()));
    }
    if (auto fault = files.add("key.pdf", bytesOf(pdfOf(key, QString::fromStdString(lesson.title)))))
        return fault;
    if (stop.stop_requested())
        return stoppedBeforeWriting();
    return files.commit();
} catch (const std::bad_alloc&) {
    return Error{QObject::tr("There is not enough memory for these sheets.").toStdString()};
}

} // namespace attn

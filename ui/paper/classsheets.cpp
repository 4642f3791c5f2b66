// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/classsheets.h"

#include "core/io/files/outputfile.h"
#include "core/sheets/studentscene.h"
#include "ui/document/atomicfile.h"
#include "ui/figures/figurecanvas.h"
#include "ui/paper/sheetpage.h"

#include <QBuffer>
#include <QFile>
#include <QObject>
#include <QPainter>
#include <QPdfWriter>

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

} // namespace

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawncommands.h"

#include "app/batch.h"
#include "app/drawing.h"
#include "core/base/say.h"
#include "core/headless/commands.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/outputfile.h"
#include "ui/paper/classsheets.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <string_view>

namespace attn {

namespace {

constexpr std::int64_t largest_list = 1 << 20; // bytes

}

int runSheet(const Options& options)
{
    // Any folder will do, even one named like a scene, "000.dropout.ones"; these endings were meant as files.
    constexpr std::array<std::string_view, 5> files = {".pdf", ".png", ".svg", ".html", ".zip"};
    const bool file =
        std::ranges::any_of(files, [&](std::string_view ending) { return options.out.ends_with(ending); });
    if (file && looksLikeFile(options.out))
        return reportError(
            ExitStatus::WrongUsage,
            say("--out: expected a folder for the worksheets, got '%1'; for a folder with that name, write %1/",
                options.out));
    const auto scene = loadScene(options.scene);
    if (!scene)
        return reportError(ExitStatus::BadInput, scene.error().message);
    const auto text = readWholeFile(options.names, largest_list, Pipes::Read);
    if (!text)
        return reportError(ExitStatus::BadInput, text.error().message);
    const Drawing drawing; // from here on Qt speaks
    const auto students = readClass(QByteArray::fromStdString(*text));
    if (!students)
        return reportError(ExitStatus::BadInput, options.names + ": " + students.error().message);
    auto sheets = workedOut(*scene, *students);
    if (!sheets)
        return reportError(ExitStatus::BadInput, sheets.error().message);
    std::optional<Error> fault;
    if (!options.out.empty())
        fault = writeClassSheets(*scene, *students, *sheets, QString::fromStdString(options.out));
    if (!fault && !options.questions.empty())
        fault = writeOutputFile(options.questions, questionBank(*sheets, scene->title));
    if (fault)
        return reportError(ExitStatus::BadInput, fault->message);
    return static_cast<int>(ExitStatus::Done);
}

} // namespace attn

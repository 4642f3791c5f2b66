// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawncommands.h"

#include "app/batch.h"
#include "app/drawing.h"
#include "core/base/say.h"
#include "core/headless/commands.h"
#include "core/io/files/inputfile.h"
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
    // Any folder will do, also one that is called as a scene, "000.dropout.ones"; a file is what somebody meant by these.
    constexpr std::array<std::string_view, 5> files = {".pdf", ".png", ".svg", ".html", ".zip"};
    const bool file =
        std::ranges::any_of(files, [&](std::string_view ending) { return options.out.ends_with(ending); });
    if (const std::string fault = file ? notAFolder(options.out) : ""; !fault.empty())
        return reportError(ExitStatus::WrongUsage, say("--out: the sheets are a folder of files, %1", fault));
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
    if (const auto fault = writeClassSheets(*scene, *students, QString::fromStdString(options.out)))
        return reportError(ExitStatus::BadInput, fault->message);
    return static_cast<int>(ExitStatus::Done);
}

} // namespace attn

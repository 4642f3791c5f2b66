// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/files/outputfile.h"
#include "core/io/files/path.h"
#include "core/io/files/ziparchive.h"
#include "core/page/pageframe.h"
#include "core/site/site.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace attn {

namespace {

namespace fs = std::filesystem;

bool isArchive(const std::string& out) { return out.ends_with(".zip"); }

// A page, index or manifest of an earlier site.
bool isOfSite(const fs::path& place)
{
    std::string beginning(4096, '\0');
    std::ifstream in(place, std::ios::binary);
    in.read(beginning.data(), std::streamsize(beginning.size()));
    return in.gcount() > 0 && beginning.find(site_mark) != std::string::npos;
}

} // namespace

std::optional<Error> whyNoSite(const std::string& out)
{
    std::error_code fault;
    const fs::file_status status = fs::status(pathOf(out), fault);
    if (isArchive(out) && fs::is_directory(status))
        return Error{say("%1: this is a folder, but a file name is expected", out)};
    if (isArchive(out) || !fs::exists(status))
        return std::nullopt;
    if (!fs::is_directory(status))
        return Error{say("%1: this is a file, but a folder or a name that ends in .zip is expected", out)};
    if (isOfSite(pathOf(out) / "index.html") || isOfSite(pathOf(out) / "imsmanifest.xml"))
        return std::nullopt;
    for (const auto& entry : fs::directory_iterator(pathOf(out), fault))
        if (!utf8Of(entry.path().filename()).starts_with('.'))
            return Error{
                say("%1 contains other files; choose an empty folder or the folder of an earlier course site", out)};
    return fault ? std::optional(Error{out + ": " + fault.message()}) : std::nullopt;
}

std::optional<Error> writeSite(const std::string& out, const std::vector<SiteFile>& files)
{
    if (const auto fault = whyNoSite(out))
        return fault;
    if (isArchive(out))
        return writeOutputFile(out, [&](std::ostream& stream) {
            ZipArchive archive(stream);
            for (const SiteFile& file : files)
                archive.add(file.name, file.content);
            archive.close();
        });
    OutputFiles written(out);
    for (const SiteFile& file : files)
        if (const auto fault = written.add(file.name, file.content))
            return fault;
    if (const auto fault = written.commit())
        return fault;
    std::vector<fs::path> old;
    std::error_code fault;
    for (const auto& entry : fs::directory_iterator(pathOf(out), fault))
        if (std::ranges::find(files, utf8Of(entry.path().filename()), &SiteFile::name) == files.end() &&
            entry.is_regular_file(fault) && isOfSite(entry.path()))
            old.push_back(entry.path());
    for (const fs::path& place : old)
        fs::remove(place, fault);
    return std::nullopt;
}

} // namespace attn

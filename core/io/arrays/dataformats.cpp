// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/dataformats.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/io/arrays/arraywriters.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/files/outputfile.h"
#include "core/io/text/tracejson.h"

#include <algorithm>
#include <ostream>
#include <vector>

namespace attn {

namespace {

using Tensors = std::span<const TracedTensor* const>;

constexpr DataFormat data_formats[] = {
    {"json", "JSON", false, nullptr, writeTraceJson},
    {"npz", SAY_LATER("NumPy archive"), false, checkNpzSize, writeNpz},
    {"npy", SAY_LATER("NumPy array"), true, nullptr,
     [](std::ostream& out, const Trace& trace, Tensors tensors) { writeNpy(out, trace, *tensors.front()); }},
    {"csv", SAY_LATER("Table"), true, nullptr,
     [](std::ostream& out, const Trace& trace, Tensors tensors) { writeCsv(out, trace, *tensors.front()); }},
    {"safetensors", "safetensors", false, nullptr, writeSafetensors},
};

} // namespace

std::span<const DataFormat> dataFormats() { return data_formats; }

const DataFormat* dataFormatOf(std::string_view path)
{
    const auto ends = [&](const DataFormat& format) { return path.ends_with("." + std::string(format.ending)); };
    const auto* found = std::ranges::find_if(data_formats, ends);
    return found == std::end(data_formats) ? nullptr : found;
}

std::string dataEndings(const std::vector<std::string>& more)
{
    std::vector<std::string> endings;
    for (const DataFormat& format : data_formats)
        endings.push_back("." + std::string(format.ending));
    endings.insert(endings.end(), more.begin(), more.end());
    return oneOf(endings);
}

std::optional<Error> checkData(const std::string& path, Tensors tensors)
{
    const DataFormat* format = dataFormatOf(path);
    if (!format)
        return Error{say("%1: expected a name that ends in %2", path, dataEndings())};
    if (format->one_tensor && tensors.size() != 1)
        return Error{say("%1: a .%2 file can contain only one tensor, not %3", path, format->ending, tensors.size())};
    if (auto fault = format->check ? format->check(tensors) : std::nullopt)
        return Error{path + ": " + fault->message};
    return std::nullopt;
}

std::optional<Error> writeData(const std::string& path, const Trace& trace, Tensors tensors,
                               const std::function<bool()>& lost)
{
    if (auto fault = checkData(path, tensors))
        return fault;
    bool gone = false;
    auto fault = writeOutputFile(path, [&](std::ostream& out) {
        dataFormatOf(path)->write(out, trace, tensors);
        gone = lost && lost();
        if (gone)
            out.setstate(std::ios::failbit); // what was written so far is thrown away
    });
    return gone ? Error{say("%1: the GPU stopped responding while the values were being read", path)} : fault;
}

} // namespace attn

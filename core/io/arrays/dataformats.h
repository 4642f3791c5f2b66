// SPDX-License-Identifier: GPL-3.0-or-later
// The one table of file formats that tensors of a trace are written in, shared by the command line and the window.
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct DataFormat {
    std::string_view ending; // of file names, without the point: "npz"
    std::string_view label;  // on screen: "NumPy archive"
    bool one_tensor;         // holds one tensor, not several
    // Refuses sizes the format cannot hold, before anything is written; null: no limit.
    std::optional<Error> (*check)(std::span<const TracedTensor* const> tensors);
    // Writes piece by piece: no tensor is ever held whole. Faults of the stream are left to its owner.
    void (*write)(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors);
};

// json, npz, npy, csv, safetensors.
std::span<const DataFormat> dataFormats();
// The format for a file name's ending; null for others.
const DataFormat* dataFormatOf(std::string_view path);
// ".json, .npz, .npy, .csv or .safetensors".
std::string dataEndings(const std::vector<std::string>& more = {});

// Why `tensors` cannot be written as a file of that name: an unknown ending, several tensors where one fits, sizes.
std::optional<Error> checkData(const std::string& path, std::span<const TracedTensor* const> tensors);
// Writes the whole file or nothing, in the format of its name's ending. The same trace gives the same bytes. Errors
// name the path. `lost`: whether the numbers are lost with the GPU that holds them; checked before the file takes its
// name, since it is then worthless.
std::optional<Error> writeData(const std::string& path, const Trace& trace,
                               std::span<const TracedTensor* const> tensors, const std::function<bool()>& lost = {});

} // namespace attn

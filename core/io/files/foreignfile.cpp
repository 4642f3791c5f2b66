// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/foreignfile.h"

#include "core/base/say.h"
#include "core/io/files/path.h"

#include <algorithm>
#include <array>

namespace attn {

namespace {

struct ForeignKind {
    std::array<std::string_view, 5> endings; // unused ones are empty
    std::array<std::string_view, 4> magic;   // what the file begins with, in lower case; unused ones are empty
    std::string_view is, advice;             // NAME is the file's own name, without its folder
    bool in_python = true;                   // the advice is a line of Python
};

constexpr ForeignKind foreign_kinds[] = {
    {{".pt", ".pth", ".bin", ".ckpt"},
     {"\x80\x02", "\x80\x03", "\x80\x04", "\x80\x05"}, // protocols of pickle
     SAY_LATER("a PyTorch pickle, which could run code when read"),
     "safetensors.torch.save_file(torch.load('NAME', weights_only=True), 'layer.safetensors')"},
    {{".pkl", ".pickle"},
     {},
     SAY_LATER("a pickle, which could run code when read"),
     "numpy.savez('layer.npz', **arrays)"},
    {{".onnx"},
     {},
     "ONNX",
     "numpy.savez('layer.npz', **{t.name: onnx.numpy_helper.to_array(t) for t in "
     "onnx.load('NAME').graph.initializer})"},
    {{".h5", ".hdf5", ".keras"},
     {"\x89hdf\r\n\x1a\n"},
     "HDF5",
     "numpy.savez('layer.npz', W_query=h5py.File('NAME')['PATH'][:], …)"},
    {{".msgpack"},
     {},
     SAY_LATER("Flax's native format"),
     "safetensors.flax.save_file(flax.traverse_util.flatten_dict(flax.serialization.msgpack_restore("
     "open('NAME', 'rb').read()), sep='.'), 'layer.safetensors')"},
    {{".mat"},
     {"matlab 5.0 mat-file"},
     SAY_LATER("MATLAB's native format"),
     "numpy.savez('layer.npz', x=scipy.io.loadmat('NAME')['x'])"},
    {{},
     {"version https://git-lfs"},
     SAY_LATER("a Git LFS pointer, not the file itself"),
     SAY_LATER("run git lfs pull to download the file"),
     false},
    {{},
     {"<!doctype html", "<html"},
     SAY_LATER("a web page (HTML), not the file itself"),
     SAY_LATER("use the download link of the file"),
     false},
    {{".gz"}, {"\x1f\x8b"}, SAY_LATER("compressed with gzip"), SAY_LATER("unpack it with gunzip first"), false},
    {{".zip"}, {"pk\x03\x04"}, SAY_LATER("a ZIP archive"), SAY_LATER("unpack it first"), false},
};
constexpr const ForeignKind& torch_kind = foreign_kinds[0];
constexpr const ForeignKind& zip_kind = foreign_kinds[std::size(foreign_kinds) - 1];

std::string inLowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return lower;
}

std::string hintOf(const ForeignKind& kind, std::string_view name)
{
    constexpr std::string_view placeholder = "NAME";
    if (!kind.in_python)
        return say("%1; %2", say(kind.is), say(kind.advice));
    std::string advice(kind.advice);
    if (const std::size_t place = advice.find(placeholder); place != std::string::npos)
        advice.replace(place, placeholder.size(), name);
    return say("%1; convert it in Python: %2", say(kind.is), advice);
}

template <std::size_t Size, class Test> bool anyOf(const std::array<std::string_view, Size>& words, Test test)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return !word.empty() && test(word); });
}

} // namespace

std::optional<std::string> conversionHint(std::string_view path)
{
    const std::string lower = inLowerCase(fileNameOf(path));
    for (const ForeignKind& kind : foreign_kinds)
        if (anyOf(kind.endings, [&](std::string_view ending) { return lower.ends_with(ending); }))
            return hintOf(kind, fileNameOf(path));
    return std::nullopt;
}

std::optional<std::string> foreignContent(std::string_view bytes, std::string_view path, bool zip_too)
{
    constexpr std::size_t looked_at = 256; // the first entry of an archive says who wrote it
    const std::string lower = inLowerCase(bytes.substr(0, looked_at));
    const std::string_view begun =
        std::string_view(lower).substr(std::min(lower.find_first_not_of(" \t\r\n"), lower.size()));
    for (const ForeignKind& kind : foreign_kinds)
        if (anyOf(kind.magic, [&](std::string_view magic) { return begun.starts_with(magic); })) {
            const bool zip = &kind == &zip_kind, by_torch = zip && lower.find("data.pkl") != lower.npos;
            if (!zip || by_torch || zip_too)
                return hintOf(by_torch ? torch_kind : kind, fileNameOf(path));
        }
    return std::nullopt;
}

} // namespace attn

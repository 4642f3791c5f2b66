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
    std::string_view is, advice;             // NAME is the file's own name, without its folder
};

constexpr ForeignKind foreign_kinds[] = {
    {{".pt", ".pth", ".bin", ".ckpt"},
     SAY_LATER("a PyTorch pickle, which could run code when read"),
     "safetensors.torch.save_file(torch.load('NAME', weights_only=True), 'layer.safetensors')"},
    {{".pkl", ".pickle"}, SAY_LATER("a pickle, which could run code when read"), "numpy.savez('layer.npz', **arrays)"},
    {{".onnx"},
     "ONNX",
     "numpy.savez('layer.npz', **{t.name: onnx.numpy_helper.to_array(t) for t in "
     "onnx.load('NAME').graph.initializer})"},
    {{".h5", ".hdf5", ".keras"}, "HDF5", "numpy.savez('layer.npz', W_query=h5py.File('NAME')['PATH'][:], …)"},
    {{".msgpack"},
     SAY_LATER("Flax's native format"),
     "safetensors.flax.save_file(flax.traverse_util.flatten_dict(flax.serialization.msgpack_restore("
     "open('NAME', 'rb').read()), sep='.'), 'layer.safetensors')"},
    {{".mat"}, SAY_LATER("MATLAB's native format"), "numpy.savez('layer.npz', x=scipy.io.loadmat('NAME')['x'])"},
};

} // namespace

std::optional<std::string> conversionHint(std::string_view path)
{
    constexpr std::string_view placeholder = "NAME";
    const std::string name(fileNameOf(path));
    std::string lower = name;
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    for (const ForeignKind& kind : foreign_kinds)
        for (const std::string_view ending : kind.endings)
            if (!ending.empty() && lower.ends_with(ending)) {
                std::string advice(kind.advice);
                if (const std::size_t place = advice.find(placeholder); place != std::string::npos)
                    advice.replace(place, placeholder.size(), name);
                return say("%1; convert it in Python: %2", say(kind.is), advice);
            }
    return std::nullopt;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What figures and their files are called: patterns with {title}, {stage}, {head} and {batch}.
#pragma once

#include "ui/figures/figureset.h"

namespace attn {

// The words of one figure.
struct NameWords {
    const Computed& computed;
    const FigureRequest& request;
    const std::string& tensor;
    std::optional<int> item; // nullopt if there is only one

    // "journey_weights_h0"; several heads share a sheet: "journey_weights_heads".
    QString fileName(const std::vector<int>& heads) const;
    // "Journey: Softmax weights, head 0" with the scene's title, or the request's own words. No heads: there is only one.
    QString title(const std::vector<int>& heads) const;
};

// The name of a file by the request's pattern, or the usual one; `own`: the title of the scene, else that of the request.
QString figureFileName(const QString& own, const FigureRequest& request, const std::string& tensor,
                       const std::vector<int>& heads, std::optional<int> item);

// "head 0", "head 1, switched off": head `head` of a tensor at a batch item.
QString headTitle(const Computed& computed, const TensorMatrix& matrix, int item, int head);
// "Softmax weights, head 0, switched off, batch item 1"; omits what is not given. `head` counts the tensor's own.
QString placedTitle(const Computed& computed, const std::string& tensor, QString title, std::optional<int> head,
                    std::optional<int> item);

// What is wrong with a pattern, if anything: an unknown word, or a path instead of a name.
std::optional<Error> patternFault(const QString& pattern);

// A title made safe for any file system: letters with their marks, numbers, dots and dashes stay, everything else becomes
// an underscore. At most `longest` UTF-16 units, and never half a letter.
QString safeForFiles(const QString& title, qsizetype longest = 60);
// Names that Windows reserves for devices, with any extension.
bool isReservedFileName(const QString& name);

} // namespace attn

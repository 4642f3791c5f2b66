// SPDX-License-Identifier: GPL-3.0-or-later
// The running softmax in words and equations with its true digits, for the page, the status line and screen readers.
#pragma once

#include "ui/kit/severity.h"
#include "ui/studios/online/onlinepicture.h"

namespace attn {

// "starts, with"; of many "keys 16–31".
QString tileKeys(const OnlinePicture& picture, int tile);
// The same on the time bar.
QStringList tileNames(const OnlinePicture& picture);

// One line of a step: "m" = "max(0.6114, 0.8626)" = "0.8626".
struct OnlineLine {
    QString symbol, made, result;
    QString shortly; // of `made`, where that has no room
};
// What the current tile does to m, the factor, l and o; before the first one, their initial values.
std::vector<OnlineLine> stepLines(const OnlinePicture& picture);
// Above them: "Tile 2 of 3: starts, with", and any special note.
QString stepTitle(const OnlinePicture& picture);
QString stepNote(const OnlinePicture& picture);
QString stepSentence(const OnlinePicture& picture); // both

// Above the bars of its weights.
QString weightsTitle(bool at_end);

// "4 of 6 keys seen …", or whether the row has the weights of the whole softmax.
struct OnlineVerdict {
    Severity severity = Severity::Off;
    QString sentence;
};
OnlineVerdict onlineVerdict(const OnlinePicture& picture);
// How many numbers of the row are held at once, and their size.
QString heldSentence(const OnlinePicture& picture);

// One key so far: "query with, key starts: z 0.8626, e^(z − m) 1.0000, weight so far 0.3120".
QString keySentence(const OnlinePicture& picture, int key);
// One tile: "tile 2, starts, with: m 0.8626, factor 0.7779, l 3.2105".
QString tileSentence(const OnlinePicture& picture, int tile);

} // namespace attn

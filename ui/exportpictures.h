// SPDX-License-Identifier: GPL-3.0-or-later
// Heatmaps as picture files: painted by the same hands as the window's, always on the light palette, at any resolution.
// Needs an application object for its fonts, but no display.
#pragma once

#include "core/result.h"
#include "ui/heatmapdata.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <optional>
#include <vector>

namespace attn {

// Title (bold) and a quiet line under it: "weights [1, 2, 6, 6], head 0". Either may be empty.
struct PictureText {
    QString title, subtitle;
};
// "weights [1, 2, 6, 6], head 0, batch 1": the place of one matrix in its tensor, with the axes that the tensor has.
QString pictureSubtitle(const Computed& computed, const std::string& tensor, int batch, int head);

// The matrix with text, token labels on both axes, colour bar, marks and digits. Cells are as large as in the window
// for few tokens and never smaller than a pixel up to 6,000 of them; beyond that the map is pooled. Lengths are counted
// at 96 DPI, so twice the `dpi` gives twice the pixels. A null image when it would have more than largest_picture
// pixels.
inline constexpr double largest_picture = 128e6;
QImage renderPicture(const HeatmapData& data, const PictureText& text, double dpi);

// The picture as PNG, its resolution in pHYs and `title` in a text chunk. The same picture always gives the same bytes.
QByteArray pngBytes(const QImage& picture, const QString& title);

// "journey_weights_h0_b1.png": a title made safe for any file system, the tensor, head and batch item where there are
// some.
QString pictureFileName(const QString& title, const QString& tensor, std::optional<int> head, std::optional<int> batch);

struct PictureFile {
    QString path;
    QByteArray bytes;
};
// Writes all files or none: on an error every file and folder made here is taken away again. Missing folders are made.
std::optional<Error> writePictures(const std::vector<PictureFile>& files);

} // namespace attn

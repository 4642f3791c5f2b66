// SPDX-License-Identifier: GPL-3.0-or-later
// A film as MP4 (H.264), made by the ffmpeg that is installed.
#pragma once

#include "ui/film/filmfile.h"

namespace attn {

// As filmBytes, with frames of `size`, both sides even. Fails if there is no ffmpeg or it cannot write H.264.
Result<QByteArray> mp4Bytes(const Film& film, const FilmTiming& timing, const QSize& size,
                            const std::function<void(int)>& progress, const StopToken& stop);

} // namespace attn

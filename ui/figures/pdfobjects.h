// SPDX-License-Identifier: GPL-3.0-or-later
// A PDF written by Qt, put right: an exact page, facts in its Info dictionary, the same bytes for the same figure.
#pragma once

#include "ui/figures/figurefile.h"

#include <QRectF>

namespace attn {

// `pdf` as QPdfWriter wrote it, with one page. `media`: the visible part of it in points, counted from its lower left
// corner. The time of writing is left out, since it would be all that tells two files apart.
QByteArray pdfWithFacts(const QByteArray& pdf, const QRectF& media, const Facts& facts);

} // namespace attn

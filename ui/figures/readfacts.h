// SPDX-License-Identifier: GPL-3.0-or-later
// The facts about a figure, read back from its file: text chunks of a PNG, the metadata of an SVG, the information of a
// PDF, as figurefile.h writes them. Files may be from anywhere: what does not fit is passed over or refused.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace attn {

Result<std::vector<std::pair<QString, QString>>> readFacts(const QByteArray& file);

} // namespace attn

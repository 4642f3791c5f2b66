// SPDX-License-Identifier: GPL-3.0-or-later
// How a traced tensor reads as pictures (core/matrix/matrixaxes.h), in Qt's own strings.
#pragma once

#include "core/matrix/matrixaxes.h"

#include <QString>
#include <QStringList>

namespace attn {

QStringList rowLabels(const Computed& computed, const TracedTensor& tensor, std::int64_t batch);
QStringList columnLabels(const Computed& computed, const TracedTensor& tensor, std::int64_t batch);

// "query journey", "dimension 2"; the label alone where there is nothing to say.
QString axisLabel(AxisMeaning meaning, const QString& label);
QString valueName(const Computed& computed, const std::string& tensor);

} // namespace attn

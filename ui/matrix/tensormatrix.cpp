// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/tensormatrix.h"

#include "ui/language/said.h"

namespace attn {
namespace {

QStringList listOf(const std::vector<std::string>& names)
{
    QStringList list;
    list.reserve(qsizetype(names.size()));
    for (const std::string& name : names)
        list << QString::fromStdString(name);
    return list;
}

} // namespace

QStringList rowLabels(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    return listOf(rowNames(computed, tensor, batch));
}

QStringList columnLabels(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    return listOf(columnNames(computed, tensor, batch));
}

QString axisLabel(AxisMeaning meaning, const QString& label)
{
    const QString words = said(axisWords(meaning).labeled);
    return words.isEmpty() ? label : words.arg(label);
}

QString valueName(const Computed& computed, const std::string& tensor) { return said(unitOf(computed, tensor)); }

} // namespace attn

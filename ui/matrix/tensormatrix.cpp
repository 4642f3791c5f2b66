// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/tensormatrix.h"

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

QString textOf(std::string_view words) { return QString::fromUtf8(words.data(), qsizetype(words.size())); }

} // namespace

QStringList rowLabels(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    return listOf(rowNames(computed, tensor, batch));
}

QStringList columnLabels(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    return listOf(columnNames(computed, tensor, batch));
}

AxisTexts axisTexts(AxisMeaning meaning)
{
    const AxisWords& words = axisWords(meaning);
    return {textOf(words.name), textOf(words.before), textOf(words.down), textOf(words.across)};
}

QString valueName(const Computed& computed, const std::string& tensor) { return textOf(unitOf(computed, tensor)); }

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/copiednumbers.h"

#include "core/io/text/matrixhtml.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace attn {

namespace {

std::vector<std::string> plainLabels(const QStringList& labels)
{
    std::vector<std::string> texts;
    for (const QString& label : labels)
        texts.push_back(label.toStdString());
    return texts;
}

} // namespace

CopiedNumbers copiedNumbers(const QString& text, std::span<const float> values, const QStringList& rows,
                            const QStringList& columns)
{
    if (values.size() < 2 || std::int64_t(values.size()) > max_html_numbers || columns.isEmpty())
        return {text, {}};
    return {text, QString::fromStdString(matrixHtml(values, columns.size(), plainLabels(rows), plainLabels(columns)))};
}

void putOnClipboard(const CopiedNumbers& numbers)
{
    auto* data = new QMimeData;
    data->setText(numbers.text);
    if (!numbers.html.isEmpty())
        data->setHtml(numbers.html);
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace attn

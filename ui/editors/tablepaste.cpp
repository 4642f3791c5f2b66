// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tablepaste.h"

#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace attn {

namespace {

constexpr qint64 most_dropped_bytes = 4 << 20; // more is imported, not pasted

// A text file of the drag, if there is one.
QString textFileOf(const QMimeData* data)
{
    for (const QUrl& url : data->urls()) {
        const QString ending = QFileInfo(url.toLocalFile()).suffix().toLower();
        if (ending == QLatin1String("csv") || ending == QLatin1String("tsv") || ending == QLatin1String("txt"))
            return url.toLocalFile();
    }
    return {};
}

} // namespace

TablePaste::TablePaste(Document* document, TensorModel* model, QWidget* view)
    : QObject(view), m_document(document), m_model(model), m_view(view)
{
}

void TablePaste::paste(const QString& text, const QModelIndexList& cells, const QRect& place)
{
    if (cells.isEmpty())
        return;
    const PastePlan plan = planPaste(*m_model, m_document->scene(), cells, text, pastedLocale());
    if (!plan.asked && !plan.ways.empty()) {
        take(plan.ways.front());
        return;
    }
    if (plan.ways.empty())
        Q_EMIT refused(plan.fault); // stays under the table when the preview is gone
    if (!plan.asked)
        return;
    m_preview = new PastePreview(plan, m_view);
    connect(m_preview, &PastePreview::chosen, this, [this](int way) {
        const PasteWay chosen = m_preview->plan().ways[static_cast<std::size_t>(way)];
        take(chosen);
    });
    m_preview->showAt(place);
}

void TablePaste::take(const PasteWay& way)
{
    m_document->endMerge();
    if (way.scene) {
        if (const auto fault = m_document->edit(way.step, *way.scene, ChangePart::Structure | ChangePart::Tokens))
            Q_EMIT refused(QString::fromStdString(fault->message));
        else
            Q_EMIT accepted();
        return;
    }
    if (m_model->setValues(way.cells, way.step))
        return;
    const CellValue &first = way.cells.front(), &last = way.cells.back();
    Q_EMIT pasted(m_model->index(first.row, first.column), m_model->index(last.row, last.column));
}

bool TablePaste::canTake(const QMimeData* data)
{
    return data->hasUrls() ? !textFileOf(data).isEmpty() : data->hasText();
}

Result<QString> TablePaste::textOf(const QMimeData* data)
{
    const QString path = textFileOf(data);
    if (path.isEmpty())
        return data->text();
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly))
        return Error{tr("%1 cannot be read: %2.").arg(name, file.errorString()).toStdString()};
    if (file.size() > most_dropped_bytes)
        return Error{tr("%1 has %2: files over 4 MiB are imported (File > Import arrays), not pasted.")
                         .arg(name, QLocale::c().formattedDataSize(file.size()))
                         .toStdString()};
    return QString::fromUtf8(file.readAll());
}

} // namespace attn

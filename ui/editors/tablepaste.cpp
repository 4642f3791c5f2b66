// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tablepaste.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QUrl>

#include <algorithm>

namespace attn {

namespace {

constexpr qint64 most_dropped_bytes = 4 << 20; // more is imported, not pasted

// The drag's text file; empty if none.
QString textFileOf(const QMimeData* data)
{
    for (const QUrl& url : data->urls()) {
        const QString ending = QFileInfo(url.toLocalFile()).suffix().toLower();
        if (ending == QLatin1String("csv") || ending == QLatin1String("tsv") || ending == QLatin1String("txt"))
            return url.toLocalFile();
    }
    return {};
}

constexpr int most_width = 420;

} // namespace

PastePreview::PastePreview(PastePlan plan, QWidget* parent) : QFrame(parent, Qt::Popup), m_plan(std::move(plan))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("Paste preview"));
    auto* title = new PlainLabel(m_plan.sentence, this);
    useTextFont(title, 13, QFont::DemiBold);
    title->setWordWrap(true);
    auto* table = new MiniTable(this);
    table->setMatrix(m_plan.preview);
    auto* fault = new MessageLine(this);
    fault->setMessage(m_plan.fault, m_plan.options.empty() ? Severity::Bad : Severity::Warn);
    auto* cancel = new QPushButton(m_plan.options.empty() ? tr("Close") : tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QWidget::close);
    auto* buttons = rowOf(nullptr, 8, {freeRoom(), cancel});
    for (int option = static_cast<int>(m_plan.options.size()) - 1; option >= 0; --option) {
        auto* button = new QPushButton(m_plan.options[static_cast<std::size_t>(option)].label, this);
        connect(button, &QPushButton::clicked, this, [this, option] {
            Q_EMIT chosen(option);
            close();
        });
        setPrimary(button, option == 0);
        buttons->addWidget(button);
        m_first = button; // the last button made is the first option
    }
    columnOf(this, 8, {title, table, fault, buttons})->setContentsMargins(16, 12, 16, 12);
    setMaximumWidth(scaled(most_width));
    (m_first ? m_first : cancel)->setFocus();
}

void PastePreview::showAt(const QRect& place)
{
    ensurePolished();
    const int width = std::max(sizeHint().width(), scaled(300));
    resize(width, std::max(sizeHint().height(), heightForWidth(width)));
    const QRect room = parentWidget()->screen()->availableGeometry();
    QPoint corner = place.bottomLeft() + QPoint(0, 4);
    if (corner.y() + height() > room.bottom())
        corner.setY(std::max(room.top(), place.top() - 4 - height()));
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - this->width())));
    move(corner);
    show();
}

void PastePreview::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
             qobject_cast<QPushButton*>(focusWidget()))
        qobject_cast<QPushButton*>(focusWidget())->click();
    else
        QFrame::keyPressEvent(event);
}

void PastePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().panel);
    painter.setPen(colors().edge);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

TablePaste::TablePaste(Document* document, TensorModel* model, QWidget* view)
    : QObject(view), m_document(document), m_model(model), m_view(view)
{
}

void TablePaste::paste(const QString& text, const QModelIndexList& cells, const QRect& place)
{
    if (cells.isEmpty())
        return;
    const PastePlan plan = planPaste(*m_model, m_document->scene(), cells, text, pastedLocale());
    if (!plan.asked && !plan.options.empty()) {
        take(plan.options.front());
        return;
    }
    if (plan.options.empty())
        Q_EMIT refused(plan.fault); // stays under the table when the preview is gone
    if (!plan.asked)
        return;
    m_preview = new PastePreview(plan, m_view);
    connect(m_preview, &PastePreview::chosen, this, [this](int option) {
        const PasteOption chosen = m_preview->plan().options[static_cast<std::size_t>(option)];
        take(chosen);
    });
    m_preview->showAt(place);
}

void TablePaste::take(const PasteOption& option)
{
    m_document->endMerge();
    if (option.scene) {
        if (const auto fault = m_document->edit(option.step, *option.scene, ChangePart::Structure | ChangePart::Tokens))
            Q_EMIT refused(QString::fromStdString(fault->message));
        else
            Q_EMIT accepted();
        return;
    }
    if (m_model->setValues(option.cells, option.step))
        return;
    const CellValue &first = option.cells.front(), &last = option.cells.back();
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
        return Error{tr("Could not read %1: %2.").arg(name, file.errorString()).toStdString()};
    if (file.size() > most_dropped_bytes)
        return Error{tr("%1 is too large to paste (%2). For files over 4 MiB, use File › Import arrays.")
                         .arg(name, QLocale::c().formattedDataSize(file.size()))
                         .toStdString()};
    return QString::fromUtf8(file.readAll());
}

} // namespace attn

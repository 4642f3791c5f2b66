// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportframe.h"

#include "ui/document/scenefiles.h"
#include "ui/export/previewpane.h"
#include "ui/kit/boxes.h"
#include "ui/kit/flowlayout.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/onscreen.h"
#include "ui/kit/scrollarea.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QBoxLayout>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>

namespace attn {

namespace {

constexpr int form_width = 330, button_height = 30;

// The choices scroll where the screen is too small for them.
QScrollArea* scrolling(QWidget* form)
{
    auto* padded = new QWidget;
    columnOf(padded, -1, {form})->setContentsMargins(16, 12, 16, 4);
    auto* scroll = new ScrollArea;
    scrollOnGround(scroll, padded);
    return scroll;
}

} // namespace

ExportFrame::ExportFrame(const QString& title, QWidget* form, QWidget* parent)
    : QDialog(parent), m_preview(new PreviewPane), m_extras(new QWidget), m_problem(new MessageLine),
      m_progressText(new PlainLabel), m_progress(new QProgressBar), m_cancel(new QPushButton(tr("Cancel"))),
      m_save(new QPushButton(tr("Save as…"))), m_form(form), m_formArea(scrolling(form))
{
    setWindowTitle(title);
    setModal(false);
    auto* middle = rowOf(nullptr, 0, {m_formArea, {m_preview, 1}});

    rowOf(m_extras, 12);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    m_progressText->hide();
    m_save->setDefault(true);
    setPrimary(m_save);
    auto* bottom = new FlowLayout(8, {m_extras, m_progress, m_progressText}, {m_cancel, m_save});
    bottom->setContentsMargins(16, 10, 16, 10);

    auto* problem = rowOf(nullptr, -1, {m_problem});
    problem->setContentsMargins(16, 0, 16, 0);
    columnOf(this, 0, {{middle, 1}, problem, bottom});
    connect(m_cancel, &QPushButton::clicked, this, &ExportFrame::reject);
    connect(m_save, &QPushButton::clicked, this, [this] { save(); });
    connect(&m_writer, &FigureWorker::boxed, this, &ExportFrame::noted);
    connect(&m_writer, &Background::failed, this, [this](const QString& sentence) {
        endWriting();
        showProblem(sentence);
    });
    fitText();
    onEvents(this, {QEvent::FontChange}, [this] { fitText(); });
}

void ExportFrame::fitText()
{
    resizeOnScreen(this, {scaled(940), scaled(640)});
    // On a narrow screen some of it is left to the picture.
    const int form = std::min(scaled(form_width), width() * 3 / 5);
    m_formArea->setFixedWidth(form);
    m_formArea->setHorizontalScrollBarPolicy(form < scaled(form_width) ? Qt::ScrollBarAsNeeded
                                                                       : Qt::ScrollBarAlwaysOff);
    m_progress->setFixedSize(scaled(220), scaled(8));
    for (QPushButton* button : {m_cancel, m_save})
        button->setMinimumSize(scaled(button == m_save ? 112 : 88), scaled(button_height));
    for (auto* button : m_extras->findChildren<QPushButton*>())
        button->setMinimumHeight(scaled(button_height));
}

QString ExportFrame::folderFor(const Document& document)
{
    return QSettings().value(QStringLiteral("export/folder"), startFolder(document)).toString();
}

void ExportFrame::rememberFolder(const QString& folder)
{
    QSettings().setValue(QStringLiteral("export/folder"), folder);
}

QString ExportFrame::withEnding(const QString& path, const QString& ending)
{
    const QString last = QLatin1Char('.') + ending;
    return path.endsWith(last, Qt::CaseInsensitive) ? path : path + last;
}

ExportFrame::~ExportFrame() { m_stop.request(); }

void ExportFrame::present()
{
    showProblem({});
    showInFront(this);
}

void ExportFrame::beginAt(QWidget* firstOfForm, QWidget* lastOfForm)
{
    setTabOrder(lastOfForm, m_cancel);
    setTabOrder(m_cancel, m_save);
    firstOfForm->setFocus();
}

void ExportFrame::addBottomWidget(QWidget* widget)
{
    if (qobject_cast<QPushButton*>(widget))
        widget->setMinimumHeight(scaled(button_height));
    m_extras->layout()->addWidget(widget);
}

QString ExportFrame::problem() const { return m_problem->message(); }

void ExportFrame::showProblem(const QString& sentence, Severity severity) { m_problem->setMessage(sentence, severity); }

void ExportFrame::setSaveAllowed(bool allowed)
{
    m_allowed = allowed;
    allowSave();
}

void ExportFrame::allowSave() { m_save->setEnabled(m_allowed && !m_writing); }

void ExportFrame::write(Writing writing, int total, const QString& done)
{
    m_writing = true;
    m_stop = {};
    showProblem({});
    m_form->setEnabled(false); // no changes while writing
    m_extras->hide();
    m_progress->setRange(0, total);
    m_progress->setValue(0);
    m_progress->setVisible(true);
    m_progressText->setText(tr("0 of %1").arg(total));
    m_progressText->setVisible(total > 1);
    allowSave();
    const auto progress = [this, total](int count) {
        m_calls.post([this, total, count] {
            if (m_stop.requested())
                return;
            m_progress->setValue(count);
            m_progressText->setText(tr("%1 of %2").arg(count).arg(total));
        });
    };
    m_writer.request([this, writing = std::move(writing), progress, done,
                      stop = m_stop.token()](StopToken) -> std::function<void()> {
        return [this, fault = writing(progress, stop), done] {
            endWriting();
            if (fault)
                return showProblem(QString::fromStdString(fault->message));
            accept();
            Q_EMIT reported(done);
        };
    });
}

void ExportFrame::endWriting()
{
    m_writing = false;
    m_cancel->setEnabled(true);
    m_form->setEnabled(true);
    m_progress->hide();
    m_progressText->hide();
    m_extras->show();
    allowSave();
}

void ExportFrame::reject()
{
    if (!m_writing)
        return QDialog::reject();
    m_stop.request();
    m_cancel->setEnabled(false);
    m_progressText->setText(tr("Stopping …"));
    m_progressText->show();
}

void ExportFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().panel);
    painter.fillRect(0, m_preview->geometry().bottom() + 1, width(), 1, colors().line);
}

} // namespace attn

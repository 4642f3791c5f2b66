// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dataexport.h"

#include "core/explain/withhold.h"
#include "core/layer/circuitfacts.h"
#include "ui/export/datawriter.h"
#include "ui/kit/boxes.h"
#include "ui/kit/filechooser.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onscreen.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/language/said.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QGridLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace attn {

namespace {

constexpr int tick_ms = 100;

std::int64_t numbersOf(const std::vector<const TracedTensor*>& tensors)
{
    std::int64_t numbers = 0;
    for (const TracedTensor* tensor : tensors)
        numbers += elementCount(tensor->shape);
    return numbers;
}

} // namespace

DataExport::DataExport(Source source, QWidget* parent)
    : QDialog(parent), m_source(std::move(source)), m_what(new SegmentedControl(tr("Numbers"))),
      m_format(new SegmentedControl(tr("Format"))), m_answers(new QCheckBox(tr("With answers"))),
      m_facts(new PlainLabel), m_progress(new QProgressBar), m_progressWords(new PlainLabel),
      m_message(new MessageLine), m_cancel(new QPushButton(tr("Cancel"))), m_save(new QPushButton(tr("Save as…")))
{
    setWindowTitle(tr("Export data"));
    m_what->addSegment(tr("this tensor"));
    m_what->addSegment(tr("all tensors"));
    for (const DataFormat& format : dataFormats())
        m_format->addSegment(QLatin1Char('.') + QString::fromUtf8(format.ending), said(format.label));
    useNumberFont(m_facts, 12);
    useTextFont(m_progressWords, 12);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    setPrimary(m_save);
    m_save->setDefault(true);

    auto* form = new QGridLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(12);
    form->setColumnStretch(2, 1);
    form->addWidget(new PlainLabel(tr("Numbers")), 0, 0);
    form->addWidget(m_what, 0, 1, Qt::AlignLeft);
    form->addWidget(new PlainLabel(tr("Format")), 1, 0);
    form->addWidget(m_format, 1, 1, Qt::AlignLeft);
    form->addWidget(m_facts, 2, 1);
    form->addWidget(m_answers, 3, 1);
    m_answers->setToolTip(tr("Include hidden values; otherwise they are nan"));
    const auto archive = std::ranges::find(dataFormats(), std::string_view("npz"), &DataFormat::ending);
    m_format->setCurrentIndex(static_cast<int>(archive - dataFormats().begin()));
    auto* bottom = rowOf(nullptr, 8, {{m_progressWords, 1}, m_cancel, m_save});
    columnOf(this, 8, {form, m_message, freeRoom(), m_progress, bottom})->setContentsMargins(16, 16, 16, 16);
    setMinimumWidth(scaled(460));

    connect(m_what, &SegmentedControl::activated, this, &DataExport::follow);
    connect(m_format, &SegmentedControl::activated, this, &DataExport::follow);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &DataExport::choosePath);
    connect(&m_tick, &QTimer::timeout, this,
            [this] { m_progressWords->setText(tr("%1 written").arg(QLocale::c().formattedDataSize(m_bytes.load()))); });
    connect(&m_writer, &Background::failed, this, [this](const QString& sentence) {
        setWriting(false);
        m_message->setMessage(sentence);
    });
    setWriting(false);
}

void DataExport::present()
{
    follow();
    showInFront(this);
}

void DataExport::setAll(bool all)
{
    m_what->setCurrentIndex(all ? 1 : 0);
    follow();
}

void DataExport::setFormat(int index)
{
    m_format->setCurrentIndex(index);
    follow();
}

QString DataExport::message() const { return m_message->message(); }

// "All" is what the layer computes; a circuit is written when it is the one in focus.
std::vector<const TracedTensor*> DataExport::chosen(const Computed& computed) const
{
    const auto isBeside = [&](const std::string& tensor) {
        return (isCircuit(tensor) || tensor == identity_tensor) && !computed.realized->find(tensor);
    };
    std::vector<const TracedTensor*> tensors;
    const std::string name = m_source.tensor();
    for (const TracedTensor& tensor : computed.trace->tensors())
        if ((m_what->currentIndex() == 1 && !isBeside(tensor.name)) || tensor.name == name)
            tensors.push_back(&tensor);
    return tensors;
}

// Formats of one tensor go with one tensor only; the rest of the dialog says what would be written.
void DataExport::follow()
{
    if (isWriting())
        return;
    const auto formats = dataFormats();
    const bool all = m_what->currentIndex() == 1;
    for (std::size_t i = 0; i < formats.size(); ++i)
        m_format->setSegmentEnabled(static_cast<int>(i), !all || !formats[i].one_tensor);
    if (all && formats[static_cast<std::size_t>(m_format->currentIndex())].one_tensor) {
        const auto several = std::ranges::find(formats, std::string_view("npz"), &DataFormat::ending);
        m_format->setCurrentIndex(static_cast<int>(several - formats.begin()));
    }
    const ComputedPtr computed = m_source.computed();
    m_message->clear();
    m_answers->setVisible(computed && computed->withheld);
    m_save->setEnabled(computed != nullptr);
    if (!computed) {
        m_facts->clear();
        return;
    }
    const auto tensors = chosen(*computed);
    m_save->setEnabled(!tensors.empty());
    const QString sizes = tr("%1 values").arg(formatCount(numbersOf(tensors)));
    m_facts->setText(all               ? tr("%1 tensors, %2").arg(tensors.size()).arg(sizes)
                     : tensors.empty() ? tr("nothing computed here")
                                       : QStringLiteral("%1 %2, %3")
                                             .arg(QString::fromUtf8(tensors.front()->name),
                                                  QString::fromUtf8(toString(tensors.front()->shape)), sizes));
}

void DataExport::choosePath()
{
    const DataFormat& format = dataFormats()[static_cast<std::size_t>(m_format->currentIndex())];
    const QString ending = QString::fromUtf8(format.ending);
    const QString name = m_what->currentIndex() == 1 ? tr("trace") : QString::fromStdString(m_source.tensor());
    const QString path =
        chooseFileToSave(this, tr("Export data"), QDir(m_source.folder()).filePath(name + QLatin1Char('.') + ending),
                         QStringLiteral("%1 (*.%2)").arg(said(format.label), ending));
    if (!path.isEmpty())
        writeTo(path);
}

void DataExport::writeTo(const QString& path)
{
    ComputedPtr computed = m_source.computed();
    if (!computed)
        return;
    if (m_answers->isChecked())
        computed = withAnswers(computed);
    m_message->clear();
    m_bytes = 0;
    setWriting(true);
    const bool on_device = computed->trace->backend() == "cuda" && m_source.lost;
    m_writer.request([this, path, computed, tensors = chosen(*computed),
                      lost = on_device ? m_source.lost() : nullptr](StopToken stop) {
        const auto fault =
            writeDataFile(QFile::encodeName(path).toStdString(), *computed->trace, tensors, m_bytes, stop, lost);
        return std::function<void()>([this, path, fault] {
            setWriting(false);
            if (fault) {
                m_message->setMessage(QString::fromStdString(fault->message));
                return;
            }
            Q_EMIT written(path);
            accept();
        });
    });
}

void DataExport::setWriting(bool writing)
{
    m_progress->setVisible(writing);
    m_progressWords->clear();
    m_what->setEnabled(!writing);
    m_format->setEnabled(!writing);
    m_save->setEnabled(!writing);
    if (writing)
        m_tick.start(tick_ms);
    else
        m_tick.stop();
}

void DataExport::done(int result)
{
    m_writer.cancel(); // deletes a half-written file and keeps the file that was there
    setWriting(false);
    QDialog::done(result);
}

} // namespace attn

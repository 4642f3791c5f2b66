// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/arrayimport.h"

#include "core/base/say.h"
#include "core/io/arrays/arrays.h"

#include <QFile>

#include <new>

namespace attn {

namespace {

Result<std::vector<ReadArray>> readNamed(const QString& path)
{
    try {
        return readArrayFile(QFile::encodeName(path).toStdString());
    } catch (const std::bad_alloc&) {
        return Error{say("%1: not enough memory for the arrays", path.toStdString())};
    }
}

} // namespace

ArrayImport::ArrayImport(Document* document, QWidget* window) : QObject(window), m_document(document), m_window(window)
{
}

void ArrayImport::open(const QString& path, bool plain)
{
    if (m_dialog)
        m_dialog->close();
    m_dialog = new ImportDialog(m_document, path, m_window);
    if (plain)
        m_dialog->choosePlainLayer();
    connect(m_dialog, &ImportDialog::imported, this, &ArrayImport::imported);
    connect(m_dialog, &QDialog::finished, this, [this] { m_reader.cancel(); });
    m_dialog->show();
    m_dialog->activateWindow();
    m_reader.request([this, path](StopToken) -> std::function<void()> {
        Result<std::vector<ReadArray>> read = readNamed(path);
        if (!read)
            return [this, sentence = QString::fromStdString(read.error().message)] {
                if (m_dialog)
                    m_dialog->setUnreadable(sentence);
            };
        return [this, arrays = std::make_shared<const std::vector<ReadArray>>(std::move(*read)),
                config = configBeside({QFile::encodeName(path).toStdString()})] {
            if (m_dialog)
                m_dialog->setArrays(arrays, config);
        };
    });
}

bool ArrayImport::canRead(const QString& path)
{
    return arrayFormatOf(QFile::encodeName(path).toStdString()).has_value();
}

QString ArrayImport::patterns() { return QStringLiteral("*.npy *.npz *.safetensors *.csv"); }

} // namespace attn

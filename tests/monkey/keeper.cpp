// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/keeper.h"

#include "tests/monkey/diary.h"
#include "tests/monkey/hands.h"

#include <QAbstractPrintDialog>
#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QTimer>

#include <utility>

namespace attn {

namespace {

constexpr int pause = 4; // ms between two looks
constexpr int patience = 6;
constexpr const char* outward[] = {"http", "https", "file", "mailto"}; // links

} // namespace

Keeper::Keeper(const QString& folder) : m_folder(folder)
{
    for (const char* scheme : outward)
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "keepInside");
    QTimer::singleShot(pause, this, &Keeper::look);
}

Keeper::~Keeper()
{
    for (const char* scheme : outward)
        QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
}

void Keeper::look()
{
    QTimer::singleShot(pause, this, &Keeper::look); // first: what is done below may wait in a loop of its own
    QWidget* waiting = QApplication::activePopupWidget();
    if (!waiting)
        waiting = QApplication::activeModalWidget();
    if (!waiting) {
        m_seen = nullptr;
        return;
    }
    m_times = std::exchange(m_seen, waiting) == waiting ? m_times + 1 : 0;
    if (!Diary::open().isBusy()) { // of a question that came late and holds up the test
        if (m_times > patience)
            close(waiting);
        return;
    }
    if (auto* files = qobject_cast<QFileDialog*>(waiting))
        return answer(files);
    if (m_times > patience || m_depth > 3 || qobject_cast<QAbstractPrintDialog*>(waiting))
        return close(waiting);
    Dice dice(Diary::open().seed(), Diary::open().event(), ++m_looks);
    ++m_depth;
    if (dice.oneIn(2))
        pressRandomKey(waiting, dice);
    else
        useMouse(waiting, dice);
    --m_depth;
}

void Keeper::answer(QFileDialog* dialog)
{
    Dice dice(Diary::open().seed(), Diary::open().event(), ++m_looks);
    const QStringList there = QDir(m_folder).entryList(QDir::Files);
    const bool saves = dialog->acceptMode() == QFileDialog::AcceptSave;
    if (m_times > 0 || dice.oneIn(3) || (!saves && there.isEmpty()))
        return dialog->reject();
    dialog->setDirectory(m_folder);
    if (dialog->fileMode() != QFileDialog::Directory)
        dialog->selectFile(
            QDir(m_folder).filePath(saves ? QStringLiteral("file%1").arg(dice.below(6)) : dice.among(there)));
    static_cast<QDialog*>(dialog)->accept();
}

void Keeper::close(QWidget* window)
{
    if (auto* dialog = qobject_cast<QDialog*>(window))
        dialog->reject();
    else
        window->close();
}

} // namespace attn

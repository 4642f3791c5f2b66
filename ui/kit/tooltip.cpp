// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/tooltip.h"

#include <QHelpEvent>
#include <QToolTip>

namespace attn {

namespace {

class ToolTips : public QObject {
public:
    ToolTips(QWidget* of, std::function<QString(QPoint)> words) : QObject(of), m_of(of), m_words(std::move(words))
    {
        of->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::ToolTip)
            return false;
        const auto* help = static_cast<QHelpEvent*>(event);
        showToolTip(help->globalPos(), m_words(help->pos()), m_of);
        return true;
    }

private:
    QWidget* m_of;
    std::function<QString(QPoint)> m_words;
};

} // namespace

QString wrappedToolTip(const QString& words)
{
    constexpr qsizetype widest = 70; // letters
    QStringList lines;
    for (QString rest : words.split(QLatin1Char('\n'))) {
        while (rest.size() > widest) {
            const qsizetype before = rest.lastIndexOf(QLatin1Char(' '), widest);
            const qsizetype end = before > 0 ? before : rest.indexOf(QLatin1Char(' '), widest);
            if (end < 0)
                break;
            lines << rest.left(end);
            rest.remove(0, end + 1);
        }
        lines << rest;
    }
    return lines.join(QLatin1Char('\n'));
}

void showToolTip(const QPoint& at, const QString& words, QWidget* of, int milliseconds)
{
    QToolTip::showText(at, wrappedToolTip(words), of, {}, milliseconds);
}

void setToolTips(QWidget* of, std::function<QString(QPoint)> words) { new ToolTips(of, std::move(words)); }

} // namespace attn

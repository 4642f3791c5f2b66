// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/wrappedradio.h"

#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int least_width = 120; // px, grown with the text

} // namespace

WrappedRadio::WrappedRadio(const QString& text, QWidget* parent) : QRadioButton(text, parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappedRadio::besideText() const
{
    return sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
}

QString WrappedRadio::wrapped(int width) const
{
    QString lines, line;
    for (const QString& word : text().split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (line.isEmpty() || fontMetrics().horizontalAdvance(longer) <= width) {
            line = longer;
            continue;
        }
        lines += line + QLatin1Char('\n');
        line = word;
    }
    return lines + line;
}

int WrappedRadio::heightForWidth(int width) const
{
    const auto more = wrapped(width - besideText()).count(QLatin1Char('\n'));
    return sizeHint().height() + int(more) * fontMetrics().lineSpacing();
}

QSize WrappedRadio::minimumSizeHint() const
{
    const int width = std::min(sizeHint().width(), scaled(least_width));
    return {width, sizeHint().height()};
}

void WrappedRadio::paintEvent(QPaintEvent*)
{
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = wrapped(width() - besideText());
    QStylePainter(this).drawControl(QStyle::CE_RadioButton, option);
}

void WrappedRadio::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        return click();
    const bool on = key == Qt::Key_Down || key == Qt::Key_Right;
    if (!on && key != Qt::Key_Up && key != Qt::Key_Left)
        return QRadioButton::keyPressEvent(event);
    const auto above = [](const QWidget* a, const QWidget* b) { return a->y() < b->y(); };
    QList<WrappedRadio*> all = parentWidget()->findChildren<WrappedRadio*>(QString(), Qt::FindDirectChildrenOnly);
    std::ranges::sort(all, above);
    const qsizetype next = all.indexOf(this) + (on ? 1 : -1);
    all[(next + all.size()) % all.size()]->setFocus(Qt::TabFocusReason);
}

} // namespace attn

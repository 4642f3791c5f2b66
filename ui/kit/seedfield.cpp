// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/seedfield.h"

#include "ui/kit/typednumber.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>

#include <utility>

namespace attn {

SeedField::SeedField(QWidget* parent) : QLineEdit(parent)
{
    useNumberFont(this, 12);
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QLineEdit::editingFinished, this, &SeedField::commitText);
}

QSize SeedField::sizeHint() const { return {scaled(84), scaled(24)}; }

void SeedField::setSeed(std::uint64_t seed)
{
    if (hasFocus() && isModified() && seed == m_seed)
        return;
    m_seed = seed;
    setText(QString::number(seed));
    setModified(false);
    setCursorPosition(0);
    takeBackRefusal();
}

void SeedField::takeBackRefusal()
{
    if (std::exchange(m_refused, false))
        Q_EMIT refused({});
}

void SeedField::commitText()
{
    if (!isModified())
        return;
    const auto seed = parseSeed(text());
    if (seed) {
        setModified(false);
        takeBackRefusal();
        Q_EMIT entered(*seed);
        return;
    }
    m_refused = true;
    Q_EMIT refused(QString::fromStdString(seed.error().message));
    if (!hasFocus()) { // not being edited: restore the current seed
        setText(QString::number(m_seed));
        setModified(false);
    }
}

// Up and Down step to another draw; Esc restores the current seed.
void SeedField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        Q_EMIT entered(event->key() == Qt::Key_Up ? m_seed + 1 : m_seed - 1);
    } else if (event->key() == Qt::Key_Escape && isModified()) {
        setModified(false);
        setSeed(m_seed);
    } else {
        QLineEdit::keyPressEvent(event);
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) // refused: it stays here
            event->setAccepted(text() != QString::number(m_seed));
    }
}

} // namespace attn

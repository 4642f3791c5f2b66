// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keychanger.h"

#include "ui/kit/announce.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/theme/fonts.h"
#include "ui/window/keymap.h"

#include <QAction>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace attn {

KeyChanger::KeyChanger(Keymap* keymap, QWidget* parent)
    : QWidget(parent), m_keymap(keymap), m_name(new ElidedLabel({}, this)), m_field(new QKeySequenceEdit(this)),
      m_none(new QPushButton(tr("Remove"), this)), m_preset(new QPushButton(tr("Restore default"), this)),
      m_words(quietLabel({}, this))
{
    useTextFont(m_name, 13, QFont::DemiBold);
    m_words->setWordWrap(true);
    m_field->setAccessibleName(tr("New shortcut"));
    m_field->setMaximumWidth(scaled(180));
    m_field->installEventFilter(this);
    columnOf(this, 6, {m_name, rowOf(nullptr, 8, {{m_field, 1}, m_none, m_preset, freeRoom(1)}), m_words})
        ->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {m_none, m_preset})
        button->setAutoDefault(false); // Enter in the list's field leads to the field for keys
    connect(m_field, &QKeySequenceEdit::editingFinished, this, [this] { give(m_field->keySequence()); });
    connect(m_none, &QPushButton::clicked, this, [this] { give({}); });
    connect(m_preset, &QPushButton::clicked, this, [this] { give(m_keymap->preset(m_action)); });
    follow();
}

void KeyChanger::setAction(const QAction* action)
{
    m_action = action;
    follow();
}

void KeyChanger::takeFocus()
{
    if (m_field->isEnabled())
        m_field->setFocus(Qt::ShortcutFocusReason);
}

// Escape is no key that could be chosen: it leads back to the list.
bool KeyChanger::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        follow();
        Q_EMIT left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void KeyChanger::give(const QKeySequence& keys)
{
    if (!m_action || (m_action->shortcut() == keys && !keys.isEmpty()))
        return follow();
    const QString refusal = m_keymap->change(m_action, keys);
    follow(refusal);
    if (refusal.isEmpty())
        Q_EMIT changed();
    else
        announce(this, refusal);
}

void KeyChanger::follow(const QString& refusal)
{
    const bool can = m_action && m_keymap->canChange(m_action);
    m_name->setText(m_action ? m_action->text().remove(QLatin1Char('&')) : tr("Customize"));
    const QSignalBlocker quiet(m_field);
    m_field->setKeySequence(can ? m_action->shortcut() : QKeySequence());
    m_field->setEnabled(can);
    m_none->setEnabled(can && !m_action->shortcut().isEmpty());
    m_preset->setEnabled(can && m_keymap->isChanged(m_action));
    m_words->setText(!refusal.isEmpty() ? refusal
                     : !m_action        ? tr("Select an action, then press its new shortcut.")
                     : !can             ? tr("This shortcut cannot be changed.")
                     : m_keymap->isChanged(m_action)
                         ? tr("Default: %1.").arg(m_keymap->preset(m_action).toString(QKeySequence::NativeText))
                         : tr("Press Enter or click the field, then press the new shortcut."));
}

} // namespace attn

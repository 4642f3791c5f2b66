// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menucorner.h"

#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/keycap.h"
#include "ui/kit/onevents.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QAction>
#include <QMenuBar>
#include <QPainter>

namespace attn {

// Icon, words and the shortcut as a key cap; if space is short the icon with the words, or alone.
class FindButton : public QAbstractButton {
public:
    enum class Form { Whole, Words, Icon };

    FindButton(QAction* action, QWidget* parent) : QAbstractButton(parent)
    {
        setText(action->text().remove(QLatin1Char('&')));
        setAccessibleName(text());
        const auto follow = [this, action] { // the keys can be chosen
            m_keys = action->shortcut().toString(QKeySequence::NativeText);
            setToolTip(withShortcut(text(), action->shortcut()));
            updateGeometry();
            update();
        };
        follow();
        connect(action, &QAction::changed, this, follow);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    }

    void setForm(Form form)
    {
        m_form = form;
        updateGeometry();
        update();
    }

    QSize sizeHint() const override
    {
        int width = scaled(14) + 16;
        if (m_form != Form::Icon)
            width += QFontMetrics(textFont(13)).horizontalAdvance(text()) + 6;
        if (m_form == Form::Whole)
            width += keyCapSize(m_keys).width() + 6;
        return {width, scaled(24)};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Colors& c = colors();
        QStyle::State state = QStyle::State_Enabled;
        state.setFlag(QStyle::State_MouseOver, underMouse());
        state.setFlag(QStyle::State_Sunken, isDown());
        state.setFlag(QStyle::State_HasFocus, hasFocus());
        paintButton(painter, rect(), state, false, true);
        const double side = scaled(14);
        paintIcon(painter, QRectF(8, (height() - side) / 2, side, side), QStringLiteral("search"), c.text2);
        if (m_form == Form::Icon)
            return;
        paintText(painter, textFont(13), c.text2, rect().adjusted(scaled(14) + 14, 0, 0, 0), Qt::AlignVCenter, text());
        if (m_form == Form::Words)
            return;
        QRect cap(QPoint(), keyCapSize(m_keys));
        cap.moveCenter(rect().center());
        cap.moveRight(width() - 7);
        paintKeyCap(painter, cap, m_keys);
    }

private:
    QString m_keys;
    Form m_form = Form::Whole;
};

MenuCorner::MenuCorner(const std::vector<QAction*>& before, QAction* find, const std::vector<QAction*>& after,
                       QMenuBar* menus)
    : QWidget(menus), m_menus(menus), m_find(new FindButton(find, this))
{
    auto* layout = rowOf(this, 0);
    layout->setContentsMargins(0, 2, 8, 2);
    for (QAction* action : before)
        layout->addWidget(new IconButton(action, false, this));
    layout->addSpacing(8);
    layout->addWidget(m_find);
    for (QAction* action : after)
        layout->addWidget(new IconButton(action, false, this));
    menus->setCornerWidget(this);
    onEvents(menus, {QEvent::Resize, QEvent::Show}, [this] { fit(); });
    onEvents(this, {QEvent::FontChange},
             [this] { QMetaObject::invokeMethod(this, &MenuCorner::fit, Qt::QueuedConnection); });
}

// The menus precede the words of a button that has an icon and a key.
void MenuCorner::fit()
{
    const QSize before = sizeHint();
    const int words = m_menus->sizeHint().width() - before.width();
    for (const auto form : {FindButton::Form::Whole, FindButton::Form::Words, FindButton::Form::Icon}) {
        m_find->setForm(form);
        layout()->activate();
        if (words + sizeHint().width() <= m_menus->width())
            break;
    }
    if (sizeHint() != before)
        m_menus->setCornerWidget(this); // triggers a new layout
}

} // namespace attn

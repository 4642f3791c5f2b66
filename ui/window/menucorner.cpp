// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menucorner.h"

#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/keycap.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QAction>
#include <QPainter>

namespace attn {

namespace {

// Icon, words and the shortcut as a key cap.
class FindButton : public QAbstractButton {
public:
    FindButton(QAction* action, QWidget* parent)
        : QAbstractButton(parent), m_keys(action->shortcut().toString(QKeySequence::NativeText))
    {
        setText(action->text().remove(QLatin1Char('&')));
        setAccessibleName(text());
        setToolTip(withShortcut(text(), action->shortcut()));
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    }

    QSize sizeHint() const override
    {
        const int words = QFontMetrics(textFont(13)).horizontalAdvance(text());
        return {words + keyCapSize(m_keys).width() + scaled(14) + 28, scaled(24)};
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
        paintText(painter, textFont(13), c.text2, rect().adjusted(scaled(14) + 14, 0, 0, 0), Qt::AlignVCenter, text());
        QRect cap(QPoint(), keyCapSize(m_keys));
        cap.moveCenter(rect().center());
        cap.moveRight(width() - 7);
        paintKeyCap(painter, cap, m_keys);
    }

private:
    QString m_keys;
};

} // namespace

MenuCorner::MenuCorner(const std::vector<QAction*>& before, QAction* find, const std::vector<QAction*>& after,
                       QWidget* parent)
    : QWidget(parent)
{
    auto* layout = rowOf(this, 0);
    layout->setContentsMargins(0, 2, 8, 2);
    for (QAction* action : before)
        layout->addWidget(new IconButton(action, false, this));
    layout->addSpacing(8);
    layout->addWidget(new FindButton(find, this));
    for (QAction* action : after)
        layout->addWidget(new IconButton(action, false, this));
}

} // namespace attn

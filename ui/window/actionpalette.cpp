// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actionpalette.h"

#include "ui/kit/boxes.h"
#include "ui/kit/fuzzy.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>

#include <algorithm>

namespace attn {

namespace {

// The second half of a double click, where the first one has already closed what it was for: it would fall on what was below.
// Lives, with `parent` at the longest, until the mouse is pressed again: hides that click if it is a double click.
class SecondClick : public QObject {
public:
    explicit SecondClick(QObject* parent) : QObject(parent) { QApplication::instance()->installEventFilter(this); }

    // Events go to the window first and then to the widget in it. On a double click only the window gets another press:
    // a press that reaches a widget begins another click.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::MouseButtonDblClick: m_came = true; return true;
        case QEvent::MouseButtonRelease:
            if (m_came)
                deleteLater();
            return m_came;
        case QEvent::MouseButtonPress:
            if (watched->isWidgetType() && !m_came)
                deleteLater();
            return false;
        default: return false;
        }
    }

private:
    bool m_came = false;
};

constexpr int palette_width = 560, rows_shown = 10;
constexpr int keys_role = Qt::UserRole;
constexpr char words_property[] = "searchWords";

QString plainText(const QAction& action) { return QString(action.text()).remove(QLatin1Char('&')); }

// Each typed word by itself, in any order.
std::optional<int> wordsScore(const QString& typed, const QString& text)
{
    int score = 0;
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto found = fuzzyScore(word, text);
        if (!found)
            return std::nullopt;
        score += *found;
    }
    return score;
}

// 2: the typed text is the action's whole name, with any part of its path before it, "go to layer"; 1: found in the
// displayed text, not only in synonyms; 0: only in those.
int closeness(const QString& typed, const QString& path)
{
    const QString words = typed.simplified(), name = path.section(QStringLiteral(" › "), -1);
    const QString whole = QLatin1Char(' ') + QString(path).replace(QStringLiteral(" › "), QStringLiteral(" "));
    if (words.size() >= name.size() && whole.endsWith(QLatin1Char(' ') + words, Qt::CaseInsensitive))
        return 2;
    return wordsScore(typed, path) ? 1 : 0;
}

// The menu's path in the quiet colour, the action itself in the loud one, its shortcut as a key cap.
class PaletteDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Colors& c = colors();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, c.soft);
        const QString whole = index.data().toString(), keys = index.data(keys_role).toString();
        const qsizetype cut = whole.lastIndexOf(QStringLiteral("› "));
        const QString menus = cut < 0 ? QString() : whole.left(cut + 2), name = cut < 0 ? whole : whole.mid(cut + 2);
        const QFont font = textFont(13);
        const QRect area = option.rect.adjusted(12, 0, -12, 0);
        paintText(*painter, font, c.text2, area, Qt::AlignVCenter, menus);
        painter->setPen(option.state & QStyle::State_Selected ? c.accent : c.text);
        painter->drawText(area.adjusted(QFontMetrics(font).horizontalAdvance(menus), 0, 0, 0), Qt::AlignVCenter, name);
        if (!keys.isEmpty()) {
            QRect cap(QPoint(), keyCapSize(keys));
            cap.moveCenter(area.center());
            cap.moveRight(area.right());
            paintKeyCap(*painter, cap, keys);
        }
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {100, scaled(28)}; }
};

} // namespace

void setSearchWords(QAction* action, const QString& words) { action->setProperty(words_property, words); }

ActionPalette::ActionPalette(QMenuBar* menus, QWidget* window)
    : QFrame(window, Qt::Popup), m_menus(menus), m_field(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_nothing(new PlainLabel(this))
{
    setAccessibleName(tr("Find an action"));
    m_field->setPlaceholderText(tr("Find an action"));
    m_field->setAccessibleName(tr("Find an action"));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Actions"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus);
    useQuietFont(m_nothing, 13);
    m_nothing->setContentsMargins(12, 0, 12, 0);
    m_nothing->hide();
    columnOf(this, 6, {m_field, m_list, m_nothing})->setContentsMargins(9, 9, 9, 5);
    connect(m_field, &QLineEdit::textChanged, this, &ActionPalette::match);
    connect(m_list, &QListWidget::itemClicked, this, [this] {
        new SecondClick(this);
        trigger();
    });
}

void ActionPalette::open()
{
    m_offered.clear();
    m_entries.clear();
    collect(m_menus->actions(), {}, {});
    m_controls = std::make_unique<QObject>();
    for (const ControlPart& part : m_parts ? m_parts() : std::vector<ControlPart>())
        for (const ControlAction& each : controlActions(part, m_controls.get()))
            m_entries.push_back({each.action, each.path, each.path + QLatin1Char(' ') + each.words});
    m_field->clear();
    match();
    const QWidget* window = parentWidget();
    const QRect room = window->screen()->availableGeometry(); // popups need a fixed place
    const QPoint place = window->mapToGlobal(QPoint((window->width() - width()) / 2, scaled(60)));
    move(std::max(std::min(place.x(), room.right() + 1 - width()), room.left()),
         std::max(std::min(place.y(), room.bottom() + 1 - height()), room.top()));
    show();
    m_field->setFocus();
}

void ActionPalette::collect(const QList<QAction*>& actions, const QString& path, const QString& words)
{
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible() || !action->isEnabled())
            continue;
        const QString here = path + plainText(*action);
        const QString found = words + QLatin1Char(' ') + action->property(words_property).toString();
        if (action->menu())
            collect(action->menu()->actions(), here + QStringLiteral(" › "), found);
        else
            m_entries.push_back({action, here, here + found});
    }
}

void ActionPalette::match()
{
    std::vector<std::pair<int, const Entry*>> fitting;
    for (const Entry& entry : m_entries)
        if (const auto score = entry.action ? wordsScore(m_field->text(), entry.words) : std::nullopt)
            fitting.emplace_back(*score, &entry);
    std::ranges::stable_sort(fitting, std::greater(), &std::pair<int, const Entry*>::first);
    std::ranges::stable_sort(fitting, std::greater(),
                             [this](const auto& each) { return closeness(m_field->text(), each.second->path); });
    m_offered.clear();
    m_list->clear();
    for (const auto& [score, entry] : fitting) {
        m_offered.push_back(entry);
        auto* item = new QListWidgetItem(entry->path, m_list);
        const QString keys = entry->action->shortcut().toString(QKeySequence::NativeText);
        item->setData(keys_role, keys);
        item->setData(Qt::AccessibleTextRole, keys.isEmpty() ? entry->path : tr("%1, %2").arg(entry->path, keys));
    }
    m_list->setCurrentRow(0);
    m_list->setVisible(!m_offered.empty());
    m_nothing->setVisible(m_offered.empty());
    const QFontMetrics metrics(m_nothing->font());
    const QString typed = metrics.elidedText(m_field->text(), Qt::ElideRight, scaled(palette_width) / 2);
    m_nothing->setText(tr("No action matches “%1”. Press Esc to close.").arg(typed));
    const int rows = std::clamp(m_list->count(), 1, rows_shown); // no more rows than hits
    setFixedSize(scaled(palette_width), m_field->sizeHint().height() + rows * scaled(28) + 22);
}

QStringList ActionPalette::offered() const
{
    QStringList paths;
    for (const Entry* entry : m_offered)
        paths << entry->path;
    return paths;
}

void ActionPalette::trigger()
{
    const int row = m_list->currentRow();
    const QPointer<QAction> chosen =
        row >= 0 && row < static_cast<int>(m_offered.size()) ? m_offered[row]->action : nullptr;
    m_offered.clear(); // a queued second click finds nothing
    hide();
    if (chosen)
        chosen->trigger();
}

bool ActionPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int last = m_list->count() - 1, row = m_list->currentRow();
        switch (key) {
        case Qt::Key_Down: m_list->setCurrentRow(std::min(row + 1, last)); return true;
        case Qt::Key_Up: m_list->setCurrentRow(std::max(row - 1, 0)); return true;
        case Qt::Key_PageDown: m_list->setCurrentRow(std::min(row + rows_shown, last)); return true;
        case Qt::Key_PageUp: m_list->setCurrentRow(std::max(row - rows_shown, 0)); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter: trigger(); return true;
        default: break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void ActionPalette::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintFrame(painter, rect(), colors().edge, colors().base, 1, 0);
}

} // namespace attn

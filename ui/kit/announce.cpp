// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/announce.h"

#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>
#include <QMultiHash>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <deque>
#include <limits>
#include <utility>
#include <vector>

namespace attn {

namespace {

constexpr std::size_t most_kept = 8;
constexpr int silence_ms = 400, most_wait_ms = 2000; // a playing walk-through announces all the time

class Announcement : public QAccessibleInterface {
public:
    Announcement(QWidget* window, const QString& sentence) : m_window(window), m_sentence(sentence) {}

    bool isValid() const override { return m_window; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_window ? m_window->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_window); }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text which) const override { return which == QAccessible::Name ? m_sentence : QString(); }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return m_window ? m_window->geometry() : QRect(); }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QPointer<QWidget> m_window;
    QString m_sentence;
};

// Keeps the last few: a reader asks for their words later.
void tellNow(QWidget* at, const QString& sentence)
{
    static std::deque<QAccessible::Id> kept;
    if (kept.size() == most_kept) {
        QAccessible::deleteAccessibleInterface(kept.front());
        kept.pop_front();
    }
    auto* announcement = new Announcement(at->window(), sentence);
    kept.push_back(QAccessible::registerAccessibleInterface(announcement));
    QAccessibleEvent shown(announcement, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

struct Waiting {
    QPointer<QWidget> at;
    QString sentence;
};

std::vector<Waiting>& waiting()
{
    static std::vector<Waiting> sentences;
    return sentences;
}

void tellWaiting(QElapsedTimer since)
{
    const qint64 rest = silence_ms - silentFor();
    if (rest > 0 && !since.hasExpired(most_wait_ms)) {
        QTimer::singleShot(int(rest), qApp, [since] { tellWaiting(since); });
        return;
    }
    for (const Waiting& each : std::exchange(waiting(), {}))
        if (each.at && each.at->window()->isVisible())
            tellNow(each.at, each.sentence);
}

struct Announced {
    QAccessible::UpdateHandler before = nullptr;
    QMultiHash<const QObject*, QAccessible::Event> owed; // of hidden widgets, until they are shown
    QElapsedTimer last;
};

Announced& announced()
{
    static Announced all;
    return all;
}

void tell(QAccessibleEvent* event);

// Qt accepts an event from its handler only while there is none.
void passOn(QAccessibleEvent* event)
{
    announced().last.start();
    QAccessible::installUpdateHandler(announced().before);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(tell);
}

bool isOwed(QAccessible::Event type)
{
    return type == QAccessible::NameChanged || type == QAccessible::DescriptionChanged;
}

// What readers query again when they reach the widget.
bool isAskedFor(QAccessible::Event type)
{
    switch (type) {
    case QAccessible::ValueChanged:
    case QAccessible::Selection:
    case QAccessible::SelectionAdd:
    case QAccessible::SelectionRemove:
    case QAccessible::SelectionWithin:
    case QAccessible::TextInserted:
    case QAccessible::TextRemoved:
    case QAccessible::TextUpdated:
    case QAccessible::TextCaretMoved:
    case QAccessible::TextSelectionChanged: return true;
    default: return false;
    }
}

void tell(QAccessibleEvent* event)
{
    const auto* widget = qobject_cast<const QWidget*>(event->object());
    const QAccessible::Event type = event->type();
    if (type == QAccessible::TableModelChanged) // Qt already renewed its cells and would again
        return;
    if (widget && !widget->isVisible()) {
        if (isOwed(type) && !announced().owed.contains(widget, type))
            announced().owed.insert(widget, type);
        if (isOwed(type) || isAskedFor(type))
            return;
    }
    if (type == QAccessible::ObjectDestroyed)
        announced().owed.remove(event->object());
    passOn(event);
    if (type != QAccessible::ObjectShow)
        return;
    const QList<QAccessible::Event> owed = announced().owed.values(event->object());
    announced().owed.remove(event->object());
    for (const QAccessible::Event each : owed) {
        QAccessibleEvent later(event->object(), each);
        passOn(&later);
    }
}

} // namespace

void announce(QWidget* at, const QString& sentence)
{
    if (!QAccessible::isActive() || !at->isVisible() || sentence.isEmpty())
        return;
    if (waiting().empty()) {
        QElapsedTimer since;
        since.start();
        QTimer::singleShot(silence_ms, qApp, [since] { tellWaiting(since); });
    }
    std::erase_if(waiting(), [at](const Waiting& each) { return !each.at || each.at == at; });
    waiting().push_back({at, sentence});
}

void tellOfShownWidgets() { announced().before = QAccessible::installUpdateHandler(tell); }

qint64 silentFor()
{
    return announced().last.isValid() ? announced().last.elapsed() : std::numeric_limits<qint64>::max();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/announce.h"

#include <QAccessible>
#include <QPointer>
#include <QWidget>

#include <deque>

namespace attn {

namespace {

constexpr std::size_t most_kept = 8;

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

} // namespace

// The last few stay: a reader asks for their words a little later.
void announce(QWidget* at, const QString& sentence)
{
    static std::deque<QAccessible::Id> kept;
    if (!QAccessible::isActive() || !at->isVisible() || sentence.isEmpty())
        return;
    if (kept.size() == most_kept) {
        QAccessible::deleteAccessibleInterface(kept.front());
        kept.pop_front();
    }
    auto* announcement = new Announcement(at->window(), sentence);
    kept.push_back(QAccessible::registerAccessibleInterface(announcement));
    QAccessibleEvent shown(announcement, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The two layers of the error lab: A is correct, B has one mistake; each is computed beside the window. Their source
// scene stays unchanged; meanwhile the window shows one of the two in its place: B, or A in the quiz, where the stage
// bar must not give B away.
#pragma once

#include "core/mistakes/classicmistakes.h"
#include "ui/compute/earlier.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QObject>

#include <optional>

namespace attn {

class LabPair : public QObject {
    Q_OBJECT

public:
    LabPair(Document* document, Selection* selection, QObject* parent);

    // The scene under study: the one in the window, taken again while nothing is on.
    const Scene& base() const { return *m_base; }
    void takeBase();
    // Turns `mistake` on; `secret`: the window shows A, not where the mistake is. Changes nothing on error.
    std::optional<Error> turnOn(const ClassicMistake& mistake, bool secret);
    void turnOff(); // the window shows again what it did
    const ClassicMistake* on() const { return m_on; }
    // Whether the window does not show B: its stage bar and steps belong to another scene.
    bool isBeside() const { return m_on && m_beside; }
    // What the mistake brought along.
    const std::string& brought() const { return m_brought; }

    // The newest that the window has computed.
    void setShown(const ComputedPtr& computed);
    ComputedPtr right() const; // null: not yet
    ComputedPtr wrong() const;

Q_SIGNALS:
    void ready();  // A or B is computed
    void closed(); // the window got another scene from elsewhere

private:
    View viewOn(std::string stage) const;

    Document* m_document;
    Selection* m_selection;
    std::shared_ptr<const Scene> m_base;
    const ClassicMistake* m_on = nullptr;
    bool m_beside = false, m_guest = false, m_opening = false;
    std::string m_brought;
    std::shared_ptr<const Scene> m_wrongScene;
    ComputedPtr m_shown;
    Earlier *m_right, *m_wrong;
};

} // namespace attn

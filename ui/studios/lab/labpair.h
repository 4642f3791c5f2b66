// SPDX-License-Identifier: GPL-3.0-or-later
// The two layers of the error lab: A as it should be, B with one mistake, each computed beside the window. The scene that
// they are made from stays as it was; B may stand in its place in the window meanwhile.
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

    // The scene that is worked on: the one that the window shows, taken anew while nothing is on.
    const Scene& base() const { return *m_base; }
    void takeBase();
    // Turns `mistake` on; `beside`: B is computed without being shown in the window. An error changes nothing.
    std::optional<Error> turnOn(const ClassicMistake& mistake, bool beside);
    void turnOff(); // the window shows again what it did
    const ClassicMistake* on() const { return m_on; }
    // Whether B is beside the window's scene, not in its place: the rail and the walk are those of that scene.
    bool isBeside() const { return m_on && m_beside; }
    // What the mistake brought along.
    const std::string& brought() const { return m_brought; }

    // The newest that the window has computed.
    void setShown(const ComputedPtr& computed);
    ComputedPtr right() const; // null: not yet
    ComputedPtr wrong() const;

Q_SIGNALS:
    void ready();  // one of the two has come
    void closed(); // somebody else has put another scene into the window

private:
    View viewOn(const ClassicMistake& mistake) const;

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

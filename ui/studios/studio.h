// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the centre that opens up one topic: its own controls take the place of the editors on the left, its own
// pictures the place of the heatmap. All studios look alike from outside, so that the window can show any of them.
#pragma once

#include "ui/computed.h"
#include "ui/document.h"
#include "ui/selection.h"

#include <QWidget>

namespace attn {

class Studio : public QWidget {
    Q_OBJECT

public:
    // `id` in actions and settings: "mask"; `title` in the header: "Mask studio".
    Studio(const QString& id, const QString& title, Document* document, Selection* selection, QWidget* parent = nullptr);

    const QString& id() const { return m_id; }
    const QString& title() const { return m_title; }
    // Beside the title: "one mask, three ways to apply it, the same scores".
    virtual QString caption() const { return {}; }
    // The controls on the left; owned by the studio until the window takes them. Never null.
    virtual QWidget* controls() = 0;
    // The stage of the rail that the studio belongs to, and goes to when it opens: "mask". Empty: it stays where it is.
    virtual QString stage() const { return {}; }
    // Why the studio has nothing to show for this scene ("This scene has no mask."), or empty.
    virtual QString unavailable(const Computed& computed) const = 0;

    // The newest computation. Only called while the studio is shown, and when it becomes so.
    void setComputed(const ComputedPtr& computed);
    const ComputedPtr& computed() const { return m_computed; }

Q_SIGNALS:
    void captionChanged();
    void described(const QString& sentence); // the hovered cell in words, for the status line

protected:
    virtual void showComputed() = 0; // computed() is another one
    Document* document() const { return m_document; }
    Selection* selection() const { return m_selection; }

private:
    QString m_id, m_title;
    Document* m_document;
    Selection* m_selection;
    ComputedPtr m_computed;
};

} // namespace attn

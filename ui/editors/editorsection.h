// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor sections have in common: they show the document, ask it for changes, and report beside their
// controls, in one sentence, what was refused or could not be kept.
#pragma once

#include "core/engine/computed.h"
#include "core/rewrite/structure.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QWidget>

class QVBoxLayout;

namespace attn {

class MessageLine;

class EditorSection : public QWidget {
    Q_OBJECT

public:
    EditorSection(const QString& title, Document* document, Selection* selection, QWidget* parent);

    const QString& title() const { return m_title; }
    const QString& caption() const { return m_caption; } // right of the title: "6 × 3"
    const QString& note() const { return m_note; }       // behind the title: "x"
    bool applies() const { return m_applies; }           // false: the scene has nothing of this kind
    QString message() const;
    // The control a user sets first; null: none comes first.
    virtual QWidget* mainControl() const { return nullptr; }

    void setComputed(const ComputedPtr& computed);

Q_SIGNALS:
    void headingChanged(); // title, caption, note or applies

protected:
    // Shows the document and the last computation in the controls. Called when either changes; must not edit.
    virtual void refresh() = 0;

    Document* document() const { return m_document; }
    Selection* selection() const { return m_selection; }
    const Scene& scene() const { return m_document->scene(); }
    const ComputedPtr& computed() const { return m_computed; } // may be null, may be of an older scene
    QVBoxLayout* column() const { return m_column; }

    bool isChanging() const { return m_changing; } // the document is reporting this section's own change
    void setHeading(const QString& caption, const QString& note = {});
    void setTitle(const QString& title);
    void setApplies(bool applies);

    // The field's menu can pin its choice ("temperature", "dropout.p" …) to a slider.
    void offerSlider(QWidget* field, const std::string& choice);
    // Asks the document for a change. A refusal is shown (see showRefusal) and returned.
    std::optional<Error> change(const QString& step, Scene after, Change change, const QString& mergeKey = {});
    // The same for a rewrite by core; reports below the controls what was dropped and what else happened.
    std::optional<Error> change(const QString& step, const Result<Rewritten>& rewritten, Change change,
                                const QString& mergeKey = {});
    // Where a refusal is shown: below the controls, unless a section knows a better place for its path.
    virtual void showRefusal(const Error& error);
    virtual void clearRefusal();
    void showMessage(const QString& sentence, bool bad);
    // Messages appear below all controls, unless a section names a widget they follow.
    void setMessageBehind(QWidget* widget);

private:
    QString m_title, m_caption, m_note;
    bool m_applies = true;
    Document* m_document;
    Selection* m_selection;
    ComputedPtr m_computed;
    QVBoxLayout* m_column;
    MessageLine* m_message;
    bool m_changing = false; // the change that is being shown is this section's own
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/editorsection.h"

#include "ui/document/pinslider.h"
#include "ui/kit/boxes.h"
#include "ui/kit/messageline.h"
#include "ui/kit/optioncontrols.h"

#include <QAction>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace attn {

EditorSection::EditorSection(const QString& title, Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent), m_title(title), m_document(document), m_selection(selection), m_column(new QVBoxLayout),
      m_message(new MessageLine(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    columnOf(this, 4, {m_column, m_message});
    connect(document, &Document::changed, this, [this] {
        if (!m_changing)
            clearRefusal();
        refresh();
    });
    connect(selection, &Selection::focusChanged, this, [this] { refresh(); });
}

QString EditorSection::message() const { return m_message->message(); }

void EditorSection::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    refresh();
}

void EditorSection::setHeading(const QString& caption, const QString& note)
{
    if (caption == m_caption && note == m_note)
        return;
    m_caption = caption;
    m_note = note;
    Q_EMIT headingChanged();
}

void EditorSection::setTitle(const QString& title)
{
    if (std::exchange(m_title, title) != title)
        Q_EMIT headingChanged();
}

void EditorSection::setApplies(bool applies)
{
    if (std::exchange(m_applies, applies) != applies)
        Q_EMIT headingChanged();
}

void EditorSection::offerSlider(QWidget* field, const std::string& choice)
{
    auto* action = new QAction(tr("Pin to a slider"), field);
    connect(action, &QAction::triggered, this, [this, choice] {
        if (const auto fault = pinChoice(*m_document, choice))
            showRefusal(*fault);
    });
    field->addAction(action);
}

std::optional<Error> EditorSection::change(const QString& step, Scene after, Change change, const QString& mergeKey)
{
    std::optional<Error> refusal;
    {
        QScopedValueRollback changing(m_changing, true);
        refusal = m_document->edit(step, std::move(after), change, mergeKey);
    }
    clearRefusal();
    if (refusal) {
        showRefusal(*refusal);
        m_document->endMerge();
    }
    return refusal;
}

std::optional<Error> EditorSection::change(const QString& step, const Result<Rewritten>& rewritten, Change parts,
                                           const QString& mergeKey)
{
    if (!rewritten) {
        clearRefusal();
        showRefusal(rewritten.error());
        return rewritten.error();
    }
    if (auto refusal = change(step, rewritten->scene, parts, mergeKey))
        return refusal;
    QStringList sentences;
    for (const auto* notes : {&rewritten->dropped, &rewritten->notes})
        for (const std::string& sentence : *notes)
            sentences << QString::fromStdString(sentence);
    if (!sentences.isEmpty())
        m_message->setMessage(sentences.join(QLatin1Char(' ')),
                              rewritten->dropped.empty() ? Severity::Off : Severity::Warn);
    return std::nullopt;
}

void EditorSection::showRefusal(const Error& error)
{
    m_message->setMessage(splitPath(error.message).sentence, Severity::Bad);
}

void EditorSection::clearRefusal() { m_message->clear(); }

void EditorSection::showMessage(const QString& sentence, bool bad)
{
    m_message->clear(); // announces a repeated refusal again
    m_message->setMessage(sentence, bad ? Severity::Bad : Severity::Off);
}

void EditorSection::setMessageBehind(QWidget* widget)
{
    layout()->removeWidget(m_message);
    m_column->removeWidget(m_message);
    m_column->insertWidget(m_column->indexOf(widget) + 1, m_message);
}

} // namespace attn

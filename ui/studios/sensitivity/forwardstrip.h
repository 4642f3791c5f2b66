// SPDX-License-Identifier: GPL-3.0-or-later
// "The edit, forward": the stages side by side, each with what the edit changes in it.
#pragma once

#include "ui/studios/sensitivity/forwardcard.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QScrollArea;

namespace attn {

class ElidedLabel;
class LinkButton;

class ForwardStrip : public QWidget {
    Q_OBJECT

public:
    explicit ForwardStrip(QWidget* parent = nullptr);

    // `caption`: "what each number changes by"; `full`: the largest change of all, which fills a bar.
    void setStages(std::vector<StageChange> stages, const QString& caption, double full);
    void setMessage(const QString& words); // instead of them
    const std::vector<ForwardCard*>& cards() const { return m_cards; }
    int wantedHeight() const;
    // In a low studio the maps replace the stages until requested.
    void setLow(bool low);

Q_SIGNALS:
    void foldChanged();
    void stageAsked(const std::string& tensor);
    void pointed(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isFolded() const { return !m_asked.value_or(!m_low); }
    void fold();

    QLabel* m_title;
    ElidedLabel* m_caption;
    QWidget* m_key; // what the bars and the marks mean
    LinkButton* m_fold;
    QLabel* m_message;
    QScrollArea* m_scroll;
    QWidget* m_ground;
    bool m_low = false;
    std::optional<bool> m_asked;       // whether the user wants the stages
    std::vector<ForwardCard*> m_cards; // some may be hidden
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Help for one stage or studio: its formula in this scene, what it does, what to look for and to try, common mistakes,
// and its place in the literature. Scrolls by keys.
#pragma once

#include "core/engine/computed.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace attn {

class FormulaView;
class ProseView;

class HelpPanel : public QWidget {
    Q_OBJECT

public:
    explicit HelpPanel(QWidget* parent = nullptr);

    // `tensors`: their formulas go above the text; null `computed`: none.
    void show(const QString& topic, const QString& title, const ComputedPtr& computed,
              const std::vector<std::string>& tensors);
    QString topic() const { return m_topic; }
    QString title() const;
    int formulas() const; // that are shown
    QSize sizeHint() const override;

Q_SIGNALS:
    void closeAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override; // Esc
    void paintEvent(QPaintEvent* event) override;

private:
    void showFormulas(const ComputedPtr& computed, const std::vector<std::string>& tensors);

    QString m_topic;
    QLabel* m_title;
    QScrollArea* m_scroll;
    QVBoxLayout* m_formulas;
    std::vector<FormulaView*> m_views;
    QLabel* m_letters;
    ProseView* m_text;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Continues the text of a model's page token by token: how the next token is drawn, which one the draw picks, and the
// buttons that add it. Requests tokens; the owner adds them.
#pragma once

#include "core/model/sampling.h"
#include "ui/model/pagepicture.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace attn {

class MessageLine;
class NumberField;
class SeedField;

class ContinueBox : public QWidget {
    Q_OBJECT

public:
    explicit ContinueBox(QWidget* parent = nullptr);

    // Null: the page has none yet. A picture requested by “Keep adding” is followed by the next token.
    void setPicture(PagePicturePtr picture);
    const Sampling& sampling() const { return m_sampling; }
    // What may be drawn, the most probable first.
    const std::vector<TokenProbability>& drawable() const { return m_drawable; }
    std::optional<TokenProbability> next() const { return m_next; } // on which the draw falls
    QString words() const;                                          // its description
    bool keepsAdding() const;
    void stop(const QString& why = {}); // adding by itself
    void add();                         // requests the next token
    int run() const { return m_run; }   // series number of automatic additions, new for each

Q_SIGNALS:
    void tokenAsked(qint64 id);
    void samplingChanged();

private:
    void sample();
    void set(double Sampling::*setting, double value);
    void take(const Sampling& sampling);

    PagePicturePtr m_picture;
    Sampling m_sampling;
    std::uint64_t m_seed = 123;
    int m_run = 0;
    std::vector<TokenProbability> m_drawable;
    std::optional<TokenProbability> m_next;
    QPushButton *m_add, *m_keep;
    QLabel* m_words;
    NumberField *m_temperature, *m_topK, *m_topP;
    SeedField* m_seedField;
    MessageLine* m_message;
};

} // namespace attn

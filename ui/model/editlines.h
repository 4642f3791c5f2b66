// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has changed in a model, one line each, with a button that takes it back.
#pragma once

#include "ui/model/pagepicture.h"

#include <QWidget>

class QVBoxLayout;

namespace attn {

class EditLines : public QWidget {
    Q_OBJECT

public:
    explicit EditLines(QWidget* parent = nullptr);

    void setEdits(const std::vector<PageEdit>& edits);
    const std::vector<PageEdit>& edits() const { return m_edits; }

Q_SIGNALS:
    void takeBackAsked(const attn::PageEdit& edit);
    void chosen(const attn::PageEdit& edit); // a click on its words: to where it is

private:
    std::vector<PageEdit> m_edits;
    QVBoxLayout* m_column;
};

} // namespace attn

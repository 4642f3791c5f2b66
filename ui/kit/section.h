// SPDX-License-Identifier: GPL-3.0-or-later
// A folding part of a side panel: a 28 px header with a title and a right-aligned caption, and any widget below it.
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace attn {

class SectionHeader;

class Section : public QWidget {
    Q_OBJECT

public:
    explicit Section(const QString& title, QWidget* parent = nullptr);

    // Takes ownership of `content` and puts it below the header with margins.
    void setContent(QWidget* content);
    void setTitle(const QString& title);
    void setCaption(const QString& caption); // "6 × 3"
    void setNote(const QString& note);       // quiet, behind the title: "x"
    bool isOpen() const;
    void setOpen(bool open);

Q_SIGNALS:
    void openChanged(bool open);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SectionHeader* m_header;
    QWidget* m_body;
    QVBoxLayout* m_bodyLayout;
};

} // namespace attn

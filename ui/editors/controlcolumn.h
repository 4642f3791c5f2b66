// SPDX-License-Identifier: GPL-3.0-or-later
// The column of folding sections on the left, of the editors and of studios: scrolls when the window is low.
#pragma once

#include <QWidget>

class QScrollArea;

namespace attn {

class EditorSection;
class Section;

class ControlColumn : public QWidget {
    Q_OBJECT

public:
    explicit ControlColumn(const QString& name, QWidget* parent = nullptr);

    Section* addSection(const QString& title, QWidget* content);
    // An editor section: its heading follows it, and it is shown only while it applies to the scene.
    Section* addEditor(EditorSection* content);
    void addPlain(QWidget* content); // without a heading
    void scrollTo(QWidget* section); // as soon as it has its place
    void scrollToTop();
    int neededWidth() const; // px without clipping anything
    static int leastWidth(); // px
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void append(QWidget* widget);

    QScrollArea* m_scroll;
    QWidget* m_column;
};

} // namespace attn

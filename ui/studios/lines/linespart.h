// SPDX-License-Identifier: GPL-3.0-or-later
// The line view with its surroundings: its title, its legend, and the choice of heads and tensor.
#pragma once

#include "ui/document/selection.h"
#include "ui/paint/legendpainter.h"
#include "ui/studios/lines/linesview.h"
#include "ui/studios/lines/pagepart.h"

#include <QWidget>

class QLabel;

namespace attn {

class ChoiceBar;
class HeadList;

// The line below the lines of weights: what their thickness means, and the marks of cells that have none.
class LinesKey : public QWidget {
    Q_OBJECT

public:
    explicit LinesKey(QWidget* parent = nullptr);

    void set(const QString& words, std::vector<LegendEntry> marks);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_words;
    std::vector<LegendEntry> m_marks;
};

class LinesPart : public PagePart {
    Q_OBJECT

public:
    explicit LinesPart(Selection* selection, QWidget* parent = nullptr);

    QString title() const override;
    QString tensors() const override { return QString::fromStdString(m_tensor); }
    std::vector<PartSection> sections() override;
    QString unavailable(const Computed& computed) const override;
    void setComputed(const ComputedPtr& computed) override;
    std::optional<PartPicture> picture() const override;

    LinesView* view() const { return m_view; }
    HeadList* heads() const { return m_heads; }

private:
    void show();   // another computation, item, tensor or number of heads
    void follow(); // the chosen cell
    void choose(int head, Cell cell);
    void nameThings();

    Selection* m_selection;
    ComputedPtr m_computed;
    std::string m_tensor = "weights";
    Cell m_cell; // the last one of a query and a key
    QLabel* m_title;
    LinesKey* m_key;
    LinesView* m_view;
    HeadList* m_heads;
    QWidget* m_source;
    ChoiceBar* m_sources;
};

} // namespace attn

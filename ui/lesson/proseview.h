// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson's text on the screen: prose with drawn formulas, words in the colours of q, k and v, and numbers that stay live.
// As high as its text; follows theme, text size and every edit.
#pragma once

#include "core/engine/computed.h"
#include "core/model/nextpieces.h"
#include "core/prose/prose.h"
#include "ui/explain/formulabox.h"

#include <QTextBrowser>

#include <functional>
#include <string>
#include <vector>

namespace attn {

// A cell's number as shown: "0.2794"; "?" if it is hidden or does not exist.
QString liveNumber(const Computed* computed, const std::string& cell, int digits);

struct MathNode;

class ProseView : public QTextBrowser {
    Q_OBJECT

public:
    // `px`: the size of its letters.
    explicit ProseView(double px = 14, QWidget* parent = nullptr);

    void setPx(double px); // in px of the screen, whatever the text's scale
    // A text that has a fault shows its words as they are written, and the fault below.
    void setProse(const std::string& markdown);
    // Keeps the height that long numbers need, so that what is below stays where it is while they change.
    void setSteady() { m_steady = true; }
    // Null: still computing. `next`: of a model's page.
    void setComputed(const ComputedPtr& computed, int digits, const NextPiecesPtr& next = {});
    QString words(const Quotes& quotes = {}) const; // as they are read aloud
    int aboveCutLine(int y) const;                  // `y`, or where the line begins that it would cut
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    QString number(const std::string& name) const;
    std::string image(const MathNode& node, bool display);
    QString htmlWith(const std::function<std::string(const std::string& name)>& number);
    void setOntoBaseLine(QTextDocument& text) const; // the pictures of formulas
    double sizeOf(std::size_t formula) const;
    bool reachesDeep(std::size_t formula) const; // below the base line

    double m_px;
    bool m_exact = false; // these are px of the screen
    std::string m_markdown;
    ComputedPtr m_computed;
    NextPiecesPtr m_next;
    int m_digits = 4;
    std::vector<Formula> m_formulas;
    std::vector<bool> m_display;
    QString m_html; // that is shown
    bool m_steady = false;
    QTextDocument* m_longest = nullptr; // the same text with long numbers, if steady
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The sliders of the scene: what a person has pinned, moved by hand or played, each move an edit like any other.
#pragma once

#include "ui/editors/editorsection.h"
#include "ui/editors/sliderplay.h"

#include <vector>

class QLabel;
class QPushButton;

namespace attn {

class SliderRow;

class SlidersPanel : public EditorSection {
    Q_OBJECT

public:
    SlidersPanel(Document* document, Selection* selection, QWidget* parent = nullptr);
    QWidget* mainControl() const override;
    const std::vector<SliderRow*>& rows() const { return m_rows; }
    bool plays() const { return m_play.runs(); }

Q_SIGNALS:
    void pinned(); // one more slider than before

protected:
    void refresh() override;

private:
    void addRow();
    void buildPinMenu();
    void pin(const std::optional<Error>& fault);
    void move(std::size_t number, double value, const QString& mergeKey);
    void replace(std::size_t number, const QString& step, const Slider& slider);
    void remove(std::size_t number);
    void play(std::size_t number, bool play);
    std::optional<double> valueOf(const Slider& slider, QString* rests) const;

    std::vector<SliderRow*> m_rows;
    QWidget* m_list;
    QLabel* m_hint;
    QPushButton* m_pin;
    SliderPlay m_play;
    std::size_t m_playing = 0; // of the scene's sliders
    QString m_playKey;
    int m_plays = 0;
    bool m_known = false; // m_count is that of a scene
    std::size_t m_count = 0;
};

} // namespace attn

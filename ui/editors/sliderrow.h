// SPDX-License-Identifier: GPL-3.0-or-later
// One slider of the scene: its name, its number, the slider between its ends, and play.
#pragma once

#include "core/scene/scene.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QSlider;

namespace attn {

class IconButton;
class NumberField;

class SliderRow : public QWidget {
    Q_OBJECT

public:
    explicit SliderRow(QWidget* parent);

    // `value`: its position; nullopt if it rests, as `rests` explains.
    void show(const Slider& slider, std::optional<double> value, const QString& rests);
    void setPlaying(bool playing);
    QSlider* slider() const { return m_slider; }
    NumberField* number() const { return m_number; }
    IconButton* playButton() const { return m_play; }

Q_SIGNALS:
    void moved(double value, bool merging); // several that belong together, until finished()
    void finished();
    void renamed(const QString& name);
    void ranged(double from, double to);
    void removeAsked();
    void playAsked(bool play);
    void refused(const QString& sentence);

private:
    void connectParts();
    void placeSlider(double value);

    QLineEdit* m_name;
    NumberField *m_number, *m_from, *m_to;
    QSlider* m_slider;
    IconButton *m_play, *m_remove;
    QLabel* m_rests;
    Slider m_shown;
    bool m_placing = false, m_playing = false;
};

} // namespace attn

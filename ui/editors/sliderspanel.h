// SPDX-License-Identifier: GPL-3.0-or-later
// The scene's sliders: pinned by the user, moved by hand or played, each move an edit like any other.
#pragma once

#include "ui/editors/editorsection.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

class QLabel;
class QPushButton;

namespace attn {

class SliderRow;

// The time of a slider that plays: from end to end and back, until it is stopped, with Esc from anywhere.
class SliderPlay : public QObject {
    Q_OBJECT

public:
    explicit SliderPlay(QObject* parent);

    bool runs() const { return m_tick.isActive(); }
    // Starts at this share of the range, 0 .. 1, toward the top.
    void start(double share);
    void stop();
    // After so long: there and back again.
    static constexpr int period_ms = 6000;

Q_SIGNALS:
    void reached(double share); // of the range, from lower to upper end
    void stopped();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTimer m_tick;
    QElapsedTimer m_clock;
    double m_begun = 0; // share of the period
};

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

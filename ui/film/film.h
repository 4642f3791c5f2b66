// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a computation as pictures: which steps are shown, and the figure of each. As panels of one strip, or as
// frames of a film; shared by the dialog and the command line. Pure: it may run in any thread.
#pragma once

#include "core/explain/walk.h"
#include "ui/figures/figure.h"
#include "ui/figures/steppedfigure.h"

#include <string>
#include <vector>

namespace attn {

struct FilmRequest {
    std::vector<std::string> tensors; // only their steps; empty: all
    std::string over;                 // shown in cells not reached yet: the scores under a mask; empty: blank
    StepUnit unit = StepUnit::Row;    // Stage, Row or Cell
    int batch = 0, head = 0;
    std::optional<SteppedFigure> picture; // a studio's, in the place of the tensors
    QString titleText;                    // empty: the tensor in words
    Looks looks;
    FigureLook look{.chosenCell = true, .dpi = 150};
};

// One picture: everything up to a place is computed.
struct FilmStep {
    StepPlace place;
    std::string tensor; // that it shows
    QString words;      // "Row journey", "journey → starts"
};

// How many items and heads can be chosen.
struct FilmPlanes {
    int batches = 1, heads = 1;
};
FilmPlanes filmPlanes(const Computed& computed);

// What a film may draw over: the tensor before its only one in the steps, of its kind and size, scaled scores before
// masked ones. Empty: none.
std::string layerBelow(const Computed& computed, const FilmRequest& request);

inline constexpr std::size_t most_frames = 2'000, most_panels = 64;
inline constexpr double most_film_pixels = 1e9; // of all frames together

class Film {
public:
    // Fails for a tensor without steps, a missing head or item, an `over` that does not match a single tensor cell by
    // cell, and more than most_frames steps.
    static Result<Film> make(ComputedPtr computed, const FilmRequest& request);

    const FilmRequest& request() const { return m_request; }
    const std::vector<FilmStep>& steps() const { return m_steps; }
    Figure frame(std::size_t number) const;
    // All steps side by side; fails if there are more than most_panels.
    Result<Figure> strip() const;
    // Of every frame: the largest that one of them needs, both sides even, as films require. Fails if all frames
    // together would exceed most_film_pixels.
    Result<QSize> frameSize() const;
    // One frame on its theme's ground, exactly frameSize() large and opaque.
    Result<QImage> frameImage(std::size_t number, const QSize& size) const;

private:
    Film(ComputedPtr computed, FilmRequest request, Walk steps);
    FigureMap mapOf(const FilmStep& step, const std::string& tensor) const;
    // What a step shows: its tensor, or for a whole stage all that are computed side by side (q, k and v).
    std::vector<FigureMap> mapsOf(const FilmStep& step) const;
    Figure pictureOf(const FilmStep& step) const; // of a studio
    QString stageName(const std::string& tensor) const;
    void finish(const std::string& tensor); // has it in m_finished
    HeldMatrixPtr finishedOf(const std::string& tensor) const;
    std::vector<std::pair<QString, QString>> factsOf(const std::string& tensor) const;
    QString titleOf(const std::string& tensor) const;
    QString placed(const QString& words, const std::string& tensor) const;

    ComputedPtr m_computed;
    FilmRequest m_request;
    Walk m_walk;
    std::vector<FilmStep> m_steps;
    HeldMatrixPtr m_over;                                          // null: blank
    std::vector<std::pair<std::string, HeldMatrixPtr>> m_finished; // each tensor as it is at the end
};

} // namespace attn

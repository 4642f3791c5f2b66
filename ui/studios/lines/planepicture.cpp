// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planepicture.h"

#include "core/geometry/hull.h"
#include "core/geometry/vectors.h"
#include "core/layer/otherkeys.h"
#include "core/layer/stages.h"
#include "ui/studios/lines/planewords.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t most_whole_arrows = 24; // tokens; beyond, the others are drawn as tips

bool isFinite(const std::vector<double>& vector)
{
    return std::ranges::all_of(vector, [](double number) { return std::isfinite(number); });
}

// Whether a person put in a number of this vector, or of the embedding it is made from.
class EditedVectors {
public:
    EditedVectors(const Scene& scene, const LayerVectors& vectors)
    {
        m_rows.resize(std::size_t(vectors.tokens));
        const auto mark = [&](const TensorEdits& edits, std::size_t tokenAxis, std::vector<bool>& rows,
                              std::int64_t sharing = 1) {
            for (const CellEdit& edit : edits) {
                const Index index = indexOfRank(edit.index, tokenAxis + 2);
                const bool here = index.front() == vectors.batch &&
                                  (tokenAxis < 2 || (index[1] >= vectors.firstHead / sharing &&
                                                     index[1] <= (vectors.firstHead + vectors.heads - 1) / sharing));
                if (here && index[tokenAxis] < vectors.tokens)
                    rows[std::size_t(index[tokenAxis])] = true;
            }
        };
        mark(*scene.edits.of("x"), 1, m_rows);
        for (const VectorKind kind : vector_kinds) {
            auto& own = m_own[std::size_t(kind)];
            own.resize(std::size_t(vectors.tokens));
            const std::string letter(letterOf(kind));
            mark(*scene.edits.of(letter), 2, own, vectors.sharingOf(kind));
            for (const std::string& made : {letter, letter + "_normed", letter + "_rotated"})
                mark(*scene.overrides.of(made), 2, own, vectors.sharingOf(kind));
        }
    }
    bool operator()(VectorPlace place) const
    {
        return m_own[std::size_t(place.kind)][std::size_t(place.token)] ||
               (place.kind != VectorKind::Context && m_rows[std::size_t(place.token)]);
    }

private:
    std::vector<bool> m_rows;
    std::array<std::vector<bool>, 4> m_own;
};

class PictureBuilder {
public:
    explicit PictureBuilder(PlanePicture& picture) : m_computed(*picture.computed), m_picture(picture) {}

    void build(const std::optional<ArrowPlane>& kept)
    {
        const LayerVectors& vectors = m_picture.vectors;
        m_picture.plane = kept && std::int64_t(kept->across.size()) == vectors.components() ? *kept : plane();
        m_picture.tipsOnly = vectors.tokens > most_whole_arrows;
        addArrows();
        addAngle();
        addHull();
    }

private:
    ArrowPlane plane() const
    {
        const LayerVectors& vectors = m_picture.vectors;
        const std::int64_t last = vectors.components() - 1;
        const PlaneChoice& choice = m_picture.choice;
        if (!choice.principal)
            return componentPlane(vectors.components(), std::clamp<std::int64_t>(choice.across, 0, last),
                                  std::clamp<std::int64_t>(choice.up, 0, last));
        std::vector<std::vector<double>> shown;
        for (const VectorKind kind : vector_kinds)
            if (choice.shown[std::size_t(kind)])
                shown.insert(shown.end(), vectors.all(kind).begin(), vectors.all(kind).end());
        return principalPlane(shown, vectors.components());
    }

    void addArrows()
    {
        const LayerVectors& vectors = m_picture.vectors;
        const EditedVectors edited(m_computed.scene, vectors);
        std::vector<PlaneArrow> isCurrent;
        for (const VectorKind kind : {VectorKind::Value, VectorKind::Key, VectorKind::Query, VectorKind::Context}) {
            if (!m_picture.choice.shown[std::size_t(kind)] || !vectors.has(kind))
                continue;
            for (std::int64_t token = 0; token < vectors.tokens; ++token) {
                const VectorPlace place{kind, token};
                const bool current = m_picture.currentOf(kind) == place;
                if (kind == VectorKind::Context && !current) // one context is enough to see its origin
                    continue;
                const auto& vector = vectors.vector(kind, token);
                if (stateOf(m_picture, place) != CellState::Revealed || !isFinite(vector))
                    continue;
                (current ? isCurrent : m_picture.arrows)
                    .push_back({place, m_picture.plane.of(vector), current, edited(place)});
            }
        }
        m_picture.arrows.insert(m_picture.arrows.end(), isCurrent.begin(), isCurrent.end());
    }

    void addAngle()
    {
        const PlaneArrow* query = m_picture.find(m_picture.currentOf(VectorKind::Query));
        const PlaneArrow* key = m_picture.find(m_picture.currentOf(VectorKind::Key));
        if (!query || !key || stateOfDot(m_picture, m_picture.cell) == CellState::Hidden)
            return;
        const LayerVectors& vectors = m_picture.vectors;
        m_picture.angle = angleBetween(vectors.vector(query->place.kind, query->place.token),
                                       vectors.vector(key->place.kind, key->place.token));
        m_picture.drawnAngle =
            angleBetween(std::array{query->tip.across, query->tip.up}, std::array{key->tip.across, key->tip.up});
    }

    void addHull()
    {
        const LayerVectors& vectors = m_picture.vectors;
        const bool wanted = m_picture.choice.shown[std::size_t(VectorKind::Context)] &&
                            m_picture.choice.shown[std::size_t(VectorKind::Value)];
        if (!wanted || !vectors.has(VectorKind::Context) || vectors.heads != 1)
            return;
        const Mixture mixture = mixtureOf(m_computed, vectors.batch, vectors.firstHead, m_picture.cell.row);
        if (!mixture.revealed || !rowIsDone(m_picture, mixedTensor(m_computed), m_picture.cell.row))
            return;
        m_picture.weights = mixture.weights;
        std::vector<PlanePoint> used;
        for (const PlaneArrow& arrow : m_picture.arrows)
            if (arrow.place.kind == VectorKind::Value && mixture.weights[std::size_t(arrow.place.token)] != 0)
                used.push_back(arrow.tip);
        const auto mixed = std::ranges::count_if(mixture.weights, [](double weight) { return weight != 0; });
        if (std::ptrdiff_t(used.size()) == mixed) // else a value of it is not there yet, or hidden
            for (const std::size_t corner : convexHull(used))
                m_picture.hull.push_back(used[corner]);
    }

    const Computed& m_computed;
    PlanePicture& m_picture;
};

} // namespace

PlaneChoice usualPlaneChoice(const Computed& computed)
{
    PlaneChoice choice;
    const Dims& dims = computed.realized->plan.dims;
    choice.allHeads = dims.hd == 1 && dims.H > 1;
    return choice;
}

QString whyNoArrows(const Computed& computed)
{
    if (layerVectors(computed, 0, 0).tokens > 0)
        return {};
    if (readsMemory(computed.realized->config))
        return QObject::tr(
            "The keys and values come from a memory, but the vector plot shows the vectors of only one text.");
    if (computed.trace->find("k") && keysAreOthers(computed.scene, computed.realized->plan.dims))
        return QObject::tr(
            "The keys of this scene have tokens of their own, but the vector plot shows the vectors of only one text.");
    return QObject::tr("This scene has no queries or keys, so there are no arrows to draw.");
}

const PlaneArrow* PlanePicture::find(VectorPlace place) const
{
    const auto found = std::ranges::find(arrows, place, &PlaneArrow::place);
    return found == arrows.end() ? nullptr : &*found;
}

VectorPlace PlanePicture::currentOf(VectorKind kind) const
{
    switch (kind) {
    case VectorKind::Query: return {kind, vectors.asker(cell.row)};
    case VectorKind::Key:
    case VectorKind::Value: return {kind, cell.column};
    case VectorKind::Context: break;
    }
    return {kind, cell.row};
}

Cell PlanePicture::cellWith(VectorPlace place) const
{
    const int token = int(place.token);
    switch (place.kind) {
    case VectorKind::Query:
        return {vectors.asksWithNext ? int((token + vectors.tokens - 1) % vectors.tokens) : token, cell.column};
    case VectorKind::Key:
    case VectorKind::Value: return {cell.row, token};
    case VectorKind::Context: break;
    }
    return {token, cell.column};
}

QString PlanePicture::nameOf(VectorPlace place) const
{
    static const char* const words[] = {QT_TRANSLATE_NOOP("QObject", "q %1"), QT_TRANSLATE_NOOP("QObject", "k %1"),
                                        QT_TRANSLATE_NOOP("QObject", "v %1"),
                                        QT_TRANSLATE_NOOP("QObject", "context of %1")};
    return QObject::tr(words[std::size_t(place.kind)]).arg(names.value(int(place.token)));
}

PlanePicture planePicture(const ComputedPtr& computed, const PlaceInFocus& place, const PlaneChoice& choice, int digits,
                          const Walk& steps, const std::optional<StepPlace>& step,
                          const std::optional<ArrowPlane>& kept)
{
    PlanePicture picture;
    picture.computed = computed;
    picture.steps = steps;
    picture.step = step;
    const Dims& dims = computed->realized->plan.dims;
    const bool together = choice.allHeads && dims.H > 1;
    picture.vectors =
        layerVectors(*computed, place.batch, together ? std::nullopt : std::optional<std::int64_t>(place.head));
    if (picture.empty())
        return picture;
    picture.choice = choice;
    picture.digits = digits;
    for (const std::string& label : tokenLabels(computed->scene, picture.vectors.batch, picture.vectors.tokens))
        picture.names << QString::fromStdString(label);
    const int last = int(picture.vectors.tokens) - 1;
    const Cell chosen = place.chosen.value_or(Cell{last, 0});
    picture.cell = {std::clamp(chosen.row, 0, last), std::clamp(chosen.column, 0, last)};
    PictureBuilder(picture).build(kept);
    addPlaneWords(picture);
    return picture;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planewords.h"

#include "core/base/withheld.h"
#include "core/geometry/vectors.h"
#include "core/layer/stages.h"
#include "ui/kit/numbertext.h"
#include "ui/studios/lines/planelines.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

QString spokenName(const PlanePicture& picture, VectorPlace place)
{
    static const char* const words[] = {
        QT_TRANSLATE_NOOP("QObject", "query %1"), QT_TRANSLATE_NOOP("QObject", "key %1"),
        QT_TRANSLATE_NOOP("QObject", "value %1"), QT_TRANSLATE_NOOP("QObject", "context of %1")};
    return QObject::tr(words[std::size_t(place.kind)]).arg(picture.names.value(int(place.token)));
}

QString componentName(const PlanePicture& picture, std::int64_t component)
{
    const std::int64_t within = component % picture.vectors.headDim, head = picture.vectors.headOf(component);
    if (picture.computed->realized->plan.dims.H == 1)
        return QObject::tr("component %1").arg(component);
    if (picture.vectors.headDim == 1 && picture.vectors.heads > 1)
        return QObject::tr("component %1 (head %2)").arg(component).arg(head);
    return QObject::tr("component %1 of head %2").arg(within).arg(head);
}

const std::vector<double>& numbersOf(const PlanePicture& picture, VectorPlace place)
{
    return picture.vectors.vector(place.kind, place.token);
}

// The angle to its partner in the score, and the score.
void addProduct(QStringList& parts, const PlanePicture& picture, VectorPlace place)
{
    const bool asks = place.kind == VectorKind::Query;
    const VectorPlace other = picture.currentOf(asks ? VectorKind::Key : VectorKind::Query);
    const CellState dot = stateOfDot(picture, picture.cellWith(place));
    if (stateOf(picture, other) != CellState::Revealed)
        return;
    const auto& a = numbersOf(picture, place);
    const auto& b = numbersOf(picture, other);
    if (dot == CellState::Hidden)
        return void(parts << QObject::tr("the dot product with %1 is hidden").arg(spokenName(picture, other)));
    if (const auto angle = angleBetween(a, b))
        parts
            << QObject::tr("angle to %1: %2 degrees").arg(spokenName(picture, other), QString::number(*angle, 'f', 1));
    if (dot == CellState::Revealed)
        parts << QObject::tr("dot product %1").arg(formatNumber(dotProduct(a, b), picture.digits));
}

void addWeight(QStringList& parts, const PlanePicture& picture, VectorPlace place)
{
    const Computed& computed = *picture.computed;
    const Cell cell = picture.cellWith(place);
    const std::string tensor = mixedTensor(computed);
    const TracedTensor* mixed = computed.trace->find(tensor);
    if (!mixed)
        return;
    if (computed.blocked(picture.vectors.batch, cell.row, cell.column))
        return void(parts << QObject::tr("masked for “%1”").arg(picture.names.value(cell.row)));
    if (picture.vectors.heads > 1 ||
        (picture.step && !picture.steps.done(*picture.step, tensor, cell.row, cell.column)))
        return;
    const double weight =
        computed.trace->cell(*mixed, {picture.vectors.batch, picture.vectors.firstHead, cell.row, cell.column});
    parts << (isWithheld(weight) ? QObject::tr("weight hidden")
                                 : QObject::tr("weight %1").arg(formatNumber(weight, picture.digits)));
}

} // namespace

CellState stateOf(const PlanePicture& picture, VectorPlace place)
{
    if (isWithheldVector(numbersOf(picture, place)))
        return CellState::Hidden;
    return rowIsDone(picture, picture.vectors.tensorOf(place.kind), place.token) ? CellState::Revealed
                                                                                 : CellState::Pending;
}

CellState stateOfDot(const PlanePicture& picture, Cell cell)
{
    const Computed& computed = *picture.computed;
    const TracedTensor* scores = computed.trace->find("scores");
    if (!scores)
        return CellState::Revealed;
    const LayerVectors& vectors = picture.vectors;
    for (std::int64_t head = vectors.firstHead; computed.hides("scores") && head < vectors.firstHead + vectors.heads;
         ++head)
        if (isWithheld(computed.trace->cell(*scores, {vectors.batch, head, cell.row, cell.column})))
            return CellState::Hidden;
    const bool done = !picture.step || picture.steps.done(*picture.step, "scores", cell.row, cell.column);
    return done ? CellState::Revealed : CellState::Pending;
}

bool rowIsDone(const PlanePicture& picture, const std::string& tensor, std::int64_t row)
{
    const TracedTensor* found = picture.computed->trace->find(tensor);
    return found && (!picture.step || picture.steps.done(*picture.step, tensor, row, found->shape.back() - 1));
}

std::string mixedTensor(const Computed& computed)
{
    const std::string mixed(mixedBy(computed.realized->config));
    return computed.trace->find(mixed) ? mixed : "weights";
}

QString contextWords(const PlanePicture& picture)
{
    const LayerVectors& vectors = picture.vectors;
    if (vectors.heads > 1)
        return QObject::tr("mixed separately in each head, so no single outline contains it");
    const Mixture mixture = mixtureOf(*picture.computed, vectors.batch, vectors.firstHead, picture.cell.row);
    if (mixture.off)
        return QObject::tr("head turned off: its output is 0");
    if (mixture.pinned)
        return QObject::tr("pinned, so it is no longer a mix of the values");
    if (!mixture.revealed)
        return QObject::tr("some of its weights are hidden or not finite");
    if (!rowIsDone(picture, mixedTensor(*picture.computed), picture.cell.row))
        return QObject::tr("its weights are not computed yet");
    if (mixture.negative)
        return QObject::tr("some weights are negative, so it may lie outside the outline of its values");
    if (!mixture.isAverage())
        return QObject::tr("its weights sum to %1, not 1, so it may lie outside the outline of its values")
            .arg(formatNumber(mixture.sum, picture.digits));
    const auto used = std::ranges::count_if(mixture.weights, [](double weight) { return weight != 0; });
    return QObject::tr("its weights sum to 1, so it lies inside the outline of its %n values", nullptr, int(used));
}

QString vectorSentence(const PlanePicture& picture, VectorPlace place)
{
    if (picture.empty() || !picture.vectors.has(place.kind))
        return {};
    const QString name = spokenName(picture, place);
    switch (stateOf(picture, place)) {
    case CellState::Pending: return QObject::tr("%1: not computed yet").arg(name);
    case CellState::Hidden: return QObject::tr("%1: hidden").arg(name);
    case CellState::Revealed: break;
    }
    const auto& vector = numbersOf(picture, place);
    QStringList parts{QObject::tr("length %1").arg(formatNumber(lengthOf(vector), picture.digits))};
    if (place.kind == VectorKind::Query || place.kind == VectorKind::Key)
        addProduct(parts, picture, place);
    if (place.kind == VectorKind::Key || place.kind == VectorKind::Value)
        addWeight(parts, picture, place);
    const VectorPlace context = picture.currentOf(VectorKind::Context);
    if (place.kind == VectorKind::Value && picture.vectors.has(VectorKind::Context) &&
        stateOf(picture, context) == CellState::Revealed)
        parts << QObject::tr("distance to the context of “%2”: %1")
                     .arg(formatNumber(distanceBetween(vector, numbersOf(picture, context)), picture.digits),
                          picture.names.value(int(context.token)));
    if (place.kind == VectorKind::Context)
        parts << contextWords(picture);
    if (const PlaneArrow* arrow = picture.find(place); arrow && arrow->edited)
        parts << QObject::tr("edited");
    return name + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

void addPlaneWords(PlanePicture& picture)
{
    const std::int64_t last = picture.vectors.components() - 1;
    const auto component = [&](int chosen) {
        return componentName(picture, std::clamp<std::int64_t>(chosen, 0, last));
    };
    if (last == 0) {
        picture.across = QObject::tr("across: %1").arg(component(0));
        picture.up = QObject::tr("up: none (only one component)");
    } else if (picture.choice.principal) {
        picture.across = QObject::tr("across: first principal axis");
        picture.up = QObject::tr("up: second principal axis");
    } else {
        picture.across = QObject::tr("across: %1").arg(component(picture.choice.across));
        picture.up = QObject::tr("up: %1").arg(component(picture.choice.up));
    }
    picture.lines = planeLines(picture);
}

} // namespace attn

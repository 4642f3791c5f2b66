// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/cellnumbers.h"

#include "core/base/say.h"
#include "core/layer/circuitfacts.h"
#include "core/rewrite/overrides.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/typednumber.h"

namespace attn {

namespace {

QString nameOf(const CellRef& cell, const QString& name)
{
    return name.isEmpty() ? QString::fromStdString(toString(cell)) : name;
}

} // namespace

bool isPutIn(const Scene& scene, const CellRef& cell)
{
    return scene.edits.contains(cell.tensor, cell.index) || scene.overrides.contains(cell.tensor, cell.index);
}

std::optional<Error> whyFixed(const Document& document, const CellRef& cell)
{
    const std::shared_ptr<const Plan>& plan = document.now().plan;
    if (!plan || !(isCircuit(cell.tensor) || cell.tensor == identity_tensor) || plan->find(cell.tensor))
        return std::nullopt;
    return Error{
        QObject::tr("Circuits are computed only from weights and embeddings. Change those instead.").toStdString()};
}

std::optional<Error> putIn(Document& document, const CellRef& cell, const QString& typed, const QString& name)
{
    const auto number = typedNumber(typed);
    return number ? setNumber(document, cell, static_cast<float>(*number), {}, name) : std::optional(number.error());
}

std::optional<Error> setNumber(Document& document, const CellRef& cell, float value, const QString& mergeKey,
                               const QString& name)
{
    const std::shared_ptr<const Plan>& plan = document.now().plan;
    const StageTensor* stage = plan ? findStage(plan->stages, cell.tensor) : nullptr;
    if (auto fixed = whyFixed(document, cell))
        return fixed;
    if (stage && stage->kind == Kind::Boolean && value != 0 && value != 1)
        return Error{say("%1 can contain only 0 and 1.", cell.tensor)};
    const bool computed = stage && stage->computed();
    Scene after = document.scene();
    if (plan)
        after = withNumber(std::move(after), *plan, cell.tensor, cell.index, value);
    else
        after.edits.set(cell.tensor, cell.index, value);
    // A step keeps its name, and a pinned value may be hidden later.
    const QString step = computed ? QObject::tr("Pin %1").arg(nameOf(cell, name))
                                  : QObject::tr("Set %1 to %2").arg(nameOf(cell, name), formatShortest(value));
    return document.edit(step, std::move(after), ChangePart::Values, mergeKey);
}

void takeBack(Document& document, const CellRef& cell, const QString& name)
{
    Scene after = document.scene();
    if (after.overrides.remove(cell.tensor, cell.index))
        document.edit(QObject::tr("Reset pinned value %1").arg(nameOf(cell, name)), std::move(after),
                      ChangePart::Values);
    else if (after.edits.remove(cell.tensor, cell.index))
        document.edit(QObject::tr("Reset %1").arg(nameOf(cell, name)), std::move(after), ChangePart::Values);
}

} // namespace attn

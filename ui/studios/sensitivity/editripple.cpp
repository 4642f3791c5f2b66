// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/editripple.h"

#include "core/explain/withhold.h"
#include "ui/compute/computebeside.h"
#include "ui/language/headwords.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/thumbnaildata.h"

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr std::int64_t small_layer = 300'000; // numbers of a layer that is computed by plain loops while a slider moves

FollowedEdit::Map mapOf(const Ripple& ripple, const RippleStage& stage, const AskedPlane& plane)
{
    const Computed& changes = *ripple.changes;
    FollowedEdit::Map made{thumbnailData(changes, stage.tensor, plane.batch, plane.head), plane.head, {}};
    if (!made.map || stage.changed == 0 || std::ranges::any_of(made.map->values, [](float each) { return each != 0; }))
        return made;
    const TensorMatrix matrix = tensorMatrix(changes, *changes.trace->find(stage.tensor));
    const std::int64_t own = stage.plane / matrix.planes;
    const auto batch = matrix.hasBatch ? int(own / matrix.heads) : plane.batch;
    made.head = matrix.hasHeads ? int(matrix.firstReader(own % matrix.heads)) : plane.head;
    made.map = thumbnailData(changes, stage.tensor, batch, made.head);
    made.elsewhere =
        QStringLiteral(", ") + (batch != plane.batch ? QObject::tr("item %1").arg(batch) : labelOfHead(made.head));
    return made;
}

} // namespace

EditRipple::EditRipple(QObject* parent) : QObject(parent)
{
    connect(&m_background, &Background::failed, this, &EditRipple::failed);
}

void EditRipple::follow(const ComputedPtr& shown, Scene after, const AskedPlane& plane)
{
    request(shown, std::make_shared<const Scene>(std::move(after)), false, plane);
}

void EditRipple::followBack(const std::shared_ptr<const Scene>& before, const ComputedPtr& shown,
                            const AskedPlane& plane)
{
    request(shown, before, true, plane);
}

void EditRipple::clear()
{
    m_background.cancel();
    m_edit.reset();
}

void EditRipple::request(const ComputedPtr& shown, std::shared_ptr<const Scene> other, bool back,
                         const AskedPlane& plane)
{
    m_background.request([this, shown, other = std::move(other), back, plane,
                          known = m_exact](const StopToken& stop) -> std::function<void()> {
        const ComputedPtr all = withAnswers(shown);
        const bool small = all->realized->plan.elements <= small_layer;
        Exact exact{all, all};
        if (known.of == all) {
            exact = known;
        } else if (all->trace->backend() != (small ? "reference" : "cpu")) { // both ends by one backend
            const auto made =
                computeBeside(all->scene, stop, all->realized, small ? Accuracy::Reference : Accuracy::Everyday);
            if (!made || !*made)
                return nullptr;
            exact.computed = *made;
        }
        const auto made = small ? computeBeside(*other, stop, all->realized, Accuracy::Reference)
                                : computeEdit(exact.computed, *other, stop);
        if (!made)
            return [this, why = QString::fromStdString(made.error().message)] { Q_EMIT failed(why); };
        if (!*made)
            return nullptr;
        auto edit = std::make_shared<FollowedEdit>();
        edit->before = withheldLike(shown, back ? *made : exact.computed);
        edit->after = withheldLike(shown, back ? exact.computed : *made);
        edit->ripple = rippleOf(edit->before, edit->after, stop);
        if (!edit->ripple.changes)
            return nullptr;
        edit->asked_before = askedValue(*edit->before, plane.asked);
        edit->asked_after = askedValue(*edit->after, plane.asked);
        for (const StageInfo& card : cardsOf(*all->realized))
            for (const std::string& tensor : card.tensors)
                if (const RippleStage* stage = edit->ripple.find(tensor); stage && !stop.requested())
                    edit->maps[tensor] = mapOf(edit->ripple, *stage, plane);
        return [this, exact, edit = std::move(edit)] {
            m_exact = exact;
            m_edit = edit;
            Q_EMIT ready();
        };
    });
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/keepmasksection.h"

#include "core/rewrite/keepmaskchoice.h"
#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/numberfield.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/style.h"

#include <QPushButton>

namespace attn {

KeepMaskSection::KeepMaskSection(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Draw"), document, selection, parent), m_number(new NumberField(1, true, this)),
      m_numberRow(new FormRow(tr("Number"), m_number, this)), m_next(new QPushButton(tr("Next draw"), this)),
      m_lock(new QPushButton(tr("Separate seed"), this)), m_note(new PlainLabel(this))
{
    m_number->setSteppedRange(1, 1'000'000);
    m_number->setToolTip(tr("Draw 1 is the first draw after seeding. Draw 2 shows what the same layer drops when it "
                            "runs again without reseeding, as in training."));
    m_next->setIcon(icon(QStringLiteral("dice")));
    m_next->setToolTip(tr("Show what the layer drops when it runs again without reseeding"));
    setPrimary(m_next);
    m_lock->setCheckable(true);
    useQuietFont(m_note, 12);
    m_note->setWordWrap(true);
    column()->addWidget(m_numberRow);
    auto* buttons = rowOf(nullptr, 8, {m_next, m_lock, freeRoom(1)});
    column()->addLayout(buttons);
    column()->addWidget(m_note);

    connect(m_number, &NumberField::edited, this,
            [this](double value, bool merging) { draw(std::int64_t(value), merging); });
    connect(m_number, &NumberField::finished, document, &Document::endMerge);
    connect(m_number, &NumberField::refused, m_numberRow, &FormRow::setError);
    connect(m_next, &QPushButton::clicked, this, [this] { draw(keepMaskNumber(scene()) + 1, false); });
    connect(m_lock, &QPushButton::clicked, this, &KeepMaskSection::lock);
    refresh();
}

void KeepMaskSection::draw(std::int64_t number, bool merging)
{
    change(tr("Draw %1").arg(number), setKeepMaskNumber(scene(), number), ChangePart::Values | ChangePart::Structure,
           merging ? QStringLiteral("dropout draw") : QString());
}

void KeepMaskSection::lock(bool locked)
{
    m_realizing.cancel();
    if (!locked) {
        change(tr("Remove the draw's own seed"), unlockKeepMask(scene()), ChangePart::Values | ChangePart::Structure);
    } else if (computed() && computed()->scene.draws == scene().draws) {
        change(tr("Give the draw its own seed"), lockKeepMask(scene(), *computed()->realized), ChangePart::Structure);
    } else { // the picture is behind
        m_realizing.request([this, asked = scene()](StopToken stop) -> std::function<void()> {
            const auto realized = realize(asked, {}, stop);
            return [this, asked, realized] {
                if (!realized)
                    showRefusal(realized.error());
                else if (asked == scene())
                    change(tr("Give the draw its own seed"), lockKeepMask(asked, **realized), ChangePart::Structure);
                refresh();
            };
        });
        return;
    }
    refresh();
}

void KeepMaskSection::refresh()
{
    const std::int64_t words = wordsOfKeepMask(scene());
    const auto seed = seedOfDropout(scene());
    const bool draws = words > 0, own = seed && seed->apart();
    const bool weightsDrawn = scene().draws.size() > 1;
    const std::int64_t number = keepMaskNumber(scene());
    m_number->setValue(double(number));
    for (QWidget* control : {static_cast<QWidget*>(m_number), static_cast<QWidget*>(m_next)})
        control->setEnabled(draws);
    m_lock->setEnabled(draws && weightsDrawn);
    m_lock->setChecked(own);
    m_lock->setToolTip(!draws          ? tr("Nothing is drawn at p = 0, at p = 1 or in eval mode.")
                       : !weightsDrawn ? tr("Nothing else is drawn from this seed, so the draw cannot shift.")
                       : own ? tr("Dropout has its own seed, so different weights, sizes or seeds elsewhere do not "
                                  "change u. “Seed”, “Number” and “Next draw” here still do. Turn this off to draw "
                                  "after the weights again, which changes u.")
                             : tr("Give dropout its own seed at this point. Then u stays the same when you change the "
                                  "weights' seed or the number of weights. p only moves the threshold for u."));
    m_note->setVisible(!draws || own);
    m_note->setText(draws ? tr("Changing the seed of the weights does not change these draws, but “Next draw” does.")
                          : tr("Nothing is drawn at p = 0, at p = 1 or in eval mode."));
    setHeading(draws ? tr("number %1").arg(number) : tr("none"));
}

} // namespace attn

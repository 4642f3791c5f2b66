// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/headswitch.h"

#include "core/heads/headloss.h"
#include "core/layer/stages.h"
#include "ui/language/headwords.h"

namespace attn {

std::optional<Error> switchHead(Document& document, int head)
{
    const Config& config = document.scene().config;
    if (const std::string why = whyNoHeadMatters(config); !why.empty())
        return Error{why};
    return document.edit(switchOfHead(head, headIsOff(config, head)), withHeadSwitched(document.scene(), head),
                         ChangePart::Config);
}

std::optional<Error> switchAllHeadsOn(Document& document)
{
    if (document.scene().config.heads_off.empty())
        return std::nullopt;
    return document.edit(QObject::tr("Turn all heads on"), withAllHeads(document.scene()), ChangePart::Config);
}

} // namespace attn

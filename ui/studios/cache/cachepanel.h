// SPDX-License-Identifier: GPL-3.0-or-later
// The right side of the KV cache studio: the sums, and the check that the new row equals that of the whole layer.
#pragma once

#include "ui/studios/cache/cachepicture.h"
#include "ui/studios/sidepanel.h"

namespace attn {

class CacheSums;
class LampLine;

class CachePanel : public SidePanel {
    Q_OBJECT

public:
    explicit CachePanel(QWidget* parent = nullptr);

    void setPicture(const CachePicturePtr& picture); // null: shows nothing
    LampLine* lamp() const { return m_lamp; }

private:
    CacheSums* m_sums;
    LampLine* m_lamp;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a trained model's page without a model: heads that look at the first token, the one before, themselves, or at
// everything, in turn; and next tokens.
#pragma once

#include "tests/ui/support/computedscenes.h"
#include "ui/model/pagepicture.h"

#include <cmath>

namespace attn {

// The weights of one causal head; `kind` says what it looks at.
inline HeldMatrix madeHead(int tokens, int kind)
{
    HeldMatrix map = plainMatrix(tokens, tokens, 0);
    map.attention = true;
    map.rowMeaning = AxisMeaning::Query;
    map.columnMeaning = AxisMeaning::Key;
    map.low = 0;
    map.high = map.largest = 1;
    for (int row = 0; row < tokens; ++row) {
        double sum = 0;
        const auto weight = [&](int key) {
            const double back = row - key;
            switch (kind % 4) {
            case 0: return key == 0 ? 8.0 : 0.2;
            case 1: return back == 1 || row == 0 ? 8.0 : 0.2;
            case 2: return back == 0 ? 8.0 : 0.2;
            default: return 1 + std::exp(-back / 3);
            }
        };
        for (int key = 0; key <= row; ++key)
            sum += weight(key);
        for (int key = 0; key < tokens; ++key) {
            const std::size_t at = map.indexOf({row, key});
            map.marks[at] = key > row ? CellMark::Masked : CellMark::None;
            map.values[at] = key > row ? 0 : float(weight(key) / sum);
        }
    }
    return map;
}

// So many layers of so many heads over so many tokens, nothing changed. Figures rise with the head: layer 0 head 0 has entropy 0.1.
inline PagePicture madePage(int layers, int heads, int tokens)
{
    static const QStringList words{QStringLiteral("Mary"), QStringLiteral("Qu"),    QStringLiteral("ill"),
                                   QStringLiteral("fe"),   QStringLiteral("ather"), QStringLiteral("smiled"),
                                   QStringLiteral("at"),   QStringLiteral("Tom"),   QStringLiteral("."),
                                   QStringLiteral("Later")};
    PagePicture page;
    for (int token = 0; token < tokens; ++token)
        page.labels << (tokens > 10 ? QStringLiteral("%1 %2").arg(words[token % 10]).arg(token) : words[token % 10]);
    std::vector<HeldMatrixPtr> kinds;
    for (int kind = 0; kind < 4; ++kind) {
        HeldMatrix map = madeHead(tokens, kind);
        map.rowLabels = map.columnLabels = page.labels;
        kinds.push_back(std::make_shared<const HeldMatrix>(std::move(map)));
    }
    for (int layer = 0; layer < layers; ++layer) {
        auto& made = page.layers.emplace_back();
        for (int head = 0; head < heads; ++head) {
            PageHead one;
            one.now = one.before = kinds[std::size_t(layer * 3 + head) % 4];
            one.entropy = 0.1 * (layer * heads + head + 1);
            one.distance = 5 - 0.1 * (layer + head);
            one.onFirst = 0.5;
            one.onFollowing = std::nan("");
            made.heads.push_back(one);
        }
    }
    page.vocabulary = 50257;
    const std::vector<std::pair<QString, double>> next{{QStringLiteral("fe"), 0.6134},  {QStringLiteral("y"), 0.0611},
                                                       {QStringLiteral("iam"), 0.0402}, {QStringLiteral("son"), 0.0287},
                                                       {QStringLiteral("·in"), 0.0213}, {QStringLiteral("er"), 0.0154}};
    page.othersBefore = page.othersNow = 1;
    for (const auto& [piece, number] : next) {
        page.next.push_back({std::int64_t(page.next.size()) + 100, piece, number, number});
        page.othersBefore -= number;
        page.othersNow -= number;
    }
    return page;
}

// The same with a head switched off: the layers after it have moved, and so have the next tokens.
inline PagePicture madeEditedPage(int layers, int heads, int tokens, HeadPlace off)
{
    PagePicture page = madePage(layers, heads, tokens);
    page.changed = true;
    auto& edited = page.layers[std::size_t(off.layer)];
    edited.edited = true;
    PageHead& head = edited.heads[std::size_t(off.head)];
    HeldMatrix quiet = *head.now;
    quiet.headOff = true;
    head.now = std::make_shared<const HeldMatrix>(std::move(quiet));
    head.off = true;
    for (int layer = off.layer + 1; layer < layers; ++layer)
        for (int each = 0; each < heads; ++each) {
            PageHead& moved = page.layers[std::size_t(layer)].heads[std::size_t(each)];
            HeldMatrix map = madeHead(tokens, layer + each + 1);
            map.rowLabels = map.columnLabels = page.labels;
            moved.now = std::make_shared<const HeldMatrix>(std::move(map));
            moved.change = each % 3 == 0 ? 0.4 : 0.05 * (each % 5);
        }
    double left = 1;
    const double now[] = {0.3172, 0.1024, 0.0873, 0.0561, 0.0417, 0.0298};
    for (std::size_t i = 0; i < page.next.size(); ++i)
        left -= page.next[i].now = now[i];
    page.othersNow = left;
    return page;
}

inline PagePicturePtr shared(PagePicture page) { return std::make_shared<const PagePicture>(std::move(page)); }

} // namespace attn

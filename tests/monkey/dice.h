// SPDX-License-Identifier: GPL-3.0-or-later
// Chance for the monkey. Each event has dice of its own, thrown from the seed and its number, so that what one event does with
// them moves no other.
#pragma once

#include <QString>

#include <cstdint>
#include <random>

namespace attn {

class Dice {
public:
    Dice(std::uint32_t seed, int event, int part = 0)
    {
        std::seed_seq mixed{seed, std::uint32_t(event), std::uint32_t(part)};
        m_engine.seed(mixed);
    }

    int below(int count) { return count > 0 ? int(m_engine() % std::uint32_t(count)) : 0; }
    bool oneIn(int count) { return below(count) == 0; }
    template <class List> const auto& among(const List& list) { return list[below(int(std::size(list)))]; }
    // What a person might type somewhere: numbers, words, expressions, nonsense; nothing that is a path.
    QString text()
    {
        static const QString texts[] = {QStringLiteral("0"),        QStringLiteral("-1.5"),
                                        QStringLiteral("1e30"),     QStringLiteral("nan"),
                                        QStringLiteral("inf"),      QStringLiteral("0.3"),
                                        QStringLiteral("7"),        QStringLiteral("the cat sat"),
                                        QStringLiteral("2*3+"),     QStringLiteral("sqrt(2"),
                                        QStringLiteral("1,2\t3"),   QStringLiteral("ä€😀"),
                                        QStringLiteral("99999999"), QStringLiteral("-"),
                                        QStringLiteral("i>j"),      QStringLiteral("1e-45"),
                                        QStringLiteral("soft"),     QStringLiteral("Alice"),
                                        QStringLiteral("3"),        QStringLiteral("1")};
        return among(texts);
    }

private:
    std::mt19937 m_engine;
};

} // namespace attn

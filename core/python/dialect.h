// SPDX-License-Identifier: GPL-3.0-or-later
// The few expressions that PyTorch and NumPy write differently. Everything else of a script reads the same in both.
#pragma once

#include "core/python/script.h"

#include <string>

namespace attn::python {

class Dialect {
public:
    explicit Dialect(ScriptLanguage language) : m_torch(language == ScriptLanguage::PyTorch) {}

    bool torch() const { return m_torch; }
    // A tensor written out: its lists, or the bytes of a large one in base64 (helper `numbers`).
    std::string literal(const Tensor& tensor, int indent) const;
    static bool isLarge(const Tensor& tensor) { return tensor.size() > 4096; }

    std::string linear(const std::string& x, const std::string& weight,
                       const std::string& bias) const; // bias may be ""
    std::string swapped(const std::string& x, int axis, int other) const;
    // [B,tokens,heads*hd] -> [B,heads,tokens,hd].
    std::string splitHeads(const std::string& x, const std::string& heads = "H", const std::string& tokens = "T") const;
    std::string repeated(const std::string& x, const std::string& times) const; // each along axis 1, so often
    std::string joined(const std::string& items) const;                         // along the last axis
    std::string expanded(const std::string& x, const std::string& shape) const;
    std::string thirds(const std::string& x) const; // of the last axis
    std::string stacked(const std::string& items, int axis) const;
    std::string softmax(const std::string& x, int axis = -1) const;
    std::string exponential(const std::string& x) const;
    std::string sum(const std::string& x, int axis = -1) const; // over an axis, which stays as 1
    std::string filled(const std::string& x, const std::string& where, const std::string& value) const;
    std::string minusInfinityWhere(const std::string& blocked) const; // 0 elsewhere
    std::string allOfRow(const std::string& blocked) const;           // of the last axis, which stays as 1
    std::string asReal(const std::string& truth) const;               // True and False as 1.0 and 0.0
    std::string futureKeys() const;                                   // [T,T], True where the key comes after the query
    std::string ofNext(const std::string& q) const; // each token with the next one's, the last with the first's
    std::string withoutFirst(const std::string& padded) const; // but the first True of each row
    std::string copied(const std::string& x) const { return x + (m_torch ? ".clone()" : ".copy()"); }
    std::string negated(const std::string& truth) const { return "~" + truth; }

private:
    bool m_torch;
};

} // namespace attn::python

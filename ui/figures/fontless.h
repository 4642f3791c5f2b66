// SPDX-License-Identifier: GPL-3.0-or-later
// Letters that no installed font has: figures draw a box for each, in every format alike, and one sentence names them.
#pragma once

#include "ui/paint/canvas.h"

#include <QList>
#include <QString>

#include <mutex>

namespace attn {

// `words` with a box in the place of every letter that no font has, with the marks on it. The letters are noted.
QString boxed(const QString& words, TextFace face);

// Collects the letters boxed in this thread during its lifetime, then adds them to the enclosing one.
class FontlessLetters {
public:
    // `outer`: of the thread that this one works for.
    explicit FontlessLetters(FontlessLetters* outer = current());
    ~FontlessLetters();
    FontlessLetters(const FontlessLetters&) = delete;
    FontlessLetters& operator=(const FontlessLetters&) = delete;

    static FontlessLetters* current(); // of this thread; null: letters are noted nowhere
    void add(char32_t letter);
    // Names the letters and the packages that would have them; empty where each has a font.
    QString sentence() const;

private:
    FontlessLetters* m_outer;
    FontlessLetters* m_before;
    mutable std::mutex m_mutex;
    QList<char32_t> m_letters;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/scrub.h"

#include "core/base/numbertext.h"
#include "core/base/readreal.h"

#include <cmath>

namespace attn {

namespace {

// The decimal that a person reads for a float: 0.43, not 0.43000000715. Sums made from it read as expected.
double readAs(float value)
{
    const std::string text = shortest(value);
    double read = value;
    readReal(text.data(), text.data() + text.size(), read);
    return std::isfinite(value) ? read : value;
}

double rounded(double value, double unit) { return std::round(value / unit) * unit; }

} // namespace

void Scrub::move(double pixels, bool coarse, bool fine)
{
    const double unit = m_kind == Kind::Real ? per_pixel : 1 / pixels_per_whole;
    m_moved += pixels * unit * (fine && m_kind == Kind::Real ? fine_factor : 1);
    m_coarse = coarse;
}

void Scrub::step(int steps, bool fine)
{
    m_moved += steps * (m_kind == Kind::Real ? coarse_step * (fine ? fine_factor : 1) : 1);
}

std::vector<double> Scrub::values() const
{
    std::vector<double> values;
    values.reserve(m_start.size());
    for (const float start : m_start) {
        const double value = readAs(start) + m_moved;
        if (m_moved == 0 || !std::isfinite(start))
            values.push_back(start);
        else if (m_kind != Kind::Real)
            values.push_back(std::round(value));
        else
            values.push_back(m_coarse ? rounded(value, coarse_step) : rounded(value, 1e-6));
    }
    return values;
}

} // namespace attn

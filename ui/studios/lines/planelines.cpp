// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planelines.h"

#include "core/base/sentenceparts.h"
#include "core/geometry/vectors.h"
#include "core/layer/stages.h"
#include "ui/kit/numbertext.h"
#include "ui/language/headwords.h"
#include "ui/studios/lines/planewords.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t most_parts = 4; // of a sum that is written out: heads, components

class LineWriter {
public:
    explicit LineWriter(const PlanePicture& picture)
        : m_picture(picture), m_vectors(picture.vectors), m_computed(*picture.computed),
          m_there(revealed(VectorKind::Query) && revealed(VectorKind::Key)), m_dot(stateOfDot(picture, picture.cell))
    {
    }

    std::vector<PlaneLine> write()
    {
        addProduct();
        addSum();
        addShare();
        m_vectors.heads > 1 ? addWeights() : addScore();
        if (m_picture.choice.shown[std::size_t(VectorKind::Context)] && revealed(VectorKind::Context))
            add(QObject::tr("context"), {{contextWords(m_picture), SpanRole::Quiet}});
        return std::move(m_lines);
    }

private:
    using Spans = std::vector<PlaneSpan>;

    QString number(double value) const { return formatNumber(value, m_picture.digits); }
    static QString percent(double share) { return QStringLiteral("%1 %").arg(std::lround(share * 100)); }
    bool revealed(VectorKind kind) const
    {
        return m_vectors.has(kind) && stateOf(m_picture, m_picture.currentOf(kind)) == CellState::Revealed;
    }
    const std::vector<double>& numbers(VectorKind kind) const
    {
        const VectorPlace place = m_picture.currentOf(kind);
        return m_vectors.vector(place.kind, place.token);
    }
    double dot() const { return dotProduct(numbers(VectorKind::Query), numbers(VectorKind::Key)); }
    // "?" if hidden, "…" if not computed yet.
    QString dotText() const
    {
        return m_dot == CellState::Revealed ? number(dot())
               : m_dot == CellState::Hidden ? QStringLiteral("?")
                                            : QStringLiteral("…");
    }
    void add(const QString& title, Spans spans) { m_lines.push_back({title, std::move(spans)}); }

    void addProduct()
    {
        const QString title = QObject::tr("as arrows");
        if (!m_there)
            return add(title, {{QObject::tr("query or key is hidden or not computed yet"), SpanRole::Quiet}});
        const auto angle = angleBetween(numbers(VectorKind::Query), numbers(VectorKind::Key));
        if (!angle)
            return add(title, {{QObject::tr("no angle, because one vector has length 0"), SpanRole::Quiet}});
        const QString degrees =
            m_dot == CellState::Hidden ? QStringLiteral("?") : QStringLiteral("%1°").arg(*angle, 0, 'f', 1);
        add(title, {{number(lengthOf(numbers(VectorKind::Query))), SpanRole::Query},
                    {QStringLiteral(" × ")},
                    {number(lengthOf(numbers(VectorKind::Key))), SpanRole::Key},
                    {QStringLiteral(" × cos ")},
                    {degrees, SpanRole::Accent},
                    {QStringLiteral(" = ")},
                    {dotText(), SpanRole::Strong}});
    }

    // The dot product as a sum: of heads, or of few components.
    void addSum()
    {
        const bool byHead = m_vectors.heads > 1;
        const std::int64_t count = byHead ? m_vectors.heads : m_vectors.components();
        if (!m_there || m_dot != CellState::Revealed || count < 2 || (!byHead && count > most_parts))
            return;
        const std::size_t width = byHead ? std::size_t(m_vectors.headDim) : 1;
        const std::int64_t shown = std::min(count, most_parts);
        double rest = dot();
        Spans spans;
        const auto term = [&](double value, const QString& of, SpanRole role, int head) {
            if (!spans.empty())
                spans.push_back({value < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")});
            spans.push_back({number(spans.empty() ? value : std::abs(value)), role, head});
            if (!of.isEmpty())
                spans.push_back({QLatin1Char(' ') + of, SpanRole::Quiet});
        };
        for (std::int64_t part = 0; part < shown; ++part) {
            const auto of = [&](VectorKind kind) {
                return std::span(numbers(kind)).subspan(std::size_t(part) * width, width);
            };
            const double value = dotProduct(of(VectorKind::Query), of(VectorKind::Key));
            rest -= value;
            term(value, byHead ? labelOfHead(part) : QString(), byHead ? SpanRole::Head : SpanRole::Plain, int(part));
        }
        if (shown < count)
            term(rest, QObject::tr("%n other heads", nullptr, int(count - shown)), SpanRole::Plain, 0);
        spans.insert(spans.end(), {{QStringLiteral(" = ")}, {dotText(), SpanRole::Strong}});
        add(byHead ? QObject::tr("by head") : QObject::tr("by component"), std::move(spans));
    }

    void addShare()
    {
        if (m_vectors.components() <= 2)
            return;
        const PlaneSpan quiet{{}, SpanRole::Quiet};
        Spans spans;
        if (m_there && m_dot == CellState::Revealed) {
            const double whole = dot(),
                         shown = dotProductIn(m_picture.plane, numbers(VectorKind::Query), numbers(VectorKind::Key));
            const double share = shown / whole;
            if (share >= 0 && share <= 1)
                spans = sentenceInParts(QObject::tr("%1 of the dot product"), quiet,
                                        {{{percent(share), SpanRole::Strong}}});
            else
                spans = sentenceInParts(QObject::tr("%1 of the dot product (the rest is %2)"), quiet,
                                        {{{number(shown)}}, {{number(whole - shown)}}});
            spans.push_back({QStringLiteral(", ")});
        }
        std::vector<std::vector<double>> vectors;
        for (const PlaneArrow& arrow : m_picture.arrows)
            vectors.push_back(m_vectors.vector(arrow.place.kind, arrow.place.token));
        const Spans lengths =
            sentenceInParts(QObject::tr("%1 of the squared lengths"), quiet,
                            {{{percent(shareOfSquares(m_picture.plane, vectors)), SpanRole::Strong}}});
        spans.insert(spans.end(), lengths.begin(), lengths.end());
        add(QObject::tr("shown here"), std::move(spans));
    }

    bool masked() const { return m_computed.blocked(m_vectors.batch, m_picture.cell.row, m_picture.cell.column); }
    PlaneLine maskedLine(const QString& title) const
    {
        const QString words = QObject::tr("masked: “%1” cannot see “%2”");
        return {title,
                {{words.arg(m_picture.names.value(m_picture.cell.row), m_picture.names.value(m_picture.cell.column)),
                  SpanRole::Quiet}}};
    }
    // A cell's number, or what hides it.
    QString cellText(const std::string& tensor, std::int64_t head) const
    {
        const Cell cell = m_picture.cell;
        if (m_picture.step && !m_picture.steps.done(*m_picture.step, tensor, cell.row, cell.column))
            return QStringLiteral("…");
        return number(
            m_computed.trace->cell(*m_computed.trace->find(tensor), {m_vectors.batch, head, cell.row, cell.column}));
    }

    void addScore()
    {
        const std::string mixed = mixedTensor(m_computed);
        Spans spans;
        const auto addCell = [&](const std::string& tensor, const QString& name, SpanRole role) {
            if (!m_computed.trace->find(tensor))
                return;
            if (!spans.empty())
                spans.push_back({QStringLiteral(", "), SpanRole::Quiet});
            const Index index = {m_vectors.batch, m_vectors.firstHead, m_picture.cell.row, m_picture.cell.column};
            const bool pinned = m_computed.scene.overrides.contains(tensor, index);
            spans.push_back({name + QLatin1Char(' '), SpanRole::Quiet});
            spans.push_back({cellText(tensor, m_vectors.firstHead), role});
            if (pinned)
                spans.push_back({QLatin1Char(' ') + QObject::tr("pinned"), SpanRole::Accent});
        };
        addCell("scores", QObject::tr("score"), SpanRole::Plain);
        if (m_computed.realized->config.scale != Scale::None)
            addCell("scaled", QObject::tr("scaled"), SpanRole::Plain);
        const QString title = QObject::tr("score → weight");
        if (masked()) {
            m_lines.push_back(maskedLine(title));
            return;
        }
        addCell(mixed, isDropped(mixed) ? QObject::tr("weight after dropout") : QObject::tr("weight"),
                SpanRole::Strong);
        add(title, std::move(spans));
    }

    bool isDropped(const std::string& mixed) const
    {
        return mixed == "dropped" && dropoutIsOn(m_computed.realized->config);
    }

    void addWeights()
    {
        const std::string mixed = mixedTensor(m_computed);
        const QString title =
            isDropped(mixed) ? QObject::tr("each head’s weight after dropout") : QObject::tr("each head’s weight");
        if (!m_computed.trace->find(mixed))
            return;
        if (masked())
            return m_lines.push_back(maskedLine(title));
        Spans spans;
        const std::int64_t shown = std::min(m_vectors.heads, most_parts);
        for (std::int64_t head = 0; head < shown; ++head) {
            spans.push_back({cellText(mixed, head), SpanRole::Head, int(head)});
            spans.push_back({QStringLiteral(" %1   ").arg(labelOfHead(head)), SpanRole::Quiet});
        }
        if (shown < m_vectors.heads)
            spans.push_back({QObject::tr("and %1 more heads").arg(m_vectors.heads - shown), SpanRole::Quiet});
        add(title, std::move(spans));
    }

    const PlanePicture& m_picture;
    const LayerVectors& m_vectors;
    const Computed& m_computed;
    bool m_there; // query and key are
    CellState m_dot;
    std::vector<PlaneLine> m_lines;
};

} // namespace

QString PlaneLine::words() const
{
    QString text = title + QStringLiteral(": ");
    for (const PlaneSpan& span : spans)
        text += span.text;
    return text.trimmed();
}

std::vector<PlaneLine> planeLines(const PlanePicture& picture) { return LineWriter(picture).write(); }

} // namespace attn

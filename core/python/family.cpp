// SPDX-License-Identifier: GPL-3.0-or-later
// What today's models put into a layer, as Python: norm, rotation, position bias and sinks.
#include "core/base/numbertext.h"
#include "core/layer/positions.h"
#include "core/python/builder.h"

#include <cmath>

namespace attn::python {

namespace {

std::string whole(std::int64_t number) { return std::to_string(number); }

class FamilyLines {
public:
    explicit FamilyLines(ScriptBuilder& script)
        : m(script), m_config(script.scene.config), m_dims(script.realized.plan.dims), m_torch(script.dialect.torch())
    {
    }

    bool write(const StageTensor& tensor)
    {
        switch (tensor.operation) {
        case Operation::Norm: norm(tensor); return true;
        case Operation::Rotate: rotate(tensor); return true;
        case Operation::Slope: slopes(); return true;
        case Operation::Bucket: buckets(); return true;
        case Operation::Add: m.make(tensor.name, tensor.from + " + " + tensor.with); return true;
        case Operation::SinkShare: m.make(tensor.name, "shares[..., -1]"); return true;
        default: break;
        }
        if (tensor.name != "position_bias")
            return false;
        const std::string given = m.of(tensor.from);
        const bool by_item = tensor.shape.size() == 4;
        m.make(tensor.name, by_item ? given : m.dialect.expanded(given, "H, T, " + keys()));
        return true;
    }

    void shares(const StageTensor& weights)
    {
        const bool cooled = m_config.temperature != 1;
        const std::string by = cooled ? " / " + codeNumber(m_config.temperature) : "";
        const std::string sink = cooled ? "(" + m.of(m_config.sinks) + by + ")" : m.of(m_config.sinks);
        m.line("logits = " +
               m.dialect.joined(weights.from + by + ", " + m.dialect.expanded(sink + "[:, None, None]", "B, H, T, 1")) +
               "  # the sink's comes last");
        if (weights.operation == Operation::Softmax) {
            m.need(Helper::Softmax);
            m.line("shares = " + m.dialect.softmax("logits"));
        } else {
            m.line("exponentials = " + m.dialect.exponential("logits") + "  # without the largest: may overflow");
            m.line("shares = exponentials / " + m.dialect.sum("exponentials"));
        }
        m.make(weights.name, "shares[..., :-1]", "rows sum to less than 1");
    }

private:
    std::string keys() const { return hasOwnKeys(m_config, m_dims) ? "S" : "T"; }
    std::string places(const std::string& count) const
    {
        return (m_torch ? "torch.arange(" : "np.arange(") + count + ")";
    }

    void norm(const StageTensor& tensor)
    {
        const std::string& x = tensor.from;
        const std::string eps = codeNumber(m_config.qk_norm->eps), axes = normsAllHeads(m_config) ? "(1, -1)" : "-1";
        const std::string length =
            m_torch
                ? "(" + x + ".pow(2).mean(dim=" + axes + ", keepdim=True) + " + eps + ").sqrt()"
                : "np.sqrt((" + x + " * " + x + ").mean(axis=" + axes + ", keepdims=True) + np.float32(" + eps + "))";
        std::string weight = m.of(tensor.with);
        if (normsAllHeads(m_config))
            weight += ".reshape(" + whole(tensor.shape[1]) + ", 1, " + whole(m_dims.hd) + ")";
        m.make(tensor.name,
               x + " / " + length + " * " + (m_config.qk_norm->unit_offset ? "(1 + " + weight + ")" : weight));
    }

    // Cosines and sines, once for queries and keys: [T, dims/2].
    void angles()
    {
        const Rope& rope = *m_config.rope;
        const std::string dims = whole(ropeDims(rope, m_dims));
        m.part("Rotary positions");
        m.line("position = " + places("T") + (rope.offset == 0 ? "" : " + " + whole(rope.offset)));
        const std::string frequencies =
            !rope.inv_freq.empty() ? m.of(rope.inv_freq)
            : m_torch
                ? "(1.0 / " + codeNumber(rope.theta) + " ** (torch.arange(0, " + dims + ", 2).float() / " + dims + "))"
                // NumPy's own power of float32 is off by a last bit, which far positions multiply.
                : "(1 / (np.float64(" + codeNumber(rope.theta) + ") ** (np.arange(0, " + dims +
                      ", 2, dtype=np.float32) / np.float32(" + dims + ")).astype(np.float64)).astype(np.float32))";
        m.line("angle = position" + std::string(m_torch ? "" : ".astype(np.float32)") + "[:, None] * " + frequencies);
        if (m.inFloat64() && !rope.inv_freq.empty())
            m.line("angle = angle.float().double()  # the layer's own angles are float32");
        m.line(m_torch ? "cosine, sine = angle.cos(), angle.sin()" : "cosine, sine = np.cos(angle), np.sin(angle)");
    }

    void rotate(const StageTensor& tensor)
    {
        const Rope& rope = *m_config.rope;
        const std::int64_t dims = ropeDims(rope, m_dims);
        if (tensor.name == "q_rotated")
            angles();
        const std::string &x = tensor.from, all = whole(dims), half = whole(dims / 2);
        const std::string one = "first * cosine - second * sine", other = "second * cosine + first * sine";
        const std::string rest = dims < m_dims.hd ? ", " + x + "[..., " + all + ":]" : "";
        if (rope.layout == RopeLayout::Half) {
            m.line("first, second = " + x + "[..., :" + half + "], " + x + "[..., " + half + ":" + all + "]");
            return m.make(tensor.name, m.dialect.joined(one + ", " + other + rest));
        }
        m.line("first, second = " + x + "[..., 0:" + all + ":2], " + x + "[..., 1:" + all + ":2]");
        const std::string pairs =
            m.dialect.stacked(one + ", " + other, -1) + ".reshape(*" + x + ".shape[:-1], " + all + ")";
        m.make(tensor.name, rest.empty() ? pairs : m.dialect.joined(pairs + rest));
    }

    void slopes()
    {
        std::string list;
        for (std::int64_t head = 0; head < m_dims.H; ++head)
            list += (head > 0 ? ", " : "") + codeNumber(static_cast<float>(alibiSlope(head, m_dims.H)));
        m.line("slope = " + (m_torch ? "torch.tensor([" + list + "])" : "np.array([" + list + "], dtype=np.float32)") +
               "  # of each head");
        m.line("distance = " + std::string(m_torch ? "(" : "np.abs(") + places("T") + "[:, None] - " + places(keys()) +
               (m_torch ? ").abs()" : ").astype(np.float32)"));
        m.make("position_bias", "-slope[:, None, None] * distance");
    }

    void buckets()
    {
        const PositionBias& bias = m_config.position_bias;
        const std::int64_t all = m.realized.at(bias.tensor).dim(0), buckets = bias.bidirectional ? all / 2 : all,
                           exact = buckets / 2;
        m.line("distance = " + places(keys()) + " - " + places("T") + "[:, None]  # key - query");
        if (bias.bidirectional) {
            m.line("bucket = (distance > 0) * " + whole(buckets));
            m.line(m_torch ? "distance = distance.abs()" : "distance = np.abs(distance)");
        } else {
            m.line("bucket = 0");
            m.line(m_torch ? "distance = (-distance).clamp(min=0)" : "distance = np.maximum(-distance, 0)");
        }
        const std::string shared =
            "np.float32(" + codeNumber(static_cast<float>(std::log(double(bias.max_distance) / double(exact)))) + ")";
        m.line("far = " + whole(exact) + " + (" +
               (m_torch ? "torch.log(distance.float() / " + whole(exact) + ") / " +
                              codeNumber(static_cast<float>(std::log(double(bias.max_distance) / double(exact)))) +
                              " * " + whole(buckets - exact) + ").long()"
                        : "np.log(distance.astype(np.float32) / np.float32(" + whole(exact) + ")) / " + shared +
                              " * np.float32(" + whole(buckets - exact) + ")).astype(np.int64)") +
               "  # by logarithm");
        m.line("bucket = bucket + " + (m_torch ? "torch.where(distance < " + whole(exact) +
                                                     ", distance, far.clamp(max=" + whole(buckets - 1) + "))"
                                               : "np.where(distance < " + whole(exact) +
                                                     ", distance, np.minimum(far, " + whole(buckets - 1) + "))"));
        m.make("position_bias",
               m.of(bias.tensor) + "[bucket]" + (m_torch ? ".permute(2, 0, 1)" : ".transpose(2, 0, 1)"));
    }

    ScriptBuilder& m;
    const Config& m_config;
    const Dims& m_dims;
    bool m_torch;
};

} // namespace

bool writeFamilyTensor(ScriptBuilder& script, const StageTensor& tensor) { return FamilyLines(script).write(tensor); }

void writeSharesWithSinks(ScriptBuilder& script, const StageTensor& weights) { FamilyLines(script).shares(weights); }

} // namespace attn::python

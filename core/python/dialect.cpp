// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/dialect.h"

#include "core/python/pythontext.h"

#include <bit>

namespace attn::python {

namespace {

std::string base64(std::string_view bytes, std::size_t line)
{
    static constexpr char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve(bytes.size() * 4 / 3 + bytes.size() / line + 8);
    std::size_t in_line = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t three = 0;
        for (std::size_t j = 0; j < 3; ++j)
            three = three << 8 | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0u);
        for (std::size_t j = 0; j < 4; ++j)
            text += i + j <= bytes.size() ? letters[three >> (18 - 6 * j) & 63] : '=';
        if ((in_line += 4) >= line) {
            text += '\n';
            in_line = 0;
        }
    }
    return text;
}

std::string littleEndian(const Tensor& tensor)
{
    std::string bytes(static_cast<std::size_t>(tensor.size()) * 4, '\0');
    for (std::int64_t i = 0; i < tensor.size(); ++i) {
        const auto bits = std::bit_cast<std::uint32_t>(tensor[i]);
        for (int byte = 0; byte < 4; ++byte)
            bytes[4 * i + byte] = static_cast<char>(bits >> (8 * byte));
    }
    return bytes;
}

const char* typeName(Kind kind, bool torch)
{
    switch (kind) {
    case Kind::Real: return torch ? "torch.float32" : "np.float32";
    case Kind::Integer: return torch ? "torch.int64" : "np.int64";
    case Kind::Boolean: return torch ? "torch.bool" : "bool";
    }
    return "";
}

} // namespace

std::string Dialect::literal(const Tensor& tensor, int indent) const
{
    const std::string module = m_torch ? "torch" : "np", type = typeName(tensor.kind(), m_torch);
    if (isLarge(tensor))
        return "numbers(\"\"\"\n" + base64(littleEndian(tensor), 116) + "\"\"\", " + tuple(tensor.shape()) + ", " +
               type + ")";
    const std::string open = m_torch ? "torch.tensor(" : "np.array(";
    const bool plain = m_torch && (tensor.kind() != Kind::Real); // lists of floats are float32 only by torch's default
    return open + nestedList(tensor, indent + static_cast<int>(open.size())) + (plain ? ")" : ", dtype=" + type + ")");
}

std::string Dialect::linear(const std::string& x, const std::string& weight, const std::string& bias) const
{
    if (m_torch)
        return "torch.nn.functional.linear(" + x + ", " + weight + (bias.empty() ? "" : ", " + bias) + ")";
    return x + " @ " + weight + ".T" + (bias.empty() ? "" : " + " + bias);
}

std::string Dialect::swapped(const std::string& x, int axis, int other) const
{
    return x + (m_torch ? ".transpose(" : ".swapaxes(") + std::to_string(axis) + ", " + std::to_string(other) + ")";
}

std::string Dialect::splitHeads(const std::string& x, const std::string& heads, const std::string& tokens) const
{
    return swapped(x + ".reshape(B, " + tokens + ", " + heads + ", hd)", 1, 2);
}

std::string Dialect::repeated(const std::string& x, const std::string& times) const
{
    return m_torch ? x + ".repeat_interleave(" + times + ", dim=1)" : "np.repeat(" + x + ", " + times + ", axis=1)";
}

std::string Dialect::joined(const std::string& items) const
{
    return m_torch ? "torch.cat([" + items + "], dim=-1)" : "np.concatenate([" + items + "], axis=-1)";
}

std::string Dialect::expanded(const std::string& x, const std::string& shape) const
{
    return m_torch ? x + ".expand(" + shape + ")" : "np.broadcast_to(" + x + ", (" + shape + "))";
}

std::string Dialect::thirds(const std::string& x) const
{
    return m_torch ? x + ".chunk(3, dim=-1)" : "np.split(" + x + ", 3, axis=-1)";
}

std::string Dialect::stacked(const std::string& items, int axis) const
{
    return (m_torch ? "torch.stack([" + items + "], dim=" : "np.stack([" + items + "], axis=") + std::to_string(axis) +
           ")";
}

std::string Dialect::softmax(const std::string& x, int axis) const
{
    if (m_torch)
        return "torch.softmax(" + x + ", dim=" + std::to_string(axis) + ")";
    return "softmax(" + x + (axis == -1 ? "" : ", axis=" + std::to_string(axis)) + ")";
}

std::string Dialect::exponential(const std::string& x) const { return (m_torch ? "torch.exp(" : "np.exp(") + x + ")"; }

std::string Dialect::sum(const std::string& x, int axis) const
{
    return x + (m_torch ? ".sum(dim=" : ".sum(axis=") + std::to_string(axis) +
           (m_torch ? ", keepdim=True)" : ", keepdims=True)");
}

std::string Dialect::filled(const std::string& x, const std::string& where, const std::string& value) const
{
    return m_torch ? x + ".masked_fill(" + where + ", " + value + ")"
                   : "np.where(" + where + ", np.float32(" + value + "), " + x + ")";
}

std::string Dialect::minusInfinityWhere(const std::string& blocked) const
{
    return m_torch ? "torch.where(" + blocked + ", -inf, 0.0)"
                   : "np.where(" + blocked + ", np.float32(-inf), np.float32(0))";
}

std::string Dialect::allOfRow(const std::string& blocked) const
{
    return blocked + (m_torch ? ".all(dim=-1, keepdim=True)" : ".all(axis=-1, keepdims=True)");
}

std::string Dialect::asReal(const std::string& truth) const
{
    return truth + (m_torch ? ".float()" : ".astype(np.float32)");
}

std::string Dialect::ofNext(const std::string& q) const
{
    return m_torch ? q + ".roll(-1, dims=2)" : "np.roll(" + q + ", -1, axis=2)";
}

std::string Dialect::withoutFirst(const std::string& padded) const
{
    return "(" + padded + " & (" + padded + (m_torch ? ".cumsum(dim=-1)" : ".cumsum(axis=-1)") + " > 1))";
}

std::string Dialect::futureKeys() const
{
    return m_torch ? "torch.ones(T, T, dtype=torch.bool).triu(diagonal=1)"
                   : "np.triu(np.ones((T, T), dtype=bool), k=1)";
}

} // namespace attn::python

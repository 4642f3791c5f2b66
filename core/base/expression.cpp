// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression.h"

#include "core/base/readreal.h"
#include "core/base/say.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <string>

namespace attn {

namespace {

constexpr std::size_t max_expression_bytes = 1000;
constexpr int max_expression_depth = 64;

struct SignSpelling {
    std::string_view typed, ascii;
};
// Signs that keyboards, spreadsheets and this program's own screen write.
constexpr SignSpelling sign_spellings[] = {
    {"\u2212", "-"}, {"\u00D7", "*"}, {"\u00B7", "*"}, {"\u00F7", "/"}, {"**", "^"}};

bool isWordStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Recursive descent, one function per precedence level. The first error stops it: every function then returns nothing.
class ExpressionParser {
public:
    explicit ExpressionParser(std::string_view text) : m_text(text) {}

    Result<double> parse();

private:
    using Value = std::optional<double>;

    Value sum(int depth);
    Value product(int depth);
    Value signedPower(int depth);
    Value power(int depth);
    Value operand(int depth);
    Value number();
    Value word(int depth);
    Value call(std::string_view name, std::size_t at, int depth);
    Value fail(std::size_t at, const std::string& what);

    void skipBlanks();
    bool take(std::string_view sign); // the sign itself or another spelling of it
    std::string found() const;        // "')'" or "the end"

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_error;
};

ExpressionParser::Value ExpressionParser::fail(std::size_t at, const std::string& what)
{
    if (m_error.empty()) {
        std::size_t character = 1;
        for (std::size_t i = 0; i < at && i < m_text.size(); ++i)
            character += (m_text[i] & 0xC0) != 0x80; // not a UTF-8 continuation byte
        m_error = say("Character %1: %2.", character, what);
    }
    return std::nullopt;
}

void ExpressionParser::skipBlanks()
{
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t'))
        ++m_at;
}

bool ExpressionParser::take(std::string_view sign)
{
    skipBlanks();
    const std::string_view rest = m_text.substr(m_at);
    for (const auto& [typed, ascii] : sign_spellings)
        if (rest.starts_with(typed)) { // before the plain signs: "**" is no "*"
            m_at += ascii == sign ? typed.size() : 0;
            return ascii == sign;
        }
    m_at += rest.starts_with(sign) ? sign.size() : 0;
    return rest.starts_with(sign);
}

std::string ExpressionParser::found() const
{
    if (m_at >= m_text.size())
        return say("the end");
    std::size_t end = m_at + 1;
    while (end < m_text.size() && (m_text[end] & 0xC0) == 0x80)
        ++end;
    return "'" + std::string(m_text.substr(m_at, end - m_at)) + "'";
}

ExpressionParser::Value ExpressionParser::sum(int depth)
{
    Value left = product(depth);
    while (left) {
        const bool plus = take("+");
        if (!plus && !take("-"))
            break;
        const Value right = product(depth);
        if (!right)
            return right;
        left = plus ? *left + *right : *left - *right;
    }
    return left;
}

ExpressionParser::Value ExpressionParser::product(int depth)
{
    Value left = signedPower(depth);
    while (left) {
        const bool times = take("*");
        if (!times && !take("/"))
            break;
        const Value right = signedPower(depth);
        if (!right)
            return right;
        if (!times && *right == 0 && *left != 0 && !std::isnan(*left))
            return fail(m_at, say("cannot divide by 0; for infinity, type inf"));
        left = times ? *left * *right : *left / *right;
    }
    return left;
}

ExpressionParser::Value ExpressionParser::signedPower(int depth)
{
    bool negative = false;
    while (true) {
        if (take("-"))
            negative = !negative;
        else if (!take("+"))
            break;
    }
    const Value value = power(depth);
    return value && negative ? -*value : value;
}

ExpressionParser::Value ExpressionParser::power(int depth)
{
    const Value base = operand(depth);
    if (!base || !take("^"))
        return base;
    if (depth >= max_expression_depth)
        return fail(m_at, say("the expression is nested deeper than 64 levels"));
    const Value exponent = signedPower(depth + 1); // to the right: 2^3^2 is 2^9, and 2^-1 is allowed
    return exponent ? Value(std::pow(*base, *exponent)) : exponent;
}

ExpressionParser::Value ExpressionParser::operand(int depth)
{
    if (depth >= max_expression_depth)
        return fail(m_at, say("the expression is nested deeper than 64 levels"));
    skipBlanks();
    if (take("(")) {
        const Value inner = sum(depth + 1);
        if (inner && !take(")"))
            return fail(m_at, say("expected ')', found %1", found()));
        return inner;
    }
    if (m_at < m_text.size() && (isDigit(m_text[m_at]) || m_text[m_at] == '.'))
        return number();
    if (take("π"))
        return std::numbers::pi;
    if (m_at < m_text.size() && isWordStart(m_text[m_at]))
        return word(depth);
    return fail(m_at, say("expected a number, found %1", found()));
}

ExpressionParser::Value ExpressionParser::number()
{
    double value = 0;
    const char* begin = m_text.data() + m_at;
    const char* limit = m_text.data() + m_text.size();
    const auto [end, fault] = readReal(begin, limit, value);
    if (fault == std::errc::result_out_of_range)
        return fail(m_at, say("'%1' is too large or too small", begin, end));
    if (fault != std::errc())
        return fail(m_at, say("expected a number, found %1", found()));
    m_at += end - begin;
    return value;
}

ExpressionParser::Value ExpressionParser::word(int depth)
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && (isWordStart(m_text[m_at]) || isDigit(m_text[m_at])))
        ++m_at;
    const std::string_view name = m_text.substr(begin, m_at - begin);
    if (name == "pi")
        return std::numbers::pi;
    if (name == "e")
        return std::numbers::e;
    if (name == "inf" || name == "nan")
        return fail(begin, say("%1 cannot be part of an expression", name));
    return call(name, begin, depth);
}

ExpressionParser::Value ExpressionParser::call(std::string_view name, std::size_t at, int depth)
{
    struct Function {
        std::string_view name;
        double (*of)(double);
    };
    static constexpr Function functions[] = {
        {"sqrt", [](double x) { return std::sqrt(x); }}, {"exp", [](double x) { return std::exp(x); }},
        {"log", [](double x) { return std::log(x); }},   {"sin", [](double x) { return std::sin(x); }},
        {"cos", [](double x) { return std::cos(x); }},   {"abs", [](double x) { return std::fabs(x); }}};
    const bool least = name == "min", greatest = name == "max";
    const Function* function = nullptr;
    for (const Function& candidate : functions)
        if (candidate.name == name)
            function = &candidate;
    if (!function && !least && !greatest)
        return fail(at, say("'%1' is not a number; known names: pi, e, sqrt, exp, log, sin, cos, abs, min, max", name));
    if (!take("("))
        return fail(m_at, say("expected '(' after %1, found %2", name, found()));
    Value value = sum(depth + 1);
    if (!value)
        return value;
    if (function)
        value = function->of(*value);
    int arguments = 1;
    for (; !function && take(","); ++arguments) {
        const Value next = sum(depth + 1);
        if (!next)
            return next;
        if (std::isnan(*next) || (least ? *next < *value : *next > *value)) // a nan stays, unlike with std::fmin
            value = next;
    }
    if (!take(")"))
        return fail(m_at, say("expected ')', found %1", found()));
    if (!function && arguments < 2)
        return fail(at, say("%1 needs at least two numbers", name));
    return value;
}

Result<double> ExpressionParser::parse()
{
    take("="); // as spreadsheets write it
    const Value value = sum(0);
    skipBlanks();
    if (value && m_at < m_text.size())
        fail(m_at, m_text[m_at] == ','
                       ? say("use commas only between the arguments of min and max; the decimal separator is a point")
                       : say("expected + - * / or ^, found %1", found()));
    if (!m_error.empty())
        return Error{m_error};
    if (std::isnan(*value))
        return Error{say("The result is not a real number.")};
    if (std::isinf(static_cast<float>(*value)))
        return Error{say("The result is too large for float32 (3.4e38).")};
    return *value;
}

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

// inf, nan and ∞ with a sign or none, standing alone.
std::optional<double> loneSpecial(std::string_view text)
{
    double sign = 1;
    for (std::string_view minus : {std::string_view("-"), std::string_view("\u2212"), std::string_view("+")})
        if (text.starts_with(minus)) {
            sign = minus == "+" ? 1 : -1;
            text.remove_prefix(minus.size());
            break;
        }
    if (text == "inf" || text == "\u221E")
        return sign * std::numeric_limits<double>::infinity();
    if (text == "nan")
        return std::numeric_limits<double>::quiet_NaN();
    return std::nullopt;
}

} // namespace

bool hasDecimalComma(std::string_view text)
{
    text = withoutBlanks(text);
    const std::size_t comma = text.find(',');
    const auto digits = [&](std::size_t from) {
        const std::size_t end = text.find_first_not_of("0123456789", from);
        return (end == text.npos ? text.size() : end) - from;
    };
    if (comma == text.npos || text.find(',', comma + 1) != text.npos)
        return false;
    const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
    const std::size_t behind = comma + 1 + digits(comma + 1);
    return sign + digits(sign) == comma && behind > comma + 1 &&
           (behind == text.size() || text[behind] == 'e' || text[behind] == 'E');
}

Error decimalCommaFault() { return {say("Use a decimal point: 0.5, not 0,5.")}; }

Result<double> evaluate(std::string_view text)
{
    if (text.size() > max_expression_bytes)
        return Error{say("An expression can have at most 1,000 characters.")};
    const std::string_view trimmed = withoutBlanks(text);
    if (trimmed.empty())
        return Error{say("Enter a number.")};
    if (const auto special = loneSpecial(trimmed))
        return *special;
    if (hasDecimalComma(trimmed))
        return decimalCommaFault();
    return ExpressionParser(trimmed).parse();
}

} // namespace attn

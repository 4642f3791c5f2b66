// SPDX-License-Identifier: GPL-3.0-or-later
// A value, or one sentence saying why there is none: how core reports bad input, so that nothing is left half done.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace attn {

// What went wrong, ready to display: where (a path inside a file, a control), what was found, what was expected.
struct Error {
    std::string message;
};

// Either a T or an Error. Test it like a pointer, then use * and ->, or error().
template <class T> class Result {
public:
    Result(T value) : m_state(std::move(value)) {}
    Result(Error error) : m_state(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_state); }
    T& operator*() { return std::get<T>(m_state); }
    const T& operator*() const { return std::get<T>(m_state); }
    T* operator->() { return &std::get<T>(m_state); }
    const T* operator->() const { return &std::get<T>(m_state); }
    const Error& error() const { return std::get<Error>(m_state); }

private:
    std::variant<T, Error> m_state;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// C++ exceptions in WebAssembly (clang's -fwasm-exceptions): what libunwind and libc++abi do elsewhere, and Debian's packages for
// wasm32 leave out. One thread; a handler takes a class, a class derived from it by first bases, or everything; no exception
// specifications. After the Itanium C++ ABI, "Exception Handling", and LLVM's Unwind-wasm.c.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <typeinfo>

namespace {

struct Thrown { // precedes the thrown object
    std::type_info* type = nullptr;
    void* (*destroy)(void*) = nullptr; // a destructor of this ABI gives its object back
    int handlers = 0;
    bool again = false;      // thrown again by its handler
    Thrown* below = nullptr; // of those that are being handled
    std::uintptr_t padding[3] = {};
};
static_assert(sizeof(Thrown) % 16 == 0);

Thrown* handled = nullptr;

Thrown* headOf(void* object) { return static_cast<Thrown*>(object) - 1; }

std::uint64_t readUnsigned(const std::uint8_t*& at)
{
    std::uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
        const std::uint8_t byte = *at++;
        value |= std::uint64_t(byte & 0x7F) << shift;
        if (!(byte & 0x80))
            return value;
    }
}

std::int64_t readSigned(const std::uint8_t*& at)
{
    std::int64_t value = 0;
    for (int shift = 0;;) {
        const std::uint8_t byte = *at++;
        value |= std::int64_t(byte & 0x7F) << shift;
        shift += 7;
        if (!(byte & 0x80))
            return shift < 64 && byte & 0x40 ? value | -(std::int64_t(1) << shift) : value;
    }
}

bool takes(const std::type_info* wanted, const std::type_info* type)
{
    while (wanted && *wanted != *type) {
        // A class with one base, abi::__si_class_type_info: the base follows the table and the name.
        if (std::strcmp(typeid(*type).name(), "N10__cxxabiv120__si_class_type_infoE") != 0)
            return false;
        type = reinterpret_cast<const std::type_info* const*>(type)[2];
    }
    return true;
}

} // namespace

extern "C" {

struct LandingPad {
    std::uintptr_t index;
    const std::uint8_t* table;
    std::uintptr_t selector;
};
LandingPad __wasm_lpad_context;

// What a landing pad calls to learn which of its handlers takes the exception.
int _Unwind_CallPersonality(void* object)
{
    constexpr std::uint8_t none = 0xFF;
    __wasm_lpad_context.selector = 0;
    const std::uint8_t* at = __wasm_lpad_context.table;
    if (!at)
        return 0;
    if (*at++ != none)
        readUnsigned(at);
    const std::uint8_t* types = nullptr;
    if (*at++ != none) {
        const std::uint64_t offset = readUnsigned(at);
        types = at + offset;
    }
    ++at; // the encoding of the places
    const std::uint64_t length = readUnsigned(at);
    const std::uint8_t* const actions = at + length;
    std::uint64_t action = 0;
    for (std::uintptr_t i = 0; at < actions; ++i) {
        readUnsigned(at); // the landing pad: they are counted in their order
        const std::uint64_t first = readUnsigned(at);
        if (i == __wasm_lpad_context.index) {
            action = first;
            break;
        }
    }
    if (action == 0)
        return 0; // only to clean up
    for (at = actions + action - 1;;) {
        const std::int64_t filter = readSigned(at);
        const std::uint8_t* const next = at;
        const std::int64_t step = readSigned(at);
        if (filter > 0) {
            const auto* wanted = reinterpret_cast<const std::type_info* const*>(types)[-filter];
            if (takes(wanted, headOf(object)->type)) {
                __wasm_lpad_context.selector = std::uintptr_t(filter);
                return int(filter);
            }
        }
        if (filter == 0 || step == 0)
            return 0;
        at = next + step;
    }
}

void* __cxa_allocate_exception(std::size_t size) noexcept
{
    void* const room = std::malloc(sizeof(Thrown) + size);
    if (!room)
        std::abort();
    return new (room) Thrown() + 1;
}

void __cxa_free_exception(void* object) noexcept { std::free(headOf(object)); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*))
{
    headOf(object)->type = type;
    headOf(object)->destroy = destroy;
    __builtin_wasm_throw(0, object);
}

void* __cxa_get_exception_ptr(void* object) noexcept { return object; }

void* __cxa_begin_catch(void* object) noexcept
{
    Thrown* const thrown = headOf(object);
    if ((thrown->handlers++ == 0 || thrown->again) && handled != thrown) {
        thrown->below = handled;
        handled = thrown;
    }
    thrown->again = false;
    return object;
}

void __cxa_end_catch()
{
    Thrown* const thrown = handled;
    if (!thrown || --thrown->handlers > 0)
        return;
    handled = thrown->below;
    if (thrown->again)
        return;
    if (thrown->destroy)
        thrown->destroy(thrown + 1);
    std::free(thrown);
}

[[noreturn]] void __cxa_rethrow()
{
    handled->again = true;
    __builtin_wasm_throw(0, handled + 1);
}

[[noreturn]] void _Unwind_Resume(void* object) { __builtin_wasm_throw(0, object); }

// The one thread never ends.
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

} // extern "C"

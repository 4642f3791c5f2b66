// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/gpu/cublas.h"

#include "core/base/say.h"

#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>

namespace attn::cuda {

// As cublas_api.h declares them, versions 11 to 13 alike; handles and streams are pointers, enumerations ints.
struct Cublas::Functions {
    int (*create)(void** handle);
    int (*destroy)(void* handle);
    int (*setStream)(void* handle, void* stream);
    int (*setMathMode)(void* handle, int mode);
    int (*gemm)(void* handle, int first_op, int second_op, int m, int n, int k, const float* alpha, const float* first,
                int first_leading, long long first_step, const float* second, int second_leading, long long second_step,
                const float* beta, float* result, int result_leading, long long result_step, int batch);

    bool findIn(void* library)
    {
        const auto find = [&](const char* name, auto& function) {
            function = reinterpret_cast<std::decay_t<decltype(function)>>(dlsym(library, name));
            return function != nullptr;
        };
        return find("cublasCreate_v2", create) && find("cublasDestroy_v2", destroy) &&
               find("cublasSetStream_v2", setStream) && find("cublasSetMathMode", setMathMode) &&
               find("cublasSgemmStridedBatched", gemm);
    }
};

std::vector<std::string> Cublas::places(int runtime_major)
{
    std::vector<std::string> names = {"libcublas.so." + std::to_string(runtime_major)};
    for (const char* name : {"libcublas.so.13", "libcublas.so.12", "libcublas.so.11", "libcublas.so"})
        if (name != names.front())
            names.push_back(name);
    std::vector<std::string> folders = {""};
    std::error_code fault;
    if (const auto program = std::filesystem::read_symlink("/proc/self/exe", fault); !fault)
        folders.push_back(program.parent_path().string() + "/");
    for (const char* variable : {"CUDA_HOME", "CUDA_PATH"})
        if (const char* home = std::getenv(variable); home && *home)
            folders.push_back(std::string(home) + "/lib64/");
    folders.insert(folders.end(), {"/usr/local/cuda/lib64/", "/opt/cuda/lib64/"});
#ifdef ATTNSCOPE_CUDA_LIBRARIES
    folders.push_back(ATTNSCOPE_CUDA_LIBRARIES "/");
#endif
    std::vector<std::string> all;
    for (const std::string& name : names)
        for (const std::string& folder : folders)
            all.push_back(folder + name);
    return all;
}

Result<std::unique_ptr<Cublas>> Cublas::open(const std::vector<std::string>& places, void* stream)
{
    // float32 stays float32: the default mode keeps at least the requested precision. The pedantic one would only
    // forbid faster summation that is just as exact; TF32 has to be requested.
    constexpr int default_math = 0;
    Error fault{say("cuBLAS (libcublas.so) was not found")};
    for (const std::string& place : places) {
        void* library = dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (!library)
            continue;
        auto functions = std::make_unique<Functions>();
        void* handle = nullptr;
        if (!functions->findIn(library)) {
            fault = Error{say("cuBLAS (%1) lacks required functions", place)};
        } else if (const int status = functions->create(&handle)) {
            fault = Error{say("could not start cuBLAS (%1): status %2", place, status)};
        } else {
            std::unique_ptr<Cublas> cublas(new Cublas(std::move(functions), handle));
            if (!cublas->m_functions->setStream(handle, stream) &&
                !cublas->m_functions->setMathMode(handle, default_math))
                return cublas;
            fault = Error{"cuBLAS (" + place + ") takes no stream"};
        }
    }
    return fault;
}

Cublas::Cublas(std::unique_ptr<Functions> functions, void* handle) : m_functions(std::move(functions)), m_handle(handle)
{
}

Cublas::~Cublas() { m_functions->destroy(m_handle); }

int Cublas::multiply(const GemmCall& call) const
{
    const float one = 1, zero = 0;
    return m_functions->gemm(m_handle, call.first_transposed, call.second_transposed, call.m, call.n, call.k, &one,
                             call.first, call.first_leading, call.first_step, call.second, call.second_leading,
                             call.second_step, &zero, call.result, call.result_leading, call.result_step, call.batch);
}

} // namespace attn::cuda

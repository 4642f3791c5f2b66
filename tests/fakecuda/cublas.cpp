// SPDX-License-Identifier: GPL-3.0-or-later
// A cuBLAS that the CPU plays, columns first and with the checks of BLAS, to be loaded as the real one is.
#include <algorithm>
#include <dlfcn.h>

extern "C" {

int cublasCreate_v2(void** handle)
{
    static int one;
    *handle = &one;
    return 0;
}
int cublasDestroy_v2(void*) { return 0; }
int cublasSetStream_v2(void*, void* stream) { return stream ? 0 : 7; }
int cublasSetMathMode(void*, int mode) { return mode == 0 ? 0 : 7; } // no TF32

int cublasSgemmStridedBatched(void*, int first_op, int second_op, int m, int n, int k, const float* alpha,
                              const float* a, int a_leading, long long a_step, const float* b, int b_leading,
                              long long b_step, const float* beta, float* c, int c_leading, long long c_step, int batch)
{
    if (*alpha != 1 || *beta != 0 || a_leading < std::max(1, first_op ? k : m) ||
        b_leading < std::max(1, second_op ? n : k) || c_leading < std::max(1, m))
        return 7;
    if (const int status = reinterpret_cast<int (*)()>(dlsym(RTLD_DEFAULT, "fakeCublasStatus"))())
        return status;
    // What was asked for before comes first, as in a stream.
    reinterpret_cast<void (*)()>(dlsym(RTLD_DEFAULT, "fakeCudaFinish"))();
    for (int matrix = 0; matrix < batch; ++matrix, a += a_step, b += b_step, c += c_step)
        for (long long column = 0; column < n; ++column)
            for (long long row = 0; row < m; ++row) {
                double sum = 0;
                for (long long term = 0; term < k; ++term)
                    sum += double(first_op ? a[row * a_leading + term] : a[term * a_leading + row]) *
                           double(second_op ? b[term * b_leading + column] : b[column * b_leading + term]);
                c[column * c_leading + row] = static_cast<float>(sum);
            }
    return 0;
}

} // extern "C"

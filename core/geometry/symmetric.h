// SPDX-License-Identifier: GPL-3.0-or-later
// The largest eigenvalues' directions of a symmetric matrix, in float64: what principal axes are made of. The same matrix gives the
// same bits.
#pragma once

#include <cstdint>
#include <vector>

namespace attn {

// Returns `count` orthonormal eigenvectors of the `size` x `size` matrix (row-major, symmetric, no eigenvalue below
// zero), largest eigenvalue first; empty if a number is not finite or all are 0. Up to 32 x 32 by Jacobi rotations,
// beyond that by subspace iteration (Golub and Van Loan, Matrix Computations, 8.2 and 8.5).
std::vector<std::vector<double>> largestEigenvectors(std::vector<double> matrix, std::int64_t size, int count);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors as tables for papers and spreadsheets: each matrix as the window copies it.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"
#include "core/io/text/matrixtext.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace attn {

struct TableChoice {
    std::optional<MatrixForm> form; // nullopt: no table is asked for
    std::optional<std::int64_t> head, batch;
    std::optional<std::int64_t> digits; // decimals, 0 to 8
    bool operator==(const TableChoice&) const = default;
};

// The form that a file's name ends in: .tex or .md; nullopt for others.
std::optional<MatrixForm> tableFormOf(std::string_view path);
// "latex", "latex-round", "md", "csv"; nullopt for others.
std::optional<MatrixForm> tableFormNamed(std::string_view name);

// The matrices of the tensors one below the other, those of one head and item where these are chosen; of several each
// with its name, "weights[0,1]". Values that the scene hides are "?". Fails if a head or an item does not exist, a
// matrix is too large, or there are several where csv has room for one; the error begins with the option's name.
Result<std::string> matrixTables(const Computed& computed, std::span<const TracedTensor* const> tensors,
                                 const TableChoice& choice);

} // namespace attn

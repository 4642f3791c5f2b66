// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of a class as files: a PDF for each name without answers, and key.pdf with all of them.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"
#include "ui/paper/classlist.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace attn {

// All are written or none. `progress`: how many students are done. The key is in the order of the names. From any thread.
std::optional<Error> writeClassSheets(const Scene& lesson, const std::vector<Student>& students, const QString& folder,
                                      const std::function<void(int)>& progress = {}, std::stop_token stop = {});

} // namespace attn

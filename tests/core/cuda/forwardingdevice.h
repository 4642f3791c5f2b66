// SPDX-License-Identifier: GPL-3.0-or-later
// The base of the tests' devices: one function gets every operation, with its name.
#pragma once

#include "core/backends/cuda/device/device.h"

#include <variant>

namespace attn::test {

using AnyOperation =
    std::variant<cuda::AddBias, cuda::Dots, cuda::RowPass, cuda::ReadStage, cuda::PoolStage, cuda::TokenScores,
                 cuda::MakeSums, cuda::MoveRows, cuda::FreshRows, cuda::Cumulate, cuda::DropCells, cuda::CheckFinite>;

class ForwardingDevice : public cuda::Device {
public:
    void run(const cuda::AddBias& operation) final { forward("AddBias", operation); }
    void run(const cuda::Dots& operation) final { forward("Dots", operation); }
    void run(const cuda::RowPass& operation) final { forward("RowPass", operation); }
    void run(const cuda::ReadStage& operation) final { forward("ReadStage", operation); }
    void run(const cuda::PoolStage& operation) final { forward("PoolStage", operation); }
    void run(const cuda::TokenScores& operation) final { forward("TokenScores", operation); }
    void run(const cuda::MakeSums& operation) final { forward("MakeSums", operation); }
    void run(const cuda::MoveRows& operation) final { forward("MoveRows", operation); }
    void run(const cuda::FreshRows& operation) final { forward("FreshRows", operation); }
    void run(const cuda::Cumulate& operation) final { forward("Cumulate", operation); }
    void run(const cuda::DropCells& operation) final { forward("DropCells", operation); }
    void run(const cuda::CheckFinite& operation) final { forward("CheckFinite", operation); }

private:
    virtual void forward(const char* name, const AnyOperation& operation) = 0;
};

} // namespace attn::test

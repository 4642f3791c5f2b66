// SPDX-License-Identifier: GPL-3.0-or-later
// Why a cell has its value: the operation that made it, every input with its value, and the result recomputed from
// them. The basis of the window's equations, the explain command and the time bar; reads a finished trace, changes
// nothing.
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// One element of a traced tensor, in the tensor's own shape: scores [0,0,3,1].
struct CellRef {
    std::string tensor;
    Index index;
    bool operator==(const CellRef&) const = default;
};
// "scores[0,0,3,1]"
std::string toString(const CellRef& cell);
// Parses that form; ignores blanks, and leading axes of size 1 may be omitted: scores[3,1]. Errors: another form, no
// such tensor in `trace` (see noTensor), a number of indices other than axes (the sentence gives
// the shape), an index out of range.
Result<CellRef> parseCellRef(const Trace& trace, const std::string& text);
// What is said of a name that no tensor of the trace has: the nearest name, or those available.
Error noTensor(const Trace& trace, const std::string& name);

// One input of a cell. For products `factor` is what the value is multiplied by; often a cell itself.
struct Term {
    CellRef input;
    double value = 0;
    double factor = 1;
    std::optional<CellRef> factor_from = {}; // the cell that the factor is: k of q·k, a weight matrix's element
    double exponential = 0;                  // softmax: exp(z - maximum), naive: exp(z)
};

// The draw that decided whether an element is kept: kept when u < 1 - p.
struct DropoutDraw {
    std::optional<double> u; // nullopt at p = 1, where nothing is drawn or kept
    double p = 0;
    bool kept = true;
    DropoutFactor factor = DropoutFactor::OneOverKept;
    bool overridden = false; // of `dropped`: its cell of keep is pinned, whatever u says
};

// Rotate: how the pair of a component turned.
struct Turned {
    std::int64_t pair = -1, position = 0; // -1: a component that stays
    double frequency = 0, angle = 0;      // radians; frequency for one position
    bool first = true;                    // a cos - b sin, or b cos + a sin
};

// Slope and Bucket: what the distance of a key from its query makes of it.
struct DistanceFacts {
    std::int64_t after = 0; // key position - query position
    double slope = 0;       // ALiBi's
    std::int64_t bucket = -1;
};

struct Explanation {
    CellRef cell;
    Kind kind = Kind::Real;  // of the cell's tensor
    double value = 0;        // the trace's own
    bool overridden = false; // `value` is pinned; terms and `result` say what it would be
    Operation operation = Operation::Given;
    std::vector<Term> terms; // none left out; for a row operation in the order of the row
    std::size_t own = 0;     // of a row operation (softmax, sum): the term above the fraction bar
    double result = 0;       // computed in float64 from the terms alone; equals `value` up to the backend's rounding,
                             // unless that is overridden
    bool by_column = false;  // of a row operation: its terms are the queries of one key, not the keys of a query
    std::optional<Term> beside =
        {}; // Norm: the weight; Rotate: the frequency, where it is given; of a softmax the sink: its logit, and its exponential
    std::optional<Turned> turned = {};
    std::optional<DistanceFacts> distance = {};
    double mean = 0, epsilon = 0; // Norm: of the terms' squares; what is added to it
    bool unit_offset = false;     // Norm: multiplied by 1 + weight
    bool stable = true;           // SinkShare: the maximum is subtracted
    double maximum = 0;           // softmax: of the terms' z (after the temperature)
    double sum = 0;               // of the exponentials, or of the row
    double temperature = 1;       // softmax: z = value / temperature
    double scale = 1;             // Scale: the divisor, sqrt(head_dim); 0: the score is multiplied by the term's factor
    Mask rule = {};               // Allowed: the mask by position
    bool blocked = false;         // Mask, MaskAfter: the mask forbids this cell
    bool zeroed =
        false; // masked_rows zero: every key of the row is forbidden, so the result is 0 whatever the terms say
    std::string function;            // Function: as the table of stages writes it
    std::optional<DropoutDraw> draw; // of `keep` and of `dropped` while dropout is on
    std::optional<CellRef>
        decided_by;   // a cell that is no number of the sum: the mask's, keep's for `dropped`, ids' for a lookup
    std::string note; // one sentence where the number surprises or has no terms: "key 5 comes after query 2: masked"
};

// Explains `cell`, which must be in `trace`, the result of running `realized`, which was made from `scene`. Cost: one
// row of inputs. Works for every tensor of a trace, including parameters and inputs. Fails only for a cell outside the
// trace.
Result<Explanation> explain(const Scene& scene, const Realized& realized, const Trace& trace, const CellRef& cell);

// Every cell that enters directly: the terms' inputs, the factors that are cells, and what decided. What lights up.
std::vector<CellRef> inputsOf(const Explanation& explanation);

// Every cell of other tensors that `cell` enters directly, the inverse of inputsOf(explain()), as blocks: an index is a
// number, or -1 for the whole axis. Each block is of one tensor; a tensor can have several. scores[0,0,3,1] ->
// scaled[0,0,3,1]; masked[0,0,3,1] -> weights[0,0,3,-1]; k[0,0,3,1] -> scores[0,0,-1,3].
std::vector<CellRef> readersOf(const Scene& scene, const Realized& realized, const Trace& trace, const CellRef& cell);

} // namespace attn

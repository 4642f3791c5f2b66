// SPDX-License-Identifier: GPL-3.0-or-later
// The substituted equation of a cell: as text, as LaTeX and as PyTorch.
#include "core/explain/equation.h"

#include "tests/core/support/explained.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <charconv>

using namespace attn;
using test::Dice;
using test::Explained;
using test::named;

namespace {

// Notebook 003's causal layer, with names.
Scene journeyScene()
{
    Scene scene = linearScene(true);
    scene.tokens = {{"Your", "journey", "starts", "with", "one", "step"}};
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    return scene;
}

EquationStyle tokenStyle(const Explained& layer) { return {.name = tokenNames(layer.scene, *layer.realized)}; }

std::string textOf(const Scene& scene, const std::string& cell)
{
    const Explained layer(scene, "cpu");
    return equationText(layer.at(cell), tokenStyle(layer));
}

// The number after the last equals sign.
double lastNumber(const std::string& line)
{
    const std::string text = line.substr(line.rfind(" = ") + 3);
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    CHECK_MESSAGE((fault == std::errc() && end == text.data() + text.size()), line);
    return value;
}

} // namespace

TEST_CASE("an equation has the digits of float32, and ends in what the cell shows, by every backend")
{
    Scene scene = plainScene();
    scene.inputs[0].tensor = Tensor({6, 3}, std::vector<float>(18, 12345.678f));
    scene.edits.set("x", {0, 1, 0}, 1e-3f);
    for (const char* backend : {"cpu", "reference"}) {
        const Explained layer(scene, backend);
        CHECK(equationText(layer.at("x[0,0,1]")) == "x[0,0,1] = 12345.678");
        const Explanation score = layer.at("scores[0,0,0,1]");
        CHECK(equationText(score).find("12345.678·12345.678") != std::string::npos);
        CHECK(lastNumber(equationText(score, {.digits = 17})) == static_cast<float>(score.value));
    }
    Explanation slope;
    slope.cell = {"position_bias", {0, 0, 0}};
    slope.operation = Operation::Slope;
    slope.distance = DistanceFacts{.slope = 0.5};
    slope.value = -0.0;
    CHECK(equationText(slope).ends_with("|0 - 0| = 0.0000"));
}

TEST_CASE("each operation shows its numbers in full")
{
    Scene scene = journeyScene();
    CHECK(textOf(scene, "x[0,1,2]") == "x[journey, 2] = 0.6600");
    CHECK(textOf(scene, "q[0,0,1,0]") == "q[journey, 0] = x·W_query.weight + W_query.bias = "
                                         "0.5500·(-0.2354) + 0.8700·0.0191 + 0.6600·(-0.2867) - 0.4196 = -0.7217");
    CHECK(textOf(scene, "masked[0,0,1,4]") == "masked[journey, one] = masked_fill(0.2652, -inf) = -inf");
    CHECK(textOf(scene, "masked[0,0,4,1]") == "masked[one, journey] = scaled[one, journey] = 0.3156");
    CHECK(textOf(scene, "allowed[1,4]") == "allowed[journey, one] = (key <= query) = (4 <= 1) = 0");
    CHECK(textOf(scene, "context[0,1,0]").starts_with("context[journey, 0] = head_context[journey, 0] = "));
    scene.config.mask.apply = MaskApply::Add;
    CHECK(textOf(scene, "masked[0,0,1,4]") == "masked[journey, one] = scaled + mask = 0.2652 - inf = -inf");
    CHECK(textOf(scene, "masked[0,0,4,1]") == "masked[one, journey] = scaled + mask = 0.3156 + 0.0000 = 0.3156");
}

// The equation of the first cells of a hand-made layer, in which every number is known.
TEST_CASE("scores, scale, softmax and context of two tokens")
{
    Scene scene;
    scene.inputs = {{"x", Tensor({2, 2}, {1, 2, 3, -1})}};
    scene.tokens = {{"a", "b"}};
    scene.config.d_in = scene.config.d_out = 2;
    scene.config.scale = Scale::SqrtHeadDim;
    CHECK(textOf(scene, "scores[0,0,0,1]") == "scores[a, b] = q·k = 1.0000·3.0000 + 2.0000·(-1.0000) = 1.0000");
    CHECK(textOf(scene, "scores[0,0,1,0]") == "scores[b, a] = q·k = 3.0000·1.0000 - 1.0000·2.0000 = 1.0000");
    CHECK(textOf(scene, "scaled[0,0,0,1]") == "scaled[a, b] = scores / sqrt(2) = 1.0000 / 1.4142 = 0.7071");
    CHECK(textOf(scene, "weights[0,0,0,1]") == "weights[a, b] = exp(masked - max) / Σ exp(masked - max) (max 3.5355) = "
                                               "exp(0.7071 - 3.5355) / (1.0000 + 0.0591) = 0.0591 / 1.0591 = 0.0558");
    CHECK(textOf(scene, "head_context[0,0,0,1]") ==
          "head_context[a, 1] = dropped·v = 0.9442·2.0000 + 0.0558·(-1.0000) (running sum 1.8884, 1.8326) = 1.8326");
    scene.config.temperature = 0.5;
    CHECK(textOf(scene, "weights[0,0,0,1]") ==
          "weights[a, b] = exp(masked / 0.5 - max) / Σ exp(masked / 0.5 - max) (max 7.0711) = "
          "exp(0.7071 / 0.5 - 7.0711) / (1.0000 + 0.0035) = 0.0035 / 1.0035 = 0.0035");
    scene.config.normalize = Normalize::Sum;
    CHECK(textOf(scene, "weights[0,0,0,1]") ==
          "weights[a, b] = masked / Σ masked = 0.7071 / (3.5355 + 0.7071) = 0.7071 / 4.2426 = 0.1667");
    scene.config.cumulative = scene.config.row_sums = true;
    CHECK(textOf(scene, "row_sums[0,0,0]") == "row_sums[a] = Σ weights = 0.8333 + 0.1667 = 1.0000");
    CHECK(textOf(scene, "cumulative_context[0,0,0,2,0]") ==
          "cumulative_context[a, 2, 0] = cumulative_context + dropped·v = 0.8333 + 0.1667·3.0000 = 1.3333");
}

TEST_CASE("dropout shows the draw, the comparison and the scale")
{
    Scene scene = journeyScene();
    const Explained layer(scene, "cpu");
    const EquationStyle style = tokenStyle(layer);
    int kept = 0, dropped = 0;
    for (std::int64_t key = 0; key < 6; ++key) {
        const CellRef cell{"dropped", {0, 0, 5, key}};
        const Explanation found = layer.at(cell);
        const std::string text = equationText(found, style);
        const bool is_kept = found.draw->kept;
        (is_kept ? kept : dropped)++;
        CHECK(text.find(is_kept ? "weights·1/(1 - p) since u 0." : "weights·0 since u 0.") != std::string::npos);
        CHECK(text.find(is_kept ? " < 1 - p 0.5000 = " : " >= 1 - p 0.5000 = ") != std::string::npos);
        CHECK(text.find(is_kept ? "·2.0000 = " : "·0 = ") != std::string::npos);
        const std::string keep = equationText(layer.at(CellRef{"keep", cell.index}), style);
        CHECK(keep.find(" = (u < 1 - p) = (0.") != std::string::npos);
        CHECK(keep.ends_with(is_kept ? " = 1" : " = 0"));
    }
    CHECK(kept > 0);
    CHECK(dropped > 0);
    scene.config.dropout.p = 1;
    CHECK(textOf(scene, "dropped[0,0,5,0]").find("weights·0 since p is 1 = ") != std::string::npos);
    CHECK(textOf(scene, "keep[0,0,5,0]") == "keep[step, Your] = 0");
}

TEST_CASE("an equation ends in the cell's value, in every configuration")
{
    std::int64_t cells = 0;
    for (std::uint64_t number = 0; number < 150; ++number) {
        const Explained layer(
            test::randomScene(number, {.batch = 3, .tokens = 9, .d_in = 12, .heads = 4, .head_dim = 6}), "cpu");
        CAPTURE(number);
        Dice dice(number);
        EquationStyle style = tokenStyle(layer);
        style.digits = 12;
        for (const TracedTensor& tensor : layer.trace->tensors()) {
            const Explanation found = layer.at(dice.cellOf(tensor));
            const std::string text = equationText(found, style);
            CAPTURE(text);
            CHECK(text.find('\n') == std::string::npos);
            const double last = lastNumber(text);
            CHECK(
                (test::same(last, found.value) || std::abs(last - found.value) <= 1e-12 * (1 + std::abs(found.value))));
            // Both other forms name the same cell and are not empty.
            CHECK(equationTorch(found, style).find("print(") != std::string::npos);
            const std::string latex = equationLatex(found, style);
            CHECK(std::ranges::count(latex, '{') == std::ranges::count(latex, '}'));
            ++cells;
        }
    }
    CHECK(cells > 1000);
}

TEST_CASE("numbers keep their meaning: small ones an exponent, close draws more decimals")
{
    Explanation tiny;
    tiny.cell = {"x", {0}};
    tiny.value = 3.1e-7;
    CHECK(equationText(tiny) == "x[0] = 3.1000e-07");
    CHECK(equationLatex(tiny) == "x[\\text{0}] = 3.1000 \\cdot 10^{-7}");
    CHECK(equationText(tiny, {.digits = 8}) == "x[0] = 0.00000031");
    tiny.value = 2.5e20;
    CHECK(equationText(tiny, {.digits = 1}) == "x[0] = 2.5e+20");

    Explanation keep;
    keep.operation = Operation::Keep;
    keep.kind = Kind::Boolean;
    keep.cell = {"keep", {0}};
    keep.value = 1;
    keep.draw = DropoutDraw{.u = 0.4999999, .p = 0.5, .kept = true};
    CHECK(equationText(keep) == "keep[0] = (u < 1 - p) = (0.4999999 < 0.5000000) = 1");
}

TEST_CASE("many terms can be shortened, and the rest is counted")
{
    Scene scene = journeyScene();
    scene.config.dropout.train = false;
    const Explained layer(scene, "cpu");
    EquationStyle style = tokenStyle(layer);
    style.most_terms = 2;
    const std::string text = equationText(layer.at("head_context[0,0,5,0]"), style);
    CHECK(text.find(" + … (4 more)") != std::string::npos);
    CHECK(std::ranges::count(text.substr(0, text.find("running")), '+') == 2);
    CHECK(equationTorch(layer.at("head_context[0,0,5,0]"), style).find("more") == std::string::npos);
}

TEST_CASE("LaTeX has its own signs and escapes names")
{
    Scene scene = journeyScene();
    scene.tokens[0][1] = "50%_{x}\\";
    const Explained layer(scene, "cpu");
    const auto latex = [&](const char* cell) { return equationLatex(layer.at(cell), tokenStyle(layer)); };
    CHECK(latex("q[0,0,1,0]") ==
          "q[\\text{50\\%\\_\\{x\\}\\textbackslash{}, 0}] = x \\cdot \\mathrm{W\\_query.weight} + "
          "\\mathrm{W\\_query.bias} = 0.5500 \\cdot \\left(-0.2354\\right) + 0.8700 \\cdot 0.0191 + "
          "0.6600 \\cdot \\left(-0.2867\\right) - 0.4196 = -0.7217");
    scene.tokens[0][1] = "\u05E9\u05DC"; // in an isolate everywhere else
    CHECK(equationLatex(Explained(scene, "cpu").at("q[0,0,1,0]"), tokenStyle(Explained(scene, "cpu")))
              .starts_with("q[\\text{\u05E9\u05DC, 0}]"));
    CHECK(latex("masked[0,0,1,4]").ends_with("\\left(0.2652, -\\infty\\right) = -\\infty"));
    CHECK(latex("scaled[0,0,1,4]").find("\\frac{\\mathrm{scores}}{\\sqrt{2}} = \\frac{") != std::string::npos);
    CHECK(latex("weights[0,0,4,0]").find("}{\\left(") == std::string::npos); // a line groups what is below it
    CHECK(latex("weights[0,0,4,0]").find("\\frac{\\exp\\left(\\mathrm{masked} - \\text{max}\\right)}{\\sum \\exp") !=
          std::string::npos);
}

TEST_CASE("PyTorch lines compute the number from the terms alone")
{
    Scene scene = journeyScene();
    scene.inputs[0].tensor = Tensor({2, 3}, {1, 0.1f, 0, 0, -2, 0.5f});
    scene.tokens.clear();
    const Explained layer(scene, "cpu");
    CHECK(equationTorch(layer.at("x[0,0,1]")) ==
          "import torch\n\nprint(torch.tensor(0.1).item())  # x[0,0,1] = 0.1000\n");
    CHECK(equationTorch(layer.at("q[0,0,1,0]")) ==
          "import torch\n\n"
          "values = torch.tensor([0.0, -2.0, 0.5, -0.4196414])  # x[0,1,0] … W_query.bias[0]\n"
          "factors = torch.tensor([-0.23542964, 0.019124476, -0.28674594, 1.0])  # W_query.weight[0,0] … "
          "W_query.weight[0,2]\n"
          "print((values * factors).sum().item())  # q[0,0,1,0] = -0.6013\n");
    CHECK(equationTorch(layer.at("masked[0,0,0,1]"))
              .starts_with("import torch\n\ninf, nan = float(\"inf\"), float(\"nan\")\n"));
    CHECK(equationTorch(layer.at("weights[0,0,1,0]")).find("print(torch.softmax(z, dim=-1)[0].item())") !=
          std::string::npos);
    const std::string dropped = equationTorch(layer.at("dropped[0,0,1,0]"));
    CHECK(dropped.find("\nkeep = u < 1 - p\nprint((x * ((1 / (1 - p)) if keep else 0)).item())") != std::string::npos);
}

TEST_CASE("names say tokens, heads and batch items where there are several")
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Rand{"x", {2, 3, 4}, {}}};
    scene.tokens = {{"the", "cat\n", "the"}, {" dog", "  ", "x"}};
    scene.config.d_in = scene.config.d_out = 4;
    scene.config.num_heads = 2;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    const Explained layer(scene, "cpu");
    const auto name = tokenNames(layer.scene, *layer.realized);
    CHECK(name({"scores", {0, 1, 0, 1}}) == "scores[0, head 1, the (0), cat]");
    CHECK(name({"scores", {1, 0, 0, 1}}) == "scores[1, head 0, dog, blank]");
    CHECK(name({"x", {1, 2, 3}}) == "x[1, x, 3]");
    CHECK(name({"context", {0, 2, 3}}) == "context[0, the (2), 3]");
    CHECK(name({"allowed", {2, 1}}) == "allowed[2, 1]"); // for both items
    CHECK(name({"nothing", {2, 1}}) == "nothing[2, 1]");
    CHECK(equationLatex(layer.at("weights[0,1,2,1]"), tokenStyle(layer))
              .starts_with("\\mathrm{weights}_{\\text{0, head 1}}[\\text{the (2), cat}] = "));

    const Explained one(linearScene(), "cpu");
    const auto numbered = tokenNames(one.scene, *one.realized);
    CHECK(numbered({"scores", {0, 0, 3, 1}}) == "scores[t3, t1]");
    CHECK(numbered({"W_query.weight", {0, 1}}) == "W_query.weight[0, 1]");
}

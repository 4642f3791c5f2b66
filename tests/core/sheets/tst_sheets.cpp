// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises for a class: each student's own numbers, and answers that plain arithmetic with the printed numbers gives.
#include "core/headless/commands.h"
#include "core/lessons/lesson.h"
#include "core/scene/options.h"
#include "core/sheets/exercise.h"
#include "core/sheets/studentscene.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>
#include <set>

using namespace attn;

namespace {

constexpr const char* names[] = {"Ada", "Grace Hopper", "Édouard", "key", "李"};

Scene sceneNamed(const std::string& id) { return *loadScene(id); }

Exercise exerciseFor(const Scene& lesson, const char* name)
{
    const auto student = studentScene(lesson, seedOfName(name));
    REQUIRE_MESSAGE(student, student.error().message);
    const auto exercise = exerciseOf(*student);
    REQUIRE_MESSAGE(exercise, exercise.error().message);
    return *exercise;
}
Exercise exerciseFor(const std::string& id, const char* name) { return exerciseFor(sceneNamed(id), name); }

// A number as it stands on the page.
double read(std::string text)
{
    if (const auto minus = text.find("−"); minus != std::string::npos)
        text.replace(minus, std::string("−").size(), "-");
    return std::stod(text);
}
double read(const SheetNumber& number) { return number.mark.empty() ? read(number.text()) : 0; }

// Of queries and keys as they meet: "q", "q normed", "q rotated".
const SheetTable* tableOf(const Exercise& exercise, const std::string& title)
{
    if (title == "q" || title == "k")
        for (const char* made : {" rotated", " normed"})
            if (const SheetTable* table = tableOf(exercise, title + made))
                return table;
    for (const auto* tables : {&exercise.given, &exercise.inputs})
        for (const SheetTable& table : *tables)
            if (table.title == title)
                return &table;
    return nullptr;
}

std::vector<double> rowOf(const SheetTable& table, std::size_t row)
{
    std::vector<double> numbers;
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        numbers.push_back(read(table.numbers[row * table.columns.size() + column]));
    return numbers;
}

double product(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

// The learner: keeps all digits on the way, and knows nothing but what is printed and not blank.
class Learner {
public:
    explicit Learner(const Exercise& exercise) : m_exercise(exercise) {}

    void work()
    {
        query();
        for (std::size_t i = 0; i < m_exercise.columns.size(); ++i)
            column(m_exercise.columns[i]);
        context();
        if (m_exercise.map && m_exercise.map->chosen >= 0)
            for (std::size_t key = 0; key < m_exercise.labels.size(); ++key)
                compare(m_exercise.map->numbers[std::size_t(m_exercise.map->chosen) * m_exercise.labels.size() + key],
                        m_mapped[key], "map");
    }
    int blanks() const { return m_blanks; }

private:
    void compare(const SheetNumber& asked, double worked, const std::string& where)
    {
        if (!asked.blank || !asked.mark.empty())
            return;
        ++m_blanks;
        CHECK_MESSAGE(std::abs(read(asked) - worked) <= m_exercise.tolerance,
                      where << ": " << asked.text() << " in the key, " << worked << " worked out");
    }

    void query()
    {
        for (const SheetSum& sum : m_exercise.sums) {
            double worked = 0;
            for (const SheetTerm& term : sum.terms)
                worked += (term.factor.empty() ? 1 : read(term.factor)) * read(term.number);
            compare(sum.result, worked, "q");
            m_query.push_back(sum.result.blank ? worked : read(sum.result));
        }
        if (const SheetTable* own = tableOf(m_exercise, "q"))
            m_query = rowOf(*own, 0);
        const SheetTable* x = tableOf(m_exercise, "x");
        if (m_query.empty() && x)
            m_query = rowOf(*x, std::size_t(m_exercise.chosen));
    }

    double workedOut(const SheetColumn& column, std::size_t key) const
    {
        const auto after = [&](const char* sign) {
            const auto at = column.rule.rfind(sign);
            return read(column.rule.substr(at + std::string(sign).size()));
        };
        double sum = 0, most = -HUGE_VAL;
        for (std::size_t other = 0; other < m_before.size(); ++other)
            if (m_open[other]) {
                sum += m_before[other];
                most = std::max(most, m_before[other]);
            }
        if (column.title == "score") {
            const SheetTable* own = tableOf(m_exercise, "k");
            const SheetTable* keys = own ? own : tableOf(m_exercise, "x");
            for (std::size_t row = 0; row < keys->rows.size(); ++row)
                if (keys->rows[row] == m_exercise.labels[key])
                    return product(m_query, rowOf(*keys, row));
        }
        if (column.title == "scaled")
            return m_before[key] / after(" / ");
        if (column.title == "capped") { // "50 * tanh(z / 50)"
            const double cap = read(column.rule);
            return cap * std::tanh(m_before[key] / cap);
        }
        if (column.title == "with bias")
            return m_before[key] + m_added[key];
        if (column.title == "exponential") {
            const double shifted = m_before[key] - (column.rule.find("max") == std::string::npos ? 0 : most);
            return std::exp(shifted / (column.rule.find(" / ") == std::string::npos ? 1 : after(" / ")));
        }
        if (column.title == "weight" || column.title == "rescaled")
            return m_before[key] / sum;
        if (column.title == "masked") // × mask where it allows, + a number
            return m_before[key] + (column.rule.find(" + mask") == std::string::npos ? 0 : m_added[key]);
        if (column.title == "after dropout")
            return column.rule == "nothing is kept" ? 0 : m_kept[key] * m_before[key] * after(" × ");
        FAIL("a column that nobody knows: " << column.title);
        return 0;
    }

    void column(const SheetColumn& column)
    {
        std::vector<double> now;
        m_open.resize(column.numbers.size(), true);
        std::vector<bool> open;
        for (std::size_t key = 0; key < column.numbers.size(); ++key) {
            const SheetNumber& number = column.numbers[key];
            open.push_back(number.mark.empty());
            now.push_back(!number.mark.empty() ? 0 : number.blank ? workedOut(column, key) : read(number));
            compare(number, now.back(), column.title);
        }
        if (column.title == "kept?" || column.title == "mask" || column.title == "position bias") {
            (column.title == "kept?" ? m_kept : m_added) = now;
            return;
        }
        m_before = now;
        m_open = open;
        if (column.sum)
            compare(*column.sum, std::accumulate(now.begin(), now.end(), 0.0), "sum of " + column.title);
        m_weighed = m_weighed || column.title == "weight";
        if (column.title != "after dropout" || !m_weighed) // the map has what comes before a dropout of weights
            m_mapped = now;
    }

    void context()
    {
        for (const SheetSum& sum : m_exercise.context) {
            double worked = 0;
            for (const SheetTerm& term : sum.terms)
                worked += m_before[std::size_t(term.index)] * read(term.number);
            compare(sum.result, worked, "context");
        }
    }

    const Exercise& m_exercise;
    std::vector<double> m_query, m_before, m_kept, m_added, m_mapped;
    std::vector<bool> m_open;
    bool m_weighed = false;
    int m_blanks = 0;
};

std::vector<std::string> printed(Exercise exercise)
{
    std::vector<std::string> numbers;
    forEachNumber(exercise, [&](const SheetNumber& number) { numbers.push_back(number.text()); });
    return numbers;
}

} // namespace

TEST_CASE("the seed of a name is FNV-1a, for ever")
{
    CHECK(seedOfName("") == 2166136261u);
    CHECK(seedOfName("a") == 0xE40C292Cu);
    CHECK(seedOfName("foobar") == 0xBF9CF968u);
}

// A sheet has no place for a sink or a memory.
bool hasSheet(const LessonEntry& lesson)
{
    const Config config = loadLesson(lesson)->config;
    return config.sinks.empty() && config.memory.empty();
}

TEST_CASE("a sheet that has no place for what a layer does says so")
{
    const auto refusal = [](const char* id) { return exerciseOf(sceneNamed(id)).error().message; };
    CHECK(refusal("today.09.sinks") ==
          "a sheet has no column for a sink, which takes a share of each row of this layer");
    CHECK(refusal("today.10.cross") == "a sheet is for self-attention: the keys of this layer are made from a memory");
}

TEST_CASE("in every lesson the key is what the printed numbers give, for every name")
{
    for (const LessonEntry& lesson : lessons())
        for (const char* name : names) {
            if (!hasSheet(lesson))
                continue;
            CAPTURE(lesson.id);
            CAPTURE(std::string(name));
            const Exercise exercise = exerciseFor(std::string(lesson.id), name);
            Learner learner(exercise);
            learner.work();
            CHECK(learner.blanks() >= 4);
            CHECK(exercise.tolerance <= 0.02);
        }
}

TEST_CASE("each student has other numbers, and the same ones again")
{
    for (const LessonEntry& lesson : lessons()) {
        CAPTURE(lesson.id);
        if (!hasSheet(lesson))
            continue;
        std::set<std::vector<std::string>> sheets;
        for (const char* name : names) {
            const auto numbers = printed(exerciseFor(std::string(lesson.id), name));
            CHECK(sheets.insert(numbers).second);
            CHECK(printed(exerciseFor(std::string(lesson.id), name)) == numbers);
        }
    }
}

TEST_CASE("a sheet of causal attention asks for the row of starts, as it is worked out by hand")
{
    const Exercise exercise = exerciseFor("000.causal.neg_inf", "Grace Hopper");
    CHECK(exercise.row == "starts");
    CHECK(exercise.sentence);
    REQUIRE(exercise.inputs.size() == 4);
    CHECK(exercise.inputs[1].title == "W query");
    CHECK(exercise.inputs[1].rows == std::vector<std::string>{"in 0", "in 1", "in 2"});
    REQUIRE(exercise.sums.size() == 2);
    CHECK(exercise.sums[0].written); // the example
    CHECK_FALSE(exercise.sums[0].result.blank);
    CHECK(exercise.sums[1].result.blank);
    std::vector<std::string> titles;
    for (const SheetColumn& column : exercise.columns)
        titles.push_back(column.title + ": " + column.rule);
    CHECK(titles == std::vector<std::string>{"score: s = q · k", "scaled: z = s / 1.414", "exponential: e to the z",
                                             "weight: e / sum"});
    CHECK(exercise.columns[0].numbers[3].mark == "masked");
    CHECK(exercise.columns[3].numbers[3].mark == "0");
    CHECK(exercise.columns[2].sum->blank);
    CHECK(exercise.columns[3].sum->text() == "1.000");
    CHECK(exercise.context.size() == 2);
    CHECK(exercise.context[0].terms.size() == 3);
    CHECK(exercise.asked == "Which word does starts look at most?");
}

TEST_CASE("numbers of a seed are rounded before they are used")
{
    const auto student = studentScene(sceneNamed("000.causal.neg_inf"), 1007);
    REQUIRE(student);
    CHECK(std::get<ManualSeed>(student->draws.front()).seed == 1007);
    const auto realized = realize(*student);
    REQUIRE(realized);
    for (const char* name : {"x", "W_query", "W_key", "W_value"})
        for (const float number : (*realized)->at(name).values())
            CHECK(number == float(roundedTo(number, given_decimals)));
    CHECK(student->expected.empty());
}

TEST_CASE("seeds that were equal stay equal")
{
    const auto student = studentScene(sceneNamed("003.same_seed.param"), 1007);
    REQUIRE(student);
    const auto realized = realize(*student);
    REQUIRE(realized);
    CHECK((*realized)->at("W_query") == (*realized)->at("W_key"));
}

TEST_CASE("a key that is the query itself does not tell what is asked for")
{
    const Exercise exercise = exerciseFor("003.same_seed.param", "Ada");
    const SheetTable& keys = *tableOf(exercise, "k");
    const SheetNumber& own = keys.numbers[std::size_t(keys.chosen) * 2 + 1];
    CHECK(own.text() == exercise.sums[1].result.text());
    CHECK(own.blank);
    CHECK_FALSE(keys.numbers[std::size_t(keys.chosen) * 2].blank); // the example
}

TEST_CASE("given embeddings move by a few steps of their last decimal and keep their sign")
{
    const Scene lesson = sceneNamed("000.simple.softmax");
    const auto student = studentScene(lesson, seedOfName("Ada"));
    REQUIRE(student);
    const Tensor &before = *lesson.input("x"), &after = *student->input("x");
    int moved = 0;
    for (std::int64_t i = 0; i < before.size(); ++i) {
        CHECK(std::abs(before[i] - after[i]) < 0.1501);
        CHECK(after[i] > 0);
        moved += before[i] != after[i];
    }
    CHECK(moved > before.size() / 2);
}

TEST_CASE("a blank in another row is asked for only where its row tells it")
{
    Scene lesson = sceneNamed("000.causal.neg_inf");
    lesson.view = View{};
    lesson.view->hidden = {{"weights", {0, 0, 4}}, {"weights", {0, 0, 5, 1}}};
    const Exercise one = *exerciseOf(lesson);
    CHECK(one.map->numbers[5 * 6 + 1].blank);
    CHECK(one.map_note.find("step") != std::string::npos);
    lesson.view->hidden.push_back({"weights", {0, 0, 5, 2}});
    const Exercise two = *exerciseOf(lesson);
    CHECK_FALSE(two.map->numbers[5 * 6 + 1].blank);
    CHECK_FALSE(two.map->numbers[5 * 6 + 2].blank);
    CHECK(two.map->numbers[4 * 6 + 1].blank);
    CHECK(two.map_note.empty());
}

TEST_CASE("no row is said to sum to 1 that does not")
{
    Scene lesson = sceneNamed("000.causal.neg_inf");
    lesson.config.mask.apply = MaskApply::PostSoftmax;
    lesson.view = View{};
    lesson.view->hidden = {{"weights", {0, 0, 4}}, {"weights", {0, 0, 3, 1}}};
    const Exercise exercise = *exerciseOf(lesson);
    CHECK_FALSE(exercise.map->numbers[3 * 6 + 1].blank);
    CHECK(exercise.map_note.empty());
}

TEST_CASE("a head that is switched off says so, and has no values to weigh")
{
    Scene lesson = sceneNamed("000.mha");
    lesson.config.heads_off = {0};
    const Exercise exercise = *exerciseOf(lesson);
    CHECK(exercise.about.find("switched off") != std::string::npos);
    CHECK(std::ranges::none_of(exercise.inputs, [](const SheetTable& table) { return table.title == "W value"; }));
    CHECK(exercise.context.empty());
}

TEST_CASE("what the scene hides is blank, and nothing else")
{
    Scene lesson = sceneNamed("000.causal.neg_inf");
    lesson.view = View();
    lesson.view->hidden = {{"weights", {0, 0, 4}}, {"weights", {0, 0, 5, 1}}};
    Exercise exercise = exerciseFor(lesson, "Ada");
    CHECK(exercise.row == "one");
    int blanks = 0;
    forEachNumber(exercise, [&](const SheetNumber& number) { blanks += number.blank && number.mark.empty(); });
    CHECK(blanks == 5 + 5 + 1 + 5 + 1); // exponentials, weights, their sum, the row of the map and one cell of the next
    for (const SheetNumber& score : exercise.columns[0].numbers)
        CHECK_FALSE(score.blank);
    Learner learner(exercise);
    learner.work();
}

TEST_CASE("the row of the chosen cell is asked for, where it has something to work out")
{
    Scene lesson = sceneNamed("000.mha");
    lesson.view = View();
    lesson.view->stage = "scores";
    lesson.view->head = 1;
    lesson.view->cell = {4, 1};
    Exercise exercise = exerciseFor(lesson, "Ada");
    CHECK(exercise.row == "one");
    CHECK(exercise.about.find("head 1 of 0 to 1") != std::string::npos);
    lesson.view->cell = {0, 0}; // sees one key only
    CHECK(exerciseFor(lesson, "Ada").row == "starts");
    lesson.view->cell = {4, 1};
    lesson.view->stage = "q"; // whose rows are queries too, but of no key
    CHECK(exerciseFor(lesson, "Ada").row == "starts");
    lesson.view->stage = "scores";
    lesson.view->head = 7;
    CHECK(exerciseFor(lesson, "Ada").row == "starts");
}

TEST_CASE("of a head that is switched off there is no context to work out")
{
    Scene lesson = sceneNamed("003.mha");
    CHECK_FALSE(exerciseFor(lesson, "Ada").context.empty());
    lesson.config.heads_off = {0, 1};
    Exercise exercise = exerciseFor(lesson, "Ada");
    CHECK(exercise.context.empty());
    Learner learner(exercise);
    learner.work();
}

TEST_CASE("a layer that is too wide begins with its scores, and says what it leaves out")
{
    const Exercise exercise = exerciseFor("001.shapes", "Ada");
    CHECK(exercise.columns[0].rule == "given");
    CHECK_FALSE(exercise.columns[0].numbers[0].blank);
    CHECK(exercise.context_note == "The first 3 of 64 columns.");
    CHECK(exercise.about.find("the first of 8 heads") != std::string::npos);
}

TEST_CASE("whatever a layer is set to, its key is what the printed numbers give, or there is no sheet")
{
    int sheets = 0, refused = 0;
    for (const char* id : {"000.causal.neg_inf", "003.dropout.weights", "000.mha"})
        for (const Option& option : options())
            for (int value = 0; value < int(option.values.size()); ++value) {
                Scene scene = sceneNamed(id);
                option.set(scene.config, value);
                if (!plan(scene))
                    continue;
                CAPTURE(std::string(option.path) + " " + std::string(option.values[value].name));
                const auto student = studentScene(scene, seedOfName("Ada"));
                const auto exercise = student ? exerciseOf(*student) : Result<Exercise>(student.error());
                ++(exercise ? sheets : refused);
                if (exercise)
                    Learner(*exercise).work();
                else
                    CHECK(exercise.error().message.size() > 20);
            }
    CHECK(sheets > 60);
    CHECK(refused > 0);
}

TEST_CASE("what is hidden where no sheet has it leaves the row to be worked out, and what does nothing has no sheet")
{
    Scene lesson = sceneNamed("003.mha");
    lesson.view = View();
    lesson.view->hidden = {{"output", {0, 3}}};
    Exercise exercise = exerciseFor(lesson, "Ada");
    CHECK(exercise.row == "starts");
    CHECK(exercise.columns.back().numbers[0].blank);
    Scene ones = sceneNamed("000.dropout.ones");
    ones.config.dropout.train = false;
    const auto refused = exerciseOf(ones);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.find("nothing of this layer is left") == 0);
}

TEST_CASE("the factor of a dropout is the layer's own, also where that is a mistake")
{
    Scene lesson = sceneNamed("003.dropout.weights");
    lesson.config.dropout.p = 0.2;
    CHECK(exerciseFor(lesson, "Ada").columns.back().rule == "kept: w × 1.250");
    lesson.config.dropout.factor = DropoutFactor::OneOverP;
    CHECK(exerciseFor(lesson, "Ada").columns.back().rule == "kept: w × 5.000");
}

TEST_CASE("random layers get a sheet whose key is right, or a sentence that says why they get none")
{
    int sheets = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const Scene scene = number % 3 ? test::randomScene(number, {3, 8, 4, 2, 3})
                                       : test::withOverrides(test::randomScene(number, {3, 8, 4, 2, 3}), number);
        const auto student = studentScene(scene, number);
        const auto exercise = student ? exerciseOf(*student) : Result<Exercise>(student.error());
        CAPTURE(number);
        if (!exercise) {
            CHECK(exercise.error().message.size() > 20);
            continue;
        }
        ++sheets;
        Learner(*exercise).work();
    }
    CHECK(sheets > 30);
}

TEST_CASE("what no page holds is refused in one sentence")
{
    std::vector<float> numbers(40 * 3);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = float(i % 7) / 10;
    Scene scene;
    scene.inputs = {{"x", Tensor({40, 3}, numbers)}};
    scene.config.d_in = scene.config.d_out = 3;
    const auto refused = exerciseOf(scene);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message == "a row of 40 keys does not fit on a page: a sheet has at most 12");
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    const auto first = exerciseOf(scene);
    REQUIRE_MESSAGE(first, first.error().message);
    CHECK(first->labels.size() == 12);
    CHECK(first->course.find("The first 12 of 40 tokens.") != std::string::npos);
    scene.config.starts_from = StartsFrom::Weights;
    CHECK_FALSE(studentScene(scene, 1));
}

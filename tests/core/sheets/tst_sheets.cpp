// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises for a class: each student's own numbers, and answers that plain arithmetic with the printed numbers gives.
#include "core/headless/commands.h"
#include "core/lessons/lesson.h"
#include "core/scene/options.h"
#include "core/sheets/classanswers.h"
#include "core/sheets/classlist.h"
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
    std::erase(text, '('); // of a factor
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
                worked += (term.factor.empty() ? 1 : read(term.factor)) * read(term.number.factor());
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
        if (column.title == "scaled") {
            const auto root = column.rule.find("√");
            return m_before[key] / (root == std::string::npos ? after(" / ") : std::sqrt(after("√")));
        }
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
        if (column.title != "after dropout" || !m_weighed ||
            m_exercise.map_title == "Fill in your row.") // else the map has what comes before a dropout of weights
            m_mapped = now;
    }

    void context()
    {
        for (const SheetSum& sum : m_exercise.context) {
            double worked = 0;
            for (const SheetTerm& term : sum.terms)
                worked += m_before[std::size_t(term.index)] * read(term.number.factor());
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
          "the sink of this layer takes a share of each row, but a worksheet has no column for it");
    CHECK(refusal("today.10.cross") ==
          "a worksheet needs self-attention, but the keys of this layer come from a memory");
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
            CHECK(exercise.about.find(" 0 sentences") == std::string::npos);
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
    CHECK(exercise.task == "Work out the row of “starts”. Round every intermediate result to 3 decimals.");
    CHECK(exercise.sentence);
    REQUIRE(exercise.inputs.size() == 2);
    CHECK(exercise.inputs[1].title == "W_query");
    CHECK(exercise.inputs[1].rows == std::vector<std::string>{"in 0", "in 1", "in 2"});
    REQUIRE(exercise.sums.size() == 2);
    CHECK(exercise.sums[0].written); // the example
    CHECK_FALSE(exercise.sums[0].result.blank);
    CHECK(exercise.sums[1].result.blank);
    std::vector<std::string> titles;
    for (const SheetColumn& column : exercise.columns)
        titles.push_back(column.title + ": " + column.rule);
    CHECK(titles == std::vector<std::string>{"score: s = q · k", "scaled: z = s / √2", "exponential: e to the z",
                                             "weight: exponential / sum"});
    CHECK(exercise.columns[0].numbers[3].mark == "masked");
    CHECK(exercise.columns[3].numbers[3].mark == "0");
    CHECK(exercise.columns[2].sum->blank);
    CHECK(exercise.columns[3].sum->text() == "1.000");
    CHECK(exercise.context.size() == 2);
    CHECK(exercise.context[0].terms.size() == 6); // the learner knows whose weight is 0
    CHECK(exercise.asked == "Which word does “starts” look at the most?");
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
    CHECK(exercise.inputs_note.find("A blank in k has the same value as q in that column.") != std::string::npos);
    // Nor does the value in the line of the context, which the key has.
    const auto terms = [&](std::size_t column) -> const std::vector<SheetTerm>& {
        return exercise.context[column].terms;
    };
    const auto own_term = std::ranges::find(terms(1), exercise.chosen, &SheetTerm::index);
    REQUIRE(own_term != terms(1).end());
    CHECK(own_term->text(false) == "…");
    CHECK(own_term->text(true) == exercise.sums[1].result.factor());
    for (const SheetTerm& term : terms(1))
        CHECK((term.text(false) == "…") == (term.index == exercise.chosen));
    for (const SheetTerm& term : terms(0))
        CHECK(term.text(false) == term.number.factor());
    CHECK(exerciseFor("003.param.seed123", "Ada").inputs_note.find("A blank in") == std::string::npos);
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

TEST_CASE("no weight is asked for that the others of its row tell")
{
    Scene lesson = sceneNamed("000.causal.neg_inf");
    lesson.view = View{};
    lesson.view->hidden = {{"weights", {0, 0, 4}}, {"weights", {0, 0, 5, 1}}};
    Exercise whole = *exerciseOf(lesson);
    CHECK_FALSE(whole.map->numbers[5 * 6 + 1].blank); // of another row
    CHECK(whole.map->numbers[4 * 6 + 1].blank);
    for (const SheetAnswer& answer : answersOf(whole))
        CHECK(answer.step != "step");
    lesson.view->hidden = {{"weights", {0, 0, 4, 1}}};
    Exercise one = *exerciseOf(lesson);
    CHECK(std::ranges::count_if(one.columns.back().numbers,
                                [](const SheetNumber& number) { return number.blank && number.mark.empty(); }) == 2);
    CHECK(one.map->numbers[4 * 6 + 1].blank);
    CHECK(one.map->numbers[4 * 6 + 4].blank);
    Learner(one).work();
}

TEST_CASE("a head that is switched off says so, and has no values to weigh")
{
    Scene lesson = sceneNamed("000.mha");
    lesson.config.heads_off = {0};
    const Exercise exercise = *exerciseOf(lesson);
    CHECK(exercise.about.find("turned off") != std::string::npos);
    CHECK(std::ranges::none_of(exercise.given, [](const SheetTable& table) { return table.title == "v"; }));
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
    CHECK(blanks == 5 + 5 + 1 + 5); // exponentials, weights, their sum and the row of the map
    for (const SheetNumber& score : exercise.columns[0].numbers)
        CHECK_FALSE(score.blank);
    Learner learner(exercise);
    learner.work();
}

TEST_CASE("a map is on the page where it has something to fill in")
{
    Scene lesson = sceneNamed("000.causal_class.dropout");
    lesson.view = View();
    lesson.view->hidden = {{"masked", {0, 0, 4}}};
    CHECK_FALSE(exerciseFor(lesson, "Ada").map);
    lesson.view->hidden = {{"weights", {0, 0, 4}}};
    CHECK(exerciseFor(lesson, "Ada").map_title == "Fill in your row of the map with the weights before dropout.");
    lesson.view->hidden = {{"dropped", {0, 0, 4}}};
    Exercise exercise = exerciseFor(lesson, "Ada");
    CHECK(exercise.map_title == "Fill in your row.");
    CHECK(exercise.map->numbers[4 * 6].blank);
    CHECK_FALSE(exercise.columns[4].numbers[0].blank); // kept or not is given
    Learner(exercise).work();
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
    CHECK(exercise.about.find("head 1 (0 to 1)") != std::string::npos);
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
    CHECK(exercise.context_note == "Work out the first 3 of 64 columns.");
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
    CHECK(refused.error().message.find("this layer has nothing to work out") == 0);
}

TEST_CASE("a name whose numbers leave nothing to find out gets the next seed's, and the same ones every time")
{
    int moved = 0;
    for (const char* id : {"000.causal.neg_inf", "003.dropout.weights", "000.mha"})
        for (int number = 0; number < 60; ++number) {
            const Scene scene = sceneNamed(id);
            const std::uint64_t seed = seedOfName(std::to_string(number));
            auto made = studentExercise(scene, seed);
            REQUIRE_MESSAGE(made, made.error().message);
            CAPTURE(std::string(id) + " " + std::to_string(number));
            CHECK(isUsable(made->exercise));
            CHECK(made->seed >= seed);
            moved += made->seed != seed;
            const auto again = studentExercise(scene, seed);
            CHECK(again->seed == made->seed);
            const auto plain = exerciseOf(*studentScene(scene, made->seed));
            CHECK(plain->columns.back().numbers.back().text() == made->exercise.columns.back().numbers.back().text());
        }
    CHECK(moved > 0);
}

TEST_CASE("equal scores, weights of 0 and 1, and a row of one key are no exercise, unless the lesson has no other")
{
    const auto exercise = [](std::vector<double> scores, std::vector<std::string> marks, std::vector<double> weights) {
        Exercise made;
        made.columns = {{"score", "", {}, {}}, {"weight", "", {}, {}}};
        for (std::size_t key = 0; key < scores.size(); ++key) {
            made.columns[0].numbers.push_back({scores[key], 3, true, marks[key]});
            made.columns[1].numbers.push_back({weights[key], 3, true, marks[key]});
        }
        return made;
    };
    const std::vector<std::string> open = {"", "", ""};
    Exercise good = exercise({0.3, 0.5, 0.1}, open, {0.3, 0.4, 0.3});
    Exercise equal = exercise({0.3, 0.3, 0.3}, open, {0.333, 0.333, 0.333});
    Exercise hard = exercise({9, 0, -5}, open, {0.9999, 0.0001, 0});
    Exercise alone = exercise({0.3, 0, 0}, {"", "masked", "masked"}, {1, 0, 0});
    CHECK(isUsable(good));
    CHECK_FALSE(isUsable(equal));
    CHECK_FALSE(isUsable(hard));
    CHECK_FALSE(isUsable(alone));
    const Scene ones = sceneNamed("000.dropout.ones"); // the lesson's own numbers are all the same
    const auto still = studentExercise(ones, 7);
    CHECK(still);
}

TEST_CASE("the factor of a dropout is the layer's own, also where that is a mistake")
{
    Scene lesson = sceneNamed("003.dropout.weights");
    lesson.config.dropout.p = 0.2;
    CHECK(exerciseFor(lesson, "Ada").columns.back().rule == "kept: w × 1.250");
    lesson.config.dropout.factor = DropoutFactor::OneOverP;
    CHECK(exerciseFor(lesson, "Ada").columns.back().rule == "kept: w × 5");
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
    CHECK(refused.error().message == "a row of 40 keys does not fit on a page; a worksheet has room for at most 12");
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    const auto first = exerciseOf(scene);
    REQUIRE_MESSAGE(first, first.error().message);
    CHECK(first->labels.size() == 12);
    CHECK(first->task.find("The sheet shows the first 12 of 40 tokens.") != std::string::npos);
    scene.config.starts_from = StartsFrom::Weights;
    CHECK_FALSE(studentScene(scene, 1));
}

TEST_CASE("the mask is for the learner to fill in, and nothing on the sheet tells it")
{
    Exercise exercise = exerciseFor("000.causal.neg_inf", "Ada");
    REQUIRE(exercise.mask);
    for (std::size_t query = 0; query < 6; ++query)
        for (std::size_t key = 0; key < 6; ++key)
            CHECK((exercise.mask->numbers[query * 6 + key].mark == "×") == (key > query));
    CHECK(tableOf(exercise, "k")->rows.size() == 6);
    forEachNumber(exercise, [](const SheetNumber& number) { CHECK((number.mark.empty() || number.blank)); });
    CHECK(exercise.inputs_note.find("A word may look at itself and at the words before it.") == 0);
    CHECK(exercise.inputs_note.find("W_query turns") != std::string::npos);
    // What is hidden in the picture is all that is asked for, and a mask without a rule is given.
    Scene hiding = sceneNamed("000.causal.neg_inf");
    hiding.view = View{};
    hiding.view->hidden = {{"weights", {0, 0, 4}}};
    CHECK_FALSE(exerciseFor(hiding, "Ada").mask);
    CHECK_FALSE(exerciseFor("000.simple.softmax", "Ada").mask);
}

TEST_CASE("the words of a sheet fit what the layer does")
{
    const auto rules = [](const Exercise& exercise) {
        std::string all;
        for (const SheetColumn& column : exercise.columns)
            all += column.title + " ";
        return all;
    };
    CHECK(exerciseFor("003.mha", "Ada").inputs_note.find("this layer has 2 heads.") != std::string::npos);
    CHECK(rules(exerciseFor("003.mha", "Ada")) == "score exponential weight "); // of head size 1 there is no scale
    CHECK(exerciseFor("000.dropout.ones", "Ada").about == "Dropout on ones.");
    const Exercise dropout = exerciseFor("000.causal_class.dropout", "Ada");
    CHECK(dropout.map_title == "Fill in your row of the map with the weights before dropout.");
    const SheetColumn& kept = *std::ranges::find(dropout.columns, "kept?", &SheetColumn::title);
    for (std::size_t key = 0; key < kept.numbers.size(); ++key)
        CHECK(kept.numbers[key].mark.empty() == (int(key) <= dropout.chosen));
    CHECK(dropout.columns.back().rule == "kept: w × 2");
}

TEST_CASE("the answers of a class are a table, each under the name of its blank")
{
    std::vector<StudentSheet> sheets;
    for (const char* name : {"Ada", "=SUM(A1)", "Müller, \"Max\""})
        sheets.push_back({name, seedOfName(name), exerciseFor("000.causal.neg_inf", name)});
    const std::string csv = answersCsv(sheets);
    CHECK(csv.starts_with("name,seed,tolerance,q1,score · Your,score · journey,score · starts,scaled · Your,"));
    CHECK(csv.find("\n'=SUM(A1),") != std::string::npos);
    CHECK(csv.find("\n\"Müller, \"\"Max\"\"\",") != std::string::npos);
    const std::vector<SheetAnswer> answers = answersOf(sheets[0].exercise);
    CHECK(answers.size() == 1 + 3 * 4 + 1 + 2);
    CHECK(answers.back().name() == "c1");
    std::string line = "\nAda," + std::to_string(seedOfName("Ada")) + ",0.01";
    for (const SheetAnswer& answer : answers)
        line += "," + std::string(answer.number->value < 0 ? "-" : "") +
                answer.number->text().substr(answer.number->value < 0 ? std::string("−").size() : 0);
    CHECK(csv.find(line + "\n") != std::string::npos);
}

TEST_CASE("sheets with other blanks share a table by the names of their blanks")
{
    std::vector<StudentSheet> sheets;
    for (const char* name : {"Ada", "Bob"})
        sheets.push_back({name, seedOfName(name), exerciseFor("000.causal.neg_inf", name)});
    const auto answerOf = [&](std::size_t sheet, const std::string& name) {
        for (const SheetAnswer& answer : answersOf(sheets[sheet].exercise))
            if (answer.name() == name)
                return answer;
        return SheetAnswer();
    };
    answerOf(0, "score · journey").number->blank = false; // as where another row leaves other keys out
    answerOf(1, "score · starts").number->blank = false;
    const std::vector<SheetAnswer> blanks = blanksOf(sheets);
    REQUIRE(blanks.size() == answersOf(sheets[0].exercise).size() + 1);
    const auto place = [&](const std::string& name) {
        return std::ranges::find(blanks, name, &SheetAnswer::name) - blanks.begin();
    };
    CHECK(std::max(place("score · starts"), place("score · journey")) < place("scaled · Your"));
    const auto answers = answersOf(sheets[1].exercise);
    CHECK_FALSE(answerTo(blanks[std::size_t(place("score · starts"))], answers));
    for (const SheetAnswer& answer : answers)
        CHECK(answerTo(answer, answers)->number == answer.number);
    const std::string csv = answersCsv(sheets), bob = csv.substr(csv.find("\nBob,") + 1);
    const auto cells = std::ranges::count(csv.substr(0, csv.find('\n')), ',');
    CHECK(std::ranges::count(bob.substr(0, bob.find('\n')), ',') == cells);
    std::string bank = questionBank(sheets, "Class");
    CHECK(bank.find("score · starts, Ada") != std::string::npos);
    CHECK(bank.find("score · starts, Bob") == std::string::npos);
    CHECK(bank.find("scaled · Your, Bob") != std::string::npos);
}

TEST_CASE("a class list is names, or a table with a column of names")
{
    const auto read = [](const std::string& list) {
        std::vector<std::string> names = namesOfClass(list);
        std::erase(names, "");
        return names;
    };
    using Names = std::vector<std::string>;
    CHECK(read("Ada Lovelace\r\nBob\r\n") == Names{"Ada Lovelace", "Bob"});
    CHECK(read("Lovelace, Ada\nHopper, Grace\n") == Names{"Lovelace, Ada", "Hopper, Grace"});
    CHECK(read("Name;Matrikel\nMüller;123\n\"O'Neil; Sue\";4\n") == Names{"Müller", "O'Neil; Sue"});
    CHECK(read("Müller;123\nŁoś;4\n") == Names{"Müller", "Łoś"});
    CHECK(read("ID,NAME,mail\n1,Ada,a@b\n2,Bob,b@b\n") == Names{"Ada", "Bob"});
    CHECK(read("Vorname\tNachname\tID-Nummer\nAda\tLovelace\t1\n") == Names{"Ada Lovelace"});
    CHECK(read("\"Last name\",\"First name\"\n\"Hopper\",\"Grace\"\n") == Names{"Grace Hopper"});
    CHECK(read("Name;Vorname\nLovelace;Ada\n") == Names{"Ada Lovelace"});
    CHECK(read("\"Names\"\n\"Ada\"\n") == Names{"Ada"});
}

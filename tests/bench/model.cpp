// SPDX-License-Identifier: GPL-3.0-or-later
// A model of GPT-2's size: opened, passed through for the first time and again, and gone on with after an edit in its middle,
// beside PyTorch making the same pass (passes.py).
#include "core/model/modelpass.h"
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace attn::bench {

namespace {

constexpr int token_count = 32, edited_layer = 6;

// A folder that is gone with the object.
class Folder {
public:
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "attnscope_model_XXXXXX").string();
        m_path = mkdtemp(name.data()) ? name : std::string();
    }
    ~Folder()
    {
        std::error_code fault;
        if (!m_path.empty())
            std::filesystem::remove_all(m_path, fault);
    }
    const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

// passes.py: asked by a line, answers with a line.
class Passes {
public:
    explicit Passes(const std::vector<std::string>& words)
    {
        std::vector<std::string> all = {"/usr/bin/python3", ATTNSCOPE_BENCH_SOURCES "/passes.py"};
        all.insert(all.end(), words.begin(), words.end());
        std::vector<char*> arguments;
        for (std::string& word : all)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        std::array<int, 2> asked{}, answered{};
        if (pipe(asked.data()) != 0 || pipe(answered.data()) != 0)
            return;
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, asked[0], 0);
        posix_spawn_file_actions_adddup2(&actions, answered[1], 1);
        for (const int each : {asked[0], asked[1], answered[0], answered[1]})
            posix_spawn_file_actions_addclose(&actions, each);
        if (posix_spawn(&m_process, arguments[0], &actions, nullptr, arguments.data(), environ) != 0)
            m_process = 0;
        posix_spawn_file_actions_destroy(&actions);
        close(asked[0]);
        close(answered[1]);
        m_asks = fdopen(asked[1], "w");
        m_answers = fdopen(answered[0], "r");
    }
    Passes(const Passes&) = delete;
    Passes& operator=(const Passes&) = delete;
    ~Passes() { ended(); }

    std::string line()
    {
        std::array<char, 256> text{};
        return m_answers && std::fgets(text.data(), text.size(), m_answers) ? text.data() : "";
    }
    // Seconds of a pass, of its part behind the edited layer, and the token that it finds most probable.
    struct Answer {
        double whole = std::numeric_limits<double>::quiet_NaN(), rest = whole;
        long token = -1;
    };
    Answer pass()
    {
        std::fputs("\n", m_asks);
        std::fflush(m_asks);
        Answer answer;
        std::sscanf(line().c_str(), "%lf %lf %ld", &answer.whole, &answer.rest, &answer.token);
        return answer;
    }
    // Waits for its end; whether it was a good one.
    bool ended()
    {
        for (std::FILE** each : {&m_asks, &m_answers})
            if (std::FILE* file = std::exchange(*each, nullptr))
                std::fclose(file);
        int status = 1;
        return m_process > 0 && waitpid(std::exchange(m_process, 0), &status, 0) > 0 && status == 0;
    }

private:
    pid_t m_process = 0;
    std::FILE *m_asks = nullptr, *m_answers = nullptr;
};

// The value, or the end of the program with what was wrong.
template <class Value> Value taken(Result<Value> result)
{
    if (!result) {
        std::fprintf(stderr, "model: %s\n", result.error().message.c_str());
        std::exit(1);
    }
    return std::move(*result);
}

template <class Work> double secondsOf(Work work)
{
    const double before = now();
    work();
    return now() - before;
}

void measure(const std::string& path, int threads, int rounds)
{
    std::vector<std::int64_t> ids;
    for (std::int64_t i = 0; i < token_count; ++i)
        ids.push_back(i * 37);
    Passes torch({"serve", path, std::to_string(token_count), std::to_string(threads), std::to_string(edited_layer)});
    const bool compared = torch.line() == "ready\n";

    ModelPtr model;
    ModelPassPtr warm;
    std::unique_ptr<ModelRunner> kept;
    Passes::Answer answer;
    std::vector<double> rests;
    std::vector<Contestant> contestants;
    contestants.push_back({"open", [&] { return secondsOf([&] { model = taken(openModel(path)); }); }});
    contestants.push_back({"first pass", [&] {
                               kept.reset();
                               kept = std::make_unique<ModelRunner>(model, false, threads);
                               return secondsOf([&] { warm = taken(kept->run(ids, {}, {})); });
                           }});
    contestants.push_back({"single pass, nothing kept", [&] {
                               ModelRunner once(model, true, threads);
                               return secondsOf([&] { taken(once.run(ids, {}, {})); });
                           }});
    contestants.push_back({"warm pass", [&] { return secondsOf([&] { warm = taken(kept->run(ids, {}, {})); }); }});
    contestants.push_back(
        {"edit in layer 6", [&, value = 0.0f]() mutable {
             Scene scene = kept->parameters(edited_layer);
             scene.overrides.set("weights", {0, 0, 20, 3}, value += 0.125f);
             return secondsOf([&] { taken(kept->runFrom(*warm, edited_layer, {{edited_layer, scene}}, {})); });
         }});
    if (compared)
        contestants.push_back({"PyTorch's pass", [&] {
                                   answer = torch.pass();
                                   rests.push_back(answer.rest);
                                   return answer.whole;
                               }});
    model = taken(openModel(path)); // the rounds begin with different ones
    kept = std::make_unique<ModelRunner>(model, false, threads);
    warm = taken(kept->run(ids, {}, {}));
    const auto times = pairedRounds(contestants, rounds);
    std::printf("%lld million parameters, %d tokens; %d thread%s\n",
                static_cast<long long>(model->tensors.parameters / 1000000), token_count, threads,
                threads == 1 ? "" : "s");
    for (std::size_t i = 0; i < contestants.size(); ++i) {
        std::printf("  %-26s %s", contestants[i].name.c_str(), duration(median(times[i])).c_str());
        if (compared && i > 0 && i + 1 < contestants.size()) {
            const bool rest = contestants[i].name.starts_with("edit");
            std::printf("   PyTorch / this %6.2f%s",
                        medianRatio(rest ? std::vector(rests.end() - rounds, rests.end()) : times.back(), times[i]),
                        rest ? " (of the same blocks)" : "");
        }
        std::printf("\n");
    }
    const std::span<const float> logits = warm->logits.values();
    const auto token = std::ranges::max_element(logits) - logits.begin();
    if (compared && answer.token != token)
        std::printf("  PyTorch finds token %ld most probable, this %ld\n", answer.token, static_cast<long>(token));
    if (!compared)
        std::printf("  no PyTorch to compare with (python3-torch)\n");
}

} // namespace

int modelPart(const Arguments& arguments)
{
    std::string path = arguments.word(0);
    Folder made;
    if (path.empty()) {
        path = made.path();
        if (path.empty() || !Passes({"make", path}).ended()) {
            std::fputs("model: passes.py cannot make a model: python3-torch is missing; name one: model PATH\n",
                       stderr);
            return 1;
        }
    }
    for (const int threads : arguments.threads())
        measure(path, threads, arguments.rounds());
    return 0;
}

} // namespace attn::bench

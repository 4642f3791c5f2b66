// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/childprocess.h"

#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace attn::test {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder()
{
    std::string name = (fs::temp_directory_path() / "attnscope-test-XXXXXX").string();
    if (!mkdtemp(name.data()))
        throw std::runtime_error("no scratch folder");
    m_path = name;
    fs::permissions(m_path, fs::perms(0755));
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

std::string ScratchFolder::write(const std::string& name, const std::string& content) const
{
    std::ofstream(m_path / name, std::ios::binary) << content;
    return file(name);
}

std::string ScratchFolder::read(const std::string& name) const
{
    std::ifstream in(m_path / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

namespace {

// In the child: becomes the program, or ends with 125.
[[noreturn]] void becomeChild(const std::string& program, const std::vector<std::string>& arguments,
                              const ChildSetting& setting, const std::string& out, const std::string& err)
{
    const int out_file = open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    const int err_file = open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    const int null = open("/dev/null", O_RDONLY);
    if (dup2(null, 0) < 0 || dup2(out_file, 1) < 0 || dup2(err_file, 2) < 0 || chdir(setting.folder.c_str()) != 0)
        _exit(125);
    constexpr unsigned nobody = 65534;
    if (setting.as_nobody && (setgid(nobody) != 0 || setuid(nobody) != 0))
        _exit(125);
    if (setting.prepare)
        setting.prepare();
    std::vector<char*> words = {const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    std::vector<char*> environment = {const_cast<char*>("PATH=/usr/bin:/bin")};
    for (const std::string& variable : setting.environment)
        environment.push_back(const_cast<char*>(variable.c_str()));
    environment.push_back(nullptr);
    execve(program.c_str(), words.data(), environment.data());
    _exit(125);
}

double seconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

} // namespace

ChildRun runChild(const std::string& program, const std::vector<std::string>& arguments, const ChildSetting& setting)
{
    const ScratchFolder streams;
    const std::string out = setting.stdout_to.empty() ? streams.file("out") : setting.stdout_to,
                      err = streams.file("err");
    const pid_t child = fork();
    if (child == 0)
        becomeChild(program, arguments, setting, out, err);
    if (child > 0 && setting.meanwhile)
        setting.meanwhile(child);
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child)
        throw std::runtime_error("the program could not be started");
    ChildRun run;
    run.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    run.out = setting.stdout_to.empty() ? streams.read("out") : "";
    run.err = streams.read("err");
    run.cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    run.peak_kib = usage.ru_maxrss;
    return run;
}

} // namespace attn::test

// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a program and waits: what it printed, how it ended, what it cost. Also a folder for its files.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace attn::test {

struct ChildRun {
    int status = -1; // exit status; -N when signal N ended it
    std::string out, err;
    double cpu_seconds = 0; // of user and system together: other work on the machine does not count
    long peak_kib = 0;
};

struct ChildSetting {
    std::filesystem::path folder;           // to start in, and for its output
    std::vector<std::string> environment;   // "NAME=value", beside PATH; nothing of the test's own
    bool as_nobody = false;                 // run as user 65534; wants root
    std::string stdout_to;                  // a file for stdout instead of ChildRun::out
    std::function<void()> prepare;          // called in the child before it becomes the program
    std::function<void(int pid)> meanwhile; // called here while it runs
};

// A folder of its own under the system's temporary one, readable by all; gone at the end.
class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::string file(const std::string& name) const { return (m_path / name).string(); }
    std::string write(const std::string& name, const std::string& content) const;
    std::string read(const std::string& name) const;

private:
    std::filesystem::path m_path;
};

// The test itself should be small in memory: a child begins as a copy of it, which counts in peak_kib.
ChildRun runChild(const std::string& program, const std::vector<std::string>& arguments, const ChildSetting& setting);

} // namespace attn::test

// SPDX-License-Identifier: GPL-3.0-or-later
// A process that may open no more files.
#pragma once

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

namespace attn {

// While this lives every open() fails; what is open stays so. Descriptors are used up, not forbidden: poll() wants a limit
// above the number of those that it waits for.
class NoDescriptors {
public:
    NoDescriptors()
    {
        constexpr rlim_t most = 256;
        getrlimit(RLIMIT_NOFILE, &m_before);
        const rlimit limit{most, m_before.rlim_max};
        setrlimit(RLIMIT_NOFILE, &limit);
        for (int descriptor; (descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0;)
            m_used.push_back(descriptor);
    }
    ~NoDescriptors()
    {
        for (const int descriptor : m_used)
            close(descriptor);
        setrlimit(RLIMIT_NOFILE, &m_before);
    }
    NoDescriptors(const NoDescriptors&) = delete;
    NoDescriptors& operator=(const NoDescriptors&) = delete;

private:
    rlimit m_before{};
    std::vector<int> m_used;
};

} // namespace attn

# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that no thread, in the tests either, waits on an atomic, as std::barrier, std::latch and std::counting_semaphore do: GCC's
# library for Windows can lose the wake-up. std::stop_token and std::jthread are not in every library. Threads of the window are
# QtThread, which says why. ROOT is the folder of the sources.
set(faults "")
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/ui/*.h
     ${ROOT}/ui/*.cpp ${ROOT}/tests/*.h ${ROOT}/tests/*.cpp)
list(LENGTH files count)
if(count LESS 1000)
    message(FATAL_ERROR "only ${count} sources: is ROOT right?")
endif()
foreach(file ${files})
    file(STRINGS ${ROOT}/${file} lines REGEX "#include <(barrier|latch|semaphore|stop_token)>|std::(jthread|atomic_wait|atomic_notify)|JoiningThread|std::thread([^:]|$)")
    foreach(line ${lines})
        if(NOT line MATCHES "^ *//" AND (file MATCHES "^(ui|app)/" OR NOT line MATCHES "JoiningThread|std::thread"))
            string(STRIP "${line}" line)
            string(APPEND faults "${file}: ${line}\n")
        endif()
    endforeach()
endforeach()
if(faults)
    message(FATAL_ERROR "use a condition variable, StopToken, and JoiningThread, or in the window QtThread, instead:\n${faults}")
endif()

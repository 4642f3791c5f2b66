# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that an object file of the kernels defines nothing that others can see but its table. An inline function that was
# compiled for a newer machine, and that the linker took for the whole program, would end it on an older one.
# NM: the program; OBJECT: the file; LEVEL: its name.
execute_process(COMMAND ${NM} -C --defined-only ${OBJECT} OUTPUT_VARIABLE symbols RESULT_VARIABLE status)
if(status)
    message(FATAL_ERROR "${NM} cannot read ${OBJECT}")
endif()
string(REGEX REPLACE "\n$" "" symbols "${symbols}")
string(REPLACE "\n" ";" symbols "${symbols}")
set(tables 0)
set(faults "")
foreach(symbol IN LISTS symbols)
    if(symbol MATCHES "^[0-9a-f]+ [DR] attn::cpu::levels::${LEVEL}$")
        math(EXPR tables "${tables} + 1")
    elseif(NOT symbol MATCHES "^[0-9a-f]+ [a-tz] ") # lower case: local; u, v and w are not
        string(APPEND faults "${symbol}\n")
    endif()
endforeach()
if(faults OR NOT tables EQUAL 1)
    message(FATAL_ERROR "${OBJECT} defines ${tables} tables named ${LEVEL}, and for all to see:\n${faults}")
endif()

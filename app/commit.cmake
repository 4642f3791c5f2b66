# SPDX-License-Identifier: GPL-3.0-or-later
# Writes HEADER with the commit that the sources in ROOT are of: as git says, else as an archive of the sources says in
# app/commit.txt (git archive puts it there), else none.
set(commit "")
if(EXISTS ${ROOT}/.git)
    execute_process(COMMAND git -C ${ROOT} rev-parse --short HEAD OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE
        ERROR_QUIET)
else()
    file(READ ${ROOT}/app/commit.txt commit)
    string(STRIP "${commit}" commit)
    if(NOT commit MATCHES "^[0-9a-f]+$")
        set(commit "")
    endif()
endif()
file(WRITE ${HEADER} "#define ATTNSCOPE_COMMIT \"${commit}\"\n")

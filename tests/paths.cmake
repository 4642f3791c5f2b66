# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that no text becomes a path, and no path text, but by core/io/files/path.h: std::filesystem's own ways mean another
# encoding on Windows. What its functions are called with begins with pathOf(), or with a std::filesystem::path named `place`;
# streams open files likewise; and folders end where folderPartOf() says. ROOT is the folder of the sources.
set(faults "")
set(functions "absolute|canonical|copy|copy_file|create_directory|create_directories|create_hard_link|directory_iterator|exists|file_size|is_directory|is_regular_file|last_write_time|permissions|read_symlink|remove|remove_all|rename|resize_file|status|symlink_status|weakly_canonical")
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp)
list(LENGTH files count)
if(count LESS 500)
    message(FATAL_ERROR "only ${count} sources: is ROOT right?")
endif()
foreach(file ${files})
    if(file MATCHES "^core/io/files/path\\.cpp$|^core/backends/cuda/gpu/|^core/(backends/cpu/corecache|engine/freememoryposix)\\.cpp$") # Linux' own files
        continue()
    endif()
    file(STRINGS ${ROOT}/${file} lines REGEX "filesystem|fs::|string\\(\\)|fstream|rfind|find_last_of")
    foreach(line ${lines})
        set(rest "${line}")
        foreach(pass RANGE 1) # a call may be the other's argument
            string(REGEX REPLACE "((filesystem|fs)::(${functions})|[io]?fstream [a-z_]+)\\((attn::)?(pathOf\\(|place|status\\))" "pathOf(" rest "${rest}")
        endforeach()
        if(rest MATCHES "(filesystem|fs)::path(\\(| [a-z_]+[({])" OR rest MATCHES "(filesystem|fs)::(${functions})\\("
           OR rest MATCHES "[io]?fstream [a-z_]+\\(" OR rest MATCHES "(rfind|find_last_of)\\((\"/|'/')"
           OR rest MATCHES "(path|file|folder|place|name|stem|entry)(\\(\\))?\\.(generic_)?string\\(\\)")
            string(STRIP "${line}" line)
            string(APPEND faults "${file}: ${line}\n")
        endif()
    endforeach()
endforeach()
if(faults)
    message(FATAL_ERROR "paths that core/io/files/path.h knows nothing of:\n${faults}")
endif()

# SPDX-License-Identifier: GPL-3.0-or-later
# Unity builds: the sources of a folder are compiled as one, so that headers and templates cost once for each folder instead of
# once for each file. The preset `dev` compiles them one by one (-DATTNSCOPE_UNITY=OFF), which is faster after a change.
option(ATTNSCOPE_UNITY "Compile the sources of each folder as one" ON)

# Which files are compiled together depends on the folder alone, so a new file never makes names meet in another folder. Files
# with options of their own are left out by CMake.
function(unity_by_folder target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${ATTNSCOPE_UNITY} UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE path)
        cmake_path(GET path PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        string(REPLACE "/" "_" group "${folder}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${group}")
    endforeach()
endfunction()

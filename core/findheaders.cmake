# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries that are headers alone, from an installed package or from any folder on CMAKE_PREFIX_PATH that holds the headers,
# as they are unpacked: a machine with a GPU seldom has the packages.

# find_headers(Eigen3 Eigen3::Eigen Eigen/Dense): `target`, by the package's own configuration, else of the folder with `header`.
function(find_headers package target header)
    find_package(${package} QUIET CONFIG)
    if(NOT TARGET ${target})
        find_path(${package}_HEADERS ${header} PATH_SUFFIXES include eigen3 include/eigen3 single_include)
        if(NOT ${package}_HEADERS)
            message(FATAL_ERROR "${package} was not found: install it, or name a folder with ${header} in CMAKE_PREFIX_PATH")
        endif()
        add_library(${target} INTERFACE IMPORTED GLOBAL)
        set_target_properties(${target} PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${${package}_HEADERS})
    endif()
endfunction()

# zlib's library is on every machine, the link that its headers' package adds is not.
find_library(ZLIB_LIBRARY NAMES z libz.so.1)
find_package(ZLIB REQUIRED)

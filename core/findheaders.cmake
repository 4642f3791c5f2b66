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

# md4c, which reads Markdown: the installed library, else its own two files from any such folder.
find_path(MD4C_HEADERS md4c.h PATH_SUFFIXES include src)
find_library(MD4C_LIBRARY NAMES md4c)
if(MD4C_HEADERS AND MD4C_LIBRARY)
    add_library(md4c::md4c UNKNOWN IMPORTED)
    set_target_properties(md4c::md4c PROPERTIES IMPORTED_LOCATION ${MD4C_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${MD4C_HEADERS})
elseif(MD4C_HEADERS AND EXISTS ${MD4C_HEADERS}/md4c.c)
    enable_language(C)
    add_library(attnscope_md4c STATIC ${MD4C_HEADERS}/md4c.c)
    target_include_directories(attnscope_md4c SYSTEM PUBLIC ${MD4C_HEADERS})
    add_library(md4c::md4c ALIAS attnscope_md4c)
else()
    message(FATAL_ERROR "md4c was not found: install it (Debian: libmd4c-dev), or name a folder with md4c.h and md4c.c in CMAKE_PREFIX_PATH")
endif()

# Libraries that are no headers alone: the installed header and library, or those of any such folder.
# find_installed(utf8proc utf8proc::utf8proc utf8proc.h utf8proc libutf8proc-dev): `target`, of `header` and `library`.
function(find_installed package target header library debian)
    find_path(${package}_HEADERS ${header} PATH_SUFFIXES include)
    find_library(${package}_LIBRARY NAMES ${library} PATH_SUFFIXES lib)
    if(NOT ${package}_HEADERS OR NOT ${package}_LIBRARY)
        message(FATAL_ERROR "${package} was not found: install it (Debian: ${debian}), or name a folder with its header and library in CMAKE_PREFIX_PATH")
    endif()
    add_library(${target} UNKNOWN IMPORTED GLOBAL)
    set_target_properties(${target} PROPERTIES IMPORTED_LOCATION ${${package}_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${${package}_HEADERS})
endfunction()

# QCustomPlot: the package, else its own two files from any such folder (not every system has a package).
macro(find_qcustomplot)
    find_package(QCustomPlotQt6 QUIET)
    if(NOT QCustomPlotQt6_FOUND)
        find_path(QCUSTOMPLOT_SOURCES qcustomplot.cpp)
        if(NOT QCUSTOMPLOT_SOURCES)
            message(FATAL_ERROR "QCustomPlot was not found: install it (Debian: libqcustomplot-dev), or name a folder with qcustomplot.h and qcustomplot.cpp, 2.1.1 or later, in CMAKE_PREFIX_PATH")
        endif()
        add_library(attnscope_qcustomplot STATIC ${QCUSTOMPLOT_SOURCES}/qcustomplot.cpp)
        set_target_properties(attnscope_qcustomplot PROPERTIES AUTOMOC ON)
        target_include_directories(attnscope_qcustomplot SYSTEM PUBLIC ${QCUSTOMPLOT_SOURCES})
        target_compile_options(attnscope_qcustomplot PRIVATE -w)
        target_link_libraries(attnscope_qcustomplot PUBLIC Qt6::Widgets Qt6::PrintSupport)
        add_library(QCustomPlotQt6::QCustomPlotQt6 ALIAS attnscope_qcustomplot)
    endif()
endmacro()

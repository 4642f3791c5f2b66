# SPDX-License-Identifier: GPL-3.0-or-later
# Decides whether the cuda backend is built, says so in one line, and sets ATTNSCOPE_CUDA_BUILT. A machine without nvcc, or
# with one that cannot be used, gets a program that says so itself; only ATTNSCOPE_CUDA=ON makes that an error.
set(ATTNSCOPE_CUDA AUTO CACHE STRING "Build the cuda backend: AUTO (where nvcc can be used), ON, OFF")
set_property(CACHE ATTNSCOPE_CUDA PROPERTY STRINGS AUTO ON OFF)
set(ATTNSCOPE_CUDA_BUILT FALSE)
set(cuda_oldest 12.0) # the first whose nvcc knows C++20

# Looked for anew each time: an nvcc that was broken may have been mended.
if(DEFINED CMAKE_CUDA_COMPILER AND NOT CMAKE_CUDA_COMPILER)
    unset(CMAKE_CUDA_COMPILER CACHE)
    unset(CMAKE_CUDA_COMPILER)
endif()

set(cuda_refusal "")
if(NOT ATTNSCOPE_CUDA)
    set(cuda_refusal "ATTNSCOPE_CUDA is ${ATTNSCOPE_CUDA}")
elseif(NOT CMAKE_CUDA_COMPILER)
    # The environment's choice, then the PATH, then where NVIDIA's and the distributions' packages put it.
    find_program(ATTNSCOPE_NVCC NAMES "$ENV{CUDACXX}" nvcc PATHS "$ENV{CUDA_HOME}/bin" "$ENV{CUDA_PATH}/bin"
        /usr/local/cuda/bin /opt/cuda/bin NO_CACHE)
    if(NOT ATTNSCOPE_NVCC)
        set(cuda_refusal "no nvcc was found (on the PATH, CUDACXX, CUDA_HOME, CUDA_PATH, /usr/local/cuda, /opt/cuda)")
    else()
        include(CheckLanguage)
        set(ENV{CUDACXX} "${ATTNSCOPE_NVCC}")
        check_language(CUDA)
        if(NOT CMAKE_CUDA_COMPILER)
            set(cuda_refusal "${ATTNSCOPE_NVCC} cannot compile with this host compiler (see CMakeFiles/CMakeError.log)")
        endif()
    endif()
endif()

if(NOT cuda_refusal)
    if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)
        # Turing, Ampere with Ada (which runs its code), Hopper, and the newest as PTX, which a later GPU's driver compiles.
        set(CMAKE_CUDA_ARCHITECTURES 75-real 80-real 90 CACHE STRING "GPUs that the cuda backend is compiled for")
    endif()
    enable_language(CUDA)
    if(CMAKE_CUDA_COMPILER_VERSION VERSION_LESS cuda_oldest)
        set(cuda_refusal "${CMAKE_CUDA_COMPILER} is ${CMAKE_CUDA_COMPILER_VERSION}, ${cuda_oldest} or later is needed")
    endif()
endif()

if(NOT cuda_refusal)
    set(ATTNSCOPE_CUDA_BUILT TRUE)
    if(NOT CMAKE_CUDA20_STANDARD_COMPILE_OPTION)
        set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION -std=c++20) # CMake 3.25 does not know that nvcc 12 can
    endif()
    # Where the toolkit that compiles has its libraries: beside its headers. cuBLAS is looked for there, too.
    set(ATTNSCOPE_CUDA_LIBRARIES "")
    foreach(headers IN LISTS CMAKE_CUDA_TOOLKIT_INCLUDE_DIRECTORIES)
        foreach(folder lib lib64)
            get_filename_component(libraries "${headers}/../${folder}" REALPATH)
            if(NOT ATTNSCOPE_CUDA_LIBRARIES AND IS_DIRECTORY "${libraries}")
                set(ATTNSCOPE_CUDA_LIBRARIES "ATTNSCOPE_CUDA_LIBRARIES=\"${libraries}\"")
            endif()
        endforeach()
    endforeach()
    string(REPLACE ";" " " cuda_gpus "${CMAKE_CUDA_ARCHITECTURES}")
    message(STATUS "cuda backend: built by ${CMAKE_CUDA_COMPILER} (${CMAKE_CUDA_COMPILER_VERSION}) for ${cuda_gpus}")
elseif(ATTNSCOPE_CUDA STREQUAL "ON")
    message(FATAL_ERROR "cuda backend: ATTNSCOPE_CUDA is ON, but ${cuda_refusal}")
else()
    message(STATUS "cuda backend: left out, because ${cuda_refusal}")
endif()

# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that a program starts where no CUDA is installed: it neither names a library of CUDA as needed nor leaves a symbol of
# one to be found. READELF, NM: the programs; FILE: what to look at.
execute_process(COMMAND ${READELF} -d ${FILE} OUTPUT_VARIABLE needed RESULT_VARIABLE readelf_status)
execute_process(COMMAND ${NM} -D --undefined-only ${FILE} OUTPUT_VARIABLE undefined RESULT_VARIABLE nm_status)
if(readelf_status OR nm_status OR NOT needed MATCHES "NEEDED" OR NOT undefined MATCHES " U ")
    message(FATAL_ERROR "${READELF} and ${NM} cannot read ${FILE}")
endif()
string(REGEX MATCHALL "NEEDED[^\n]*lib(cuda|cudart|cublas|cublasLt|nvidia)[^\n]*" libraries "${needed}")
# cuInit, cudaMalloc, cublasCreate, __cudaRegisterFatBinary
string(REGEX MATCHALL " U (__cuda|cuda[A-Z]|cublas|cu[A-Z])[^\n]*" symbols "${undefined}")
if(libraries OR symbols)
    message(FATAL_ERROR "${FILE} needs CUDA to start:\n${libraries}\n${symbols}")
endif()

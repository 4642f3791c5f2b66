# Proves that the dependencies point one way: core knows no Qt, no window and no program; the window
# knows no program. ROOT is the folder of the sources.
set(faults "")

# Adds a fault for each line of a file under ROOT/room that includes something that `pattern` matches.
function(forbid room pattern why)
    file(GLOB_RECURSE files ${ROOT}/${room}/*.h ${ROOT}/${room}/*.cpp ${ROOT}/${room}/*.cu)
    if(NOT files)
        message(FATAL_ERROR "no sources in ${room}: is ROOT right?")
    endif()
    foreach(file ${files})
        file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*include[ \t]*[<\"]${pattern}")
        foreach(line ${lines})
            string(APPEND faults "${file}: ${line}: ${why}\n")
        endforeach()
    endforeach()
    set(faults "${faults}" PARENT_SCOPE)
endfunction()

forbid(core "(Q[A-Za-z]|q[a-z0-9]+\\.h|qcustomplot|Qt)" "core knows no Qt")
forbid(core "(ui|app|tests)/" "core knows neither the window nor the program")
forbid(ui "(app|tests)/" "the window does not know the program")
forbid(core/backends "core/engine/" "a backend does not know the engine")
forbid(core/backends/cpu "core/backends/cuda/" "no backend knows another one")
forbid(core/backends/cuda "core/backends/cpu/" "no backend knows another one")
forbid(ui "core/layer/tensorsource\\.h" "a trace is read through Trace and TracedTensor")
forbid(app "core/layer/tensorsource\\.h" "a trace is read through Trace and TracedTensor")

# The window calls the engine in two places, both off the GUI thread.
file(GLOB_RECURSE files ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp)
list(FILTER files EXCLUDE REGEX "/(recompute|computebeside)\\.cpp$")
foreach(file ${files})
    file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*include[ \t]*\"core/engine/engine\\.h\"")
    if(lines)
        string(APPEND faults "${file}: ${lines}: views ask ui/compute/computebeside.h\n")
    endif()
endforeach()

if(faults)
    message(FATAL_ERROR "${faults}")
endif()

# Proves that the dependencies point one way: core knows no Qt, no window and no program; the window knows no program; and
# no view knows another one. ROOT is the folder of the sources.
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

# What stands side by side in the window: each of these may have parts, which it includes, but none includes a header of
# another one. They meet in the document, in the selection, and in the window that holds them.
set(areas
    "rail"
    "startpage"
    "inspector|rowbars"
    "focuspane|heatmappage|heatmapview|headgrid"
    "[a-z]*panel")
file(GLOB files ${ROOT}/ui/views/*.h ${ROOT}/ui/views/*.cpp ${ROOT}/ui/panels/*.h ${ROOT}/ui/panels/*.cpp)
foreach(file ${files})
    get_filename_component(name ${file} NAME_WE)
    foreach(area ${areas})
        if(name MATCHES "^(${area})$")
            foreach(other ${areas})
                file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*include[ \t]*\"ui/(views|panels)/(${other})\\.h\"")
                if(lines AND NOT area STREQUAL other)
                    string(APPEND faults "${file}: ${lines}: no view knows another one\n")
                endif()
            endforeach()
        endif()
    endforeach()
    # The panels of the editors' column do not know each other either; the column itself, editorpanel, holds them.
    file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*include[ \t]*\"ui/panels/[a-z]*panel\\.h\"")
    list(FILTER lines EXCLUDE REGEX "/${name}\\.h")
    if(lines AND name MATCHES "panel$" AND NOT name STREQUAL "editorpanel")
        string(APPEND faults "${file}: ${lines}: no panel knows another one\n")
    endif()
endforeach()

if(faults)
    message(FATAL_ERROR "${faults}")
endif()

# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that what goes to others has no speaker notes and no page for teachers: a scene or a lesson becomes text for them by
# sharedScene() and sharedLesson() alone. Only files that keep the author's own work write it whole, and only those that show or
# change private words name them. ROOT is the folder of the sources.
cmake_policy(VERSION 3.25)
set(whole core/io/scene/scenefilewrite.cpp core/io/scene/scenefile.h core/io/scene/scenedelta.cpp core/lessons/lessonfile.h
    core/lessons/lessonfilewrite.cpp core/lessons/scenepatch.cpp core/lessons/stepprogress.cpp
    core/web/sceneactions.cpp # the learner's own scene, out of a page that has nothing private
    core/headless/modelcommand.cpp app/batch.cpp # a scene made of a model or of arrays
    ui/document/document.cpp ui/document/journal.cpp ui/lesson/lessonwriter.cpp)
set(private core/io/scene/scenefileread.cpp core/io/scene/scenefilewrite.cpp core/scene/scene.h core/scene/scene.cpp
    core/scene/layerchanges.cpp core/model/modelpage.cpp core/headless/modelcommand.cpp core/recipe/plan.cpp core/lessons/steps.h
    core/lessons/steps.cpp core/lessons/lessonfileread.cpp core/lessons/lessonfilewrite.cpp
    core/site/site.cpp core/site/siteindex.cpp core/site/siteparts.h # teachers.html, which is for them
    ui/editors/titledialog.cpp ui/lesson/writerpanel.cpp ui/lesson/teacherfields.cpp ui/present/classstep.cpp
    ui/present/presenter.cpp ui/present/notesview.cpp ui/window/mainwindownotes.cpp)
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp)
list(LENGTH files count)
if(count LESS 500)
    message(FATAL_ERROR "only ${count} sources: is ROOT right?")
endif()
set(faults "")
foreach(file ${files})
    file(STRINGS ${ROOT}/${file} lines REGEX "write(Scene|Lesson)\\([^)S]|speaker_notes|[.>]teacher[^a-z]")
    foreach(line ${lines})
        if((line MATCHES "write(Scene|Lesson)\\([^)S]" AND NOT file IN_LIST whole) OR
           (line MATCHES "speaker_notes|[.>]teacher[^a-z]" AND NOT file IN_LIST private))
            string(STRIP "${line}" line)
            string(APPEND faults "${file}: ${line}\n")
        endif()
    endforeach()
endforeach()
if(faults)
    message(FATAL_ERROR "what is private may get out here; use sharedScene() or sharedLesson():\n${faults}")
endif()

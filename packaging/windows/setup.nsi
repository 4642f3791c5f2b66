; SPDX-License-Identifier: GPL-3.0-or-later
; The installer: for one user, without an administrator. packaging/build-windows gives VERSION, FOLDER, KINDS, ICON and OUT.
Target amd64-unicode
!include MUI2.nsh
Name "AttnScope ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\AttnScope"
InstallDirRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\AttnScope" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\attnscope.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!define uninstaller "Software\Microsoft\Windows\CurrentVersion\Uninstall\AttnScope"

Section
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\AttnScope.lnk" "$INSTDIR\attnscope.exe"
!macro Kind ending kind description
    WriteRegStr HKCU "Software\Classes\${ending}" "" "${kind}"
    WriteRegStr HKCU "Software\Classes\${kind}" "" "${description}"
    WriteRegStr HKCU "Software\Classes\${kind}\DefaultIcon" "" '"$INSTDIR\attnscope.exe",0'
    WriteRegStr HKCU "Software\Classes\${kind}\shell\open\command" "" '"$INSTDIR\attnscope.exe" "%1"'
!macroend
!include "${KINDS}"
!macroundef Kind
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; kinds of files have changed
    WriteRegStr HKCU "${uninstaller}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${uninstaller}" "DisplayName" "AttnScope"
    WriteRegStr HKCU "${uninstaller}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${uninstaller}" "Publisher" "The AttnScope authors"
    WriteRegStr HKCU "${uninstaller}" "DisplayIcon" '"$INSTDIR\attnscope.exe"'
    WriteRegStr HKCU "${uninstaller}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${uninstaller}" "NoModify" 1
    WriteRegDWORD HKCU "${uninstaller}" "NoRepair" 1
SectionEnd

Section Uninstall
!macro Kind ending kind description
    ReadRegStr $0 HKCU "Software\Classes\${ending}" ""
    StrCmp $0 "${kind}" 0 +2 ; another program may open them by now
    DeleteRegKey HKCU "Software\Classes\${ending}"
    DeleteRegKey HKCU "Software\Classes\${kind}"
!macroend
!include "${KINDS}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
    DeleteRegKey HKCU "${uninstaller}"
    Delete "$SMPROGRAMS\AttnScope.lnk"
    ; Only what was installed: your own files may be in this folder.
!include "${KINDS}.files"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
SectionEnd

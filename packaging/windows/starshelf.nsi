; The installer for Windows. packaging/build.py --target exe compiles it and gives the names in ${...}.
;
; For oneself or for everybody (the latter asks for an administrator). Silent: /S, with /CurrentUser or /AllUsers and
; /D=FOLDER. An older version is removed first. Games lie in %LOCALAPPDATA%\Starshelf and are never touched.

Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true

!define NAME "Starshelf"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "${NAME}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "Software\${NAME}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "Software\${NAME}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_USE_PROGRAMFILES64
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include x64.nsh

Name "${NAME} ${VERSION}"
OutFile "${TARGET}"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${FILE_VERSION}"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey FileDescription "${NAME} ${VERSION} setup"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "${PUBLISHER}, MIT licence"

!define MUI_ICON "${ICONS}/starshelf.ico"
!define MUI_UNICON "${ICONS}/starshelf.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\starshelf.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Open ${NAME}"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; SHCTX is the registry of one person or of all, as was chosen.
!macro FILE_TYPE ENDING CLASS WORDS PROGRAM ICON
    WriteRegStr SHCTX "Software\Classes\${CLASS}" "" "${WORDS}"
    WriteRegStr SHCTX "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\${ICON}"
    WriteRegStr SHCTX "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    WriteRegStr SHCTX "Software\Classes\${ENDING}" "" "${CLASS}"
    WriteRegStr SHCTX "Software\Classes\${ENDING}\OpenWithProgids" "${CLASS}" ""
!macroend

!macro FORGET_FILE_TYPE ENDING CLASS
    DeleteRegKey SHCTX "Software\Classes\${CLASS}"
    DeleteRegValue SHCTX "Software\Classes\${ENDING}\OpenWithProgids" "${CLASS}"
    ReadRegStr $0 SHCTX "Software\Classes\${ENDING}" ""
    StrCmp $0 "${CLASS}" 0 +2
    DeleteRegKey SHCTX "Software\Classes\${ENDING}"
!macroend

; Only what was installed goes, so that a folder somebody chose in error loses nothing of its own.
!macro REMOVE_PROGRAMS
    Delete "$INSTDIR\starshelf.exe"
    Delete "$INSTDIR\starshelf-editor.exe"
    Delete "$INSTDIR\starshelf-set.ico"
    Delete "$INSTDIR\starshelf-save.ico"
    Delete "$INSTDIR\LICENCES.txt"
    RMDir /r "$INSTDIR\_internal"
!macroend

Function .onInit
    ${IfNot} ${RunningX64}
        MessageBox MB_ICONSTOP|MB_OK "${NAME} needs a 64-bit Windows." /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
    !insertmacro MULTIUSER_UNINIT
FunctionEnd

Section "${NAME}"
    ; A program that runs holds its file: better to say so than to mix two versions.
    ClearErrors
    ${If} ${FileExists} "$INSTDIR\starshelf.exe"
        FileOpen $0 "$INSTDIR\starshelf.exe" a
        ${If} ${Errors}
            MessageBox MB_ICONSTOP|MB_OK "${NAME} is open, or the folder may not be written. Close it, then run this again." /SD IDOK
            SetErrorLevel 3
            Abort
        ${EndIf}
        FileClose $0
    ${EndIf}
    !insertmacro REMOVE_PROGRAMS

    SetOutPath "$INSTDIR"
    File /r "${BUNDLE}/*"
    File "${ICONS}/starshelf-set.ico"
    File "${ICONS}/starshelf-save.ico"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    CreateDirectory "$SMPROGRAMS\${NAME}"
    CreateShortCut "$SMPROGRAMS\${NAME}\${NAME}.lnk" "$INSTDIR\starshelf.exe"
    CreateShortCut "$SMPROGRAMS\${NAME}\${NAME} Editor.lnk" "$INSTDIR\starshelf-editor.exe"

    !insertmacro FILE_TYPE ".starset" "Starshelf.Set" "Starshelf content set" "starshelf.exe" "starshelf-set.ico"
    WriteRegStr SHCTX "Software\Classes\Starshelf.Set\shell\edit\command" "" '"$INSTDIR\starshelf-editor.exe" "%1"'
    !insertmacro FILE_TYPE ".starsave" "Starshelf.Save" "Starshelf saved game" "starshelf.exe" "starshelf-save.ico"
    ${RefreshShellIcons}

    WriteRegStr SHCTX "Software\${NAME}" "Folder" "$INSTDIR"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\starshelf.exe"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    !insertmacro REMOVE_PROGRAMS
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    RMDir /r "$SMPROGRAMS\${NAME}"
    !insertmacro FORGET_FILE_TYPE ".starset" "Starshelf.Set"
    !insertmacro FORGET_FILE_TYPE ".starsave" "Starshelf.Save"
    ${RefreshShellIcons}
    DeleteRegKey SHCTX "${UNINSTALL_KEY}"
    DeleteRegKey SHCTX "Software\${NAME}"
SectionEnd

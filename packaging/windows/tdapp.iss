; The installer for Windows, made by Inno Setup 6 from the folder that `packaging\dev.py dist` builds:
;   iscc /DVersion=0.1.0 packaging\windows\tdapp.iss
; It asks for no administrator, brings club files to the program, and leaves nothing but the clubs when it is removed.

#ifndef Version
  #error Give the version: /DVersion=...
#endif

[Setup]
AppId=tdapp
AppName=tdapp
AppVersion={#Version}
AppPublisher=The tdapp authors
DefaultDirName={autopf}\tdapp
DefaultGroupName=tdapp
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
ChangesAssociations=yes
CloseApplications=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=tdapp-{#Version}-windows-setup
SetupIconFile=..\..\build\icons\tdapp.ico
UninstallDisplayIcon={app}\tdapp.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"

[InstallDelete]
; nothing of an older version stays among the files of this one
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\tdapp\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\tdapp"; Filename: "{app}\tdapp.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.tdapp"; ValueType: string; ValueData: "tdapp.club"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\tdapp.club"; ValueType: string; ValueData: "tdapp club"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\tdapp.club\DefaultIcon"; ValueType: string; ValueData: "{app}\tdapp.exe,0"
Root: HKA; Subkey: "Software\Classes\tdapp.club\shell\open\command"; ValueType: string; ValueData: """{app}\tdapp.exe"" ""%1"""

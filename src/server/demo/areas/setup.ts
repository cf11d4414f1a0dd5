import type { DemoAreaVocabulary } from './DemoAreaVocabulary';

export const setupDemoVocabulary: DemoAreaVocabulary = {
  key: 'setup',
  name: 'the setup program',
  classes: ['SetupFlow', 'PackageReader', 'ShortcutMaker', 'Uninstaller', 'PolicyImporter'],
  methods: ['run', 'unpack', 'register', 'create_shortcut', 'remove_all', 'import_settings', 'elevate'],
  things: [
    'silent mode',
    'default browser prompt',
    'settings import',
    'uninstall list',
    'package signature',
    'exit code',
  ],
  failures: [
    'silent mode {shows a dialog|returns 0 although it failed}',
    'the settings import {skips|duplicates} {bookmarks|passwords}',
    'uninstalling {leaves files behind|removes the profile}',
    'the package {is refused|cannot be verified} {offline|on a domain controller}',
    'the shortcut is created {twice|for the wrong user}',
    'setup {asks for elevation|hangs at $tens percent} {in user mode|over remote desktop}',
    'the program {registers|offers} itself as default {without asking|again and again}',
    'the folder name {with a space|in Cyrillic} {breaks the command line|is cut off}',
  ],
  triggers: [
    'the user has no administrator rights',
    'an older version is installed {for all users|in another folder}',
    'the disk is {encrypted|write-protected}',
    'it is started by a script',
    'the system language is right to left',
    'the temporary folder is on another drive',
  ],
  wishes: [
    'install for one user from the package manager',
    'write a log in silent mode',
    'import settings from an older machine',
    'repair an installation',
  ],
  steps: [
    'Run the package with `--silent`',
    'Choose a folder with a space in its name',
    'Uninstall and look at what is left',
    'Start it from a login script',
  ],
  logs: [
    'setup: unpack $thousands files in $seconds s',
    'setup: exit code=$few',
    'setup: previous version found in profile $few',
  ],
  settings: ['setup.scope = "user"', 'setup.import = "ask"', 'setup.shortcuts = true'],
  errors: ['ERR_ACCESS_DENIED', 'ERR_PACKAGE_CORRUPT', 'ERR_SIGNATURE'],
};

import type { DemoAreaVocabulary } from './DemoAreaVocabulary';

export const updaterDemoVocabulary: DemoAreaVocabulary = {
  key: 'updater',
  name: 'the updater',
  classes: ['UpdateCheck', 'PatchApplier', 'ManifestReader', 'RestartPlanner', 'RollbackGuard'],
  methods: ['check', 'apply', 'verify', 'schedule', 'roll_back', 'read_manifest', 'clean_up'],
  things: ['update check', 'patch file', 'restart prompt', 'rollback', 'staging folder', 'version channel'],
  failures: [
    'the update {is downloaded again and again|stops at $tens percent}',
    'the patch {fails|is applied} {without a message|to the wrong version}',
    'the restart prompt {comes back at once|never appears}',
    'the old version is {started|kept} after the restart',
    'the staging folder {fills the disk|is never removed}',
    'the check {runs $few times a day too often|ignores the proxy}',
    'a rollback {loses the profile|is undone by the next check}',
    'shortcuts {point to the old folder|lose their icon}',
  ],
  triggers: [
    'two users are signed in',
    'the browser is {running|pinned}',
    'an antivirus holds a file',
    'the disk has less than $tens MB left',
    'the policy names a version',
    'the machine shuts down meanwhile',
  ],
  wishes: [
    'delay updates by $tens days',
    'show what changed after an update',
    'update from a local mirror',
    'restart at night',
  ],
  steps: [
    'Install $version and wait for the check',
    'Hold a file open with another program',
    'Sign in as a second user',
    'Shut down while the patch is applied',
  ],
  logs: [
    'update: manifest version=$few.$few.$few size=$thousands KB',
    'update: patch failed code=$few retry in $minutes min',
    'update: staged in $seconds s',
  ],
  settings: ['update.channel = "stable"', 'update.delay_days = $few', 'update.mirror = "$url"'],
  errors: ['ERR_PATCH_MISMATCH', 'ERR_ACCESS_DENIED', 'ERR_SIGNATURE'],
};

import { backupCommand } from './backup';
import { consistencyCheckCommand } from './check';
import type { CliCommand } from './CliCommand';
import { demoCommand } from './demo';
import { exportCommand } from './export';
import { importCommand } from './import';
import { restoreCommand } from './restore';
import { tokenCreateCommand } from './tokenCreate';
import { userCreateCommand } from './userCreate';
import { userDisableCommand, userEnableCommand } from './userDisable';
import { userPasswordCommand } from './userPassword';

export const CLI_COMMANDS: readonly CliCommand[] = [
  importCommand,
  exportCommand,
  demoCommand,
  userCreateCommand,
  userDisableCommand,
  userEnableCommand,
  userPasswordCommand,
  tokenCreateCommand,
  backupCommand,
  restoreCommand,
  consistencyCheckCommand,
];

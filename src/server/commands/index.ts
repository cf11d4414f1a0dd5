import { backupCommand } from './backup';
import { checkCommand } from './check';
import type { Command } from './Command';
import { demoCommand } from './demo';
import { importCommand } from './import';
import { restoreCommand } from './restore';
import { tokenCreateCommand } from './tokenCreate';
import { userCreateCommand } from './userCreate';
import { userDisableCommand, userEnableCommand } from './userDisable';
import { userPasswordCommand } from './userPassword';

export const CLI_COMMANDS: readonly Command[] = [
  importCommand,
  demoCommand,
  userCreateCommand,
  userDisableCommand,
  userEnableCommand,
  userPasswordCommand,
  tokenCreateCommand,
  backupCommand,
  restoreCommand,
  checkCommand,
];

import { backup } from './backup';
import { check } from './check';
import type { Command } from './Command';
import { demo } from './demo';
import { importCommand } from './import';
import { restore } from './restore';
import { tokenCreate } from './tokenCreate';
import { userCreate } from './userCreate';
import { userDisable, userEnable } from './userDisable';
import { userPassword } from './userPassword';

export const COMMANDS: readonly Command[] = [
  importCommand,
  demo,
  userCreate,
  userDisable,
  userEnable,
  userPassword,
  tokenCreate,
  backup,
  restore,
  check,
];

import { check } from './check';
import type { Command } from './Command';
import { demo } from './demo';
import { importCommand } from './import';

export const COMMANDS: readonly Command[] = [importCommand, demo, check];

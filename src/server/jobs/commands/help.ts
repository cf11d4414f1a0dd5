import type { Command } from './Command';
import { COMMANDS } from './index';

/** One line on how a command is called, or on all of them. */
export function usageOf(command: Command | null): string {
  return command
    ? `Usage: winnow ${command.name} ${command.usage}`.trimEnd()
    : 'Usage: winnow <command>; try winnow --help';
}

export function helpOn(command: Command | null): string {
  if (command) return [usageOf(command), '', command.summary, ...indented(command.help)].join('\n');
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    'Usage: winnow <command>',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'winnow <command> --help tells more. While a server holds the database, commands run through it.',
  ].join('\n');
}

const indented = (lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', ...lines.map((line) => `  ${line}`)] : [];

import type { CliCommand } from './CliCommand';
import { CLI_COMMANDS } from './index';

/** One line with the synopsis of a command, or of the command line when `command` is null. */
export function formatCommandUsage(command: CliCommand | null): string {
  return command
    ? `Usage: winnow ${command.name} ${command.usage}`.trimEnd()
    : 'Usage: winnow <command>. Run winnow --help for a list of commands.';
}

/** Help on a command, or the list of commands when `command` is null. */
export function formatCommandHelp(command: CliCommand | null): string {
  if (command)
    return [formatCommandUsage(command), '', command.summary, ...indentLines(command.help)].join('\n');
  const width = Math.max(...CLI_COMMANDS.map(({ name }) => name.length));
  return [
    'Usage: winnow <command>',
    '',
    ...CLI_COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Run winnow <command> --help for details. While a server uses the database, commands run in the server.',
  ].join('\n');
}

const indentLines = (lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', ...lines.map((line) => `  ${line}`)] : [];

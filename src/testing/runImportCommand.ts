/** Runs `winnow import` and other commands on the database of a test. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseCommandLine } from '../server/commands/parse';
import type { WordedImportReport } from '../server/domain/imports/importReport';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { createTestFileServices } from './testFileServices';

export interface ImportCommandResult {
  report: WordedImportReport;
  /** Everything that the command has printed and reported. */
  printed: string;
}

/** Runs a command in a folder and returns what it prints. */
export async function runCommand(
  store: DatabaseStore,
  folder: string,
  words: readonly string[],
): Promise<string> {
  const printed: string[] = [];
  const command = parseCommandLine(words);
  if ('help' in command) throw new Error('Expected a command.');
  const print = (line: string) => void printed.push(line);
  await command.run({
    store,
    files: createTestFileServices(),
    search: null,
    wordIndexFolder: null,
    cwd: folder,
    print,
    printError: print,
    progress: NOOP_PROGRESS_REPORTER,
    restart: () => undefined,
    input: '',
    signal: new AbortController().signal,
  });
  return printed.join('\n');
}

/** Imports a file or folder into a project, which is created if it does not exist. */
export async function runImportCommand(
  store: DatabaseStore,
  folder: string,
  format: string,
  source: string,
  key: string,
): Promise<ImportCommandResult> {
  const printed = await runCommand(store, folder, [
    ...['import', format, source, '--create', '--report', 'report.json', '--project', key],
  ]);
  const report = JSON.parse(
    await fs.readFile(path.join(folder, 'report.json'), 'utf8'),
  ) as WordedImportReport;
  return { report, printed: `${printed}${JSON.stringify(report)}` };
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { NOOP_PROGRESS_REPORTER } from '../../shared/progress';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { insertSmallIssueTracker } from '../../testing/smallTracker';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import { createTestFileServices } from '../../testing/testFileServices';
import type { DatabaseStore } from '../store/DatabaseStore';
import type { CommandContext } from './CliCommand';
import { exportCommand } from './export';
import { parseCommandLine } from './parse';

const getFolder = createTemporaryFolderPerTest();

async function runExport(
  store: DatabaseStore,
  words: string,
  context: Partial<CommandContext> = {},
): Promise<string[]> {
  const printed: string[] = [];
  const command = parseCommandLine(['export', ...words.split(' ')]);
  if ('help' in command) throw new Error('Expected a command.');
  await command.run({
    store,
    files: createTestFileServices(),
    search: null,
    wordIndexFolder: null,
    cwd: getFolder(),
    print: (line) => printed.push(line),
    printError: () => undefined,
    progress: NOOP_PROGRESS_REPORTER,
    restart: () => undefined,
    input: '',
    signal: new AbortController().signal,
    ...context,
  });
  return printed;
}

const readText = (name: string) => fs.readFile(path.join(getFolder(), name), 'utf8');

describeEachDatabaseEngine('winnow export', (open) => {
  let store: DatabaseStore;
  beforeAll(async () => {
    store = await open();
    await insertSmallIssueTracker(store);
  });

  it('writes a complete export to standard output or to a file that only its owner can read', async () => {
    const printed = (await runExport(store, '--project NET --format ndjson')).join('\n').split('\n');
    const records = printed.map((line) => JSON.parse(line) as { record: string; complete?: boolean });
    expect(records[0]).toMatchObject({ record: 'header', complete: true });
    expect(records.filter(({ record }) => record === 'issue')).toHaveLength(120);
    const message = await runExport(store, '--project NET --format ndjson --out net.ndjson');
    const file = path.join(getFolder(), 'net.ndjson');
    expect(message).toEqual([`Export complete: 120 issues written to ${file}.`]);
    expect(await readText('net.ndjson')).toBe(`${printed.join('\n')}\n`);
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  });

  it('continues an interrupted export after its last complete line, wherever it was interrupted', async () => {
    await runExport(store, '--project NET --format ndjson --out net.ndjson');
    const complete = await readText('net.ndjson');
    const lines = complete.split('\n');
    const lengthUntil = (line: number) => lines.slice(0, line).join('\n').length + 1;
    const middle = lines.findIndex((line) => line.startsWith('{"record":"issue","number":50'));
    const person = lines.findLastIndex((line) => line.startsWith('{"record":"person"'));
    for (const length of [
      0,
      10,
      lengthUntil(3),
      lengthUntil(middle),
      lengthUntil(middle) + 30,
      lengthUntil(person + 1),
      complete.length - 5,
      complete.length,
    ]) {
      await fs.writeFile(path.join(getFolder(), 'part.ndjson'), complete.slice(0, length));
      const [message] = await runExport(store, '--project NET --format ndjson --out part.ndjson --resume');
      expect(message).toContain('Export complete: 120 issues');
      expect([length, (await readText('part.ndjson')) === complete]).toEqual([length, true]);
    }
    await fs.writeFile(path.join(getFolder(), 'other.txt'), 'Shopping list\n');
    await expect(runExport(store, '--project NET --format ndjson --out other.txt --resume')).rejects.toThrow(
      'is not a complete export of NET',
    );
    expect(await readText('other.txt')).toBe('Shopping list\n');
    await expect(
      runExport(store, '--project SEC --format ndjson --out part.ndjson --resume'),
    ).rejects.toThrow('is not a complete export of SEC');
  });

  it('writes issues of a query as CSV, in order of their numbers', async () => {
    await runExport(
      store,
      '--project NET --format csv --query number:5..6 --columns key,title --out list.csv',
    );
    expect(await readText('list.csv')).toBe(
      '\uFEFFKey,Title\r\nNET-5,Packet 5 is lost\r\nNET-6,Packet 6 is lost\r\n',
    );
    const printed = await runExport(store, '--project NET --format csv --query number:5');
    expect(printed.join('\n').split('\r\n')).toHaveLength(2);
    await expect(runExport(store, '--project NET --format csv --query stat:open')).rejects.toThrow();
  });

  it('continues an interrupted CSV export after its last complete row, wherever it was interrupted', async () => {
    await store.db
      .updateTable('issue')
      .set({ title: 'Quoted "and"\r\nin two lines, ä' })
      .where('number', 'in', [118, 119])
      .execute();
    const list = '--project NET --format csv --query number:117..120 --columns title,key';
    await runExport(store, `${list} --out list.csv`);
    const complete = await fs.readFile(path.join(getFolder(), 'list.csv'));
    for (let length = 0; length <= complete.length; length++) {
      await fs.writeFile(path.join(getFolder(), 'part.csv'), complete.subarray(0, length));
      const [message] = await runExport(store, `${list} --out part.csv --resume`);
      expect(message).toContain('Export complete: 4 issues');
      expect([length, await readText('part.csv')]).toEqual([length, complete.toString()]);
    }
    const options = '--project NET --format csv';
    // The last word of a query matches by prefix.
    await runExport(store, `${options} --query pack --columns key --out words.csv`);
    const words = await readText('words.csv');
    expect(words.split('\r\n').length).toBeGreaterThan(50);
    await fs.writeFile(path.join(getFolder(), 'words.csv'), words.slice(0, 100));
    await runExport(store, `${options} --query pack --columns key --out words.csv --resume`);
    expect(await readText('words.csv')).toBe(words);
    for (const [content, otherOptions] of [
      ['Shopping list\n', `${options} --columns title,key`],
      [complete.toString(), `${options} --columns key,title`],
      ['\uFEFFKey\r\nNET-9\r\nNET-8\r\nNET-7\r\n', `${options} --columns key`],
      [complete.toString(), '--project SEC --format csv --columns title,key'],
      [complete.toString().replace('\r\n', '\r\n1,2,3\r\n'), `${options} --columns title,key`],
      [complete.toString().replace('\r\n', '\r\na "quote,NET-1\r\n'), `${options} --columns title,key`],
    ] as const) {
      await fs.writeFile(path.join(getFolder(), 'other.csv'), content);
      await expect(runExport(store, `${otherOptions} --out other.csv --resume`)).rejects.toThrow(
        'so it cannot be continued',
      );
      expect(await readText('other.csv')).toBe(content);
    }
  });

  it('waits until the terminal has taken the output', async () => {
    let waits = 0;
    await runExport(store, '--project NET --format ndjson', { waitForOutput: async () => void waits++ });
    expect(waits).toBeGreaterThan(0);
  });

  it('stops when it is canceled, and rejects unknown projects', async () => {
    const signal = AbortSignal.abort(new Error('Canceled.'));
    await expect(runExport(store, '--project NET --format ndjson', { signal })).rejects.toThrow('Canceled.');
    await expect(runExport(store, '--project NONE --format ndjson')).rejects.toThrow('does not exist');
  });

  it('is recorded in the audit log', async () => {
    await store.db.deleteFrom('audit_entry').execute();
    await runExport(store, '--project SEC --format ndjson');
    const entries = await store.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'details'])
      .execute();
    expect(entries).toEqual([{ action: 'issues_exported', subject: 'SEC', details: { format: 'ndjson' } }]);
  });
});

test.each([
  ['--project NET', '--format must be'],
  ['--project NET --format xml', '--format must be'],
  ['--format csv', 'Missing option --project'],
  ['--project NET --format ndjson --query x', '--query and --columns need'],
  ['--project NET --format csv --columns key,size', 'Unknown column “size”'],
  ['--project NET --format csv --resume', '--resume needs --out'],
  ['--project NET --format csv --columns title --out a.csv --resume', 'needs key in --columns'],
  ['--project NET --format ndjson --resume', '--resume needs'],
])('winnow export %s is a usage error', (words, message) => {
  expect(() => parseCommandLine([exportCommand.name, ...words.split(' ')])).toThrow(message);
});

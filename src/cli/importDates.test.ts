import fs from 'node:fs/promises';
import path from 'node:path';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { copyTemplateDatabase } from '../testing/databasePool/templateDatabase';
import { createTemporaryFolderPerTest } from '../testing/temporaryFolder';
import { runCommandLine } from './runCommandLine';

const temporaryFolder = createTemporaryFolderPerTest();
beforeEach(() => copyTemplateDatabase(getDataDir()));
const getDataDir = () => path.join(temporaryFolder(), 'data');

/** Runs a command line, split at spaces, and collects its output. */
async function runWinnowCommand(line: string) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(
    line.split(' '),
    { DATA_DIR: getDataDir() },
    {
      print: (text) => out.push(text),
      printError: (text) => err.push(text),
      progress: NOOP_PROGRESS_REPORTER,
      signal: new AbortController().signal,
      cwd: temporaryFolder(),
      readInput: async () => '',
    },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const write = (name: string, lines: readonly string[]) =>
  fs.writeFile(path.join(temporaryFolder(), name), lines.join('\n'));

/** Exports the times of issues and returns them by key. */
async function exportTimes(project: string): Promise<Record<string, string[]>> {
  const file = path.join(temporaryFolder(), `${project}.ndjson`);
  expect(await runWinnowCommand(`export --project ${project} --format ndjson --out ${file}`)).toMatchObject({
    code: 0,
  });
  const records = (await fs.readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return Object.fromEntries(
    records
      .filter(({ record }) => record === 'issue')
      .map((issue) => [
        String(issue['number']),
        [issue['createdAt'], issue['closedAt'], issue['dueOn']].flatMap((time) =>
          typeof time === 'string' ? time.slice(0, 16) : [],
        ),
      ]),
  );
}

test('winnow import asks for --dates if no date shows the order, and writes nothing', async () => {
  await write('a.csv', ['Key,Title,Created,Due', 'A-1,one,05/03/2025,07/04/2025', 'A-2,two,5/5/2025,']);
  const { code, err } = await runWinnowCommand('import csv a.csv --project NET --create');
  expect(code).toBe(1);
  expect(err).toMatch(/a\.csv line 2, Created "05\/03\/2025" can be 5 March 2025 or 3 May 2025/);
  expect(err).toMatch(/--dates dmy, --dates mdy or --dates ymd/);
  expect((await runWinnowCommand('export --project NET --format csv')).code).toBe(1);
  expect(await runWinnowCommand('import csv a.csv --project NET --create --dates dmy')).toMatchObject({
    code: 0,
  });
  expect(await exportTimes('NET')).toEqual({
    1: ['2025-03-05T00:00', '2025-04-07T00:00'],
    2: ['2025-05-05T00:00'],
  });
  const again = await runWinnowCommand('import csv a.csv --project NET --dates dmy');
  expect(again.out).toContain('No changes to import');
});

test('winnow import finds the order of dates in a late row, another column or another file', async () => {
  const rows = Array.from({ length: 300 }, (_, i) => `A-${i + 1},row,0${(i % 9) + 1}/08/2025,`);
  await write('late.csv', ['Key,Title,Created,Due', ...rows, 'A-301,last,01/02/2025,25/12/2025']);
  expect(await runWinnowCommand('import csv late.csv --project LATE --create')).toMatchObject({ code: 0 });
  const times = await exportTimes('LATE');
  expect(times['2']).toEqual(['2025-08-02T00:00']);
  expect(times['301']).toEqual(['2025-02-01T00:00', '2025-12-25T00:00']);

  await fs.mkdir(path.join(temporaryFolder(), 'jira'));
  const header = 'Summary,Issue key,Status,Created,Resolved,Due date,Comment';
  await write('jira/1.csv', [header, 'One,OAR-1,Done,05.03.2025 2:03 PM,06.03.2025 09:00,,']);
  await write('jira/2.csv', [header, 'Two,OAR-2,Open,01.02.2025,,,13.03.2025 08:00;ada;Seen']);
  expect(await runWinnowCommand('import jira jira --project OAR --create')).toMatchObject({ code: 0 });
  expect(await exportTimes('OAR')).toEqual({
    1: ['2025-03-05T14:03', '2025-03-06T09:00'],
    2: ['2025-02-01T00:00'],
  });
});

test('winnow import rejects a file whose dates have several orders, and names the rows', async () => {
  await write('gitlab.csv', [
    'Issue ID,Title,State,Created At (UTC)',
    '1,one,Open,03/25/2025 10:00',
    '2,two,Open,2025-01-01 10:00:00',
    '3,three,Open,25/03/2025 10:00',
  ]);
  const { code, err } = await runWinnowCommand('import gitlab gitlab.csv --project GIT --create');
  expect(code).toBe(1);
  expect(err).toContain('line 2, Created At (UTC) "03/25/2025 10:00"');
  expect(err).toContain('line 4, Created At (UTC) "25/03/2025 10:00"');
  const chosen = await runWinnowCommand('import gitlab gitlab.csv --project GIT --create --dates mdy');
  expect(chosen.code).toBe(0);
  expect(chosen.out).toContain(
    'gitlab.csv:4 altered: issue 3: created_at "25/03/2025 10:00" is not a date and was left out',
  );
});

test('winnow import reports words that are not dates, in all formats and time zones', async () => {
  const records = [
    {
      number: 1,
      title: 'a',
      state: 'open',
      created_at: 'Sprint 12',
      milestone: { title: 'm', due_on: 'May' },
    },
    { number: 2, title: 'b', state: 'open', created_at: '2025-02-30T00:00:00Z' },
    { number: 3, title: 'c', state: 'open', created_at: '2025-01-02 03:04' },
  ];
  await write(
    'github.ndjson',
    records.map((each) => JSON.stringify(each)),
  );
  const { code, out } = await runWinnowCommand('import github github.ndjson --project HUB --create');
  expect(code).toBe(0);
  expect(out).toContain('github.ndjson:1 altered: issue 1: created_at "Sprint 12" is not a date');
  expect(out).toContain('github.ndjson:1 altered: issue 1: milestone due_on "May" is not a date');
  expect(out).toContain('github.ndjson:2 altered: issue 2: created_at "2025-02-30T00:00:00Z" is not a date');
  expect((await exportTimes('HUB'))['3']).toEqual(['2025-01-02T03:04']);
});

test.each([
  ['import csv a.csv --project NET --dates day-first', '--dates must be one of dmy, mdy, ymd.'],
  ['import github a.json --project NET --dates dmy', '--dates cannot be used with GitHub'],
])('rejects %s', async (line, message) => {
  const { code, err } = await runWinnowCommand(line);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

/**
 * Kills imports. Importing again to the end must lead to the same tracker as one import, wherever the first one was
 * killed.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readTrackerContents, type TrackerContents } from '../testing/importComparison/readTrackerContents';
import { describeEachKindOfProcessDatabase, type ServerProcessDatabase } from '../testing/processDatabases';
import { createGithubRestComment, createGithubRestIssue } from './importers/sources/github/testing/fixtures';
import {
  createJiraComment,
  createJiraIssue,
  createJiraLink,
} from './importers/sources/jira/testing/fixtures';
import { createTemporaryInputFolder, formatNdjson } from './importers/testing/inputFiles';
import { createTestRandom, IS_LONG_TEST_RUN } from '../testing/randomCases';

let random: () => number;
beforeEach(() => void (random = createTestRandom()));
/** `npm run test:long` kills 50 imports. */
const IMPORT_KILL_COUNT = IS_LONG_TEST_RUN ? 50 : 4;
/** Imports that run at the same time, each in its own database. */
const CONCURRENT_KILL_COUNT = 2;
const ISSUES_PER_PROJECT = 600;
const PEOPLE = ['ada', 'grace', 'edsger', 'barbara', 'alan'];

/** Issues of two repositories with the same numbers, so that those of the second one get new numbers. */
const createGithubIssues = () =>
  ['kettle', 'lid'].flatMap((repository) =>
    Array.from({ length: ISSUES_PER_PROJECT }, (_, i) => {
      const number = i + 1;
      const person = PEOPLE[i % PEOPLE.length];
      return createGithubRestIssue(number, {
        html_url: `https://github.com/acme/${repository}/issues/${number}`,
        user: { login: person },
        labels: [{ name: `label-${i % 40}`, color: 'd73a4a' }],
        milestone: i % 7 === 0 ? { title: `Version ${i % 21}` } : null,
        assignees: [{ login: PEOPLE[(i + 1) % PEOPLE.length] }],
        state: i % 3 === 0 ? 'closed' : 'open',
        state_reason: i % 3 === 0 ? 'completed' : null,
        closed_at: i % 3 === 0 ? '2021-03-03T00:00:00Z' : null,
        body: `@${PEOPLE[(i + 2) % PEOPLE.length]}: see #${(i * 7) % ISSUES_PER_PROJECT}`,
        comments_data: [
          createGithubRestComment(number * 10, 'Same here.'),
          createGithubRestComment(number * 10 + 1, `Duplicate of #${number - 1}`),
        ],
        xrefs: [
          {
            event: 'labeled',
            id: number,
            label: { name: `label-${i % 40}` },
            actor: { login: person },
            created_at: '2021-03-02T00:00:00Z',
          },
        ],
      });
    }),
  );

const link = (name: string, outward: string, key: string) =>
  createJiraLink(name, outward, 'outwardIssue', key);

/** Issues of two projects with links between them, parents, and cycles. */
const createJiraIssues = () =>
  ['KET', 'LID'].flatMap((key) =>
    Array.from({ length: ISSUES_PER_PROJECT }, (_, i) => {
      const number = i + 1;
      const other = key === 'KET' ? 'LID' : 'KET';
      return createJiraIssue(`${key}-${number}`, {
        reporter: { name: PEOPLE[i % PEOPLE.length], displayName: PEOPLE[i % PEOPLE.length] },
        labels: [`label-${i % 40}`],
        components: [{ name: `Part ${i % 9}` }],
        fixVersions: i % 7 === 0 ? [{ name: `Version ${i % 21}` }] : [],
        parent: i % 8 === 0 ? { key: `${key}-${((i * 3) % ISSUES_PER_PROJECT) + 1}` } : undefined,
        issuelinks: [
          ...(i % 4 === 0 ? [link('Blocks', 'blocks', `${key}-${((i * 5) % ISSUES_PER_PROJECT) + 1}`)] : []),
          ...(i % 6 === 0 ? [link('Relates', 'relates to', `${other}-${number}`)] : []),
          ...(i % 12 === 0
            ? [link('Duplicate', 'duplicates', `${key}-${((i + 12) % ISSUES_PER_PROJECT) + 1}`)]
            : []),
        ],
        comment: {
          comments: [
            createJiraComment(number * 10, 'Same here.'),
            createJiraComment(number * 10 + 1, 'Yes.'),
          ],
        },
      });
    }),
  );

describeEachKindOfProcessDatabase('an import that is killed', (createDatabase) => {
  const input = createTemporaryInputFolder();
  const imports: {
    name: string;
    args: string[];
    reference?: { contents: TrackerContents; milliseconds: number };
  }[] = [];
  beforeAll(() => {
    const github = input.write('github.ndjson', formatNdjson(...createGithubIssues()));
    const jira = input.write('jira.ndjson', formatNdjson(...createJiraIssues()));
    imports.push(
      { name: 'GitHub', args: ['import', 'github', github, '--project', 'NET', '--create'] },
      { name: 'Jira', args: ['import', 'jira', jira, '--each-project', '--create'] },
    );
  });
  afterAll(() => input.remove());

  it(
    `leads to the same tracker after each of ${IMPORT_KILL_COUNT} kills when it is run again`,
    async () => {
      for (const each of imports) {
        each.reference = await withDatabase(createDatabase, async (database) => {
          const run = runImport(database, each.args, input.path('report.json'));
          const startedAt = await run.started;
          expect(await run.ended).toEqual({ code: 0, signal: null });
          const milliseconds = performance.now() - startedAt;
          return { contents: await readContents(database), milliseconds };
        });
        expect(each.reference.contents['issue']).toHaveLength(2 * ISSUES_PER_PROJECT);
      }
      let killedDuringImport = 0;
      const killAndContinue = async (kill: number) => {
        const { name, args, reference } = imports[kill % imports.length]!;
        const report = input.path(`report-${kill}.json`);
        // Spread over the duration of the import, at a random time in each part.
        const delay = (reference!.milliseconds * (kill + random())) / IMPORT_KILL_COUNT;
        const contents = await withDatabase(createDatabase, async (database) => {
          const run = runImport(database, args, report);
          await run.started;
          await setTimeout(delay);
          run.kill();
          if ((await run.ended).signal === 'SIGKILL') killedDuringImport++;
          expect(await runImport(database, args, report).ended).toEqual({ code: 0, signal: null });
          return readContents(database);
        });
        const differences = listDifferences(contents, reference!.contents);
        expect({ name, delay, differences }).toEqual({ name, delay, differences: [] });
      };
      for (let kill = 0; kill < IMPORT_KILL_COUNT; kill += CONCURRENT_KILL_COUNT)
        await Promise.all(
          Array.from({ length: Math.min(CONCURRENT_KILL_COUNT, IMPORT_KILL_COUNT - kill) }, (_, i) =>
            killAndContinue(kill + i),
          ),
        );
      expect(killedDuringImport).toBeGreaterThanOrEqual(IMPORT_KILL_COUNT / 2);
    },
    (IMPORT_KILL_COUNT + 2) * 120_000,
  );
});

async function withDatabase<T>(
  createDatabase: () => Promise<ServerProcessDatabase>,
  use: (database: ServerProcessDatabase) => Promise<T>,
): Promise<T> {
  const database = await createDatabase();
  try {
    return await use(database);
  } finally {
    await database.remove();
  }
}

interface ImportProcess {
  /** Resolves with the time when the database is open and the import has begun. */
  started: Promise<number>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(): void;
}

/** @param report path of the report, which the import creates when it begins */
function runImport(database: ServerProcessDatabase, args: readonly string[], report: string): ImportProcess {
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      '-r',
      path.resolve('src/testing/register.js'),
      path.resolve('src/cli/main.ts'),
      ...args,
      '--report',
      report,
    ],
    { env: { PATH: process.env['PATH'], ...database.environment }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const waitForReport = async (): Promise<number> => {
    while (!existsSync(report) && !hasEnded) await setTimeout(5);
    return performance.now();
  };
  return { started: waitForReport(), ended, kill: () => void child.kill('SIGKILL') };
}

async function readContents(database: ServerProcessDatabase): Promise<TrackerContents> {
  let contents: TrackerContents = {};
  await database.expectConsistent(async (store) => {
    contents = await readTrackerContents(store);
  });
  return contents;
}

/** Returns the first rows that only one of the trackers has, by table. */
function listDifferences(actual: TrackerContents, expected: TrackerContents): string[] {
  expect(Object.keys(actual)).toEqual(Object.keys(expected));
  return Object.entries(expected).flatMap(([table, rows]) => {
    const [own, others] = [new Set(actual[table]), new Set(rows)];
    const missing = rows.filter((row) => !own.has(row));
    const added = actual[table]!.filter((row) => !others.has(row));
    return [
      ...(actual[table]!.length === rows.length
        ? []
        : [`${table}: ${actual[table]!.length}, not ${rows.length} rows`]),
      ...missing.slice(0, 3).map((row) => `${table} lacks ${row}`),
      ...added.slice(0, 3).map((row) => `${table} has ${row}`),
    ];
  });
}

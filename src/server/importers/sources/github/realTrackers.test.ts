/**
 * Imports real trackers from a folder beside the project, compares the counts of the import report and of the database
 * with those of the files, and every field of every issue with its source. Skipped if the folder does not exist.
 * `npm run test:long` imports the whole file github-rust; otherwise only its first lines are imported.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../../../../shared/progress';
import { openDatabaseStore } from '../../../store/open/openDatabaseStore';
import type { DatabaseStore } from '../../../store/DatabaseStore';
import { compareImportWithSource } from '../../../../testing/importComparison/compareImportWithSource';
import type { GithubExportRecord } from '../../../../testing/importComparison/githubExport';
import { readImportedProject } from '../../../../testing/importComparison/readImportedProject';
import { createTemporaryFolderPerTest } from '../../../../testing/temporaryFolder';
import {
  IMPORTED_RECORD_KINDS,
  type WordedImportReport,
  wordImportReport,
} from '../../../domain/imports/importReport';
import { importIssues } from '../../importIssues';
import { GITHUB_FORMAT } from './githubFormat';
import { IS_LONG_TEST_RUN } from '../../../../testing/randomCases';

const TRACKER_DATA_FOLDER =
  process.env.WINNOW_TRACKERS ?? path.resolve(__dirname, '../../../../../shared/data');
const describeIfTrackerDataExists = existsSync(TRACKER_DATA_FOLDER) ? describe : describe.skip;
/** Number of lines of the file github-rust that are imported. */
const RUST_TRACKER_LINES_MAX = IS_LONG_TEST_RUN ? Infinity : 3_000;
/** Counts of the whole file github-rust: 15,815 of its 30,652 lines are issues, the others are pull requests. */
const RUST_TRACKER_IMPORT_COUNTS = { read: 30_652, kept: 15_815, skipped: 14_837 };
const readNdjsonFile = (name: string, linesMax = Infinity): Record<string, never>[] =>
  gunzipSync(readFileSync(path.join(TRACKER_DATA_FOLDER, name)))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(0, linesMax)
    .map((line) => JSON.parse(line) as Record<string, never>);

/** Expects that the counts of the source and of the project are equal, apart from differences with a known reason. */
function expectReconciled({ reconciliation, counts }: WordedImportReport): void {
  const { issues, comments, states, labels, authors } = reconciliation!.counts;
  expect(reconciliation).toMatchObject({ unexplainedCount: 0 });
  expect(issues).toEqual({ source: counts.issues.read, store: counts.issues.read - counts.issues.skipped });
  expect(comments.store).toBe(counts.comments.read - counts.comments.dropped);
  for (const { source, store } of [states, labels, authors]) expect(store).toBe(source);
}

describeIfTrackerDataExists(`importing the trackers in ${TRACKER_DATA_FOLDER}`, () => {
  const folder = createTemporaryFolderPerTest();
  let store: DatabaseStore;
  beforeAll(async () => {
    store = await openDatabaseStore();
  });
  afterAll(() => store.close());

  const run = async (source: string, projectKey: string, only?: string) => {
    const options = { format: GITHUB_FORMAT, source, projectKey, create: true, only };
    const report = wordImportReport(
      await importIssues(store, options, NOOP_PROGRESS_REPORTER),
      'commandLine',
    );
    expectReconciled(report);
    return report;
  };
  /** Counts the rows of a project: `counted` is the sum of the issues' stored comment counts. */
  const counted = async (key: string) => {
    const { rows } = await sql<Record<string, number>>`
      SELECT (SELECT count(*)::int FROM issue WHERE project_id = project.id) AS issues,
        (SELECT count(*)::int FROM comment WHERE project_id = project.id) AS comments,
        (SELECT count(*)::int FROM event WHERE project_id = project.id) AS events,
        (SELECT sum(comment_count)::int FROM issue WHERE project_id = project.id) AS counted,
        version FROM project WHERE key = ${key}`.execute(store.db);
    return rows[0]!;
  };

  /** Compares all fields of a project with its source. Returns the first differences. */
  const findDifferences = async (records: GithubExportRecord[], key: string, report: WordedImportReport) =>
    compareImportWithSource(records, await readImportedProject(store, key), report).slice(0, 50);

  const expectNoChanges = ({ counts }: WordedImportReport) => {
    for (const kind of IMPORTED_RECORD_KINDS) expect(counts[kind]).toMatchObject({ kept: 0, changed: 0 });
  };

  test('github-bitcoin-events: each repository is imported into its own project', async () => {
    const name = 'github-bitcoin-events.ndjson.gz';
    const lines = readNdjsonFile(name) as unknown as { repo: string; events: { event: string }[] }[];
    for (const [repo, key] of [
      ['bitcoin-core/gui', 'GUI'],
      ['bitcoin-core/secp256k1', 'SECP'],
    ] as const) {
      const own = lines.filter((line) => line.repo === repo);
      const report = await run(path.join(TRACKER_DATA_FOLDER, name), key, repo);
      const comments = own.flatMap(({ events }) =>
        events.filter(({ event }) => event === 'commented'),
      ).length;
      expect(report.counts.issues).toMatchObject({ read: 858, kept: own.length, skipped: 858 - own.length });
      const rows = await counted(key);
      expect(rows).toMatchObject({ issues: own.length, comments, counted: comments });
      expect(rows.events).toBe(rows.version);
      expect(await findDifferences(own as unknown as GithubExportRecord[], key, report)).toEqual([]);
    }
    // A repeated import changes nothing, although people of the second repository are mentioned in the first one.
    expectNoChanges(
      await run(path.join(TRACKER_DATA_FOLDER, 'github-bitcoin-events.ndjson.gz'), 'GUI', 'bitcoin-core/gui'),
    );
  }, 60_000);

  test('github-bitcoin-events: both repositories are imported into one project, and again without a change', async () => {
    const name = 'github-bitcoin-events.ndjson.gz';
    const report = await run(path.join(TRACKER_DATA_FOLDER, name), 'BOTH');
    const records = readNdjsonFile(name) as unknown as GithubExportRecord[];
    expect(report.renumberedIssueCount).toBeGreaterThan(0);
    expect(await findDifferences(records, 'BOTH', report)).toEqual([]);
    const before = await counted('BOTH');
    expectNoChanges(await run(path.join(TRACKER_DATA_FOLDER, name), 'BOTH'));
    expect(await counted('BOTH')).toEqual(before);
  });

  test('github-rust: the counts match the source, and a second import changes nothing', async () => {
    const lines = readNdjsonFile('github-rust.ndjson.gz', RUST_TRACKER_LINES_MAX);
    const source = path.join(folder(), 'github-rust.ndjson.gz');
    await writeFile(source, gzipSync(lines.map((line) => JSON.stringify(line)).join('\n')));
    const issues = (lines as unknown as { pull_request?: object; comments_data: unknown[] }[]).filter(
      ({ pull_request }) => !pull_request,
    );
    const comments = issues.reduce((sum, { comments_data }) => sum + comments_data.length, 0);
    const first = await run(source, 'RUST');
    const counts = { read: lines.length, kept: issues.length, skipped: lines.length - issues.length };
    if (IS_LONG_TEST_RUN) expect(counts).toEqual(RUST_TRACKER_IMPORT_COUNTS);
    expect(first.counts.issues).toMatchObject({ ...counts, dropped: 0 });
    const rows = await counted('RUST');
    expect(rows).toMatchObject({ issues: issues.length, comments, counted: comments });
    expect(rows.events).toBe(rows.version);
    expect(await findDifferences(issues as unknown as GithubExportRecord[], 'RUST', first)).toEqual([]);
    const second = await run(source, 'RUST');
    expect(second.counts.issues).toMatchObject({ kept: 0, changed: 0, unchanged: issues.length });
    expectNoChanges(second);
    expect(await counted('RUST')).toEqual(rows);
  }, 240_000);
});

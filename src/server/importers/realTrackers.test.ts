/**
 * Imports real trackers from a folder beside the project, and compares the counts of the import report and of the
 * database with those of the files. Skipped if the folder does not exist. `npm run test:long` imports the whole files;
 * otherwise only their first lines are imported.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../../shared/progress';
import { findStoreInconsistencies } from '../../testing/findStoreInconsistencies';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import type { DatabaseStore } from '../store/DatabaseStore';
import { openDatabaseStore } from '../store/open/openDatabaseStore';
import { BUGZILLA_FORMAT } from './sources/bugzilla/bugzillaFormat';
import type { ImportFormat } from './sources/ImportFormat';
import { importEachProject } from './importEachProject';
import { importIssues } from './importIssues';
import { JIRA_FORMAT } from './sources/jira/jiraFormat';
import { IMPORTED_RECORD_KINDS, type ImportReport, wordImportReport } from '../domain/imports/importReport';
import { IS_LONG_TEST_RUN } from '../../testing/randomCases';

const TRACKER_DATA_FOLDER = process.env.WINNOW_TRACKERS ?? path.resolve(__dirname, '../../../../shared/data');
const describeIfTrackerDataExists = existsSync(TRACKER_DATA_FOLDER) ? describe : describe.skip;
const LINES_MAX = IS_LONG_TEST_RUN ? Infinity : 400;

/** Reasons of differences between the counts of the files and of the projects. */
const BUGZILLA_REASONS = ['the other issue was not imported', 'circular duplicate relations'];
const JIRA_REASONS = [
  ...BUGZILLA_REASONS,
  'circular parent relations',
  'the issue has another parent',
  'parents in another project',
  'empty',
  'not in the input',
];

const readLines = (name: string): string[] =>
  gunzipSync(readFileSync(path.join(TRACKER_DATA_FOLDER, name)))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(0, LINES_MAX);

describeIfTrackerDataExists(`importing the trackers in ${TRACKER_DATA_FOLDER}`, () => {
  const folder = createTemporaryFolderPerTest();
  let store: DatabaseStore;
  beforeAll(async () => {
    store = await openDatabaseStore();
  });
  afterAll(() => store.close());

  const writeSource = async (name: string, lines: readonly string[]) => {
    const source = path.join(folder(), name);
    await writeFile(source, gzipSync(lines.join('\n')));
    return source;
  };
  const countRows = async (key: string) => {
    const { rows } = await sql<Record<string, number>>`
      SELECT (SELECT count(*)::int FROM issue WHERE project_id = project.id) AS issues,
        (SELECT count(*)::int FROM comment WHERE project_id = project.id) AS comments
      FROM project WHERE key = ${key}`.execute(store.db);
    return rows[0];
  };
  const importFile = (format: ImportFormat, source: string, projectKey: string) =>
    importIssues(store, { format, source, projectKey, create: true }, NOOP_PROGRESS_REPORTER);
  /** Expects that the counts of the source and of the project are equal, apart from differences with a known reason. */
  const expectReconciled = (report: ImportReport, reasons: readonly string[]) => {
    const { reconciliation, counts } = wordImportReport(report, 'commandLine');
    expect(reconciliation).toMatchObject({ unexplainedCount: 0 });
    const { issues, comments } = reconciliation!.counts;
    expect(issues).toEqual({ source: counts.issues.read, store: counts.issues.read });
    expect(comments).toEqual({
      source: counts.comments.read,
      store: counts.comments.read - counts.comments.dropped,
    });
    const found = new Set(reconciliation!.differences.flatMap((each) => Object.keys(each.reasons)));
    expect([...found].filter((reason) => !reasons.includes(reason))).toEqual([]);
  };
  const expectNoChanges = ({ counts }: ImportReport) => {
    for (const kind of IMPORTED_RECORD_KINDS) expect(counts[kind]).toMatchObject({ kept: 0, changed: 0 });
  };

  test('bugzilla-fieldtrip: every bug keeps its number, and a second import changes nothing', async () => {
    const lines = readLines('bugzilla-fieldtrip.ndjson.gz');
    const bugs = lines.map((line) => JSON.parse(line) as { id: number; comments: { count: number }[] });
    const source = await writeSource('bugs.ndjson.gz', lines);
    const report = await importFile(BUGZILLA_FORMAT, source, 'FT');
    const comments = bugs.flatMap((bug) => bug.comments).filter(({ count }) => count > 0).length;
    expect(report.counts.issues).toMatchObject({ read: bugs.length, kept: bugs.length, dropped: 0 });
    expect(report.counts.comments).toMatchObject({ read: comments, kept: comments });
    expect(report.renumberedIssueCount).toBe(0);
    expect(await countRows('FT')).toEqual({ issues: bugs.length, comments });
    expectReconciled(report, BUGZILLA_REASONS);
    const again = await importFile(BUGZILLA_FORMAT, source, 'FT');
    expectNoChanges(again);
    expectReconciled(again, BUGZILLA_REASONS);
    expect(await findStoreInconsistencies(store)).toEqual([]);
  }, 240_000);

  test('jira-titanium: each project has its issues, and a second import changes nothing', async () => {
    const lines = readLines('jira-titanium.ndjson.gz');
    const issues = lines.map(
      (line) => JSON.parse(line) as { key: string; fields: { comment: { comments?: { body?: string }[] } } },
    );
    const source = await writeSource('issues.ndjson.gz', lines);
    const run = () =>
      importEachProject(store, { format: JIRA_FORMAT, source, create: true }, NOOP_PROGRESS_REPORTER);
    const reports = await run();
    expect(reports.map(({ project }) => project)).toEqual([
      ...new Set(issues.map(({ key }) => key.split('-')[0])),
    ]);
    for (const { project, counts, renumberedIssueCount } of reports) {
      const own = issues.filter(({ key }) => key.startsWith(`${project}-`));
      const comments = own
        .flatMap(({ fields }) => fields.comment.comments ?? [])
        .filter(({ body }) => body?.trim()).length;
      expect(counts.issues).toMatchObject({ read: own.length, kept: own.length, dropped: 0 });
      expect(counts.comments).toMatchObject({ kept: comments });
      expect(renumberedIssueCount).toBe(0);
      expect(await countRows(project)).toEqual({ issues: own.length, comments });
    }
    const again = await run();
    for (const report of again) expectNoChanges(report);
    for (const report of [...reports, ...again]) expectReconciled(report, JIRA_REASONS);
    expect(await findStoreInconsistencies(store)).toEqual([]);
  }, 600_000);
});

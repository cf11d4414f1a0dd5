import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  createStoreWithPausableTransactions,
  type TransactionPauseControl,
} from '../../../testing/createStoreWithPausableTransactions';
import { type ImportJobTestServer, openImportJobTestServer } from '../../../testing/importJobTestServer';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import { waitUntil } from '../../../testing/waitUntil';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { createJiraIssue } from '../sources/jira/testing/fixtures';
import { ImportJobManager } from './ImportJobManager';

const CSV = `Summary,Issue key,Issue id,Issue Type,Status,Resolution,Priority,Reporter,Created,Comment
Lid leaks,KET-901,1,Bug,In Review,,Major,ada@kettle.example,12/Mar/26 3:04 PM,12/Mar/26 4:00 PM;grace;Seen
Too hot,KET-902,2,Task,Closed,Fixed,Minor,grace,13/Mar/26 3:04 PM,
No date,KET-903,3,Task,Open,,Minor,grace,99/Foo/26,
`;

/** Jira issues of the REST API, one a line. */
const createJiraLines = (count: number): string =>
  Array.from({ length: count }, (_, i) => JSON.stringify(createJiraIssue(`KET-${1001 + i}`))).join('\n');

describeEachDatabaseEngine('imports that run on the server', (open) => {
  let store: DatabaseStore;
  let gate: TransactionPauseControl;
  let server: ImportJobTestServer;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'winnow-import-jobs-test-'));
    ({ store, gate } = createStoreWithPausableTransactions(await open()));
    server = await openImportJobTestServer(store, folder);
  });
  afterEach(async () => {
    gate.resumeAll();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const countImportedIssues = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM issue_source`.execute(
      store.db,
    );
    return rows[0]!.count;
  };
  /** Starts an import that pauses when it has written its first issues. */
  const startAndPause = async (id: string): Promise<void> => {
    const paused = gate.pauseWhen(async () => (await countImportedIssues()) > 0);
    expect((await server.mutateImport('startImport', { id })).errors).toEqual([]);
    await paused;
  };
  const issuesCounts = (job: { report: { counts: { kind: string }[] } | null }) =>
    job.report?.counts.find(({ kind }) => kind === 'issues');

  test('a CSV export of Jira is recognized, previewed, imported and reported', async () => {
    const job = await server.createUploadedImport('jira.csv', CSV);
    expect(job).toMatchObject({ state: 'DRAFT', format: { system: 'jira' }, canResume: true, report: null });
    expect(job.preview).toMatchObject({
      sampleCount: 3,
      isComplete: true,
      containers: [{ name: 'KET', count: 3 }],
      issues: [{ source: 'KET-901', title: 'Lid leaks', author: 'ada' }, { source: 'KET-902' }, {}],
    });
    expect(job.preview!.states.map(({ name, state }) => [name, state.name])).toEqual([
      ['In Review', 'In progress'],
      ['Closed: Fixed', 'Done'],
      ['Open', 'Backlog'],
    ]);
    expect(job.preview!.priorities).toEqual([
      { name: 'Minor', count: 2, priority: 'LOW' },
      { name: 'Major', count: 1, priority: 'HIGH' },
    ]);
    await server.mutateImport('startImport', { id: job.id });
    const done = await server.waitForEnd(job.id);
    expect(done).toMatchObject({ state: 'DONE', message: null, canResume: false, issuesDone: 3 });
    expect(issuesCounts(done)).toMatchObject({ read: 3, created: 3, unchanged: 0 });
    expect(done.report!.problems[0]).toMatchObject({ line: 4, kind: 'ALTERED' });
    await waitUntil(async () => (await readdir(folder)).length === 0);
    const audited = await server.readNewAuditEntries();
    expect(audited.at(-1)).toMatchObject({
      action: 'issues_imported',
      subject: 'NET',
      actor_id: server.maintainer.userId,
      details: { format: 'jira', new: 3, complete: true },
    });
    expect(await findStoreInconsistencies(store)).toEqual([]);
  });

  test('states and priorities are imported as chosen, and importing again keeps them', async () => {
    const job = await server.createUploadedImport('jira.csv', CSV);
    const done = job.preview!.states.find(({ state }) => state.name === 'Done')!.state.id;
    const { errors } = await server.mutateImport('updateImport', {
      id: job.id,
      states: [{ name: 'In Review', stateId: done }],
      priorities: [{ name: 'Minor', priority: 'URGENT' }],
    });
    expect(errors).toEqual([]);
    expect((await server.readImport(job.id)).preview!.issues).toMatchObject([
      { state: { name: 'Done' }, priority: 'HIGH' },
      { state: { name: 'Done' }, priority: 'URGENT' },
      { state: { name: 'Backlog' }, priority: 'URGENT' },
    ]);
    await server.mutateImport('startImport', { id: job.id });
    await server.waitForEnd(job.id);
    const { rows } = await sql`SELECT title, state.name AS state, priority::int FROM issue
      JOIN issue_source USING (project_id, number) JOIN workflow_state state
        ON state.project_id = issue.project_id AND state.id = state_id ORDER BY number`.execute(store.db);
    expect(rows).toEqual([
      { title: 'Lid leaks', state: 'Done', priority: 3 },
      { title: 'Too hot', state: 'Done', priority: 4 },
      { title: 'No date', state: 'Backlog', priority: 4 },
    ]);
    const again = await server.createUploadedImport('jira.csv', CSV);
    await server.mutateImport('startImport', { id: again.id });
    expect(issuesCounts(await server.waitForEnd(again.id))).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 3,
    });
  });

  test('the report is stored as codes with parameters, which need not be valid text', async () => {
    // The date is cut to 40 UTF-16 code units, in the middle of the emoji.
    const date = `${'x'.repeat(39)}😀`;
    const line = JSON.stringify(createJiraIssue('KET-1', { created: date, 'Rank\0': 1 }));
    const { id } = await server.createUploadedImport('issues.ndjson', line);
    await server.mutateImport('startImport', { id });
    const done = await server.waitForEnd(id);
    expect(done).toMatchObject({ state: 'DONE', message: null });
    expect(done.report!.problems.map(({ reason }) => reason)).toContain(
      `issue 1: created "${'x'.repeat(39)}\uFFFD" is not a date and was left out`,
    );
    const { rows } = await sql<{ problems: { why: unknown }[] }>`
      SELECT report->'problems' AS problems FROM import_job`.execute(store.db);
    expect(rows[0]!.problems.map(({ why }) => why)).toContainEqual({
      code: 'invalid_date',
      issue: 1,
      field: 'created',
      date: `${'x'.repeat(39)}\uFFFD`,
    });
  });

  test('a canceled import keeps its issues, and resuming it imports the rest', async () => {
    const { id } = await server.createUploadedImport('issues.ndjson', createJiraLines(450));
    await startAndPause(id);
    const other = await server.createUploadedImport('jira.csv', CSV);
    expect((await server.mutateImport('startImport', { id: other.id })).errors).toMatchObject([
      { code: 'CONFLICT', message: 'Another import of this project is running. Wait for it or cancel it.' },
    ]);
    expect((await server.mutateImport('deleteImport', { id })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await server.mutateImport('cancelImport', { id })).errors).toEqual([]);
    gate.resumeAll();
    expect(await server.waitForEnd(id)).toMatchObject({ state: 'CANCELED', canResume: true });
    expect((await server.mutateImport('startImport', { id })).errors).toEqual([]);
    const done = await server.waitForEnd(id);
    expect(done.state).toBe('DONE');
    expect(await countImportedIssues()).toBe(450);
    expect(issuesCounts(done)).toMatchObject({ read: 450 });
    expect(done.report!.notes.join()).toContain('interrupted');
    expect(await findStoreInconsistencies(store)).toEqual([]);
  });

  test('an import that a stopped server left running is continued by the next one', async () => {
    const { id } = await server.createUploadedImport('issues.ndjson', createJiraLines(450));
    await startAndPause(id);
    const closed = server.imports.close();
    gate.resumeAll();
    await closed;
    expect((await server.readImport(id)).state).toBe('RUNNING');
    expect(await countImportedIssues()).toBeLessThan(450);
    // On PostgreSQL, the next server continues the import only after the heartbeat of the stopped server has timed
    // out.
    await sql`UPDATE import_job SET beat_at = now() - interval '1 hour'`.execute(store.db);
    const next = new ImportJobManager({ store, folder });
    await next.removeUnusedFiles();
    next.start();
    expect(await server.waitForEnd(id)).toMatchObject({ state: 'DONE' });
    await next.close();
    expect(await countImportedIssues()).toBe(450);
    expect(await findStoreInconsistencies(store)).toEqual([]);
  });

  test('an import fails with a clear message when its project is deleted', async () => {
    const { id } = await server.createUploadedImport('issues.ndjson', createJiraLines(450));
    await startAndPause(id);
    await sql`UPDATE project SET deleted_at = now() WHERE id = ${server.tracker.netId}`.execute(store.db);
    gate.resumeAll();
    const readRow = () =>
      store.db.selectFrom('import_job').select(['state', 'message']).executeTakeFirstOrThrow();
    while ((await readRow()).state === 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await readRow()).toEqual({ state: 4, message: 'The project was deleted.' });
  });

  test('an interrupted upload continues where it ended', async () => {
    const fileSize = Buffer.byteLength(CSV);
    const { id: projectId } = (await server.queryAsMaintainer('{ project(key: "NET") { id } }')).project;
    const input = { projectId, fileName: 'a.csv', fileSize };
    const { importJob } = await server.maintainer.mutate('createImport', input, 'importJob { id }');
    const { id } = importJob as { id: string };
    expect(await server.upload(id, CSV.slice(0, 100))).toMatchObject({
      status: 201,
      body: { uploadedBytes: 100, isComplete: false },
    });
    expect((await server.readImport(id)).preview).toBeNull();
    expect((await server.mutateImport('startImport', { id })).errors).toMatchObject([
      { code: 'CONFLICT', message: 'The file is not uploaded completely.' },
    ]);
    expect(await server.upload(id, CSV, 0)).toMatchObject({ status: 409 });
    expect(await server.upload(id, `${CSV}more`, 100)).toMatchObject({ status: 422 });
    await sql`UPDATE import_job SET file_size = uploaded_bytes + 1`.execute(store.db);
    const { uploadedBytes } = await server.readImport(id);
    expect(await server.upload(id, '\n', uploadedBytes)).toMatchObject({
      status: 201,
      body: { isComplete: true },
    });
  });

  test('a file of an unknown format has no format, and an unsuitable choice is explained', async () => {
    const { id, format } = await server.createUploadedImport('notes.txt', 'Some notes\n');
    expect(format).toBeNull();
    expect((await server.mutateImport('startImport', { id })).errors).toMatchObject([
      { code: 'CONFLICT', message: 'Choose the format of the file first.' },
    ]);
    await server.mutateImport('updateImport', { id, format: 'github' });
    const { preview } = await server.readImport(id);
    expect(preview).toMatchObject({ sampleCount: 0, issues: [] });
    expect(preview!.problem).toMatch(/^Line 1: invalid JSON/);
    await server.mutateImport('startImport', { id });
    const failed = await server.waitForEnd(id);
    expect(failed.message).toContain('notes.txt contains no GitHub issues');
    expect(await server.mutateImport('deleteImport', { id })).toMatchObject({ errors: [] });
    expect(await readdir(folder)).toEqual([]);
  });

  test('the columns of a CSV file can be chosen', async () => {
    const csv = 'Nr,Betreff,Zustand,Notiz\n901,Lid leaks,offen,a\n902,Too hot,offen,b\n';
    const { id, format, preview } = await server.createUploadedImport('export.csv', csv);
    expect(format).toEqual({ system: 'csv' });
    expect(preview!.sampleCount).toBe(0);
    expect(preview!.problem).toContain('no column contains the title');
    expect(preview!.columns).toMatchObject([
      { name: 'Nr' },
      { name: 'Betreff', field: null, example: 'Lid leaks' },
      {},
      {},
    ]);
    const columns = [
      { name: 'Nr', field: 'id' },
      { name: 'Betreff', field: 'title' },
      { name: 'Zustand', field: 'state' },
    ];
    expect((await server.mutateImport('updateImport', { id, columns })).errors).toEqual([]);
    const chosen = (await server.readImport(id)).preview!;
    expect(chosen).toMatchObject({ sampleCount: 2, problem: null, issues: [{ title: 'Lid leaks' }, {}] });
    expect(chosen.states).toMatchObject([{ name: 'offen', count: 2 }]);
    await server.mutateImport('startImport', { id });
    const done = await server.waitForEnd(id);
    expect(issuesCounts(done)).toMatchObject({ created: 2 });
    expect(done.report!.notes.join()).toContain('Columns of export.csv');
    expect(done.report!.notes.join()).not.toContain('--map');
    const wrong = [{ name: 'Nr', field: 'size' }];
    expect((await server.mutateImport('updateImport', { id, columns: wrong })).errors).toMatchObject([
      { code: 'CONFLICT', message: 'The import is complete and cannot be changed.' },
    ]);
  });

  test('an import does not start before the order of its dates is known', async () => {
    const csv = 'Key,Title,Created\nKET-904,Spout,05/03/2025\nKET-905,Knob,06/03/2025\n';
    const { id, preview } = await server.createUploadedImport('dates.csv', csv);
    expect(preview).toMatchObject({
      sampleCount: 2,
      problem: null,
      dateQuestion: {
        problem: null,
        chosen: null,
        example: { text: '05/03/2025', line: 2, column: 'Created' },
        choices: [
          { order: 'DMY', date: '2025-03-05T00:00:00.000Z' },
          { order: 'MDY', date: '2025-05-03T00:00:00.000Z' },
        ],
      },
    });
    expect((await server.mutateImport('startImport', { id })).errors).toMatchObject([
      {
        code: 'VALIDATION_FAILED',
        message:
          'The order of day, month and year in the dates of the file is not known. Choose the order first.',
      },
    ]);
    expect(await server.readImport(id)).toMatchObject({ state: 'DRAFT' });
    expect((await server.mutateImport('updateImport', { id, dates: 'DMY' })).errors).toEqual([]);
    expect((await server.readImport(id)).preview!.dateQuestion).toMatchObject({ chosen: 'DMY' });
    expect((await server.mutateImport('startImport', { id })).errors).toEqual([]);
    expect(issuesCounts(await server.waitForEnd(id))).toMatchObject({ created: 2 });
    const { rows } = await sql`SELECT created_at FROM issue WHERE title = 'Spout'`.execute(store.db);
    expect(rows).toEqual([{ created_at: new Date('2025-03-05T00:00:00Z') }]);

    const again = await server.createUploadedImport('dates.csv', csv);
    expect(again.preview!.dateQuestion).toMatchObject({ chosen: 'DMY' });
    await server.mutateImport('startImport', { id: again.id });
    expect(issuesCounts(await server.waitForEnd(again.id))).toMatchObject({ created: 0, unchanged: 2 });

    const contradictory = await server.createUploadedImport(
      'both.csv',
      'Key,Title,Created\nKET-1,a,13/03/2025\nKET-2,b,03/13/2025\n',
    );
    expect(contradictory.preview!.dateQuestion).toMatchObject({ choices: [], chosen: null });
    expect(contradictory.preview!.dateQuestion!.problem).toMatch(/both\.csv line 2.* both\.csv line 3/);
    expect((await server.mutateImport('startImport', { id: contradictory.id })).errors).toHaveLength(1);
  });

  test('files without an import are removed', async () => {
    const { id } = await server.createUploadedImport('jira.csv', CSV);
    await sql`UPDATE import_job SET created_at = now() - interval '8 days'`.execute(store.db);
    await server.imports.removeUnusedFiles();
    expect(await server.readImport(id)).toMatchObject({ canResume: false, preview: null });
    expect((await server.mutateImport('startImport', { id })).errors).toMatchObject([
      { message: 'The uploaded file was removed. Upload it again as a new import.' },
    ]);
  });
});

/** Exports projects, imports them into a fresh database, and compares their exports. */
import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import { insertRemainingKinds } from '../../../testing/insertRemainingKinds';
import { insertTestEvent } from '../../../testing/insertTestEvent';
import { insertSmallIssueTracker } from '../../../testing/smallTracker';
import type { ExportRecord } from '../../domain/export/records';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createProject } from '../../store/load/createProject';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import { readAllProjects } from '../../store/read/projects';
import { BUGZILLA_FORMAT } from '../sources/bugzilla/bugzillaFormat';
import type { ImportFormat } from '../sources/ImportFormat';
import { GITHUB_FORMAT } from '../sources/github/githubFormat';
import { createGithubRestComment, createGithubRestIssue } from '../sources/github/testing/fixtures';
import { importIssues } from '../importIssues';
import { JIRA_FORMAT } from '../sources/jira/jiraFormat';
import { wordImportReport } from '../../domain/imports/importReport';
import { createTemporaryInputFolder, formatNdjson } from '../testing/inputFiles';
import { findIssue, readExport } from './testing/exports';
import { WINNOW_FORMAT } from './winnowFormat';

const input = createTemporaryInputFolder();
afterAll(() => input.remove());

const importFile = async (store: DatabaseStore, format: ImportFormat, file: string, projectKey: string) => {
  const options = { format, source: file, projectKey, create: true };
  return wordImportReport(await importIssues(store, options, NOOP_PROGRESS_REPORTER), 'commandLine');
};

const importRecords = (store: DatabaseStore, records: readonly unknown[], projectKey: string) =>
  importFile(store, WINNOW_FORMAT, input.write(`${projectKey}.ndjson`, formatNdjson(...records)), projectKey);

describeEachDatabaseEngine('imports of exported projects', (open) => {
  it('create the same tracker, with every kind of data', async () => {
    const first = await open();
    const tracker = await insertSmallIssueTracker(first);
    await insertRemainingKinds(first, tracker);
    const exported = await readExport(first, 'NET');
    const second = await open();
    const other = {
      key: 'SEC',
      name: '',
      description: '',
      visibility: 'private',
      createdAt: new Date(0),
    } as const;
    await bulkLoadIssues(second, await createProject(second.db, other), [
      createNewIssueWithDefaults({ number: 1 }),
    ]);
    const report = await importRecords(second, exported, 'NET');
    expect(report.problems).toEqual([]);
    expect(report.failure).toBeNull();
    expect(report.reasons).toEqual({});
    expect(report.counts.issues).toMatchObject({ read: 120, kept: 120 });
    expect(report.counts.comments).toMatchObject({ read: 131, kept: 131 });
    expect(await readExport(second, 'NET')).toEqual(exported);
    // The exported tracker has inconsistencies, because the test has written rows directly. The copy has the same
    // ones.
    const ofNet = async (store: DatabaseStore) =>
      (await findStoreInconsistencies(store)).filter(({ project }) => project === 'NET');
    expect(await ofNet(second)).toEqual(await ofNet(first));
    const again = await importRecords(second, exported, 'NET');
    expect(again.counts.issues).toMatchObject({ read: 120, kept: 0, unchanged: 120, skipped: 0 });
    expect(await readExport(second, 'NET')).toEqual(exported);
  });

  it('keep the source ids of imported trackers, so that a further import of their source changes nothing', async () => {
    const first = await open();
    const files: [ImportFormat, string, string][] = [
      [
        GITHUB_FORMAT,
        input.write(
          'github.ndjson',
          formatNdjson(
            createGithubRestIssue(1, { comments: 1, comments_data: [createGithubRestComment(5, 'Hello')] }),
            createGithubRestIssue(3, { body: 'See #1', custom: { field: 1 } }),
          ),
        ),
        'GIT',
      ],
      [
        BUGZILLA_FORMAT,
        input.write(
          'bugzilla.ndjson',
          formatNdjson({
            id: 12,
            summary: 'Lid',
            creator: 'jane@example.org',
            creation_time: '2020-01-01T00:00:00Z',
            status: 'RESOLVED',
            resolution: 'FIXED',
            product: 'Kettle',
            cf_custom: 'x',
            comments: [
              {
                id: 3,
                count: 1,
                text: 'Text',
                creator: 'joe@example.org',
                creation_time: '2020-01-02T00:00:00Z',
              },
            ],
          }),
        ),
        'BUG',
      ],
      [
        JIRA_FORMAT,
        input.write(
          'jira.ndjson',
          formatNdjson({
            key: 'TIM-7',
            id: '70',
            fields: {
              summary: 'Steam',
              created: '2020-01-01T00:00:00.000+0000',
              creator: { name: 'kim', displayName: 'Kim K' },
              customfield_1: 'x',
            },
          }),
        ),
        'JIR',
      ],
    ];
    const exports = new Map<string, ExportRecord[]>();
    for (const [format, file, key] of files) {
      expect((await importFile(first, format, file, key)).failure).toBeNull();
      exports.set(key, await readExport(first, key));
    }
    expect(findIssue(exports.get('GIT')!, 3).source).toMatchObject({ system: 'github', id: 'acme/kettle#3' });
    expect(findIssue(exports.get('BUG')!, 12).source).toMatchObject({ system: 'bugzilla', id: '#12' });
    expect(findIssue(exports.get('JIR')!, 7).source).toMatchObject({ system: 'jira', id: 'TIM-7' });
    expect(JSON.stringify([...exports.values()])).not.toContain('@example.org');
    const second = await open();
    for (const [format, file, key] of files) {
      expect((await importRecords(second, exports.get(key)!, key)).problems).toEqual([]);
      expect(await readExport(second, key)).toEqual(exports.get(key));
      const { counts } = await importFile(second, format, file, key);
      expect([key, counts.issues.unchanged, counts.people.kept]).toEqual([key, counts.issues.read, 0]);
      expect(await readExport(second, key)).toEqual(exports.get(key));
    }
  });

  it('continue after an interruption, and skip issues that were changed since', async () => {
    const first = await open();
    const tracker = await insertSmallIssueTracker(first);
    await insertRemainingKinds(first, tracker);
    // Without the link to an issue of another project.
    await first.db.deleteFrom('issue_link').where('to_project_id', '=', tracker.secId).execute();
    const exported = await readExport(first, 'NET');
    const second = await open();
    const secret = {
      key: 'SEC',
      name: '',
      description: '',
      visibility: 'private',
      createdAt: new Date(0),
    } as const;
    await createProject(second.db, secret);
    const half = exported.slice(
      0,
      exported.findIndex((record) => record.record === 'issue' && record.number === 60),
    );
    // An interrupted import has written the records before the issues, and a part of the issues.
    await importRecords(second, half, 'NET');
    const report = await importRecords(second, exported, 'NET');
    expect(report.counts.issues).toMatchObject({ read: 120, kept: 61, unchanged: 59 });
    await second.db.updateTable('issue').set({ title: 'Edited' }).where('number', '=', 8).execute();
    const again = await importRecords(second, exported, 'NET');
    expect(again.counts.issues).toMatchObject({ read: 120, kept: 0, unchanged: 119, skipped: 1 });
    expect(findIssue(await readExport(second, 'NET'), 8).title).toBe('Edited');
    await expect(importRecords(first, exported, 'SEC')).rejects.toThrow('The project already has other data');
  });

  it('report and survive invalid records, circles and references to nothing', async () => {
    const source = await open();
    await insertSmallIssueTracker(source);
    const records = await readExport(source, 'NET');
    const preamble = records.slice(
      0,
      records.findIndex(({ record }) => record === 'person'),
    );
    const base = findIssue(records, 119);
    const issue = (number: number, fields: object = {}) => ({ ...base, number, ...fields });
    const link = (to: number, kind = 'duplicates') => ({ kind, to, movesVotes: false });
    const lines = [
      ...preamble,
      { record: 'label', id: 'x' },
      issue(1, { parent: 2, links: [link(2), link(2), link(1), link(99, 'blocks')] }),
      issue(2, { parent: 1, links: [link(1), { ...link(5), project: 'NOPE' }] }),
      issue(2),
      issue(3, { state: 'Nowhere' }),
      issue(4, { title: 7 }),
      issue(5, { labels: ['nothing'], parent: 5 }),
      issue(6, {
        events: [
          {
            kind: 'labeled',
            actor: null,
            at: base.createdAt,
            before: null,
            after: {},
            comment: null,
            sourceId: null,
          },
        ],
      }),
      issue(7, { createdAt: '2024-02-30T00:00:00.000Z' }),
      '{"record":"issue", broken',
    ];
    const store = await open();
    const report = await importRecords(store, lines, 'NET');
    expect(report.counts.issues).toMatchObject({ read: 9, kept: 4, skipped: 1, dropped: 4 });
    expect(report.reasons).toMatchObject({
      links: {
        'circular parent relations': 2,
        'circular duplicate relations': 1,
        'listed twice': 1,
        'an issue linked to itself': 1,
        'the other issue was not imported': 1,
        'the project of the other issue does not exist': 1,
      },
      events: { 'values that this kind of event requires are missing': 1 },
    });
    expect(report.problems.map(({ why }) => why.split(':')[0])).toEqual([
      'invalid field id',
      'invalid field title',
      'invalid field createdAt',
      'invalid JSON',
      'unknown state "Nowhere"',
      'issue 5',
    ]);
    const result = await readExport(store, 'NET');
    expect([findIssue(result, 1).parent, findIssue(result, 2).parent]).toEqual([2, null]);
    expect((await findStoreInconsistencies(store)).filter(({ what }) => !what.includes('vote'))).toEqual([]);
  });

  it('reject files that are no export, and exports of later versions', async () => {
    const store = await open();
    await expect(importRecords(store, [{ record: 'issue' }], 'NET')).rejects.toThrow(
      'is not an export of Winnow',
    );
    const source = await open();
    await insertSmallIssueTracker(source);
    const [header] = await readExport(source, 'NET');
    await expect(importRecords(store, [{ ...header, version: 2 }], 'NET')).rejects.toThrow('later version');
    expect(await readAllProjects(store.db, null)).toEqual([]);
  });

  it('of readers have no voters, watchers and imported data, but can be imported', async () => {
    const first = await open();
    await insertRemainingKinds(first, await insertSmallIssueTracker(first));
    const exported = await readExport(first, 'NET', false);
    const issue = findIssue(exported, 7);
    expect([issue.votes, issue.watchers, issue.voteCount, issue.importedVotes]).toEqual([[], [], 7, 7]);
    expect(findIssue(exported, 9).source).toMatchObject({ id: 'acme/net#90', digest: '', raw: null });
    expect(exported.some(({ record }) => record === 'projectEvent')).toBe(false);
    const second = await open();
    // A project that a user has created for the import.
    const empty = {
      key: 'NET',
      name: 'Mine',
      description: '',
      visibility: 'private',
      createdAt: new Date(0),
    } as const;
    const id = await createProject(second.db, empty);
    await second.db.transaction().execute((tx) => insertTestEvent(tx, id, 0, 'member_added'));
    const report = await importRecords(second, exported, 'NET');
    expect(report.counts.issues).toMatchObject({ read: 120, kept: 120 });
    expect((await readExport(second, 'NET'))[0]).toMatchObject({
      project: { name: 'Mine', visibility: 'private' },
    });
    expect((await importRecords(second, exported, 'NET')).counts.issues).toMatchObject({ unchanged: 120 });
  });
});

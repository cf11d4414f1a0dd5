/** Sub-issues, issue types and fields without a column in issues imported from GitHub. */
import { sql } from 'kysely';
import { getEventKindCode } from '../../../../shared/events/kinds';
import { ISSUE_TYPES } from '../../../../shared/issue';
import { describeImport } from '../../../../testing/describeImport';
import { readImportedIssues } from '../../../../testing/readImportedIssues';
import { formatNdjson } from '../../testing/inputFiles';
import { GITHUB_FORMAT } from './githubFormat';
import { createGithubRestIssue } from './testing/fixtures';

const createEvent = (id: number, event: string, more: Record<string, unknown> = {}) => ({
  id,
  event,
  actor: { login: 'grace' },
  created_at: `2021-03-01T10:00:${String(id).padStart(2, '0')}Z`,
  ...more,
});
const toReference = (number: number) => ({
  number,
  url: `https://api.github.com/repos/acme/kettle/issues/${number}`,
});

describeImport(GITHUB_FORMAT, 'sub-issues and issue types imported from GitHub', (project, input) => {
  const importRecords = async (...records: object[]) =>
    project.importFrom(input.write('issues.ndjson', formatNdjson(...records)));
  const readParents = async () =>
    (await readImportedIssues(project)).map(({ number, parent_number }) => [number, parent_number]);

  test('imports parents of every form, and leaves out circular ones', async () => {
    const report = await importRecords(
      createGithubRestIssue(1, { sub_issues_summary: { total: 3, completed: 0, percent_completed: 0 } }),
      createGithubRestIssue(2, { parent_issue_url: 'https://api.github.com/repos/acme/kettle/issues/1' }),
      createGithubRestIssue(3, { parent: toReference(1) }),
      createGithubRestIssue(4, { sub_issues: [createGithubRestIssue(5)] }),
      createGithubRestIssue(5, { sub_issues: [createGithubRestIssue(4)] }),
    );
    expect(report.reasons.links).toEqual({ 'circular parent relations': 1 });
    expect(await readParents()).toEqual([
      [1, null],
      [2, 1],
      [3, 1],
      [4, null],
      [5, 4],
    ]);
  });

  test('follows the timeline of sub-issues, dependencies and duplicates in the order of time', async () => {
    const report = await importRecords(
      {
        issue: createGithubRestIssue(1, { body: 'Duplicate of #4' }),
        events: [
          createEvent(5, 'sub_issue_removed', { sub_issue: toReference(3) }),
          createEvent(1, 'sub_issue_added', { sub_issue: toReference(2) }),
          createEvent(2, 'sub_issue_added', { sub_issue: toReference(3) }),
          createEvent(3, 'blocked_by_added', { blocking_issue: toReference(4) }),
          createEvent(4, 'marked_as_duplicate'),
          createEvent(6, 'unmarked_as_duplicate'),
          createEvent(7, 'sub_issue_added'),
        ],
      },
      {
        issue: createGithubRestIssue(2),
        events: [createEvent(1, 'parent_issue_added', { parent_issue: toReference(1) })],
      },
      createGithubRestIssue(3),
      {
        issue: createGithubRestIssue(4),
        events: [createEvent(3, 'blocking_added', { blocked_issue: toReference(1) })],
      },
    );
    expect(report.counts.links).toMatchObject({ read: 4, kept: 2, unchanged: 2, dropped: 0 });
    expect(report.reasons.events).toEqual({ sub_issue_added: 1 });
    expect(await readParents()).toEqual([
      [1, null],
      [2, 1],
      [3, null],
      [4, null],
    ]);
  });

  test('imports issue types and their changes, and counts types that are not known', async () => {
    const file = formatNdjson(
      {
        issue: createGithubRestIssue(1, { labels: [], type: { id: 1, name: 'Bug' } }),
        events: [
          createEvent(1, 'issue_type_added', { issue_type: { name: 'Feature' } }),
          createEvent(2, 'issue_type_changed', {
            issue_type: { name: 'Bug' },
            prev_issue_type: { name: 'Feature' },
          }),
        ],
      },
      createGithubRestIssue(2, { labels: [], type: { id: 2, name: 'Epic' } }),
    );
    const source = input.write('types.ndjson', file);
    const report = await project.importFrom(source);
    expect(report.omittedDetails).toEqual({
      'issue types "Epic" (not known; the type comes from the labels)': 1,
    });
    const [bug, feature, task] = ['bug', 'feature', 'task'].map((name) =>
      ISSUE_TYPES.findIndex((type) => type === name),
    );
    expect(await readImportedIssues(project)).toMatchObject([{ type: bug }, { type: task }]);
    expect(
      await project.runSqlQuery(sql`SELECT before, after FROM event WHERE project_id = ${project.buildProjectIdSql()}
        AND kind = ${getEventKindCode('type_changed')} ORDER BY created_at`),
    ).toEqual([
      { before: { type: task }, after: { type: feature } },
      { before: { type: feature }, after: { type: bug } },
    ]);
    expect((await project.importFrom(source)).counts).toMatchObject({
      issues: { changed: 0, unchanged: 2 },
      events: { kept: 0 },
    });
  });

  test('counts duplicates without an original, and fields that are too large to be stored', async () => {
    const report = await importRecords(
      createGithubRestIssue(1, {
        state: 'closed',
        state_reason: 'duplicate',
        closed_at: '2021-03-02T10:00:00Z',
        pinned_text: 'x'.repeat(20_000),
        active_lock_reason: 'spam',
        draft: false,
      }),
      createGithubRestIssue(2, { active_lock_reason: 'spam', draft: false }),
    );
    expect(report.omittedDetails).toMatchObject({
      'duplicates whose original is unknown': 1,
      'fields "pinned_text" (too large to be stored)': 1,
      'fields "active_lock_reason" (too large to be stored)': 1,
      'fields "active_lock_reason" (stored but not shown)': 1,
    });
    expect(await readImportedIssues(project)).toMatchObject([
      { raw: null, state: 'Duplicate' },
      { raw: { active_lock_reason: 'spam' } },
    ]);
  });
});

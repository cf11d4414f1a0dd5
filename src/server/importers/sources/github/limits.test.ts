/** Tests how an import changes and reports values that Winnow cannot store as they are. */
import { sql } from 'kysely';
import { IMPORTED_ISSUE_NUMBER_MAX, INT4_MAX } from '../../../../shared/limits';
import { describeImport } from '../../../../testing/describeImport';
import { formatImportReport } from '../../report/formatImportReport';
import { formatNdjson } from '../../testing/inputFiles';
import { GITHUB_FORMAT } from './githubFormat';
import { createGithubRestComment, createGithubRestIssue } from './testing/fixtures';

describeImport(GITHUB_FORMAT, 'importing values that cannot be stored', (project, input) => {
  const importIssues = async (...issues: object[]) =>
    project.importFrom(input.write('issues.ndjson', formatNdjson(...issues)));

  test('reports dates that do not exist, and does not import them', async () => {
    const report = await importIssues(
      createGithubRestIssue(1, {
        created_at: '2021-02-30T10:00:00Z',
        updated_at: '2021-03-01T10:00:00Z',
        milestone: { title: '1.0', due_on: '0000-01-01T00:00:00Z' },
        comments_data: [createGithubRestComment(1, 'Yes.', { created_at: '2021-04-31T10:00:00Z' })],
      }),
      createGithubRestIssue(2, { created_at: '2020-02-29T10:00:00Z' }),
    );
    const invalid = report.problems.map(({ why }) => why).filter((why) => why.includes('is not a date'));
    expect(invalid).toEqual([
      'issue 1: created_at "2021-02-30T10:00:00Z" is not a date and was left out',
      'issue 1: milestone due_on "0000-01-01T00:00:00Z" is not a date and was left out',
      'issue 1: comment created_at "2021-04-31T10:00:00Z" is not a date and was left out',
    ]);
    expect(
      await project.runSqlQuery(
        sql`SELECT created_at FROM issue WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`,
      ),
    ).toEqual([
      { created_at: new Date('2021-03-01T10:00:00Z') },
      { created_at: new Date('2020-02-29T10:00:00Z') },
    ]);
  });

  test('cuts very long titles, and keeps them whole in the description', async () => {
    const title = `${'x'.repeat(254)}😀 boils over`;
    const report = await importIssues(
      createGithubRestIssue(1, {
        title,
        body: 'It whistles.',
        events: [
          { event: 'renamed', id: 1, created_at: '2021-03-02T00:00:00Z', rename: { from: 'Old', to: title } },
        ],
      }),
    );
    expect(report.problems.map(({ why }) => why)).toEqual([
      'issue 1: the title has more than 256 characters; it was cut, and the whole title precedes the description',
    ]);
    const cut = `${'x'.repeat(254)}…`;
    expect(
      await project.runSqlQuery(sql`SELECT title, body, event.after FROM issue
        JOIN issue_text USING (project_id, number) JOIN event ON event.project_id = issue.project_id AND after IS NOT NULL
        WHERE issue.project_id = ${project.buildProjectIdSql()}`),
    ).toEqual([{ title: cut, body: `${title}\n\nIt whistles.`, after: { title: cut } }]);
    const again = await importIssues(createGithubRestIssue(1, { title, body: 'It whistles.' }));
    expect(again.counts.issues).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test('reports how many words of an issue searches do not find', async () => {
    const words = Array.from({ length: 70_000 }, (_, index) => `w${index}`).join(' ');
    const report = await importIssues(createGithubRestIssue(1, { body: words }), createGithubRestIssue(2));
    expect(report.problems.map(({ why }) => why)).toEqual([
      expect.stringMatching(/^issue 1: searches do not find [\d,]+ of its words/),
    ]);
  });

  test('gives new numbers to issues whose number is very high', async () => {
    await importIssues(createGithubRestIssue(7), createGithubRestIssue(INT4_MAX));
    await importIssues(createGithubRestIssue(IMPORTED_ISSUE_NUMBER_MAX + 1));
    expect(
      await project.runSqlQuery(sql`SELECT source_id, number, old_number
        FROM issue_source LEFT JOIN issue_redirect USING (project_id, number)
        WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`),
    ).toEqual([
      { source_id: 'acme/kettle#7', number: 7, old_number: null },
      { source_id: `acme/kettle#${INT4_MAX}`, number: 8, old_number: INT4_MAX },
      { source_id: 'acme/kettle#10000000', number: 9, old_number: 10_000_000 },
    ]);
  });

  test('reports which details it does not import', async () => {
    const comment = createGithubRestComment(1, 'Yes.', {
      author_association: 'MEMBER',
    });
    const report = await importIssues(
      createGithubRestIssue(1, { closed_by: { login: 'grace' }, comments_data: [comment] }),
      createGithubRestIssue(2, {
        comments_data: [createGithubRestComment(2, 'No.', { author_association: 'NONE' })],
      }),
    );
    expect(report.omittedDetails).toEqual({
      'users who closed an issue before it was reopened': 1,
      'roles of authors of comments (author_association)': 1,
    });
    expect(formatImportReport(report)).toContain(
      'Details not imported:\n  1 users who closed an issue before',
    );
  });

  test('imports the commit that closed an issue and the reason for which it was locked', async () => {
    const at = { actor: { login: 'grace' }, created_at: '2021-03-02T00:00:00Z' };
    await importIssues(
      createGithubRestIssue(1, {
        state: 'closed',
        closed_at: '2021-03-02T00:00:00Z',
        events: [
          { ...at, id: 1, event: 'closed', commit_id: '7743bb5f0cd6fd341cee7f57004547e022e6cd50' },
          { ...at, id: 2, event: 'locked', lock_reason: 'too heated' },
        ],
      }),
    );
    const rows = await project.runSqlQuery(sql`SELECT after FROM event
      WHERE project_id = ${project.buildProjectIdSql()} AND source_id IS NOT NULL ORDER BY sequence`);
    const commit = '7743bb5f0cd6fd341cee7f57004547e022e6cd50';
    expect(rows).toEqual([
      {
        after: expect.objectContaining({
          commit,
          url: `https://github.com/acme/kettle/commit/${commit}`,
        }) as object,
      },
      { after: { reason: 'too heated' } },
    ]);
  });
});

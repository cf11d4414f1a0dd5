import { sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../../../../shared/progress';
import { describeImport } from '../../../../testing/describeImport';
import { importEachProject } from '../../importEachProject';
import { JIRA_FORMAT } from './jiraFormat';

const HEADER =
  'Summary,Issue key,Issue id,Issue Type,Status,Resolution,Reporter,Created,Resolved,Labels,Labels,Description,Comment,Comment,Custom field (Rank),Parent,Outward issue link (Blocks)';

describeImport(JIRA_FORMAT, 'importing CSV exports of Jira', (project, input) => {
  const readIssues = () =>
    project.runSqlQuery(sql`SELECT issue.number, title, issue_text.body, issue.created_at, closed_at, parent_number, s.name AS state,
        (SELECT string_agg(label.name, ', ' ORDER BY label.id) FROM label
          WHERE label.project_id = issue.project_id AND label.id = ANY(label_ids)) AS labels,
        (SELECT array_agg(body ORDER BY id) FROM comment c WHERE c.project_id = issue.project_id AND c.issue_number = issue.number) AS comments
      FROM issue JOIN issue_text USING (project_id, number)
        JOIN workflow_state s ON s.project_id = issue.project_id AND s.id = state_id
      WHERE issue.project_id = ${project.buildProjectIdSql()} ORDER BY number`);

  test.each([',', ';'])(
    'imports repeated columns, quoted lines and dates, separated by "%s"',
    async (delimiter) => {
      const rows = [
        [
          'Lid, hot',
          'NET-7',
          '1007',
          'Bug',
          'Closed',
          'Fixed',
          'ada',
          '12/Mar/26 3:04 PM',
          '13/Mar/26 12:30 AM',
          'steam',
          'hot',
          'One\r\n*two*',
          '12/Mar/26 4:00 PM;grace;See; "this"\nand that',
          '',
          '0|x',
          '',
          'NET-8',
        ],
        [
          'Spout',
          'NET-8',
          '1008',
          'Task',
          'In Progress',
          'Unresolved',
          'grace',
          '31/Feb/26 1:00 PM',
          '',
          '',
          '',
          '',
          'no;date;here',
          '',
          '',
          'NET-7',
          '',
        ],
      ];
      const quote = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
      const lines = rows.map((row) => row.map(quote).join(delimiter));
      const text = `\uFEFF${[HEADER.replaceAll(',', delimiter), ...lines].join('\r\n')}\r\n`;
      const file = input.write('export.csv', text);
      const report = await project.importFrom(file);
      expect(report.problems.map(({ line, why }) => `${line}: ${why}`)).toEqual([
        expect.stringMatching(/^\d+: issue 8: no creation time/),
        expect.stringMatching(/^\d+: issue 8: created "31\/Feb\/26 1:00 PM" is not a date/),
      ]);
      expect(report.reasons.comments).toEqual({ 'no creation time': 1 });
      expect(report.omittedDetails).toEqual({
        'fields "custom field (rank)" (stored but not shown)': 1,
      });
      const [first, second] = await readIssues();
      expect(first).toEqual({
        number: 7,
        title: 'Lid, hot',
        body: 'One\n**two**',
        created_at: new Date('2026-03-12T15:04:00Z'),
        closed_at: new Date('2026-03-13T00:30:00Z'),
        parent_number: null,
        state: 'Done',
        labels: 'steam, hot',
        comments: ['See; "this"\nand that'],
      });
      expect(second).toMatchObject({ number: 8, state: 'In progress', parent_number: 7, comments: null });
      expect((await project.importFrom(file)).counts.issues).toMatchObject({ changed: 0, unchanged: 2 });
    },
  );

  test('keeps the rows before a row that cannot be read, and says where it is', async () => {
    const row = (number: number, title: string) =>
      `${title},NET-${number},${number},Bug,Open,,ada,2026-01-02 03:04,`;
    const file = input.write(
      'cut.csv',
      [HEADER, row(1, 'A\0B'), row(2, 'two'), row(3, '"never closed')].join('\n'),
    );
    const report = await project.importFrom(file);
    expect(report.counts.issues).toMatchObject({ read: 3, kept: 2, dropped: 1 });
    expect(report.problems.map(({ line, what }) => `${line} ${what}`)).toEqual(['2 altered', '4 dropped']);
    expect(report.failure).toMatch(/cut\.csv is not readable .* after line 4\./);
    expect((await readIssues()).map(({ title }) => title)).toEqual(['A\uFFFDB', 'two']);
  });

  test('finds parents by their ids, whatever the order of rows and files', async () => {
    const header = 'Summary,Issue key,Issue id,Issue Type,Status,Parent,Parent id';
    const rows = ['Child,NET-1,1001,Sub-task,Open,,1003', 'Other child,NET-2,1002,Sub-task,Open,1003,'];
    input.write('parents/1.csv', [header, ...rows].join('\n'));
    input.write(
      'parents/2.csv',
      [header, 'Parent,NET-3,1003,Story,Open,,', 'Lost,NET-4,1004,Sub-task,Open,,9999'].join('\n'),
    );
    const report = await project.importFrom(input.path('parents'));
    expect(report.counts.links).toMatchObject({ read: 2, kept: 2 });
    expect(report.omittedDetails).toEqual({ 'fields "parent id" (stored but not shown)': 1 });
    expect((await readIssues()).map(({ parent_number }) => parent_number)).toEqual([3, 3, null, null]);
  });

  test('notes that the time zone is unknown, also when each project is imported', async () => {
    const rows = [HEADER, 'One,CSVA-1,1,Bug,Open', 'Two,CSVB-1,2,Bug,Open'];
    const source = input.write('two.csv', rows.join('\n'));
    const options = { format: JIRA_FORMAT, source, create: true };
    const reports = await importEachProject(project.getStore(), options, NOOP_PROGRESS_REPORTER);
    expect(reports.map(({ project: key, notes }) => [key, notes.length])).toEqual([
      ['CSVA', 1],
      ['CSVB', 1],
    ]);
    const invalid = input.write('invalid.csv', [HEADER, 'One,A_B-1,1,Bug,Open'].join('\n'));
    await expect(
      importEachProject(project.getStore(), { ...options, source: invalid }, NOOP_PROGRESS_REPORTER),
    ).rejects.toThrow('The name of the project A_B cannot be the key of a project.');
  });

  test('says that a file is not an export of Jira', async () => {
    await expect(project.importFrom(input.write('other.csv', 'a,b\n1,2\n'))).rejects.toThrow(
      'contains no Jira issues. Line 1: this is not a CSV export of Jira',
    );
  });
});

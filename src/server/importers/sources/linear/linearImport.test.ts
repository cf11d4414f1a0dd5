import { sql } from 'kysely';
import { describeImport } from '../../../../testing/describeImport';
import { readImportedIssues } from '../../../../testing/readImportedIssues';
import { LINEAR_FORMAT } from './linearFormat';

const COLUMNS = [
  ...[
    'ID',
    'Team',
    'Title',
    'Description',
    'Status',
    'Estimate',
    'Priority',
    'Project ID',
    'Project',
    'Creator',
  ],
  ...['Assignee', 'Labels', 'Cycle Number', 'Cycle Name', 'Cycle Start', 'Cycle End', 'Created', 'Updated'],
  ...['Started', 'Triaged', 'Completed', 'Canceled', 'Archived', 'Due Date', 'Parent issue', 'Initiatives'],
  ...[
    'Project Milestone ID',
    'Project Milestone',
    'SLA Status',
    'UUID',
    'Time in status (minutes)',
    'Related to',
  ],
  ...['Blocked by', 'Duplicate of'],
];

const formatTime = (text: string) => `${text} GMT+0000 (GMT+00:00)`;

function formatCsv(rows: readonly Record<string, string>[], columns = COLUMNS): string {
  const quote = (cell = '') => `"${cell.replaceAll('"', '""')}"`;
  return [columns.map(quote), ...rows.map((row) => columns.map((column) => quote(row[column])))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

const createRow = (id: string, more: Record<string, string> = {}): Record<string, string> => ({
  ID: id,
  Team: 'Kettles',
  Title: `Lid of ${id}`,
  Status: 'Todo',
  Priority: 'No priority',
  Creator: 'ada@kettle.example',
  Created: formatTime('Wed May 13 2026 11:21:41'),
  Updated: formatTime('Wed Jul 01 2026 11:51:28'),
  ...more,
});

describeImport(LINEAR_FORMAT, 'importing CSV exports of Linear', (project, input) => {
  test('imports fields, labels, links and the history, and changes nothing the second time', async () => {
    const rows = [
      createRow('KET-1', {
        Title: "'=cmd|' /C calc'!A0",
        Description: "'- one\n- two",
        Status: 'Simmering',
        Priority: 'Urgent',
        Project: 'Spout',
        'Project Milestone': 'Launch',
        Assignee: 'Grace H.',
        Labels: 'hot, lid closed',
        Estimate: '3',
        Started: formatTime('Thu May 14 2026 09:00:00'),
        Triaged: formatTime('Wed May 13 2026 12:00:00'),
        'Due Date': formatTime('Thu Jun 25 2026 23:00:00'),
        'Related to': 'KET-2, KET-3',
      }),
      createRow('KET-2', {
        Status: 'Shipped',
        Completed: formatTime('Wed Jul 01 2026 12:10:54'),
        'Parent issue': 'KET-1',
        'Related to': 'KET-1',
        'Blocked by': 'KET-4',
      }),
      createRow('KET-3', {
        Status: 'Duplicate',
        Canceled: formatTime('Wed May 20 2026 10:00:00'),
        'Duplicate of': 'KET-1',
      }),
      createRow('KET-4', { Status: 'Gone', Canceled: formatTime('Wed May 20 2026 10:00:00') }),
      createRow('KET-5', { Status: 'Triage', 'Parent issue': 'KET-6' }),
      createRow('KET-6', { Status: 'Unknown', 'Parent issue': 'KET-5' }),
    ];
    const file = input.write('linear.csv', formatCsv(rows));
    const report = await project.importFrom(file);
    expect(report.problems).toEqual([]);
    expect(report.omittedDetails).toEqual({
      'fields "Estimate" (stored but not shown)': 1,
      'fields "Team" (stored but not shown)': 6,
    });
    expect(report.reasons.links).toEqual({ 'circular parent relations': 1 });
    expect(report.counts.links).toMatchObject({ kept: 6 });
    const issues = await readImportedIssues(project);
    expect(issues.map(({ number, state }) => [number, state])).toEqual([
      [1, 'In progress'],
      [2, 'Done'],
      [3, 'Duplicate'],
      [4, "Won't fix"],
      [5, 'Untriaged'],
      [6, 'Backlog'],
    ]);
    expect(issues[0]).toMatchObject({
      source_id: 'KET-1',
      title: "=cmd|' /C calc'!A0",
      body: '- one\n- two',
      author: 'ada',
      assignees: ['Grace H.'],
      labels: ['project::Spout', 'hot', 'lid closed'],
      milestone: 'Launch',
      created_at: new Date('2026-05-13T11:21:41Z'),
      due_on: new Date('2026-06-26T00:00:00Z'),
    });
    expect(issues[1]).toMatchObject({ parent_number: 1, closed_at: new Date('2026-07-01T12:10:54Z') });
    const events = await project.runSqlQuery(
      sql`SELECT source_id FROM event WHERE project_id = ${project.buildProjectIdSql()} AND issue_number = 1
        AND source_id IS NOT NULL ORDER BY created_at`,
    );
    expect(events.map(({ source_id }) => source_id)).toEqual(['triaged', 'started']);
    expect((await project.importFrom(file)).counts.issues).toMatchObject({ changed: 0, unchanged: 6 });
  });

  test('imports exports of earlier versions, and rejects other CSV files', async () => {
    const columns = COLUMNS.slice(0, 12);
    await project.importFrom(input.write('early.csv', formatCsv([createRow('KET-1')], columns)));
    expect(await readImportedIssues(project)).toMatchObject([{ number: 1, title: 'Lid of KET-1' }]);
    await expect(
      project.importFrom(input.write('other.csv', 'ID,Title,Status\nKET-1,a,Todo\n')),
    ).rejects.toThrow('Line 1: this is not a CSV export of Linear: its first line has no column "Team"');
  });

  test('reports rows without an identifier', async () => {
    const rows = [createRow('KET-1'), createRow(''), createRow('KET-0')];
    const report = await project.importFrom(input.write('ids.csv', formatCsv(rows)));
    expect(report.reasons.issues).toEqual({ 'no issue identifier': 1, 'the number of the issue is 0': 1 });
  });
});

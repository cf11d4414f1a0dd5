import { sql } from 'kysely';
import { describeImport } from '../../../../testing/describeImport';
import { applyCsvOptions } from '../../../commands/importCsvOptions';
import { readImportedIssues } from '../../../../testing/readImportedIssues';
import { CSV_FORMAT } from './csvFormat';

describeImport(CSV_FORMAT, 'importing CSV files with usual headers', (project, input) => {
  const readIssues = () => readImportedIssues(project);

  const HEADER =
    'Key,Summary,Description,Status,Resolution,Type,Priority,Tags,Tags,Assignee,Reporter,Created,Closed,Due date,Milestone,Parent,Comment,Comment,Effort';

  test('imports every mapped field, keeps the others, and changes nothing the second time', async () => {
    const rows = [
      HEADER,
      'NET-7,"Lid, hot","It **stays**\nopen.",Closed,Won\'t fix,Defect,Critical,"steam, lid",hot,ada;grace,Ada L. <ada@kettle.example>,2026-03-12 15:04,2026-03-13,2026-04-01,2.0,NET-8,"2026-03-12 16:00;grace;See; ""this""",Yes.,3',
      "NET-8,'=Spout,,Cooking,,Riddle,Purple,,,,,31/02/2026,,,,NET-7,,,",
      ',Knob,,,,,,,,,,,,,,,,,',
    ];
    const file = input.write('export.csv', `\uFEFF${rows.join('\r\n')}\r\n`);
    const report = await project.importFrom(file);
    expect(report.failure).toBeNull();
    expect(report.counts.issues).toMatchObject({ read: 3, kept: 3 });
    expect(report.reasons.links).toEqual({ 'circular parent relations': 1 });
    expect(report.omittedDetails).toEqual({
      'fields "Effort" (stored but not shown)': 1,
      'times of comments (not in the input; the creation time of the issue is used)': 1,
      'unknown states "Cooking", imported as "backlog"': 1,
      'unknown priorities "Purple", imported as "none"': 1,
      'unknown types "Riddle", imported as "task"': 1,
    });
    expect(report.problems.map(({ line, why }) => `${line}: ${why}`)).toEqual([
      '4: issue 8: creation time "31/02/2026" is not a date and was left out',
    ]);
    expect(report.notes).toEqual([
      expect.stringMatching(/^Columns of export\.csv: id: "Key", title: "Summary", .*labels: "Tags"/),
      expect.stringMatching(/^Columns of export\.csv without a field in Winnow: "Effort"\./),
      expect.stringMatching(/^The issues come from several projects \(NET, unknown\)/),
    ]);
    const [knob, lid, spout] = await readIssues();
    expect(lid).toMatchObject({
      number: 7,
      source_id: 'NET-7',
      title: 'Lid, hot',
      body: 'It **stays**\nopen.',
      state: "Won't fix",
      created_at: new Date('2026-03-12T15:04:00Z'),
      closed_at: new Date('2026-03-13T00:00:00Z'),
      due_on: new Date('2026-04-01T00:00:00Z'),
      milestone: '2.0',
      parent_number: 8,
      labels: ['steam', 'lid', 'hot'],
      assignees: ['ada-2', 'grace'],
      author: 'ada',
      comments: ['Yes.', 'See; "this"'],
      raw: { id: 'NET-7', Effort: '3', priority: 'Critical' },
    });
    expect(spout).toMatchObject({ number: 8, title: '=Spout', state: 'Backlog', labels: null });
    expect(knob).toMatchObject({ number: 3, title: 'Knob', source_id: '#3' });
    expect((await project.importFrom(file)).counts.issues).toMatchObject({ changed: 0, unchanged: 3 });
  });

  test('writes a changed due date with an event', async () => {
    const write = (due: string) => input.write('due.csv', `id,title,due\n1,One,${due}\n`);
    await project.importFrom(write('2026-04-01'));
    expect((await project.importFrom(write('2026-05-01'))).counts.issues).toMatchObject({ changed: 1 });
    expect(await readIssues()).toMatchObject([{ due_on: new Date('2026-05-01T00:00:00Z') }]);
    await project.importFrom(write(''));
    expect(await readIssues()).toMatchObject([{ due_on: null }]);
  });

  test('identifies issues by ids that are not numbers, and by their row without ids', async () => {
    await project.importFrom(
      input.write('ids.csv', 'id,title,parent,blocks\nkettle,One,,\nlid,Two,kettle,kettle\n'),
    );
    expect(await readIssues()).toMatchObject([
      { number: 1, source_id: 'id:kettle' },
      { number: 2, source_id: 'id:lid', parent_number: 1 },
    ]);
    project.startNewProject();
    await project.importFrom(input.write('rows.csv', 'title;text\nOne;a\nTwo;b\n'));
    expect(await readIssues()).toMatchObject([
      { number: 1, title: 'One', body: 'a' },
      { number: 2, title: 'Two', body: 'b' },
    ]);
  });

  test('says which columns there are if none contains the title', async () => {
    await expect(project.importFrom(input.write('other.csv', 'a,b\n1,2\n'))).rejects.toThrow(
      'contains no CSV issues. Line 1: no column contains the title: name it with --map title=COLUMN. The columns are "a", "b".',
    );
  });

  test('damaged rows, NUL, invalid UTF-8, dates that do not exist and HTML are survived', async () => {
    const html = '<script>alert(1)</script>';
    const rows = [
      'id,title,created,author,tags,constructor',
      'a\0b,One\0,0000-01-01,ada,x,y',
      `2,${html},2026-01-01,${html},${html},${html}`,
      '3,caf\xe9,2026-01-01,__proto__,__proto__,toString,more,cells',
      '4',
      '5,"never closed',
    ];
    const report = await project.importFrom(
      input.write('damaged.csv', Buffer.from(rows.join('\n'), 'latin1')),
    );
    expect(report.counts.issues).toMatchObject({ read: 5, kept: 4, dropped: 1 });
    expect(report.problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '2 altered',
      '2 altered',
      '4 altered',
      '5 altered',
      '6 dropped',
    ]);
    expect(report.failure).toMatch(/not readable/);
    expect((await readIssues()).map(({ title }) => title)).toEqual([
      'One\uFFFD',
      html,
      'caf\uFFFD',
      '(no title)',
    ]);
  });
});

describeImport(
  applyCsvOptions(CSV_FORMAT, {
    map: ['title=What', 'labels='],
    value: ['state:Cooking=active', 'priority:Purple=high', 'type:Riddle=question'],
    'plain-text': true,
  }),
  'importing CSV files with options',
  (project, input) => {
    test('uses the named columns and values, and escapes plain text', async () => {
      const file = input.write(
        'own.csv',
        'What,Description,State,Priority,Type,Labels\nOne,a*b*c,cooking,Purple,Riddle,x\n',
      );
      const report = await project.importFrom(file);
      expect(report.omittedDetails).toEqual({ 'fields "Labels" (stored but not shown)': 1 });
      expect(
        await project.runSqlQuery(sql`SELECT title, body, s.name AS state, label_ids FROM issue
          JOIN issue_text USING (project_id, number)
          JOIN workflow_state s ON s.project_id = issue.project_id AND s.id = state_id
          WHERE issue.project_id = ${project.buildProjectIdSql()}`),
      ).toEqual([{ title: 'One', body: 'a\\*b\\*c', state: 'In progress', label_ids: [] }]);
    });

    test('says that a named column is missing', async () => {
      await expect(project.importFrom(input.write('missing.csv', 'Title\nOne\n'))).rejects.toThrow(
        'the file has no column "What". The columns are "Title".',
      );
    });
  },
);

test.each([
  [{ map: ['colour=What'] }, '--map must be FIELD=COLUMN'],
  [{ value: ['state:Cooking=hot'] }, '--value must be state:NAME=VALUE'],
])('rejects the options %j', (values, message) => {
  expect(() => applyCsvOptions(CSV_FORMAT, values)).toThrow(message);
});

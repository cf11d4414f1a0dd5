import { sql } from 'kysely';
import { describeImport } from '../../../../testing/describeImport';
import { readImportedIssues } from '../../../../testing/readImportedIssues';
import { formatNdjson } from '../../testing/inputFiles';
import { GITLAB_FORMAT } from './gitlabFormat';
import { createGitlabIssue, createGitlabNote, createGitlabUser } from './testing/fixtures';

const createSystemNote = (id: number, body: string) => createGitlabNote(id, body, { system: true });

describeImport(GITLAB_FORMAT, 'importing issues of the API of GitLab', (project, input) => {
  const readEvents = async (number: number) =>
    (
      await project.runSqlQuery(sql`SELECT kind, source_id FROM event
        WHERE project_id = ${project.buildProjectIdSql()} AND issue_number = ${number} AND source_id IS NOT NULL
        ORDER BY created_at, sequence`)
    ).map(({ source_id }) => source_id);

  test('imports fields, comments, history and links, and changes nothing the second time', async () => {
    const issue = createGitlabIssue(1, {
      state: 'closed',
      closed_at: '2021-03-05T10:00:00.000Z',
      closed_by: createGitlabUser('grace', 'Grace H.'),
      description: 'See ![lid](/uploads/1a/lid.png).',
      labels: ['type::bug', 'priority::high', { name: 'lid', color: '#00FF00', description: 'Lids' }],
      assignees: [createGitlabUser('grace', 'Grace H.')],
      milestone: { title: '2.0', state: 'active', due_date: '2021-06-01' },
      due_date: '2021-04-01',
      discussion_locked: true,
      upvotes: 3,
      weight: 5,
      user_notes_count: 4,
      notes: [
        createGitlabNote(10, 'Yes.'),
        createGitlabNote(11, 'Secret.', { internal: true }),
        createSystemNote(12, 'changed title from **Lid {-opens-}** to **Lid {+closes+}**'),
        createSystemNote(13, 'assigned to @grace and unassigned @ada'),
        createSystemNote(14, 'closed'),
        createSystemNote(15, 'mentioned in issue #2'),
        createSystemNote(16, 'changed the description'),
        createSystemNote(17, 'set weight to **5**'),
        createSystemNote(18, 'did something new'),
      ],
      discussions: [{ id: 'a', notes: [createGitlabNote(10, 'Yes.'), createGitlabNote(19, 'No.')] }],
      links: [
        { ...createGitlabIssue(2), link_type: 'relates_to', link_created_at: '2021-03-01T11:00:00.000Z' },
        { ...createGitlabIssue(3), link_type: 'is_blocked_by' },
      ],
      resource_state_events: [
        {
          id: 1,
          user: createGitlabUser('grace'),
          created_at: '2021-03-05T10:00:00.000Z',
          state: 'closed',
          source_commit: 'abcdef12',
        },
      ],
      resource_label_events: [
        {
          id: 2,
          user: createGitlabUser('ada'),
          created_at: '2021-03-01T10:05:00.000Z',
          action: 'add',
          label: { name: 'lid', color: '#00FF00' },
        },
        {
          id: 3,
          user: createGitlabUser('ada'),
          created_at: '2021-03-01T10:06:00.000Z',
          action: 'remove',
          label: null,
        },
      ],
      resource_milestone_events: [
        {
          id: 4,
          user: createGitlabUser('ada'),
          created_at: '2021-03-01T10:07:00.000Z',
          action: 'add',
          milestone: { title: '2.0' },
        },
      ],
    });
    const file = input.write(
      'issues.ndjson',
      formatNdjson(
        issue,
        createGitlabIssue(2, {
          links: [
            { ...createGitlabIssue(1), link_type: 'relates_to', link_created_at: '2021-03-01T11:00:00.000Z' },
          ],
        }),
        createGitlabIssue(3, {
          links: [{ ...createGitlabIssue(1), link_type: 'blocks' }],
          user_notes_count: 2,
        }),
        createGitlabIssue(4, { confidential: true }),
        { ...createGitlabIssue(5), source_branch: 'lid' },
      ),
    );
    const report = await project.importFrom(file);
    expect(report.problems).toEqual([]);
    expect(report.reasons).toEqual({
      issues: { 'confidential issues': 1, 'merge requests': 1 },
      comments: { 'restricted to a group': 1, 'not in the input': 1 },
      events: {
        'changes of the description': 1,
        'changes of the weight': 1,
        'other system notes': 1,
        'elements of resource_label_events without a name': 1,
      },
    });
    expect(report.counts.links).toMatchObject({ kept: 2, unchanged: 2 });
    expect(report.omittedDetails).toEqual({
      'comments of issues (not in the input; to import them, export the notes)': 1,
      'fields "weight" (stored but not shown)': 1,
    });
    const issues = await readImportedIssues(project);
    expect(issues.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(issues[0]).toMatchObject({
      source_id: 'lab/kettle#1',
      url: 'https://gitlab.kettle.example/lab/kettle/-/issues/1',
      body: 'See ![lid](https://gitlab.kettle.example/lab/kettle/uploads/1a/lid.png).',
      state: 'Done',
      labels: expect.arrayContaining(['type::bug', 'priority::high', 'lid']) as unknown,
      assignees: ['grace'],
      author: 'ada',
      milestone: '2.0',
      locked: true,
      due_on: new Date('2021-04-01T00:00:00Z'),
      closed_at: new Date('2021-03-05T10:00:00Z'),
      comments: ['Yes.', 'No.'],
    });
    expect(await readEvents(1)).toEqual([
      'resource_label_events:2',
      'resource_milestone_events:4',
      'note:12:0',
      'note:13:0',
      'note:13:1',
      'note:15:0',
      'resource_state_events:1',
    ]);
    expect((await project.importFrom(file)).counts.issues).toMatchObject({ changed: 0, unchanged: 3 });
  });

  test('takes links, duplicates and closing from system notes of early versions', async () => {
    const notes = [
      createSystemNote(1, 'marked this issue as related to #3'),
      createSystemNote(2, 'marked this issue as related to #2'),
      createSystemNote(3, 'removed the relation with #3'),
      createSystemNote(4, 'marked this issue as a duplicate of #2'),
      createSystemNote(5, 'closed'),
      createSystemNote(6, 'mentioned in commit 0123456789abcdef'),
      createSystemNote(7, 'removed milestone'),
    ];
    const file = input.write(
      'notes.json',
      JSON.stringify([
        createGitlabIssue(1, { state: 'closed', notes }),
        createGitlabIssue(2),
        createGitlabIssue(3),
      ]),
    );
    const report = await project.importFrom(file);
    expect(report.reasons).toEqual({ events: { 'other system notes': 1 } });
    const links = await project.runSqlQuery(
      sql`SELECT kind, number, to_number FROM issue_link WHERE project_id = ${project.buildProjectIdSql()}
        ORDER BY kind, number`,
    );
    expect(links).toHaveLength(2);
    expect(await readImportedIssues(project)).toMatchObject([
      { state: 'Duplicate', closed_at: new Date('2021-03-01T12:00:05Z') },
      { state: 'Untriaged' },
      { state: 'Untriaged' },
    ]);
  });

  test('joins the issues of a folder with their notes, links and events in other files', async () => {
    input.write('folder/issues-1.json', JSON.stringify([createGitlabIssue(1), createGitlabIssue(12)]));
    input.write(
      'folder/issues-2.json',
      JSON.stringify([createGitlabIssue(12, { title: 'Newer', updated_at: '2022' })]),
    );
    input.write('folder/issues/12/notes.json', JSON.stringify([createGitlabNote(1, 'One.')]));
    input.write(
      'folder/issues/12/links.json',
      JSON.stringify([{ ...createGitlabIssue(1), link_type: 'blocks' }]),
    );
    input.write('folder/notes/all.ndjson', formatNdjson(createGitlabNote(2, 'Two.', { noteable_iid: 12 })));
    input.write('folder/99-resource_state_events.json', JSON.stringify([{ id: 1, state: 'closed' }]));
    const report = await project.importFrom(input.path('folder'));
    expect(report.reasons).toEqual({
      issues: { 'duplicate on another page': 1 },
      events: { 'issue not found in the folder': 1 },
    });
    expect(report.counts.links).toMatchObject({ kept: 1 });
    expect(await readImportedIssues(project)).toMatchObject([
      { number: 1 },
      { number: 12, title: 'Newer', comments: ['One.', 'Two.'] },
    ]);
  });

  test('imports CSV exports, and rejects other CSV files', async () => {
    const header =
      'Title,Description,Issue ID,URL,State,Author,Author Username,Assignee,Assignee Username,Confidential,Locked,Due Date,Created At (UTC),Updated At (UTC),Closed At (UTC),Milestone,Weight,Labels,Time Estimate,Time Spent,Parent IID';
    const url = (number: number) => `https://gitlab.kettle.example/lab/kettle/-/issues/${number}`;
    const rows = [
      header,
      `"'=Lid, hot","Two\nlines",1,${url(1)},Closed,Ada L.,ada,"Grace H., Linus T.","grace, linus",No,Yes,2021-04-01,2021-03-01 10:00:00,2021-03-02 12:00:00,2021-03-05 10:00:00,2.0,3,"type::bug,lid",3600,0,2`,
      `Spout,,2,${url(2)},Open,Ada L.,ada,,,No,No,,2021-02-30 10:00:00,2021-03-02 12:00:00,,,,,0,0,1`,
      `Secret,,3,${url(3)},Open,Ada L.,ada,,,Yes,No,,2021-03-01 10:00:00,2021-03-02 12:00:00,,,,,0,0,`,
      `No number,,,,Open,Ada L.,ada,,,No,No,,2021-03-01 10:00:00,2021-03-02 12:00:00,,,,,0,0,`,
    ];
    const file = input.write('gitlab.csv', rows.join('\n'));
    const report = await project.importFrom(file);
    expect(report.reasons).toEqual({
      issues: { 'confidential issues': 1, 'no issue number (iid)': 1 },
      links: { 'circular parent relations': 1 },
    });
    expect(report.problems.map(({ line, why }) => `${line}: ${why}`)).toEqual([
      '4: issue 2: no creation time; the time of its last change or of the import is used',
      '4: issue 2: created_at "2021-02-30 10:00:00" is not a date and was left out',
      '6: no issue number (iid)',
    ]);
    expect((await readImportedIssues(project))[0]).toMatchObject({
      number: 1,
      title: '=Lid, hot',
      body: 'Two\nlines',
      state: 'Done',
      locked: true,
      author: 'ada',
      assignees: ['grace', 'linus'],
      labels: ['type::bug', 'lid'],
      milestone: '2.0',
      parent_number: 2,
      due_on: new Date('2021-04-01T00:00:00Z'),
      closed_at: new Date('2021-03-05T10:00:00Z'),
    });
    expect((await project.importFrom(file)).counts.issues).toMatchObject({ changed: 0, unchanged: 2 });
    await expect(project.importFrom(input.write('other.csv', 'a,b\n1,2\n'))).rejects.toThrow(
      'Line 1: this is not a CSV export of GitLab',
    );
  });
});

import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describeImport } from '../../../../testing/describeImport';
import { formatNdjson } from '../../testing/inputFiles';
import { BUGZILLA_FORMAT } from './bugzillaFormat';
import { createBug, createBugChange, createBugComment } from './testing/fixtures';

describeImport(BUGZILLA_FORMAT, 'importing bugs from Bugzilla', (project, input) => {
  const importBugs = (...bugs: unknown[]) =>
    project.importFrom(input.write('bugs.ndjson', formatNdjson(...bugs)));
  const readEvents = (number: number) =>
    project.runSqlQuery(sql`SELECT kind, before, after, login FROM event LEFT JOIN app_user ON app_user.id = actor_id
      WHERE project_id = ${project.buildProjectIdSql()} AND issue_number = ${number} AND source_id IS NOT NULL
      ORDER BY sequence`);

  test('imports fields, comments, labels and people, and a second import changes nothing', async () => {
    const bug = createBug(42, {
      status: 'RESOLVED',
      resolution: 'INVALID',
      severity: 'enhancement',
      priority: 'P1',
      target_milestone: '3.0',
      assigned_to: 'grace@kettle.example',
      keywords: ['regression', 'steam'],
      cc: ['eve@kettle.example'],
      comments: [
        createBugComment(1, 0, 'It stays open.'),
        createBugComment(2, 1, 'See the picture.', { attachment_id: 7 }),
        createBugComment(3, 2, ' '),
        createBugComment(4, 3, 'The password is 1234.', { is_private: true }),
      ],
      attachments: [
        { id: 7, file_name: 'lid.png' },
        { id: 8, file_name: 'trace.txt' },
      ],
    });
    const report = await importBugs(bug);
    expect(report.counts.issues).toMatchObject({ read: 1, kept: 1 });
    expect(report.reasons.comments).toEqual({ empty: 1, 'restricted to a group': 1 });
    expect(report.omittedDetails).toEqual({
      'fields "version" (stored but not shown)': 1,
      'fields "op_sys" (stored but not shown)': 1,
      'fields "platform" (stored but not shown)': 1,
      'fields "cc" (stored but not shown)': 1,
      'closing times (not in the input)': 1,
    });
    const [row] = await project.runSqlQuery(sql`
      SELECT issue.number, issue_text.body, type, priority, s.name AS state, u.login, u.name, m.title AS milestone,
        source.source_id, source.raw->'cc' AS cc, source.raw->>'resolution' AS resolution,
        (SELECT string_agg(label.name, ', ' ORDER BY label.id) FROM label
          WHERE label.project_id = issue.project_id AND label.id = ANY(label_ids)) AS labels,
        (SELECT string_agg(body, ' | ') FROM comment WHERE comment.project_id = issue.project_id) AS comments
      FROM issue JOIN issue_text USING (project_id, number) JOIN issue_source source USING (project_id, number)
        JOIN workflow_state s ON s.project_id = issue.project_id AND s.id = state_id
        JOIN app_user u ON u.id = author_id JOIN milestone m ON m.project_id = issue.project_id AND m.id = milestone_id
      WHERE issue.project_id = ${project.buildProjectIdSql()}`);
    expect(row).toEqual({
      number: 42,
      body: 'It stays open.\n\nAttachment: trace.txt',
      type: 1,
      priority: 4,
      state: "Won't fix",
      login: 'ada',
      name: 'Ada L.',
      milestone: '3.0',
      source_id: '#42',
      cc: ['eve'],
      resolution: 'INVALID',
      labels: 'product::Kettle, component::Lid, regression, steam',
      comments: 'See the picture.\n\nAttachment: lid.png',
    });
    const version = await project.readProjectVersion();
    expect((await importBugs(bug)).counts.issues).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await project.readProjectVersion()).toBe(version);
  });

  test.each([
    ['UNCONFIRMED', '', 'Untriaged'],
    ['NEW', '', 'Backlog'],
    ['ASSIGNED', '', 'In progress'],
    ['REOPENED', '', 'Backlog'],
    ['RESOLVED', 'FIXED', 'Done'],
    ['CLOSED', 'WONTFIX', "Won't fix"],
    ['VERIFIED', 'DUPLICATE', 'Duplicate'],
    ['CLOSED', 'WORKSFORME', 'Cannot reproduce'],
    ['CLOSED', 'INCOMPLETE', "Won't fix"],
  ])('maps the status %s %s to %s', async (status, resolution, state) => {
    await importBugs(createBug(1, { status, resolution }));
    expect(
      await project.runSqlQuery(sql`SELECT name FROM workflow_state s JOIN issue USING (project_id)
        WHERE project_id = ${project.buildProjectIdSql()} AND s.id = state_id`),
    ).toEqual([{ name: state }]);
  });

  test('imports the history as events, and the time and reason of closing', async () => {
    const report = await importBugs(
      createBug(1, {
        status: 'RESOLVED',
        resolution: 'WONTFIX',
        history: [
          {
            when: '2011-03-03T00:00:00Z',
            who: 'ada@kettle.example',
            changes: [
              createBugChange('status', 'UNCONFIRMED', 'ASSIGNED'),
              createBugChange('assigned_to', 'nobody@kettle.example', 'grace@kettle.example'),
              createBugChange('cc', '', 'eve@kettle.example'),
            ],
          },
          {
            when: '2011-03-04T00:00:00Z',
            who: 'grace@kettle.example',
            changes: [
              createBugChange('summary', 'Lid', 'Lid does not close, case 1'),
              createBugChange('component', 'Spout', 'Lid'),
              createBugChange('status', 'ASSIGNED', 'RESOLVED'),
              createBugChange('resolution', '', 'WONTFIX'),
            ],
          },
          { when: '0000-00-00', who: 'grace@kettle.example', changes: [] },
        ],
      }),
    );
    expect(report.reasons.events).toEqual({ 'changes of cc': 1, 'change without a time': 1 });
    expect(report.problems.map(({ why }) => why)).toEqual([
      'issue 1: history when "0000-00-00" is not a date and was left out',
    ]);
    const events = await readEvents(1);
    expect(events.map(({ login, after }) => [login, after])).toEqual([
      ['ada', { state: 3 }],
      ['ada', { user: expect.any(Number) as number }],
      ['grace', { state: 6, reason: 'wontfix' }],
      ['grace', { title: 'Lid does not close, case 1' }],
      ['grace', null],
      ['grace', { label: expect.any(Number) as number }],
    ]);
    expect(
      await project.runSqlQuery(
        sql`SELECT closed_at FROM issue WHERE project_id = ${project.buildProjectIdSql()}`,
      ),
    ).toEqual([{ closed_at: new Date('2011-03-04T00:00:00Z') }]);
  });

  test('two people whose addresses have the same local part stay two people, without addresses', async () => {
    const bugs = ['jane@one.example', 'jane@two.example', 'JANE@one.example', 'jane'].map((creator, i) =>
      createBug(i + 1, { creator, creator_detail: undefined, comments: [] }),
    );
    await importBugs(bugs[0]);
    await importBugs(...bugs);
    const authors = await project.runSqlQuery(sql`SELECT issue.number, login, name FROM issue
      JOIN app_user ON app_user.id = author_id WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`);
    expect(authors).toEqual([
      { number: 1, login: 'jane', name: 'jane' },
      { number: 2, login: 'jane-2', name: 'jane' },
      { number: 3, login: 'jane', name: 'jane' },
      { number: 4, login: 'jane-3', name: 'jane' },
    ]);
    expect(
      await project.runSqlQuery(sql`SELECT login_key FROM user_source WHERE login_key LIKE '%.example'`),
    ).toEqual([]);
  });

  test('links bugs in both directions, and survives cycles', async () => {
    const report = await importBugs(
      createBug(1, { blocks: [2], depends_on: [3] }),
      createBug(2, { depends_on: [1], blocks: [1], dupe_of: 3, status: 'CLOSED', resolution: 'DUPLICATE' }),
      createBug(3, { dupe_of: 2, depends_on: [99], status: 'CLOSED', resolution: 'DUPLICATE' }),
    );
    expect(report.counts.links).toMatchObject({ read: 7, kept: 4, unchanged: 1, dropped: 2 });
    expect(report.reasons.links).toEqual({
      'circular duplicate relations': 1,
      'the other issue was not imported': 1,
    });
    const links = await project.runSqlQuery(sql`SELECT number, kind, to_number FROM issue_link
      WHERE project_id = ${project.buildProjectIdSql()} ORDER BY kind, number, to_number`);
    expect(links.map(({ number, kind, to_number: to }) => [number, kind, to])).toEqual([
      [2, 0, 3],
      [1, 1, 2],
      [2, 1, 1],
      [3, 1, 1],
    ]);
  });

  test('reads compressed pages of bugs, and selects a product', async () => {
    const page = { bugs: [createBug(1), createBug(2, { product: 'Teapot' }), { id: 3 }, 'text'], faults: [] };
    const file = input.write('page.json.gz', gzipSync(JSON.stringify(page)));
    const report = await project.importFrom(file, { only: 'teapot' });
    expect(report.counts.issues).toMatchObject({ read: 4, kept: 1, skipped: 1, dropped: 2 });
    expect(report.origins).toEqual({ Kettle: 1, Teapot: 1 });
    expect(report.problems.map(({ why }) => why)).toEqual(['no summary', 'not a JSON object']);
    const all = await project.importFrom(file);
    expect(all.counts.issues).toMatchObject({ kept: 1, unchanged: 1 });
    expect(all.notes).toEqual([]);
  });
});

import { sql } from 'kysely';
import { getEventKindCode } from '../../../../shared/events/kinds';
import { describeImport } from '../../../../testing/describeImport';
import { formatNdjson } from '../../testing/inputFiles';
import { GITHUB_FORMAT } from './githubFormat';
import { createGithubRestComment, createGithubRestIssue } from './testing/fixtures';

describeImport(GITHUB_FORMAT, 'importing issues from GitHub', (project, input) => {
  test('imports fields, comments, votes, people and labels', async () => {
    const closed = createGithubRestIssue(7, {
      state: 'closed',
      state_reason: 'not_planned',
      closed_at: '2021-04-01T00:00:00Z',
      closed_by: { login: 'grace' },
      labels: [{ name: 'P-high', color: 'ff0000' }, 'enhancement'],
      assignees: [{ login: 'grace' }, { login: 'ghost_writer[bot]' }],
      milestone: { title: '1.0', state: 'open', due_on: '2021-05-01T07:00:00Z' },
      body: 'Line one\r\nLine two',
      comments_data: [
        createGithubRestComment(1, 'First'),
        createGithubRestComment(2, 'Second', { user: null }),
      ],
    });
    const report = await project.importFrom(input.write('plain.ndjson', formatNdjson(closed)));
    expect(report.counts.issues).toMatchObject({ read: 1, kept: 1, dropped: 0 });
    expect(report.counts.comments).toMatchObject({ read: 2, kept: 2 });
    const [row] = await project.runSqlQuery(sql`
      SELECT issue.title, issue_text.body, type, priority, vote_count, comment_count, s.name AS state, u.login AS author,
        u.placeholder, cardinality(assignee_ids) AS assignees, cardinality(label_ids) AS labels, m.title AS milestone
      FROM issue JOIN issue_text USING (project_id, number) JOIN workflow_state s ON s.project_id = issue.project_id AND s.id = state_id
        JOIN app_user u ON u.id = author_id JOIN milestone m ON m.project_id = issue.project_id AND m.id = milestone_id
      WHERE issue.project_id = ${project.buildProjectIdSql()} AND number = 7`);
    expect(row).toEqual({
      title: 'Kettle boils over, case 7',
      body: 'Line one\r\nLine two',
      type: 1,
      priority: 3,
      vote_count: 3,
      comment_count: 2,
      state: "Won't fix",
      author: 'Ada-L',
      placeholder: true,
      assignees: 2,
      labels: 2,
      milestone: '1.0',
    });
    expect(
      await project.runSqlQuery(
        sql`SELECT author_id FROM comment WHERE project_id = ${project.buildProjectIdSql()} AND source_id = '2'`,
      ),
    ).toEqual([{ author_id: null }]);
  });

  test('counts the tasks of a description, and again when it has changed', async () => {
    const importWithBody = async (body: string) => {
      await project.importFrom(input.write('tasks.ndjson', formatNdjson(createGithubRestIssue(5, { body }))));
      return project.runSqlQuery(sql`SELECT task_count, completed_task_count FROM issue
        WHERE project_id = ${project.buildProjectIdSql()} AND number = 5`);
    };
    expect(await importWithBody('- [ ] one\r\n- [x] two\r\n- [X] three')).toEqual([
      { task_count: 3, completed_task_count: 2 },
    ]);
    expect(await importWithBody('- [x] one')).toEqual([{ task_count: 1, completed_task_count: 1 }]);
  });

  test('a second import changes nothing, and a third one updates changed issues', async () => {
    const before = [
      createGithubRestIssue(1, {
        comments_data: [
          createGithubRestComment(1, 'keep'),
          createGithubRestComment(2, 'edit'),
          createGithubRestComment(3, 'remove'),
        ],
      }),
      createGithubRestIssue(2),
    ];
    await project.importFrom(input.write('first.ndjson', formatNdjson(...before)));
    const first = await project.readProjectVersion();
    const again = await project.importFrom(input.path('first.ndjson'));
    expect(again.counts.issues).toMatchObject({ kept: 0, changed: 0, unchanged: 2 });
    expect(await project.readProjectVersion()).toBe(first);

    const after = createGithubRestIssue(1, {
      title: 'Kettle cools',
      state: 'closed',
      state_reason: 'completed',
      closed_at: '2021-05-01T00:00:00Z',
      updated_at: '2021-05-01T00:00:00Z',
      labels: [{ name: 'question' }],
      comments_data: [
        createGithubRestComment(1, 'keep'),
        createGithubRestComment(2, 'edited'),
        createGithubRestComment(4, 'new'),
      ],
    });
    const changed = await project.importFrom(input.write('second.ndjson', formatNdjson(after, before[1])));
    expect(changed.counts.issues).toMatchObject({ changed: 1, unchanged: 1 });
    expect(changed.counts.comments).toMatchObject({ kept: 1, changed: 1, unchanged: 1, removed: 1 });
    expect(
      await project.runSqlQuery(
        sql`SELECT title, comment_count, type, version FROM issue WHERE project_id = ${project.buildProjectIdSql()} AND number = 1`,
      ),
    ).toEqual([{ title: 'Kettle cools', comment_count: 3, type: 3, version: 5 }]);
    const [{ plain }] = (await project.runSqlQuery(
      sql`SELECT plain FROM issue_text WHERE project_id = ${project.buildProjectIdSql()} AND number = 1`,
    )) as [{ plain: string }];
    expect(plain).toContain('edited');
    expect(plain).not.toContain('remove');
    const events = await project.runSqlQuery(
      sql`SELECT count(*)::int AS events, max(sequence)::int AS last FROM event WHERE project_id = ${project.buildProjectIdSql()}`,
    );
    expect(events).toEqual([
      { events: await project.readProjectVersion(), last: await project.readProjectVersion() },
    ]);

    const last = await project.readProjectVersion();
    await project.importFrom(input.path('second.ndjson'));
    expect(await project.readProjectVersion()).toBe(last);
  });

  test('a change of a field without an event of its own advances the version of the project', async () => {
    await project.importFrom(input.write('first.ndjson', formatNdjson(createGithubRestIssue(1))));
    const before = Number(await project.readProjectVersion());
    const later = createGithubRestIssue(1, { updated_at: '2022-01-01T00:00:00Z' });
    const { counts } = await project.importFrom(input.write('second.ndjson', formatNdjson(later)));
    expect(counts.issues).toMatchObject({ changed: 1 });
    expect(await project.readProjectVersion()).toBe(before + 1);
    expect(
      await project.runSqlQuery(
        sql`SELECT kind, actor_id FROM event WHERE project_id = ${project.buildProjectIdSql()} AND sequence > ${before}`,
      ),
    ).toEqual([{ kind: getEventKindCode('reimported'), actor_id: null }]);
  });

  test('events lead to the state of the issue, with and without a timeline', async () => {
    const at = (day: number) => `2021-06-0${day}T00:00:00Z`;
    const event = (id: number, kind: string, day: number, more = {}) => ({
      id,
      event: kind,
      actor: { login: 'grace' },
      created_at: at(day),
      ...more,
    });
    const issue = createGithubRestIssue(1, { state: 'closed', state_reason: 'completed', closed_at: at(5) });
    await project.importFrom(input.write('bare.ndjson', formatNdjson(issue)));
    const closedIssue = {
      type: 'issue',
      repo: 'acme/kettle',
      issue,
      events: [
        event(1, 'labeled', 1, { label: { name: 'bug' } }),
        event(2, 'closed', 2),
        event(3, 'reopened', 3),
        event(4, 'closed', 5),
        event(5, 'subscribed', 5),
        event(6, 'renamed', 1, { rename: { from: 'Old', to: issue.title } }),
      ],
    };
    const report = await project.importFrom(input.write('timeline.ndjson', formatNdjson(closedIssue)));
    expect(report.reasons.events).toEqual({ subscribed: 1 });
    const changes = await project.runSqlQuery(sql`
      SELECT before->>'state' AS was, after->>'state' AS became FROM event
      WHERE project_id = ${project.buildProjectIdSql()} AND kind = 2 ORDER BY created_at, sequence`);
    expect(changes).toEqual([
      { was: '2', became: '5' },
      { was: '5', became: '2' },
      { was: '2', became: '5' },
    ]);
  });

  test('imports one of several repositories, or all of them with new numbers for taken ones', async () => {
    const other = { html_url: 'https://github.com/acme/teapot/issues/1', title: 'Teapot' };
    const file = input.write(
      'two.ndjson',
      formatNdjson(createGithubRestIssue(1), createGithubRestIssue(1, other), createGithubRestIssue(2)),
    );
    const one = await project.importFrom(file, { only: 'ACME/teapot' });
    expect(one.counts.issues).toMatchObject({ kept: 1, skipped: 2 });
    project.startNewProject();
    const all = await project.importFrom(file);
    expect(all.counts.issues).toMatchObject({ kept: 3 });
    expect(
      await project.runSqlQuery(
        sql`SELECT number, source_id FROM issue_source WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`,
      ),
    ).toEqual([
      { number: 1, source_id: 'acme/kettle#1' },
      { number: 2, source_id: 'acme/kettle#2' },
      { number: 3, source_id: 'acme/teapot#1' },
    ]);
    expect(
      await project.runSqlQuery(
        sql`SELECT old_number, number FROM issue_redirect WHERE project_id = ${project.buildProjectIdSql()}`,
      ),
    ).toEqual([{ old_number: 1, number: 3 }]);
    expect(all).toMatchObject({
      renumberedIssueCount: 1,
      renumberedIssues: [{ source: 'acme/teapot#1', number: 3 }],
      notes: [expect.stringContaining('several repositories (acme/kettle, acme/teapot)')],
    });
    expect(one.notes).toEqual([]);
    const again = await project.importFrom(file);
    expect(again.counts.issues).toMatchObject({ kept: 0, unchanged: 3 });
    await expect(project.importFrom(file, { only: 'acme/cup' })).rejects.toThrow(
      'contains no issues of acme/cup, only of acme/kettle (2)',
    );
  });

  test('finds issues that were imported without their repository, and the other way round', async () => {
    const createIssueWithoutRepository = (number: number, fields: Record<string, unknown> = {}) => {
      const { html_url: _, ...issue } = createGithubRestIssue(number, fields);
      return issue;
    };
    const createFile = (create: typeof createGithubRestIssue | typeof createIssueWithoutRepository) =>
      input.write(
        'repository.ndjson',
        formatNdjson(
          create(1),
          create(2, {
            state: 'closed',
            state_reason: 'duplicate',
            closed_at: '2021-04-01T00:00:00Z',
            comments_data: [createGithubRestComment(5, 'Duplicate of #1')],
          }),
        ),
      );
    const readSourceIds = async () =>
      (
        await project.runSqlQuery(sql`SELECT source_id FROM issue_source
          WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`)
      ).map(({ source_id }) => source_id);
    const file = createFile(createIssueWithoutRepository);
    await project.importFrom(file);
    expect(await readSourceIds()).toEqual(['#1', '#2']);
    const unchanged = { issues: { kept: 0, changed: 0, unchanged: 2 }, links: { unchanged: 1, dropped: 0 } };
    expect((await project.importFrom(file, { only: 'acme/kettle' })).counts).toMatchObject(unchanged);
    expect(await readSourceIds()).toEqual(['acme/kettle#1', 'acme/kettle#2']);
    expect((await project.importFrom(file)).counts).toMatchObject(unchanged);
    expect((await project.importFrom(createFile(createGithubRestIssue))).counts.issues).toMatchObject({
      kept: 0,
    });
    expect(await readSourceIds()).toEqual(['acme/kettle#1', 'acme/kettle#2']);

    const other = input.write(
      'other.ndjson',
      formatNdjson(createIssueWithoutRepository(1, { created_at: '2020-01-01T00:00:00Z' })),
    );
    const report = await project.importFrom(other);
    expect(report).toMatchObject({
      counts: { issues: { kept: 1 } },
      renumberedIssues: [{ source: '#1', number: 3 }],
    });
  });

  test('a second import adds no mentions of people whom another import has introduced', async () => {
    const mention = createGithubRestIssue(1, {
      body: 'Ask @stranger and @grace.',
      assignees: [{ login: 'grace' }],
    });
    const file = input.write('mention.ndjson', formatNdjson(mention));
    expect((await project.importFrom(file)).counts.mentions).toMatchObject({ kept: 1 });
    const other = input.write(
      'stranger.ndjson',
      formatNdjson(createGithubRestIssue(2, { user: { login: 'stranger' } })),
    );
    await project.importFrom(other);
    expect((await project.importFrom(file)).counts.mentions).toMatchObject({ kept: 0 });
    expect(
      await project.runSqlQuery(
        sql`SELECT count(*)::int AS count FROM mention WHERE project_id = ${project.buildProjectIdSql()}`,
      ),
    ).toEqual([{ count: 1 }]);
  });

  test('merges labels that differ in case with a note, and creates placeholders instead of using local accounts', async () => {
    await project
      .getStore()
      .db.insertInto('app_user')
      .values({
        login: 'zelda',
        name: 'Zelda',
        email: null,
        avatar_url: null,
        site_role: 'user',
        disabled: false,
        placeholder: false,
        created_at: new Date(),
      })
      .execute();
    const labels = [{ name: 'Speed' }, { name: 'speed' }];
    const file = input.write(
      'case.ndjson',
      formatNdjson(createGithubRestIssue(1, { labels, user: { login: 'Zelda' } })),
    );
    const report = await project.importFrom(file);
    expect(report.notes).toEqual([
      'The labels "speed" and "Speed" were merged because they differ in case only.',
    ]);
    expect(
      await project.runSqlQuery(
        sql`SELECT login FROM issue JOIN app_user ON id = author_id WHERE project_id = ${project.buildProjectIdSql()}`,
      ),
    ).toEqual([{ login: 'github Zelda' }]);
  });

  test('links a duplicate to an original that comes later in the input', async () => {
    const duplicate = createGithubRestIssue(1, {
      state: 'closed',
      state_reason: 'duplicate',
      closed_at: '2021-03-03T00:00:00Z',
      comments_data: [createGithubRestComment(1, 'Duplicate of #2')],
    });
    const file = input.write('duplicate.ndjson', formatNdjson(duplicate, createGithubRestIssue(2)));
    const report = await project.importFrom(file);
    expect(report.counts.links).toMatchObject({ read: 1, kept: 1 });
    expect(
      await project.runSqlQuery(
        sql`SELECT number, kind, to_number FROM issue_link WHERE project_id = ${project.buildProjectIdSql()}`,
      ),
    ).toEqual([{ number: 1, kind: 0, to_number: 2 }]);
    expect((await project.importFrom(file)).counts.links).toMatchObject({ unchanged: 1 });
  });

  test('keeps edits made in Winnow until the same field changes in the source', async () => {
    await project.importFrom(input.write('edit.ndjson', formatNdjson(createGithubRestIssue(1))));
    await project.runSqlQuery(
      sql`UPDATE issue SET title = 'Ours', state_id = 3 WHERE project_id = ${project.buildProjectIdSql()}`,
    );
    await project.importFrom(
      input.write(
        'edit.ndjson',
        formatNdjson(createGithubRestIssue(1, { comments_data: [createGithubRestComment(1, 'More')] })),
      ),
    );
    expect(
      await project.runSqlQuery(
        sql`SELECT title, state_id, comment_count FROM issue WHERE project_id = ${project.buildProjectIdSql()}`,
      ),
    ).toEqual([{ title: 'Ours', state_id: 3, comment_count: 1 }]);
  });
});

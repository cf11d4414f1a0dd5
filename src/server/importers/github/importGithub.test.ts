import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import type { Store } from '../../store/Store';
import { importGithub } from './importGithub';
import { createInputFolder, formatNdjson, createRestComment, createRestIssue } from './testing/fixtures';

describeEachDatabaseEngine('importing from GitHub', (open) => {
  const input = createInputFolder();
  let store: Store;
  let lastKey = 0;
  let key = '';

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => input.remove());
  beforeEach(() => {
    key = `K${++lastKey}`;
  });

  const run = (source: string, options: { repo?: string; report?: string; create?: boolean } = {}) =>
    importGithub(store, { source, projectKey: key, create: true, ...options }, NOOP_PROGRESS_REPORTER);

  const query = async (statement: RawBuilder<Record<string, unknown>>): Promise<Record<string, unknown>[]> =>
    (await statement.execute(store.db)).rows;
  /** SQL expression for the id of the test's project. */
  const own = () => sql`(SELECT id FROM project WHERE key = ${key})`;
  const version = async () => (await query(sql`SELECT version FROM project WHERE key = ${key}`))[0]!.version;

  test('imports fields, comments, votes, people and labels', async () => {
    const closed = createRestIssue(7, {
      state: 'closed',
      state_reason: 'not_planned',
      closed_at: '2021-04-01T00:00:00Z',
      closed_by: { login: 'grace' },
      labels: [{ name: 'P-high', color: 'ff0000' }, 'enhancement'],
      assignees: [{ login: 'grace' }, { login: 'ghost_writer[bot]' }],
      milestone: { title: '1.0', state: 'open', due_on: '2021-05-01T07:00:00Z' },
      body: 'Line one\r\nLine two',
      comments_data: [createRestComment(1, 'First'), createRestComment(2, 'Second', { user: null })],
    });
    const report = await run(input.write('plain.ndjson', formatNdjson(closed)));
    expect(report.counts.issues).toMatchObject({ read: 1, kept: 1, dropped: 0 });
    expect(report.counts.comments).toMatchObject({ read: 2, kept: 2 });
    const [row] = await query(sql`
      SELECT issue.title, issue_text.body, type, priority, vote_count, comment_count, s.name AS state, u.login AS author,
        u.placeholder, cardinality(assignee_ids) AS assignees, cardinality(label_ids) AS labels, m.title AS milestone
      FROM issue JOIN issue_text USING (project_id, number) JOIN workflow_state s ON s.project_id = issue.project_id AND s.id = state_id
        JOIN app_user u ON u.id = author_id JOIN milestone m ON m.project_id = issue.project_id AND m.id = milestone_id
      WHERE issue.project_id = ${own()} AND number = 7`);
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
      await query(sql`SELECT author_id FROM comment WHERE project_id = ${own()} AND source_id = '2'`),
    ).toEqual([{ author_id: null }]);
  });

  test('reports invalid lines by number and imports all others', async () => {
    const file = input.write(
      'nasty.ndjson',
      Buffer.concat([
        Buffer.from('\uFEFF'),
        Buffer.from(
          formatNdjson(
            createRestIssue(1),
            '{"number": 2, "title": ',
            { title: 'no number' },
            '',
            createRestIssue(3, { body: 'a\u0000b' }),
            '"text"',
            createRestIssue(4, { pull_request: { url: 'x' } }),
            `{"number":5,"title":"NUL ${'\0'} byte"}`,
            createRestIssue(6, { title: 'Cr' }) && `${JSON.stringify(createRestIssue(6))}\r`,
            createRestIssue(8, { body: 'half \ud800 pair' }),
            `{"number":9,"title":"deep","created_at":"2021-01-01T00:00:00Z","x":${'['.repeat(9000)}${']'.repeat(9000)}}`,
          ),
        ),
        Buffer.from('{"number":10,"title":"caf'),
        Buffer.from([0xe9]),
        Buffer.from('","created_at":"2021-01-01T00:00:00Z"}'),
      ]),
    );
    const report = await run(file);
    expect(report.problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '2 dropped',
      '3 dropped',
      '5 altered',
      '6 dropped',
      '8 dropped',
      '10 altered',
      '12 altered',
    ]);
    expect(report.counts.issues).toMatchObject({ read: 11, kept: 6, skipped: 1, dropped: 4 });
    const texts = await query(
      sql`SELECT number, body FROM issue_text WHERE project_id = ${own()} ORDER BY number`,
    );
    expect(texts.map(({ number }) => number)).toEqual([1, 3, 6, 8, 9, 10]);
    expect(texts[1]!.body).toBe('a\uFFFDb');
  });

  test('a second import changes nothing, and a third one updates changed issues', async () => {
    const before = [
      createRestIssue(1, {
        comments_data: [
          createRestComment(1, 'keep'),
          createRestComment(2, 'edit'),
          createRestComment(3, 'remove'),
        ],
      }),
      createRestIssue(2),
    ];
    await run(input.write('first.ndjson', formatNdjson(...before)));
    const first = await version();
    const again = await run(input.path('first.ndjson'));
    expect(again.counts.issues).toMatchObject({ kept: 0, changed: 0, unchanged: 2 });
    expect(await version()).toBe(first);

    const after = createRestIssue(1, {
      title: 'Kettle cools',
      state: 'closed',
      state_reason: 'completed',
      closed_at: '2021-05-01T00:00:00Z',
      updated_at: '2021-05-01T00:00:00Z',
      labels: [{ name: 'question' }],
      comments_data: [
        createRestComment(1, 'keep'),
        createRestComment(2, 'edited'),
        createRestComment(4, 'new'),
      ],
    });
    const changed = await run(input.write('second.ndjson', formatNdjson(after, before[1])));
    expect(changed.counts.issues).toMatchObject({ changed: 1, unchanged: 1 });
    expect(changed.counts.comments).toMatchObject({ kept: 1, changed: 1, unchanged: 1, removed: 1 });
    expect(
      await query(
        sql`SELECT title, comment_count, type, version FROM issue WHERE project_id = ${own()} AND number = 1`,
      ),
    ).toEqual([{ title: 'Kettle cools', comment_count: 3, type: 3, version: 5 }]);
    const [{ plain }] = (await query(
      sql`SELECT plain FROM issue_text WHERE project_id = ${own()} AND number = 1`,
    )) as [{ plain: string }];
    expect(plain).toContain('edited');
    expect(plain).not.toContain('remove');
    const events = await query(
      sql`SELECT count(*)::int AS events, max(sequence)::int AS last FROM event WHERE project_id = ${own()}`,
    );
    expect(events).toEqual([{ events: await version(), last: await version() }]);

    const last = await version();
    await run(input.path('second.ndjson'));
    expect(await version()).toBe(last);
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
    const issue = createRestIssue(1, { state: 'closed', state_reason: 'completed', closed_at: at(5) });
    await run(input.write('bare.ndjson', formatNdjson(issue)));
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
    const report = await run(input.write('timeline.ndjson', formatNdjson(closedIssue)));
    expect(report.reasons.events).toEqual({ subscribed: 1 });
    const changes = await query(sql`
      SELECT before->>'state' AS was, after->>'state' AS became FROM event
      WHERE project_id = ${own()} AND kind = 2 ORDER BY created_at, sequence`);
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
      formatNdjson(createRestIssue(1), createRestIssue(1, other), createRestIssue(2)),
    );
    const one = await run(file, { repo: 'ACME/teapot' });
    expect(one.counts.issues).toMatchObject({ kept: 1, skipped: 2 });
    key = `${key}B`;
    const all = await run(file);
    expect(all.counts.issues).toMatchObject({ kept: 3 });
    expect(
      await query(
        sql`SELECT number, source_id FROM issue_source WHERE project_id = ${own()} ORDER BY number`,
      ),
    ).toEqual([
      { number: 1, source_id: 'acme/kettle#1' },
      { number: 2, source_id: 'acme/kettle#2' },
      { number: 3, source_id: 'acme/teapot#1' },
    ]);
    expect(
      await query(sql`SELECT old_number, number FROM issue_redirect WHERE project_id = ${own()}`),
    ).toEqual([{ old_number: 1, number: 3 }]);
    const again = await run(file);
    expect(again.counts.issues).toMatchObject({ kept: 0, unchanged: 3 });
    await expect(run(file, { repo: 'acme/cup' })).rejects.toThrow(
      'contains no issues of acme/cup, only of acme/kettle (2)',
    );
  });

  test('reads arrays, gzip, gh --json and folders of pages', async () => {
    const gh = {
      number: 3,
      title: 'From gh',
      state: 'CLOSED',
      stateReason: 'NOT_PLANNED',
      createdAt: '2021-01-01T00:00:00Z',
      closedAt: '2021-01-02T00:00:00Z',
      author: { login: 'grace' },
      labels: [],
      comments: [
        {
          id: 'IC_x',
          author: { login: 'grace' },
          body: 'Hi',
          createdAt: '2021-01-01T01:00:00Z',
          url: 'https://github.com/acme/kettle/issues/3#issuecomment-77',
        },
      ],
      reactionGroups: [{ content: 'THUMBS_UP', users: { totalCount: 2 } }],
      url: 'https://github.com/acme/kettle/issues/3',
    };
    const file = input.write(
      'array.json.gz',
      gzipSync(`[${JSON.stringify(createRestIssue(1))},\n ${JSON.stringify(gh)}]`),
    );
    expect((await run(file)).counts.issues).toMatchObject({ read: 2, kept: 2 });
    expect(
      await query(sql`SELECT vote_count, state_id FROM issue WHERE project_id = ${own()} AND number = 3`),
    ).toEqual([{ vote_count: 2, state_id: 6 }]);
    expect(await query(sql`SELECT source_id FROM comment WHERE project_id = ${own()}`)).toEqual([
      { source_id: '77' },
    ]);

    key = `${key}B`;
    const { comments_data: _, ...bare } = createRestIssue(1, {
      repository_url: 'https://api.github.com/repos/acme/kettle',
    });
    input.write('pages/issues-1.json', JSON.stringify([bare, createRestIssue(2)]));
    input.write(
      'pages/comments-1.json',
      JSON.stringify([
        { ...createRestComment(5, 'On one'), issue_url: 'https://api.github.com/repos/acme/kettle/issues/1' },
        {
          ...createRestComment(6, 'On none'),
          issue_url: 'https://api.github.com/repos/acme/kettle/issues/99',
        },
      ]),
    );
    input.write(
      'pages/1-timeline.json',
      JSON.stringify([{ id: 1, event: 'locked', actor: null, created_at: '2021-03-03T00:00:00Z' }]),
    );
    const pages = await run(input.path('pages'));
    expect(pages.counts.issues).toMatchObject({ read: 2, kept: 2 });
    expect(pages.counts.comments).toMatchObject({ read: 2, kept: 1, dropped: 1 });
    expect(pages.counts.events).toMatchObject({ read: 1, kept: 1 });
  });

  test('merges labels that differ in case with a note, and creates placeholders instead of using local accounts', async () => {
    await store.db
      .insertInto('app_user')
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
      formatNdjson(createRestIssue(1, { labels, user: { login: 'Zelda' } })),
    );
    const report = await run(file);
    expect(report.notes).toEqual([
      'The labels "speed" and "Speed" were merged because they differ in case only.',
    ]);
    expect(
      await query(sql`SELECT login FROM issue JOIN app_user ON id = author_id WHERE project_id = ${own()}`),
    ).toEqual([{ login: 'github Zelda' }]);
  });

  test('links a duplicate to an original that comes later in the input', async () => {
    const duplicate = createRestIssue(1, {
      state: 'closed',
      state_reason: 'duplicate',
      closed_at: '2021-03-03T00:00:00Z',
      comments_data: [createRestComment(1, 'Duplicate of #2')],
    });
    const file = input.write('duplicate.ndjson', formatNdjson(duplicate, createRestIssue(2)));
    const report = await run(file);
    expect(report.counts.links).toMatchObject({ read: 1, kept: 1 });
    expect(
      await query(sql`SELECT number, kind, to_number FROM issue_link WHERE project_id = ${own()}`),
    ).toEqual([{ number: 1, kind: 0, to_number: 2 }]);
    expect((await run(file)).counts.links).toMatchObject({ unchanged: 1 });
  });

  test('keeps edits made in Winnow until the same field changes in the source', async () => {
    await run(input.write('edit.ndjson', formatNdjson(createRestIssue(1))));
    await query(sql`UPDATE issue SET title = 'Ours', state_id = 3 WHERE project_id = ${own()}`);
    await run(
      input.write(
        'edit.ndjson',
        formatNdjson(createRestIssue(1, { comments_data: [createRestComment(1, 'More')] })),
      ),
    );
    expect(
      await query(sql`SELECT title, state_id, comment_count FROM issue WHERE project_id = ${own()}`),
    ).toEqual([{ title: 'Ours', state_id: 3, comment_count: 1 }]);
  });

  test('imports the readable part of a truncated gzip file and reports the failure', async () => {
    const many = Array.from({ length: 3000 }, (_, i) =>
      createRestIssue(i + 1, { body: `${Math.sin(i)}`.repeat(20) }),
    );
    const whole = gzipSync(formatNdjson(...many));
    const report = await run(input.write('cut.ndjson.gz', whole.subarray(0, whole.length >> 1)), {
      report: input.path('report.json'),
    });
    expect(report.failure).toMatch(/is truncated after line \d+: unexpected end of file/);
    expect(report.counts.issues.kept).toBeGreaterThan(500);
    expect(JSON.parse(readFileSync(input.path('report.json'), 'utf8'))).toEqual(report);
  });

  test('rejects invalid sources with a one-line message', async () => {
    await expect(run(input.path('nowhere'))).rejects.toThrow('File or folder not found');
    await expect(run(input.write('a.zip', 'PK\x03\x04'))).rejects.toThrow(
      'is a zip archive. Extract it first.',
    );
    await expect(run(input.write('b.txt', 'hello\n'))).rejects.toThrow('contains no GitHub issues. Line 1:');
    await expect(run(input.path('plain.ndjson'), { create: false })).rejects.toThrow(
      'Use --create to create it.',
    );
  });
});

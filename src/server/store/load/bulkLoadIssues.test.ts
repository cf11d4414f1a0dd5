import { sql } from 'kysely';
import { getEventKindByCode, getEventKindCode } from '../../../shared/events/kinds';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { bulkLoadIssues, bulkLoadIssuesInBatches } from './bulkLoadIssues';
import { buildIssueTextIndex } from './buildIssueTextIndex';
import { createNewIssueWithDefaults, type NewIssue } from './NewIssue';
import { createProject } from './createProject';
import type { DatabaseStore } from '../DatabaseStore';

const createTestDateAtMinute = (count: number) => new Date(Date.UTC(2024, 0, 1, 0, count));

const createTestComment = (body: string, createdAt: Date) => ({
  authorId: null,
  body,
  createdAt,
  editedAt: null,
  sourceId: null,
});

describeEachDatabaseEngine('loading issues', (open) => {
  let store: DatabaseStore;
  let projectId: number;
  let projects = 0;

  beforeAll(async () => {
    store = await open();
  });

  beforeEach(async () => {
    projectId = await createProject(store.db, {
      key: `P${++projects}`,
      name: 'Test',
      description: '',
      visibility: 'public',
      createdAt: createTestDateAtMinute(0),
    });
  });

  const project = () =>
    store.db
      .selectFrom('project')
      .select(['issue_counter', 'issue_count', 'comment_counter', 'version'])
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();

  const events = () =>
    store.db
      .selectFrom('event')
      .select(['sequence', 'issue_number', 'kind', 'comment_id'])
      .where('project_id', '=', projectId)
      .orderBy('sequence')
      .execute();

  it('stores all values unchanged, and the same word index as an INSERT of a tsvector', async () => {
    const title = 'Crash of the naïve pool';
    const body = `quote ' backslash \\ tab \t line \n 😀 日本 ${'longIdentifier.ofParts '.repeat(50)}`;
    const comments = ['gone again', '', 'ﬁ × é Ω'];
    const createdAt = new Date(Date.UTC(9999, 11, 31, 23, 59, 59, 999));
    const closedAt = new Date('0001-01-01T00:00:00.001Z');
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({
        number: 2_147_483_647,
        title,
        body,
        createdAt,
        closedAt,
        locked: true,
        assigneeIds: [9, 2],
        labelIds: [3, 1, 3],
        voteCount: 70_000,
        comments: comments.map((text) => createTestComment(text, createdAt)),
        source: {
          system: 'github',
          sourceId: 'a/b#1',
          url: null,
          digest: '',
          raw: { 'key "': ['\\u0000', '\0', '\ud800', 1.5, null] },
        },
      }),
    ]);
    const issue = await store.db
      .selectFrom('issue')
      .selectAll()
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    expect(issue).toMatchObject({
      number: 2_147_483_647,
      title,
      created_at: createdAt,
      closed_at: closedAt,
      due_on: null,
      locked: true,
      assignee_ids: [9, 2],
      label_ids: [1, 3],
      vote_count: 70_000,
      version: 4,
    });
    const index = buildIssueTextIndex(title, body, comments);
    const text = await store.db
      .selectFrom('issue_text')
      .select([
        'body',
        'plain',
        sql<boolean>`words = ${index.words}::tsvector`.as('has_equal_words'),
        sql<boolean>`words::text = (${index.words}::tsvector)::text`.as('has_equal_positions'),
      ])
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    expect(text).toEqual({ body, plain: index.plain, has_equal_words: true, has_equal_positions: true });
    const { raw } = await store.db
      .selectFrom('issue_source')
      .select('raw')
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    expect(raw).toEqual({ 'key "': ['\\u0000', '\ufffd', '\ufffd', 1.5, null] });
  });

  it('continues the counters of the project without gaps', async () => {
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({
        number: 3,
        comments: [createTestComment('one', createTestDateAtMinute(2))],
      }),
    ]);
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({
        number: 7,
        comments: [
          createTestComment('two', createTestDateAtMinute(3)),
          createTestComment('three', createTestDateAtMinute(4)),
        ],
      }),
      createNewIssueWithDefaults({ number: 5 }),
    ]);
    expect(await project()).toEqual({ issue_counter: 7, issue_count: 3, comment_counter: 3, version: 6 });
    expect((await events()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    const comments = await store.db
      .selectFrom('comment')
      .select(['id', 'issue_number', 'body'])
      .where('project_id', '=', projectId)
      .orderBy('id')
      .execute();
    expect(comments.map(({ id, issue_number, body }) => [id, issue_number, body])).toEqual([
      [1, 3, 'one'],
      [2, 7, 'two'],
      [3, 7, 'three'],
    ]);
  });

  it('numbers the events of a batch chronologically, with opened before other events of the same time', async () => {
    const closed = { kind: 'locked', actorId: null, before: null, after: null, sourceId: null } as const;
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({
        number: 1,
        createdAt: createTestDateAtMinute(1),
        comments: [createTestComment('late', createTestDateAtMinute(9))],
        events: [{ ...closed, createdAt: createTestDateAtMinute(1) }],
      }),
      createNewIssueWithDefaults({
        number: 2,
        createdAt: createTestDateAtMinute(0),
        comments: [createTestComment('early', createTestDateAtMinute(5))],
      }),
    ]);
    expect(
      (await events()).map(({ issue_number, kind, comment_id }) => [
        issue_number,
        getEventKindByCode(kind),
        comment_id,
      ]),
    ).toEqual([
      [2, 'opened', null],
      [1, 'opened', null],
      [1, 'locked', null],
      [2, 'commented', 2],
      [1, 'commented', 1],
    ]);
  });

  it.each([
    ['special characters of COPY', 'a\\b\tc\nd\re \\N \\. "q" \'s\' {1,2}'],
    ['emoji and other scripts', '👩‍🚀 日本語 עברית e\u0301'],
    ['an end-of-data marker of COPY', '\\.\n'],
    ['no characters', ''],
    ['only white space', '  \n '],
  ])('stores texts with %s unchanged', async (_, text) => {
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({
        number: 1,
        title: text,
        body: text,
        comments: [createTestComment(text, createTestDateAtMinute(1))],
      }),
    ]);
    expect(await readStoredIssueTexts()).toEqual({ title: text, body: text, comment: text });
  });

  it.each([
    ['NUL', 'a\0b', 'a\uFFFDb'],
    ['an unpaired surrogate', 'a\uD83Db', 'a\uFFFDb'],
  ])('replaces %s, which PostgreSQL cannot store', async (_, text, kept) => {
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({
        number: 1,
        title: text,
        body: text,
        comments: [createTestComment(text, createTestDateAtMinute(1))],
        events: [
          {
            kind: 'renamed',
            actorId: null,
            before: { title: text },
            after: { title: `\\u0000 ${text}` },
            createdAt: createTestDateAtMinute(1),
            sourceId: text,
          },
        ],
        source: { system: 'test', sourceId: '1', url: null, digest: 'd', raw: { [text]: [text, null, 1.5] } },
      }),
    ]);
    expect(await readStoredIssueTexts()).toEqual({ title: kept, body: kept, comment: kept });
    const { raw } = await store.db
      .selectFrom('issue_source')
      .select('raw')
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    expect(raw).toEqual({ [kept]: [kept, null, 1.5] });
    const renamed = await store.db
      .selectFrom('event')
      .select(['before', 'after'])
      .where('project_id', '=', projectId)
      .where('kind', '=', getEventKindCode('renamed'))
      .executeTakeFirstOrThrow();
    expect(renamed).toEqual({ before: { title: kept }, after: { title: `\\u0000 ${kept}` } });
  });

  it('loads a text with more distinct words than a tsvector can contain', async () => {
    const body = Array.from({ length: 140_000 }, (_, i) => `w${i}`).join(' ');
    expect(body.length).toBeGreaterThan(1_000_000 - 150_000);
    await bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 1, title: 'Long', body })]);
    expect((await readStoredIssueTexts()).body).toBe(body);
  });

  it('sorts labels, removes duplicate mentions and watchers, and keeps the order of assignees', async () => {
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({
        number: 1,
        labelIds: [5, 2, 5, 10],
        assigneeIds: [9, 3],
        mentionIds: [4, 4],
        watcherIds: [6, 6],
        links: [{ kind: 'duplicates', toNumber: 8 }],
      }),
    ]);
    const issue = await store.db
      .selectFrom('issue')
      .select(['label_ids', 'assignee_ids'])
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    expect(issue).toEqual({ label_ids: [2, 5, 10], assignee_ids: [9, 3] });
    const count = async (table: 'mention' | 'watch' | 'issue_link') =>
      (await store.db.selectFrom(table).selectAll().where('project_id', '=', projectId).execute()).length;
    expect([await count('mention'), await count('watch'), await count('issue_link')]).toEqual([1, 1, 1]);
  });

  it('loads a stream in batches, also during concurrent writes', async () => {
    function* generateIssuesWithComments(): Generator<NewIssue> {
      for (let number = 1; number <= 95; number++)
        yield createNewIssueWithDefaults({
          number,
          comments: [createTestComment('c', createTestDateAtMinute(1))],
        });
    }
    const batches: number[] = [];
    const others: Promise<void>[] = [];
    await bulkLoadIssuesInBatches(store, projectId, generateIssuesWithComments(), {
      batchSize: 10,
      loaded: (count) => {
        batches.push(count);
        if (others.length === 0)
          others.push(bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 1_000 })]));
      },
    });
    await Promise.all(others);
    expect(batches).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 5]);
    expect(await project()).toEqual({
      issue_counter: 1_000,
      issue_count: 96,
      comment_counter: 95,
      version: 191,
    });
    expect((await events()).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 191 }, (_, i) => i + 1),
    );
  });

  it('loads no issue of a batch with a duplicate number', async () => {
    const twice = [createNewIssueWithDefaults({ number: 1 }), createNewIssueWithDefaults({ number: 1 })];
    await expect(bulkLoadIssues(store, projectId, twice)).rejects.toMatchObject({ code: '23505' });
    await expect(bulkLoadIssuesInBatches(store, projectId, twice, { batchSize: 1 })).rejects.toMatchObject({
      code: '23505',
    });
    expect(await project()).toEqual({ issue_counter: 1, issue_count: 1, comment_counter: 0, version: 1 });
  });

  it('rejects an unknown project', async () => {
    await expect(bulkLoadIssues(store, 999_999, [])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  async function readStoredIssueTexts() {
    const row = await store.db
      .selectFrom('issue')
      .innerJoin('issue_text', (join) =>
        join
          .onRef('issue_text.project_id', '=', 'issue.project_id')
          .onRef('issue_text.number', '=', 'issue.number'),
      )
      .leftJoin('comment', 'comment.project_id', 'issue.project_id')
      .select(['issue.title', 'issue_text.body', 'comment.body as comment'])
      .where('issue.project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    return { title: row.title, body: row.body, comment: row.comment };
  }
});

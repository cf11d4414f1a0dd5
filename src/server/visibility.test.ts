/**
 * A server whose rule hides issues gives the same answers as a server without these issues: over all GraphQL fields,
 * exports, feeds, files and addresses of other trackers, and in mutations, notifications and live updates.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../testing/databases';
import { IS_LONG_TEST_RUN, RANDOM_SEED, scaleRandomCases } from '../testing/randomCases';
import type { ComparedServer } from '../testing/visibility/ComparedServer';
import { ComparedServers } from '../testing/visibility/ComparedServers';
import {
  COMPARED_LIST_QUERIES,
  COMPARED_ROUTES,
  createComparedArguments,
  EXCLUDED_FIELDS,
  EXCLUDED_ROUTES,
  type MutationIds,
  MUTATIONS_OF_ISSUES,
} from '../testing/visibility/comparedFields';
import { createComparedOperations } from '../testing/visibility/operations';
import { formatTestFileId, ISSUE_TABLES, OTHER_NUMBERED_TABLES } from '../testing/visibility/trackers';
import { ISSUE_TYPES } from '../shared/issue';
import { createFeedToken } from './domain/feeds/feedToken';
import {
  getVisibleIssuesOfProject as productRule,
  type VisibilityRule,
} from './domain/access/VisibilityRule';
import { encodeGlobalId } from './domain/base/ids';
import { readVisibleFile } from './domain/files/readFile';
import { startViewerCsvExport, startViewerNdjsonExport } from './domain/export/viewerExports';
import { findIssueBySourceIdentifier } from './domain/issues/importSources';
import { loadViewFeed } from './domain/feeds/loadViewFeed';
import { deriveNotifications } from './domain/notifications/deriveNotifications';
import { runInTransaction } from './store/write/transaction';

/** A tracker takes about 2.5 s on each engine. */
const RANDOM_TRACKERS = IS_LONG_TEST_RUN ? 500 : scaleRandomCases(20);
const LIST_QUERIES_PER_TRACKER = 6;
const TEST_TIMEOUT_MS = 1_800_000;

const EXCLUDED: ReadonlySet<string> = new Set(Object.keys(EXCLUDED_FIELDS));
const CSV_COLUMNS = 'key,title,type,parent,subissues,comments,votes,author,assignees';

describeEachDatabaseEngine('a rule that hides issues', (open) => {
  let servers: ComparedServers;
  let hiding: ComparedServer;
  let without: ComparedServer;
  let routes: Set<string>;

  beforeAll(async () => {
    const collected = collectHttpRoutes();
    servers = await ComparedServers.open(open);
    ({ hiding, without } = servers);
    await hiding.server.ready();
    collected.end();
    ({ routes } = collected);
  });
  afterAll(() => servers.close());

  test('every HTTP route is compared or excluded with a reason', () => {
    const read = [...routes].filter((route) => !/^(HEAD|OPTIONS) /.test(route) && !/ \/graphql$/.test(route));
    const listed = [
      ...COMPARED_ROUTES,
      ...Object.keys(EXCLUDED_ROUTES).filter((name) => name !== 'POST /graphql'),
    ];
    expect(read.map((route) => route.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')).sort()).toEqual(
      listed.sort(),
    );
  });

  test('every table with a number is one of issues, or listed as another one', async () => {
    const tables = await hiding.store.db.introspection.getTables();
    const numbered = tables.filter(({ columns }) =>
      columns.some(({ name }) => name === 'number' || name === 'issue_number'),
    );
    const listed = [...Object.keys(ISSUE_TABLES), ...OTHER_NUMBERED_TABLES];
    expect(listed).toEqual(expect.arrayContaining(numbered.map(({ name }) => name)));
  });

  const readIds = async ({ id }: { id: number }, userId: number) => {
    const { db } = hiding.store;
    const [issues, comments, events, notifications] = await Promise.all([
      db.selectFrom('issue').select('number').where('project_id', '=', id).orderBy('number').execute(),
      db.selectFrom('comment').select('id').where('project_id', '=', id).orderBy('id').execute(),
      db.selectFrom('event').select('sequence').where('project_id', '=', id).orderBy('sequence').execute(),
      db.selectFrom('notification').select('id').where('user_id', '=', userId).orderBy('id').execute(),
    ]);
    return {
      projectId: id,
      userId,
      numbers: issues.map(({ number }) => number),
      comments: comments.map((row) => row.id),
      events: events.map(({ sequence }) => sequence),
      notifications: notifications.map((row) => row.id),
    };
  };

  it(
    'answers GraphQL queries as a server without these issues',
    () =>
      servers.forEachTracker(RANDOM_TRACKERS, async ({ choice, userId }) => {
        const ids = await readIds(hiding.projects[0]!, userId);
        const { queries } = createComparedOperations(createComparedArguments(ids), EXCLUDED);
        for (const [name, query] of queries)
          await servers.compare(name, (server) => server.execute(userId, query));
        for (let index = 0; index < LIST_QUERIES_PER_TRACKER; index++) {
          const query = choice.of(COMPARED_LIST_QUERIES);
          const trees = choice.chance(0.3);
          await servers.compare(`${query} ${trees}`, (server) =>
            executeWithoutErrors(server, userId, LIST_QUERY, {
              query,
              trees,
              ids: ids.numbers.map(idOfIssue),
            }),
          );
        }
      }),
    TEST_TIMEOUT_MS,
  );

  const idOfIssue = (number: number) => encodeGlobalId('Issue', hiding.projects[0]!.id, number);

  it(
    'exports, feeds, files and addresses of other trackers are those of a server without these issues',
    () =>
      servers.forEachTracker(RANDOM_TRACKERS, async ({ userId, filled }) => {
        // These events refer to issues of other projects. If such an issue is hidden, exports leave out the event, but
        // timelines show it without the issue.
        for (const { store } of [hiding, without])
          await sql`DELETE FROM event WHERE after->'project' IS NOT NULL`.execute(store.db);
        for (const { key, id, issues } of filled) {
          await servers.compare('ndjson', async (server) => {
            const started = await startViewerNdjsonExport(server.createContext(userId), key, null);
            return readAll(started!.chunks);
          });
          for (const query of ['', 'has:parent OR crash'])
            await servers.compare('csv', async (server) => {
              const request = { query, sort: null, columns: CSV_COLUMNS, after: null };
              const started = await startViewerCsvExport(server.createContext(userId), key, request);
              return readAll(started!.chunks);
            });
          await servers.compare('feed', async (server) => {
            const subject = { projectId: id, viewId: 1 };
            const { entries, ...feed } = (await loadViewFeed(server.createContext(userId), subject))!;
            return toPlain({
              ...feed,
              entries: entries.map(({ issue, ...entry }) => ({ ...entry, number: issue.number })),
            });
          });
          for (const { number } of issues) {
            await servers.compare('file', (server) =>
              readVisibleFile(server.createContext(userId), {
                projectId: id,
                id: formatTestFileId(id, number),
              }),
            );
            await servers.compare('address', async (server) => {
              const identifier = {
                system: 'github' as const,
                sourceId: `acme/${key.toLowerCase()}#${number}`,
              };
              const found = await findIssueBySourceIdentifier(server.createContext(userId), identifier, null);
              return found && [found.project.key, found.issue.number];
            });
          }
        }
      }),
    TEST_TIMEOUT_MS,
  );

  it(
    'notifies the same people of the same issues, without e-mail about others',
    () =>
      servers.forEachTracker(RANDOM_TRACKERS, async ({ userId, filled }) => {
        for (const { store } of [hiding, without]) {
          await store.db
            .updateTable('notification_cursor')
            .set({ sequence: 0, batch_end: null, last_user_id: 0 })
            .execute();
          await store.db.deleteFrom('notification').execute();
          await store.db.deleteFrom('notification_count').execute();
          await store.db.deleteFrom('notification_skip').execute();
        }
        for (const { id } of filled)
          await servers.compare('notifications', async ({ store }) => {
            const applied = store === hiding.store ? servers.rule : productRule;
            await derive(store, id, applied);
            const { db } = store;
            return db
              .selectFrom('notification')
              .select([
                'issue_number',
                'bulk_number',
                'reason',
                'event_count',
                'kinds',
                'comment_count',
                'event_sequence',
              ])
              .where('project_id', '=', id)
              .where('user_id', '=', userId)
              .orderBy('issue_number')
              .execute();
          });
      }),
    TEST_TIMEOUT_MS,
  );

  it('rejects mutations of hidden issues as of issues that do not exist', async () => {
    const MISSING = 900;
    for (let seed = RANDOM_SEED * 10_000; ; seed += 2) {
      const { filled, userId } = await servers.fill(seed);
      const { id, issues } = filled[0]!;
      const { ann } = hiding.people;
      const types = issues.filter(
        ({ type, authorId, assigneeIds, comments }) =>
          servers.confidentialTypes.includes(ISSUE_TYPES.indexOf(type)) &&
          authorId !== ann &&
          !assigneeIds.includes(ann) &&
          comments.length > 0,
      );
      const [hidden] = types;
      const shown = issues.find(({ type }) => !servers.confidentialTypes.includes(ISSUE_TYPES.indexOf(type)));
      if (userId !== ann || !hidden || !shown) continue;
      const { db } = hiding.store;
      const [comment] = await db
        .selectFrom('comment')
        .select('id')
        .where('project_id', '=', id)
        .where('issue_number', '=', hidden.number)
        .execute();
      const idsOf = (number: number, commentId: number): MutationIds => ({
        project: encodeGlobalId('Project', id),
        issue: encodeGlobalId('Issue', id, number),
        other: encodeGlobalId('Issue', id, shown.number),
        comment: encodeGlobalId('Comment', id, commentId),
        state: encodeGlobalId('WorkflowState', id, 7),
      });
      for (const [name, createInputs] of Object.entries(MUTATIONS_OF_ISSUES)) {
        const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
        const document = `mutation ($input: ${type}) { ${name}(input: $input) { errors { code message path } } }`;
        const run = (ids: MutationIds) =>
          Promise.all(createInputs(ids).map((input) => hiding.execute(ann, document, { input })));
        const rejected = JSON.stringify(await run(idsOf(hidden.number, comment!.id)));
        const missing = JSON.stringify(await run(idsOf(MISSING, 90_000)));
        const named = (text: string, number: number) => text.replaceAll(`NET-${number} `, 'NET-N ');
        expect({ name, errors: named(rejected, hidden.number) }).toEqual({
          name,
          errors: named(missing, MISSING),
        });
      }
      return;
    }
  });

  it('has hidden about a third of the issues', () => {
    expect(servers.hiddenCount / servers.issueCount).toBeGreaterThan(0.15);
    expect(servers.hiddenCount / servers.issueCount).toBeLessThan(0.5);
  });

  it('feeds of a rule have the same addresses', async () => {
    const subject = { userId: hiding.people.ann, projectId: hiding.projects[0]!.id, viewId: 1 };
    for (const { server, services } of [hiding, without]) {
      const token = createFeedToken(await services.readSigningSecret(), subject, 0);
      expect(
        (await server.inject({ url: `/feeds/${token}`, headers: { host: 'localhost:4000' } })).statusCode,
      ).toBe(200);
    }
  });
});

const LIST_FIELDS = `totalCount nodes { number project { key } parent { number } subIssueCount }
  facets(of: [STATE, TYPE, AUTHOR, ASSIGNEE, LABEL, MILESTONE], top: 30) { field none distinct values { key count } }
  sections { key count } groups { key count } problems { message } topLevelCount`;
const LIST_QUERY = `query ($query: String!, $trees: Boolean!, $ids: [ID!]!) {
  project(key: "NET") {
    issues(query: $query, trees: $trees, first: 50, groupBy: { field: ASSIGNEE }) { ${LIST_FIELDS} subIssueCounts }
    people(matching: "") { login } triage(query: $query) { remainingCount leases { issue { number } } }
  }
  search(query: $query, first: 50, groupBy: { field: PROJECT }) { ${LIST_FIELDS} }
  home { recent(ids: $ids) { number } }
}`;

async function executeWithoutErrors(
  server: ComparedServer,
  ...operation: Parameters<ComparedServer['execute']>
): Promise<unknown> {
  const { data, errors } = await server.execute(...operation);
  expect(errors).toEqual([]);
  return data;
}

async function derive(
  store: ComparedServer['store'],
  projectId: number,
  rule: VisibilityRule,
): Promise<void> {
  for (;;) {
    const { result } = await runInTransaction(store.db, (tx) =>
      deriveNotifications(tx, projectId, 1_000, null, rule),
    );
    if (result === 'upToDate') return;
  }
}

async function readAll(chunks: AsyncIterable<string>): Promise<string[]> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text.split('\n');
}

const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Collects the HTTP routes of all servers that are created until `end` is called. */
function collectHttpRoutes(): { routes: Set<string>; end: () => void } {
  const routes = new Set<string>();
  const listen = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.add(`${each} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  return { routes, end: () => unsubscribe('fastify.initialization', listen) };
}

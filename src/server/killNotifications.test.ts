/**
 * Kills the server during a storm of comments. After the next start, each acknowledged comment is counted exactly once
 * in the notification of each watcher, however many notifications had been written before the kill.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { getEventKindCode } from '../shared/events/kinds';
import { type ServerApiCredentials, createTestApiToken } from '../testing/Access';
import { postGraphQL } from '../testing/postGraphQL';
import { describeEachServerProcessDatabase } from '../testing/processDatabases';
import { startServerProcess } from '../testing/sourceServer';
import { waitUntil } from '../testing/waitUntil';
import { NotificationDerivation } from './domain/notifications/NotificationDerivation';
import type { DatabaseStore } from './store/DatabaseStore';
import { createTestRandom, IS_LONG_TEST_RUN } from '../testing/randomCases';

let random: () => number;
beforeEach(() => void (random = createTestRandom()));
/** `npm run test:long` kills the server 20 times. */
const SERVER_KILL_COUNT = IS_LONG_TEST_RUN ? 20 : 2;
/** More watchers than one transaction notifies, so that a kill can come between the steps of one comment. */
const WATCHER_COUNT = 1_500;
const COMMENTING_CLIENTS = 4;
/** Comments that are acknowledged before the kill. */
const STORM_COMMENTS_MIN = 8;
/** Maximum random time in milliseconds by which the storm continues after these comments. */
const STORM_EXTRA_MS_MAX = 400;
/**
 * Maximum number of further kills until one comes while notifications are still being written. On a busy computer, the
 * server can keep up with the comments.
 */
const EXTRA_KILLS_MAX = 6;

describeEachServerProcessDatabase('a server that is killed while it writes notifications', (getDatabase) => {
  it(
    `notifies each watcher of each comment exactly once after each of ${SERVER_KILL_COUNT} kills`,
    async () => {
      const database = getDatabase();
      const environment = { ...database.environment, WINNOW_DEMO: '50' };
      let server = startServerProcess(environment);
      await server.ready;
      const token = await createTestApiToken(database.environment);
      server.child.kill('SIGTERM');
      await server.ended;
      let firstSequence = 0;
      await database.expectConsistent(async (store) => {
        await insertWatchers(store);
        ({ sequence: firstSequence } = await store.db
          .selectFrom('notification_cursor')
          .select('sequence')
          .executeTakeFirstOrThrow());
      });
      let killsWhileBehind = 0;
      const isEnough = (kills: number): boolean =>
        kills >= SERVER_KILL_COUNT && (killsWhileBehind > 0 || kills >= SERVER_KILL_COUNT + EXTRA_KILLS_MAX);
      for (let kill = 0; !isEnough(kill); kill++) {
        server = startServerProcess(environment);
        const credentials = { url: await server.ready, token };
        const issueId = await fetchIssueId(credentials);
        let isStorm = true;
        let acknowledged = 0;
        const clients = Array.from({ length: COMMENTING_CLIENTS }, async () => {
          while (isStorm)
            await addComment(credentials, issueId).then(
              () => acknowledged++,
              () => undefined,
            );
        });
        await waitUntil(() => acknowledged >= STORM_COMMENTS_MIN);
        await setTimeout(random() * STORM_EXTRA_MS_MAX);
        server.child.kill('SIGKILL');
        isStorm = false;
        await Promise.all([...clients, server.ended]);
        await database.expectConsistent(async (store) => {
          if (await isBehind(store)) killsWhileBehind += 1;
          await expectEachCommentCountedOnce(store, firstSequence);
        });
      }
      await database.expectConsistent(async (store) => {
        await new NotificationDerivation({ store }).deriveAll();
        expect(await isBehind(store)).toBe(false);
        await expectEachCommentCountedOnce(store, firstSequence);
      });
      expect(killsWhileBehind).toBeGreaterThan(0);
    },
    (SERVER_KILL_COUNT + EXTRA_KILLS_MAX) * 60_000,
  );
});

async function insertWatchers({ db }: DatabaseStore): Promise<void> {
  await sql`INSERT INTO app_user (login, name)
    SELECT 'watcher-' || n, '' FROM generate_series(1, ${WATCHER_COUNT}::int) n`.execute(db);
  await sql`INSERT INTO watch (project_id, user_id, number)
    SELECT p.id, u.id, 1 FROM project p, app_user u WHERE p.key = 'NET' AND u.login LIKE 'watcher-%'`.execute(
    db,
  );
}

async function fetchIssueId(credentials: ServerApiCredentials): Promise<string> {
  const query = '{ project(key: "NET") { issue(number: 1) { id } } }';
  return (await postGraphQL<{ project: { issue: { id: string } } }>(credentials, query)).data.project.issue
    .id;
}

async function addComment(credentials: ServerApiCredentials, issueId: string): Promise<void> {
  await postGraphQL(
    credentials,
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { errors { message } } }',
    { input: { issueId, body: 'A comment' } },
  );
}

/** Whether events or recipients are not processed yet. */
async function isBehind({ db }: DatabaseStore): Promise<boolean> {
  const { rows } = await sql`SELECT FROM notification_cursor JOIN project ON id = project_id
    WHERE version > sequence`.execute(db);
  return rows.length > 0;
}

/**
 * Expects that the notification of each watcher counts each processed comment once. The comments of a batch in progress
 * are processed only for the watchers up to the last recipient that the cursor names.
 * @param firstSequence sequence after which the comments of the storm begin
 */
async function expectEachCommentCountedOnce({ db }: DatabaseStore, firstSequence: number): Promise<void> {
  const { rows } = await sql<{ login: string; counted: number; comments: number }>`
    SELECT u.login, coalesce(n.event_count, 0) AS counted, (
      SELECT count(*)::int FROM event e WHERE e.project_id = c.project_id AND e.issue_number = 1
        AND e.kind = ${getEventKindCode('commented')} AND e.sequence > ${firstSequence}::bigint
        AND e.sequence <= CASE WHEN u.id <= c.last_user_id THEN c.batch_end ELSE c.sequence END) AS comments
    FROM notification_cursor c CROSS JOIN app_user u
    LEFT JOIN notification n ON n.project_id = c.project_id AND n.issue_number = 1 AND n.user_id = u.id
    WHERE u.login LIKE 'watcher-%'`.execute(db);
  expect(rows).toHaveLength(WATCHER_COUNT);
  expect(rows.filter(({ counted, comments }) => counted !== comments)).toEqual([]);
}

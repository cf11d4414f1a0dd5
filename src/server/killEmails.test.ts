/**
 * Kills a server while it sends emails to a real mail server. The mail server must receive each email exactly once,
 * whatever step of sending was interrupted.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ServerApiCredentials, createTestApiToken } from '../testing/Access';
import { postGraphQL } from '../testing/postGraphQL';
import { describeEachServerProcessDatabase } from '../testing/processDatabases';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/smtpServer';
import { startServerProcess } from '../testing/sourceServer';
import { getEmailModeCode, getEmailStateCode } from '../shared/email';
import type { DatabaseStore } from './store/DatabaseStore';
import { createTestRandom, IS_LONG_TEST_RUN } from '../testing/randomCases';

/**
 * Random numbers for the kills. The mail server uses `randomDelay`, in the order of its connections, which differs
 * between runs.
 */
let random: () => number;
let randomDelay: () => number;
beforeEach(() => {
  random = createTestRandom();
  randomDelay = createTestRandom(1);
});
/** `npm run test:long` kills the server 20 times. */
const SERVER_KILL_COUNT = IS_LONG_TEST_RUN ? 20 : 2;
const WATCHER_COUNT = 20;
const COMMENTING_CLIENTS = 3;
const COMMENTS_PER_CLIENT = 5;
/**
 * Maximum number of responses of the mail server before a kill. The actual number is random, so that kills interrupt
 * emails at different steps.
 */
const STEPS_BEFORE_KILL_MAX = 60;

describeEachServerProcessDatabase('a server that is killed while it sends emails', (getDatabase) => {
  let smtp: TestSmtpServer;
  /** Called after each recipient and each content, before the mail server responds: the email is then being sent. */
  let onStep = (): void => undefined;
  const waitForSteps = (count: number): Promise<void> =>
    new Promise((resolve) => {
      let steps = 0;
      onStep = () => {
        steps += 1;
        if (steps === count) resolve();
      };
    });
  beforeAll(async () => {
    smtp = await startTestSmtpServer();
    // The mail server takes a random time, so that the three connections are at different steps of their emails.
    const answer = async (): Promise<void> => {
      await setTimeout(randomDelay() * 20);
      onStep();
    };
    smtp.answer.recipient = answer;
    smtp.answer.content = answer;
  });
  afterAll(() => smtp.close());

  it(
    `sends each email once after each of ${SERVER_KILL_COUNT} kills`,
    async () => {
      const database = getDatabase();
      const environment = { ...database.environment, WINNOW_DEMO: '50' };
      const prepared = startServerProcess(environment);
      await prepared.ready;
      const token = await createTestApiToken(database.environment);
      prepared.child.kill('SIGTERM');
      await prepared.ended;
      await database.expectConsistent(insertWatchers);
      const sending = { ...environment, SMTP_URL: smtp.url, WINNOW_EMAIL_DELAY: '0' };
      let killsWhileSending = 0;
      for (let kill = 0; kill < SERVER_KILL_COUNT; kill++) {
        const server = startServerProcess(sending);
        const credentials = { url: await server.ready, token };
        const issueIds = await fetchIssueIds(credentials);
        const steps = waitForSteps(1 + Math.floor(random() * STEPS_BEFORE_KILL_MAX));
        // A few comments, so that the emails of all kills are sent within the time of the test.
        const clients = issueIds.map(async (issueId) => {
          for (let n = 0; n < COMMENTS_PER_CLIENT; n++)
            await addComment(credentials, issueId).catch(() => undefined);
        });
        await steps;
        server.child.kill('SIGKILL');
        await Promise.all([...clients, server.ended]);
        await database.expectConsistent(async (store) => {
          // Avoids the limit per person and hour, which would delay the next emails.
          await sql`UPDATE email SET finished_at = finished_at - interval '2 hours'
            WHERE finished_at IS NOT NULL`.execute(store.db);
          if ((await readIds(store, 'sending')).length > 0) killsWhileSending += 1;
        });
        expectNoneTwice(smtp);
      }
      const last = startServerProcess(sending);
      await last.ready;
      for (let received = -1; received !== smtp.received.length;) {
        received = smtp.received.length;
        await setTimeout(3_000);
      }
      last.child.kill('SIGTERM');
      await last.ended;
      expectNoneTwice(smtp);
      expect(killsWhileSending).toBe(SERVER_KILL_COUNT);
      await database.expectConsistent(async (store) => {
        const received = new Set(smtp.received.map(({ messageId }) => parseEmailId(messageId!)));
        const unknown = await readIds(store, 'unknown');
        const sent = await readIds(store, 'sent');
        expect(sent.filter((id) => !received.has(id))).toEqual([]);
        // Emails that were being transmitted when the server was killed have arrived. At most one kill came at the very
        // moment of the transmission, so that its email was lost.
        expect(unknown.filter((id) => !received.has(id)).length).toBeLessThanOrEqual(1);
        expect([...received].filter((id) => !sent.includes(id) && !unknown.includes(id))).toEqual([]);
        expect(await readIds(store, 'failed')).toEqual([]);
        expect(await readIds(store, 'sending')).toEqual([]);
        expect(received.size).toBeGreaterThan(WATCHER_COUNT);
      });
    },
    180_000 + SERVER_KILL_COUNT * 60_000,
  );
});

async function insertWatchers({ db }: DatabaseStore): Promise<void> {
  await sql`INSERT INTO app_user (login, name, email)
    SELECT 'watcher-' || n, '', 'watcher-' || n || '@example.org' FROM generate_series(1, ${WATCHER_COUNT}::int) n`.execute(
    db,
  );
  await sql`INSERT INTO notification_settings (user_id, email_mode, digest_hour, time_zone)
    SELECT id, ${getEmailModeCode('all')}::int, 8, 'UTC' FROM app_user WHERE login LIKE 'watcher-%'`.execute(
    db,
  );
  await sql`INSERT INTO watch (project_id, user_id, number)
    SELECT p.id, u.id, n FROM project p, app_user u, generate_series(1, ${COMMENTING_CLIENTS}::int) n
    WHERE p.key = 'NET' AND u.login LIKE 'watcher-%'`.execute(db);
}

async function fetchIssueIds(credentials: ServerApiCredentials): Promise<string[]> {
  const fields = Array.from(
    { length: COMMENTING_CLIENTS },
    (_, n) => `i${n}: issue(number: ${n + 1}) { id }`,
  );
  const query = `{ project(key: "NET") { ${fields.join(' ')} } }`;
  const { data } = await postGraphQL<{ project: Record<string, { id: string }> }>(credentials, query);
  return Object.values(data.project).map(({ id }) => id);
}

async function addComment(credentials: ServerApiCredentials, issueId: string): Promise<void> {
  await postGraphQL(
    credentials,
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { errors { message } } }',
    { input: { issueId, body: 'A comment' } },
  );
}

async function readIds(
  { db }: DatabaseStore,
  state: 'sending' | 'sent' | 'failed' | 'unknown',
): Promise<number[]> {
  const rows = await db
    .selectFrom('email')
    .select('id')
    .where('state', '=', getEmailStateCode(state))
    .execute();
  return rows.map(({ id }) => id);
}

const parseEmailId = (messageId: string): number => Number(/^<email-(\d+)\./.exec(messageId)?.[1]);

function expectNoneTwice({ received }: TestSmtpServer): void {
  const ids = received.map(({ messageId }) => messageId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

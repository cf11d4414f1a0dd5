/**
 * Cuts servers off from PostgreSQL under load. They must keep running, answer again soon after the database is back, and
 * apply each acknowledged write exactly once.
 */
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { createTestApiToken, type ServerApiCredentials } from '../testing/Access';
import { DatabaseProxy } from '../testing/databaseOutage/DatabaseProxy';
import { WriteLoad } from '../testing/databaseOutage/WriteLoad';
import { postGraphQL } from '../testing/postGraphQL';
import { describeServerProcessOnOneDatabase } from '../testing/processDatabases';
import { startServerProcess } from '../testing/sourceServer';
import { waitUntil } from '../testing/waitUntil';
import { createTestRandom, IS_LONG_TEST_RUN } from '../testing/randomCases';

let random: () => number;
beforeEach(() => void (random = createTestRandom()));
/** `npm run test:long` causes each kind of outage 20 times. */
const OUTAGES_PER_KIND = IS_LONG_TEST_RUN ? 20 : 2;
/** Writes per second. A slow computer that runs other tests at the same time cannot reach the 50 of a long run. */
const WRITES_PER_SECOND = IS_LONG_TEST_RUN ? 50 : 8;
/** Maximum length of an outage in milliseconds: longer than it takes to find that the server cannot be reached. */
const OUTAGE_MAX_MS = 6_000;
const TARGET_ISSUE_COUNT = 10;
/** A shell command that restarts the PostgreSQL server of TEST_DATABASE_URL. Without it, a proxy acts like a restart. */
const RESTART_COMMAND = process.env.WINNOW_TEST_RESTART_COMMAND;

const url = process.env.TEST_DATABASE_URL;
if (!url) console.info('Outages of PostgreSQL are not tested, because TEST_DATABASE_URL is not set.');

interface Outage {
  databaseUrl: string;
  proxies: readonly DatabaseProxy[];
}

/** Each function resolves when the database accepts connections again. */
const OUTAGES: Readonly<Record<string, (outage: Outage) => Promise<void>>> = {
  'ends the connections': async ({ databaseUrl }) => endConnections(databaseUrl),
  restarts: async ({ databaseUrl, proxies }) => {
    if (RESTART_COMMAND) {
      await promisify(execFile)('sh', ['-c', RESTART_COMMAND]);
      return;
    }
    // The order of a restart: no new connections, then the existing ones are ended, with a message.
    for (const proxy of proxies) proxy.refuse();
    await endConnections(databaseUrl);
    await pause(random() * OUTAGE_MAX_MS);
    for (const proxy of proxies) proxy.restore();
  },
  'resets the link': async ({ proxies }) => {
    for (const proxy of proxies) proxy.reset();
    await pause(random() * OUTAGE_MAX_MS);
    for (const proxy of proxies) proxy.restore();
  },
  'silently cuts the link': async ({ proxies }) => {
    for (const proxy of proxies) proxy.cutSilently();
    await pause(random() * OUTAGE_MAX_MS);
    for (const proxy of proxies) proxy.restore();
  },
  'silently cuts the link of one server': async ({ proxies }) => {
    proxies[0]!.cutSilently();
    await pause(random() * OUTAGE_MAX_MS);
    proxies[0]!.restore();
  },
};

(url ? describe : describe.skip)('servers that lose their database', () => {
  describeServerProcessOnOneDatabase('two servers of a database', (getDatabase) => {
    it.each(Object.entries(OUTAGES))(
      `apply every write once when PostgreSQL %s ${OUTAGES_PER_KIND} times`,
      async (kind, causeOutage) => {
        const database = getDatabase();
        const databaseUrl = database.environment['DATABASE_URL']!;
        const proxies = [
          await DatabaseProxy.startProxy(databaseUrl),
          await DatabaseProxy.startProxy(databaseUrl),
        ];
        const servers = [];
        for (const proxy of proxies) {
          const server = startServerProcess({
            ...database.environment,
            WINNOW_DEMO: '40',
            DATABASE_URL: proxy.url,
          });
          await server.ready;
          servers.push(server);
        }
        const token = await createTestApiToken(database.environment);
        const access = await Promise.all(servers.map(async ({ ready }) => ({ url: await ready, token })));
        const load = await createWriteLoad(access, `while PostgreSQL ${kind}`);
        const recoveries: number[] = [];
        load.start(WRITES_PER_SECOND);
        for (let outage = 0; outage < OUTAGES_PER_KIND; outage++) {
          await pause(500 + random() * 1_000);
          await causeOutage({ databaseUrl, proxies });
          const restoredAt = performance.now();
          await Promise.all(access.map((server) => load.waitForAcknowledgement(server)));
          recoveries.push(Math.round(performance.now() - restoredAt));
        }
        await load.stop();
        reportFigures(kind, load, recoveries);
        // Change notifications arrive again as well.
        await Promise.all(access.map((server) => waitUntil(() => isListening(server))));
        expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
        expect(load.unexpected).toEqual([]);
        for (const { child } of servers) child.kill('SIGTERM');
        await Promise.all(servers.map(({ ended }) => ended));
        await Promise.all(proxies.map((proxy) => proxy.close()));
        await database.expectConsistent(async ({ db }) => {
          const { rows } = await sql<{ text: string; count: number }>`SELECT text, count(*)::int AS count
            FROM (SELECT body AS text FROM comment UNION ALL SELECT title FROM issue) AS written
            WHERE text LIKE ${`write % while PostgreSQL ${kind}`} GROUP BY text`.execute(db);
          const counts = new Map(rows.map(({ text, count }) => [text, count]));
          expect(load.writes.filter(({ text }) => counts.get(text) !== 1)).toEqual([]);
        });
      },
      60_000 + OUTAGES_PER_KIND * 60_000,
    );
  });
});

async function endConnections(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await client.end();
}

async function createWriteLoad(
  credentials: readonly ServerApiCredentials[],
  suffix: string,
): Promise<WriteLoad> {
  const { data } = await postGraphQL<{ project: { id: string; issues: { nodes: { id: string }[] } } }>(
    credentials[0]!,
    `{ project(key: "NET") { id issues(first: ${TARGET_ISSUE_COUNT}) { nodes { id } } } }`,
  );
  return new WriteLoad(
    credentials,
    data.project.id,
    data.project.issues.nodes.map(({ id }) => id),
    suffix,
  );
}

async function isListening({ url: serverUrl }: ServerApiCredentials): Promise<boolean> {
  const metrics = await (await fetch(`${serverUrl}/metrics`)).text();
  return /^winnow_changes_listening 1$/m.test(metrics);
}

/** Prints the figures of a long run. */
function reportFigures(kind: string, { writes, unavailableCount }: WriteLoad, recoveries: number[]): void {
  if (!IS_LONG_TEST_RUN) return;
  const sorted = recoveries.toSorted((a, b) => a - b);
  const [median, p95, max] = [0.5, 0.95, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1]);
  console.info(
    `PostgreSQL ${kind}: ${recoveries.length} outages, ${writes.length} writes, ${unavailableCount} responses UNAVAILABLE. Until a write is acknowledged: median ${median} ms, p95 ${p95} ms, maximum ${max} ms.`,
  );
}

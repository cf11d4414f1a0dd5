/**
 * Measures edits with and without the derivation of notifications, in this process: blocks of edits with and without it
 * alternate, so that other load on the machine affects both equally.
 */
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { enableDemoUserSignIn } from '../../server/demo/demoUsers';
import { createHttpServer } from '../../server/http/server';
import { NotificationDerivation } from '../../server/domain/notifications/NotificationDerivation';
import { encodeGlobalId } from '../../server/domain/base/ids';
import { createSqlIssueSearch } from '../../server/search/sql/createSqlIssueSearch';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import { TEST_SERVER_CONFIG } from '../../testing/testServer';
import { insertTestApiToken } from '../../testing/testToken';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { BENCH_PROJECT_KEY } from '../support/dataset';
import { createTestFileServices } from '../../testing/testFileServices';

const BLOCKS = 20;
const EDITS_PER_BLOCK = 100;
/** Milliseconds to wait after starting the derivation, so that its initial work is not measured. */
const START_DURATION_MS = 300;

const EDIT_MUTATIONS = {
  addComment:
    'mutation ($id: ID!) { addComment(input: { issueId: $id, body: "A comment" }) { errors { message } } }',
  updateIssue:
    'mutation ($id: ID!) { updateIssue(input: { id: $id, priority: HIGH }) { errors { message } } }',
} as const;

export async function measureEditCost(dataDir: string): Promise<BenchResult[]> {
  const store = await openDatabaseStore({ dataDir });
  // Must precede the first token: sign-in of demo users cannot be enabled later, and other benchmarks sign in to this
  // tracker.
  await enableDemoUserSignIn(store);
  const config = TEST_SERVER_CONFIG;
  const server = createHttpServer({
    files: createTestFileServices(),
    store,
    search: createSqlIssueSearch(store),
    config,
    log: pino({ level: 'silent' }),
  });
  try {
    const project = await store.db
      .selectFrom('project')
      .select(['id', 'issue_count'])
      .where('key', '=', BENCH_PROJECT_KEY)
      .executeTakeFirstOrThrow();
    const { id: userId } = await store.db
      .selectFrom('app_user')
      .select('id')
      .where('login', '=', 'maintainer')
      .executeTakeFirstOrThrow();
    const token = await insertTestApiToken(store, userId, 'admin');
    const edit = async (query: string, number: number): Promise<number> => {
      const start = performance.now();
      await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          host: 'localhost:4000',
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
        },
        payload: { query, variables: { id: encodeGlobalId('Issue', project.id, number) } },
      });
      return performance.now() - start;
    };
    const results: BenchResult[] = [];
    for (const [name, query] of Object.entries(EDIT_MUTATIONS)) {
      const samples: Record<'with' | 'without', BenchSample[]> = { with: [], without: [] };
      // The first block warms up.
      for (let block = -1; block < BLOCKS; block++) {
        const kind = block % 2 === 0 ? 'with' : 'without';
        const derivation = new NotificationDerivation({ store });
        await derivation.deriveAll();
        if (kind === 'with') {
          derivation.start();
          await setTimeout(START_DURATION_MS);
        }
        for (let n = 0; n < EDITS_PER_BLOCK; n++) {
          const ms = await edit(query, 1 + (((block + 1) * EDITS_PER_BLOCK + n) % project.issue_count));
          if (block >= 0) samples[kind].push({ value: ms });
        }
        await derivation.close();
      }
      for (const kind of ['without', 'with'] as const)
        results.push(summarizeSamples('inbox', `${name}, ${kind} notifications`, 'ms', samples[kind]));
    }
    return results;
  } finally {
    await server.close();
    await store.close();
  }
}

/**
 * Sends concurrent random mutations of users with all roles, some of them twice. Afterwards, the stored data
 * must be consistent, and lists from memory must equal lists from SQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ERROR_CODES } from '../shared/errors';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { describeEachDatabaseEngine } from '../testing/databases';
import { waitUntil } from '../testing/waitUntil';
import {
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
  type TestMutationPayload,
} from '../testing/multiUserTestServer';
import { type RandomMutation, randomMutation, type MutationObjectIds } from '../testing/storm/changes';
import { RandomGenerator } from './demo/project/RandomGenerator';
import { compareSearchImplementations } from './search/check/compareSearchImplementations';
import { createSearchService, type SearchService } from './search/createSearchService';
import { createSqlIssueSearch } from './search/sql/createSqlIssueSearch';
import { checkStoreConsistency } from './store/check/checkStoreConsistency';
import { IS_LONG_TEST_RUN, RANDOM_SEED, scaleRandomCases } from '../testing/randomCases';

const STRESS_TEST_ROUND_COUNT = scaleRandomCases(3);
/** Mutations per round. The data is checked after each round. */
const STRESS_TEST_MUTATIONS_PER_ROUND = 120;
const CONCURRENT_MUTATION_COUNT = 4;

describeEachDatabaseEngine('concurrent random mutations', (open) => {
  let folder = '';
  let search: SearchService;
  let server: MultiUserTestServer;
  let people: SignedInTestUser[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-storm-'));
    const opened: typeof open = async (options) => {
      const store = await open(options);
      search = createSearchService({ store, mode: 'index', budget: 256 * 1024 * 1024, folder });
      return store;
    };
    server = await openMultiUserTestServer(opened, {
      get search() {
        return search;
      },
    });
    await search.loadAllProjects();
    people = [
      await server.createPerson('stormy', { administrator: true }),
      await server.createPerson('holds', { role: 'maintainer' }),
      await server.createPerson('builds', { role: 'developer' }),
      await server.createPerson('sorts', { role: 'triager' }),
      await server.createPerson('files', { role: 'reporter' }),
      await server.createPerson('reads', { role: 'reader' }),
      await server.createPerson('passes'),
    ];
  });
  afterAll(async () => {
    await server.close();
    await search.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Resolves when no bulk operation is running. */
  const whenBulkOperationsEnded = () =>
    waitUntil(async () => {
      const running = await server.store.db
        .selectFrom('bulk_operation')
        .select('number')
        .where('ended_at', 'is', null)
        .where(({ eb, ref }) => eb.or([eb('state', '=', 1), eb('frozen', '<', ref('matched'))]))
        .execute();
      return running.length === 0;
    });

  const send = ({ mutation, input }: RandomMutation, user: SignedInTestUser): Promise<TestMutationPayload> =>
    user.mutate(mutation, input);

  it(
    'leave the stored data and the search index consistent',
    async () => {
      const random = new RandomGenerator(RANDOM_SEED);
      // The administrator is never disabled, so that other users can be enabled again.
      const world: MutationObjectIds = {
        tracker: server.tracker,
        people: people.slice(1).map(({ userId }) => userId),
      };
      const problems: unknown[] = [];
      let n = 0;
      let succeeded = 0;
      const sendOne = async (): Promise<void> => {
        const change = randomMutation(random, world, ++n);
        const user = random.nextBoolean(0.4) ? people[0]! : random.pickRandomElement(people);
        const isSentTwice = random.nextBoolean(0.2);
        const input = { ...change.input, idempotencyKey: `storm ${n}` };
        const request = { ...change, input };
        try {
          const answers = await Promise.all([
            send(request, user),
            ...(isSentTwice ? [send(request, user)] : []),
          ]);
          const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code));
          if (
            !codes.every((code) => (ERROR_CODES as readonly unknown[]).includes(code) && code !== 'INTERNAL')
          ) {
            problems.push({ request, codes });
          }
          if (codes.length === 0) succeeded++;
        } catch (error) {
          // The token of a user who was disabled by another mutation is rejected.
          if (!String(error).includes('token')) problems.push({ request, error: String(error) });
        }
      };
      for (let round = 1; round <= STRESS_TEST_ROUND_COUNT; round++) {
        let left = STRESS_TEST_MUTATIONS_PER_ROUND;
        const sendAll = async (): Promise<void> => {
          while (left-- > 0) await sendOne();
        };
        await Promise.all(Array.from({ length: CONCURRENT_MUTATION_COUNT }, sendAll));
        await whenBulkOperationsEnded();
        const { signal } = new AbortController();
        const { differences } = await checkStoreConsistency(server.store, NOOP_PROGRESS_REPORTER, signal);
        const sql = createSqlIssueSearch(server.store);
        const searchDifferences = await compareSearchImplementations(
          server.store,
          search,
          sql,
          NOOP_PROGRESS_REPORTER,
          signal,
        );
        expect({ seed: RANDOM_SEED, round, problems, differences, searchDifferences }).toEqual({
          seed: RANDOM_SEED,
          round,
          problems: [],
          differences: [],
          searchDifferences: [],
        });
      }
      // Mutations with the same idempotency key were applied once.
      const duplicates = await server.store.db
        .selectFrom('comment')
        .select(({ fn }) => ['body', fn.countAll<number>().as('count')])
        .where('body', 'like', 'storm%')
        .groupBy('body')
        .having(({ fn }) => fn.countAll(), '>', 1)
        .execute();
      expect(duplicates).toEqual([]);
      expect(succeeded).toBeGreaterThan((STRESS_TEST_ROUND_COUNT * STRESS_TEST_MUTATIONS_PER_ROUND) / 10);
    },
    IS_LONG_TEST_RUN ? 3_600_000 : 300_000,
  );
});

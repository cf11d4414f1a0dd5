/**
 * Changes of every kind by people of every kind, several at a time, some of them asked twice: whatever comes of
 * each, the store agrees with itself, and lists from memory with those in SQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ERROR_CODES } from '../shared/errors';
import { NO_PROGRESS } from '../shared/progress';
import { describeEachEngine } from '../testing/databases';
import { eventually } from '../testing/eventually';
import { openPeopleServer, type Person, type PeopleServer, type Payload } from '../testing/peopleServer';
import { type Change, randomChange, type World } from '../testing/storm/changes';
import { Random } from './demo/project/Random';
import { compareSearches } from './search/check/compareSearches';
import { createSearch, type RunningSearch } from './search/createSearch';
import { createSqlSearch } from './search/sql/createSqlSearch';
import { checkStore } from './store/check/checkStore';

const LONG = process.env.WINNOW_LONG === '1';
/** `npm run test:long` has ten times as many. */
const ROUNDS = LONG ? 30 : 3;
/** Changes of a round, after which all is looked at. */
const CHANGES = 120;
/** Asked at once. */
const WIDTH = 4;

describeEachEngine('a storm of changes', (open) => {
  let folder = '';
  let search: RunningSearch;
  let server: PeopleServer;
  let people: Person[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-storm-'));
    const opened: typeof open = async (options) => {
      const store = await open(options);
      search = createSearch({ store, mode: 'index', budget: 256 * 1024 * 1024, folder });
      return store;
    };
    server = await openPeopleServer(opened, {
      get search() {
        return search;
      },
    });
    await search.load();
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

  /** Nothing goes on in the background any more. */
  const settled = () =>
    eventually(async () => {
      const running = await server.store.db
        .selectFrom('bulk_operation')
        .select('number')
        .where('ended_at', 'is', null)
        .where(({ eb, ref }) => eb.or([eb('state', '=', 1), eb('frozen', '<', ref('matched'))]))
        .execute();
      return running.length === 0;
    });

  const send = ({ mutation, input }: Change, who: Person): Promise<Payload> => who.mutate(mutation, input);

  it(
    'leaves all that is written and all that is counted exact',
    async () => {
      const seed = Number(process.env.WINNOW_SEED ?? Date.now() % 1_000_000_000);
      const random = new Random(seed);
      // Whoever administers is never shut out: the others can be let in again.
      const world: World = { tracker: server.tracker, people: people.slice(1).map(({ userId }) => userId) };
      const wrong: unknown[] = [];
      let n = 0;
      let done = 0;
      const one = async (): Promise<void> => {
        const change = randomChange(random, world, ++n);
        const who = random.chance(0.4) ? people[0]! : random.pick(people);
        const twice = random.chance(0.2);
        const input = { ...change.input, idempotencyKey: `storm ${n}` };
        const asked = { ...change, input };
        try {
          const answers = await Promise.all([send(asked, who), ...(twice ? [send(asked, who)] : [])]);
          const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code));
          if (
            !codes.every((code) => (ERROR_CODES as readonly unknown[]).includes(code) && code !== 'INTERNAL')
          ) {
            wrong.push({ asked, codes });
          }
          if (codes.length === 0) done++;
        } catch (error) {
          // Whoever is disabled meanwhile is nobody.
          if (!String(error).includes('token')) wrong.push({ asked, error: String(error) });
        }
      };
      for (let round = 1; round <= ROUNDS; round++) {
        let left = CHANGES;
        const ask = async (): Promise<void> => {
          while (left-- > 0) await one();
        };
        await Promise.all(Array.from({ length: WIDTH }, ask));
        await settled();
        const { signal } = new AbortController();
        const { differences } = await checkStore(server.store, NO_PROGRESS, signal);
        const sql = createSqlSearch(server.store);
        const unlike = await compareSearches(server.store, search, sql, NO_PROGRESS, signal);
        expect({ seed, round, wrong, differences, unlike }).toEqual({
          ...{ seed, round, wrong: [], differences: [], unlike: [] },
        });
      }
      // What was asked twice was done once.
      const twins = await server.store.db
        .selectFrom('comment')
        .select(({ fn }) => ['body', fn.countAll<number>().as('count')])
        .where('body', 'like', 'storm%')
        .groupBy('body')
        .having(({ fn }) => fn.countAll(), '>', 1)
        .execute();
      expect(twins).toEqual([]);
      expect(done).toBeGreaterThan((ROUNDS * CHANGES) / 10);
    },
    LONG ? 3_600_000 : 300_000,
  );
});

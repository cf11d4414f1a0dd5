/** Concurrent requests of several triagers for the same leases, each with its own database connection. */
import { sql } from 'kysely';
import { describeOnPostgresServer } from '../../../../testing/databases';
import { openTestServer, type TestServer } from '../../../../testing/testServer';
import { waitUntil } from '../../../../testing/waitUntil';
import { encodeGlobalId } from '../../base/ids';

type Login = 'maintainer' | 'mika';

interface Payload {
  leases?: { issue: { number: number } }[];
  errors: { code: string; message: string }[];
}

const QUERY = 'number:31..36';
const NUMBERS = [31, 32, 33, 34, 35, 36];

describeOnPostgresServer('concurrent triage leases', (open) => {
  let server: TestServer;
  const authorizations = new Map<Login, Record<string, string>>();
  beforeAll(async () => {
    server = await openTestServer(open);
    for (const login of ['maintainer', 'mika'] as const)
      authorizations.set(login, await server.createUserAuthorizationHeader(login));
    await sql`UPDATE issue SET state_id = 1, closed_at = NULL, closed_by_id = NULL
      WHERE project_id = ${server.tracker.netId} AND number BETWEEN 31 AND 36`.execute(server.store.db);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`DELETE FROM triage_lease`.execute(server.store.db);
    await sql`DELETE FROM triage_decision`.execute(server.store.db);
    await sql`DELETE FROM triage_snooze`.execute(server.store.db);
  });

  const issueId = (number: number) => encodeGlobalId('Issue', server.tracker.netId, number);
  const mutate = async (login: Login, name: string, input: object): Promise<Payload> => {
    const leases = name.endsWith('Lease') ? 'leases { issue { number } }' : '';
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const response = await server.postAsMaintainer(
      {
        query: `mutation ($input: ${type}) { payload: ${name}(input: $input) { ${leases} errors { code message } } }`,
        variables: { input },
      },
      authorizations.get(login),
    );
    return response.json<{ data: { payload: Payload } }>().data.payload;
  };
  const take = (login: Login, count: number) =>
    mutate(login, 'takeTriageLease', {
      projectId: encodeGlobalId('Project', server.tracker.netId),
      query: QUERY,
      count,
    });
  const renew = (login: Login, numbers: readonly number[]) =>
    mutate(login, 'renewTriageLease', { issueIds: numbers.map(issueId) });
  const snooze = (login: Login, number: number) =>
    mutate(login, 'snoozeTriage', { issueId: issueId(number), untilComment: true });
  const undo = (login: Login, number: number) => mutate(login, 'undoTriage', { issueId: issueId(number) });
  const numbersOf = ({ leases }: Payload) => leases!.map(({ issue }) => issue.number);
  const expireLeases = () =>
    sql`UPDATE triage_lease SET held_until = clock_timestamp() - interval '1 second'`.execute(
      server.store.db,
    );
  const readHolders = async () => {
    const { rows } = await sql<{ number: number; login: string }>`SELECT number, login FROM triage_lease
      JOIN app_user ON app_user.id = user_id WHERE held_until > clock_timestamp()`.execute(server.store.db);
    return new Map(rows.map(({ number, login }) => [number, login]));
  };
  /**
   * Starts the requests while another transaction has locked the row of an issue's lease, so that each waits in the
   * middle of its own transaction.
   */
  const runWhileLeaseIsLocked = async <T>(
    number: number,
    requests: readonly (() => Promise<T>)[],
  ): Promise<T[]> => {
    const results: Promise<T>[] = [];
    await server.store.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM triage_lease WHERE project_id = ${server.tracker.netId} AND number = ${number} FOR UPDATE`.execute(
        tx,
      );
      for (const request of requests) {
        results.push(request());
        await waitUntil(async () => {
          const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.store.db);
          return rows[0]!.count >= results.length;
        });
      }
    });
    return Promise.all(results);
  };

  test('an expired lease that is renewed while another triager takes it has one holder, who alone is told so', async () => {
    expect(numbersOf(await take('maintainer', 1))).toEqual([36]);
    await expireLeases();
    const [renewed, taken] = await runWhileLeaseIsLocked(36, [
      () => renew('maintainer', [36]),
      () => take('mika', 1),
    ]);
    expect(numbersOf(renewed!)).toEqual([36]);
    expect(numbersOf(taken!)).toEqual([35]);
    expect(await readHolders()).toEqual(
      new Map([
        [36, 'maintainer'],
        [35, 'mika'],
      ]),
    );
  });

  test('an issue that is decided after its lease has expired is not given to a triager who waits for it', async () => {
    await take('maintainer', 1);
    await expireLeases();
    const [decided, taken] = await runWhileLeaseIsLocked(36, [
      () => snooze('maintainer', 36),
      () => take('mika', 1),
    ]);
    expect(decided!.errors).toEqual([]);
    expect(numbersOf(taken!)).toEqual([35]);
  });

  test('gives each issue to one triager while both take, renew, decide and undo with expired leases', async () => {
    for (let round = 0; round < 20; round++) {
      await sql`DELETE FROM triage_lease`.execute(server.store.db);
      await take('maintainer', 3);
      const [decided] = NUMBERS.toReversed();
      await snooze('maintainer', decided!);
      await expireLeases();
      // The decided issue returns to the queue, but its undo competes with the other triager.
      const [renewed, taken, undone] = await Promise.all([
        renew('maintainer', NUMBERS),
        take('mika', 3),
        undo('maintainer', decided!),
      ]);
      const holders = await readHolders();
      expect(undone.errors).toEqual([]);
      for (const number of numbersOf(renewed))
        expect([number, holders.get(number)]).toEqual([number, 'maintainer']);
      for (const number of numbersOf(taken)) expect([number, holders.get(number)]).toEqual([number, 'mika']);
    }
  });
});

/** Leases, decisions, snoozes and their undo, through GraphQL. */
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { openTestServer, type TestServer } from '../../../../testing/testServer';
import type { SmallIssueTracker } from '../../../../testing/smallTracker';
import { DEFAULT_WORKFLOW_STATES } from '../../../../shared/workflow';
import { DEFAULT_INFORMATION_TEMPLATE } from '../../../../shared/triage';
import { encodeGlobalId } from '../../base/ids';
import { readLabelsContainingWords } from '../../../store/read/attributes';
import { SqlIssueList } from '../../../search/sql/SqlIssueList';
import { SnoozeExpiry } from '../../triage/SnoozeExpiry';

type Login = keyof SmallIssueTracker['users'];

interface Issue {
  number: number;
  version: number;
  updatedAt: string;
  closedAt: string | null;
  commentCount: number;
  priority: string;
  state: { name: string };
  labels: { nodes: { name: string }[] };
  assignees: { nodes: { login: string }[] };
  links: { nodes: { kind: string }[] };
  triageLease: { holder: { login: string } } | null;
  triageSnooze: { until: string | null; untilComment: boolean; snoozedBy: { login: string } } | null;
}

interface Payload {
  leases: { issue: { number: number }; viewerIsHolder: boolean; holder: { login: string } }[];
  problems: { message: string; start: number }[];
  issue: Issue | null;
  errors: { code: string; message: string; requires?: string; path: string[] | null }[];
}

const ISSUE_FIELDS = `number version updatedAt closedAt commentCount priority state { name }
  labels(first: 50) { nodes { name } } assignees(first: 50) { nodes { login } } links(first: 50) { nodes { kind } }
  triageLease { holder { login } } triageSnooze { until untilComment snoozedBy { login } }`;
const ERROR_FIELDS = 'errors { code message path ... on AccessError { requires } }';
const LEASE_FIELDS = `leases { issue { number } viewerIsHolder holder { login } } ${ERROR_FIELDS}`;

describeEachDatabaseEngine('triage', (open) => {
  let server: TestServer;
  const authorizations = new Map<Login, Record<string, string>>();

  beforeAll(async () => {
    server = await openTestServer(open);
    for (const login of ['maintainer', 'mika', 'ada'] as const)
      authorizations.set(login, await server.createUserAuthorizationHeader(login));
    await server.store.db
      .insertInto('membership')
      .values({ project_id: server.tracker.netId, user_id: server.tracker.users.ada, role: 1 })
      .execute();
    await server.store.db
      .insertInto('label')
      .values({
        project_id: server.tracker.netId,
        id: 20,
        name: 'status::Needs info',
        name_key: 'status::needs info',
        color: '#000000',
        description: '',
      })
      .execute();
  });
  beforeAll(async () => {
    await sql`UPDATE issue SET state_id = 1, closed_at = NULL, closed_by_id = NULL
      WHERE project_id = ${server.tracker.netId} AND number BETWEEN 31 AND 60`.execute(server.store.db);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`DELETE FROM triage_lease`.execute(server.store.db);
    await sql`DELETE FROM triage_decision`.execute(server.store.db);
  });
  afterEach(async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
  });

  const issueId = (number: number) => encodeGlobalId('Issue', server.tracker.netId, number);
  const projectId = () => encodeGlobalId('Project', server.tracker.netId);
  const stateId = (name: string) =>
    encodeGlobalId(
      'WorkflowState',
      server.tracker.netId,
      DEFAULT_WORKFLOW_STATES.find((state) => state.name === name)!.id,
    );
  const post = async <Data>(
    login: Login,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<Data> => {
    const response = await server.postAsMaintainer({ query, variables }, authorizations.get(login));
    const { data, errors } = response.json<{ data: Data; errors?: { message: string }[] }>();
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data;
  };
  const mutate = async (login: Login, name: string, input: object, fields: string): Promise<Payload> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const query = `mutation ($input: ${type}) { payload: ${name}(input: $input) { ${fields} } }`;
    return (await post<{ payload: Payload }>(login, query, { input })).payload;
  };
  const take = (login: Login, input: object = {}) =>
    mutate(
      login,
      'takeTriageLease',
      { projectId: projectId(), query: 'number:31..60', ...input },
      `${LEASE_FIELDS} problems { message start }`,
    );
  const numbersOf = ({ leases }: Payload) => leases.map(({ issue }) => issue.number);
  const change = async (login: Login, name: string, input: object): Promise<Issue> => {
    const payload = await mutate(login, name, input, `issue { ${ISSUE_FIELDS} } ${ERROR_FIELDS}`);
    expect(payload.errors).toEqual([]);
    return payload.issue!;
  };
  const changeErrors = async (login: Login, name: string, input: object) =>
    (await mutate(login, name, input, ERROR_FIELDS)).errors;
  const readIssue = async (number: number): Promise<Issue> =>
    (
      await post<{ project: { issue: Issue } }>(
        'maintainer',
        `query ($number: Int!) { project(key: "NET") { issue(number: $number) { ${ISSUE_FIELDS} } } }`,
        { number },
      )
    ).project.issue;
  const readQueue = async (login: Login, query = 'number:31..60') =>
    (
      await post<{
        project: {
          triage: {
            remainingCount: number;
            doneTodayCount: number;
            oldestCreatedAt: string | null;
            leases: { issue: { number: number }; holder: { login: string } }[];
          };
        };
      }>(
        login,
        `query ($query: String) { project(key: "NET") { triage(query: $query) {
          remainingCount doneTodayCount oldestCreatedAt leases { issue { number } holder { login } } } } }`,
        { query },
      )
    ).project.triage;
  /** The fields of an issue that a complete undo restores. */
  const withoutVersion = ({ version: _, triageLease: _lease, ...issue }: Issue) => issue;
  const expireLeases = () =>
    sql`UPDATE triage_lease SET held_until = clock_timestamp() - interval '1 second'`.execute(
      server.store.db,
    );

  test('leases the newest issues first, and other triagers get the next ones', async () => {
    expect(numbersOf(await take('maintainer', { count: 2 }))).toEqual([60, 59]);
    expect(numbersOf(await take('mika', { count: 3 }))).toEqual([58, 57, 56]);
    expect((await readIssue(58)).triageLease).toEqual({ holder: { login: 'mika' } });
    const { leases, remainingCount } = await readQueue('ada');
    expect(remainingCount).toBe(30);
    expect(leases.map(({ issue, holder }) => `${issue.number} ${holder.login}`).sort()).toEqual(
      ['56 mika', '57 mika', '58 mika', '59 maintainer', '60 maintainer'].sort(),
    );
  });

  test('returns leased issues again, and fills up with the next ones', async () => {
    await take('maintainer', { count: 2 });
    await take('mika', { count: 1 });
    expect(numbersOf(await take('maintainer', { count: 3 }))).toEqual([60, 59, 57]);
  });

  test('uses the requested order', async () => {
    const orderBy = { field: 'CREATED_AT', direction: 'ASC' };
    expect(numbersOf(await take('maintainer', { orderBy, count: 2 }))).toEqual([31, 32]);
  });

  test('a triager holds at most 20 issues: those that were renewed the longest ago are released', async () => {
    for (let number = 31; number <= 52; number++) await take('maintainer', { query: `number:${number}` });
    expect(numbersOf(await take('maintainer', { query: 'number:33' }))).toEqual([33]);
    await take('maintainer', { query: 'number:53' });
    const { leases } = await readQueue('maintainer');
    const numbers = leases.map(({ issue }) => issue.number).sort((a, b) => a - b);
    expect(numbers).toEqual([33, ...Array.from({ length: 19 }, (_, index) => 35 + index)]);
  });

  test('looks all leases of a triager up in the queue at once', async () => {
    for (let number = 31; number <= 40; number++) await take('maintainer', { query: `number:${number}` });
    const filter = jest.spyOn(SqlIssueList.prototype, 'filterIssueNumbers');
    const rank = jest.spyOn(SqlIssueList.prototype, 'readIssueRank');
    expect(numbersOf(await take('maintainer', { query: 'number:35..60', count: 3 }))).toEqual([35, 36, 37]);
    expect(filter.mock.calls.map(([numbers]) => numbers.length)).toEqual([10]);
    expect(rank).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  test('releases skipped issues and leases the ones after them', async () => {
    await take('maintainer', { count: 2 });
    const skipIssueIds = [issueId(60), issueId(58)];
    expect(numbersOf(await take('maintainer', { skipIssueIds, count: 2 }))).toEqual([59, 57]);
    expect(numbersOf(await take('mika'))).toEqual([60]);
  });

  test('leases a requested issue before the other free ones, unless it is leased or in another queue', async () => {
    const takeFirst = (login: Login, number: number, count = 2) =>
      take(login, { firstIssueId: issueId(number), count });
    expect(numbersOf(await takeFirst('maintainer', 40))).toEqual([40, 60]);
    expect(numbersOf(await takeFirst('mika', 40))).toEqual([59, 58]);
    expect(numbersOf(await takeFirst('mika', 30))).toEqual([59, 58]);
    // The issue is leased in addition to those that the viewer has leased already.
    expect(numbersOf(await takeFirst('maintainer', 35))).toEqual([40, 35]);
    expect(numbersOf(await take('maintainer', { count: 3 }))).toEqual([40, 60, 35]);
    const skipIssueIds = [issueId(35)];
    expect(
      numbersOf(await take('maintainer', { firstIssueId: issueId(35), skipIssueIds, count: 2 })),
    ).toEqual([40, 60]);
  });

  test('lists the leases of the viewer on issues of the queue, in their order', async () => {
    await take('maintainer', { count: 2 });
    await take('maintainer', { firstIssueId: issueId(40), count: 3 });
    await take('mika');
    const readViewerLeases = async (login: Login, queue: string) =>
      (
        await post<{ project: { triage: { viewerLeases: { issue: { number: number } }[] } } }>(
          login,
          'query ($query: String) { project(key: "NET") { triage(query: $query) { viewerLeases { issue { number } } } } }',
          { query: queue },
        )
      ).project.triage.viewerLeases.map(({ issue }) => issue.number);
    expect(await readViewerLeases('maintainer', 'number:31..60')).toEqual([60, 59, 40]);
    expect(await readViewerLeases('maintainer', 'number:31..59')).toEqual([59, 40]);
    expect(await readViewerLeases('ada', 'number:31..60')).toEqual([]);
  });

  test('reads further pages if the first ones have only skipped and leased issues', async () => {
    const skipIssueIds = Array.from({ length: 29 }, (_, index) => issueId(60 - index));
    expect(numbersOf(await take('maintainer', { skipIssueIds, count: 3 }))).toEqual([31]);
    expect(
      numbersOf(await take('maintainer', { query: 'number:1..120', skipIssueIds: [], count: 1 })),
    ).toEqual([31]);
  });

  test('returns the problems of the query', async () => {
    const payload = await take('maintainer', { query: 'number:60 label:unknown' });
    expect(payload.problems).toEqual([
      { message: expect.stringContaining('Unknown label') as string, start: 16 },
    ]);
  });

  test('gives an expired lease to another triager, and names the holder when the first one decides', async () => {
    await take('maintainer');
    await expireLeases();
    expect((await readIssue(60)).triageLease).toBeNull();
    expect(numbersOf(await take('mika'))).toEqual([60]);
    expect(
      await changeErrors('maintainer', 'decideTriage', { issueId: issueId(60), decision: 'ACCEPT' }),
    ).toEqual([{ code: 'CONFLICT', message: 'mika is triaging this issue.', path: ['issueId'] }]);
    const renewed = await mutate('maintainer', 'renewTriageLease', { issueIds: [issueId(60)] }, LEASE_FIELDS);
    expect(renewed).toEqual({ leases: [], errors: [] });
  });

  test('renews an expired lease that nobody has taken, and releases leases', async () => {
    await take('maintainer', { count: 2 });
    await expireLeases();
    const issueIds = [issueId(60), issueId(59), issueId(58)];
    expect(numbersOf(await mutate('maintainer', 'renewTriageLease', { issueIds }, LEASE_FIELDS))).toEqual([
      60, 59,
    ]);
    await mutate('mika', 'releaseTriageLease', { issueIds }, `issues { number } ${ERROR_FIELDS}`);
    expect((await readIssue(60)).triageLease).not.toBeNull();
    await mutate('maintainer', 'releaseTriageLease', { issueIds }, `issues { number } ${ERROR_FIELDS}`);
    expect((await readIssue(60)).triageLease).toBeNull();
  });

  test('returns the leases of the first request when its idempotency key is used again', async () => {
    const input = { idempotencyKey: 'take once', count: 2 };
    expect(numbersOf(await take('maintainer', input))).toEqual([60, 59]);
    expect(numbersOf(await take('maintainer', input))).toEqual([60, 59]);
    expect((await readQueue('ada')).leases).toHaveLength(2);
  });

  test('never gives the same issue to eight concurrent requests of two triagers', async () => {
    const logins = ['maintainer', 'mika'] as const;
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => take(logins[index % 2]!, { count: 3 })),
    );
    const holders = new Map<number, string>();
    for (const { leases } of all)
      for (const { issue, holder } of leases) {
        expect(holders.get(issue.number) ?? holder.login).toBe(holder.login);
        holders.set(issue.number, holder.login);
      }
    expect(holders.size).toBe(6);
  });

  test('returns FORBIDDEN with the required role to reporters', async () => {
    const inputs = {
      takeTriageLease: { projectId: projectId() },
      renewTriageLease: { issueIds: [issueId(60)] },
      releaseTriageLease: { issueIds: [issueId(60)] },
      decideTriage: { issueId: issueId(60), decision: 'ACCEPT' },
      snoozeTriage: { issueId: issueId(60), untilComment: true },
      unsnoozeTriage: { issueId: issueId(60) },
      requestInformation: { issueId: issueId(60), comment: 'Which version?' },
      undoTriage: { issueId: issueId(60) },
    };
    for (const [name, input] of Object.entries(inputs)) {
      const [error] = await changeErrors('ada', name, input);
      expect([name, error]).toEqual([
        name,
        expect.objectContaining({ code: 'FORBIDDEN', requires: 'TRIAGER' }),
      ]);
    }
  });

  test('accepts an issue with labels, priority and assignees in one step, and undoes all of them', async () => {
    await take('maintainer', { count: 2 });
    const before = await readIssue(60);
    const accepted = await change('maintainer', 'decideTriage', {
      issueId: issueId(60),
      decision: 'ACCEPT',
      stateId: stateId(before.state.name === 'In progress' ? 'Backlog' : 'In progress'),
      priority: before.priority === 'HIGH' ? 'LOW' : 'HIGH',
      addLabelIds: [encodeGlobalId('Label', server.tracker.netId, 2)],
      assigneeIds: [encodeGlobalId('User', server.tracker.users.mika)],
    });
    expect(accepted.state.name).not.toBe(before.state.name);
    expect(accepted.assignees.nodes).toEqual([{ login: 'mika' }]);
    expect(accepted.triageLease).toBeNull();
    expect((await readQueue('maintainer')).doneTodayCount).toBe(1);
    expect(numbersOf(await take('maintainer', { count: 2, skipIssueIds: [issueId(60)] }))).toEqual([59, 58]);
    const undone = await change('maintainer', 'undoTriage', { issueId: issueId(60) });
    expect(withoutVersion(undone)).toEqual(withoutVersion(before));
    expect(undone.triageLease).toEqual({ holder: { login: 'maintainer' } });
    expect((await readQueue('maintainer')).doneTodayCount).toBe(0);
    expect(numbersOf(await take('maintainer', { count: 3 }))).toEqual([60, 59, 58]);
  });

  test('closes a duplicate, and the undo removes the link and reopens it', async () => {
    const before = await readIssue(45);
    const closed = await change('maintainer', 'decideTriage', {
      issueId: issueId(45),
      decision: 'DUPLICATE',
      canonicalIssueId: issueId(46),
    });
    expect(closed.state.name).toBe('Duplicate');
    expect(closed.links.nodes).toContainEqual({ kind: 'DUPLICATES' });
    expect(withoutVersion(await change('maintainer', 'undoTriage', { issueId: issueId(45) }))).toEqual(
      withoutVersion(before),
    );
  });

  test('accepts an issue twice without an error', async () => {
    const input = { issueId: issueId(47), decision: 'ACCEPT' };
    expect((await change('maintainer', 'decideTriage', input)).state.name).toBe('Backlog');
    expect((await change('maintainer', 'decideTriage', input)).state.name).toBe('Backlog');
    expect((await change('maintainer', 'undoTriage', { issueId: issueId(47) })).state.name).toBe('Untriaged');
  });

  test('declines an issue with a reason', async () => {
    const declined = await change('maintainer', 'decideTriage', {
      issueId: issueId(44),
      decision: 'DECLINE',
      reason: 'Out of scope',
    });
    expect(declined.state.name).toBe("Won't fix");
    await change('maintainer', 'undoTriage', { issueId: issueId(44) });
  });

  test('does not undo a decision after another user has changed one of its fields', async () => {
    await change('maintainer', 'decideTriage', { issueId: issueId(43), decision: 'DECLINE' });
    await change('mika', 'setIssueState', { id: issueId(43), stateId: stateId('Backlog') });
    const [error] = await changeErrors('maintainer', 'undoTriage', { issueId: issueId(43) });
    expect(error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('mika changed the state') as string,
    });
  });

  test('a decision that arrives late does not replace a later one of another user', async () => {
    await take('maintainer', { query: 'number:40' });
    const seen = await readIssue(40);
    await expireLeases();
    await take('mika', { query: 'number:40' });
    await change('mika', 'decideTriage', { issueId: issueId(40), decision: 'ACCEPT', priority: 'HIGH' });
    await sql`UPDATE triage_decision SET decided_at = decided_at - interval '2 hours'`.execute(
      server.store.db,
    );
    const late = { issueId: issueId(40), baseVersion: seen.version };
    const requests = {
      decideTriage: { ...late, decision: 'DECLINE' },
      snoozeTriage: { ...late, untilComment: true },
      requestInformation: { ...late, comment: 'Which version?' },
    };
    for (const [name, input] of Object.entries(requests))
      expect([name, await changeErrors('maintainer', name, input)]).toEqual([
        name,
        [{ code: 'CONFLICT', message: 'mika triaged this issue 2 hours ago.', path: ['issueId'] }],
      ]);
    expect((await readIssue(40)).state.name).toBe('Backlog');
    // Somebody who has seen the decision can replace it, and own decisions are no conflicts.
    const { version } = await readIssue(40);
    const decline = { issueId: issueId(40), decision: 'DECLINE' };
    await change('maintainer', 'decideTriage', { ...decline, baseVersion: version });
    await change('maintainer', 'decideTriage', { ...decline, baseVersion: version, reason: 'Too old' });
    await change('maintainer', 'undoTriage', { issueId: issueId(40) });
    await change('maintainer', 'setIssueState', { id: issueId(40), stateId: stateId('Untriaged') });
  });

  test('returns CONFLICT for a decision about an issue that has moved to another state since', async () => {
    const moved = { id: issueId(41), stateId: stateId('In progress') };
    await change('maintainer', 'setIssueState', moved);
    const late = { issueId: issueId(41), baseStateId: stateId('Untriaged') };
    const requests = {
      decideTriage: { ...late, decision: 'ACCEPT', stateId: stateId('Backlog') },
      snoozeTriage: { ...late, untilComment: true },
      requestInformation: { ...late, comment: 'Which version?' },
    };
    for (const [name, input] of Object.entries(requests))
      expect([name, await changeErrors('maintainer', name, input)]).toEqual([
        name,
        [
          {
            code: 'CONFLICT',
            message: 'The issue was moved to In progress before this decision.',
            path: ['issueId'],
          },
        ],
      ]);
    expect((await readIssue(41)).state.name).toBe('In progress');
    const seen = { ...requests.decideTriage, baseStateId: moved.stateId };
    expect((await change('maintainer', 'decideTriage', seen)).state.name).toBe('Backlog');
    await change('maintainer', 'undoTriage', { issueId: issueId(41) });
    await change('maintainer', 'setIssueState', { ...moved, stateId: stateId('Untriaged') });
    const unknown = { ...requests.decideTriage, baseStateId: encodeGlobalId('WorkflowState', 999, 1) };
    expect(await changeErrors('maintainer', 'decideTriage', unknown)).toMatchObject([
      { code: 'NOT_FOUND', path: ['baseStateId'] },
    ]);
  });

  test('a decision about an issue whose lease has expired ends this lease, and conflicts with one of its holder', async () => {
    await take('maintainer', { query: 'number:39' });
    await expireLeases();
    await change('mika', 'decideTriage', { issueId: issueId(39), decision: 'ACCEPT' });
    expect(
      await changeErrors('maintainer', 'decideTriage', { issueId: issueId(39), decision: 'DECLINE' }),
    ).toEqual([
      expect.objectContaining({
        code: 'CONFLICT',
        message: expect.stringContaining('mika triaged this issue') as string,
      }),
    ]);
    const renewed = await mutate('maintainer', 'renewTriageLease', { issueIds: [issueId(39)] }, LEASE_FIELDS);
    expect(renewed).toEqual({ leases: [], errors: [] });
    await change('mika', 'undoTriage', { issueId: issueId(39) });
  });

  test('does not let another user undo a decision', async () => {
    await change('maintainer', 'decideTriage', { issueId: issueId(42), decision: 'DECLINE' });
    const [error] = await changeErrors('mika', 'undoTriage', { issueId: issueId(42) });
    expect(error).toMatchObject({ code: 'CONFLICT', message: 'maintainer has triaged this issue since.' });
  });

  test('asks for information with a comment, a label and a snooze, which a reply ends', async () => {
    const before = await readIssue(41);
    const input = { issueId: issueId(41), comment: 'Which version?' };
    const asked = await change('maintainer', 'requestInformation', input);
    expect(asked.commentCount).toBe(before.commentCount + 1);
    expect(asked.labels.nodes).toContainEqual({ name: 'status::Needs info' });
    expect(asked.triageSnooze).toEqual({
      until: null,
      untilComment: true,
      snoozedBy: { login: 'maintainer' },
    });
    expect((await readQueue('maintainer')).remainingCount).toBe(29);
    const undone = await change('maintainer', 'undoTriage', { issueId: issueId(41) });
    expect(withoutVersion(undone)).toEqual(withoutVersion(before));
    await change('maintainer', 'requestInformation', input);
    await change('maintainer', 'addComment', { issueId: issueId(41), body: 'Please also attach a log.' });
    expect((await readIssue(41)).triageSnooze).not.toBeNull();
    await change('ada', 'addComment', { issueId: issueId(41), body: 'Version 3.' });
    expect((await readIssue(41)).triageSnooze).toBeNull();
    expect((await readQueue('maintainer')).remainingCount).toBe(30);
    const [error] = await changeErrors('maintainer', 'undoTriage', { issueId: issueId(41) });
    expect(error?.code).toBe('CONFLICT');
  });

  test('leaves snoozed issues out of the queue until the snooze ends', async () => {
    await take('maintainer');
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const before = await readIssue(60);
    const snoozed = await change('maintainer', 'snoozeTriage', { issueId: issueId(60), until });
    expect(snoozed.triageSnooze).toMatchObject({ until, untilComment: false });
    expect(snoozed.updatedAt).toBe(before.updatedAt);
    expect(numbersOf(await take('mika', { query: 'number:60' }))).toEqual([]);
    expect((await readQueue('maintainer', 'number:60')).remainingCount).toBe(0);
    expect((await readQueue('maintainer', 'number:60 is:snoozed')).remainingCount).toBe(0);
    expect(
      (
        await server.queryAsMaintainer(
          '{ project(key: "NET") { issues(query: "is:snoozed") { nodes { number } } } }',
        )
      ).project.issues.nodes,
    ).toEqual([{ number: 60 }]);
    await change('mika', 'unsnoozeTriage', { issueId: issueId(60) });
    expect((await readQueue('maintainer', 'number:60')).remainingCount).toBe(1);
  });

  test('ends a snooze when its date has come, with an event of nobody', async () => {
    const until = new Date(Date.now() + 86_400_000);
    await change('maintainer', 'snoozeTriage', { issueId: issueId(57), until: until.toISOString() });
    const { version } = await readIssue(57);
    const expiry = new SnoozeExpiry({ store: server.store });
    await expiry.endExpiredSnoozes();
    expect((await readIssue(57)).triageSnooze).not.toBeNull();
    await sql`UPDATE triage_snooze SET until = now()`.execute(server.store.db);
    await expiry.endExpiredSnoozes();
    expect(await readIssue(57)).toMatchObject({ triageSnooze: null, version: version + 1 });
    const { project } = await post<{ project: { issue: { timeline: { nodes: object[] } } } }>(
      'maintainer',
      `{ project(key: "NET") { issue(number: 57) { timeline(last: 2) { nodes {
        __typename ... on Snoozed { until untilComment actor { login } } ... on Unsnoozed { byComment actor { login } } } } } } }`,
      {},
    );
    expect(project.issue.timeline.nodes).toEqual([
      {
        __typename: 'Snoozed',
        until: until.toISOString(),
        untilComment: false,
        actor: { login: 'maintainer' },
      },
      { __typename: 'Unsnoozed', byComment: false, actor: null },
    ]);
  });

  test('ends the snoozes of a project although those of another one fail', async () => {
    const { db } = server.store;
    const key = { number: 1, user_id: null, snoozed_at: new Date(), until_comment: false };
    await change('maintainer', 'snoozeTriage', { issueId: issueId(57), untilComment: true });
    await sql`UPDATE triage_snooze SET until = now() - interval '1 hour' WHERE number = 57`.execute(db);
    const failing = { ...key, project_id: server.tracker.secId, until: new Date(Date.now() - 7_200_000) };
    await db.insertInto('triage_snooze').values(failing).execute();
    await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''defective row''; END'`.execute(
      db,
    );
    await sql`CREATE TRIGGER fail BEFORE DELETE ON triage_snooze FOR EACH ROW
      WHEN (OLD.project_id = ${sql.lit(server.tracker.secId)}) EXECUTE FUNCTION fail()`.execute(db);
    const failures: unknown[] = [];
    const onFailure = (error: unknown, projectId: number | null) =>
      void failures.push([(error as Error).message, projectId]);
    await new SnoozeExpiry({ store: server.store, onFailure }).endExpiredSnoozes();
    await sql`DROP TRIGGER fail ON triage_snooze`.execute(db);
    await sql`DELETE FROM triage_snooze WHERE project_id = ${server.tracker.secId}`.execute(db);
    expect(failures).toEqual([['defective row', server.tracker.secId]]);
    expect((await readIssue(57)).triageSnooze).toBeNull();
  });

  test('rejects a snooze without an end or with a past date', async () => {
    const past = new Date(0).toISOString();
    for (const input of [{}, { until: past }, { until: past, untilComment: true }]) {
      const errors = await changeErrors('maintainer', 'snoozeTriage', { issueId: issueId(59), ...input });
      expect(errors).toEqual([expect.objectContaining({ code: 'VALIDATION_FAILED', path: ['until'] })]);
    }
  });

  test('restores the previous snooze when a new one is undone', async () => {
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await change('mika', 'snoozeTriage', { issueId: issueId(58), until });
    await sql`DELETE FROM triage_decision`.execute(server.store.db);
    await change('maintainer', 'snoozeTriage', { issueId: issueId(58), untilComment: true });
    const undone = await change('maintainer', 'undoTriage', { issueId: issueId(58) });
    expect(undone.triageSnooze).toEqual({ until, untilComment: false, snoozedBy: { login: 'mika' } });
    await change('mika', 'unsnoozeTriage', { issueId: issueId(58) });
  });

  test('finds the label for information, and labels to suggest, without reading all labels of the project', async () => {
    await server.store.db
      .insertInto('label')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          project_id: server.tracker.netId,
          id: 100 + index,
          name: index === 7 ? 'area::Packet loss' : `unrelated ${index}`,
          name_key: index === 7 ? 'area::packet loss' : `unrelated ${index}`,
          color: '#000000',
          description: '',
        })),
      )
      .execute();
    await change('maintainer', 'updateIssue', { id: issueId(38), title: 'Ping shows packet loss' });
    server.statements.length = 0;
    const { project } = await post<{
      project: {
        issue: { triageSuggestions: { labels: { label: { name: string }; because: string[] }[] } };
        triage: { needsInformationLabel: { name: string } };
      };
    }>(
      'maintainer',
      `{ project(key: "NET") { issue(number: 38) { triageSuggestions { labels { label { name } because } } }
        triage { needsInformationLabel { name } } } }`,
      {},
    );
    expect(project.triage.needsInformationLabel).toEqual({ name: 'status::Needs info' });
    expect(project.issue.triageSuggestions.labels).toContainEqual({
      label: { name: 'perf' },
      because: ['5 of 10 similar issues'],
    });
    const all = /from "label" where "project_id" = \$1 and "name_key" is not null order by/;
    expect(server.statements.filter((statement) => all.test(statement))).toEqual([]);
    // With few similar issues, the title also suggests labels.
    const words = ['ping', 'shows', 'packet', 'loss'];
    const mentioned = await readLabelsContainingWords(server.store.db, server.tracker.netId, words);
    expect(mentioned.map(({ name }) => name)).toEqual(['area::Packet loss']);
  });

  test('fills the template of the project with the values of the issue', async () => {
    const read = () =>
      post<{
        project: {
          issue: { informationRequest: string };
          triage: { needsInformationTemplate: string; needsInformationLabel: { name: string } | null };
        };
      }>(
        'maintainer',
        '{ project(key: "NET") { issue(number: 40) { informationRequest } triage { needsInformationTemplate needsInformationLabel { name } } } }',
        {},
      );
    const { project } = await read();
    expect(project.triage.needsInformationTemplate).toBe(DEFAULT_INFORMATION_TEMPLATE);
    expect(project.triage.needsInformationLabel).toEqual({ name: 'status::Needs info' });
    const settings = {
      projectId: projectId(),
      informationTemplate: '{key}: {title}? {other}',
      informationLabelId: null,
    };
    expect(await changeErrors('mika', 'updateTriageSettings', settings)).toEqual([
      expect.objectContaining({ code: 'FORBIDDEN', requires: 'MAINTAINER' }),
    ]);
    expect(await changeErrors('maintainer', 'updateTriageSettings', settings)).toEqual([]);
    const changed = (await read()).project;
    expect(changed.issue.informationRequest).toMatch(/^NET-40: .+\? \{other\}$/);
    expect(changed.triage.needsInformationLabel).toBeNull();
  });
});

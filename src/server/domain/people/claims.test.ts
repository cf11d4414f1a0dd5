/** Claims to be imported people: asking, canceling, deciding, and moving the records, through GraphQL. */
import { sql } from 'kysely';
import { OPEN_PERSON_CLAIMS_PER_USER_MAX } from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import {
  openMultiUserTestServer,
  type MultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { encodeGlobalId } from '../base/ids';
import { ClaimedPeopleMover } from './ClaimedPeopleMover';

const CLAIM_FIELDS =
  'claim { id state system isMoving claimant { login } person { login placeholder } decidedAt }';

interface Claim {
  id: string;
  state: string;
  claimant: { login: string };
  person: { login: string; placeholder: boolean };
}

describeEachDatabaseEngine('claims to be imported people', (open) => {
  let server: MultiUserTestServer;
  let root: SignedInTestUser;
  let mel: SignedInTestUser;
  let zoe: SignedInTestUser;
  let ada: number;

  beforeEach(async () => {
    server = await openMultiUserTestServer(open);
    root = await server.createPerson('root', { administrator: true });
    mel = await server.createPerson('mel');
    zoe = await server.createPerson('zoe');
    ada = server.tracker.users.ada;
    await server.store.db
      .insertInto('user_source')
      .values({ system: 'github', login_key: 'ada', user_id: ada })
      .execute();
  });
  afterEach(() => server.close());

  const claim = async (by: SignedInTestUser, userId = ada) => {
    const { claim, errors } = await by.mutate(
      'claimPerson',
      { userId: encodeGlobalId('User', userId) },
      CLAIM_FIELDS,
    );
    return { claim: claim as Claim, errors };
  };
  const decide = (by: SignedInTestUser, action: 'approve' | 'decline', id: string) =>
    by.mutate(`${action}PersonClaim`, { id }, CLAIM_FIELDS);
  const move = () => new ClaimedPeopleMover({ store: server.store }).moveApprovedClaims(0);
  const countIssues = async (query: string) => {
    const { data } = await mel.sendQuery(
      `{ project(key: "NET") { issues(query: ${JSON.stringify(query)}) { totalCount } } }`,
    );
    return (data as { project: { issues: { totalCount: number } } }).project.issues.totalCount;
  };
  const listOpenClaims = async () => {
    const { data } = await root.sendQuery('{ personClaims { totalCount nodes { claimant { login } } } }');
    const { nodes, totalCount } = (
      data as { personClaims: { totalCount: number; nodes: { claimant: { login: string } }[] } }
    ).personClaims;
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ claimant }) => claimant.login);
  };

  it('are made once per user and person, listed for administrators, and canceled by the user', async () => {
    const { claim: made } = await claim(mel);
    expect(made).toMatchObject({
      state: 'OPEN',
      system: 'github',
      isMoving: false,
      claimant: { login: 'mel' },
      person: { login: 'ada', placeholder: true },
      decidedAt: null,
    });
    expect((await claim(mel)).errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['userId'] }]);
    await claim(zoe);
    expect(await listOpenClaims()).toEqual(['mel', 'zoe']);
    expect((await zoe.mutate('cancelPersonClaim', { id: made.id })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    const canceled = await mel.mutate('cancelPersonClaim', { id: made.id }, CLAIM_FIELDS);
    expect(canceled).toMatchObject({ claim: { state: 'CANCELED' }, errors: [] });
    expect((await decide(root, 'approve', made.id)).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', message: 'The claim has been canceled already.' },
    ]);
    expect(await listOpenClaims()).toEqual(['zoe']);
    expect((await claim(mel)).errors).toEqual([]);
  });

  it('show their state to the claimant and to nobody else', async () => {
    const { claim: made } = await claim(mel);
    const text = `{ node(id: "${made.id}") { id }
      person(login: "ada") { importedPeople { login viewerClaim { state } } } account { personClaims { state } } }`;
    const person = (viewerClaim: unknown) => ({ importedPeople: [{ login: 'ada', viewerClaim }] });
    expect((await mel.sendQuery(text)).data).toEqual({
      node: { id: made.id },
      person: person({ state: 'OPEN' }),
      account: { personClaims: [{ state: 'OPEN' }] },
    });
    expect((await zoe.sendQuery(text)).data).toEqual({
      node: null,
      person: person(null),
      account: { personClaims: [] },
    });
    expect((await zoe.sendQuery('{ personClaims { totalCount } }')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it('cannot be made to be an account or a person whom the user cannot see', async () => {
    const hidden = await insertPlaceholder('hidden');
    expect((await claim(mel, hidden)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await claim(mel, server.tracker.users.mika)).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', message: 'mika is an account. Only people of an import can be claimed.' },
    ]);
  });

  it('are limited per user', async () => {
    for (let nth = 0; nth < OPEN_PERSON_CLAIMS_PER_USER_MAX; nth += 1) {
      const placeholder_id = await insertPlaceholder(`person-${nth}`);
      await server.store.db
        .insertInto('person_claim')
        .values({ user_id: mel.userId, placeholder_id, system: null, state: 0 })
        .execute();
    }
    expect((await claim(mel)).errors).toMatchObject([
      { code: 'LIMIT_EXCEEDED', limit: OPEN_PERSON_CLAIMS_PER_USER_MAX },
    ]);
  });

  it('are declined with an audit entry and without other changes', async () => {
    const { claim: made } = await claim(mel);
    expect(await decide(root, 'decline', made.id)).toMatchObject({
      claim: { state: 'DECLINED' },
      errors: [],
    });
    expect(await server.readNewAuditEntries()).toMatchObject([
      {
        action: 'person_claim_declined',
        subject: 'mel',
        actor_id: root.userId,
        details: { person: 'ada', from: 'github' },
      },
    ]);
    await move();
    expect(await countIssues('author:ada')).toBe(103);
    expect(await countIssues('author:mel')).toBe(0);
  });

  it('move all records to the account when they are approved, and decline the others', async () => {
    const { store, tracker } = server;
    await insertRecordsOfAda();
    const { claim: made } = await claim(mel);
    await claim(zoe);
    const approved = await root.mutate(
      'approvePersonClaim',
      { id: made.id },
      `${CLAIM_FIELDS} declinedClaims { state claimant { login } }`,
    );
    expect(approved).toMatchObject({
      claim: { state: 'APPROVED', isMoving: true, person: { login: 'ada' } },
      declinedClaims: [{ state: 'DECLINED', claimant: { login: 'zoe' } }],
      errors: [],
    });
    expect(await server.readNewAuditEntries()).toMatchObject([{ action: 'person_claim_approved' }]);
    const before = await store.db.selectFrom('issue').select(['number', 'updated_at', 'version']).execute();

    expect((await claim(zoe)).errors).toMatchObject([{ message: 'ada belongs to an account already.' }]);

    await move();
    expect(await countIssues('author:mel')).toBe(103);
    expect(await countIssues('author:ada')).toBe(103);
    expect(await countIssues('assignee:mel')).toBe(2);
    expect(await countIssues('commenter:mel')).toBe(1);
    expect(await countIssues('mentions:mel')).toBe(1);
    expect(
      (await mel.sendQuery('{ node(id: "' + made.id + '") { ... on PersonClaim { isMoving } } }')).data,
    ).toEqual({ node: { isMoving: false } });
    const readCells = (text: ReturnType<typeof sql>) => text.execute(store.db).then(({ rows }) => rows);
    expect(
      await readCells(sql`SELECT number, assignee_ids, vote_count, closed_by_id FROM issue
        WHERE project_id = ${tracker.netId} AND number IN (10, 11) ORDER BY number`),
    ).toEqual([
      { number: 10, assignee_ids: [mel.userId], vote_count: 1, closed_by_id: null },
      { number: 11, assignee_ids: [tracker.users.mika, mel.userId], vote_count: 0, closed_by_id: mel.userId },
    ]);
    expect(await readCells(sql`SELECT user_id FROM vote`)).toEqual([{ user_id: mel.userId }]);
    expect(await readCells(sql`SELECT user_id FROM reaction`)).toEqual([{ user_id: mel.userId }]);
    expect(await readCells(sql`SELECT user_id FROM watch`)).toEqual([{ user_id: mel.userId }]);
    expect(
      await readCells(sql`SELECT after ->> 'user' AS added, before ->> 'user' AS removed, actor_id FROM event
        WHERE project_id = ${tracker.netId} AND issue_number = 12 AND kind IN (5, 6) ORDER BY sequence`),
    ).toEqual([
      { added: String(mel.userId), removed: null, actor_id: mel.userId },
      { added: null, removed: String(mel.userId), actor_id: tracker.users.mika },
    ]);
    expect(
      await readCells(sql`SELECT count(*)::int AS count FROM event WHERE actor_id = ${ada}
        UNION ALL SELECT count(*)::int FROM comment WHERE author_id = ${ada}
        UNION ALL SELECT count(*)::int FROM mention WHERE user_id = ${ada}`),
    ).toEqual([{ count: 0 }, { count: 0 }, { count: 0 }]);
    const after = await store.db.selectFrom('issue').select(['number', 'updated_at', 'version']).execute();
    expect(after.map(({ updated_at }) => updated_at.getTime()).sort()).toEqual(
      before.map(({ updated_at }) => updated_at.getTime()).sort(),
    );
    expect(await findStoreInconsistencies(store)).toEqual([]);

    const version = await readVersion();
    await store.db.updateTable('person_claim').set({ moved_at: null }).where('state', '=', 1).execute();
    await move();
    expect(await readVersion()).toBe(version);
  });

  it('make the login of the person mean the account, which gets no permissions', async () => {
    const { store, tracker } = server;
    await decide(root, 'approve', (await claim(mel)).claim.id);
    const { data } = await mel.sendQuery(`{ person(login: "ada") { user { login } importedPeople { login } }
      project(key: "NET") { viewerCan viewerMembership { role } } sec: project(key: "SEC") { key } }`);
    expect(data).toMatchObject({
      person: { user: { login: 'mel' }, importedPeople: [] },
      project: { viewerMembership: null },
      sec: null,
    });
    const outsider = await zoe.sendQuery('{ project(key: "NET") { viewerCan } }');
    expect((data as { project: { viewerCan: unknown } }).project.viewerCan).toEqual(
      (outsider.data as { project: { viewerCan: unknown } }).project.viewerCan,
    );
    // The author resolves to the account even before the records are moved.
    const { data: issue } = await zoe.sendQuery(
      '{ project(key: "NET") { issue(number: 1) { author { login email } } } }',
    );
    expect(issue).toEqual({ project: { issue: { author: { login: 'mel', email: null } } } });
    const dev = await server.createPerson('dev', { role: 'developer' });
    const assigned = await dev.mutate('updateIssue', {
      id: encodeGlobalId('Issue', tracker.netId, 1),
      addAssigneeIds: [encodeGlobalId('User', ada)],
    });
    expect(assigned.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const created = await root.mutate(
      'createUser',
      { login: 'ada', name: 'Ada' },
      'user { login placeholder }',
    );
    expect(created).toMatchObject({ user: { login: 'ada', placeholder: false }, errors: [] });
    expect(await store.db.selectFrom('user_source').select('user_id').execute()).toEqual([
      { user_id: mel.userId },
    ]);
  });

  it('cannot be approved for a disabled account', async () => {
    const { claim: made } = await claim(mel);
    await root.mutate('updateUser', { id: mel.id, disabled: true });
    expect((await decide(root, 'approve', made.id)).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', message: 'The account of mel is disabled.' },
    ]);
    expect(await listOpenClaims()).toEqual(['mel']);
  });

  it('merge two people who were assigned to the same issue', async () => {
    const { store, tracker } = server;
    const other = await insertPlaceholder('ada-work');
    await store.db
      .updateTable('issue')
      .set({ assignee_ids: [other, tracker.users.mika, ada], author_id: other })
      .where('project_id', '=', tracker.netId)
      .where('number', '=', 4)
      .execute();
    for (const person of [ada, other]) await decide(root, 'approve', (await claim(mel, person)).claim.id);
    await move();
    const { assignee_ids } = await store.db
      .selectFrom('issue')
      .select('assignee_ids')
      .where('project_id', '=', tracker.netId)
      .where('number', '=', 4)
      .executeTakeFirstOrThrow();
    expect(assignee_ids).toEqual([mel.userId, tracker.users.mika]);
  });

  const readVersion = async () =>
    (await server.store.db
      .selectFrom('project')
      .select('version')
      .where('key', '=', 'NET')
      .executeTakeFirst())!.version;

  async function insertPlaceholder(login: string): Promise<number> {
    const { id } = await server.store.db
      .insertInto('app_user')
      .values({
        login,
        name: login,
        email: null,
        avatar_url: null,
        site_role: 'user',
        disabled: false,
        placeholder: true,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Inserts records of all kinds of Ada: issue 10 has votes of Ada and mel, issue 12 only events. */
  async function insertRecordsOfAda(): Promise<void> {
    const { store, tracker } = server;
    const project_id = tracker.netId;
    const { mika } = tracker.users;
    const both = [ada, mel.userId];
    await sql`UPDATE issue SET assignee_ids = ARRAY[${ada}, ${mel.userId}]::int[], vote_count = 2
      WHERE project_id = ${project_id} AND number = 10`.execute(store.db);
    await sql`UPDATE issue SET assignee_ids = ARRAY[${mika}, ${ada}]::int[], closed_by_id = ${ada}, author_id = ${ada}
      WHERE project_id = ${project_id} AND number = 11`.execute(store.db);
    await sql`UPDATE comment SET author_id = ${ada} WHERE project_id = ${project_id} AND issue_number = 1`.execute(
      store.db,
    );
    for (const user_id of both) {
      await store.db.insertInto('vote').values({ project_id, number: 10, user_id }).execute();
      await store.db.insertInto('watch').values({ project_id, number: 10, user_id }).execute();
      await store.db
        .insertInto('reaction')
        .values({ project_id, number: 10, comment_id: 0, content: 3, user_id })
        .execute();
    }
    await store.db.insertInto('mention').values({ project_id, number: 3, user_id: ada }).execute();
    await sql`WITH advanced AS (UPDATE project SET version = version + 2 WHERE id = ${project_id} RETURNING version)
      INSERT INTO event (project_id, sequence, issue_number, actor_id, kind, before, after, created_at)
      SELECT ${project_id}::int, version - 1, 12, ${ada}::int, 5, NULL, ${JSON.stringify({ user: ada })}::jsonb, now() FROM advanced
      UNION ALL
      SELECT ${project_id}::int, version, 12, ${mika}::int, 6, ${JSON.stringify({ user: ada })}::jsonb, NULL, now() FROM advanced`.execute(
      store.db,
    );
  }
});

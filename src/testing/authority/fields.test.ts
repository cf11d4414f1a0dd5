import { isObjectType } from 'graphql';
import { encodeId } from '../../server/domain/base/ids';
import { hashOf } from '../../server/domain/identity/secrets';
import { schema } from '../../server/schema';
import { loadIssues } from '../../server/store/load/loadIssues';
import { newIssue } from '../../server/store/load/NewIssue';
import { describeEachEngine } from '../databases';
import { GUARDED, SEEN_WITH_PARENT } from './fields';
import { ACTORS, type Actor, type TestProject, TEST_PROJECTS, canRead } from './permissionTable';
import { searchWordOf, PermissionTestServer } from './PermissionTestServer';

/** Pages and payloads hold what other types say, and nothing of their own. */
const IS_WRAPPER = /(?<!Issue)Connection$|Edge$|Payload$|^PageInfo$|^Mutation$/;

test('each field has a rule', () => {
  const found = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && !IS_WRAPPER.test(type.name)
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
  const ruled = [SEEN_WITH_PARENT, GUARDED].flatMap((rules) =>
    Object.entries(rules).flatMap(([type, fields]) => fields.split(' ').map((field) => `${type}.${field}`)),
  );
  expect(ruled.sort()).toEqual(found.sort());
});

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } nodes(ids: [$id]) { __typename } }';
const PROJECT = `query ($key: String!) { project(key: $key) { id issueCount issues(first: 1) { totalCount } } }`;
const PROJECTS = '{ projects(first: 200) { totalCount nodes { key } } }';
const SEARCH = `query ($query: String!) { search(query: $query, first: 50) {
  totalCount nodes { title } sections { key count } facets(of: [STATE]) { values { count } } problems { message } } }`;
const VIEWER = '{ viewer { login email } demo site { demo oidc needsSetup demoLogins { login } } }';
const ACCOUNT = '{ account { user { login } email sessions { id } tokens { name } } }';
const USERS = '{ users(first: 100) { totalCount nodes { login } } }';
const AUDIT = '{ audit(first: 10) { nodes { action } } }';
const HEALTH = '{ health { version projects { project { key } } jobs { project { key } } } }';
const INVITATIONS = 'query ($key: String!) { project(key: $key) { invitations { id role } } }';
const OFFER = `query ($secret: String!) { invitation(secret: $secret) {
  projectKey projectName role viewerRole createdBy { login } expiresAt } }`;
const PERSON = 'query ($id: ID!) { node(id: $id) { ... on User { login email lastSeenAt canSignIn } } }';
const LINKS = `query ($key: String!, $number: Int!) { project(key: $key) { issue(number: $number) {
  bodyHTML parent { key } links(first: 10) { nodes { to { key } } }
  timeline(first: 50) { nodes {
    ... on Linked { to { key } } ... on Unlinked { to { key } } ... on Referenced { from { key } title }
    ... on StateChanged { canonical { key } } ... on ParentChanged { parent { key } } } } } } }`;
const FOLLOW = 'subscription ($id: ID!) { projectChanged(projectId: $id) { version } }';
const QUERIES = [
  ...[NODE, PROJECT, PROJECTS, SEARCH, VIEWER, ACCOUNT, USERS, AUDIT, HEALTH, INVITATIONS, PERSON, LINKS],
  ...[FOLLOW, OFFER],
];

const mayAdminister = (actor: Actor) => actor === 'administrator';
const isMaintainerIn = (actor: Actor, place: TestProject) =>
  ['administrator', 'tokenOfScopeWrite'].includes(actor) ||
  (actor === 'maintainer' && (place === 'open' || place === 'team'));

describeEachEngine('who may read what', (open) => {
  let world: PermissionTestServer;
  /** In `open`, leads to each of the other places in all ways there are. */
  let linked: number;
  const nodes: { type: string; place: TestProject; id: string }[] = [];

  beforeAll(async () => {
    world = await PermissionTestServer.open(open, QUERIES);
    linked = await insertLinked(world);
    for (const place of TEST_PROJECTS) nodes.push(...(await nodesOf(world, place)));
  });
  afterAll(() => world.close());

  /** What each actor is told, by who they are. */
  const each = async <T>(ask: (actor: Actor) => Promise<T> | T): Promise<Record<string, T>> => {
    const told: Record<string, T> = {};
    for (const actor of ACTORS) told[actor] = await ask(actor);
    return told;
  };

  test('anything by its id', async () => {
    expect(nodes.length).toBeGreaterThan(30);
    const found = await each(async (actor) => {
      const seen: string[] = [];
      for (const { id, type, place } of nodes) {
        const { data } = await world.request(actor, NODE, { id });
        const node = data!['node'] as { __typename: string } | null;
        expect((data!['nodes'] as unknown[])[0] === null).toBe(node === null);
        if (node) seen.push(`${place} ${type}`);
      }
      return seen;
    });
    expect(found).toEqual(
      await each((actor) =>
        nodes
          .filter(({ type, place }) =>
            type === 'Invitation' ? isMaintainerIn(actor, place) : canRead(actor, place),
          )
          .map(({ type, place }) => `${place} ${type}`),
      ),
    );
  });

  test('sessions, tokens and the account of others by their ids', async () => {
    const { db } = world.store;
    const userId = world.users.get('owner')!;
    const session = await db
      .insertInto('session')
      .values({ secret_hash: 'of the owner', user_id: userId, address: null, user_agent: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await db
      .insertInto('api_token')
      .values({ secret_hash: 'of the owner', user_id: userId, name: 'x', scope: 0, expires_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = await db
      .insertInto('audit_entry')
      .values({
        action: 'signed_in',
        actor_id: userId,
        subject: null,
        details: null,
        address: null,
        user_agent: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = {
      Session: encodeId('Session', session.id),
      ApiToken: encodeId('ApiToken', token.id),
      Account: encodeId('Account', userId),
      AuditEntry: encodeId('AuditEntry', entry.id),
    };
    for (const [type, id] of Object.entries(ids)) {
      const found = await each(
        async (actor) => (await world.request(actor, NODE, { id })).data!['node'] !== null,
      );
      expect([type, found]).toEqual([
        type,
        await each((actor) => type === 'AuditEntry' && mayAdminister(actor)),
      ]);
    }
  });

  test('projects, by their keys and in the list of all', async () => {
    const found = await each(async (actor) => {
      const seen: TestProject[] = [];
      for (const place of TEST_PROJECTS) {
        const { data } = await world.request(actor, PROJECT, { key: world.keyOf(place) });
        if (data!['project']) seen.push(place);
      }
      const { projects } = (await world.request(actor, PROJECTS)).data as {
        projects: { totalCount: number; nodes: { key: string }[] };
      };
      expect(projects.totalCount).toBe(projects.nodes.length);
      expect(projects.nodes.map(({ key }) => key).sort()).toEqual(
        seen.map((place) => world.keyOf(place)).sort(),
      );
      return seen;
    });
    expect(found).toEqual(await each((actor) => TEST_PROJECTS.filter((place) => canRead(actor, place))));
  });

  test('a project that one may not see answers as one that is not there', async () => {
    for (const actor of ACTORS.filter((actor) => !canRead(actor, 'closed'))) {
      const [closed, none] = await Promise.all(
        [world.keyOf('closed'), 'NOWHERE'].map((key) => world.request(actor, PROJECT, { key })),
      );
      expect(closed).toEqual(none);
      const ids = [world.idOf('Issue', 'closed', 1), encodeId('Issue', 999_999, 1)];
      const [hidden, absent] = await Promise.all(ids.map((id) => world.request(actor, NODE, { id })));
      expect(hidden).toEqual(absent);
      const [follow, nothing] = await Promise.all(
        [world.projectId('closed'), encodeId('Project', 999_999)].map((id) =>
          world.request(actor, FOLLOW, { id }),
        ),
      );
      expect(follow!.errors[0]!.extensions.code).toBe('NOT_FOUND');
      expect(follow!.errors).toEqual(nothing!.errors);
    }
  });

  test('search over all, with its counts, sections and facets', async () => {
    const found = await each(async (actor) => {
      const seen: TestProject[] = [];
      for (const place of TEST_PROJECTS) {
        const { search } = (await world.request(actor, SEARCH, { query: searchWordOf(place) })).data as {
          search: {
            totalCount: number;
            nodes: unknown[];
            sections: unknown[];
            facets: { values: { count: number }[] }[];
          };
        };
        const sum = search.facets[0]!.values.reduce((all, { count }) => all + count, 0);
        expect([search.nodes.length, sum]).toEqual([search.totalCount, search.totalCount]);
        expect(search.sections.length > 0).toBe(search.totalCount > 0);
        if (search.totalCount > 0) seen.push(place);
        // Asked for by its key, it is told of no otherwise than a project that is none.
        const [named, none] = await Promise.all(
          [world.keyOf(place), 'NOWHERE'].map((key) =>
            world.request(actor, SEARCH, { query: `project:${key}` }),
          ),
        );
        const textOf = (told: unknown, key: string) =>
          JSON.stringify(told).replaceAll(key, '').replaceAll(key.toLowerCase(), '');
        if (!canRead(actor, place)) expect(textOf(named, world.keyOf(place))).toBe(textOf(none, 'NOWHERE'));
      }
      return seen;
    });
    expect(found).toEqual(await each((actor) => TEST_PROJECTS.filter((place) => canRead(actor, place))));
  });

  test('where an issue leads: relations, parents, references, states, and what its text refers to', async () => {
    const found = await each(async (actor) => {
      const variables = { key: world.keyOf('open'), number: linked };
      const { data } = await world.request(actor, LINKS, variables);
      const text = JSON.stringify(data);
      return TEST_PROJECTS.filter((place) => {
        const told = [`"key":"${world.keyOf(place)}-1"`, `/projects/${world.keyOf(place)}/issues/1`].map(
          (words) => text.includes(words),
        );
        expect(new Set(told).size).toBe(1);
        if (!told[0]) expect(text).not.toContain(searchWordOf(place));
        return told[0];
      });
    });
    expect(found).toEqual(await each((actor) => TEST_PROJECTS.filter((place) => canRead(actor, place))));
  });

  test('one’s own account, everybody else’s particulars, and what administrators read', async () => {
    const codeOf = async (actor: Actor, query: string) =>
      (await world.request(actor, query)).errors[0]?.extensions.code ?? 'yes';
    const administrators = await each((actor) =>
      mayAdminister(actor) ? 'yes' : actor === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    );
    for (const query of [USERS, AUDIT, HEALTH]) {
      expect(await each((actor) => codeOf(actor, query))).toEqual(administrators);
    }
    const hasAccount = (actor: Actor) => actor !== 'anonymous' && !actor.startsWith('token');
    expect(
      await each(async (actor) => (await world.request(actor, ACCOUNT)).data!['account'] !== null),
    ).toEqual(await each(hasAccount));
    const emailOf = async (actor: Actor, userId: number) => {
      const { data } = await world.request(actor, PERSON, { id: encodeId('User', userId) });
      const { email, lastSeenAt, canSignIn } = data!['node'] as Record<string, unknown>;
      if (email === null) expect([lastSeenAt, canSignIn]).toEqual([null, false]);
      return email;
    };
    expect(await each((actor) => emailOf(actor, world.users.get('owner')!))).toEqual(
      await each((actor) => (mayAdminister(actor) ? 'owner@example.org' : null)),
    );
    expect(
      await each(
        async (actor) =>
          ((await world.request(actor, VIEWER)).data!['viewer'] as { email: string } | null)?.email ?? null,
      ),
    ).toEqual(await each((actor) => (hasAccount(actor) ? `${actor}@example.org` : null)));
  });

  test('invitations, for maintainers', async () => {
    await world.createInvitation('open');
    const found = await each(async (actor) => {
      const { data } = await world.request(actor, INVITATIONS, { key: world.keyOf('open') });
      return (data!['project'] as { invitations: unknown[] }).invitations.length > 0;
    });
    expect(found).toEqual(await each((actor) => isMaintainerIn(actor, 'open')));
  });

  test('what an invitation is to, for whoever holds its link, and for nobody else', async () => {
    const { id, secret } = await world.createInvitation('closed');
    const offered = async (actor: Actor, tried: string) =>
      (await world.request(actor, OFFER, { secret: tried })).data!['invitation'];
    const offer = {
      ...{ projectKey: world.keyOf('closed'), projectName: world.keyOf('closed'), role: 'READER' },
      ...{ viewerRole: null, createdBy: null, expiresAt: expect.any(String) as string },
    };
    expect(await each((actor) => offered(actor, secret))).toEqual(await each(() => offer));
    // The way in is not taken yet.
    const { data } = await world.request('stranger', PROJECT, { key: world.keyOf('closed') });
    expect(data!['project']).toBeNull();
    await world.store.db
      .updateTable('invitation')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    for (const tried of [secret, '', 'made up', String(id), hashOf(secret)]) {
      expect(await each((actor) => offered(actor, tried))).toEqual(await each(() => null));
    }
  });
});

/** Something of each type in a place. */
async function nodesOf(world: PermissionTestServer, place: TestProject) {
  const { db } = world.store;
  const project_id = world.projects[place];
  const [filed] = await world.createIssues(place, [world.users.get('owner')!]);
  const { number, comment } = filed!;
  const { sequence } = await db
    .selectFrom('event')
    .select('sequence')
    .where('project_id', '=', project_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bulk_operation')
    .values({
      ...{ project_id, number: 7, actor_id: null, state: 0, query: null, change: '{}', comment: null },
      ...{ undo_of: null, message: null, started_at: null, ended_at: null, runner: null, beat_at: null },
    })
    .execute();
  const invitation = await world.createInvitation(place);
  const of = (type: string, id: number) => ({ type, place, id: world.idOf(type, place, id) });
  return [
    { type: 'Project', place, id: world.projectId(place) },
    ...[
      of('Issue', number),
      of('Comment', comment),
      of('Label', 1),
      of('Milestone', 1),
      of('WorkflowState', 1),
    ],
    ...[of('Membership', world.users.get('owner')!), of('BulkOperation', 7), of('Event', sequence)],
    of('Invitation', invitation.id),
  ];
}

/** An issue of `open` that leads to number 1 of each place, in every way there is. */
async function insertLinked(world: PermissionTestServer): Promise<number> {
  const number = 500;
  const at = { actorId: null, createdAt: new Date(1_600_000_000_000), sourceId: null };
  const events = TEST_PROJECTS.flatMap((place) => {
    const issue = { number: 1, project: world.projects[place] };
    return [
      { ...at, kind: 'linked' as const, before: null, after: { kind: 'relates', ...issue } },
      { ...at, kind: 'unlinked' as const, before: { kind: 'relates', ...issue }, after: null },
      {
        ...at,
        kind: 'referenced' as const,
        before: null,
        after: { ...issue, title: `${searchWordOf(place)} one` },
      },
    ];
  });
  await loadIssues(world.store, world.projects.open, [
    newIssue({
      ...{ number, title: 'Leads everywhere', parentNumber: 1, events },
      body: TEST_PROJECTS.map((place) => `${world.keyOf(place)}-1`).join(' and '),
      links: TEST_PROJECTS.map((place) => ({
        kind: 'relates',
        toNumber: 1,
        toProjectId: world.projects[place],
      })),
    }),
  ]);
  return number;
}

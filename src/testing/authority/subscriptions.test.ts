/** Who is told of changes as they happen, and of which project. */
import type { AddressInfo } from 'node:net';
import { schema } from '../../server/schema';
import { hashOf } from '../../server/domain/identity/secrets';
import { describeEachEngine } from '../databases';
import { ACTORS, type Actor, TEST_PROJECTS, canRead } from './permissionTable';
import { insertBulk } from '../../server/store/write/bulk';
import type { Transaction } from '../../server/store/write/transaction';
import { searchWordOf, PermissionTestServer } from './PermissionTestServer';

const ONE = 'subscription One($id: ID!) { projectChanged(projectId: $id) { project { key } } }';
const SEVERAL =
  'subscription Several($of: [ProjectSince!]!) { projectsChanged(of: $of) { project { key } } }';
const PROGRESS =
  'subscription Progress($of: [ProjectSince!]!) { projectsChanged(of: $of) { project { key } bulkOperations { code: comment } } }';
const ASKED: Readonly<Record<string, string>> = { projectChanged: ONE, projectsChanged: SEVERAL };

test('each subscription is tried here', () => {
  expect(Object.keys(schema.getSubscriptionType()!.getFields()).sort()).toEqual(Object.keys(ASKED).sort());
});

describeEachEngine('who follows what', (open) => {
  let world: PermissionTestServer;
  let url: string;

  beforeAll(async () => {
    world = await PermissionTestServer.open(open, [...Object.values(ASKED), PROGRESS]);
    await world.server.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(world.server.server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => world.close());

  /** What the stream says until it has told of so many projects, or ends: keys and codes. */
  const told = async (actor: Actor, query: string, variables: object, enough: number): Promise<string[]> => {
    const abort = new AbortController();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
        ...world.headers(actor),
      },
      body: JSON.stringify(
        actor === 'anonymous' ? { documentId: hashOf(query), variables } : { query, variables },
      ),
      signal: abort.signal,
    });
    const said: string[] = [];
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      said.splice(0, Infinity, ...[...text.matchAll(/"(?:key|code)":"(\w+)"/g)].map(([, word]) => word!));
      if (said.length >= enough) break;
    }
    abort.abort();
    return said.sort();
  };

  test('one project', async () => {
    for (const actor of ACTORS) {
      for (const place of TEST_PROJECTS) {
        const said = await told(actor, ONE, { id: world.projectId(place) }, 1);
        expect([actor, place, said]).toEqual([
          actor,
          place,
          [canRead(actor, place) ? world.keyOf(place) : 'NOT_FOUND'],
        ]);
      }
    }
  });

  test('several: those that one may not see are left out', async () => {
    const of = TEST_PROJECTS.map((place) => ({ projectId: world.projectId(place) }));
    for (const actor of ACTORS) {
      const seen = TEST_PROJECTS.filter((place) => canRead(actor, place)).map((place) => world.keyOf(place));
      expect([actor, await told(actor, SEVERAL, { of }, seen.length)]).toEqual([actor, seen.sort()]);
    }
  });

  test('bulk operations reach only viewers who may see their project', async () => {
    for (const place of TEST_PROJECTS) {
      await insertBulk(world.store.db as Transaction, {
        projectId: world.projects[place],
        actorId: null,
        state: 'running',
        query: null,
        change: null,
        comment: searchWordOf(place),
        matched: 0,
        frozen: 0,
        undoOf: null,
        runner: 'test',
      });
    }
    const of = TEST_PROJECTS.map((place) => ({ projectId: world.projectId(place) }));
    for (const actor of ACTORS) {
      const visible = TEST_PROJECTS.filter((place) => canRead(actor, place));
      const expected = visible.flatMap((place) => [world.keyOf(place), searchWordOf(place)]).sort();
      expect([actor, await told(actor, PROGRESS, { of }, expected.length)]).toEqual([actor, expected]);
    }
  });
});

/** Permissions of subscriptions: which actors receive changes of which projects. */
import type { AddressInfo } from 'node:net';
import { schema } from '../../server/schema';
import { hashSecret } from '../../server/domain/identity/secrets';
import { describeEachEngine } from '../databases';
import { TEST_ACTORS, type TestActor, TEST_PROJECTS, canRead } from './permissionTable';
import { insertBulk } from '../../server/store/write/bulk';
import type { Transaction } from '../../server/store/write/transaction';
import { searchWordOf, PermissionTestServer } from './PermissionTestServer';

const ONE = 'subscription One($id: ID!) { projectChanged(projectId: $id) { project { key } } }';
const SEVERAL =
  'subscription Several($of: [ProjectSince!]!) { projectsChanged(of: $of) { project { key } } }';
const PROGRESS =
  'subscription Progress($of: [ProjectSince!]!) { projectsChanged(of: $of) { project { key } bulkOperations { code: comment } } }';
const SUBSCRIPTIONS: Readonly<Record<string, string>> = { projectChanged: ONE, projectsChanged: SEVERAL };

test('every subscription of the schema is tested', () => {
  expect(Object.keys(schema.getSubscriptionType()!.getFields()).sort()).toEqual(
    Object.keys(SUBSCRIPTIONS).sort(),
  );
});

describeEachEngine('permissions of subscriptions', (open) => {
  let testServer: PermissionTestServer;
  let url: string;

  beforeAll(async () => {
    testServer = await PermissionTestServer.open(open, [...Object.values(SUBSCRIPTIONS), PROGRESS]);
    await testServer.server.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(testServer.server.server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => testServer.close());

  /**
   * Subscribes to live updates and reads the event stream until it contains `count` project keys or error
   * codes, or ends. Returns these keys and codes sorted.
   */
  const readStream = async (
    actor: TestActor,
    query: string,
    variables: object,
    count: number,
  ): Promise<string[]> => {
    const abort = new AbortController();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
        ...testServer.headers(actor),
      },
      body: JSON.stringify(
        actor === 'anonymous' ? { documentId: hashSecret(query), variables } : { query, variables },
      ),
      signal: abort.signal,
    });
    const words: string[] = [];
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      words.splice(0, Infinity, ...[...text.matchAll(/"(?:key|code)":"(\w+)"/g)].map(([, word]) => word!));
      if (words.length >= count) break;
    }
    abort.abort();
    return words.sort();
  };

  test('projectChanged sends changes of readable projects and NOT_FOUND for others', async () => {
    for (const actor of TEST_ACTORS) {
      for (const projectName of TEST_PROJECTS) {
        const words = await readStream(actor, ONE, { id: testServer.projectId(projectName) }, 1);
        expect([actor, projectName, words]).toEqual([
          actor,
          projectName,
          [canRead(actor, projectName) ? testServer.keyOf(projectName) : 'NOT_FOUND'],
        ]);
      }
    }
  });

  test('projectsChanged leaves out projects that the viewer cannot read', async () => {
    const of = TEST_PROJECTS.map((projectName) => ({ projectId: testServer.projectId(projectName) }));
    for (const actor of TEST_ACTORS) {
      const seen = TEST_PROJECTS.filter((projectName) => canRead(actor, projectName)).map((projectName) =>
        testServer.keyOf(projectName),
      );
      expect([actor, await readStream(actor, SEVERAL, { of }, seen.length)]).toEqual([actor, seen.sort()]);
    }
  });

  test('bulk operations are sent only to viewers who can read their project', async () => {
    for (const projectName of TEST_PROJECTS) {
      await insertBulk(testServer.store.db as Transaction, {
        projectId: testServer.projects[projectName],
        actorId: null,
        state: 'running',
        query: null,
        change: null,
        comment: searchWordOf(projectName),
        matched: 0,
        frozen: 0,
        undoOf: null,
        runner: 'test',
      });
    }
    const of = TEST_PROJECTS.map((projectName) => ({ projectId: testServer.projectId(projectName) }));
    for (const actor of TEST_ACTORS) {
      const visible = TEST_PROJECTS.filter((projectName) => canRead(actor, projectName));
      const expected = visible
        .flatMap((projectName) => [testServer.keyOf(projectName), searchWordOf(projectName)])
        .sort();
      expect([actor, await readStream(actor, PROGRESS, { of }, expected.length)]).toEqual([actor, expected]);
    }
  });
});

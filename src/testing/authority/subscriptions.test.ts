/** Permissions of subscriptions: which actors receive changes of which projects. */
import type { AddressInfo } from 'node:net';
import { graphqlSchema } from '../../server/schema';
import { hashSecret } from '../../server/domain/identity/secrets';
import { describeEachDatabaseEngine } from '../databases';
import { TEST_ACTORS, type TestActor, TEST_PROJECT_NAMES, canReadProject } from './permissionTable';
import { notifyInboxChanges } from '../../server/store/changes/inboxChangeNotification';
import { saveNotifications } from '../../server/store/write/notifications';
import { insertBulkOperation } from '../../server/store/write/bulk';
import type { Transaction } from '../../server/store/write/transaction';
import { getUniqueProjectTitleWord, PermissionTestServer } from './PermissionTestServer';

const PROJECT_CHANGED_SUBSCRIPTION =
  'subscription One($id: ID!) { projectChanged(projectId: $id) { project { key } } }';
const PROJECTS_CHANGED_SUBSCRIPTION =
  'subscription Several($of: [ProjectSince!]!) { projectsChanged(of: $of) { project { key } } }';
const BULK_PROGRESS_SUBSCRIPTION =
  'subscription Progress($of: [ProjectSince!]!) { projectsChanged(of: $of) { project { key } bulkOperations { code: comment } } }';
const INBOX_CHANGED_SUBSCRIPTION =
  'subscription Inbox { inboxChanged { notifications { project { key } } } }';
const TESTED_SUBSCRIPTION_QUERIES: Readonly<Record<string, string>> = {
  projectChanged: PROJECT_CHANGED_SUBSCRIPTION,
  projectsChanged: PROJECTS_CHANGED_SUBSCRIPTION,
  inboxChanged: INBOX_CHANGED_SUBSCRIPTION,
};

test('every subscription of the schema is tested', () => {
  expect(Object.keys(graphqlSchema.getSubscriptionType()!.getFields()).sort()).toEqual(
    Object.keys(TESTED_SUBSCRIPTION_QUERIES).sort(),
  );
});

describeEachDatabaseEngine('permissions of subscriptions', (open) => {
  let testServer: PermissionTestServer;
  let url: string;

  beforeAll(async () => {
    testServer = await PermissionTestServer.openWithTestData(open, [
      ...Object.values(TESTED_SUBSCRIPTION_QUERIES),
      BULK_PROGRESS_SUBSCRIPTION,
    ]);
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
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...testServer.getAuthorizationHeaders(actor),
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

  /** Adds an event to the user's notification in each project, also in those that they cannot read. */
  const notifyInEachProject = (userId: number) =>
    testServer.store.db.transaction().execute(async (tx) => {
      for (const projectName of TEST_PROJECT_NAMES) {
        const notification = {
          userId,
          issueNumber: 1,
          bulkNumber: 0,
          reason: 0,
          isMention: false,
          kinds: 0,
          commentCount: 0,
          eventCount: 1,
          actorId: null,
          sequence: 1,
          firstAt: new Date(),
          at: new Date(),
        };
        await notifyInboxChanges(
          tx,
          await saveNotifications(tx, testServer.projects[projectName], [notification]),
        );
      }
    });

  test('projectChanged sends changes of readable projects and NOT_FOUND for others', async () => {
    for (const actor of TEST_ACTORS) {
      for (const projectName of TEST_PROJECT_NAMES) {
        const words = await readStream(
          actor,
          PROJECT_CHANGED_SUBSCRIPTION,
          { id: testServer.getProjectId(projectName) },
          1,
        );
        expect([actor, projectName, words]).toEqual([
          actor,
          projectName,
          [canReadProject(actor, projectName) ? testServer.getProjectKey(projectName) : 'NOT_FOUND'],
        ]);
      }
    }
  });

  test('projectsChanged leaves out projects that the viewer cannot read', async () => {
    const of = TEST_PROJECT_NAMES.map((projectName) => ({ projectId: testServer.getProjectId(projectName) }));
    for (const actor of TEST_ACTORS) {
      const seen = TEST_PROJECT_NAMES.filter((projectName) => canReadProject(actor, projectName)).map(
        (projectName) => testServer.getProjectKey(projectName),
      );
      expect([actor, await readStream(actor, PROJECTS_CHANGED_SUBSCRIPTION, { of }, seen.length)]).toEqual([
        actor,
        seen.sort(),
      ]);
    }
  });

  test('inboxChanged sends the viewer’s notifications of readable projects, and UNAUTHENTICATED without a viewer', async () => {
    for (const actor of TEST_ACTORS) {
      if (actor === 'anonymous') {
        expect(await readStream(actor, INBOX_CHANGED_SUBSCRIPTION, {}, 1)).toEqual(['UNAUTHENTICATED']);
        continue;
      }
      const readable = TEST_PROJECT_NAMES.filter((projectName) => canReadProject(actor, projectName));
      let isReading = true;
      const stream = readStream(actor, INBOX_CHANGED_SUBSCRIPTION, {}, readable.length).finally(
        () => (isReading = false),
      );
      while (isReading) await notifyInEachProject(testServer.getTestObjectAuthorId(actor, true));
      expect([actor, await stream]).toEqual([
        actor,
        readable.map((projectName) => testServer.getProjectKey(projectName)).sort(),
      ]);
    }
  });

  test('bulk operations are sent only to viewers who can read their project', async () => {
    for (const projectName of TEST_PROJECT_NAMES) {
      const operation = {
        projectId: testServer.projects[projectName],
        actorId: null,
        state: 'running' as const,
        query: null,
        change: null,
        comment: getUniqueProjectTitleWord(projectName),
        matched: 0,
        frozen: 0,
        undoOf: null,
        runner: 'test',
      };
      await testServer.writeToProject(projectName, () =>
        insertBulkOperation(testServer.store.db as Transaction, operation),
      );
    }
    const of = TEST_PROJECT_NAMES.map((projectName) => ({ projectId: testServer.getProjectId(projectName) }));
    for (const actor of TEST_ACTORS) {
      const visible = TEST_PROJECT_NAMES.filter((projectName) => canReadProject(actor, projectName));
      const expected = visible
        .flatMap((projectName) => [
          testServer.getProjectKey(projectName),
          getUniqueProjectTitleWord(projectName),
        ])
        .sort();
      expect([actor, await readStream(actor, BULK_PROGRESS_SUBSCRIPTION, { of }, expected.length)]).toEqual([
        actor,
        expected,
      ]);
    }
  });
});

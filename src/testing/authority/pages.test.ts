/** The data in HTML pages equals the response of `POST /graphql` in the same session, for each role and project. */
import { rmSync } from 'node:fs';
import allowedOperations from '../../../__generated__/operations.json';
import { hashSecret } from '../../server/domain/identity/secrets';
import type { EmbeddedResponse } from '../../shared/pages/embeddedResponse';
import { VIEWER_HTTP_HEADER_NAME } from '../../shared/viewerHeader';
import { describeEachDatabaseEngine } from '../databases';
import { createTestClientBuild, readPageData } from '../testClientBuild';
import { canReadProject, TEST_ACTORS, TEST_PROJECT_NAMES } from './permissionTable';
import { PermissionTestServer } from './PermissionTestServer';

const getOperationText = (name: string): string =>
  Object.values<string>(allowedOperations).find((text) => text.startsWith(`query ${name}(`))!;

const PAGE_OPERATIONS = ['ListedIssuesQuery', 'IssueScreenQuery'].map(getOperationText);

/** Actors with a browser session. Tokens have no effect on pages. */
const SESSION_ACTORS = TEST_ACTORS.filter((actor) => !actor.startsWith('token'));

describeEachDatabaseEngine('permissions of the data in HTML pages', (open) => {
  let testServer: PermissionTestServer;
  let clientDir: string;

  beforeAll(async () => {
    clientDir = createTestClientBuild();
    testServer = await PermissionTestServer.openWithTestData(open, PAGE_OPERATIONS, undefined, clientDir);
  });
  afterAll(async () => {
    await testServer.close();
    rmSync(clientDir, { recursive: true });
  });

  const readData = (url: string, headers: Record<string, string>): Promise<EmbeddedResponse> =>
    readPageData(() => testServer.server.inject({ url, headers: { host: 'localhost:4000', ...headers } }));
  const post = (body: object, headers: Record<string, string>) =>
    testServer.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost:4000', ...headers },
      payload: body,
    });

  test.each(
    SESSION_ACTORS.flatMap((actor) => TEST_PROJECT_NAMES.map((project) => [actor, project] as const)),
  )('%s sees in the pages of the project %s what the API answers', async (actor, projectName) => {
    const headers = await testServer.createSessionHeaders(actor);
    const list = `/projects/${testServer.getProjectKey(projectName)}/issues`;
    for (const [index, path] of [list, `${list}/1`].entries()) {
      const { documentId, variables, viewer, response } = await readData(path, headers);
      const answer = await post({ documentId, variables }, headers);
      expect(documentId).toBe(hashSecret(PAGE_OPERATIONS[index]!));
      expect([response, viewer]).toEqual([answer.json(), answer.headers[VIEWER_HTTP_HEADER_NAME]]);
      const shown = response.data['issueContainer'] ?? response.data['project'] ?? null;
      expect(shown !== null).toBe(canReadProject(actor, projectName));
    }
  });

  test('API tokens have no effect on pages', async () => {
    const path = `/projects/${testServer.getProjectKey('closed')}/issues`;
    const headers = testServer.getAuthorizationHeaders('administrator');
    expect(await readData(path, headers)).toMatchObject({
      viewer: '',
      response: { data: { issueContainer: null } },
    });
  });
});

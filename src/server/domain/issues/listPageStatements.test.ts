/** The SQL statements of a page of the issue list whose project is in memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_VISIBILITIES } from '../../../shared/issue';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { createSearchService, type SearchService } from '../../search/createSearchService';
import { encodeGlobalId } from '../base/ids';

const LIST_PAGE_QUERY = `{ project(key: "NET") { issues(first: 50, orderBy: { field: NUMBER, direction: ASC }) { nodes {
  id number key title type priority createdAt updatedAt closedAt commentCount voteCount viewerCan
  state { id name category color } author { id login name avatarUrl } labels(first: 20) { nodes { id name color } }
  assignees(first: 20) { nodes { id login name avatarUrl } } milestone { id title } } } } }`;

describeEachDatabaseEngine('a page of the issue list', (open) => {
  let folder: string;
  let test: TestServer;
  let search: SearchService;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
    test = await openTestServer(open, {}, (store) => {
      search = createSearchService({ store, mode: 'index', budget: 256 * 1024 * 1024, folder });
      return search;
    });
    await search.loadAllProjects();
  });
  afterAll(async () => {
    await test.close();
    await search.close();
    await rm(folder, { recursive: true, force: true });
  });

  const readPage = async () => (await test.queryAsMaintainer(LIST_PAGE_QUERY)).project.issues.nodes;
  const updateIssue = (input: object) =>
    test.queryAsMaintainer(
      'mutation ($input: UpdateIssueInput!) { updateIssue(input: $input) { errors { message } } }',
      { input: { id: encodeGlobalId('Issue', test.tracker.netId, 2), ...input } },
    );

  it('takes no statement on the embedded engine and one on a server while nothing changes', async () => {
    // Otherwise the server records the first use of the token, which is a change of the database.
    await test.store.db.updateTable('api_token').set({ used_at: new Date() }).execute();
    await readPage();
    const page = await readPage();
    expect(page).toHaveLength(50);
    test.statements.length = 0;
    expect(await readPage()).toEqual(page);
    expect(test.statements.length).toBe(test.store.engine === 'embedded' ? 0 : 1);
  });

  it('shows each change in the next request', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await updateIssue({ title });
      expect((await readPage())[1]).toMatchObject({ title });
    }
    await test.store.db.updateTable('app_user').set({ name: 'Ada L' }).where('login', '=', 'ada').execute();
    expect(JSON.stringify(await readPage())).toContain('Ada L');
  });

  it('is rejected in the next request after the user was disabled', async () => {
    const setDisabled = (disabled: boolean) =>
      test.store.db.updateTable('app_user').set({ disabled }).where('login', '=', 'maintainer').execute();
    await readPage();
    await setDisabled(true);
    expect((await test.postAsMaintainer({ query: LIST_PAGE_QUERY })).statusCode).toBe(401);
    await setDisabled(false);
    expect(await readPage()).toHaveLength(50);
  });

  it('is empty in the next request after the project became private', async () => {
    const ada = await test.createUserAuthorizationHeader('ada');
    const readAsAda = async () =>
      (await test.postAsMaintainer({ query: '{ project(key: "NET") { key } }' }, ada)).json<{
        data: unknown;
      }>().data;
    const setVisibility = (visibility: number) =>
      test.store.db.updateTable('project').set({ visibility }).where('key', '=', 'NET').execute();
    const { visibility } = await test.store.db
      .selectFrom('project')
      .select('visibility')
      .where('key', '=', 'NET')
      .executeTakeFirstOrThrow();
    expect(await readAsAda()).toEqual({ project: { key: 'NET' } });
    expect(await readAsAda()).toEqual({ project: { key: 'NET' } });
    await setVisibility(PROJECT_VISIBILITIES.indexOf('private'));
    expect(await readAsAda()).toEqual({ project: null });
    await setVisibility(visibility);
    expect(await readAsAda()).toEqual({ project: { key: 'NET' } });
  });
});

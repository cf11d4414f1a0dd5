/**
 * Saved views over all projects: who sees, counts and changes them. Everything else is tested in savedViews.test.ts.
 */
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  openMultiUserTestServer,
  type MultiUserTestServer,
  type SignedInTestUser,
  type GraphQLResponse,
  type TestApiClient,
} from '../../../testing/multiUserTestServer';
import { removeExpiredProjects } from '../../store/write/deletedProjects';
import { encodeGlobalId } from '../base/ids';

interface View {
  id: string;
  name: string;
  slug: string;
  path: string;
  shortPath: string;
  query: string;
  issueCount: number;
  viewerCanEdit: boolean;
}

const VIEW_FIELDS = 'id name slug path shortPath query issueCount viewerCanEdit';
const VIEWS_QUERY = `{ savedViewContainer { __typename id views(first: 100) { nodes { ${VIEW_FIELDS} } } } }`;
const SINGLE_VIEW_QUERY = `query ($ids: [ID!]!, $slug: String!) {
  nodes(ids: $ids) { id } savedViewContainer { view(slug: $slug) { id } } }`;

const QUERIES = [
  '',
  'is:open',
  'is:closed',
  'crash',
  '-label:crash',
  'project:SEC',
  'author:@me',
  'mentions:@me OR watching:@me',
  'label:crash "on resume"',
  'has:links',
  'label:unknown',
];

describeEachDatabaseEngine('saved views over all projects', (open) => {
  let server: MultiUserTestServer;
  let ann: SignedInTestUser;
  let bob: SignedInTestUser;
  let chief: SignedInTestUser;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open, {
      operations: { views: VIEWS_QUERY, view: SINGLE_VIEW_QUERY },
    });
    ann = await server.createPerson('ann', { role: 'triager' });
    bob = await server.createPerson('bob');
    chief = await server.createPerson('chief', { administrator: true });
    const member = { project_id: server.tracker.secId, user_id: ann.userId, role: 2 };
    await server.store.db.insertInto('membership').values(member).execute();
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.store.db.deleteFrom('saved_view').execute();
    await server.store.db.deleteFrom('saved_view_settings').execute();
  });

  const save = async (person: SignedInTestUser, input: Record<string, unknown>) => {
    const { savedView, errors } = await person.mutate(
      'createSavedView',
      { query: 'is:open', ...input },
      `savedView { ${VIEW_FIELDS} }`,
    );
    expect(errors).toEqual([]);
    return savedView as View;
  };
  const readViews = async ({ sendQuery }: Pick<TestApiClient, 'sendQuery'>): Promise<View[]> => {
    const { data } = await sendQuery(VIEWS_QUERY);
    const { views, ...container } = data!['savedViewContainer'] as {
      __typename: string;
      id: string;
      views: { nodes: View[] };
    };
    expect(container).toEqual({ __typename: 'AllProjects', id: encodeGlobalId('AllProjects', 0) });
    return views.nodes;
  };
  const readNames = async (client: TestApiClient) => (await readViews(client)).map(({ name }) => name);
  const codesOf = ({ errors }: { errors: Record<string, unknown>[] }) => errors.map(({ code }) => code);

  it('keep query, order, grouping, columns and density, and have short addresses', async () => {
    const view = await save(ann, {
      name: ' Crashes everywhere ',
      query: ' label:crash ',
      orderBy: 'CREATED_AT',
      direction: 'ASC',
      groupBy: 'PROJECT',
      columns: ['due-90', 'author'],
      density: 'COMPACT',
    });
    expect(view).toMatchObject({
      name: 'Crashes everywhere',
      slug: expect.stringMatching(/^crashes-everywhere-\d+$/) as string,
      path: `/search?q=label%3Acrash&sort=created-asc&group=project&columns=due-90.author&density=compact&view=${view.slug}`,
      shortPath: `/views/${view.slug}`,
      query: 'label:crash',
    });
    const { data } = await ann.sendQuery(
      `{ savedViewContainer { view(slug: "${view.slug}") { id } }
        node(id: "${view.id}") { ... on SavedView { name } }
        all: node(id: "${encodeGlobalId('AllProjects', 0)}") { id }
        wrong: node(id: "${encodeGlobalId('AllProjects', 1)}") { id }
        project: savedViewContainer(projectKey: "NET") { __typename view(slug: "${view.slug}") { id } }
        missing: savedViewContainer(projectKey: "NONE") { id } }`,
    );
    expect(data).toEqual({
      savedViewContainer: { view: { id: view.id } },
      node: { name: 'Crashes everywhere' },
      all: { id: encodeGlobalId('AllProjects', 0) },
      wrong: null,
      project: { __typename: 'Project', view: null },
      missing: null,
    });
  });

  it.each(QUERIES)('count as many issues as the list “%s” has for each viewer', async (query) => {
    await save(ann, { name: 'Ours', query, shared: true });
    const text = JSON.stringify(query);
    for (const person of [ann, bob, chief]) {
      const { data } = await person.sendQuery(`{ search(query: ${text}) { totalCount } }`);
      const { totalCount } = data!['search'] as { totalCount: number };
      expect((await readViews(person))[0]!.issueCount).toBe(totalCount);
    }
  });

  it('are counted together with the views of a project', async () => {
    const projectId = encodeGlobalId('Project', server.tracker.netId);
    await save(ann, { name: 'All', query: '' });
    await save(ann, { name: 'Net', query: '', projectId });
    const { data } = await ann.sendQuery(`{
      all: savedViewContainer { views { nodes { issueCount } } }
      net: savedViewContainer(projectKey: "NET") { views { nodes { issueCount } } }
      search(query: "") { totalCount } project(key: "NET") { issueCount } }`);
    const { all, net, search, project } = data as Record<string, Record<string, unknown>>;
    expect(all!['views']).toEqual({ nodes: [{ issueCount: search!['totalCount'] }] });
    expect(net!['views']).toEqual({ nodes: [{ issueCount: project!['issueCount'] }] });
    expect(project!['issueCount']).toBeLessThan(search!['totalCount'] as number);
  });

  it('are seen by their owner only, or by every signed-in user', async () => {
    const own = await save(ann, { name: 'Mine' });
    const shared = await save(bob, { name: 'Ours', shared: true });
    expect(await readNames(ann)).toEqual(['Mine', 'Ours']);
    expect(await readNames(bob)).toEqual(['Ours']);
    // Not even administrators see personal saved views of others.
    expect(await readNames(chief)).toEqual(['Ours']);
    // Anonymous viewers see no saved views.
    const sendAnonymously = async (documentId: string, variables = {}): Promise<GraphQLResponse> =>
      (await server.postAnonymously({ documentId, variables })).json();
    expect(await readViews({ sendQuery: () => sendAnonymously('views') })).toEqual([]);
    const variables = { ids: [own.id, shared.id], slug: shared.slug };
    expect((await sendAnonymously('view', variables)).data).toEqual({
      nodes: [null, null],
      savedViewContainer: { view: null },
    });
  });

  it('are changed by their owner and, if they are shared, by administrators', async () => {
    const { id, slug } = await save(bob, { name: 'Ours', shared: true });
    expect((await readViews(ann))[0]!.viewerCanEdit).toBe(false);
    expect((await readViews(chief))[0]!.viewerCanEdit).toBe(true);
    expect(codesOf(await ann.mutate('updateSavedView', { id, name: 'Ann was here' }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await ann.mutate('deleteSavedView', { id }))).toEqual(['FORBIDDEN']);
    const limited = await chief.createClientWithScope('write');
    expect(codesOf(await limited.mutate('updateSavedView', { id, name: 'x' }))).toEqual(['FORBIDDEN']);
    const { savedView } = await chief.mutate(
      'updateSavedView',
      { id, name: 'Everyone’s' },
      'savedView { name slug owner { login } }',
    );
    expect(savedView).toEqual({ name: 'Everyone’s', slug, owner: { login: 'bob' } });
    const own = await save(bob, { name: 'Mine' });
    expect(codesOf(await chief.mutate('deleteSavedView', { id: own.id }))).toEqual(['NOT_FOUND']);
    // An administrator who stops sharing a saved view of another person no longer sees it.
    const stopped = await chief.mutate('updateSavedView', { id, shared: false }, 'savedView { id }');
    expect([stopped.errors, stopped['savedView']]).toEqual([[], null]);
  });

  it('are deleted and restored, and keep an order per person', async () => {
    const [a, b] = [
      await save(ann, { name: 'A', shared: true }),
      await save(ann, { name: 'B', shared: true }),
    ];
    expect(codesOf(await ann.mutate('setSavedViewOrder', { viewIds: [b.id, a.id] }))).toEqual([]);
    expect(await readNames(ann)).toEqual(['B', 'A']);
    expect(await readNames(bob)).toEqual(['A', 'B']);
    const foreign = encodeGlobalId('SavedView', server.tracker.netId, 1);
    expect(codesOf(await ann.mutate('setSavedViewOrder', { viewIds: [foreign] }))).toEqual(['NOT_FOUND']);
    const { container } = await ann.mutate(
      'deleteSavedView',
      { id: a.id },
      'container { __typename views { totalCount } }',
    );
    expect(container).toEqual({ __typename: 'AllProjects', views: { totalCount: 1 } });
    const { savedView } = await ann.mutate('restoreSavedView', { id: a.id }, 'savedView { slug }');
    expect(savedView).toEqual({ slug: a.slug });
    expect(await readNames(ann)).toEqual(['B', 'A']);
  });

  it('reject invalid input and name the field', async () => {
    await save(ann, { name: 'Taken' });
    const create = async (input: object) =>
      (await ann.mutate('createSavedView', { name: 'x', query: '', ...input })).errors;
    expect(await create({ name: ' ' })).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['name'] }]);
    expect(await create({ name: 'x'.repeat(61) })).toMatchObject([{ path: ['name'] }]);
    expect(await create({ name: 'taken' })).toMatchObject([
      { path: ['name'], message: 'There is already a view with the name “taken”. Choose another name.' },
    ]);
    expect(await create({ query: 'is:open (' })).toMatchObject([
      { path: ['query'], message: 'The query is invalid. Missing closing parenthesis.' },
    ]);
    expect(await create({ orderBy: 'TITLE' })).toMatchObject([{ path: ['orderBy'] }]);
    expect(await create({ trees: true })).toMatchObject([{ path: ['trees'] }]);
    const byScope = { groupBy: 'LABEL_SCOPE', labelScope: 'component' };
    expect(await create(byScope)).toMatchObject([{ path: ['labelScope'] }]);
    expect(await readNames(ann)).toEqual(['Taken']);
    // The name is available to another person and in a project, and a rename may change only its case.
    const other = await save(bob, { name: 'Taken' });
    await save(ann, { name: 'Taken', projectId: encodeGlobalId('Project', server.tracker.netId) });
    expect(codesOf(await bob.mutate('updateSavedView', { id: other.id, name: 'TAKEN' }))).toEqual([]);
    const { id } = await save(bob, { name: 'Another' });
    expect((await bob.mutate('updateSavedView', { id, name: 'Taken' })).errors).toMatchObject([
      { path: ['name'] },
    ]);
  });

  it('get different ids when several people save at once', async () => {
    const saved = await Promise.all(
      [ann, bob, chief].flatMap((person) => ['A', 'B', 'C'].map((name) => save(person, { name }))),
    );
    expect(new Set(saved.map(({ slug }) => slug)).size).toBe(saved.length);
  });

  // The last test: it removes a project.
  it('survive the removal of a project, whose issues they no longer count', async () => {
    const { db } = server.store;
    await save(ann, { name: 'Secrets', query: 'project:SEC' });
    expect((await readViews(ann))[0]!.issueCount).toBeGreaterThan(0);
    await sql`UPDATE project SET deleted_at = ${new Date(0)} WHERE id = ${server.tracker.secId}`.execute(db);
    expect(await readViews(ann)).toMatchObject([{ name: 'Secrets', issueCount: 0 }]);
    await removeExpiredProjects(db);
    const { secId } = server.tracker;
    expect(await db.selectFrom('issue').select('number').where('project_id', '=', secId).execute()).toEqual(
      [],
    );
    expect(await readViews(ann)).toMatchObject([{ name: 'Secrets', issueCount: 0 }]);
  });
});

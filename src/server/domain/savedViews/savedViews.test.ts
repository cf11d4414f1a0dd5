/** Saved views: who sees and changes them, their order, default saved views, counts, and the undo of a deletion. */
import { DELETED_SAVED_VIEW_TTL_DAYS, SAVED_VIEWS_PER_OWNER_MAX } from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  openMultiUserTestServer,
  type MultiUserTestServer,
  type SignedInTestUser,
  type TestApiClient,
} from '../../../testing/multiUserTestServer';
import { sql } from 'kysely';
import { removeDeletedSavedViews } from '../../store/write/savedViews';
import { encodeGlobalId } from '../base/ids';

const VIEW_FIELDS =
  'id name slug path query orderBy direction groupBy labelScope shared owner { login } issueCount viewerCanEdit';

interface View {
  id: string;
  name: string;
  slug: string;
  query: string;
  issueCount: number;
  viewerCanEdit: boolean;
}

interface Project {
  path: string;
  views: { totalCount: number; nodes: View[] };
  defaultView: View | null;
  viewerDefaultView: View | null;
}

describeEachDatabaseEngine('saved views', (open) => {
  let server: MultiUserTestServer;
  let ann: SignedInTestUser;
  let bob: SignedInTestUser;
  let chief: SignedInTestUser;
  let projectId: string;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    ann = await server.createPerson('ann', { role: 'triager' });
    bob = await server.createPerson('bob', { role: 'reader' });
    chief = await server.createPerson('chief', { role: 'maintainer' });
    projectId = encodeGlobalId('Project', server.tracker.netId);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.store.db.deleteFrom('saved_view').execute();
    await server.store.db.deleteFrom('saved_view_settings').execute();
  });

  const save = async (person: SignedInTestUser, input: Record<string, unknown>) => {
    const { savedView, errors } = await person.mutate(
      'createSavedView',
      { projectId, query: 'is:open', ...input },
      `savedView { ${VIEW_FIELDS} }`,
    );
    expect(errors).toEqual([]);
    return savedView as View;
  };
  const readProject = async (client: TestApiClient): Promise<Project> => {
    const { data } = await client.sendQuery(
      `{ project(key: "NET") { views(first: 200) { totalCount nodes { ${VIEW_FIELDS} } }
        path defaultView { name } viewerDefaultView { name } } }`,
    );
    return data!['project'] as Project;
  };
  const readViewNames = async (client: TestApiClient) =>
    (await readProject(client)).views.nodes.map(({ name }) => name);
  const codesOf = ({ errors }: { errors: Record<string, unknown>[] }) => errors.map(({ code }) => code);

  it('keeps query, order and grouping, and counts the issues', async () => {
    const view = await save(ann, {
      name: '  Crashes by component ',
      query: ' label:crash ',
      orderBy: 'CREATED_AT',
      direction: 'ASC',
      groupBy: 'LABEL_SCOPE',
      labelScope: 'component',
    });
    const { data } = await ann.sendQuery(
      '{ project(key: "NET") { issues(query: "label:crash") { totalCount } } }',
    );
    const { totalCount } = (data!['project'] as { issues: { totalCount: number } }).issues;
    expect(totalCount).toBeGreaterThan(0);
    expect(view).toMatchObject({
      name: 'Crashes by component',
      slug: expect.stringMatching(/^crashes-by-component-\d+$/) as string,
      path: `/projects/NET/issues?q=label%3Acrash&sort=created-asc&group=label%3Acomponent&view=${view.slug}`,
      query: 'label:crash',
      orderBy: 'CREATED_AT',
      direction: 'ASC',
      groupBy: 'LABEL_SCOPE',
      labelScope: 'component',
      shared: false,
      owner: { login: 'ann' },
      issueCount: totalCount,
      viewerCanEdit: true,
    });
    const found = await ann.sendQuery(
      `{ project(key: "NET") { view(slug: "${view.slug}") { id } other: view(slug: "x") { id } } }`,
    );
    expect(found.data!['project']).toEqual({ view: { id: view.id }, other: null });
  });

  it('keeps columns and density, and rejects unknown columns', async () => {
    const view = await save(ann, {
      name: 'Wide',
      query: '',
      columns: ['due-90', 'label_component', 'author'],
      density: 'COMPACT',
    });
    const { data } = await ann.sendQuery(
      `{ project(key: "NET") { view(slug: "${view.slug}") { path columns density } } }`,
    );
    expect(data!['project']).toEqual({
      view: {
        path: `/projects/NET/issues?columns=due-90.label_component.author&density=compact&view=${view.slug}`,
        columns: ['due-90', 'label_component', 'author'],
        density: 'COMPACT',
      },
    });
    for (const columns of [['due', 'color'], ['due', 'due-90'], ['due.author']]) {
      const { errors } = await ann.mutate('updateSavedView', { id: view.id, columns });
      expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['columns'] }]);
    }
    await ann.mutate('updateSavedView', { id: view.id, columns: [], density: null });
    const reset = await ann.sendQuery(
      `{ project(key: "NET") { view(slug: "${view.slug}") { columns density } } }`,
    );
    expect(reset.data!['project']).toEqual({ view: { columns: [], density: null } });
  });

  it('@me stands for the viewer in the counts of shared views', async () => {
    await save(ann, { name: 'Mine', query: 'author:@me', shared: true });
    await ann.mutate('createIssue', { projectId, title: 'By Ann' });
    const countOf = async (person: SignedInTestUser) =>
      (await readProject(person)).views.nodes[0]!.issueCount;
    expect([await countOf(ann), await countOf(bob)]).toEqual([1, 0]);
  });

  it('shows personal views to their owner only', async () => {
    const own = await save(ann, { name: 'Mine' });
    const shared = await save(ann, { name: 'Ours', shared: true });
    expect(await readViewNames(ann)).toEqual(['Mine', 'Ours']);
    expect(await readViewNames(bob)).toEqual(['Ours']);
    // Not even maintainers see personal saved views of others.
    expect(await readViewNames(chief)).toEqual(['Ours']);
    const { data } = await bob.sendQuery(
      `query ($ids: [ID!]!, $slug: String!) { nodes(ids: $ids) { id } project(key: "NET") { view(slug: $slug) { id } } }`,
      { ids: [own.id, shared.id], slug: own.slug },
    );
    expect(data).toEqual({ nodes: [null, { id: shared.id }], project: { view: null } });
    const result = await chief.mutate('updateSavedView', { id: own.id, name: 'Stolen' });
    expect(codesOf(result)).toEqual(['NOT_FOUND']);
    expect(codesOf(await chief.mutate('deleteSavedView', { id: own.id }))).toEqual(['NOT_FOUND']);
  });

  it('lets the owner and maintainers change a shared view, and nobody else', async () => {
    const { id, slug } = await save(ann, { name: 'Ours', shared: true });
    expect((await readProject(bob)).views.nodes[0]!.viewerCanEdit).toBe(false);
    expect(codesOf(await bob.mutate('updateSavedView', { id, name: 'Bob was here' }))).toEqual(['FORBIDDEN']);
    const { savedView } = await chief.mutate(
      'updateSavedView',
      { id, name: 'Everyone’s', groupBy: 'STATE', labelScope: 'ignored' },
      `savedView { ${VIEW_FIELDS} }`,
    );
    expect(savedView).toMatchObject({
      name: 'Everyone’s',
      slug,
      query: 'is:open',
      groupBy: 'STATE',
      labelScope: null,
      owner: { login: 'ann' },
    });
    // Null clears an optional field.
    const ungrouped = await ann.mutate(
      'updateSavedView',
      { id, groupBy: null },
      'savedView { groupBy name }',
    );
    expect(ungrouped['savedView']).toEqual({ groupBy: null, name: 'Everyone’s' });
  });

  it('requires the permission TRIAGE to share a view', async () => {
    const own = await save(bob, { name: 'Mine' });
    const result = await bob.mutate('updateSavedView', { id: own.id, shared: true });
    expect(result.errors).toMatchObject([{ code: 'FORBIDDEN', path: ['shared'] }]);
  });

  it('rejects invalid input and names the field', async () => {
    const create = (input: object) =>
      ann.mutate('createSavedView', { projectId, name: 'x', query: '', ...input });
    expect((await create({ name: '   ' })).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['name'] },
    ]);
    expect((await create({ name: 'x'.repeat(61) })).errors).toMatchObject([{ path: ['name'] }]);
    expect((await create({ query: 'x'.repeat(2049) })).errors).toMatchObject([{ path: ['query'] }]);
    expect((await create({ groupBy: 'LABEL_SCOPE' })).errors).toMatchObject([{ path: ['labelScope'] }]);
    expect((await create({ projectId: 'x' })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('gives views with equal names different slugs, which do not reveal the views of others', async () => {
    const slugs: string[] = [];
    for (const person of [ann, bob, chief]) slugs.push((await save(person, { name: 'Bugs 2!' })).slug);
    slugs.push((await save(ann, { name: '???' })).slug);
    expect(new Set(slugs).size).toBe(4);
    for (const slug of slugs.slice(0, 3)) expect(slug).toMatch(/^bugs-2-\d+$/);
    expect(slugs[3]).toMatch(/^view-\d+$/);
  });

  it('limits the number of views per person', async () => {
    const row = {
      project_id: server.tracker.netId,
      owner_id: ann.userId,
      name: 'x',
      query: '',
      order_field: null,
      descending: true,
      group_field: null,
      label_scope: null,
      shared: false,
      created_at: new Date(),
      deleted_at: null,
    };
    const rows = Array.from({ length: SAVED_VIEWS_PER_OWNER_MAX }, (_, index) => ({
      ...row,
      id: index + 1,
      slug: `s${index}`,
    }));
    await server.store.db.insertInto('saved_view').values(rows).execute();
    const rejected = await ann.mutate('createSavedView', { projectId, name: 'One more', query: '' });
    expect(codesOf(rejected)).toEqual(['LIMIT_EXCEEDED']);
    await save(bob, { name: 'Of another person' });
    // Deleting and restoring saved views does not exceed the limit.
    const [first, second] = [1, 2].map((id) => encodeGlobalId('SavedView', server.tracker.netId, id));
    await ann.mutate('deleteSavedView', { id: first });
    await save(ann, { name: 'One more' });
    expect(codesOf(await ann.mutate('restoreSavedView', { id: first }))).toEqual(['LIMIT_EXCEEDED']);
    expect(codesOf(await ann.mutate('restoreSavedView', { id: second }))).toEqual([]);
  });

  it('deletes a view, and restores it with its address', async () => {
    const { id, slug } = await save(ann, { name: 'Ours', shared: true });
    expect(codesOf(await ann.mutate('deleteSavedView', { id }))).toEqual([]);
    expect(await readViewNames(ann)).toEqual([]);
    expect(codesOf(await ann.mutate('deleteSavedView', { id }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await ann.mutate('updateSavedView', { id, name: 'x' }))).toEqual(['NOT_FOUND']);
    // A new saved view of the same name does not take its address.
    expect((await save(ann, { name: 'Ours' })).slug).not.toBe(slug);
    const { savedView } = await ann.mutate('restoreSavedView', { id }, 'savedView { slug name }');
    expect(savedView).toEqual({ slug, name: 'Ours' });
    await ann.mutate('deleteSavedView', { id });
    await removeDeletedSavedViews(server.store.db);
    expect(codesOf(await ann.mutate('restoreSavedView', { id }))).toEqual([]);
    await ann.mutate('deleteSavedView', { id });
    await sql`UPDATE saved_view SET deleted_at = now() - make_interval(days => ${DELETED_SAVED_VIEW_TTL_DAYS + 1}::int)
      WHERE deleted_at IS NOT NULL`.execute(server.store.db);
    await removeDeletedSavedViews(server.store.db);
    expect(codesOf(await ann.mutate('restoreSavedView', { id }))).toEqual(['NOT_FOUND']);
    expect(await readViewNames(ann)).toEqual(['Ours']);
  });

  it('never gives a new view the id of a removed one, which is still a default view', async () => {
    const { id } = await save(ann, { name: 'Ours', shared: true });
    await chief.mutate('setDefaultSavedView', { projectId, viewId: id, forProject: true });
    await ann.mutate('deleteSavedView', { id });
    await sql`UPDATE saved_view SET deleted_at = now() - make_interval(days => ${DELETED_SAVED_VIEW_TTL_DAYS + 1}::int)`.execute(
      server.store.db,
    );
    await removeDeletedSavedViews(server.store.db);
    expect((await save(ann, { name: 'Another', shared: true })).id).not.toBe(id);
    expect((await readProject(bob)).defaultView).toBeNull();
    await removeDeletedSavedViews(server.store.db);
    expect(codesOf(await ann.mutate('restoreSavedView', { id }))).toEqual(['NOT_FOUND']);
  });

  it('stores only ids of views in an order', async () => {
    const { id } = await save(ann, { name: 'Mine' });
    const missing = encodeGlobalId('SavedView', server.tracker.netId, 1_000_000);
    const viewIds = [missing, id, id];
    expect(codesOf(await ann.mutate('setSavedViewOrder', { projectId, viewIds }))).toEqual([]);
    const stored = await server.store.db.selectFrom('saved_view_settings').select('view_ids').execute();
    expect(stored).toMatchObject([{ view_ids: [expect.any(Number)] }]);
  });

  it('keeps an order per person', async () => {
    const [a, b, c] = [
      await save(ann, { name: 'A', shared: true }),
      await save(ann, { name: 'B', shared: true }),
      await save(ann, { name: 'C', shared: true }),
    ];
    await ann.mutate('setSavedViewOrder', { projectId, viewIds: [c.id, b.id] });
    expect(await readViewNames(ann)).toEqual(['C', 'B', 'A']);
    expect(await readViewNames(bob)).toEqual(['A', 'B', 'C']);
    await save(ann, { name: 'AA' });
    expect(await readViewNames(ann)).toEqual(['C', 'B', 'A', 'AA']);
    const foreign = encodeGlobalId('SavedView', server.tracker.secId, 1);
    expect(codesOf(await ann.mutate('setSavedViewOrder', { projectId, viewIds: [foreign] }))).toEqual([
      'NOT_FOUND',
    ]);
    await ann.mutate('deleteSavedView', { id: a.id });
    expect(await readViewNames(ann)).toEqual(['C', 'B', 'AA']);
  });

  it('has a default view per person and one for everybody', async () => {
    const own = await save(bob, { name: 'Mine' });
    const shared = await save(ann, { name: 'Ours', shared: true });
    const set = (person: SignedInTestUser, viewId: string | null, forProject = false) =>
      person.mutate('setDefaultSavedView', { projectId, viewId, forProject });
    expect(codesOf(await set(bob, own.id))).toEqual([]);
    expect(codesOf(await set(ann, own.id))).toEqual(['NOT_FOUND']);
    expect(codesOf(await set(ann, shared.id, true))).toEqual(['FORBIDDEN']);
    expect(codesOf(await set(chief, own.id, true))).toEqual(['NOT_FOUND']);
    expect(codesOf(await set(chief, shared.id, true))).toEqual([]);
    expect(await readProject(bob)).toMatchObject({
      path: `/projects/NET/issues?q=is%3Aopen&view=${own.slug}`,
      defaultView: { name: 'Ours' },
      viewerDefaultView: { name: 'Mine' },
    });
    expect(await readProject(ann)).toMatchObject({
      path: `/projects/NET/issues?q=is%3Aopen&view=${shared.slug}`,
      defaultView: { name: 'Ours' },
      viewerDefaultView: null,
    });
    // Nobody else can open a saved view that was deleted or is no longer shared.
    await ann.mutate('updateSavedView', { id: shared.id, shared: false });
    expect((await readProject(bob)).defaultView).toBeNull();
    await set(bob, null);
    expect(await readProject(bob)).toMatchObject({
      path: '/projects/NET/issues?q=is%3Aopen',
      viewerDefaultView: null,
    });
  });
});

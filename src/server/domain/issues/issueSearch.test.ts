/** The search over all projects as viewers with different rights see it, while others write. */
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { ROLES } from '../../../shared/issue';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createProject } from '../../store/load/createProject';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import { encodeGlobalId } from '../base/ids';

const CONNECTION = `totalCount nodes { key updatedAt priority } groups { key label count } sections { key count }
  facets(of: [STATE, PRIORITY, LABEL, PROJECT], top: 200) { field none values { key label count } }`;
const SEARCH_QUERY = `query ($query: String!, $order: IssueOrder, $group: GroupBy) {
  search(query: $query, orderBy: $order, groupBy: $group, first: 200) { ${CONNECTION} } }`;
const ALL_PROJECTS_QUERY = `query ($query: String!, $order: IssueOrder, $group: GroupBy) { issueContainer {
  __typename issues(query: $query, orderBy: $order, groupBy: $group, first: 200) { ${CONNECTION} } } }`;
const PROJECT_QUERY = `query ($key: String!, $query: String!, $order: IssueOrder, $group: GroupBy) { project(key: $key) {
  issues(query: $query, orderBy: $order, groupBy: $group, first: 200) { ${CONNECTION} } } }`;
const PAGE_QUERY = `query ($query: String!, $offset: Int!, $snapshot: String) {
  search(query: $query, orderBy: { field: PRIORITY, direction: DESC }, first: 20, offset: $offset, snapshot: $snapshot) {
    totalCount snapshot nodes { key } problems { message } } }`;

interface Connection {
  totalCount: number;
  nodes: { key: string; updatedAt: string; priority: string }[];
  groups: { key: string; label: string; count: number }[];
  sections: { key: string; count: number }[];
  facets: {
    field: string;
    none: number;
    values: { key: string; label: string; count: number }[];
  }[];
}

const QUERIES = [
  '',
  'is:open',
  'priority:high,low',
  'Issue',
  'project:GFX',
  '-project:GFX is:open',
  'no:label',
  'SEC',
];
const PROJECT_KEYS = ['GFX', 'HID', 'NET', 'SEC'];

describeEachDatabaseEngine('the search over all projects', (open) => {
  let server: MultiUserTestServer;
  let nina: SignedInTestUser;
  let otto: SignedInTestUser;
  let hiddenId: number;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    nina = await server.createPerson('nina');
    otto = await server.createPerson('otto');
    const add = (key: string, visibility: 'public' | 'private') =>
      createProject(server.store.db, {
        key,
        name: `Project ${key}`,
        description: '',
        visibility,
        createdAt: new Date(),
      });
    const load = (projectId: number, step: number) =>
      bulkLoadIssues(
        server.store,
        projectId,
        Array.from({ length: 50 }, (_, i) =>
          createNewIssueWithDefaults({
            number: i + 1,
            title: `Issue ${i}`,
            priority: (['none', 'low', 'medium', 'high'] as const)[(i * step) % 4]!,
            createdAt: new Date(1_700_000_000_000),
            updatedAt: new Date(1_700_000_000_000 + ((i * step) % 13) * 86_400_000),
          }),
        ),
      );
    await load(await add('GFX', 'public'), 3);
    hiddenId = await add('HID', 'private');
    await load(hiddenId, 5);
    await server.store.db
      .insertInto('membership')
      .values({ project_id: hiddenId, user_id: nina.userId, role: ROLES.indexOf('developer') })
      .execute();
  });
  afterAll(() => server.close());

  const read = async (viewer: SignedInTestUser, query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await viewer.sendQuery(query, variables);
    expect(errors).toBeUndefined();
    return data!;
  };
  /** Reads the lists of all projects that the viewer can read. */
  const readLists = async (viewer: SignedInTestUser, variables: Record<string, unknown>) => {
    const found = await Promise.all(
      PROJECT_KEYS.map(async (key) => {
        const { project } = (await read(viewer, PROJECT_QUERY, { key, ...variables })) as {
          project: { issues: Connection } | null;
        };
        return project?.issues ?? [];
      }),
    );
    return found.flat();
  };

  it('is the list of the container of all projects', async () => {
    const group = { field: 'PROJECT' };
    for (const viewer of [nina, otto]) {
      for (const query of QUERIES) {
        const variables = { query, order: { field: 'PRIORITY', direction: 'DESC' }, group };
        const { search } = await read(viewer, SEARCH_QUERY, variables);
        const { issueContainer } = await read(viewer, ALL_PROJECTS_QUERY, variables);
        expect(issueContainer).toEqual({ __typename: 'AllProjects', issues: search });
      }
    }
  });

  it.each([
    ['trees: true', 'trees'],
    ['orderBy: { field: TITLE, direction: ASC }', 'sorted by title'],
  ])('rejects %s for all projects', async (args, message) => {
    const { errors } = await nina.sendQuery(`{ issueContainer { issues(${args}) { totalCount } } }`, {});
    expect(errors).toMatchObject([
      { message: expect.stringContaining(message) as string, extensions: { code: 'VALIDATION_FAILED' } },
    ]);
  });

  it('lists all values of a facet in pages, and finds them by name', async () => {
    const readValues = async (viewer: SignedInTestUser, variables: Record<string, unknown>) => {
      const { facetValues } = (await read(
        viewer,
        `query ($query: String, $field: FacetField!, $matching: String, $first: Int, $after: String) {
          facetValues(query: $query, field: $field, matching: $matching, first: $first, after: $after) {
            totalCount nodes { key label count } pageInfo { hasNextPage endCursor } } }`,
        variables,
      )) as {
        facetValues: {
          totalCount: number;
          nodes: { key: string; label: string; count: number }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      return facetValues;
    };
    for (const viewer of [nina, otto]) {
      for (const field of ['STATE', 'PRIORITY', 'PROJECT', 'AUTHOR']) {
        const { search } = (await read(
          viewer,
          `{ search(query: "is:open") { facets(of: [${field}], top: 200) { values { key label count } } } }`,
          {},
        )) as { search: { facets: { values: { key: string; label: string; count: number }[] }[] } };
        const all = await readValues(viewer, { query: 'is:open', field, first: 200 });
        const byKey = (values: { key: string }[]) => values.toSorted((a, b) => (a.key < b.key ? -1 : 1));
        expect(byKey(all.nodes)).toEqual(byKey(search.facets[0]!.values));
        expect(all.totalCount).toBe(all.nodes.length);
        const first = await readValues(viewer, { query: 'is:open', field, first: 1 });
        const second = await readValues(viewer, {
          query: 'is:open',
          field,
          first: 200,
          after: first.pageInfo.endCursor,
        });
        expect([...first.nodes, ...second.nodes]).toEqual(all.nodes);
        expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([
          all.totalCount > 1,
          false,
        ]);
      }
    }
    // The texts match the key and the name, `Project HID`.
    for (const matching of ['hid', 'project h']) {
      const found = await readValues(nina, { field: 'PROJECT', matching });
      expect(found.nodes.map(({ key }) => key)).toEqual(['HID']);
      expect((await readValues(otto, { field: 'PROJECT', matching })).totalCount).toBe(0);
    }
    expect((await readValues(nina, { field: 'PRIORITY', matching: 'hi' })).nodes).toHaveLength(1);
  });

  it('is the union of the lists of the projects that the viewer can read', async () => {
    for (const viewer of [nina, otto]) {
      for (const query of QUERIES) {
        const variables = { query, order: { field: 'UPDATED_AT', direction: 'DESC' } };
        const { search } = (await read(viewer, SEARCH_QUERY, variables)) as { search: Connection };
        const lists = await readLists(viewer, variables);
        expect(search.totalCount).toBe(lists.reduce((sum, list) => sum + list.totalCount, 0));
        expect(search.nodes).toEqual(
          lists
            .flatMap(({ nodes }) => nodes)
            .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
            .slice(0, 200),
        );
        expect(sumByKey([search.sections])).toEqual(sumByKey(lists.map(({ sections }) => sections)));
        for (const [index, facet] of search.facets.entries()) {
          expect([facet.field, facet.none, sumByKey([facet.values])]).toEqual([
            facet.field,
            lists.reduce((sum, { facets }) => sum + facets[index]!.none, 0),
            sumByKey(lists.map(({ facets }) => facets[index]!.values)),
          ]);
        }
      }
    }
  });

  it('rejects sort orders whose keys cannot be compared between projects', async () => {
    const order = { field: 'TITLE', direction: 'ASC' };
    const { errors } = await nina.sendQuery(SEARCH_QUERY, { query: '', order });
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
  });

  it('groups by project, and never shows a private project to others', async () => {
    const variables = { query: '', group: { field: 'PROJECT' } };
    const { search } = (await read(nina, SEARCH_QUERY, variables)) as { search: Connection };
    expect(search.groups.map(({ key, label }) => [key, label])).toEqual([
      ['GFX', 'Project GFX'],
      ['HID', 'Project HID'],
      ['NET', 'Network'],
    ]);
    expect(search.nodes.map(({ key }) => key.split('-')[0])).toEqual(
      search.groups.flatMap(({ key, count }) => Array.from({ length: count }, () => key)).slice(0, 200),
    );
    const answer = JSON.stringify(await read(otto, SEARCH_QUERY, variables));
    expect(answer).not.toContain('HID');
    const own = (await readLists(nina, variables)).map(({ groups }) => groups.map(({ label }) => label));
    expect(own).toEqual([['Project GFX'], ['Project HID'], ['Network']]);
  });

  it('returns the pages of a snapshot without repeating or skipping an issue while others write', async () => {
    const read20 = async (offset: number, snapshot: string | null) =>
      (
        (await read(nina, PAGE_QUERY, { query: '', offset, snapshot })) as {
          search: {
            totalCount: number;
            snapshot: string;
            nodes: { key: string }[];
            problems: { message: string }[];
          };
        }
      ).search;
    // Reading the snapshot waits until the order of its issues has been computed.
    const { snapshot, totalCount } = await read20(0, null);
    await read20(totalCount, snapshot);
    let isReading = true;
    const write = async (): Promise<void> => {
      for (let n = 0; isReading; n++) {
        const id = encodeGlobalId('Issue', hiddenId, 1 + ((n * 7) % 50));
        const priority = ['URGENT', 'NONE', 'LOW'][n % 3];
        expect((await nina.mutate('updateIssue', { id, priority })).errors).toEqual([]);
      }
    };
    const writing = write();
    const keys: string[] = [];
    for (let offset = 0; offset < totalCount; offset += 20) {
      const page = await read20(offset, snapshot);
      expect(page.problems).toEqual([]);
      expect(page.totalCount).toBe(totalCount);
      keys.push(...page.nodes.map(({ key }) => key));
    }
    isReading = false;
    await writing;
    expect(new Set(keys).size).toBe(totalCount);
    // A viewer of fewer projects gets the current list instead of another viewer's snapshot.
    const { search } = (await read(otto, PAGE_QUERY, { query: '', offset: 0, snapshot })) as {
      search: { nodes: { key: string }[]; problems: { message: string }[] };
    };
    expect(search.problems).toEqual([{ message: expect.stringContaining('has expired') as string }]);
    expect(search.nodes.some(({ key }) => key.startsWith('HID'))).toBe(false);
  });
});

/** Adds up counts by key, ignoring case, without zeros. */
function sumByKey(lists: readonly (readonly { key: string; count: number }[])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { key, count } of lists.flat()) {
    if (count > 0) sums[key.toLowerCase()] = (sums[key.toLowerCase()] ?? 0) + count;
  }
  return sums;
}

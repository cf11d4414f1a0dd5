/** The start page of a person who can read hundreds of projects. */
import { sql } from 'kysely';
import { getDefaultWorkflowStateId } from '../../../shared/workflow';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { createInMemoryIssueSearch } from '../../search/columns/createInMemoryIssueSearch';
import type { IssueSearch } from '../../search/list/IssueSearch';
import { createSqlIssueFinder } from '../../search/sql/createSqlIssueFinder';
import { createSqlIssueSearch } from '../../search/sql/createSqlIssueSearch';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createProject } from '../../store/load/createProject';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';

const PROJECTS = 300;
const ASSIGNED_QUERY = '{ home { assigned { totalCount projects { count project { key } } } } }';

interface OpenedSearch {
  search: IssueSearch;
  load: (projectId: number) => Promise<void>;
  close: () => Promise<void>;
}

const openSqlSearch = (store: DatabaseStore): OpenedSearch => ({
  search: createSqlIssueSearch(store),
  load: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

function openInMemorySearch(store: DatabaseStore): OpenedSearch {
  const search = createInMemoryIssueSearch({
    store,
    fallback: createSqlIssueSearch(store),
    findIssues: createSqlIssueFinder(store),
    budget: 256 * 1024 * 1024,
  });
  return { search, load: (projectId) => search.loadProjectIndex(projectId), close: () => search.close() };
}

describeEachDatabaseEngine('assigned issues in hundreds of projects', (open) => {
  let server: TestServer;
  let opened: OpenedSearch;
  /** Ids of the projects whose lists were read. */
  let searched: number[];

  const start = async (openSearch: (store: DatabaseStore) => OpenedSearch): Promise<number[]> => {
    searched = [];
    server = await openTestServer(open, {}, (store) => {
      opened = openSearch(store);
      const { search } = opened;
      return {
        ...search,
        list: (request) => {
          searched.push(request.projectId);
          return search.list(request);
        },
      };
    });
    const ids: number[] = [];
    for (let n = 0; n < PROJECTS; n++) {
      const key = `P${n}`;
      const project = {
        key,
        name: key,
        description: '',
        visibility: 'public',
        createdAt: new Date(),
      } as const;
      ids.push(await createProject(server.store.db, project));
    }
    return ids;
  };
  const addIssue = (projectId: number, number: number, assignees: number[], isOpen = true) =>
    bulkLoadIssues(server.store, projectId, [
      createNewIssueWithDefaults({
        number,
        title: `Issue ${number}`,
        createdAt: new Date(),
        assigneeIds: assignees,
        stateId: getDefaultWorkflowStateId(isOpen ? 'Backlog' : 'Done'),
        closedAt: isOpen ? null : new Date(),
      }),
    ]);
  const read = async () => {
    searched.length = 0;
    const response = (await server.postAsMaintainer({ query: ASSIGNED_QUERY })).json<{
      data: { home: { assigned: { totalCount: number; projects: object[] } } };
    }>();
    return response.data.home.assigned;
  };
  afterEach(async () => {
    await opened.close();
    await server.server.close();
    await server.store.close();
  });

  it.each([
    ['SQL', openSqlSearch],
    ['columns', openInMemorySearch],
  ])('searches only the projects in which the person has open issues, with %s', async (_name, openSearch) => {
    const ids = await start(openSearch);
    const { maintainer, mika } = server.tracker.users;
    await sql`UPDATE issue SET assignee_ids = '{}'`.execute(server.store.db);
    for (const id of ids.slice(0, 30)) await addIssue(id, 1, [mika]);
    await addIssue(ids[40]!, 1, [maintainer]);
    await addIssue(ids[40]!, 2, [maintainer, mika]);
    await addIssue(ids[200]!, 1, [maintainer]);
    await addIssue(ids[201]!, 1, [maintainer], false);
    // One project is not in memory.
    for (const id of ids.slice(0, 200)) await opened.load(id);
    await opened.load(ids[201]!);
    expect(await read()).toEqual({
      totalCount: 3,
      projects: [
        { count: 1, project: { key: 'P200' } },
        { count: 2, project: { key: 'P40' } },
      ],
    });
    expect([...new Set(searched)].sort((a, b) => a - b)).toEqual([ids[40], ids[200]]);
  });

  it('finds an issue that was assigned immediately before', async () => {
    const ids = await start(openInMemorySearch);
    const { maintainer } = server.tracker.users;
    await sql`UPDATE issue SET assignee_ids = '{}'`.execute(server.store.db);
    await addIssue(ids[7]!, 1, []);
    await opened.load(ids[7]!);
    expect(await read()).toMatchObject({ totalCount: 0 });
    expect(searched).toEqual([]);
    await addIssue(ids[7]!, 2, [maintainer]);
    expect(await read()).toEqual({ totalCount: 1, projects: [{ count: 1, project: { key: 'P7' } }] });
  });
});

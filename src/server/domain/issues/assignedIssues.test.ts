import { getDefaultWorkflowStateId } from '../../../shared/workflow';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createProject } from '../../store/load/createProject';
import { createNewIssueWithDefaults, type NewIssue } from '../../store/load/NewIssue';

const DAY_MS = 86_400_000;
const ASSIGNED_QUERY = `{ home { assigned { totalCount projects { count project { key } }
  groups { count state { name } project { key } topIssues(first: 8) { key } } } } }`;
const LIST_QUERY =
  '{ project(key: "NET") { issues(query: "is:open assignee:@me", first: 1) { totalCount } } }';

interface Assigned {
  totalCount: number;
  projects: { count: number; project: { key: string } }[];
  groups: {
    count: number;
    state: { name: string };
    project: { key: string } | null;
    topIssues: { key: string }[];
  }[];
}

describeEachDatabaseEngine('assigned issues', (open) => {
  let server: MultiUserTestServer;
  let nina: SignedInTestUser;

  beforeEach(async () => {
    server = await openMultiUserTestServer(open);
    nina = await server.createPerson('nina', { role: 'developer' });
  });
  afterEach(() => server.close());

  const load = (projectId: number, issues: readonly (Partial<NewIssue> & { number: number })[]) =>
    bulkLoadIssues(
      server.store,
      projectId,
      issues.map((issue) =>
        createNewIssueWithDefaults({
          title: `Issue ${issue.number}`,
          createdAt: new Date(1_700_000_000_000 + issue.number),
          assigneeIds: [nina.userId],
          ...issue,
        }),
      ),
    );
  const read = async (person = nina): Promise<Assigned> =>
    ((await person.sendQuery(ASSIGNED_QUERY)).data!['home'] as { assigned: Assigned }).assigned;
  const stateId = getDefaultWorkflowStateId;
  const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS);

  it('groups open issues by state, the most active first, and sorts them by due day and priority', async () => {
    const { netId } = server.tracker;
    await load(netId, [
      { number: 901, stateId: stateId('Backlog') },
      { number: 902, stateId: stateId('Untriaged') },
      { number: 903, stateId: stateId('In review') },
      { number: 904, stateId: stateId('In progress'), priority: 'low' },
      { number: 905, stateId: stateId('In progress'), priority: 'urgent' },
      { number: 906, stateId: stateId('In progress'), dueOn: inDays(3) },
      { number: 907, stateId: stateId('In progress'), dueOn: inDays(-1) },
      { number: 908, stateId: stateId('Done'), closedAt: new Date() },
    ]);
    const { totalCount, projects, groups } = await read();
    expect(totalCount).toBe(7);
    expect(projects).toEqual([{ count: 7, project: { key: 'NET' } }]);
    expect(groups.map(({ state, topIssues }) => [state.name, topIssues.map(({ key }) => key)])).toEqual([
      ['In progress', ['NET-907', 'NET-906', 'NET-905', 'NET-904']],
      ['In review', ['NET-903']],
      ['Backlog', ['NET-901']],
      ['Untriaged', ['NET-902']],
    ]);
  });

  it('merges states of the same name of several projects', async () => {
    const otherId = await createProject(server.store.db, {
      key: 'GFX',
      name: 'Graphics',
      description: '',
      visibility: 'public',
      createdAt: new Date(),
    });
    await load(server.tracker.netId, [{ number: 901, stateId: stateId('Backlog') }]);
    await load(otherId, [
      { number: 1, stateId: stateId('Backlog'), dueOn: inDays(1) },
      { number: 2, stateId: stateId('In progress') },
    ]);
    expect(await read()).toEqual({
      totalCount: 3,
      projects: [
        { count: 2, project: { key: 'GFX' } },
        { count: 1, project: { key: 'NET' } },
      ],
      groups: [
        { count: 1, state: { name: 'In progress' }, project: { key: 'GFX' }, topIssues: [{ key: 'GFX-2' }] },
        {
          count: 2,
          state: { name: 'Backlog' },
          project: null,
          topIssues: [{ key: 'GFX-1' }, { key: 'NET-901' }],
        },
      ],
    });
  });

  it('counts more issues than it sorts exactly, and finds those that are due soon among them', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      number: 1_000 + index,
      stateId: stateId('Backlog'),
      priority: 'high' as const,
    }));
    await load(server.tracker.netId, [
      ...many,
      { number: 900, stateId: stateId('Backlog'), priority: 'none' as const, dueOn: inDays(-2) },
      { number: 901, stateId: stateId('In progress') },
    ]);
    const { totalCount, groups } = await read();
    expect(groups.map(({ state, count }) => [state.name, count])).toEqual([
      ['In progress', 1],
      ['Backlog', 121],
    ]);
    expect(groups[1]!.topIssues.slice(0, 2)).toEqual([{ key: 'NET-900' }, { key: 'NET-1119' }]);
    const list = (await nina.sendQuery(LIST_QUERY)).data!['project'] as { issues: { totalCount: number } };
    expect(totalCount).toBe(list.issues.totalCount);
  });

  it('has no groups for a person without assigned issues', async () => {
    const otto = await server.createPerson('otto');
    expect(await read(otto)).toEqual({ totalCount: 0, projects: [], groups: [] });
  });
});

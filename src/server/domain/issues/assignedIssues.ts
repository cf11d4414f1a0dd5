/** Loads the open issues that are assigned to the viewer, in all projects that they can read, grouped by state. */
import { type StateCategory, STATE_CATEGORIES } from '../../../shared/issue';
import type { IssueListPage } from '../../search/list/IssueSearch';
import type { WorkflowStateRow } from '../../store/read/attributes';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { RequestContext } from '../context/RequestContext';
import { loadVisibleProjects } from '../projects/projects';
import { toIssueListRequest } from './createIssueConnection';
import { loadListedIssues, requireIssueWorkflowState } from './issues';

/** The number of a person's issues in one project. */
export interface ProjectIssueCount {
  project: ProjectRow;
  count: number;
}

export interface AssignedIssueGroup {
  /** The state of the group, in the first project by name that has issues in it. */
  state: WorkflowStateRow;
  count: number;
  /** The project of all issues; null if they are in several. */
  project: ProjectRow | null;
  /** The first issues by due day, then priority, then number, descending. */
  issues: IssueRow[];
}

export interface AssignedIssues {
  totalCount: number;
  projects: ProjectIssueCount[];
  groups: AssignedIssueGroup[];
}

const ASSIGNED_QUERY = 'is:open assignee:@me';
/**
 * Maximum number of issues of a project, or of one of its states, that are read and sorted. In a state with more
 * issues, those of the highest priority and those due within DUE_SOON_QUERY are read.
 */
const SORTED_ISSUES_MAX = 50;
const DUE_SOON_QUERY = '(due:<today OR due:<14d)';

/** Groups are in this order of categories; within one, in the order of the workflow. */
const CATEGORY_ORDER = (['active', 'backlog', 'triage'] satisfies StateCategory[]).map((category) =>
  STATE_CATEGORIES.indexOf(category),
);

interface ProjectStateIssues {
  project: ProjectRow;
  state: WorkflowStateRow;
  count: number;
  issues: IssueRow[];
}

/** Reads the viewer's open assigned issues. Null for anonymous viewers. */
export async function loadAssignedIssues(context: RequestContext): Promise<AssignedIssues | null> {
  if (!context.viewer) return null;
  const visible = (await loadVisibleProjects(context)).filter(({ issue_count }) => issue_count > 0);
  const found = await context.search.findProjectsWithAssignedIssues(context.viewer.id, visible, 'open');
  const projects = visible.filter(({ id }) => found.has(id));
  const states = (
    await Promise.all(projects.map((project) => readAssignedIssuesOfProject(context, project)))
  ).flat();
  return {
    totalCount: sumCounts(states),
    projects: sumByProject(states),
    groups: mergeStatesOfProjects(states),
  };
}

/** Reads the assigned issues of one project by state: with one request to the search, unless there are many. */
async function readAssignedIssuesOfProject(
  context: RequestContext,
  project: ProjectRow,
): Promise<ProjectStateIssues[]> {
  const list = createAssignedIssueList(context, project, '');
  const [count, page] = await Promise.all([list.readTotalIssueCount(), list.readIssuePage(SORTED_PAGE)]);
  if (count > SORTED_ISSUES_MAX) return readManyAssignedIssues(context, project);
  const byState = new Map<number, ProjectStateIssues>();
  for (const issue of await loadPageIssues(context, project, page)) {
    const found = byState.get(issue.state_id);
    if (found) {
      found.issues.push(issue);
      found.count++;
    } else {
      const state = await requireIssueWorkflowState(context, issue);
      byState.set(issue.state_id, { project, state, count: 1, issues: [issue] });
    }
  }
  return [...byState.values()];
}

/** Reads the assigned issues of a project in which the viewer has more than SORTED_ISSUES_MAX. */
async function readManyAssignedIssues(
  context: RequestContext,
  project: ProjectRow,
): Promise<ProjectStateIssues[]> {
  const grouped = context.search.list({
    ...toIssueListRequest(context, project, ASSIGNED_QUERY),
    groupBy: { field: 'STATE', labelScope: null },
  });
  const states = await Promise.all(
    (await grouped.readGroupSections()).map(async ({ key, count }): Promise<ProjectStateIssues[]> => {
      const inState = `state:${key}`;
      const pages = await Promise.all(
        (count > SORTED_ISSUES_MAX ? [inState, `${inState} ${DUE_SOON_QUERY}`] : [inState]).map((filter) =>
          createAssignedIssueList(context, project, filter).readIssuePage(SORTED_PAGE),
        ),
      );
      const listed = (await Promise.all(pages.map((page) => loadPageIssues(context, project, page)))).flat();
      const issues = [...new Map(listed.map((issue) => [issue.number, issue])).values()];
      if (issues.length === 0) return [];
      return [{ project, state: await requireIssueWorkflowState(context, issues[0]!), count, issues }];
    }),
  );
  return states.flat();
}

const SORTED_PAGE = { first: SORTED_ISSUES_MAX, after: null, last: null, before: null, offset: null };

/** @param filter further terms of the query */
const createAssignedIssueList = (context: RequestContext, project: ProjectRow, filter: string) =>
  context.search.list({
    ...toIssueListRequest(context, project, `${ASSIGNED_QUERY} ${filter}`.trim()),
    order: { field: 'PRIORITY', direction: 'DESC' },
  });

const loadPageIssues = async (
  context: RequestContext,
  project: ProjectRow,
  page: IssueListPage,
): Promise<IssueRow[]> =>
  (await loadListedIssues(context, project.id, page)).filter((issue) => issue !== null);

/** Merges the states of all projects that have the same name and category. */
function mergeStatesOfProjects(states: readonly ProjectStateIssues[]): AssignedIssueGroup[] {
  const byName = new Map<string, ProjectStateIssues[]>();
  for (const each of states) {
    const name = `${each.state.category} ${each.state.name.toLowerCase()}`;
    byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  return [...byName.values()]
    .map((same) => ({
      state: same[0]!.state,
      count: sumCounts(same),
      project: same.length === 1 ? same[0]!.project : null,
      issues: same.flatMap(({ issues }) => issues).sort(compareByDueDayAndPriority),
    }))
    .sort(
      (a, b) =>
        CATEGORY_ORDER.indexOf(a.state.category) - CATEGORY_ORDER.indexOf(b.state.category) ||
        a.state.position - b.state.position,
    );
}

function sumByProject(states: readonly ProjectStateIssues[]): ProjectIssueCount[] {
  const byProject = new Map<ProjectRow, number>();
  for (const { project, count } of states) byProject.set(project, (byProject.get(project) ?? 0) + count);
  return [...byProject].map(([project, count]) => ({ project, count }));
}

const sumCounts = (counted: readonly { count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

const compareByDueDayAndPriority = (a: IssueRow, b: IssueRow): number =>
  (a.due_on?.getTime() ?? Infinity) - (b.due_on?.getTime() ?? Infinity) ||
  b.priority - a.priority ||
  b.number - a.number;

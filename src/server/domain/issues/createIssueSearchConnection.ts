/** The issues of all projects that the viewer may read, as one list. */
import { WinnowError } from '../../../shared/errors';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../shared/limits';
import {
  type IssueFacetField,
  MERGED_ISSUE_ORDER_FIELDS,
  type MergedFacetValue,
  type MergedIssueList,
} from '../../search/list/IssueSearch';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { memoizeResult, type PaginatedConnection, toPageInfo } from '../base/connection';
import { decodeGlobalId } from '../base/ids';
import { allMaybePromises } from '../base/maybePromise';
import { normalizeNameFilter } from '../base/matching';
import type { RequestContext } from '../context/RequestContext';
import { createFacetLabelRanking } from '../projects/findPeople';
import { loadProjectById, loadVisibleProjects, requireIssueVisibility } from '../projects/projects';
import {
  EMPTY_SUB_ISSUE_RANGE,
  countProjectIssues,
  type FacetValueArguments,
  type IssueConnection,
  type IssueListArguments,
  parseFacetValueLimit,
  toFacetValueConnection,
  toReadableProjects,
} from './createIssueConnection';
import { type ProjectFacetValue, toProjectFacetValue } from './facets';
import { toIssueRowKey } from './issues';
import { toColoredIssueListSections } from './sections';

/** Arguments of a list over all projects, which can only be read forward. */
export type IssueSearchArguments = Omit<IssueListArguments, 'query' | 'last' | 'before'> & { query: string };

export function createIssueSearchConnection(
  context: RequestContext,
  args: IssueSearchArguments,
): IssueConnection {
  const list = memoizeResult(() => openMergedList(context, args));
  const page = memoizeResult(async () =>
    (await list()).readIssuePage({
      first: args.first ?? DEFAULT_LIST_PAGE_SIZE,
      after: args.after ?? null,
      offset: args.offset ?? 0,
    }),
  );
  return {
    async edges() {
      const { rows, issues } = await page();
      for (const issue of issues) context.load.issues.prime(toIssueRowKey(issue), issue);
      const nodes = await allMaybePromises(
        rows.map(({ projectId, number }) => context.load.issues.load({ projectId, number })),
      );
      // An issue that was deleted between the search and the reading of its row is left out.
      return rows.flatMap(({ cursor }, index) => {
        const node: IssueRow | null | undefined = nodes[index];
        return node ? [{ cursor, node }] : [];
      });
    },
    async pageInfo() {
      const { rows, hasNextPage, hasPreviousPage } = await page();
      return toPageInfo({ edges: rows, hasNextPage, hasPreviousPage });
    },
    totalCount: async () => (await list()).readTotalIssueCount(),
    // Lists over several projects do not show trees, so that all issues are at the top level.
    topLevelCount: async () => (await list()).readTotalIssueCount(),
    subIssueCounts: () => Promise.resolve([]),
    subIssues: () => Promise.resolve(EMPTY_SUB_ISSUE_RANGE),
    async facets(of, top) {
      const limit = parseFacetValueLimit(top);
      const facets = await (await list()).readFacets(of, limit);
      return Promise.all(
        facets.map(async ({ values, ...facet }) => ({
          ...facet,
          values: await toProjectFacetValues(context, facet.field, values),
        })),
      );
    },
    sections: async () => (await list()).readListSections(),
    async groups() {
      const groups = await (await list()).readGroupSections();
      const named = await Promise.all(
        groups.map(async ({ projectId, ...group }) =>
          toColoredIssueListSections(await requireListedProject(context, projectId), args.groupBy?.field, [
            group,
          ]),
        ),
      );
      return named.flat();
    },
    problems: async () => (await list()).readQueryProblems(),
    snapshot: async () => (await list()).createListSnapshotToken(),
    version: async () => (await list()).readVersions(),
    async rank(id) {
      const decoded = id == null ? null : decodeGlobalId(id);
      if (decoded?.type !== 'Issue') return null;
      const [projectId = 0, number = 0] = decoded.parts;
      return (await list()).readIssueRank(projectId, number);
    },
  };
}

/** All values of one facet of the issues of all projects that the viewer may read, in pages. */
export const createSearchFacetValueConnection = (
  context: RequestContext,
  args: FacetValueArguments,
): PaginatedConnection<ProjectFacetValue> =>
  toFacetValueConnection(args, async (page) => {
    const list = await openMergedList(context, { query: args.query ?? '' });
    const ranking = await createFacetLabelRanking(context, null, args.field, normalizeNameFilter(args));
    const { values, total } = await list.readFacetValues(args.field, ranking, page);
    return { values: await toProjectFacetValues(context, args.field, values), total };
  });

const toProjectFacetValues = (
  context: RequestContext,
  field: IssueFacetField,
  values: readonly MergedFacetValue[],
): Promise<ProjectFacetValue[]> =>
  Promise.all(
    values.map(async ({ projectId, ...value }) =>
      toProjectFacetValue(await requireListedProject(context, projectId), field, value),
    ),
  );

/**
 * Opens the list over all projects that the viewer may read and that have issues.
 * @throws WinnowError VALIDATION_FAILED for a sort order whose keys are not comparable between projects
 */
async function openMergedList(
  context: RequestContext,
  { query, orderBy, groupBy, snapshot, after }: Omit<IssueSearchArguments, 'first' | 'offset'>,
): Promise<MergedIssueList> {
  if (orderBy && !MERGED_ISSUE_ORDER_FIELDS.includes(orderBy.field))
    throw new WinnowError(
      'VALIDATION_FAILED',
      'A search over all projects cannot be sorted by title, state or assignee.',
    );
  const visible = await loadVisibleProjects(context);
  // Snapshots and cursors can belong to a project that has lost its last issue since.
  const filled =
    snapshot == null && after == null ? await selectProjectsWithIssues(context, visible) : visible;
  const listed = filled.length > 0 ? filled : visible;
  return context.search.listMerged({
    // If no project has issues, the names in the query are still looked up.
    projects: listed.map((project) => ({
      id: project.id,
      key: project.key,
      version: project.version,
      issue_counter: project.issue_counter,
      visibleIssues: requireIssueVisibility(context, project),
    })),
    query,
    order: orderBy ?? null,
    groupBy: groupBy ? { field: groupBy.field, labelScope: groupBy.labelScope ?? null } : null,
    snapshot: snapshot ?? null,
    viewerId: context.viewer?.id ?? null,
    readable: () => Promise.resolve(toReadableProjects(context, visible)),
  });
}

/** Returns the projects in which the viewer may see issues. */
async function selectProjectsWithIssues(
  context: RequestContext,
  projects: readonly ProjectRow[],
): Promise<ProjectRow[]> {
  const counts = await allMaybePromises(projects.map((project) => countProjectIssues(context, project)));
  return projects.filter((_, index) => counts[index]! > 0);
}

/**
 * A project of a merged list, which the viewer may read.
 * @throws WinnowError UNAVAILABLE if it was deleted during the request
 */
async function requireListedProject(context: RequestContext, projectId: number): Promise<ProjectRow> {
  const project = await loadProjectById(context, projectId);
  if (!project) throw new WinnowError('UNAVAILABLE', 'A project was deleted during the request. Try again.');
  return project;
}

/**
 * Lists of issues as GraphQL connections, read from the search. Each part, such as facets or the total count,
 * is computed only if it is requested.
 */
import { WinnowError } from '../../../shared/errors';
import {
  DEFAULT_FACET_VALUE_COUNT,
  GRAPHQL_CONNECTION_PAGE_SIZE_MAX,
  DEFAULT_LIST_PAGE_SIZE,
  INT4_MAX,
} from '../../../shared/limits';
import type { QueryProblem } from '../../../shared/query/ast';
import { createIssueListRequest } from '../../search/list/createIssueListRequest';
import { validateIssueListPageArguments } from '../../search/list/pageArguments';
import type {
  IssueFacetField,
  IssueGroupBy,
  IssueList,
  IssueListRequest,
  ReadableProject,
  RequestedListSortOrder,
} from '../../search/list/IssueSearch';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import {
  type PaginatedConnection,
  type PaginationArguments,
  decodeCursor,
  encodeCursor,
  memoizeResult,
  toPageInfo,
  parsePageSize,
} from '../base/connection';
import { decodeGlobalId } from '../base/ids';
import { toProjectFacet, type ProjectFacet, type ProjectFacetValue, toProjectFacetValue } from './facets';
import type { MaybePromise } from '../base/maybePromise';
import { normalizeNameFilter } from '../base/matching';
import { createFacetLabelRanking } from '../projects/findPeople';
import { loadVisibleProjects, requireIssueVisibility } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { loadListedIssues } from './issues';
import { toColoredIssueListSections, type ColoredIssueListSection } from './sections';

export interface IssueListArguments extends PaginationArguments {
  query?: string | null;
  orderBy?: RequestedListSortOrder | null;
  groupBy?: { field: IssueGroupBy['field']; labelScope?: string | null } | null;
  trees?: boolean | null;
  snapshot?: string | null;
  offset?: number | null;
}

/** The direct sub-issues of an issue that are in an issue list: a part of them, with the number of all. */
export interface SubIssueRange {
  totalCount: number;
  nodes: readonly IssueRow[];
  /** Number of direct sub-issues of each node in the list. */
  subIssueCounts: readonly number[];
}

export interface SubIssueRangeArguments {
  of: string;
  first?: number | null;
  offset?: number | null;
}

export interface IssueConnection extends PaginatedConnection<IssueRow> {
  /** Number of issues at the top level: all issues, unless the list shows trees. */
  topLevelCount(): Promise<number>;
  /** Number of direct sub-issues of each issue of the page in the list; empty unless the list shows trees. */
  subIssueCounts(): Promise<readonly number[]>;
  subIssues(args: SubIssueRangeArguments): Promise<SubIssueRange>;
  facets(of: readonly IssueFacetField[], top: number | null | undefined): Promise<ProjectFacet[]>;
  sections(): Promise<ColoredIssueListSection[]>;
  groups(): Promise<ColoredIssueListSection[]>;
  problems(): Promise<QueryProblem[]>;
  snapshot(): Promise<string>;
  version(): Promise<string>;
  /** Rank of the issue with this global id, from 0; null: it is not in the list, or no id is given. */
  rank(id: string | null | undefined): Promise<number | null>;
}

export function createIssueConnection(
  context: RequestContext,
  project: ProjectRow,
  args: IssueListArguments,
): IssueConnection {
  const list = context.search.list({
    ...toIssueListRequest(context, project, args.query),
    order: args.orderBy ?? null,
    groupBy: args.groupBy ? { field: args.groupBy.field, labelScope: args.groupBy.labelScope ?? null } : null,
    trees: args.trees ?? false,
    snapshot: args.snapshot ?? null,
  });
  return toIssueConnection(context, project, list, args);
}

export interface FacetValueArguments extends PaginationArguments {
  query?: string | null;
  field: IssueFacetField;
  matching?: string | null;
}

/** All values of one facet of an issue list, such as all assignees with their numbers of issues, in pages. */
export function createFacetValueConnection(
  context: RequestContext,
  project: ProjectRow,
  args: FacetValueArguments,
): PaginatedConnection<ProjectFacetValue> {
  return toFacetValueConnection(args, async (page) => {
    const { values, total } = await context.search.readFacetValues(
      toIssueListRequest(context, project, args.query),
      args.field,
      await createFacetLabelRanking(context, project, args.field, normalizeNameFilter(args)),
      page,
    );
    return { values: values.map((value) => toProjectFacetValue(project, args.field, value)), total };
  });
}

/**
 * Turns the values of a facet into a connection.
 * @param read reads a page of the values, and the number of all of them
 */
export function toFacetValueConnection(
  args: PaginationArguments,
  read: (page: { first: number; offset: number }) => Promise<{ values: ProjectFacetValue[]; total: number }>,
): PaginatedConnection<ProjectFacetValue> {
  const first = parsePageSize(args);
  const offset = args.after == null ? 0 : decodeCursor(args.after) + 1;
  const page = memoizeResult(() => read({ first, offset }));
  const edges = memoizeResult(async () =>
    (await page()).values.map((node, index) => ({ cursor: encodeCursor(offset + index), node })),
  );
  return {
    edges,
    totalCount: async () => (await page()).total,
    pageInfo: async () =>
      toPageInfo({
        edges: await edges(),
        hasNextPage: offset + (await edges()).length < (await page()).total,
        hasPreviousPage: offset > 0,
      }),
  };
}

/** A search for a list of issues in the default order. */
export function toIssueListRequest(
  context: RequestContext,
  project: ProjectRow,
  query?: string | null,
): IssueListRequest {
  return {
    ...createIssueListRequest(project.id, requireIssueVisibility(context, project), query ?? ''),
    viewerId: context.viewer?.id ?? null,
    version: project.version,
    readable: async () => toReadableProjects(context, await loadVisibleProjects(context)),
  };
}

/** @param projects projects that the viewer may see */
export const toReadableProjects = (
  context: RequestContext,
  projects: readonly ProjectRow[],
): ReadableProject[] =>
  projects.map((project) => ({ id: project.id, visibility: requireIssueVisibility(context, project) }));

/** The number of issues of a project that the viewer may see. */
export const countProjectIssues = (context: RequestContext, project: ProjectRow): MaybePromise<number> =>
  requireIssueVisibility(context, project) === 'all'
    ? project.issue_count
    : context.search.list(toIssueListRequest(context, project)).readTotalIssueCount();

/**
 * The requested number of values per facet, DEFAULT_FACET_VALUE_COUNT by default.
 * @throws WinnowError VALIDATION_FAILED for a `top` outside 1 to GRAPHQL_CONNECTION_PAGE_SIZE_MAX
 */
export function parseFacetValueLimit(top: number | null | undefined): number {
  const count = top ?? DEFAULT_FACET_VALUE_COUNT;
  if (count < 1 || count > GRAPHQL_CONNECTION_PAGE_SIZE_MAX) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `\`top\` must be between 1 and ${GRAPHQL_CONNECTION_PAGE_SIZE_MAX}.`,
    );
  }
  return count;
}

function toIssueConnection(
  context: RequestContext,
  project: ProjectRow,
  list: IssueList,
  args: IssueListArguments,
): IssueConnection {
  const page = memoizeResult(() =>
    list.readIssuePage({
      first: args.first ?? (args.last == null ? DEFAULT_LIST_PAGE_SIZE : null),
      after: args.after ?? null,
      last: args.last ?? null,
      before: args.before ?? null,
      offset: args.offset ?? null,
    }),
  );
  const edges = memoizeResult(async () => {
    const listed = await page();
    const nodes = await loadListedIssues(context, project.id, listed);
    // An issue that was deleted between the search and the reading of its row is left out.
    return listed.rows.flatMap(({ cursor }, index) => {
      const node = nodes[index];
      return node ? [{ cursor, node, subIssueCount: listed.subIssueCounts?.[index] }] : [];
    });
  });
  return {
    edges,
    topLevelCount: () => list.readTopLevelIssueCount(),
    subIssueCounts: async () => (await edges()).flatMap(({ subIssueCount }) => subIssueCount ?? []),
    subIssues: async (range) =>
      args.trees ? readSubIssueRange(context, project, list, range) : EMPTY_SUB_ISSUE_RANGE,
    async pageInfo() {
      const { rows, hasNextPage, hasPreviousPage } = await page();
      return toPageInfo({ edges: rows, hasNextPage, hasPreviousPage });
    },
    totalCount: () => list.readTotalIssueCount(),
    facets: async (of, top) =>
      (await list.readFacets(of, parseFacetValueLimit(top))).map((facet) => toProjectFacet(project, facet)),
    sections: () => list.readListSections(),
    groups: async () =>
      toColoredIssueListSections(project, args.groupBy?.field, await list.readGroupSections()),
    problems: () => list.readQueryProblems(),
    snapshot: () => list.createListSnapshotToken(),
    version: () => list.readProjectVersion(),
    rank: (id) => readIssueRankById(project.id, list, id),
  };
}

export const EMPTY_SUB_ISSUE_RANGE: SubIssueRange = { totalCount: 0, nodes: [], subIssueCounts: [] };

/** Reads a part of the direct sub-issues of an issue that are in a list. An issue of another project has none. */
async function readSubIssueRange(
  context: RequestContext,
  project: ProjectRow,
  list: IssueList,
  { of, first, offset }: SubIssueRangeArguments,
): Promise<SubIssueRange> {
  const range = validateIssueListPageArguments({
    first: first ?? DEFAULT_LIST_PAGE_SIZE,
    after: null,
    last: null,
    before: null,
    offset: offset ?? null,
  });
  const decoded = decodeGlobalId(of);
  const [projectId, number] = decoded?.type === 'Issue' ? decoded.parts : [];
  if (projectId !== project.id || number === undefined || number > INT4_MAX) return EMPTY_SUB_ISSUE_RANGE;
  const page = await list.readSubIssuePage(number, range);
  const nodes = await loadListedIssues(context, project.id, {
    rows: page.numbers.map((number) => ({ number })),
    issues: page.issues,
  });
  // As in `edges`, deleted issues are left out.
  const present = nodes.flatMap((node, index) =>
    node ? [{ node, count: page.subIssueCounts[index]! }] : [],
  );
  return {
    totalCount: page.total,
    nodes: present.map(({ node }) => node),
    subIssueCounts: present.map(({ count }) => count),
  };
}

/** Reads the rank of an issue in a list, from 0. Null: no id is given, or the issue is not in the list. */
export async function readIssueRankById(
  projectId: number,
  list: IssueList,
  id: string | null | undefined,
): Promise<number | null> {
  const decoded = id == null ? null : decodeGlobalId(id);
  if (decoded?.type !== 'Issue' || decoded.parts[0] !== projectId) return null;
  return list.readIssueRank(decoded.parts[1] ?? 0);
}

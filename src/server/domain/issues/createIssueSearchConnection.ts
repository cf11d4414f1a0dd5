/**
 * One search over all projects that the viewer may read: the matching issues of the first project, then those
 * of the next.
 */
import type {
  IssueFacet,
  IssueFacetField,
  FacetValue,
  IssueList,
  IssueListSection,
} from '../../search/list/IssueSearch';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import {
  type PaginationArguments,
  type ConnectionEdge,
  memoizeResult,
  createInvalidCursorError,
  toPageInfo,
  parsePageSize,
} from '../base/connection';
import { toProjectFacetValue } from './facets';
import {
  readIssueRankById,
  parseFacetValueLimit,
  type IssueConnection,
  toIssueListRequest,
} from './createIssueConnection';
import { loadVisibleProjects } from '../projects/projects';
import { loadListedIssues } from './issues';
import type { RequestContext } from '../context/RequestContext';

interface ProjectIssueList {
  project: ProjectRow;
  list: IssueList;
}

/** Maximum facet values, such as labels, that are read per project and then merged over all projects. */
const FACET_VALUES_PER_PROJECT_MAX = 1_000;

export function createIssueSearchConnection(
  context: RequestContext,
  args: { query: string } & Pick<PaginationArguments, 'first' | 'after'>,
): IssueConnection {
  const size = parsePageSize(args);
  const lists = memoizeResult(async () =>
    (await loadVisibleProjects(context)).map((project) => ({
      project,
      list: context.search.list(toIssueListRequest(context, project, args.query)),
    })),
  );
  const page = memoizeResult(async () =>
    readSearchResultPage(context, await lists(), size, args.after ?? null),
  );
  const counts = memoizeResult(async () =>
    Promise.all((await lists()).map(({ list }) => list.readTotalIssueCount())),
  );
  return {
    edges: async () => (await page()).edges,
    pageInfo: async () => toPageInfo(await page()),
    totalCount: async () => (await counts()).reduce((sum, count) => sum + count, 0),
    facets: async (of, top) => mergeProjectFacets(await lists(), of, parseFacetValueLimit(top)),
    sections: async () => createIssueListSectionsByProject(await lists(), await counts()),
    groups: async () => [],
    problems: async () => (await (await lists())[0]?.list.readQueryProblems()) ?? [],
    snapshot: async () =>
      encodeListTokensByProjectId(await lists(), (list) => list.createListSnapshotToken()),
    version: async () => encodeListTokensByProjectId(await lists(), (list) => list.readProjectVersion()),
    rank: async (id) => {
      const ranks = await Promise.all(
        (await lists()).map(({ project, list }) => readIssueRankById(project.id, list, id)),
      );
      const nth = ranks.findIndex((rank) => rank !== null);
      if (nth < 0) return null;
      const before = (await counts()).slice(0, nth).reduce((sum, count) => sum + count, 0);
      return before + ranks[nth]!;
    },
  };
}

/**
 * Reads a page of issues: first from the project in which the previous page ended, then from the following
 * projects.
 */
async function readSearchResultPage(
  context: RequestContext,
  lists: readonly ProjectIssueList[],
  size: number,
  after: string | null,
) {
  const start = after === null ? null : decodeSearchCursor(after);
  const first = start ? lists.findIndex(({ project }) => project.id === start.projectId) : 0;
  if (first < 0) throw createInvalidCursorError();
  const edges: ConnectionEdge<IssueRow>[] = [];
  let hasMore = false;
  for (const [index, { project, list }] of lists.entries()) {
    if (index < first) continue;
    if (edges.length === size) {
      hasMore ||= (await list.readTotalIssueCount()) > 0;
      if (hasMore) break;
      continue;
    }
    const cursor = start && index === first ? start.cursor : null;
    const result = await list.readIssuePage({
      first: size - edges.length,
      after: cursor,
      last: null,
      before: null,
      offset: null,
    });
    const nodes = await loadListedIssues(context, project.id, result);
    result.rows.forEach((row, at) => {
      const node = nodes[at];
      if (node) edges.push({ cursor: encodeSearchCursor(project.id, row.cursor), node });
    });
    hasMore = result.hasNextPage;
    if (hasMore) break;
  }
  return { edges, hasNextPage: hasMore, hasPreviousPage: start !== null };
}

function createIssueListSectionsByProject(
  lists: readonly ProjectIssueList[],
  counts: readonly number[],
): IssueListSection[] {
  return lists
    .map(({ project }, index) => ({ key: project.key, label: project.name, count: counts[index] ?? 0 }))
    .filter((section) => section.count > 0);
}

/**
 * Merges the facets of several projects: adds up the counts of values with the same key, such as equal label
 * names. The color is that of the project with the highest count.
 */
async function mergeProjectFacets(
  lists: readonly ProjectIssueList[],
  of: readonly IssueFacetField[],
  top: number,
) {
  const results = await Promise.all(
    lists.map(async ({ project, list }) => ({
      project,
      facets: await list.readFacets(of, FACET_VALUES_PER_PROJECT_MAX),
    })),
  );
  return of.map((field) => {
    const merged = new Map<string, FacetValue & { projectId: number; highestCount: number }>();
    let none = 0;
    let noneSelection: IssueFacet['noneSelection'] = 'NONE';
    for (const { project, facets } of results) {
      const facet: IssueFacet | undefined = facets.find((each) => each.field === field);
      none += facet?.none ?? 0;
      // The projects have the same query.
      noneSelection = facet?.noneSelection ?? noneSelection;
      for (const value of facet?.values ?? []) {
        const known = merged.get(value.key);
        if (!known) merged.set(value.key, { ...value, projectId: project.id, highestCount: value.count });
        else {
          if (value.count > known.highestCount)
            Object.assign(known, { projectId: project.id, highestCount: value.count });
          known.count += value.count;
        }
      }
    }
    const values = [...merged.values()].sort(compareFacetValues).slice(0, top);
    return {
      field,
      values: values.map(({ projectId, highestCount: _highestCount, ...value }) =>
        toProjectFacetValue(projectId, field, value),
      ),
      distinct: merged.size,
      none,
      noneSelection,
    };
  });
}

function compareFacetValues(a: FacetValue, b: FacetValue): number {
  const selected = Number(b.selection !== 'NONE') - Number(a.selection !== 'NONE');
  return selected || b.count - a.count || (a.label < b.label ? -1 : 1);
}

async function encodeListTokensByProjectId(
  lists: readonly ProjectIssueList[],
  read: (list: IssueList) => Promise<string>,
): Promise<string> {
  const each = await Promise.all(lists.map(async ({ project, list }) => [project.id, await read(list)]));
  return Buffer.from(JSON.stringify(each)).toString('base64url');
}

function encodeSearchCursor(projectId: number, cursor: string): string {
  return Buffer.from(`${projectId}:${cursor}`).toString('base64url');
}

function decodeSearchCursor(position: string): { projectId: number; cursor: string } {
  const match = /^(\d{1,10}):(.+)$/s.exec(Buffer.from(position, 'base64url').toString());
  if (!match?.[1] || !match[2]) throw createInvalidCursorError();
  return { projectId: Number(match[1]), cursor: match[2] };
}

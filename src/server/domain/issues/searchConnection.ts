/** One query over all projects that a viewer may read: the lists of the projects, one after the other. */
import { WinnowError } from '../../../shared/errors';
import type { Facet, FacetField, FacetValue, IssueList, Section } from '../../search/list/Search';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { type ConnectionArguments, type Edge, once, pageInfo, pageSize } from '../base/connection';
import { valueOf } from './facets';
import { facetTop, type IssueConnection, requestOf } from './issueConnection';
import { visibleProjects } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';

interface Part {
  project: ProjectRow;
  list: IssueList;
}

/** Values of each project that a facet over all of them is added up from. */
const FACET_VALUES_MERGED = 1_000;

export function searchConnection(
  context: RequestContext,
  args: { query: string } & Pick<ConnectionArguments, 'first' | 'after'>,
): IssueConnection {
  const size = pageSize(args);
  const parts = once(async () =>
    (await visibleProjects(context)).map((project) => ({
      project,
      list: context.search.list(requestOf(context, project, args.query)),
    })),
  );
  const page = once(async () => readPage(context, await parts(), size, args.after ?? null));
  const counts = once(async () => Promise.all((await parts()).map(({ list }) => list.totalCount())));
  return {
    edges: async () => (await page()).edges,
    pageInfo: async () => pageInfo(await page()),
    totalCount: async () => (await counts()).reduce((sum, count) => sum + count, 0),
    facets: async (of, top) => mergeFacets(await parts(), of, facetTop(top)),
    sections: async () => projectSections(await parts(), await counts()),
    groups: async () => [],
    problems: async () => (await (await parts())[0]?.list.problems()) ?? [],
    snapshot: async () => joined(await parts(), (list) => list.snapshot()),
    version: async () => joined(await parts(), (list) => list.version()),
  };
}

/** Fills a page from the project that the cursor is of, then from those that follow. */
async function readPage(context: RequestContext, parts: readonly Part[], size: number, after: string | null) {
  const start = after === null ? null : decodePosition(after);
  const first = start ? parts.findIndex(({ project }) => project.id === start.projectId) : 0;
  if (first < 0) throw unknownCursor();
  const edges: Edge<IssueRow>[] = [];
  let more = false;
  for (const [index, { project, list }] of parts.entries()) {
    if (index < first) continue;
    if (edges.length === size) {
      more ||= (await list.totalCount()) > 0;
      if (more) break;
      continue;
    }
    const cursor = start && index === first ? start.cursor : null;
    const answer = await list.page({
      first: size - edges.length,
      after: cursor,
      last: null,
      before: null,
      offset: null,
    });
    const nodes = await Promise.all(
      answer.rows.map((row) => context.load.issues.load({ projectId: project.id, number: row.number })),
    );
    answer.rows.forEach((row, at) => {
      const node = nodes[at];
      if (node) edges.push({ cursor: encodePosition(project.id, row.cursor), node });
    });
    more = answer.hasNextPage;
    if (more) break;
  }
  return { edges, hasNextPage: more, hasPreviousPage: start !== null };
}

function projectSections(parts: readonly Part[], counts: readonly number[]): Section[] {
  return parts
    .map(({ project }, index) => ({ key: project.key, label: project.name, count: counts[index] ?? 0 }))
    .filter((section) => section.count > 0);
}

/** Values that read alike are added up; a color is that of the project which has most of them. */
async function mergeFacets(parts: readonly Part[], of: readonly FacetField[], top: number) {
  const answers = await Promise.all(
    parts.map(async ({ project, list }) => ({ project, facets: await list.facets(of, FACET_VALUES_MERGED) })),
  );
  return of.map((field) => {
    const merged = new Map<string, FacetValue & { projectId: number; most: number }>();
    let none = 0;
    for (const { project, facets } of answers) {
      const facet: Facet | undefined = facets.find((each) => each.field === field);
      none += facet?.none ?? 0;
      for (const value of facet?.values ?? []) {
        const known = merged.get(value.key);
        if (!known) merged.set(value.key, { ...value, projectId: project.id, most: value.count });
        else {
          if (value.count > known.most) Object.assign(known, { projectId: project.id, most: value.count });
          known.count += value.count;
        }
      }
    }
    const values = [...merged.values()].sort(byRank).slice(0, top);
    return {
      field,
      values: values.map(({ projectId, most: _most, ...value }) => valueOf(projectId, field, value)),
      distinct: merged.size,
      none,
    };
  });
}

function byRank(a: FacetValue, b: FacetValue): number {
  const selected = Number(b.selection !== 'NONE') - Number(a.selection !== 'NONE');
  return selected || b.count - a.count || (a.label < b.label ? -1 : 1);
}

async function joined(parts: readonly Part[], read: (list: IssueList) => Promise<string>): Promise<string> {
  const each = await Promise.all(parts.map(async ({ project, list }) => [project.id, await read(list)]));
  return Buffer.from(JSON.stringify(each)).toString('base64url');
}

function encodePosition(projectId: number, cursor: string): string {
  return Buffer.from(`${projectId}:${cursor}`).toString('base64url');
}

function decodePosition(position: string): { projectId: number; cursor: string } {
  const match = /^(\d{1,10}):(.+)$/s.exec(Buffer.from(position, 'base64url').toString());
  if (!match?.[1] || !match[2]) throw unknownCursor();
  return { projectId: Number(match[1]), cursor: match[2] };
}

function unknownCursor(): WinnowError {
  return new WinnowError('VALIDATION_FAILED', 'This cursor is not one of this list.');
}

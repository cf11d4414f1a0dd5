/**
 * A list request that is ready to be answered: its query is parsed, and the names in it are resolved to ids.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ParsedSearchQuery, SearchQueryNode, QueryProblem } from '../../../shared/query/ast';
import type { IssueVisibility, RestrictedProject } from '../../store/read/issueVisibility';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import type { ValueAtProjectVersion } from '../statements/versioned';
import type { ProjectCatalog } from './catalog';
import type { ListSortOrder } from './ListSortOrder';
import type { ResolvedQueryNames } from './resolveQueryNames';
import type { IssueGroupBy, IssueListRequest } from './IssueSearch';

/** The ids with which the filters of a query are compiled. */
export interface QueryCompileContext {
  projectId: number;
  resolved: ResolvedQueryNames;
  /** The issues of the list's own project that the viewer may see. */
  visibility: IssueVisibility;
  /**
   * The projects, among the list's own and `readable`, of which the viewer may see some issues only. Relations to
   * their other issues do not count.
   */
  restrictedProjects: readonly RestrictedProject[];
  /**
   * Ids of the projects whose issues count as linked, including the list's own project, ascending. Empty if
   * the query has no filter for links.
   */
  readable: readonly number[];
}

export interface PreparedIssueListRequest {
  request: IssueListRequest;
  parsed: ParsedSearchQuery;
  catalog: ProjectCatalog;
  scope: QueryCompileContext;
  order: ListSortOrder;
  groupBy: IssueGroupBy | null;
  /** Syntax errors and unknown names in the query, in order of position. */
  problems: QueryProblem[];
}

/** Finds the numbers of the issues that match a query node. */
export interface IssueNumbersFinder {
  /** Finds them at this version of the project or a later one. */
  find(
    node: SearchQueryNode,
    scope: QueryCompileContext,
    version: number,
  ): Promise<ValueAtProjectVersion<Int32Array<ArrayBuffer>>>;
  /**
   * Finds them in a transaction, at its version of the project.
   * @param among the issues of which the matching ones are found; null: all
   */
  findInTransaction(
    tx: Transaction<DatabaseTables>,
    node: SearchQueryNode,
    scope: QueryCompileContext,
    among: readonly number[] | null,
  ): Promise<ValueAtProjectVersion<Int32Array<ArrayBuffer>>>;
}

/** Returns a short key of an issue list. Equal lists have equal keys, however their queries are written. */
export function createIssueListKey({
  request,
  parsed,
  scope,
  order,
  groupBy,
}: PreparedIssueListRequest): string {
  const query = serializeQuery(parsed);
  const viewer = query.includes('"@me"') ? request.viewerId : null;
  const { projectId, trees = false } = request;
  const parts = [projectId, query, order.field, order.direction, groupBy, viewer, scope.readable, trees];
  const { restrictedProjects } = scope;
  const key = restrictedProjects.length === 0 ? parts : [...parts, restrictedProjects];
  return createHash('sha256').update(JSON.stringify(key)).digest('base64url').slice(0, 22);
}

/** Caches queries as text, because a search over several projects opens a list with the same query for each of them. */
const serializedQueries = new WeakMap<ParsedSearchQuery, string>();

function serializeQuery(parsed: ParsedSearchQuery): string {
  let text = serializedQueries.get(parsed);
  if (text === undefined) serializedQueries.set(parsed, (text = serializeQueryNode(parsed.root)));
  return text;
}

/**
 * Returns a query node as text, for use in a key. Nodes that differ only in position or spelling yield the
 * same text.
 */
export function serializeQueryNode(node: SearchQueryNode): string {
  return JSON.stringify(node, (name, value: unknown) =>
    UNSERIALIZED_QUERY_NODE_PROPERTIES.has(name) ? undefined : value,
  );
}

const UNSERIALIZED_QUERY_NODE_PROPERTIES: ReadonlySet<string> = new Set([
  'start',
  'end',
  'valueSpan',
  'text',
]);

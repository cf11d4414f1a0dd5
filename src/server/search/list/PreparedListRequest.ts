/**
 * A list request that is ready to be answered: its query is parsed, and the names in it are resolved to ids.
 */
import { createHash } from 'node:crypto';
import type { ParsedQuery, QueryNode, QueryProblem } from '../../../shared/query/ast';
import type { Versioned } from '../statements/versioned';
import type { NameCatalog } from './catalog';
import type { ListSortOrder } from './ListSortOrder';
import type { ResolvedNames } from './resolveNames';
import type { GroupBy, ListRequest } from './Search';

/** The ids with which the filters of a query are compiled. */
export interface QueryScope {
  projectId: number;
  resolved: ResolvedNames;
  /**
   * Ids of the projects whose issues count as linked, including the list's own project, ascending. Empty if
   * the query has no filter for links.
   */
  readable: readonly number[];
}

export interface PreparedListRequest {
  request: ListRequest;
  parsed: ParsedQuery;
  catalog: NameCatalog;
  scope: QueryScope;
  order: ListSortOrder;
  groupBy: GroupBy | null;
  /** Syntax errors and unknown names in the query, in order of position. */
  problems: QueryProblem[];
}

/** Finds the numbers of the issues that match a query node, at this version of the project or a later one. */
export type FindIssues = (
  node: QueryNode,
  scope: QueryScope,
  version: number,
) => Promise<Versioned<Int32Array>>;

/** Returns a short key of an issue list. Equal lists have equal keys, however their queries are written. */
export function listKey({ request, parsed, scope, order, groupBy }: PreparedListRequest): string {
  const query = nodeKey(parsed.root);
  const viewer = query.includes('"@me"') ? request.viewerId : null;
  const parts = [request.projectId, query, order.field, order.direction, groupBy, viewer, scope.readable];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/**
 * Returns a query node as text, for use in a key. Nodes that differ only in position or spelling yield the
 * same text.
 */
export function nodeKey(node: QueryNode): string {
  return JSON.stringify(node, (name, value: unknown) =>
    IGNORED_NODE_PROPERTIES.has(name) ? undefined : value,
  );
}

const IGNORED_NODE_PROPERTIES: ReadonlySet<string> = new Set(['start', 'end', 'valueSpan', 'text']);

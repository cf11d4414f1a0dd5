/** A list request that is ready to be answered: parsed, with its names resolved to ids. */
import { createHash } from 'node:crypto';
import type { ParsedQuery, QueryNode, QueryProblem } from '../../../shared/query/ast';
import type { Versioned } from '../statements/versioned';
import type { NameCatalog } from './catalog';
import type { ListSortOrder } from './ListSortOrder';
import type { ResolvedNames } from './resolveNames';
import type { GroupBy, ListRequest } from './Search';

/** The ids and viewer that a query's filters are compiled with. */
export interface QueryScope {
  projectId: number;
  resolved: ResolvedNames;
  /**
   * Ids of the projects to which links may lead, including this one, ascending. Empty if the query has no
   * filter for links.
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
  /** Syntax errors and unknown names in the query, by position. */
  problems: QueryProblem[];
}

/** Finds the numbers of the issues that match a query node, at this version of the project or a later one. */
export type FindIssues = (
  node: QueryNode,
  scope: QueryScope,
  version: number,
) => Promise<Versioned<Int32Array>>;

/** A short key of an issue list. Equal lists have equal keys, however the query is written. */
export function listKey({ request, parsed, scope, order, groupBy }: PreparedListRequest): string {
  const query = nodeKey(parsed.root);
  const viewer = query.includes('"@me"') ? request.viewerId : null;
  const parts = [request.projectId, query, order.field, order.direction, groupBy, viewer, scope.readable];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** A query node as text, for use as a key: independent of its position and spelling. */
export function nodeKey(node: QueryNode): string {
  return JSON.stringify(node, (name, value: unknown) =>
    IGNORED_NODE_PROPERTIES.has(name) ? undefined : value,
  );
}

const IGNORED_NODE_PROPERTIES: ReadonlySet<string> = new Set(['start', 'end', 'valueSpan', 'text']);

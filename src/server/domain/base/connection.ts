/**
 * GraphQL connections: lists that are read in pages. Each part, such as the total count, is computed only if
 * it is requested.
 */
import { WinnowError } from '../../../shared/errors';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX, DEFAULT_LIST_PAGE_SIZE } from '../../../shared/limits';
import { mapMaybePromise, type MaybePromise } from './maybePromise';

export interface ConnectionEdge<Node> {
  cursor: string;
  node: Node;
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface PaginatedConnection<Node> {
  edges(): MaybePromise<readonly ConnectionEdge<Node>[]>;
  pageInfo(): MaybePromise<PageInfo>;
  totalCount(): MaybePromise<number>;
}

/** The pagination arguments of a GraphQL field. */
export interface PaginationArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/**
 * The requested page size, DEFAULT_LIST_PAGE_SIZE by default.
 * @throws WinnowError VALIDATION_FAILED for `first` together with `last`, or a size outside 1 to
 *   GRAPHQL_CONNECTION_PAGE_SIZE_MAX
 */
export function parsePageSize({ first, last }: PaginationArguments): number {
  if (first != null && last != null)
    throw new WinnowError('VALIDATION_FAILED', 'Use `first` or `last`, not both.');
  const size = first ?? last ?? DEFAULT_LIST_PAGE_SIZE;
  if (size < 1 || size > GRAPHQL_CONNECTION_PAGE_SIZE_MAX) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `\`${last == null ? 'first' : 'last'}\` must be between 1 and ${GRAPHQL_CONNECTION_PAGE_SIZE_MAX}.`,
    );
  }
  return size;
}

/** A page of a list that is short enough to be read completely, such as the labels of a project. */
export function createConnectionFromList<Node>(
  list: () => MaybePromise<readonly Node[]>,
  cursorOf: (node: Node) => string,
  args: PaginationArguments,
): PaginatedConnection<Node> {
  const size = parsePageSize(args);
  const whole = memoizeResult(list);
  const slice = memoizeResult(() =>
    mapMaybePromise(whole(), (nodes) => {
      const from = args.after == null ? 0 : findIndexByCursor(nodes, cursorOf, args.after) + 1;
      const until = args.before == null ? nodes.length : findIndexByCursor(nodes, cursorOf, args.before);
      const start = args.last == null ? from : Math.max(from, until - size);
      const end = args.last == null ? Math.min(until, from + size) : until;
      const edges = nodes.slice(start, end).map((node) => new ListEdge(node, cursorOf));
      return { edges, hasNextPage: end < nodes.length, hasPreviousPage: start > 0 };
    }),
  );
  return {
    edges: () => mapMaybePromise(slice(), ({ edges }) => edges),
    pageInfo: () => mapMaybePromise(slice(), toPageInfo),
    totalCount: () => mapMaybePromise(whole(), ({ length }) => length),
  };
}

/**
 * An edge that computes its cursor on demand. Most queries request only the nodes, such as the labels of each row of a
 * list.
 */
class ListEdge<Node> implements ConnectionEdge<Node> {
  readonly node: Node;
  readonly #cursorOf: (node: Node) => string;

  constructor(node: Node, cursorOf: (node: Node) => string) {
    this.node = node;
    this.#cursorOf = cursorOf;
  }

  get cursor(): string {
    return this.#cursorOf(this.node);
  }
}

/** The page that a keyset connection asks its `read` function for. */
export interface KeysetPageRequest {
  /** Number of the item from which the page is read, exclusive; null: from the end of the list. */
  bound: number | null;
  /** Whether the page is read backwards: the items before `bound`, or the last ones. */
  isBackward: boolean;
  /** Maximum items on the page. */
  size: number;
}

export interface KeysetPage<Node> {
  /** The items of the page in the direction in which they were read. */
  rows: Node[];
  /** Whether there are more items in this direction. */
  hasMore: boolean;
  /** Number of the last item that was scanned, if the next page continues there rather than after the last row. */
  scannedTo?: number | null;
}

/**
 * The page of a keyset connection.
 * @param rows up to `size` + 1 rows; the additional one shows that there are more
 */
export const toKeysetPage = <Node>(rows: readonly Node[], size: number): KeysetPage<Node> => ({
  rows: rows.slice(0, size),
  hasMore: rows.length > size,
});

/**
 * A list that is too long to be read completely. It is paged from either end by a number of each item, which is the
 * item's cursor.
 * @throws WinnowError VALIDATION_FAILED for arguments that exclude each other, and for a malformed cursor
 */
export function createKeysetConnection<Node>(
  args: PaginationArguments,
  read: (slice: KeysetPageRequest) => Promise<KeysetPage<Node>>,
  numberOf: (node: Node) => number,
  totalCount: () => Promise<number>,
): PaginatedConnection<Node> {
  const size = parsePageSize(args);
  const isBackward = args.last != null;
  if (isBackward ? args.after != null : args.before != null) {
    throw new WinnowError('VALIDATION_FAILED', 'Use `after` with `first`, and `before` with `last`.');
  }
  const cursor = args.after ?? args.before;
  const bound = cursor == null ? null : decodeCursor(cursor);
  const page = memoizeResult(() => read({ bound, isBackward, size }));
  const edges = memoizeResult(async () => {
    const { rows } = await page();
    const ordered = isBackward ? rows.toReversed() : rows;
    return ordered.map((node) => ({ cursor: encodeCursor(numberOf(node)), node }));
  });
  return {
    edges,
    totalCount: memoizeResult(totalCount),
    async pageInfo() {
      const { hasMore, scannedTo = null } = await page();
      const info = toPageInfo({
        edges: await edges(),
        hasNextPage: isBackward ? bound !== null : hasMore,
        hasPreviousPage: isBackward ? hasMore : bound !== null,
      });
      if (scannedTo === null) return info;
      return { ...info, [isBackward ? 'startCursor' : 'endCursor']: encodeCursor(scannedTo) };
    },
  };
}

/**
 * A keyset connection that is paged forwards only.
 * @param read returns up to `limit` items after the number
 */
export function createForwardOnlyKeysetConnection<Node>(
  { first, after }: PaginationArguments,
  read: (after: number | null, limit: number) => Promise<Node[]>,
  numberOf: (node: Node) => number,
  totalCount: () => Promise<number>,
): PaginatedConnection<Node> {
  return createKeysetConnection(
    { first, after },
    async ({ bound, size }) => toKeysetPage(await read(bound, size + 1), size),
    numberOf,
    totalCount,
  );
}

export function toPageInfo(page: {
  edges: readonly { cursor: string }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}): PageInfo {
  return {
    hasNextPage: page.hasNextPage,
    hasPreviousPage: page.hasPreviousPage,
    startCursor: page.edges[0]?.cursor ?? null,
    endCursor: page.edges.at(-1)?.cursor ?? null,
  };
}

/** Memoizes a function without arguments. */
export function memoizeResult<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | null = null;
  return () => (computed ??= { value: compute() }).value;
}

/** Encodes a number as an opaque cursor. */
export function encodeCursor(number: number): string {
  return Buffer.from(`${number}`, 'latin1').toString('base64url');
}

/**
 * Decodes a cursor to its number.
 * @throws WinnowError VALIDATION_FAILED for a malformed cursor
 */
export function decodeCursor(cursor: string): number {
  const text = Buffer.from(cursor.slice(0, 40), 'base64url').toString('latin1');
  if (!/^\d{1,15}$/.test(text)) throw createInvalidCursorError();
  return Number(text);
}

function findIndexByCursor<Node>(
  nodes: readonly Node[],
  cursorOf: (node: Node) => string,
  cursor: string,
): number {
  const index = nodes.findIndex((node) => cursorOf(node) === cursor);
  if (index < 0) throw createInvalidCursorError();
  return index;
}

export function createInvalidCursorError(): WinnowError {
  return new WinnowError('VALIDATION_FAILED', 'Invalid cursor: it does not belong to this list.');
}

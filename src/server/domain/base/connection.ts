/**
 * GraphQL connections: lists that are read in pages. Each part, such as the total count, is computed only if
 * it is requested.
 */
import { WinnowError } from '../../../shared/errors';
import { PAGE_SIZE_MAX, PAGE_SIZE } from '../../../shared/limits';

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface Connection<Node> {
  edges(): Promise<readonly Edge<Node>[]>;
  pageInfo(): Promise<PageInfo>;
  totalCount(): Promise<number>;
}

/** The pagination arguments of a GraphQL field. */
export interface ConnectionArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/**
 * The requested page size, PAGE_SIZE by default.
 * @throws WinnowError VALIDATION_FAILED for `first` together with `last`, or a size outside 1 to PAGE_SIZE_MAX
 */
export function parsePageSize({ first, last }: ConnectionArguments): number {
  if (first != null && last != null)
    throw new WinnowError('VALIDATION_FAILED', 'Use `first` or `last`, not both.');
  const size = first ?? last ?? PAGE_SIZE;
  if (size < 1 || size > PAGE_SIZE_MAX) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `\`${last == null ? 'first' : 'last'}\` must be between 1 and ${PAGE_SIZE_MAX}.`,
    );
  }
  return size;
}

/** A page of a list that is short enough to be read completely, such as the labels of a project. */
export function createListConnection<Node>(
  list: () => Promise<readonly Node[]>,
  cursorOf: (node: Node) => string,
  args: ConnectionArguments,
): Connection<Node> {
  const size = parsePageSize(args);
  const whole = computeOnce(list);
  const slice = computeOnce(async () => {
    const nodes = await whole();
    const from = args.after == null ? 0 : findCursorIndex(nodes, cursorOf, args.after) + 1;
    const until = args.before == null ? nodes.length : findCursorIndex(nodes, cursorOf, args.before);
    const start = args.last == null ? from : Math.max(from, until - size);
    const end = args.last == null ? Math.min(until, from + size) : until;
    const edges = nodes.slice(start, end).map((node) => ({ cursor: cursorOf(node), node }));
    return { edges, hasNextPage: end < nodes.length, hasPreviousPage: start > 0 };
  });
  return {
    edges: async () => (await slice()).edges,
    pageInfo: async () => toPageInfo(await slice()),
    totalCount: async () => (await whole()).length,
  };
}

/**
 * A list that is paged forwards only, with the last item's number as the cursor.
 * @param read returns up to `limit` items after the number
 */
export function createForwardConnection<Node>(
  args: ConnectionArguments,
  read: (after: number | null, limit: number) => Promise<Node[]>,
  numberOf: (node: Node) => number,
  totalCount: () => Promise<number>,
): Connection<Node> {
  const size = parsePageSize(args);
  const after = args.after == null ? null : decodeCursor(args.after);
  const rows = computeOnce(() => read(after, size + 1));
  const edges = computeOnce(async () =>
    (await rows()).slice(0, size).map((node) => ({ cursor: encodeCursor(numberOf(node)), node })),
  );
  return {
    edges,
    totalCount,
    pageInfo: async () =>
      toPageInfo({
        edges: await edges(),
        hasNextPage: (await rows()).length > size,
        hasPreviousPage: after !== null,
      }),
  };
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
export function computeOnce<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | null = null;
  return () => (computed ??= { value: compute() }).value;
}

/** Encodes a number as an opaque cursor. */
export function encodeCursor(number: number): string {
  return Buffer.from(`${number}`, 'latin1').toString('base64url');
}

/** @throws WinnowError VALIDATION_FAILED for a malformed cursor */
export function decodeCursor(cursor: string): number {
  const text = Buffer.from(cursor.slice(0, 40), 'base64url').toString('latin1');
  if (!/^\d{1,15}$/.test(text)) throw invalidCursorError();
  return Number(text);
}

function findCursorIndex<Node>(
  nodes: readonly Node[],
  cursorOf: (node: Node) => string,
  cursor: string,
): number {
  const index = nodes.findIndex((node) => cursorOf(node) === cursor);
  if (index < 0) throw invalidCursorError();
  return index;
}

function invalidCursorError(): WinnowError {
  return new WinnowError('VALIDATION_FAILED', 'Invalid cursor: it does not belong to this list.');
}

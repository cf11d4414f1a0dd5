/** Connections: lists that are read in pages. Each part is computed only where it is asked for. */
import { WinnowError } from '../../../shared/errors';
import { PAGE_MAX, PAGE_SIZE } from '../../../shared/limits';

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

/** As GraphQL hands them over. */
export interface ConnectionArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** How many items a page has. Throws VALIDATION_FAILED for `first` beside `last` and for sizes outside 1 to PAGE_MAX. */
export function pageSize({ first, last }: ConnectionArguments): number {
  if (first != null && last != null)
    throw new WinnowError('VALIDATION_FAILED', 'Use `first` or `last`, not both.');
  const size = first ?? last ?? PAGE_SIZE;
  if (size < 1 || size > PAGE_MAX) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `\`${last == null ? 'first' : 'last'}\` must be between 1 and ${PAGE_MAX}.`,
    );
  }
  return size;
}

/** A page of a list that is short enough to be read whole: a project's labels, an issue's links. */
export function listConnection<Node>(
  list: () => Promise<readonly Node[]>,
  cursorOf: (node: Node) => string,
  args: ConnectionArguments,
): Connection<Node> {
  const size = pageSize(args);
  const whole = once(list);
  const slice = once(async () => {
    const nodes = await whole();
    const from = args.after == null ? 0 : position(nodes, cursorOf, args.after) + 1;
    const until = args.before == null ? nodes.length : position(nodes, cursorOf, args.before);
    const start = args.last == null ? from : Math.max(from, until - size);
    const end = args.last == null ? Math.min(until, from + size) : until;
    const edges = nodes.slice(start, end).map((node) => ({ cursor: cursorOf(node), node }));
    return { edges, hasNextPage: end < nodes.length, hasPreviousPage: start > 0 };
  });
  return {
    edges: async () => (await slice()).edges,
    pageInfo: async () => pageInfo(await slice()),
    totalCount: async () => (await whole()).length,
  };
}

/** A list read forwards, by the number of what a page ended with. `read` answers up to `limit` after that. */
export function forwardConnection<Node>(
  args: ConnectionArguments,
  read: (after: number | null, limit: number) => Promise<Node[]>,
  numberOf: (node: Node) => number,
  totalCount: () => Promise<number>,
): Connection<Node> {
  const size = pageSize(args);
  const after = args.after == null ? null : decodeCursor(args.after);
  const rows = once(() => read(after, size + 1));
  const edges = once(async () =>
    (await rows()).slice(0, size).map((node) => ({ cursor: encodeCursor(numberOf(node)), node })),
  );
  return {
    edges,
    totalCount,
    pageInfo: async () =>
      pageInfo({
        edges: await edges(),
        hasNextPage: (await rows()).length > size,
        hasPreviousPage: after !== null,
      }),
  };
}

/** `pageInfo` of a page whose edges are known. */
export function pageInfo(page: {
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

/** Computes at the first call, and answers the same ever after. */
export function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | null = null;
  return () => (computed ??= { value: compute() }).value;
}

/** A cursor that says nothing but a number. */
export function encodeCursor(number: number): string {
  return Buffer.from(`${number}`, 'latin1').toString('base64url');
}

/** The number of a cursor. Throws VALIDATION_FAILED for what is no cursor. */
export function decodeCursor(cursor: string): number {
  const text = Buffer.from(cursor.slice(0, 40), 'base64url').toString('latin1');
  if (!/^\d{1,15}$/.test(text)) throw unknownCursor();
  return Number(text);
}

function position<Node>(nodes: readonly Node[], cursorOf: (node: Node) => string, cursor: string): number {
  const index = nodes.findIndex((node) => cursorOf(node) === cursor);
  if (index < 0) throw unknownCursor();
  return index;
}

function unknownCursor(): WinnowError {
  return new WinnowError('VALIDATION_FAILED', 'Invalid cursor: it does not belong to this list.');
}

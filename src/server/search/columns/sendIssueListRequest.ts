/**
 * Sends requests for issue lists to the worker thread of the columns. The sets of issue numbers that the filters refer
 * to are found first, in SQL or the word index, so that the thread is asked once.
 */
import type { Transaction } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import type { SearchQueryNode } from '../../../shared/query/ast';
import type { IssueRowKey } from '../../store/read/issues';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import { readChangedIssueNumbers } from '../indexing/readChangedIssueNumbers';
import type { NameResolver } from '../list/NameResolver';
import type { IssueNumbersFinder, QueryCompileContext } from '../list/PreparedIssueListRequest';
import type { ValueAtProjectVersion } from '../statements/versioned';
import type { ColumnStoreIndexer } from './ColumnStoreIndexer';
import type { ColumnStoreThread } from './ColumnStoreThread';
import type { IssueNumberSetQueries } from './compileColumnFilter';
import type {
  ColumnStoreResult,
  CompiledIssueListRequest,
  IssueListPartsRequest,
  IssueListPartsResult,
  PackedFacetCounts,
  SuppliedIssueNumberSet,
} from './data/protocol';
import type { FoundIssueNumberSet } from './SentColumns';

/**
 * Number of attempts to read the sets and the changes of the columns in one transaction. An attempt fails only if the
 * columns must be loaded again because events are missing.
 */
const TRANSACTION_ATTEMPTS = 4;

/** Dependencies that all issue lists of one project share. */
export interface IssueListDependencies {
  names: NameResolver;
  findIssues: IssueNumbersFinder;
  thread: ColumnStoreThread;
  indexer: Pick<ColumnStoreIndexer, 'catchUpToVersion' | 'sentColumns' | 'readAtColumnVersion'>;
  /** Reads the numbers of the sub-issues of an issue in the order that users have given them. */
  readSubIssueOrder: (parent: IssueRowKey) => Promise<ValueAtProjectVersion<Int32Array<ArrayBuffer>>>;
}

/**
 * The result of a list request. The columns' thread sends the facets later than all other parts of the list.
 */
export type ColumnStoreListResult = IssueListPartsResult & { facets: Promise<PackedFacetCounts[]> };

/** A list request, and what is needed to find the sets of issue numbers that its filters refer to. */
interface ListRequest {
  plan: CompiledIssueListRequest;
  parts: IssueListPartsRequest;
  /** Queries of the sets, by the keys that filters refer to. */
  queries: IssueNumberSetQueries;
  scope: QueryCompileContext;
  /** The sets that have been found for this request, by key. Some may be outdated. */
  found: Map<string, FoundIssueNumberSet>;
}

/** A list request that was sent, and the request for its facets. */
interface SentRequests {
  list: Promise<ColumnStoreResult>;
  facets: Promise<ColumnStoreResult>;
}

/**
 * Sends a list request to the columns' thread, with the sets of issue numbers that the thread lacks.
 * @param queries queries of the sets of issue numbers, by the keys that filters refer to
 * @returns null if the snapshot of the list has expired
 */
export async function sendIssueListRequest(
  source: IssueListDependencies,
  plan: CompiledIssueListRequest,
  parts: IssueListPartsRequest,
  queries: IssueNumberSetQueries,
  scope: QueryCompileContext,
): Promise<ColumnStoreListResult | null> {
  const { indexer } = source;
  const request: ListRequest = { plan, parts, queries, scope, found: new Map() };
  let sent = sendIfComplete(source, request);
  if (!sent) {
    const versions = await findSets(source, request, listLackingSets(source, request));
    await indexer.catchUpToVersion(Math.max(0, ...versions), 'db');
    sent = sendIfComplete(source, request);
  }
  // The project has changed meanwhile. While it changes constantly, only a transaction reads sets and columns of the
  // same version for sure. It is not the first choice, because the embedded engine serves no other request meanwhile.
  for (let attempt = 1; !sent && attempt <= TRANSACTION_ATTEMPTS; attempt++) {
    sent = await sendInTransaction(source, request);
    if (sent) break;
    await indexer.catchUpToVersion(0, 'db');
    sent = sendIfComplete(source, request);
  }
  if (sent) return readListResult(sent);
  throw createProjectChangesTooFastError();
}

export function createProjectChangesTooFastError(): WinnowError {
  return new WinnowError('UNAVAILABLE', 'The project is changing too quickly to be read. Try again.');
}

/** The keys of the sets that the thread does not have, and that have not been found for the version of the columns. */
function listLackingSets(
  { indexer: { sentColumns } }: IssueListDependencies,
  request: ListRequest,
): string[] {
  return [...request.queries.keys()].filter((key) => {
    const set = request.found.get(key);
    return !sentColumns.sets.has(key) && !(set && sentColumns.isCurrent(set));
  });
}

/** Finds sets, each at its own version, and returns the versions. */
function findSets(
  { indexer, findIssues }: IssueListDependencies,
  { queries, scope, found }: ListRequest,
  keys: readonly string[],
): Promise<number[]> {
  const atLeast = indexer.sentColumns.version ?? 0;
  return Promise.all(
    keys.map(async (key) => {
      const node = queries.get(key)!;
      const { value, version } = await findIssues.find(node, scope, atLeast);
      found.set(key, { numbers: value, version, dependsOn: isText(node) ? 'texts' : 'anything' });
      return version;
    }),
  );
}

/**
 * Sends the request if the columns are loaded and no set is lacking. No other request is sent between this check and
 * the request, so that the sets belong to the same version as the columns.
 */
function sendIfComplete(source: IssueListDependencies, request: ListRequest): SentRequests | null {
  const { thread, indexer } = source;
  const { sets, version } = indexer.sentColumns;
  if (version === null || listLackingSets(source, request).length > 0) return null;
  const { plan, parts, queries, found } = request;
  const used = [...queries].map(([key, node]): SuppliedIssueNumberSet => ({
    key,
    numbers: sets.has(key) ? null : found.get(key)!.numbers,
    dependsOn: isText(node) ? 'texts' : 'anything',
  }));
  sets.use(used.map(({ key, dependsOn }) => ({ key, dependsOn, value: true })));
  // The numbers of a set are used only once, so they are transferred to the thread instead of copied.
  const transfers = used.flatMap(({ numbers }) => numbers?.buffer ?? []);
  const list = thread.sendRequest(
    { kind: 'list', plan, parts, supplied: { version, sets: used } },
    transfers,
  );
  // The facets are requested right after the list, so that the thread applies no change of the project
  // between the two requests: both results have the same project version.
  const facets = parts.facets
    ? thread.sendRequest({ kind: 'facets', projectId: plan.projectId, facets: parts.facets })
    : Promise.resolve({ facets: [] });
  // A failed facet request is reported to the caller that awaits the facets. If no caller awaits them,
  // the rejection must not become an unhandled one.
  facets.catch(() => undefined);
  return { list, facets };
}

/**
 * Reads the lacking sets and the changes of the columns in one transaction, and sends the request before the columns
 * can change again.
 * @returns null if the columns must be loaded again
 */
async function sendInTransaction(
  source: IssueListDependencies,
  request: ListRequest,
): Promise<SentRequests | null> {
  const { queries, found } = request;
  // The word index is faster than SQL. What it finds is corrected for later changes in the transaction.
  const texts = listLackingSets(source, request).filter(
    (key) => isText(queries.get(key)!) && !found.has(key),
  );
  await findSets(source, request, texts);
  return source.indexer.readAtColumnVersion(
    async (tx) => {
      for (const key of listLackingSets(source, request))
        found.set(key, await readSetInTransaction(tx, source.findIssues, request, key));
    },
    () => sendIfComplete(source, request),
  );
}

async function readSetInTransaction(
  tx: Transaction<DatabaseTables>,
  findIssues: IssueNumbersFinder,
  { queries, scope, found }: ListRequest,
  key: string,
): Promise<FoundIssueNumberSet> {
  const node = queries.get(key)!;
  const earlier = isText(node) ? found.get(key) : undefined;
  const changes = earlier && (await readChangedIssueNumbers(tx, scope.projectId, earlier.version)).value;
  if (!earlier || !changes) {
    const { value, version } = await findIssues.findInTransaction(tx, node, scope, null);
    return { numbers: value, version, dependsOn: isText(node) ? 'texts' : 'anything' };
  }
  const { value, version } = await findIssues.findInTransaction(tx, node, scope, changes.textChanged);
  const changed = new Set(changes.textChanged);
  const unchanged = earlier.numbers.filter((number) => !changed.has(number));
  const numbers = new Int32Array(unchanged.length + value.length);
  numbers.set(unchanged);
  numbers.set(value, unchanged.length);
  return { numbers, version, dependsOn: 'texts' };
}

async function readListResult({ list, facets }: SentRequests): Promise<ColumnStoreListResult | null> {
  const result = await list;
  if ('answer' in result) return { ...result.answer, facets: facets.then(getFacetCountsOrThrow) };
  if ('expired' in result) return null;
  throw createProjectChangesTooFastError();
}

const isText = (node: SearchQueryNode): boolean => node.kind === 'text';

function getFacetCountsOrThrow(result: ColumnStoreResult): PackedFacetCounts[] {
  if ('facets' in result) return result.facets;
  throw new WinnowError('UNAVAILABLE', 'The facets could not be counted. Try again.');
}

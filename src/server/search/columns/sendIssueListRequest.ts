/** Sends requests for issue lists to the worker thread of the columns. */
import { WinnowError } from '../../../shared/errors';
import type { IssueKey } from '../../store/read/issues';
import type { NameResolver } from '../list/NameResolver';
import type { IssueNumbersFinder, QueryCompileContext } from '../list/PreparedIssueListRequest';
import type { ColumnStoreIndexer } from './ColumnStoreIndexer';
import type { VersionedValue } from '../statements/versioned';
import type { ColumnStoreThread } from './ColumnStoreThread';
import type { IssueNumberSetQueries } from './compileColumnFilter';
import type {
  ColumnStoreResult,
  CompiledIssueListRequest,
  IssueListPartsRequest,
  IssueListPartsResult,
  PackedFacetCounts,
  SuppliedIssueNumberSets,
} from './data/protocol';

/**
 * Maximum number of attempts to read a list for which SQL or the word index must find sets of issue numbers.
 * Under constant writes, most of these sets are outdated by one version when they arrive.
 */
const ISSUE_NUMBER_SET_READ_ATTEMPTS = 24;

/** Dependencies that all issue lists of one project share. */
export interface IssueListDependencies {
  names: NameResolver;
  findIssues: IssueNumbersFinder;
  thread: ColumnStoreThread;
  indexer: Pick<ColumnStoreIndexer, 'catchUpToVersion'>;
  /** Reads the numbers of the sub-issues of an issue in the order that users have given them. */
  readSubIssueOrder: (parent: IssueKey) => Promise<VersionedValue<Int32Array<ArrayBuffer>>>;
}

/**
 * The result of a list request. The columns' thread sends the facets later than all other parts of the list.
 */
export type ColumnStoreListResult = IssueListPartsResult & { facets: Promise<PackedFacetCounts[]> };

/**
 * Sends a list request to the columns' thread. If the thread lacks sets of issue numbers that a filter
 * refers to, finds them in SQL or the word index, and sends the request again with the sets.
 * @param sets queries of the sets of issue numbers, by the keys that filters refer to
 * @returns null if the snapshot of the list has expired
 */
export async function sendIssueListRequest(
  { findIssues, thread, indexer }: IssueListDependencies,
  plan: CompiledIssueListRequest,
  parts: IssueListPartsRequest,
  sets: IssueNumberSetQueries,
  scope: QueryCompileContext,
): Promise<ColumnStoreListResult | null> {
  let supplied: SuppliedIssueNumberSets | null = null;
  for (let attempt = 1; attempt <= ISSUE_NUMBER_SET_READ_ATTEMPTS; attempt++) {
    // The sets are used only once, so their numbers are transferred to the thread instead of copied.
    const transfers = (supplied?.sets ?? []).map(({ numbers }) => numbers.buffer);
    const answering = thread.sendRequest({ kind: 'list', plan, parts, supplied }, transfers);
    // The facets are requested right after the list, so that the thread applies no change of the project
    // between the two requests: both results have the same project version.
    const facets = parts.facets
      ? thread.sendRequest({ kind: 'facets', projectId: plan.projectId, facets: parts.facets })
      : Promise.resolve({ facets: [] });
    // A failed facet request is reported to the caller that awaits the facets. If no caller awaits them,
    // the rejection must not become an unhandled one.
    facets.catch(() => undefined);
    const result = await answering;
    if ('answer' in result) return { ...result.answer, facets: facets.then(getFacetCountsOrThrow) };
    if ('expired' in result) return null;
    if (!('missing' in result)) break;
    const found = await Promise.all(
      result.missing.map(async (key) => {
        const node = sets.get(key)!;
        const { value: numbers, version } = await findIssues(node, scope, result.version);
        return { key, numbers, version, dependsOn: node.kind === 'text' ? 'texts' : 'anything' } as const;
      }),
    );
    const version = Math.max(result.version, ...found.map((set) => set.version));
    await indexer.catchUpToVersion(version, 'db');
    supplied = { version, sets: found.filter((set) => set.version === version) };
  }
  throw createProjectChangesTooFastError();
}

export function createProjectChangesTooFastError(): WinnowError {
  return new WinnowError('UNAVAILABLE', 'The project is changing too quickly to be read. Try again.');
}

function getFacetCountsOrThrow(result: ColumnStoreResult): PackedFacetCounts[] {
  if ('facets' in result) return result.facets;
  throw new WinnowError('UNAVAILABLE', 'The facets could not be counted. Try again.');
}

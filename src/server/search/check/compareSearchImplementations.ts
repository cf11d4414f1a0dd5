/** Compares the results of two searches on a live database. */
import type { ProgressReporter } from '../../../shared/progress';
import { quoteFilterValue } from '../../../shared/query/quote';
import type { Store } from '../../store/Store';
import {
  ISSUE_FACET_FIELDS,
  type IssueList,
  type IssueListRequest,
  type RequestedListSortOrder,
  ISSUE_ORDER_FIELDS,
  type IssueListPage,
  type IssueSearch,
} from '../list/IssueSearch';

export interface SearchResultDifference {
  project: string;
  /** The query and sort order of the compared list, as text for the report. */
  query: string;
  part: string;
  ours: string;
  theirs: string;
}

const FIRST_PAGE_ARGUMENTS = { first: 50, after: null, last: null, before: null, offset: null };
/** Maximum number of values per facet, so high that a facet is always compared completely. */
const FACET_VALUES_MAX = 1_000_000;

/**
 * Compares the results of two searches in all projects: counts, facets, sections and pages of lists in every
 * sort order, filtered by names that the project uses. If the project changes during the comparison, results
 * of the same project version are compared.
 * @throws the signal's reason if it is aborted
 */
export async function compareSearchImplementations(
  store: Store,
  ours: IssueSearch,
  theirs: IssueSearch,
  progress: ProgressReporter,
  signal: AbortSignal,
): Promise<SearchResultDifference[]> {
  const projects = await store.background.selectFrom('project').select(['id', 'key']).orderBy('id').execute();
  const differences: SearchResultDifference[] = [];
  for (const { id, key } of projects) {
    const requests = await createListRequestsToCompare(theirs, id);
    progress.start(`Comparing searches of ${key}`, requests.length);
    for (const request of requests) {
      signal.throwIfAborted();
      for (const difference of await compareIssueListResults(request, ours, theirs)) {
        differences.push({ project: key, query: describeListRequest(request), ...difference });
      }
      progress.advance(1);
    }
    progress.finish();
  }
  return differences;
}

/** Requests for all issues in each sort order, and for the most and least frequent value of each facet. */
async function createListRequestsToCompare(
  search: IssueSearch,
  projectId: number,
): Promise<IssueListRequest[]> {
  const request = (query: string, order: RequestedListSortOrder | null = null): IssueListRequest => ({
    projectId,
    query,
    order,
    groupBy: null,
    snapshot: null,
    viewerId: null,
  });
  const orders = ISSUE_ORDER_FIELDS.filter((field) => field !== 'RELEVANCE').flatMap((field) => [
    request('', { field, direction: 'DESC' }),
    request('is:open', { field, direction: 'ASC' }),
  ]);
  const facets = await search.list(request('')).readFacets(ISSUE_FACET_FIELDS, FACET_VALUES_MAX);
  const filters = facets.flatMap(({ field, values }) => {
    const ends = new Set([values[0], values.at(-1)].flatMap((value) => (value ? [value.key] : [])));
    return [...ends].map((key) => request(`${field.toLowerCase()}:${key} -no:label`));
  });
  const words = ['crash', 'error message'].map((text) => request(`${quoteFilterValue(text)} `));
  return [...orders, ...filters, ...words];
}

async function compareIssueListResults(request: IssueListRequest, ours: IssueSearch, theirs: IssueSearch) {
  for (let attempt = 1; ; attempt++) {
    const mine = await readIssueListResults(ours.list(request));
    const other = await readIssueListResults(theirs.list(request));
    // The project has changed between the reads of the two searches. Only results of the same version can
    // be compared, so both lists are read again.
    if (mine.version !== other.version && attempt < LIST_COMPARISON_ATTEMPTS) continue;
    const parts = Object.keys(mine.parts);
    return parts
      .filter((part) => mine.parts[part] !== other.parts[part])
      .map((part) => ({
        part,
        ours: truncateText(mine.parts[part]!),
        theirs: truncateText(other.parts[part]!),
      }));
  }
}

const LIST_COMPARISON_ATTEMPTS = 5;

async function readIssueListResults(
  list: IssueList,
): Promise<{ version: string; parts: Record<string, string> }> {
  const [count, facets, sections, first, last, version] = await Promise.all([
    list.readTotalIssueCount(),
    list.readFacets(ISSUE_FACET_FIELDS, FACET_VALUES_MAX),
    list.readListSections(),
    list.readIssuePage(FIRST_PAGE_ARGUMENTS),
    list.readIssuePage({ ...FIRST_PAGE_ARGUMENTS, first: null, last: 50 }),
    list.readProjectVersion(),
  ]);
  const numbers = (page: IssueListPage): string => page.rows.map(({ number }) => number).join(' ');
  const parts: Record<string, string> = {
    count: String(count),
    sections: sections.map((section) => `${section.label} ${section.count}`).join(', '),
    'first page': numbers(first),
    'last page': numbers(last),
  };
  for (const { field, values, distinct, none } of facets) {
    const counts = values.map((value) => `${value.key} ${value.count}`).join(', ');
    parts[`facet ${field.toLowerCase()}`] = `${counts} (${distinct} values, ${none} without)`;
  }
  return { version, parts };
}

function describeListRequest({ query, order }: IssueListRequest): string {
  const by = order ? ` by ${order.field.toLowerCase()} ${order.direction.toLowerCase()}` : '';
  return `${query.trim() || 'all issues'}${by}`;
}

function truncateText(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}

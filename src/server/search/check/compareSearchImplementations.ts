/** Compares the results of two searches on a live database. */
import type { ProgressReporter } from '../../../shared/progress';
import { quoteFilterValue } from '../../../shared/query/quote';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readIssues } from '../../store/read/issues';
import { readProjectVersion } from '../list/catalog';
import { createIssueListRequest } from '../list/createIssueListRequest';
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
const COMPARED_FACET_VALUES_MAX = 1_000_000;

/**
 * Compares the results of two searches in all projects: counts, facets, sections, pages and their rows of lists in
 * every sort order, filtered by names that the project uses. If the project changes during the comparison, results
 * of the same project version are compared.
 * @throws the signal's reason if it is aborted
 */
export async function compareSearchImplementations(
  store: DatabaseStore,
  ours: IssueSearch,
  theirs: IssueSearch,
  progress: ProgressReporter,
  signal: AbortSignal,
): Promise<SearchResultDifference[]> {
  const projects = await store.background
    .selectFrom('project')
    .select(['id', 'key'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const differences: SearchResultDifference[] = [];
  for (const { id, key } of projects) {
    const requests = await createIssueListRequestsToCompare(theirs, id);
    progress.start(`Comparing in-memory and SQL search of ${key}`, requests.length);
    for (const request of requests) {
      signal.throwIfAborted();
      for (const difference of await compareIssueListResults(store, request, ours, theirs)) {
        differences.push({ project: key, query: describeIssueListRequest(request), ...difference });
      }
      progress.advance(1);
    }
    progress.finish();
  }
  return differences;
}

/** Requests for all issues in each sort order, and for the most and least frequent value of each facet. */
async function createIssueListRequestsToCompare(
  search: IssueSearch,
  projectId: number,
): Promise<IssueListRequest[]> {
  const request = (query: string, order: RequestedListSortOrder | null = null): IssueListRequest => ({
    ...createIssueListRequest(projectId, 'all', query),
    order,
  });
  const orders = ISSUE_ORDER_FIELDS.filter((field) => field !== 'RELEVANCE').flatMap((field) => [
    request('', { field, direction: 'DESC' }),
    request('is:open', { field, direction: 'ASC' }),
  ]);
  const facets = await search.list(request('')).readFacets(ISSUE_FACET_FIELDS, COMPARED_FACET_VALUES_MAX);
  const filters = facets.flatMap(({ field, values }) => {
    const ends = new Set([values[0], values.at(-1)].flatMap((value) => (value ? [value.key] : [])));
    return [...ends].map((key) => request(`${field.toLowerCase()}:${key} -no:label`));
  });
  const words = ['crash', 'error message'].map((text) => request(`${quoteFilterValue(text)} `));
  return [...orders, ...filters, ...words];
}

async function compareIssueListResults(
  store: DatabaseStore,
  request: IssueListRequest,
  ours: IssueSearch,
  theirs: IssueSearch,
) {
  for (let attempt = 1; ; attempt++) {
    const mine = await readIssueListResults(store, request, ours);
    const other = await readIssueListResults(store, request, theirs);
    // The project has changed between the reads of the two searches. Only results of the same version can
    // be compared, so both lists are read again.
    if (mine.version !== other.version && attempt < ISSUE_LIST_COMPARISON_ATTEMPTS_MAX) continue;
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

const ISSUE_LIST_COMPARISON_ATTEMPTS_MAX = 5;

async function readIssueListResults(
  { background: db }: DatabaseStore,
  request: IssueListRequest,
  search: IssueSearch,
): Promise<{ version: string; parts: Record<string, string> }> {
  const { projectId } = request;
  const list: IssueList = search.list(request);
  const [count, facets, sections, first, last, version] = await Promise.all([
    list.readTotalIssueCount(),
    list.readFacets(ISSUE_FACET_FIELDS, COMPARED_FACET_VALUES_MAX),
    list.readListSections(),
    list.readIssuePage(FIRST_PAGE_ARGUMENTS),
    list.readIssuePage({ ...FIRST_PAGE_ARGUMENTS, first: null, last: 50 }),
    list.readProjectVersion(),
  ]);
  const numbers = (page: IssueListPage): string => page.rows.map(({ number }) => number).join(' ');
  const [highest = 0] = last.rows.map(({ number }) => number).toSorted((a, b) => b - a);
  const sampled = Array.from({ length: 50 }, (_, index) => highest - 25 + index);
  /** The issues of a page as they are in memory or, if the search does not have them, in the database. */
  const issues = async ({ rows, issues: inMemory }: IssueListPage): Promise<string> => {
    const read =
      inMemory ??
      (await readIssues(
        db,
        rows.map(({ number }) => ({ projectId, number })),
      ));
    return read
      .toSorted((a, b) => a.number - b.number)
      .map((issue) => JSON.stringify(issue, Object.keys(issue).sort()))
      .join(' ');
  };
  const parts: Record<string, string> = {
    count: String(count),
    sections: sections.map((section) => `${section.label} ${section.count}`).join(', '),
    'first page': numbers(first),
    'last page': numbers(last),
    'issues with numbers': (await list.filterIssueNumbers(sampled)).join(' '),
    'issues of the first page': await issues(first),
    'issues of the last page': await issues(last),
  };
  for (const { field, values, distinct, none } of facets) {
    const counts = values.map((value) => `${value.key} ${value.count}`).join(', ');
    parts[`facet ${field.toLowerCase()}`] = `${counts} (${distinct} values, ${none} issues without a value)`;
  }
  // Issues that were read after the project has changed do not belong to the version of the list.
  const versionAfter = String(await readProjectVersion(db, projectId));
  return { version: versionAfter === version ? version : `${version} to ${versionAfter}`, parts };
}

function describeIssueListRequest({ query, order }: IssueListRequest): string {
  const by = order ? ` by ${order.field.toLowerCase()} ${order.direction.toLowerCase()}` : '';
  return `${query.trim() || 'all issues'}${by}`;
}

function truncateText(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}

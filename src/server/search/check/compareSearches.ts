/** Compares the results of two searches on a live database. */
import type { ProgressReporter } from '../../../shared/progress';
import { quoteFilterValue } from '../../../shared/query/quote';
import type { Store } from '../../store/Store';
import {
  FACET_FIELDS,
  type IssueList,
  type ListRequest,
  type RequestedSortOrder,
  ORDER_FIELDS,
  type IssuePage,
  type Search,
} from '../list/Search';

export interface SearchDifference {
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
export async function compareSearches(
  store: Store,
  ours: Search,
  theirs: Search,
  progress: ProgressReporter,
  signal: AbortSignal,
): Promise<SearchDifference[]> {
  const projects = await store.background.selectFrom('project').select(['id', 'key']).orderBy('id').execute();
  const differences: SearchDifference[] = [];
  for (const { id, key } of projects) {
    const requests = await createComparedRequests(theirs, id);
    progress.start(`Comparing searches of ${key}`, requests.length);
    for (const request of requests) {
      signal.throwIfAborted();
      for (const difference of await compareListResults(request, ours, theirs)) {
        differences.push({ project: key, query: describeRequest(request), ...difference });
      }
      progress.advance(1);
    }
    progress.finish();
  }
  return differences;
}

/** Requests for all issues in each sort order, and for the most and least frequent value of each facet. */
async function createComparedRequests(search: Search, projectId: number): Promise<ListRequest[]> {
  const request = (query: string, order: RequestedSortOrder | null = null): ListRequest => ({
    projectId,
    query,
    order,
    groupBy: null,
    snapshot: null,
    viewerId: null,
  });
  const orders = ORDER_FIELDS.filter((field) => field !== 'RELEVANCE').flatMap((field) => [
    request('', { field, direction: 'DESC' }),
    request('is:open', { field, direction: 'ASC' }),
  ]);
  const facets = await search.list(request('')).readFacets(FACET_FIELDS, FACET_VALUES_MAX);
  const filters = facets.flatMap(({ field, values }) => {
    const ends = new Set([values[0], values.at(-1)].flatMap((value) => (value ? [value.key] : [])));
    return [...ends].map((key) => request(`${field.toLowerCase()}:${key} -no:label`));
  });
  const words = ['crash', 'error message'].map((text) => request(`${quoteFilterValue(text)} `));
  return [...orders, ...filters, ...words];
}

async function compareListResults(request: ListRequest, ours: Search, theirs: Search) {
  for (let attempt = 1; ; attempt++) {
    const mine = await readListResults(ours.list(request));
    const other = await readListResults(theirs.list(request));
    // The project has changed between the reads of the two searches. Only results of the same version can
    // be compared, so both lists are read again.
    if (mine.version !== other.version && attempt < COMPARE_ATTEMPTS) continue;
    const parts = Object.keys(mine.parts);
    return parts
      .filter((part) => mine.parts[part] !== other.parts[part])
      .map((part) => ({ part, ours: truncate(mine.parts[part]!), theirs: truncate(other.parts[part]!) }));
  }
}

const COMPARE_ATTEMPTS = 5;

async function readListResults(list: IssueList): Promise<{ version: string; parts: Record<string, string> }> {
  const [count, facets, sections, first, last, version] = await Promise.all([
    list.readTotalCount(),
    list.readFacets(FACET_FIELDS, FACET_VALUES_MAX),
    list.readSections(),
    list.readPage(FIRST_PAGE_ARGUMENTS),
    list.readPage({ ...FIRST_PAGE_ARGUMENTS, first: null, last: 50 }),
    list.readProjectVersion(),
  ]);
  const numbers = (page: IssuePage): string => page.rows.map(({ number }) => number).join(' ');
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

function describeRequest({ query, order }: ListRequest): string {
  const by = order ? ` by ${order.field.toLowerCase()} ${order.direction.toLowerCase()}` : '';
  return `${query.trim() || 'all issues'}${by}`;
}

function truncate(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}

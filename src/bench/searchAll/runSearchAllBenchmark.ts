/**
 * Measures the search over all projects on a tracker whose issues are in SEARCHED_PROJECT_KEYS, from the request until
 * the response arrives: its first page, its count, its facets, all of them in one request, a page at a random rank, and
 * the counts of saved views.
 */
import { createSeededRandom } from '../../testing/createSeededRandom';
import { ALL_FACETS_GRAPHQL_FIELDS, ISSUE_ROW_GRAPHQL_FIELDS } from '../server/operations';
import type { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { measureSavedViewCounts, withBenchSavedViews } from '../views/measureSavedViewCounts';
import { FILTER_QUERIES, WORD_SEARCH_QUERIES } from '../support/queries';

/** The projects of the tracker, each with the same number of issues. */
export const SEARCHED_PROJECT_KEYS = Array.from(
  { length: 20 },
  (_, n) => `B${String(n + 1).padStart(2, '0')}`,
);

const RANDOM_PAGES = 100;
const ROWS = `nodes { ${ISSUE_ROW_GRAPHQL_FIELDS} project { key } }`;
/** The facet of projects, and the facets that the list shows. */
const FACETS = ALL_FACETS_GRAPHQL_FIELDS.replace('MILESTONE', 'MILESTONE, PROJECT');
const SEARCH_DEFINITION =
  'query ($query: String!, $offset: Int, $snapshot: String) { search(query: $query, first: 50, offset: $offset, snapshot: $snapshot)';

const PARTS = [
  ['first page', ROWS],
  ['count', 'totalCount'],
  ['nine facets', FACETS],
  ['first page, count and nine facets', `${ROWS} totalCount ${FACETS}`],
] as const;

/**
 * Measures each part of each query once, in this order, so that no results are cached for its first page.
 * @param client client of the first project, whose issues are changed
 */
export async function runSearchAllBenchmark(client: BenchClient): Promise<BenchResult[]> {
  const queries = [...FILTER_QUERIES, ...WORD_SEARCH_QUERIES];
  // Compiles the operations, and opens the database connections.
  for (const [, fields] of PARTS)
    await client.sendQuery(`${SEARCH_DEFINITION} { ${fields} } }`, { query: 'number:1' });
  const samples = new Map<string, BenchSample[]>(PARTS.map(([what]) => [what, []]));
  for (const query of queries) {
    for (const [what, fields] of PARTS) {
      // The last part needs a query without cached results, too.
      const sentQuery = what === PARTS[3][0] ? `${query} number:>0`.trim() : query;
      const { ms } = await client.sendQuery(`${SEARCH_DEFINITION} { ${fields} } }`, { query: sentQuery });
      samples.get(what)!.push({ value: ms, of: query || '(empty)' });
    }
  }
  return [
    ...[...samples].map(([what, measured]) =>
      summarizeSamples('searchAll', `${what}, ${queries.length} queries`, 'ms', measured),
    ),
    await measureRandomPages(client),
    ...(await withBenchSavedViews(client, { isOverAllProjects: true }, (readCounts) =>
      measureSavedViewCounts('searchAll', client, readCounts),
    )),
  ];
}

async function measureRandomPages(client: BenchClient): Promise<BenchResult> {
  const random = createSeededRandom(1);
  const query = 'is:open';
  const { data } = await client.sendQuery<{ search: { totalCount: number; snapshot: string } }>(
    `${SEARCH_DEFINITION} { totalCount snapshot } }`,
    { query },
  );
  const { totalCount, snapshot } = data.search;
  const samples: BenchSample[] = [];
  for (let n = 0; n < RANDOM_PAGES; n++) {
    const offset = Math.floor(random() * totalCount);
    const { ms } = await client.sendQuery(`${SEARCH_DEFINITION} { ${ROWS} } }`, { query, offset, snapshot });
    samples.push({ value: ms, of: `rank ${offset}` });
  }
  return summarizeSamples('searchAll', `page at a random rank of ${query}, in a snapshot`, 'ms', samples);
}

/** Measures what snippets add to a page of search results. */
import type { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';
import { WORD_SEARCH_QUERIES } from '../support/queries';
import { ISSUE_PAGE_QUERY, SNIPPET_PAGE_QUERY } from '../server/operations';

const ROUNDS = 5;

/** Measures a page of fifty rows and the snippets of the same page, one after the other. */
export async function measureSearchSnippets(client: BenchClient): Promise<BenchResult[]> {
  const samples: Record<'rows' | 'snippets', BenchSample[]> = { rows: [], snippets: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of WORD_SEARCH_QUERIES) {
      const rows = await client.sendQuery(ISSUE_PAGE_QUERY, { query });
      const snippets = await client.sendQuery(SNIPPET_PAGE_QUERY, { query });
      samples.rows.push({ value: rows.ms, of: query });
      samples.snippets.push({ value: snippets.ms, of: query });
    }
  }
  return [
    summarizeSamples('search', 'index: 50 rows of 20 queries with words', 'ms', samples.rows),
    summarizeSamples('search', 'index: the snippets of these rows', 'ms', samples.snippets),
  ];
}

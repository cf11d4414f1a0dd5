/**
 * Warms up the code that evaluates lists. The first requests to a project take twice as long as later ones,
 * because V8 compiles hot functions; the warm-up runs them over large columns before the first request.
 */
import { ISSUE_FACET_FIELDS } from '../list/IssueSearch';
import type { ColumnStoreThread } from './ColumnStoreThread';
import type { ColumnFilter } from './data/ColumnFilter';
import type { CompiledIssueListRequest } from './data/protocol';

const COLUMN_STORE_WARM_UP_FILTERS: readonly ColumnFilter[] = [
  { kind: 'oneOf', column: 'state', values: [1] },
  { kind: 'oneOf', column: 'author', values: [1, 2] },
  { kind: 'not', of: { kind: 'oneOf', column: 'priority', values: [0] } },
  { kind: 'overlaps', column: 'labels', ids: [1] },
  { kind: 'overlaps', column: 'assignees', ids: [1] },
  { kind: 'empty', column: 'labels' },
  { kind: 'between', column: 'comments', from: 2, to: null },
  { kind: 'during', column: 'created', from: null, until: 0 },
];

/**
 * Sends typical list requests to the columns' thread. Resolves when the thread has answered all of them.
 * @param version the project version of the columns
 */
export async function warmUpColumnStore(
  thread: ColumnStoreThread,
  projectId: number,
  version: number,
): Promise<void> {
  const supplied = { version, sets: [] };
  const requests = COLUMN_STORE_WARM_UP_FILTERS.flatMap((filter, i) => {
    const facets = ISSUE_FACET_FIELDS.map((field) => ({ field, filter }));
    const page = { from: null, backward: false, size: 50, offset: 0 };
    const plan: CompiledIssueListRequest = {
      projectId,
      key: `warm-up ${i}`,
      filter,
      field: 'UPDATED_AT',
      ascending: false,
      words: [],
      sortIds: null,
      groups: null,
      trees: false,
    };
    // Each list whose page or sections are requested is cached and takes memory, so only two requests ask
    // for them.
    const parts = i < 2 ? { page, sections: true, facets } : { count: true, facets };
    return [
      thread.sendRequest({ kind: 'list', plan, parts, supplied }),
      thread.sendRequest({ kind: 'facets', projectId, facets }),
    ];
  });
  await Promise.all(requests);
}

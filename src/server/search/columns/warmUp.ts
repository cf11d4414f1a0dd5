/**
 * The first questions of a project take twice as long as the next ones: V8 compiles what is called
 * often. So the loops over large columns are run before anybody asks.
 */
import { FACET_FIELDS } from '../Search';
import type { ColumnsThread } from './ColumnsThread';
import type { Filter } from './filter';

const FILTERS: readonly Filter[] = [
  { kind: 'oneOf', column: 'state', values: [1] },
  { kind: 'oneOf', column: 'author', values: [1, 2] },
  { kind: 'not', of: { kind: 'oneOf', column: 'priority', values: [0] } },
  { kind: 'overlaps', column: 'labels', ids: [1] },
  { kind: 'overlaps', column: 'assignees', ids: [1] },
  { kind: 'empty', column: 'labels' },
  { kind: 'between', column: 'comments', from: 2, to: null },
  { kind: 'during', column: 'created', from: null, until: 0 },
];

/** Resolves when all is answered. */
export async function warmUp(thread: ColumnsThread, projectId: number): Promise<void> {
  const questions = FILTERS.flatMap((filter, i) => {
    const facets = FACET_FIELDS.map((field) => ({ field, filter }));
    const page = { from: null, backward: false, size: 50, offset: 0 };
    const plan = {
      ...{ projectId, key: `warm-up ${i}`, filter, field: 'UPDATED_AT' as const },
      ...{ ascending: false, words: [], groups: null },
    };
    // Lists that are written down take room: two are enough.
    const ask = i < 2 ? { page, sections: true, facets } : { count: true, facets };
    return [
      thread.send({ kind: 'ask', plan, ask, given: null }),
      thread.send({ kind: 'facets', projectId, facets }),
    ];
  });
  await Promise.all(questions);
}

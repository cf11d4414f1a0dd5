import fc from 'fast-check';
import type { ColumnFilter } from './ColumnFilter';
import { FilterEvaluator } from './evaluate';
import { IssueColumnStore } from './IssueColumnStore';
import { IssueSortOrders } from './IssueSortOrders';

/** More than 32, so that a set has several words. */
const ISSUE_COUNT = 70;

const arbitraryValue = fc.nat({ max: 4 });
const arbitraryTime = fc.oneof(fc.constant(-Infinity), fc.nat({ max: 9 }));
const arbitraryIds = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const arbitraryBound = fc.option(fc.nat({ max: 9 }));

const arbitraryRow = fc.record({
  number: fc.integer({ min: 1, max: ISSUE_COUNT }),
  state: arbitraryValue,
  type: arbitraryValue,
  priority: arbitraryValue,
  milestone: arbitraryValue,
  parent: arbitraryValue,
  comments: arbitraryValue,
  votes: arbitraryValue,
  updated: fc.nat({ max: 9 }),
  closed: arbitraryTime,
  due: arbitraryTime,
  labels: arbitraryIds,
  assignees: arbitraryIds,
});
const UNCHANGED_FIELDS = { locked: 0, held: 0, tasks: 0, completedTasks: 0, closedBy: 0, version: 1 };

const arbitraryLeaf: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc.constantFrom<ColumnFilter>(
    { kind: 'all' },
    { kind: 'nothing' },
    { kind: 'supplied', key: 'words' },
    { kind: 'supplied', key: 'watched' },
    { kind: 'linked', what: 'links', readable: [] },
    { kind: 'overlaps', column: 'relations', ids: [8] },
  ),
  fc.record({
    kind: fc.constant('oneOf' as const),
    column: fc.constantFrom('state', 'type', 'priority', 'author', 'milestone', 'parent'),
    values: fc.array(arbitraryValue, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('overlaps' as const),
    column: fc.constantFrom('labels', 'assignees'),
    ids: arbitraryIds,
  }),
  fc.record({ kind: fc.constant('empty' as const), column: fc.constantFrom('labels', 'assignees') }),
  fc.record({
    kind: fc.constant('between' as const),
    column: fc.constantFrom('priority', 'comments', 'votes'),
    from: arbitraryBound,
    to: arbitraryBound,
  }),
  fc.record({ kind: fc.constant('number' as const), from: arbitraryBound, to: arbitraryBound }),
  fc.record({
    kind: fc.constant('during' as const),
    column: fc.constantFrom('created', 'updated', 'closed', 'due'),
    from: arbitraryBound,
    until: arbitraryBound,
  }),
);
const { filter: arbitraryFilter } = fc.letrec<{ filter: ColumnFilter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    arbitraryLeaf,
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      of: fc.array(tie('filter'), { maxLength: 3 }),
    }) as fc.Arbitrary<ColumnFilter>,
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
  ),
}));

const createColumns = () => {
  const columns = new IssueColumnStore();
  columns.insertIssues(Array.from({ length: ISSUE_COUNT }, (_, i) => i + 1));
  columns.relations.set(5, [8, 7 * 8 + 1]);
  return { columns, ordered: new IssueSortOrders(columns) };
};

const supplySets = (evaluator: FilterEvaluator, watched: readonly number[]) => {
  evaluator.useIssueNumberSets([
    { key: 'words', numbers: Int32Array.of(1, 40, 70), dependsOn: 'texts' },
    { key: 'watched', numbers: Int32Array.from(watched), dependsOn: 'anything' },
  ]);
};

test('results that are corrected after changes equal results that are evaluated again', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryFilter, { minLength: 1, maxLength: 5 }),
      fc.array(fc.uniqueArray(arbitraryRow, { maxLength: 5, selector: ({ number }) => number }), {
        minLength: 1,
        maxLength: 4,
      }),
      (filters, changes) => {
        const { columns, ordered } = createColumns();
        const corrected = new FilterEvaluator(columns, ordered);
        supplySets(corrected, [1]);
        // The count is cached, so it is corrected, too.
        for (const filter of filters)
          expect(corrected.evaluateFilter(filter).count).toBeGreaterThanOrEqual(0);
        changes.forEach((rows, change) => {
          const slots = rows.map(({ number }) => columns.findSlotByIssueNumber(number));
          ordered.updateIssueSlots(slots, () =>
            rows.forEach((row, i) => columns.updateIssueRow(slots[i]!, { ...row, ...UNCHANGED_FIELDS })),
          );
          corrected.correctResults(slots, 'columns');
          const watched = { kind: 'supplied', key: 'watched' } as const;
          expect(() => corrected.evaluateFilter(watched)).toThrow('watched was not sent');
          const evaluated = new FilterEvaluator(columns, ordered);
          for (const evaluator of [corrected, evaluated]) supplySets(evaluator, [change + 1]);
          for (const filter of filters) {
            const result = corrected.evaluateFilter(filter);
            const expected = evaluated.evaluateFilter(filter);
            expect([...result.listSetBits()]).toEqual([...expected.listSetBits()]);
            expect(result.count).toBe(expected.count);
          }
        });
      },
    ),
    { numRuns: 300 },
  );
});

test('corrected results contain new issues, and results for texts and links are evaluated again', () => {
  fc.assert(
    fc.property(fc.array(arbitraryFilter, { minLength: 1, maxLength: 5 }), arbitraryRow, (filters, row) => {
      const { columns, ordered } = createColumns();
      const corrected = new FilterEvaluator(columns, ordered);
      supplySets(corrected, [1]);
      for (const filter of filters) expect(corrected.evaluateFilter(filter).size).toBe(ISSUE_COUNT);
      columns.insertIssues([ISSUE_COUNT + 1]);
      const slot = ISSUE_COUNT;
      columns.updateIssueRow(slot, { ...row, ...UNCHANGED_FIELDS });
      columns.relations.set(slot, [8, 3 * 8 + 1]);
      ordered.addIssueSlots([slot]);
      corrected.correctResults([slot], 'columns, links and texts');
      expect(() => corrected.evaluateFilter({ kind: 'supplied', key: 'words' })).toThrow(
        'words was not sent',
      );
      const evaluated = new FilterEvaluator(columns, ordered);
      for (const evaluator of [corrected, evaluated]) supplySets(evaluator, [2]);
      for (const filter of filters) {
        const result = corrected.evaluateFilter(filter);
        const expected = evaluated.evaluateFilter(filter);
        expect([...result.listSetBits()]).toEqual([...expected.listSetBits()]);
        expect(result.size).toBe(expected.size);
      }
    }),
    { numRuns: 300 },
  );
});

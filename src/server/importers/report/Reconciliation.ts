/** The comparison of the source with the project after an import. */

/**
 * Kinds of records and values that are counted. `numbers` counts the issues that have the same number as in the source.
 */
export const RECONCILED_KINDS = [
  'issues',
  'numbers',
  'states',
  'labels',
  'authors',
  'comments',
  'links',
] as const;
export type ReconciledKind = (typeof RECONCILED_KINDS)[number];

/** Numbers of records in the source and in Winnow, such as those of the issues with a certain label. */
export interface ReconciledCount {
  source: number;
  store: number;
}

export interface ReconciledValue extends ReconciledCount {
  /** Name of a state, label, kind of link, repository or project, or login of an author. Empty for totals. */
  value: string;
}

/** A value whose counts differ. */
export interface ReconciliationDifference extends ReconciledValue {
  kind: ReconciledKind;
  /** Number of records by reason for the difference. Negative for records that Winnow lacks. */
  reasons: Record<string, number>;
  /** Source ids of some of the affected issues, such as "NET-12". */
  examples: string[];
}

export interface ImportReconciliation {
  counts: Record<ReconciledKind, ReconciledCount>;
  /** The most frequent values of each kind, at most RECONCILED_VALUES_MAX. */
  values: Record<ReconciledKind, ReconciledValue[]>;
  /** At most RECONCILIATION_DIFFERENCES_MAX, unexplained ones first. */
  differences: ReconciliationDifference[];
  differenceCount: number;
  /** Number of records that differ without a known reason. Zero means that the import is complete. */
  unexplainedCount: number;
}

/** Reason for differences that the import cannot explain. */
export const UNEXPLAINED_DIFFERENCE = 'unexplained';

const RECONCILED_VALUES_MAX = 100;
const RECONCILIATION_DIFFERENCES_MAX = 1000;
const DIFFERENCE_EXAMPLES_MAX = 5;

/**
 * Maximum number of values per kind that are counted separately. Further values are counted together, which limits
 * memory to about 20 MB for labels and authors.
 */
const COUNTED_VALUES_MAX = 100_000;
const OTHER_VALUES = 'other values';

interface CountedValue extends ReconciledCount {
  /** Absent if there are no differences. */
  reasons?: Map<string, number>;
  examples?: string[];
}

/** Records of one kind and value to add to the counts of the source and of Winnow. */
export interface ReconciledRecord extends ReconciledCount {
  kind: ReconciledKind;
  value: string;
  /** Reason why the counts differ. Ignored if they are equal. */
  reason?: string | undefined;
  example?: string | undefined;
}

/** Adds up the counts of a reconciliation. */
export class ReconciliationBuilder {
  private readonly kinds = new Map<ReconciledKind, Map<string, CountedValue>>(
    RECONCILED_KINDS.map((kind) => [kind, new Map()]),
  );
  private unexplained = 0;

  add({ kind, value, source, store, reason = UNEXPLAINED_DIFFERENCE, example }: ReconciledRecord): void {
    const values = this.kinds.get(kind)!;
    const key = values.has(value) || values.size < COUNTED_VALUES_MAX ? value : OTHER_VALUES;
    let counted = values.get(key);
    if (!counted) values.set(key, (counted = { source: 0, store: 0 }));
    counted.source += source;
    counted.store += store;
    if (source === store) return;
    if (reason === UNEXPLAINED_DIFFERENCE) this.unexplained += Math.abs(store - source);
    counted.reasons ??= new Map();
    counted.reasons.set(reason, (counted.reasons.get(reason) ?? 0) + store - source);
    if (example === undefined) return;
    counted.examples ??= [];
    if (counted.examples.length < DIFFERENCE_EXAMPLES_MAX && !counted.examples.includes(example))
      counted.examples.push(example);
  }

  /** @param nameValues returns the display names of values of a kind, in the same order */
  async build(
    nameValues: (kind: ReconciledKind, values: readonly string[]) => Promise<readonly string[]>,
  ): Promise<ImportReconciliation> {
    const counts = {} as ImportReconciliation['counts'];
    const values = {} as ImportReconciliation['values'];
    const differences: ReconciliationDifference[] = [];
    let differenceCount = 0;
    for (const [kind, counted] of this.kinds) {
      counts[kind] = sumCounts(counted.values());
      const frequent = [...counted]
        .sort(([, a], [, b]) => b.source - a.source)
        .slice(0, RECONCILED_VALUES_MAX);
      values[kind] = await this.withNames(kind, frequent, nameValues);
      const different = [...counted].filter(
        ([, value]) => value.source !== value.store || countUnexplained(value) > 0,
      );
      differenceCount += different.length;
      different.sort(([, a], [, b]) => countUnexplained(b) - countUnexplained(a));
      const listed = different.slice(0, RECONCILIATION_DIFFERENCES_MAX);
      const named = await this.withNames(kind, listed, nameValues);
      listed.forEach(([, { reasons, examples = [] }], index) =>
        differences.push({ kind, ...named[index]!, reasons: Object.fromEntries(reasons ?? []), examples }),
      );
    }
    differences.sort(
      (a, b) => Number(UNEXPLAINED_DIFFERENCE in b.reasons) - Number(UNEXPLAINED_DIFFERENCE in a.reasons),
    );
    return {
      counts,
      values,
      differences: differences.slice(0, RECONCILIATION_DIFFERENCES_MAX),
      differenceCount,
      unexplainedCount: this.unexplained,
    };
  }

  private async withNames(
    kind: ReconciledKind,
    entries: readonly (readonly [string, CountedValue])[],
    nameValues: (kind: ReconciledKind, values: readonly string[]) => Promise<readonly string[]>,
  ): Promise<ReconciledValue[]> {
    const names = await nameValues(
      kind,
      entries.map(([value]) => value),
    );
    return entries.map(([, { source, store }], index) => ({ value: names[index]!, source, store }));
  }
}

const countUnexplained = ({ reasons }: CountedValue): number =>
  Math.abs(reasons?.get(UNEXPLAINED_DIFFERENCE) ?? 0);

function sumCounts(values: Iterable<ReconciledCount>): ReconciledCount {
  const sum = { source: 0, store: 0 };
  for (const { source, store } of values) {
    sum.source += source;
    sum.store += store;
  }
  return sum;
}

/** Adds a record to a finished reconciliation, such as a link to a project that was imported later. */
export function addToReconciliation(
  reconciliation: ImportReconciliation,
  { kind, value, source, store, reason = UNEXPLAINED_DIFFERENCE, example }: ReconciledRecord,
): void {
  const { counts, values, differences } = reconciliation;
  const addCounts = (counted: ReconciledCount): void => {
    counted.source += source;
    counted.store += store;
  };
  addCounts(counts[kind]);
  let counted = values[kind].find((known) => known.value === value);
  if (!counted) values[kind].push((counted = { value, source: 0, store: 0 }));
  addCounts(counted);
  let difference = differences.find((known) => known.kind === kind && known.value === value);
  if (difference) addCounts(difference);
  if (source === store) return;
  if (!difference) {
    reconciliation.differenceCount++;
    difference = { kind, ...counted, reasons: {}, examples: [] };
    differences.push(difference);
  }
  difference.reasons[reason] = (difference.reasons[reason] ?? 0) + store - source;
  if (example !== undefined && difference.examples.length < DIFFERENCE_EXAMPLES_MAX)
    difference.examples.push(example);
  if (reason === UNEXPLAINED_DIFFERENCE) reconciliation.unexplainedCount += Math.abs(store - source);
}

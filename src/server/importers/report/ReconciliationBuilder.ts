import {
  type ImportReconciliation,
  RECONCILED_KINDS,
  type ReconciledCount,
  type ReconciledKind,
  type ReconciledValue,
  type ReconciliationDifference,
} from '../../domain/imports/importReport';
import type { CountedReportEntry, ReportEntry } from '../../domain/imports/reportEntries';
import { getReportEntryKey } from './ReportEntryCounter';

/** Reason for differences that the import cannot explain. */
export const UNEXPLAINED_DIFFERENCE: ReportEntry = { code: 'unexplained' };

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
  /** Number of records by the key of the reason. Absent if there are no differences. */
  reasons?: Map<string, number>;
  examples?: string[];
}

/** Records of one kind and value to add to the counts of the source and of Winnow. */
export interface ReconciledRecord extends ReconciledCount {
  kind: ReconciledKind;
  value: string;
  /** Reason why the counts differ. Ignored if they are equal. */
  reason?: ReportEntry | undefined;
  example?: string | undefined;
}

/** Adds up the counts of a reconciliation. */
export class ReconciliationBuilder {
  private readonly kinds = new Map<ReconciledKind, Map<string, CountedValue>>(
    RECONCILED_KINDS.map((kind) => [kind, new Map()]),
  );
  /** Reasons of differences by key, each stored once even if it explains the differences of many values. */
  private readonly reasons = new Map<string, ReportEntry>();
  private unexplained = 0;

  add({ kind, value, source, store, reason = UNEXPLAINED_DIFFERENCE, example }: ReconciledRecord): void {
    const values = this.kinds.get(kind)!;
    const key = values.has(value) || values.size < COUNTED_VALUES_MAX ? value : OTHER_VALUES;
    let counted = values.get(key);
    if (!counted) values.set(key, (counted = { source: 0, store: 0 }));
    counted.source += source;
    counted.store += store;
    if (source === store) return;
    const reasonKey = getReportEntryKey(reason);
    if (reasonKey === UNEXPLAINED_KEY) this.unexplained += Math.abs(store - source);
    this.reasons.set(reasonKey, reason);
    counted.reasons ??= new Map();
    counted.reasons.set(reasonKey, (counted.reasons.get(reasonKey) ?? 0) + store - source);
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
        differences.push({
          kind,
          ...named[index]!,
          reasons: [...(reasons ?? [])].map(([reason, count]) => ({
            entry: this.reasons.get(reason)!,
            count,
          })),
          examples,
        }),
      );
    }
    differences.sort((a, b) => Number(b.reasons.some(isUnexplained)) - Number(a.reasons.some(isUnexplained)));
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

const UNEXPLAINED_KEY = getReportEntryKey(UNEXPLAINED_DIFFERENCE);

const isUnexplained = ({ entry }: CountedReportEntry): boolean => entry.code === 'unexplained';

const countUnexplained = ({ reasons }: CountedValue): number => Math.abs(reasons?.get(UNEXPLAINED_KEY) ?? 0);

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
    difference = { kind, ...counted, reasons: [], examples: [] };
    differences.push(difference);
  }
  const key = getReportEntryKey(reason);
  let countedReason = difference.reasons.find(({ entry }) => getReportEntryKey(entry) === key);
  if (!countedReason) difference.reasons.push((countedReason = { entry: reason, count: 0 }));
  countedReason.count += store - source;
  if (example !== undefined && difference.examples.length < DIFFERENCE_EXAMPLES_MAX)
    difference.examples.push(example);
  if (key === UNEXPLAINED_KEY) reconciliation.unexplainedCount += Math.abs(store - source);
}

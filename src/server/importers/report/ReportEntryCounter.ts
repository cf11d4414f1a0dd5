import type { CountedReportEntry, ReportEntry } from '../../domain/imports/reportEntries';

/** Maximum number of different entries that are counted separately. The input determines their parameters. */
const COUNTED_ENTRIES_MAX = 1000;

/** Returns a text that is equal for entries with equal code and parameters. */
export const getReportEntryKey = (entry: ReportEntry): string => JSON.stringify(entry);

/** Counts equal entries of a report together. */
export class ReportEntryCounter {
  private readonly counted: CountedReportEntry[];
  private readonly byKey: Map<string, CountedReportEntry>;
  private readonly others: ReportEntry;

  /**
   * @param counted list of the report that receives the counts
   * @param others entry that stands for all entries beyond the maximum
   */
  constructor(counted: CountedReportEntry[], others: ReportEntry) {
    this.counted = counted;
    this.byKey = new Map(counted.map((each) => [getReportEntryKey(each.entry), each]));
    this.others = others;
  }

  add(entry: ReportEntry, by = 1): void {
    const known = this.byKey.get(getReportEntryKey(entry));
    if (known) known.count += by;
    else if (entry !== this.others && this.counted.length >= COUNTED_ENTRIES_MAX) this.add(this.others, by);
    else {
      const added = { entry, count: by };
      this.counted.push(added);
      this.byKey.set(getReportEntryKey(entry), added);
    }
  }
}

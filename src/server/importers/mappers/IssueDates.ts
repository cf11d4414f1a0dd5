import { hasUnknownTimeZone, parseTextDate } from '../values/parseTextDate';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** Maximum length of an invalid date in the report, in UTF-16 code units. */
const REPORTED_DATE_LENGTH_MAX = 40;

/** Reads the dates of an issue, and describes those that do not exist, such as February 30. */
export class IssueDates {
  /** The dates that do not exist, for the report. */
  readonly problems: ReportEntry[] = [];
  /** Whether the time zone of a time is unknown, so that UTC was assumed. */
  isZoneAssumed = false;
  private readonly number: number;

  /** @param number number of the issue */
  constructor(number: number) {
    this.number = number;
  }

  /** @param field name of the date in the source, for the report */
  read(field: string, value: unknown): Date | undefined {
    const date = parseTextDate(value);
    if (date) this.isZoneAssumed ||= hasUnknownTimeZone(value);
    else if (typeof value === 'string' && value.trim() !== '') {
      const shown = value.slice(0, REPORTED_DATE_LENGTH_MAX);
      this.problems.push({ code: 'invalid_date', issue: this.number, field, date: shown });
    }
    return date;
  }
}

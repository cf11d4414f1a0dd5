import { hasUnknownTimeZone, parseTextDate } from './parseTextDate';

/** Maximum length of an invalid date in a sentence of the report, in UTF-16 code units. */
const REPORTED_DATE_LENGTH_MAX = 40;

/** Reads the dates of an issue, and describes those that do not exist, such as February 30. */
export class IssueDates {
  /** Sentences for the report. */
  readonly problems: string[] = [];
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
      const shown = JSON.stringify(value.slice(0, REPORTED_DATE_LENGTH_MAX));
      this.problems.push(`issue ${this.number}: ${field} ${shown} is not a date and was left out`);
    }
    return date;
  }
}

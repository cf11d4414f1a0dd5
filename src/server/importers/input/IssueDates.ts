import { parseDateOrUndefined } from './json';

/** Maximum length of an invalid date in a sentence of the report, in UTF-16 code units. */
const REPORTED_DATE_LENGTH_MAX = 40;

/** Reads the dates of an issue, and describes those that do not exist, such as February 30. */
export class IssueDates {
  /** Sentences for the report. */
  readonly problems: string[] = [];
  private readonly number: number;
  private readonly parse: (value: unknown) => Date | undefined;

  /**
   * @param number number of the issue
   * @param parse returns undefined for values that are not dates
   */
  constructor(number: number, parse: (value: unknown) => Date | undefined = parseDateOrUndefined) {
    this.number = number;
    this.parse = parse;
  }

  /** @param field name of the date in the source, for the report */
  read(field: string, value: unknown): Date | undefined {
    const date = this.parse(value);
    if (!date && typeof value === 'string' && value.trim() !== '') {
      const shown = JSON.stringify(value.slice(0, REPORTED_DATE_LENGTH_MAX));
      this.problems.push(`issue ${this.number}: ${field} ${shown} is not a date and was left out`);
    }
    return date;
  }
}

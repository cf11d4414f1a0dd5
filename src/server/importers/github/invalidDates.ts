import { asObjectOrUndefined, asStringOrUndefined, parseDateOrUndefined } from '../input/json';
import type { GithubIssueRecord } from './recognize';

/** Names of date fields in all export formats. */
const GITHUB_DATE_FIELDS = [
  'created_at',
  'createdAt',
  'updated_at',
  'updatedAt',
  'lastEditedAt',
  'closed_at',
  'closedAt',
  'due_on',
  'dueOn',
  'date',
];
/** Maximum length of an invalid date in a sentence of the report, in UTF-16 code units. */
const REPORTED_DATE_LENGTH_MAX = 40;

/** Describes the dates of an issue that do not exist, such as February 30. They are not imported. */
export function describeInvalidGithubDates({
  number,
  issue,
  comments = [],
  events = [],
  references = [],
}: GithubIssueRecord): string[] {
  const problems: string[] = [];
  const addInvalidDates = (what: string, value: unknown): void => {
    const fields = asObjectOrUndefined(value);
    for (const name of fields ? GITHUB_DATE_FIELDS : []) {
      const date = asStringOrUndefined(fields?.[name]);
      if (!date || parseDateOrUndefined(date)) continue;
      const shown = JSON.stringify(date.slice(0, REPORTED_DATE_LENGTH_MAX));
      problems.push(`issue ${number}: ${what}${name} ${shown} is not a date and was left out`);
    }
  };
  addInvalidDates('', issue);
  addInvalidDates('milestone ', issue['milestone']);
  for (const comment of comments) addInvalidDates('comment ', comment);
  for (const event of [...events, ...references]) addInvalidDates('event ', event);
  return problems;
}

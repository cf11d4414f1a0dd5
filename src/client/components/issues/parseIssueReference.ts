interface IssueReference {
  /** Key of the issue's project in upper case; null: the current project. */
  projectKey: string | null;
  number: number;
}

/** Parses `12`, `#12` or `NET-12`. Returns null for any other text. */
export function parseIssueReference(text: string): IssueReference | null {
  const [, key, digits] = /^(?:#|([a-z][a-z0-9]{1,9})-)?([1-9]\d{0,8})$/i.exec(text) ?? [];
  return digits === undefined ? null : { projectKey: key?.toUpperCase() ?? null, number: Number(digits) };
}

/** Placeholder for a required issue number in a query that should find no issue. Real numbers start at 1. */
export const NONEXISTENT_ISSUE_NUMBER = 0;

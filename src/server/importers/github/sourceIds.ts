/**
 * Returns the source id of a GitHub issue, such as "owner/name#12". The repository name is converted to lower case,
 * because GitHub ignores its case.
 */
export const formatIssueSourceId = (repository: string | null, number: number): string =>
  `${repository?.toLowerCase() ?? ''}#${number}`;

/** URL of an issue's screen. */
export const buildIssueHref = (projectKey: string, number: number | string): string =>
  `/projects/${encodeURIComponent(projectKey)}/issues/${number}`;

/** Splits an issue's key, such as `NET-12`, into the key of its project and its number. */
export function splitIssueKey(key: string): [projectKey: string, number: string] {
  const [projectKey = '', number = ''] = key.split('-');
  return [projectKey, number];
}

/**
 * URL of an issue's screen.
 *
 * @param key the issue's key, such as `NET-12`
 */
export const buildIssueKeyHref = (key: string): string => buildIssueHref(...splitIssueKey(key));

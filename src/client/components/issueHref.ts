/** URL of an issue's screen. */
export const buildIssueHref = (projectKey: string, number: number | string): string =>
  `/projects/${encodeURIComponent(projectKey)}/issues/${number}`;

/**
 * URL of an issue's screen.
 *
 * @param key the issue's key, such as `NET-12`
 */
export function buildIssueKeyHref(key: string): string {
  const [projectKey = '', number = ''] = key.split('-');
  return buildIssueHref(projectKey, number);
}

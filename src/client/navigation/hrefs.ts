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

/**
 * URL of a project's open issues. Links that show the number of open issues, in the sidebar and the palette, use it,
 * because the list's URL without a query shows closed issues as well.
 */
export const buildOpenIssuesHref = (projectKey: string): string =>
  `/projects/${encodeURIComponent(projectKey)}/issues?q=is%3Aopen`;

export const buildPersonHref = (login: string): string => `/people/${encodeURIComponent(login)}`;

export const buildBulkOperationHref = (projectKey: string, number: number): string =>
  `/projects/${encodeURIComponent(projectKey)}/bulk/${number}`;

export const buildImportsHref = (projectKey: string): string =>
  `/projects/${encodeURIComponent(projectKey)}/settings/import`;

export const buildImportJobHref = (projectKey: string, number: number): string =>
  `${buildImportsHref(projectKey)}/${number}`;

/** URL of the sign-in page, which returns to the current page. */
export const buildLoginUrl = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/login?next=${encodeURIComponent(pathname + search)}`;

/** History state of an issue that was opened from the inbox, so that Escape returns there. */
export const OPENED_FROM_INBOX_STATE = { from: 'inbox' } as const;

export const isOpenedFromInbox = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === 'inbox';

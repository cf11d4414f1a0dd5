/**
 * URL of a project's open issues. Links that show the number of open issues, in the sidebar and the palette, use it,
 * because the list's URL without a query shows closed issues as well.
 */
export const buildOpenIssuesHref = (projectKey: string): string =>
  `/projects/${encodeURIComponent(projectKey)}/issues?q=is%3Aopen`;

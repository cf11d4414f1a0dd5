/** URL of the screen of a bulk operation. */
export const buildBulkOperationHref = (projectKey: string, number: number): string =>
  `/projects/${encodeURIComponent(projectKey)}/bulk/${number}`;

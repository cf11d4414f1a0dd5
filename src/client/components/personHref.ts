/** URL of a person's page. */
export const buildPersonHref = (login: string): string => `/people/${encodeURIComponent(login)}`;

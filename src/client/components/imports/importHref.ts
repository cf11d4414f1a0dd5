/** Returns the URL of the screen with the imports of a project. */
export const buildImportsHref = (projectKey: string): string =>
  `/projects/${encodeURIComponent(projectKey)}/settings/import`;

/** Returns the URL of the screen of an import. */
export const buildImportJobHref = (projectKey: string, number: number): string =>
  `${buildImportsHref(projectKey)}/${number}`;

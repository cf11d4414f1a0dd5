/**
 * Trackers from which issues can be imported. The names are stored with imported issues and people. Issues from a
 * Winnow export keep the name of the tracker that they originally came from; only the people of the export get the name
 * `winnow`.
 */
export const IMPORT_SYSTEMS = ['github', 'gitlab', 'bugzilla', 'jira', 'linear', 'csv', 'winnow'] as const;
export type ImportSystem = (typeof IMPORT_SYSTEMS)[number];

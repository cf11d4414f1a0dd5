/** The last searches in each project, stored in the browser. */
import { readRecentItems, saveRecentItems } from '../../../data/recentItems';

/** Maximum number of searches stored per project. */
const RECENT_SEARCHES_MAX = 5;

/** `all` cannot be a project key, because keys are in upper case. */
const getRecentSearchesStorageKey = (projectKey: string | null): string =>
  `winnow.searches.${projectKey ?? 'all'}`;

/** The last searches in a project, newest first. */
export function readRecentSearches(projectKey: string | null): string[] {
  return readRecentItems(getRecentSearchesStorageKey(projectKey)).filter(
    (query) => typeof query === 'string',
  );
}

export function saveRecentSearch(projectKey: string | null, query: string): void {
  const others = readRecentSearches(projectKey).filter((other) => other !== query);
  saveRecentItems(getRecentSearchesStorageKey(projectKey), [query, ...others], RECENT_SEARCHES_MAX);
}

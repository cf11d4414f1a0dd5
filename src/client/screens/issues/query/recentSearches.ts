/** The last searches in each project, stored in the browser. */
import { readRecentItems, saveRecentItems } from '../../../data/recentItems';

/** Maximum number of searches stored per project. */
const RECENT_SEARCHES_MAX = 5;

const getRecentSearchesStorageKey = (projectKey: string): string => `winnow.searches.${projectKey}`;

/** The last searches in a project, newest first. */
export function readRecentSearches(projectKey: string): string[] {
  return readRecentItems(getRecentSearchesStorageKey(projectKey)).filter(
    (query) => typeof query === 'string',
  );
}

export function saveRecentSearch(projectKey: string, query: string): void {
  const others = readRecentSearches(projectKey).filter((other) => other !== query);
  saveRecentItems(getRecentSearchesStorageKey(projectKey), [query, ...others], RECENT_SEARCHES_MAX);
}

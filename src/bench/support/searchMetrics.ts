/** Reads the search metrics of a server from /metrics. */
import { setTimeout } from 'node:timers/promises';

/** Maximum time to load a project into memory and index its words, in milliseconds. */
const SEARCH_INDEX_LOAD_TIMEOUT_MS = 600_000;

/** Reads one metric and returns its values by label set. */
export async function fetchServerMetric(url: string, name: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.matchAll(new RegExp(`^${name}(\\{[^}]*\\})? (\\S+)$`, 'gm'));
  return new Map([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
}

/**
 * Waits until lists of the largest project, which is loaded first, are read from memory. Returns how long it has
 * waited, in milliseconds.
 */
export async function waitUntilLargestProjectInMemory(url: string): Promise<number> {
  const start = performance.now();
  while ((await fetchServerMetric(url, 'winnow_search_in_memory')).size === 0) {
    if (performance.now() - start > SEARCH_INDEX_LOAD_TIMEOUT_MS)
      throw new Error('The largest project was not loaded in time.');
    await setTimeout(2);
  }
  return performance.now() - start;
}

/**
 * Waits until the server has loaded all projects into its search index. Returns the time waited, in
 * milliseconds.
 */
export async function waitUntilSearchIndexLoaded(url: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const loadedProjects = await fetchServerMetric(url, 'winnow_search_in_memory');
    const loading = await fetchServerMetric(url, 'winnow_search_loading');
    if (loadedProjects.size > 0 && loading.get('') === 0) return performance.now() - start;
    if (performance.now() - start > SEARCH_INDEX_LOAD_TIMEOUT_MS)
      throw new Error('The search index was not loaded in time.');
    await setTimeout(20);
  }
}

/** Whether the indexes of likely duplicates of all projects that are in memory are ready. */
export async function areDuplicatesReady(url: string): Promise<boolean> {
  const projects = await fetchServerMetric(url, 'winnow_search_in_memory');
  const ready = await fetchServerMetric(url, 'winnow_duplicates_in_memory');
  return projects.size > 0 && [...projects.keys()].every((labels) => ready.get(labels) === 1);
}

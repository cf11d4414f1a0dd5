/** What a server's /metrics say of its search. */
import { setTimeout } from 'node:timers/promises';

/** Longest that a project may take to come into memory, its words to be indexed where they are not yet, in milliseconds. */
const PATIENCE = 600_000;

/** The values of a metric, by their labels. */
export async function metric(url: string, name: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.matchAll(new RegExp(`^${name}(\\{[^}]*\\})? (\\S+)$`, 'gm'));
  return new Map([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
}

/** Waits until the search has told of every project whether it is in memory. Gives the milliseconds waited. */
export async function inMemory(url: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const told = await metric(url, 'winnow_search_in_memory');
    const loading = await metric(url, 'winnow_search_loading');
    if (told.size > 0 && loading.get('') === 0) return performance.now() - start;
    if (performance.now() - start > PATIENCE) throw new Error('The search did not come into memory.');
    await setTimeout(20);
  }
}

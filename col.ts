import { openStore } from './src/server/store/Store';
import { createSqlSearch } from './src/server/search/sql/createSqlSearch';
import { createColumnSearch } from './src/server/search/columns/createColumnSearch';
import { FACET_FIELDS } from './src/server/search/Search';
import { FILTER_QUERIES, WORD_QUERIES } from './src/bench/queries';
void (async () => {
  const store = await openStore({ dataDir: process.env.DATA_DIR! });
  const p = await store.db.selectFrom('project').select(['id']).where('key','=','BENCH').executeTakeFirstOrThrow();
  const rss0 = process.memoryUsage().rss;
  const search = createColumnSearch({ store, fallback: createSqlSearch(store), budget: 256e6, onProject: (e) => console.log(e) });
  await search.load(p.id);
  console.log('rss grew MB', (process.memoryUsage().rss - rss0) / 1e6, await search.measure());
  const list = process.env.WORDS ? WORD_QUERIES : FILTER_QUERIES;
  const rows: [string, number[]][] = list.map((q) => [q, []]);
  for (let r = 0; r < 4; r++) for (const [q, ms] of rows) {
    const t = performance.now();
    const l = search.list({ projectId: p.id, query: q, order: null, groupBy: null, snapshot: null, viewerId: 1 });
    const [page, count] = await Promise.all([l.page({ first: 50, after: null, last: null, before: null, offset: Math.floor(Math.random() * 1000) }), l.totalCount(), l.facets(FACET_FIELDS, 20), l.sections(), l.snapshot()]);
    ms.push(performance.now() - t);
    if (r === 0 && process.env.V) console.log(count, page.rows.length, q);
  }
  for (const [q, ms] of rows.sort((a, b) => Math.max(...b[1]) - Math.max(...a[1]))) console.log(ms.map((m) => m.toFixed(1).padStart(7)).join(' '), q);
  const all = rows.flatMap((r) => r[1]).sort((a, b) => a - b);
  console.log('median', all[all.length >> 1], 'p95', all[Math.ceil(all.length * 0.95) - 1]);
  console.log('rss grew MB', (process.memoryUsage().rss - rss0) / 1e6, await search.measure());
  await search.close();
  await store.close();
})();

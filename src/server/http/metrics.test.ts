import perfHooks from 'node:perf_hooks';
import { createServerMetrics } from './metrics';

it('reports the change connection and the lag of each index at the time of collection', async () => {
  const metrics = createServerMetrics();
  const changes = { isConnected: true, reconnectCount: 2 };
  const lag = { projectId: 7, index: 'words' as const, version: 90, behind: 10 };
  metrics.addChangeListenerMetrics(changes);
  metrics.search.addSearchLagMetrics(() => [lag, { ...lag, index: 'columns', version: 100, behind: 0 }]);
  const collect = async () =>
    (await metrics.collect()).split('\n').filter((line) => /^winnow_(changes|search_behind)/.test(line));
  expect(await collect()).toEqual([
    'winnow_changes_listening 1',
    'winnow_changes_reconnects_total 2',
    'winnow_search_behind_versions{project_id="7",index="words"} 10',
    'winnow_search_behind_versions{project_id="7",index="columns"} 0',
  ]);
  Object.assign(changes, { isConnected: false });
  lag.behind = 12;
  expect(await collect()).toEqual(
    expect.arrayContaining([
      'winnow_changes_listening 0',
      'winnow_changes_reconnects_total 2',
      'winnow_search_behind_versions{project_id="7",index="words"} 12',
    ]),
  );
});

it('reports the memory of the indexes of likely duplicates, without those that were released', async () => {
  const metrics = createServerMetrics();
  let measured: Record<number, number> = { 7: 1_000, 8: 500 };
  metrics.search.addDuplicateMemoryMetrics(async () => measured);
  const collect = async () =>
    (await metrics.collect()).split('\n').filter((line) => line.startsWith('winnow_duplicates'));
  expect(await collect()).toEqual([
    'winnow_duplicates_memory_bytes{project_id="7"} 1000',
    'winnow_duplicates_memory_bytes{project_id="8"} 500',
  ]);
  measured = { 8: 600 };
  expect(await collect()).toEqual(['winnow_duplicates_memory_bytes{project_id="8"} 600']);
});

it('reports the events that wait to become notifications, and NaN when the database does not answer', async () => {
  const metrics = createServerMetrics();
  const count = jest
    .fn<Promise<number>, []>()
    .mockResolvedValueOnce(3)
    .mockRejectedValueOnce(new Error('down'));
  metrics.addNotificationMetrics(count);
  const collect = async () =>
    /^winnow_notification_pending_events (\S+)$/m.exec(await metrics.collect())?.[1];
  expect(await collect()).toBe('3');
  expect(await collect()).toBe('Nan');
});

it('measures the process once, however many servers it creates', async () => {
  const metrics = createServerMetrics();
  const startMonitor = jest.spyOn(perfHooks, 'monitorEventLoopDelay');
  const observeGarbageCollection = jest.spyOn(perfHooks.PerformanceObserver.prototype, 'observe');
  const other = createServerMetrics();
  expect(startMonitor).not.toHaveBeenCalled();
  expect(observeGarbageCollection).not.toHaveBeenCalled();
  other.addNotificationMetrics(async () => 5);
  const [text, otherText] = [await metrics.collect(), await other.collect()];
  for (const each of [text, otherText])
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_gc_duration_seconds',
      'process_cpu_seconds_total',
    ])
      expect(each).toContain(`\n# TYPE ${name} `);
  expect(text).not.toContain('winnow_notification_pending_events');
  expect(otherText).toContain('winnow_notification_pending_events 5');
});

/**
 * The figures of projects that Home and the sidebar show. A project's version grows with every change
 * of it, so a figure counted for a version holds as long as the version does.
 */
import { WinnowError } from '../../../shared/errors';
import { TREND_WEEKS_MAX } from '../../../shared/limits';
import type { Search } from '../../search/list/Search';
import { readWeeklyCounts, type WeeklyCounts } from '../../store/read/projects';
import type { Store } from '../../store/Store';
import DataLoader from 'dataloader';
import type { ProjectFigures, TrendPoint } from '../context/Services';
import { LRUCache } from 'lru-cache';

const WEEK = 7 * 86_400_000;

/** As whoever asks sees it: nothing of it depends on them. */
const OPEN = { query: 'is:open', order: null, groupBy: null, snapshot: null, viewerId: null };

export function createFigures(
  { db }: Pick<Store, 'db'>,
  search: Search,
  now: () => number = Date.now,
): ProjectFigures {
  const openCounts = new LRUCache<string, Promise<number>>({ max: 1_000 });
  const trends = new LRUCache<string, Promise<TrendPoint[]>>({ max: 1_000 });
  // Several projects on one screen are counted in one statement.
  const countWeeks = new DataLoader(
    async (keys: readonly { projectId: number; since: number }[]) => {
      const ids = keys.map((key) => key.projectId);
      const since = Math.min(...keys.map((key) => key.since));
      const rows = await readWeeklyCounts(db, ids, new Date(since));
      return keys.map((key) => rows.filter((row) => row.project_id === key.projectId));
    },
    { cache: false },
  );

  return {
    openCount: ({ id, version }) =>
      remembered(openCounts, `${id}:${version}`, () => search.list({ ...OPEN, projectId: id }).totalCount()),

    async trend(project, weeks) {
      if (!Number.isInteger(weeks) || weeks < 1 || weeks > TREND_WEEKS_MAX) {
        throw new WinnowError('VALIDATION_FAILED', `A trend has 1 to ${TREND_WEEKS_MAX} weeks.`);
      }
      const since = monday(now()) - (weeks - 1) * WEEK;
      return remembered(trends, `${project.id}:${project.version}:${since}:${weeks}`, async () =>
        fill(await countWeeks.load({ projectId: project.id, since }), since, weeks),
      );
    },
  };
}

/** The Monday, 0:00 UTC, of an instant's week. */
export function monday(instant: number): number {
  // 1970-01-05 was a Monday.
  const first = 4 * 86_400_000;
  return Math.floor((instant - first) / WEEK) * WEEK + first;
}

/** A point for each week, also where nothing happened. */
function fill(rows: readonly WeeklyCounts[], since: number, weeks: number): TrendPoint[] {
  const counted = new Map(rows.map((row) => [row.week.getTime(), row]));
  return Array.from({ length: weeks }, (_, index) => {
    const week = since + index * WEEK;
    const row = counted.get(week);
    return { week: new Date(week), opened: row?.opened ?? 0, closed: row?.closed ?? 0 };
  });
}

/** A failure is not kept: the next one to ask tries again. */
function remembered<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const computed = compute();
  cache.set(key, computed);
  computed.catch(() => cache.delete(key));
  return computed;
}

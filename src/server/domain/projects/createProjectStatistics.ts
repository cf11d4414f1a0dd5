/**
 * The issue counts and weekly trends of projects on the home page and in the sidebar. They are cached by the
 * project version, which rises with every change of the project.
 */
import { WinnowError } from '../../../shared/errors';
import { TREND_CHART_WEEKS_MAX } from '../../../shared/limits';
import { createIssueListRequest } from '../../search/list/createIssueListRequest';
import type { IssueSearch } from '../../search/list/IssueSearch';
import { formatVisibilityKey, type IssueVisibility } from '../../store/read/issueVisibility';
import { readWeeklyIssueCounts, type WeeklyIssueCounts } from '../../store/read/projects';
import type { DatabaseStore } from '../../store/DatabaseStore';
import DataLoader from 'dataloader';
import type { ProjectStatistics, WeeklyIssueTrendPoint } from '../context/SharedServices';
import { LRUCache } from 'lru-cache';

const MS_PER_WEEK = 7 * 86_400_000;
/** Maximum cached counts of open issues, one per project version: enough for the projects of a large site. */
const CACHED_OPEN_ISSUE_COUNTS_MAX = 1_000;
/**
 * Maximum points of all cached trends together. A point takes about 100 bytes, so the cache holds at most about
 * 5 MB: the trends of 1,000 projects over a year.
 */
const CACHED_ISSUE_TREND_POINTS_MAX = 52_000;

export function createProjectStatistics(
  { db }: Pick<DatabaseStore, 'db'>,
  search: IssueSearch,
  now: () => number = Date.now,
): ProjectStatistics {
  const openCounts = new LRUCache<string, Promise<number>>({ max: CACHED_OPEN_ISSUE_COUNTS_MAX });
  const trends = new LRUCache<string, Promise<WeeklyIssueTrendPoint[]>>({
    maxSize: CACHED_ISSUE_TREND_POINTS_MAX,
  });
  // Counts opened and closed issues per week, for all projects of one screen in one SQL statement, unless the viewer
  // may see some of their issues only.
  const countWeeks = new DataLoader(
    async (keys: readonly { projectId: number; visibility: IssueVisibility; since: number }[]) => {
      const groups = new Map<string, (typeof keys)[number][]>();
      for (const key of keys) {
        const name = formatVisibilityKey(key.visibility);
        groups.set(name, [...(groups.get(name) ?? []), key]);
      }
      const rows = new Map<string, Promise<WeeklyIssueCounts[]>>();
      for (const [name, group] of groups) {
        const ids = group.map((key) => key.projectId);
        const since = Math.min(...group.map((key) => key.since));
        rows.set(name, readWeeklyIssueCounts(db, ids, group[0]!.visibility, new Date(since)));
      }
      return Promise.all(
        keys.map(async ({ projectId, visibility }) =>
          (await rows.get(formatVisibilityKey(visibility))!).filter((row) => row.project_id === projectId),
        ),
      );
    },
    { cache: false },
  );

  return {
    countOpenIssues: ({ id, version }, visibility) =>
      getCachedOrCompute(openCounts, `${id}:${version}${formatVisibilityKey(visibility)}`, {}, () =>
        search.list(createIssueListRequest(id, visibility, 'is:open')).readTotalIssueCount(),
      ),

    async loadIssueTrend(project, visibility, weeks) {
      if (!Number.isInteger(weeks) || weeks < 1 || weeks > TREND_CHART_WEEKS_MAX) {
        throw new WinnowError(
          'VALIDATION_FAILED',
          `\`weeks\` must be between 1 and ${TREND_CHART_WEEKS_MAX}.`,
        );
      }
      const since = getStartOfWeek(now()) - (weeks - 1) * MS_PER_WEEK;
      const key = `${project.id}:${project.version}:${since}:${weeks}${formatVisibilityKey(visibility)}`;
      return getCachedOrCompute(trends, key, { size: weeks }, async () =>
        fillMissingTrendWeeks(
          await countWeeks.load({ projectId: project.id, visibility, since }),
          since,
          weeks,
        ),
      );
    },
  };
}

/** The Monday, 0:00 UTC, of the week of a timestamp in milliseconds. */
function getStartOfWeek(instant: number): number {
  // 1970-01-05 was a Monday.
  const first = 4 * 86_400_000;
  return Math.floor((instant - first) / MS_PER_WEEK) * MS_PER_WEEK + first;
}

/** Adds a point for each week in which no issue was opened or closed. */
function fillMissingTrendWeeks(
  rows: readonly WeeklyIssueCounts[],
  since: number,
  weeks: number,
): WeeklyIssueTrendPoint[] {
  const counted = new Map(rows.map((row) => [row.week.getTime(), row]));
  return Array.from({ length: weeks }, (_, index) => {
    const week = since + index * MS_PER_WEEK;
    const row = counted.get(week);
    return { week: new Date(week), opened: row?.opened ?? 0, closed: row?.closed ?? 0 };
  });
}

/**
 * Returns the cached value, or computes and caches it. A failure is not cached, so that the next request retries it.
 */
function getCachedOrCompute<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  options: { size?: number },
  compute: () => Promise<Value>,
): Promise<Value> {
  const cached = cache.get(key);
  if (cached) return cached;
  const computed = compute();
  cache.set(key, computed, options);
  computed.catch(() => cache.delete(key));
  return computed;
}

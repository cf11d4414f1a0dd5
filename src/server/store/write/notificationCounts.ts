import { type RawBuilder, sql } from 'kysely';

/**
 * The last common table expressions of a statement that writes notifications: they subtract the rows of `previous` (before
 * the write) from the stored counts and add those of `saved` (after it). Both must have the columns project_id, user_id,
 * state and reason. Counts are updated in primary key order to avoid deadlocks.
 */
export const COUNT_NOTIFICATIONS_SQL: RawBuilder<unknown> = sql`
  difference AS (
    SELECT project_id, user_id, state, reason, sum(change)::int AS change FROM (
      SELECT project_id, user_id, state, reason, -1 AS change FROM previous
      UNION ALL SELECT project_id, user_id, state, reason, 1 FROM saved) changes
    GROUP BY project_id, user_id, state, reason HAVING sum(change) <> 0
    ORDER BY project_id, user_id, state, reason),
  counted AS (
    INSERT INTO notification_count AS total (project_id, user_id, state, reason, count)
    SELECT project_id, user_id, state, reason, change FROM difference
    ON CONFLICT (project_id, user_id, state, reason) DO UPDATE SET count = total.count + excluded.count)`;

import { type RawBuilder, sql } from 'kysely';

/**
 * The common table expression `inbox` of a statement that changes notifications: it advances the versions of their
 * inboxes and returns them. The row of a version stays locked until the commit, so that versions become visible in
 * their order.
 * @param users returns the ids of the users as `user_id`, in any order, each at least once. Must read the locked
 *   notifications: to avoid deadlocks, every transaction locks notifications first, then inbox versions by user id.
 */
export const buildAdvanceInboxVersionsSql = (users: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  inbox AS (
    INSERT INTO inbox_version AS stored (user_id, version)
    SELECT DISTINCT user_id, 1 FROM (${users}) changed ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET version = stored.version + 1
    RETURNING user_id, version)`;

import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ProjectTable, Tables } from '../tables';
import { CHANNEL } from './channel';

/** How far a project's own numbers have come. */
export type ProjectCounters = Pick<ProjectTable, 'version'> &
  Partial<Pick<ProjectTable, 'issue_counter' | 'issue_count' | 'comment_counter'>>;

/** What people say of a project. */
export type ProjectFields = Pick<ProjectTable, 'name' | 'description' | 'visibility'>;

/**
 * Gives a project the versions of so many events, as a part of the statement that writes them, and tells
 * of it as `advanceProject` does. Its one row: `last`, the version before, and `told`.
 */
export function advancing(
  projectId: number,
  events: number,
  besides: Partial<Omit<ProjectCounters, 'version'> & ProjectFields> = {},
): RawBuilder<unknown> {
  const fields = Object.entries(besides).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`UPDATE project SET ${sql.join([sql`version = version + ${events}`, ...fields])}
    WHERE id = ${projectId}
    RETURNING version - ${events}::bigint AS last, pg_notify(${CHANNEL}, id || ':' || version) AS told`;
}

/**
 * Gives a project its next version, and tells every process of it: the only place where that is done.
 * The database sends what is told with the commit, so nobody hears of what was rolled back, nor before
 * they can read it. It is the same on the embedded engine, whose one connection hears itself: after the
 * commit, before the writer does.
 * @param tx holds the project's row, and has written the events up to this version.
 */
export async function advanceProject(
  tx: Transaction<Tables>,
  projectId: number,
  counters: ProjectCounters & Partial<ProjectFields>,
): Promise<void> {
  await tx
    .updateTable('project')
    .set(counters)
    .where('id', '=', projectId)
    .returning(sql`pg_notify(${CHANNEL}, id || ':' || version)`.as('told'))
    .execute();
}

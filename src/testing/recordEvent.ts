import type { Transaction } from 'kysely';
import { EVENT_KINDS, type EventKind } from '../shared/issue';
import { advanceProject } from '../server/store/changes/advanceProject';
import type { Tables } from '../server/store/tables/Tables';

/**
 * Records in a transaction that something was done to an issue, as any writer does: an event, and with
 * it the project's next version, which it answers. What was done is the caller's to write.
 * @param kind by default one that has all that is kept of an issue read again
 */
export async function recordEvent(
  tx: Transaction<Tables>,
  projectId: number,
  number: number,
  kind: EventKind = 'body_edited',
): Promise<number> {
  const before = await tx
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const version = before.version + 1;
  await tx
    .insertInto('event')
    .values({
      ...{ project_id: projectId, issue_number: number, sequence: version, created_at: new Date() },
      ...{ actor_id: null, before: null, after: null, comment_id: null, source_id: null },
      kind: EVENT_KINDS.indexOf(kind),
    })
    .execute();
  await advanceProject(tx, projectId, { version });
  return version;
}

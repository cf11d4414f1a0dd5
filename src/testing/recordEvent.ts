import type { Transaction } from 'kysely';
import { EVENT_KINDS } from '../shared/issue';
import { advanceProject } from '../server/store/changes/advanceProject';
import type { Tables } from '../server/store/tables';

/**
 * Records in a transaction that something was done to an issue, as any writer does: an event, and with
 * it the project's next version, which it answers. What was done is the caller's to write.
 */
export async function recordEvent(
  tx: Transaction<Tables>,
  projectId: number,
  number: number,
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
      kind: EVENT_KINDS.indexOf('locked'),
    })
    .execute();
  await advanceProject(tx, projectId, { version });
  return version;
}

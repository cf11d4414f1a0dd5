import type { Transaction } from 'kysely';
import { type EventKind, getEventKindCode } from '../shared/events/kinds';
import { advanceProjectVersion } from '../server/store/changes/advanceProject';
import type { DatabaseTables } from '../server/store/tables/DatabaseTables';

/**
 * Inserts an event about an issue and advances the project's version, which it returns. The caller writes the
 * change itself.
 * @param kind by default one that makes in-memory indexes read the whole issue again
 */
export async function insertTestEvent(
  tx: Transaction<DatabaseTables>,
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
      project_id: projectId,
      sequence: version,
      issue_number: number,
      kind: getEventKindCode(kind),
      actor_id: null,
      before: null,
      after: null,
      comment_id: null,
      source_id: null,
      created_at: new Date(),
    })
    .execute();
  await advanceProjectVersion(tx, projectId, { version });
  return version;
}

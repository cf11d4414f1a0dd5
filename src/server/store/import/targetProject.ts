/** Reads the project that an import writes to. */
import type { Kysely } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import type { DatabaseTables } from '../tables/DatabaseTables';

/**
 * Finds the project to import into.
 * @throws WinnowError VALIDATION_FAILED if the project was deleted: its key stays reserved
 */
export async function findProjectIdByKey(db: Kysely<DatabaseTables>, key: string): Promise<number | null> {
  const project = await db
    .selectFrom('project')
    .select(['id', 'deleted_at', 'contents'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (project?.deleted_at) {
    const solution =
      project.contents === 'kept'
        ? 'An administrator can restore it under Administration, Projects.'
        : 'Its key stays reserved. Choose another key.';
    throw new WinnowError('VALIDATION_FAILED', `Project ${key} was deleted. ${solution}`);
  }
  return project?.id ?? null;
}

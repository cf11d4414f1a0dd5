import type { DatabaseStore } from '../../../store/DatabaseStore';
import { MIGRATIONS } from '../../../store/migrations';
import { findDatabaseId } from '../../../store/read/databaseId';
import { readProjectHistoryHash } from '../readProjectHistoryHash';
import type { IndexFileOrigin } from './indexFileFormat';

/** The newest migration, which identifies the schema of the database. */
export const NEWEST_MIGRATION = Object.keys(MIGRATIONS).at(-1)!;

/**
 * Reads the origin of an index before it is written to its file. Returns null if the file would be wrong, or could not
 * be verified when it is read.
 * @param database the id of the database that the index was loaded from
 * @param version the project version of the index
 */
export async function readIndexFileOrigin(
  { background }: DatabaseStore,
  projectId: number,
  database: string,
  version: number,
): Promise<IndexFileOrigin | null> {
  const historyHash = await readProjectHistoryHash(background, projectId, version);
  // A version without an event has no hash: the project is new, or a backup is being restored.
  if (historyHash === '') return null;
  // If a backup has been restored since the index was loaded, the hash is that of another history. The id is read after
  // the hash, because restoring deletes it last.
  if (database !== (await findDatabaseId(background))) return null;
  return { projectId, database, schema: NEWEST_MIGRATION, version, historyHash };
}

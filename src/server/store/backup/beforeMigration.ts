import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../shared/progress';
import { findNextMigration } from '../migrations/migrate';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { writeBackup } from './writeBackup';

/**
 * Returns the folder for the backups that are written before migrations. It is the same for both database
 * engines.
 */
export const getBackupFolder = (dataDir: string): string => path.resolve(dataDir, 'backups');

/** Writes a backup if the database belongs to an earlier version and is about to be migrated. */
export async function backUpDatabaseBeforeMigration(
  db: Kysely<DatabaseTables>,
  { backups, progress = NOOP_PROGRESS_REPORTER }: { backups?: string; progress?: ProgressReporter },
): Promise<void> {
  const next = backups && (await findNextMigration(db));
  if (!next) return;
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const day = new Date().toISOString().slice(0, 10);
  await writeBackup(db, path.join(backups, `${day}-before-${next}.gz`), progress);
}

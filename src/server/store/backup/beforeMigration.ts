import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { NO_PROGRESS, type Progress } from '../../../shared/progress';
import { nextMigration } from '../migrations/migrate';
import type { Tables } from '../tables/Tables';
import { writeBackup } from './writeBackup';

/** Where such backups are kept, for either engine. */
export const backupsIn = (dataDir: string): string => path.resolve(dataDir, 'backups');

/** Keeps a database of an earlier build as it was; a new one, or one that is up to date, needs none. */
export async function backUpBeforeMigration(
  db: Kysely<Tables>,
  { backups, progress = NO_PROGRESS }: { backups?: string; progress?: Progress },
): Promise<void> {
  const next = backups && (await nextMigration(db));
  if (!next) return;
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const day = new Date().toISOString().slice(0, 10);
  await writeBackup(db, path.join(backups, `${day}-before-${next}.gz`), progress);
}

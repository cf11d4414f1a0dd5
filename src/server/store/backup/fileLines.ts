/** Attached files in backups: a line with the key of the file, and lines with its bytes in Base64. */
import type { Kysely } from 'kysely';
import type { FileKey } from '../../../shared/files';
import type { FileStorage } from '../files/FileStorage';
import { readStoredFileKeys } from '../read/files';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { BACKUP_CONTROL_LINE_PREFIX, type BackupFileHeader } from './format';

/** Number of bytes per line. A multiple of 3, so that no line but the last of a file is padded. */
const BACKUP_FILE_BYTES_PER_LINE = 196_608;

export interface BackupFileSource {
  storage: FileStorage;
  /** Called for each file whose bytes are missing in the storage. */
  onMissingFile: (key: FileKey) => void;
}

/** Generates the lines of all files that the database refers to. One line at a time is in memory. */
export async function* generateFileLines(
  db: Kysely<DatabaseTables>,
  { storage, onMissingFile }: BackupFileSource,
): AsyncGenerator<string> {
  for await (const { projectId, id } of readStoredFileKeys(db)) {
    const content = await storage.openFile({ projectId, id });
    if (!content) {
      onMissingFile({ projectId, id });
      continue;
    }
    const header: BackupFileHeader = { file: { projectId, id } };
    yield `${BACKUP_CONTROL_LINE_PREFIX}${JSON.stringify(header)}\n`;
    let rest = Buffer.alloc(0);
    for await (const chunk of content as AsyncIterable<Buffer>) {
      rest = Buffer.concat([rest, chunk]);
      for (; rest.length >= BACKUP_FILE_BYTES_PER_LINE; rest = rest.subarray(BACKUP_FILE_BYTES_PER_LINE))
        yield `${rest.subarray(0, BACKUP_FILE_BYTES_PER_LINE).toString('base64')}\n`;
    }
    if (rest.length > 0) yield `${rest.toString('base64')}\n`;
  }
}

import path from 'node:path';
import { type FileKey, formatFileId } from '../../shared/files';
import { writeAuditEntry } from '../domain/audit/audit';
import { COMMAND_LINE_CALLER } from '../domain/identity/commandLine';
import { writeBackup } from '../store/backup/writeBackup';
import { requireFileArgument } from './arguments';
import type { CliCommand } from './CliCommand';

export const backupCommand: CliCommand = {
  name: 'backup',
  usage: 'FILE',
  summary: 'Write the whole database and all attached files to a compressed file. The server keeps running.',
  help: [
    'FILE  an existing file is replaced when the backup is complete. Only its owner can read it',
    '      because it contains password hashes, token hashes and signing secrets',
  ],
  options: {},
  createsDatabase: false,
  createRunner({ positionals }) {
    const name = requireFileArgument(positionals);
    return async ({ store, files: { storage }, cwd, print, printError, progress }) => {
      const file = path.resolve(cwd, name);
      const onMissingFile = (key: FileKey): void =>
        printError(
          `The bytes of the attached file ${formatFileId(key)} are missing in ${storage.description}.`,
        );
      const rows = await store.withSnapshot((db) =>
        writeBackup(db, file, progress, { storage, onMissingFile }),
      );
      await writeAuditEntry(store.db, COMMAND_LINE_CALLER, {
        action: 'backup_created',
        subject: path.basename(file),
        details: { rows },
      });
      print(`Backup complete: ${rows.toLocaleString('en')} rows written to ${file}.`);
      return 0;
    };
  },
};

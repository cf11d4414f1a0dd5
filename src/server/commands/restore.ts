import path from 'node:path';
import { formatFileId } from '../../shared/files';
import { writeAuditEntry } from '../domain/audit/audit';
import { COMMAND_LINE_CALLER } from '../domain/identity/commandLine';
import { restoreBackup } from '../store/backup/restoreBackup';
import { vacuumAfterBulkLoad } from '../store/maintenance/vacuum';
import { requireFileArgument } from './arguments';
import type { CliCommand } from './CliCommand';

export const restoreCommand: CliCommand = {
  name: 'restore',
  usage: 'FILE',
  summary: 'Restore a backup of this or an earlier version of Winnow into an empty database.',
  help: [
    'FILE  output of winnow backup, of an embedded or a PostgreSQL database. All users have to sign in again',
  ],
  options: {},
  createsDatabase: true,
  createRunner({ positionals }) {
    const name = requireFileArgument(positionals);
    return async ({ store, files, cwd, print, printError, progress, restart }) => {
      const file = path.resolve(cwd, name);
      const rows = await restoreBackup(store, file, progress, files, (key, reason) =>
        printError(`The attached file ${formatFileId(key)} was not restored: ${reason}.`),
      );
      await writeAuditEntry(store.db, COMMAND_LINE_CALLER, {
        action: 'backup_restored',
        subject: path.basename(file),
        details: { rows },
      });
      await vacuumAfterBulkLoad(store.background, rows);
      restart();
      print(`Restore complete: ${rows.toLocaleString('en')} rows.`);
      if (store.engine === 'server') print('Restart every server that uses this database.');
      return 0;
    };
  },
};

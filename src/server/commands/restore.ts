import path from 'node:path';
import { restoreBackup } from '../store/backup/restoreBackup';
import { vacuumAfterBulkLoad } from '../store/maintenance/vacuum';
import { requireFileArgument } from './arguments';
import type { CliCommand } from './CliCommand';

export const restoreCommand: CliCommand = {
  name: 'restore',
  usage: 'FILE',
  summary: 'Restore a backup of this or an earlier version of Winnow into an empty database.',
  help: ['FILE  output of winnow backup, from either engine. All users have to sign in again'],
  options: {},
  createsDatabase: true,
  prepare({ positionals }) {
    const name = requireFileArgument(positionals);
    return async ({ store, cwd, print, progress, restart }) => {
      const rows = await restoreBackup(store, path.resolve(cwd, name), progress);
      await vacuumAfterBulkLoad(store.background, rows);
      restart();
      print(`Restore complete: ${rows.toLocaleString('en')} rows.`);
      if (store.engine === 'server') print('Restart every server that uses this database.');
      return 0;
    };
  },
};

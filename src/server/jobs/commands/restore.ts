import path from 'node:path';
import { restoreBackup } from '../../store/backup/restoreBackup';
import { vacuumAfterLoad } from '../../store/maintenance/vacuum';
import type { Command } from './Command';
import { fileOf } from './backup';

export const restore: Command = {
  name: 'restore',
  usage: 'FILE',
  summary: 'Fills an empty database from a backup, of this version of Winnow or an earlier one.',
  help: ['FILE  what winnow backup wrote; of either engine. People sign in anew afterwards.'],
  options: {},
  creates: true,
  prepare({ positionals }) {
    const name = fileOf(positionals);
    return async ({ store, cwd, print, progress, restart }) => {
      const rows = await restoreBackup(store, path.resolve(cwd, name), progress);
      await vacuumAfterLoad(store.background, rows);
      restart();
      print(`${rows.toLocaleString('en')} rows are restored.`);
      if (store.engine === 'server') print('Servers that run on this database are to be restarted.');
      return 0;
    };
  },
};

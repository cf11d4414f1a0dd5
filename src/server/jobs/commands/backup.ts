import path from 'node:path';
import { writeBackup } from '../../store/backup/writeBackup';
import { type Command, UsageError } from './Command';

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'Writes all of the database to a file, packed, while people go on working.',
  help: [
    'FILE  what is there already is replaced once the backup is whole; only its owner may read it,',
    '      as it holds what people signed in with (as hashes) and the secret that signs links',
  ],
  options: {},
  creates: false,
  prepare({ positionals }) {
    const name = fileOf(positionals);
    return async ({ store, cwd, print, progress }) => {
      const file = path.resolve(cwd, name);
      const rows = await store.withSnapshot((db) => writeBackup(db, file, progress));
      print(`${file} has ${rows.toLocaleString('en')} rows.`);
      return 0;
    };
  },
};

/** The one file that a command takes. @throws UsageError */
export function fileOf([file, ...rest]: readonly string[]): string {
  if (!file || rest.length > 0) throw new UsageError('It takes one file.');
  return file;
}

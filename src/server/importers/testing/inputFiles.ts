/** Input files of imports for tests. */
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const formatNdjson = (...records: readonly unknown[]): string =>
  records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n') + '\n';

/** Creates a temporary folder for input files. Call `remove` afterwards. */
export function createTemporaryInputFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'winnow-import-test-'));
  return {
    write(name: string, content: string | Buffer): string {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    path: (name: string) => path.join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

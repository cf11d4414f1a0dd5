import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolderPerTest } from '../../../../testing/temporaryFolder';
import type { IndexFileOrigin } from './indexFileFormat';
import { IndexFileWriter } from './IndexFileWriter';

const FORMAT = { extension: 'test', signature: 1, version: 1 };
const folder = createTemporaryFolderPerTest();

it('deletes a file that cannot be completed', async () => {
  const writer = new IndexFileWriter(FORMAT, path.join(folder(), 'file'), path.join(folder(), 'file.new'));
  writer.startArray('numbers', new Uint8Array(0));
  writer.appendToArray(Uint8Array.of(1, 2, 3));
  // An error while the end of the file is written, as on a full disk.
  const origin = {
    toJSON: () => {
      throw new Error('No space left.');
    },
  } as unknown as IndexFileOrigin;
  await expect(writer.finishFile(origin, 3, () => false)).rejects.toThrow('No space left.');
  expect(readdirSync(folder())).toEqual([]);
});

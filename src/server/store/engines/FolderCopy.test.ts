import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { useTemporaryFolder } from '../../../testing/temporaryFolder';
import { FolderCopy } from './FolderCopy';

const folder = useTemporaryFolder();
const from = (...names: string[]) => path.join(folder(), 'from', ...names);
const copied = (...names: string[]) => readFile(path.join(folder(), 'to', ...names), 'utf8');

/** Writes a file with a modification time in the past, so that a later change is detected. */
const write = async (name: string, text: string, secondsAgo = 60) => {
  await writeFile(from(name), text);
  const at = Date.now() / 1000 - secondsAgo;
  await utimes(from(name), at, at);
};

test('catchUp copies changed and new files, removes deleted ones and skips unchanged ones', async () => {
  await mkdir(from('base', 'empty'), { recursive: true });
  for (const name of ['same', 'changed', 'base/gone', 'base/kept']) await write(name, name);
  const copy = new FolderCopy(from(), path.join(folder(), 'to'));
  await copy.catchUp();
  expect(await copied('base', 'gone')).toBe('base/gone');

  // The copy is modified here to show that an unchanged file is not copied again.
  await writeFile(path.join(folder(), 'to', 'same'), 'untouched');
  await write('changed', 'again', 30);
  await write('base/made', 'made');
  await rm(from('base', 'gone'));
  await copy.catchUp();
  expect(await copied('same')).toBe('untouched');
  expect(await copied('changed')).toBe('again');
  expect(await copied('base', 'made')).toBe('made');
  await expect(copied('base', 'gone')).rejects.toThrow('ENOENT');
});

test('catchUp copies a file again that was modified just before the last copy', async () => {
  await mkdir(from());
  await write('busy', 'first', 0);
  const copy = new FolderCopy(from(), path.join(folder(), 'to'));
  await copy.catchUp();
  await write('busy', 'other', 0);
  await copy.catchUp();
  expect(await copied('busy')).toBe('other');
});

import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { IncrementalFolderCopy } from './IncrementalFolderCopy';

const getTemporaryFolder = createTemporaryFolderPerTest();
const getSourceFilePath = (...names: string[]) => path.join(getTemporaryFolder(), 'from', ...names);
const readCopiedFile = (...names: string[]) =>
  readFile(path.join(getTemporaryFolder(), 'to', ...names), 'utf8');

/** Writes a file with a modification time in the past, so that a later change is detected. */
const writeSourceFile = async (name: string, text: string, secondsAgo = 60) => {
  await writeFile(getSourceFilePath(name), text);
  const at = Date.now() / 1000 - secondsAgo;
  await utimes(getSourceFilePath(name), at, at);
};

test('copyChangedFiles copies changed and new files, removes deleted ones and skips unchanged ones', async () => {
  await mkdir(getSourceFilePath('base', 'empty'), { recursive: true });
  for (const name of ['same', 'changed', 'base/gone', 'base/kept']) await writeSourceFile(name, name);
  const copy = new IncrementalFolderCopy(getSourceFilePath(), path.join(getTemporaryFolder(), 'to'));
  await copy.copyChangedFiles();
  expect(await readCopiedFile('base', 'gone')).toBe('base/gone');

  // The copy is modified here to show that an unchanged file is not copied again.
  await writeFile(path.join(getTemporaryFolder(), 'to', 'same'), 'untouched');
  await writeSourceFile('changed', 'again', 30);
  await writeSourceFile('base/made', 'made');
  await rm(getSourceFilePath('base', 'gone'));
  await copy.copyChangedFiles();
  expect(await readCopiedFile('same')).toBe('untouched');
  expect(await readCopiedFile('changed')).toBe('again');
  expect(await readCopiedFile('base', 'made')).toBe('made');
  await expect(readCopiedFile('base', 'gone')).rejects.toThrow('ENOENT');
});

test('copyChangedFiles copies a file again that was modified just before the last copy', async () => {
  await mkdir(getSourceFilePath());
  await writeSourceFile('busy', 'first', 0);
  const copy = new IncrementalFolderCopy(getSourceFilePath(), path.join(getTemporaryFolder(), 'to'));
  await copy.copyChangedFiles();
  await writeSourceFile('busy', 'other', 0);
  await copy.copyChangedFiles();
  expect(await readCopiedFile('busy')).toBe('other');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceStamp } from './stamp';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'winnow-stamp-'));
  write('src/server/main.ts', 'one');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the stamp does not depend on modification times', () => {
  const before = sourceStamp(root);
  write('src/server/main.ts', 'one');
  expect(sourceStamp(root)).toBe(before);
});

test.each([
  ['a source changes', 'src/server/main.ts', 'two'],
  ['a source is added', 'src/client/new.tsx', ''],
  ['a package changes', 'package-lock.json', '{"lockfileVersion":3}'],
])('the stamp changes when %s', (_, file, text) => {
  const before = sourceStamp(root);
  write(file, text);
  expect(sourceStamp(root)).not.toBe(before);
});

test.each(['src/server/main.test.ts', 'src/testing/databases.ts', 'src/bench/main.ts', 'README.md'])(
  'the stamp ignores %s, which is not part of the build',
  (file) => {
    const before = sourceStamp(root);
    write(file, 'anything');
    expect(sourceStamp(root)).toBe(before);
  },
);

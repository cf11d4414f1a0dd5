import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceStamp } from './stamp';

let projectRoot: string;
const writeSourceFile = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true });
  writeFileSync(path.join(projectRoot, file), text);
};

beforeEach(() => {
  projectRoot = mkdtempSync(path.join(os.tmpdir(), 'winnow-stamp-'));
  writeSourceFile('src/server/main.ts', 'one');
  writeSourceFile('package-lock.json', '{}');
});

afterEach(() => rmSync(projectRoot, { recursive: true }));

test('the stamp does not depend on modification times', () => {
  const before = sourceStamp(projectRoot);
  writeSourceFile('src/server/main.ts', 'one');
  expect(sourceStamp(projectRoot)).toBe(before);
});

test.each([
  ['a source changes', 'src/server/main.ts', 'two'],
  ['a source is added', 'src/client/new.tsx', ''],
  ['a package changes', 'package-lock.json', '{"lockfileVersion":3}'],
])('the stamp changes when %s', (_, file, text) => {
  const before = sourceStamp(projectRoot);
  writeSourceFile(file, text);
  expect(sourceStamp(projectRoot)).not.toBe(before);
});

test.each(['src/server/main.test.ts', 'src/testing/databases.ts', 'src/bench/main.ts', 'README.md'])(
  'the stamp ignores %s, which is not part of the build',
  (file) => {
    const before = sourceStamp(projectRoot);
    writeSourceFile(file, 'anything');
    expect(sourceStamp(projectRoot)).toBe(before);
  },
);

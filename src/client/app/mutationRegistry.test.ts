import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMutationDefinition } from './mutationRegistry';

const CLIENT_FOLDER = path.join(__dirname, '..');

/** Names of the queued mutations that the files below src/client declare. */
function findQueuedMutationNames(): string[] {
  const files = readdirSync(CLIENT_FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(path.join(CLIENT_FOLDER, file), 'utf8');
    const declarations = source.matchAll(/name: '(\w+)',\s+delivery: 'queued',/g);
    return [...declarations].map(([, name]) => name!);
  });
}

test('the registry contains every queued mutation that the client declares', () => {
  const names = findQueuedMutationNames();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => findMutationDefinition(name)?.name !== name)).toEqual([]);
});

test('the registry does not know an undeclared name', () => {
  expect(findMutationDefinition('toString')).toBeUndefined();
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LAZY_RELAY_HOOKS } from '../../../webpack.lazyHooks';

const HOOKS = path.dirname(require.resolve('react-relay/lib/relay-hooks/useFragment'));

/** The exported names of a module of this folder, and the file of relay-runtime that each comes from. */
function readExports(file: string): Map<string, { name: string; from: string }> {
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  const statements = [...source.matchAll(/export \{([^}]*)\} from '([^']*)'/g)];
  return new Map(
    statements.flatMap(([, names = '', from = '']) =>
      names.split(',').flatMap((entry) => {
        const [name = '', alias = name] = entry.trim().split(' as ');
        return name === '' ? [] : [[alias, { name, from }] as const];
      }),
    ),
  );
}

const readExported = ({ name, from }: { name: string; from: string }): unknown => {
  const module = jest.requireActual<Record<string, unknown>>(from);
  return name === 'default' ? module : module[name];
};

/** Names that a source imports or requires from relay-runtime. */
function readImportedNames(source: string): string[] {
  const required = [...source.matchAll(/(\w+) = require\(['"]relay-runtime['"]\)/g)].flatMap(([, variable]) =>
    [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  );
  const imported = [...source.matchAll(/import \{([^}]*)\} from 'relay-runtime'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
  return [...required, ...imported].filter((name) => name !== '' && !name.startsWith('type '));
}

const readSources = (folder: string, isIncluded: (file: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isIncluded)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** The sources of the hooks of the browser bundle and of what they import, except for React's contexts, by path. */
function readHooks(): ReadonlyMap<string, string> {
  const hooks = readFileSync(path.join(__dirname, 'hooks.js'), 'utf8');
  const sources = new Map<string, string>();
  const add = (file: string) => {
    if (sources.has(file)) return;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    for (const [, target = ''] of source.matchAll(/require\(['"](\.[^'"]+)['"]\)/g))
      add(require.resolve(path.resolve(path.dirname(file), target)));
  };
  for (const [, name] of hooks.matchAll(/relay-hooks\/(\w+)'/g)) add(path.join(HOOKS, `${name}.js`));
  return sources;
}

test('both files export what relay-runtime exports under these names', () => {
  const original = jest.requireActual<Record<string, unknown>>('relay-runtime');
  const internal = original['__internal'] as Record<string, unknown>;
  for (const file of ['runtime.js', 'runtimeOfLazyHooks.js'])
    for (const [name, source] of readExports(file)) expect(readExported(source)).toBe(original[name]);
  for (const [name, source] of readExports('runtimeInternals.js'))
    expect(readExported(source)).toBe(internal[name]);
});

/** The names of a list that are not exported. */
const findMissing = (names: readonly string[], ...files: string[]): string[] =>
  names.filter((name) => name !== '__internal' && !files.some((file) => readExports(file).has(name)));

test('runtime.js exports what the application and the hooks of react-relay import', () => {
  const own = readSources(
    path.resolve(__dirname, '..'),
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const names = own.flatMap(readImportedNames);
  expect(findMissing(names, 'runtime.js')).toEqual([]);
  const hooks = [...readHooks()];
  const hookNames = hooks.flatMap(([, source]) => readImportedNames(source));
  expect(new Set([...names, ...hookNames]).size).toBeGreaterThan(30);
  const lazy = hooks.filter(([file]) => LAZY_RELAY_HOOKS.test(file));
  expect(lazy.length).toBeGreaterThan(4);
  for (const [file, source] of hooks) {
    const files = LAZY_RELAY_HOOKS.test(file) ? ['runtime.js', 'runtimeOfLazyHooks.js'] : ['runtime.js'];
    expect(findMissing(readImportedNames(source), ...files)).toEqual([]);
  }
  const internals = hooks.flatMap(([, source]) => [...source.matchAll(/__internal\.(\w+)/g)]);
  expect(internals.length).toBeGreaterThan(4);
  for (const [, name = ''] of internals) expect(readExports('runtimeInternals.js').has(name)).toBe(true);
});

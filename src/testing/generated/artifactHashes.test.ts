import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Loader = (this: { resourcePath: string }, source: string) => string;

const FOLDER = path.resolve('__generated__');
const removeHash = (source: string, resourcePath = 'sample.ts') =>
  jest.requireActual<Loader>('../../../webpack.artifacts.js').call({ resourcePath }, source);

test('the loader of artifacts removes only the hash of each', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.graphql.ts'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const source = readFileSync(path.join(FOLDER, file), 'utf8');
    const lines = source.split('\n');
    const kept = removeHash(source, file).split('\n');
    const changed = lines.flatMap((line, index) => (line === kept[index] ? [] : [[line, kept[index]]]));
    expect(changed).toEqual([[expect.stringMatching(/^\(node as any\)\.hash = "[0-9a-f]{32}";$/), '']]);
  }
});

test('the build fails for an artifact without a hash', () => {
  expect(() => removeHash('export default node;')).toThrow(/sample\.ts has no hash/);
});

test('no package of the browser reads the hash of an artifact', () => {
  for (const name of ['relay-runtime', 'react-relay']) {
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    const files = readdirSync(path.join(folder, 'lib'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.js'))) {
      const source = readFileSync(path.join(folder, 'lib', file), 'utf8');
      expect([file, /\.hash\b/.exec(source)?.[0]]).toEqual([file, undefined]);
    }
  }
});

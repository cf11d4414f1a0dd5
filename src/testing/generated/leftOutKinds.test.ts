import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');

test('the generated artifacts contain no kind of node whose code the build leaves out', () => {
  const { UNUSED_ARTIFACT_KINDS } = jest.requireActual<{ UNUSED_ARTIFACT_KINDS: string[] }>(
    '../../../webpack.unusedKinds.js',
  );
  const folder = path.join(PROJECT_ROOT, '__generated__');
  const artifacts = readdirSync(folder).filter((file) => file.endsWith('.graphql.ts'));
  const kinds = new Set(
    artifacts.flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/"kind": "(\w+)"/g)].map(([, kind]) => kind),
    ),
  );
  expect(kinds).toContain('LinkedField');
  expect(UNUSED_ARTIFACT_KINDS.filter((kind) => kinds.has(kind))).toEqual([]);
});

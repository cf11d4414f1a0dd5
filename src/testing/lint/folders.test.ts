import { findFolderCycles, readImports } from './importGraph';

test('no two folders of src import each other, directly or through other folders', () => {
  expect(findFolderCycles(readImports())).toEqual([]);
});

test('a cycle over three folders is found, and one-way imports are not', () => {
  const imports = [
    { from: 'src/a/one.ts', to: 'src/b/two.ts' },
    { from: 'src/b/three.ts', to: 'src/b/c/four.ts' },
    { from: 'src/b/c/four.ts', to: 'src/a/five.ts' },
    { from: 'src/d/six.ts', to: 'src/a/one.ts' },
  ];
  expect(findFolderCycles(imports)).toEqual([['src/a', 'src/b', 'src/b/c']]);
});

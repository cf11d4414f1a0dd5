import { findFolderCycles, readModuleImports } from './importGraph';

const moduleImports = readModuleImports();

test('no two folders of src import each other, directly or through other folders', () => {
  expect(findFolderCycles(moduleImports)).toEqual([]);
});

test('a GraphQL fragment spread counts as an import', () => {
  const [from, to] = [
    'src/client/screens/issues/facets/FacetIcon.tsx',
    'src/client/components/issues/WorkflowStateIcon.tsx',
  ];
  expect(moduleImports.filter((each) => each.from === from && each.to === to).length).toBeGreaterThan(1);
});

test('a cycle over three folders is found, and one-way imports are not', () => {
  const threeFolders = [
    { from: 'src/a/one.ts', to: 'src/b/two.ts' },
    { from: 'src/b/three.ts', to: 'src/b/c/four.ts' },
    { from: 'src/b/c/four.ts', to: 'src/a/five.ts' },
    { from: 'src/d/six.ts', to: 'src/a/one.ts' },
  ];
  expect(findFolderCycles(threeFolders)).toEqual([['src/a', 'src/b', 'src/b/c']]);
});

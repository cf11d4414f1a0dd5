/** The import graph of src: which of our modules imports which. Tests are left out: they may import anything. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');
const MODULE_FILE_ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

export interface ModuleImport {
  /** Paths of the importing and the imported module, relative to the project's root, with forward slashes. */
  from: string;
  to: string;
}

/** Reads every import, type import, re-export, `import()` and `require()` between modules of src. */
export function readImports(): ModuleImport[] {
  const modules = new Set(listModules());
  return [...modules].flatMap((from) => {
    const source = fs.readFileSync(path.join(PROJECT_ROOT, from), 'utf8');
    const specifiers = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
    return specifiers
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.posix.join(path.posix.dirname(from), specifier))
      .flatMap(
        (target) =>
          MODULE_FILE_ENDINGS.map((ending) => target + ending).find((file) => modules.has(file)) ?? [],
      )
      .map((to) => ({ from, to }));
  });
}

/**
 * Returns groups of folders that import each other, directly or through others. Each group is sorted; a graph
 * without cycles has none. A folder means the files directly in it: a parent and its child are two folders.
 */
export function findFolderCycles(imports: readonly ModuleImport[]): string[][] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [path.posix.dirname(from), path.posix.dirname(to)];
    if (a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  return findStronglyConnectedComponents(graph)
    .filter((group) => group.length > 1)
    .map((group) => group.sort());
}

/** Finds the strongly connected components of the import graph with Tarjan's algorithm. */
function findStronglyConnectedComponents(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) === index.get(node)) components.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return components;
}

function listModules(): string[] {
  return fs
    .readdirSync(path.join(PROJECT_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));
}

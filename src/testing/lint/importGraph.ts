/**
 * The import graph of src: which of our modules imports which. Tests are left out, because they may import anything.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readModuleReferences } from './moduleReferences';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');
const MODULE_FILE_ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/** An import or fragment spread. Paths are relative to the project's root, with forward slashes. */
export interface ModuleImport {
  from: string;
  to: string;
}

/** Reads every import, type import, re-export, `import()`, `require()` and fragment spread between modules of src. */
export function readModuleImports(): ModuleImport[] {
  const modules = new Set(listSourceModules());
  return [...modules].flatMap((from) => {
    const file = path.join(PROJECT_ROOT, from);
    return readModuleReferences(file, fs.readFileSync(file, 'utf8')).flatMap((reference) => {
      const target =
        reference.kind === 'spread' ? reference.file : path.join(path.dirname(file), reference.specifier);
      const to = resolveModuleFile(modules, path.relative(PROJECT_ROOT, target).split(path.sep).join('/'));
      return to === undefined ? [] : { from, to };
    });
  });
}

const resolveModuleFile = (modules: ReadonlySet<string>, target: string): string | undefined =>
  MODULE_FILE_ENDINGS.map((ending) => target + ending).find((file) => modules.has(file));

/**
 * Returns the groups of folders that import each other, directly or through other folders. Each group is sorted.
 * Only the files directly in a folder belong to it: a parent folder and its child are two folders.
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

function listSourceModules(): string[] {
  return fs
    .readdirSync(path.join(PROJECT_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));
}

/**
 * The browser's bundle contains the files of npm packages as they are on disk: what works in a unit test works in the
 * product.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Configuration, type NormalModule, webpack } from 'webpack';
import createConfiguration from '../../../webpack.config';

/** Modules of npm packages in a production build of the client, with their source after all loaders, by path. */
async function readBundledPackageModules(): Promise<Map<string, string>> {
  const out = await mkdtemp(path.join(os.tmpdir(), 'winnow-stock-'));
  const { NODE_ENV } = process.env;
  try {
    const configuration = createConfiguration({ out });
    const unminified = { ...configuration, optimization: { ...configuration.optimization, minimize: false } };
    const compiler = webpack(unminified as Configuration);
    const modules = new Map<string, string>();
    compiler.hooks.compilation.tap('stock', (compilation) =>
      compilation.hooks.finishModules.tap('stock', (finished) => {
        for (const { resource, originalSource } of [...finished].map(readModule))
          if (resource.includes(`${path.sep}node_modules${path.sep}`) && /\.[cm]?js$/.test(resource))
            modules.set(resource, originalSource);
      }),
    );
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) => {
        const problem = error ?? stats?.compilation.errors[0];
        compiler.close(() => (problem ? reject(problem) : resolve()));
      }),
    );
    return modules;
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    await rm(out, { recursive: true, force: true });
  }
}

function readModule(module: object): { resource: string; originalSource: string } {
  const { resource = '' } = module as Partial<NormalModule>;
  const source = 'originalSource' in module ? (module as NormalModule).originalSource() : null;
  return { resource: resource.split('?')[0]!, originalSource: source?.source().toString() ?? '' };
}

test('every module of an npm package in the bundle is the file on disk', async () => {
  const modules = await readBundledPackageModules();
  const packages = ['react-dom', 'react-relay', 'relay-runtime', 'react-router', 'lucide-react'];
  for (const name of packages)
    expect([...modules.keys()].some((file) => file.includes(`node_modules/${name}/`))).toBe(true);
  const rewritten = [...modules].filter(([file, source]) => readFileSync(file, 'utf8') !== source);
  expect(rewritten.map(([file]) => file)).toEqual([]);
}, 120_000);

test('only a file of the same package replaces a module of a package', () => {
  const { resolve } = createConfiguration({});
  const aliases = Object.entries(resolve.alias).map(([from, to]) => [from.replace(/[$/].*/, ''), to]);
  for (const [name, to] of aliases) expect(`/node_modules/${to}`).toContain(`/node_modules/${name}/`);
  expect(aliases.map(([name]) => name)).toEqual(['react-relay', 'react-router', 'react-router']);
});

import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import relayConfig from '../../../relay.config';
import { formatOperationsDocumentation } from './formatOperationsDocumentation';

const execFileAsync = promisify(execFile);
const PROJECT_ROOT = path.resolve(__dirname, '../../..');

/** Content of generated files by their path from the repository's root. */
export type GeneratedFileContents = Map<string, string>;

export const RELAY_ARTIFACTS_FOLDER = '__generated__';
export const OPERATIONS_DOCUMENTATION_PATH = 'docs/operations.md';

/**
 * Compiles the current sources: Relay's artifacts, the allow-list of operations and docs/operations.md. Uses
 * a temporary folder, because the compiler keeps outdated entries of an existing allow-list.
 */
export async function compileGeneratedFiles(): Promise<GeneratedFileContents> {
  const folder = path.join(PROJECT_ROOT, `.relay-${process.pid}`);
  try {
    await mkdir(folder);
    const allowList = path.join(folder, 'operations.json');
    await writeFile(allowList, '{}\n');
    await runRelayCompiler(folder);
    const generated: GeneratedFileContents = new Map();
    for (const name of await readdir(folder)) {
      generated.set(`${RELAY_ARTIFACTS_FOLDER}/${name}`, await readFile(path.join(folder, name), 'utf8'));
    }
    const operations = JSON.parse(await readFile(allowList, 'utf8')) as Record<string, string>;
    const sorted = Object.fromEntries(Object.entries(operations).sort(([a], [b]) => (a < b ? -1 : 1)));
    generated.set(`${RELAY_ARTIFACTS_FOLDER}/operations.json`, `${JSON.stringify(sorted, null, 2)}\n`);
    generated.set(
      OPERATIONS_DOCUMENTATION_PATH,
      formatOperationsDocumentation(operations, await readClientSources()),
    );
    return generated;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs Relay's compiler. It reads its configuration from a file in the root folder; paths in it are relative
 * to that folder.
 */
async function runRelayCompiler(folder: string): Promise<void> {
  const name = path.basename(folder);
  const config = path.join(PROJECT_ROOT, `${name}.json`);
  const own = {
    artifactDirectory: `./${name}`,
    persistConfig: { ...relayConfig.persistConfig, file: `./${name}/operations.json` },
  };
  await writeFile(config, JSON.stringify({ ...relayConfig, ...own }));
  try {
    await execFileAsync(process.execPath, [require.resolve('relay-compiler/cli.js'), config], {
      cwd: PROJECT_ROOT,
      // This variable keeps Relay's compiler from adding the files it writes to git's index.
      env: { ...process.env, GIT_DIR: path.join(folder, 'none') },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`relay-compiler failed:\n${stdout}${stderr}`, { cause: error });
  } finally {
    await rm(config, { force: true });
  }
}

async function readClientSources() {
  const files = await readdir(path.join(PROJECT_ROOT, 'src/client'), { recursive: true });
  const wanted = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).sort();
  return Promise.all(
    wanted.map(async (file) => ({
      path: `src/client/${file.split(path.sep).join('/')}`,
      text: await readFile(path.join(PROJECT_ROOT, 'src/client', file), 'utf8'),
    })),
  );
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runNodeCommand } from './command';

export interface TestRunPartResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Output to show when this part of the test run fails. */
  output: string;
}

export interface TestRunPart {
  name: string;
  run(): Promise<TestRunPartResult>;
}

const TYPESCRIPT_LOADER_ARGUMENTS = ['-r', './src/testing/register.js'];

/** Parts of the test run that need only the sources. */
export const STATIC_CHECK_PARTS: readonly TestRunPart[] = [
  createStaticCheckPart('build', ['src/cli/launch.js', 'build']),
  createStaticCheckPart('types', ['node_modules/typescript-7/bin/tsc', '-p', '.']),
  createStaticCheckPart('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'src']),
  createStaticCheckPart('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  createStaticCheckPart('artifacts', [
    ...TYPESCRIPT_LOADER_ARGUMENTS,
    'src/testing/generated/main.ts',
    '--check',
  ]),
  createStaticCheckPart('schema', [...TYPESCRIPT_LOADER_ARGUMENTS, 'src/server/schema/print.ts', '--check']),
];

export const JEST_TEST_PARTS: readonly TestRunPart[] = [
  createJestTestPart('unit', ['--selectProjects', 'node', 'jsdom']),
  createJestTestPart('e2e', ['--selectProjects', 'e2e']),
];

function createStaticCheckPart(name: string, args: readonly string[]): TestRunPart {
  return {
    name,
    async run() {
      const { ok, output } = await runNodeCommand(args);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
    },
  };
}

/** Runs jest projects. A test file that cannot be loaded counts as one failed test. */
function createJestTestPart(name: string, args: readonly string[]): TestRunPart {
  return {
    name,
    async run() {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
      const file = path.join(folder, 'results.json');
      try {
        const all = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${file}`, ...args];
        const { ok } = await runNodeCommand(all, { live: true });
        const results = JSON.parse(await readFile(file, 'utf8')) as JestResults;
        const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
        return {
          passed: results.numPassedTests,
          failed: failed === 0 && !ok ? 1 : failed,
          skipped: results.numPendingTests + results.numTodoTests,
          output: '',
        };
      } catch (error) {
        return {
          passed: 0,
          failed: 1,
          skipped: 0,
          output: `jest wrote no results: ${String(error)}`,
        };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

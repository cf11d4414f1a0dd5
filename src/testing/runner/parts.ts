import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from './command';

export interface PartResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Output to show when this part of the test run fails. */
  output: string;
}

export interface TestPart {
  name: string;
  run(): Promise<PartResult>;
}

const TYPESCRIPT_LOADER = ['-r', './src/testing/register.js'];

/** Parts of the test run that need only the sources. */
export const CHECK_PARTS: readonly TestPart[] = [
  checkPart('types', ['node_modules/typescript/bin/tsc', '-p', '.']),
  checkPart('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
  checkPart('build', ['src/cli/launch.js', 'build']),
  checkPart('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  checkPart('artifacts', [...TYPESCRIPT_LOADER, 'src/testing/generated/main.ts', '--check']),
  checkPart('schema', [...TYPESCRIPT_LOADER, 'src/server/schema/print.ts', '--check']),
];

export const TEST_PARTS: readonly TestPart[] = [
  jestPart('unit', ['--selectProjects', 'node', 'jsdom']),
  jestPart('e2e', ['--selectProjects', 'e2e']),
];

function checkPart(name: string, args: readonly string[]): TestPart {
  return {
    name,
    async run() {
      const { ok, output } = await runCommand(args);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
    },
  };
}

/** Runs jest projects. A test file that cannot be loaded counts as one failed test. */
function jestPart(name: string, args: readonly string[]): TestPart {
  return {
    name,
    async run() {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
      const file = path.join(folder, 'results.json');
      try {
        const all = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${file}`, ...args];
        const { ok } = await runCommand(all, { live: true });
        const results = JSON.parse(await readFile(file, 'utf8')) as JestResults;
        const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
        return {
          passed: results.numPassedTests,
          failed: failed === 0 && !ok ? 1 : failed,
          skipped: results.numPendingTests + results.numTodoTests,
          output: '',
        };
      } catch (error) {
        return { passed: 0, failed: 1, skipped: 0, output: `jest left no results: ${String(error)}` };
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

/**
 * `npm test [-- --only NAME,...]`: runs the checks, then the tests, and prints a summary whose last line is
 * `N passed, N failed[, N skipped]`.
 *
 * - `--tier main` (default) runs all checks, and the tests that are needed after each change, on the embedded engine
 *   only, and with a fifth of the random cases (`scaleRandomCases`).
 * - `--tier all` also runs the tests in tiers.js and, if TEST_DATABASE_URL is set, all tests of the database on
 *   PostgreSQL.
 * - `--tier long` runs the same as `all` with ten times as many random cases, which differ in each run
 *   (WINNOW_LONG=1).
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isTestRunStopping, stopCommandsOnSignal } from './command';
import { STATIC_CHECK_PARTS, type TestRunPartResult, type TestRunPart, JEST_TEST_PARTS } from './parts';

interface FinishedTestRunPart extends TestRunPartResult {
  name: string;
  seconds: number;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, tier: { type: 'string', default: 'main' } },
});
setTierEnvironment(values.tier);
stopCommandsOnSignal();
void main(values.only?.split(','));

/**
 * Sets the environment variables from which jest.config.js and the tests take the tier.
 * @throws Error if there is no such tier
 */
function setTierEnvironment(tier: string): void {
  if (!['main', 'all', 'long'].includes(tier)) throw new Error('--tier must be main, all or long.');
  process.env.WINNOW_TEST_TIER = tier;
  if (tier === 'main') delete process.env.TEST_DATABASE_URL;
  if (tier !== 'long') return;
  process.env.WINNOW_LONG = '1';
  process.env.WINNOW_SEED ??= String(Date.now() % 1_000_000_000);
  console.log(`WINNOW_SEED=${process.env.WINNOW_SEED}`);
}

async function main(only: readonly string[] | undefined): Promise<void> {
  const chosen = (part: TestRunPart) => only?.includes(part.name) ?? true;
  const checks = await runTestPartsInParallel(
    STATIC_CHECK_PARTS.filter(chosen),
    Math.min(2, availableParallelism()),
  );
  const tests = await runTestPartsInParallel(JEST_TEST_PARTS.filter(chosen), 1);
  const all = [...checks, ...tests];
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, part) => total + part[key], 0);
  console.log(`\n${all.map(formatTestPartSummary).join('\n')}\n`);
  const skipped = sum('skipped');
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 && !isTestRunStopping() ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

/**
 * Runs the parts of the test run in order, up to `lanes` at a time. A failed part is shown immediately, and the
 * remaining parts still run.
 */
async function runTestPartsInParallel(
  parts: readonly TestRunPart[],
  lanes: number,
): Promise<FinishedTestRunPart[]> {
  const waiting = [...parts];
  const finished: FinishedTestRunPart[] = [];
  const lane = async () => {
    for (let part = waiting.shift(); part && !isTestRunStopping(); part = waiting.shift()) {
      finished.push(await runTestPart(part));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return finished;
}

async function runTestPart(part: TestRunPart): Promise<FinishedTestRunPart> {
  const started = performance.now();
  const outcome = await part.run();
  const finished = { ...outcome, name: part.name, seconds: (performance.now() - started) / 1000 };
  console.log(formatTestPartSummary(finished));
  if (finished.failed > 0 && finished.output) console.log(finished.output);
  return finished;
}

function formatTestPartSummary(part: FinishedTestRunPart): string {
  const { name, passed, failed, skipped, seconds } = part;
  const mark = failed > 0 ? 'FAILED' : 'ok';
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${mark.padEnd(7)}${name.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(9)}  ${counts}`;
}

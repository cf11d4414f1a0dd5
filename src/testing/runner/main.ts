/**
 * `npm test [-- --only NAME,...]`: runs every check, then every test, and prints a summary whose last line is
 * `N passed, N failed[, N skipped]`. `--long` runs at full strength (WINNOW_LONG=1).
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { stopWithThisProcess } from './command';
import { CHECK_PARTS, type PartResult, type TestPart, TEST_PARTS } from './parts';

interface FinishedPart extends PartResult {
  name: string;
  seconds: number;
}

const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
if (values.long) process.env.WINNOW_LONG = '1';
stopWithThisProcess();
void main(values.only?.split(','));

async function main(only: readonly string[] | undefined): Promise<void> {
  const chosen = (part: TestPart) => only?.includes(part.name) ?? true;
  const checks = await runSideBySide(CHECK_PARTS.filter(chosen), Math.min(2, availableParallelism()));
  const tests = await runSideBySide(TEST_PARTS.filter(chosen), 1);
  const all = [...checks, ...tests];
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, part) => total + part[key], 0);
  console.log(`\n${all.map(summaryLine).join('\n')}\n`);
  const skipped = sum('skipped');
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

/**
 * Runs the parts of the test run in order, up to `lanes` at a time. A failure is shown immediately and does
 * not stop the others.
 */
async function runSideBySide(parts: readonly TestPart[], lanes: number): Promise<FinishedPart[]> {
  const waiting = [...parts];
  const finished: FinishedPart[] = [];
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) finished.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return finished;
}

async function runPart(part: TestPart): Promise<FinishedPart> {
  const started = performance.now();
  const outcome = await part.run();
  const finished = { ...outcome, name: part.name, seconds: (performance.now() - started) / 1000 };
  console.log(summaryLine(finished));
  if (finished.failed > 0 && finished.output) console.log(finished.output);
  return finished;
}

function summaryLine({ name, passed, failed, skipped, seconds }: FinishedPart): string {
  const mark = failed > 0 ? 'FAILED' : 'ok';
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${mark.padEnd(7)}${name.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(9)}  ${counts}`;
}

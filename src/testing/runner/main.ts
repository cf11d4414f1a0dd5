/**
 * `npm test [-- --only NAME,...]`: runs every check, then every test, and prints a summary whose last line is
 * `N passed, N failed[, N skipped]`. `--long` runs at full strength (WINNOW_LONG=1).
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { stopWithThisProcess } from './command';
import { CHECKS, type PartResult, type Part, TESTS } from './parts';

interface Finished extends PartResult {
  name: string;
  seconds: number;
}

const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
if (values.long) process.env.WINNOW_LONG = '1';
stopWithThisProcess();
void main(values.only?.split(','));

async function main(only: readonly string[] | undefined): Promise<void> {
  const chosen = (part: Part) => only?.includes(part.name) ?? true;
  const checks = await runSideBySide(CHECKS.filter(chosen), Math.min(2, availableParallelism()));
  const tests = await runSideBySide(TESTS.filter(chosen), 1);
  const all = [...checks, ...tests];
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, part) => total + part[key], 0);
  console.log(`\n${all.map(summaryLine).join('\n')}\n`);
  const skipped = sum('skipped');
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

/**
 * Runs the parts in order, up to `lanes` at a time. A failure is shown immediately and does not stop the
 * others.
 */
async function runSideBySide(parts: readonly Part[], lanes: number): Promise<Finished[]> {
  const waiting = [...parts];
  const finished: Finished[] = [];
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) finished.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return finished;
}

async function runPart(part: Part): Promise<Finished> {
  const started = performance.now();
  const outcome = await part.run();
  const finished = { ...outcome, name: part.name, seconds: (performance.now() - started) / 1000 };
  console.log(summaryLine(finished));
  if (finished.failed > 0 && finished.output) console.log(finished.output);
  return finished;
}

function summaryLine({ name, passed, failed, skipped, seconds }: Finished): string {
  const mark = failed > 0 ? 'FAILED' : 'ok';
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${mark.padEnd(7)}${name.padEnd(10)}${`${seconds.toFixed(1)} s`.padStart(9)}  ${counts}`;
}

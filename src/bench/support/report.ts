import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import type { BenchResult } from './measure';

export interface BenchReport {
  issues: number;
  takenAt: string;
  machine: { cpu: string; cores: number; memoryGiB: number; node: string; platform: string };
  results: BenchResult[];
}

export function createBenchReport(issues: number, results: BenchResult[]): BenchReport {
  return {
    issues,
    takenAt: new Date().toISOString(),
    machine: {
      cpu: os.cpus()[0]?.model ?? 'unknown',
      cores: os.availableParallelism(),
      memoryGiB: Math.round(os.totalmem() / 2 ** 30),
      node: process.version,
      platform: `${os.platform()} ${os.arch()}`,
    },
    results,
  };
}

export async function writeBenchReport(file: string, all: BenchReport): Promise<void> {
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}

export async function readBenchReport(file: string): Promise<BenchReport> {
  return JSON.parse(await readFile(file, 'utf8')) as BenchReport;
}

/** Formats the benchmark results as a Markdown table, for the terminal and for docs/benchmarks.md. */
export function formatBenchResultTable(results: readonly BenchResult[]): string {
  const header = ['part', 'what', 'n', 'median', 'p95', 'worst', 'unit', ''];
  const rows = results.map((one) => [
    one.part,
    one.what,
    String(one.samples),
    ...[one.median, one.p95, one.worst].map(formatNumber),
    one.unit,
    one.note ?? '',
  ]);
  return formatMarkdownTable([header, ...rows]);
}

/**
 * Formats two runs' medians and 95th percentiles beside each other, with the ratio of new to old. A measurement
 * without an old value has a dash in its place.
 */
export function formatBenchComparisonTable(
  oldResults: readonly BenchResult[],
  newResults: readonly BenchResult[],
): string {
  const columns = (['median', 'p95'] as const).flatMap((key) => [`old ${key}`, `new ${key}`, 'ratio']);
  const rows = newResults.map((one) => {
    const old = oldResults.find(({ part, what }) => part === one.part && what === one.what);
    const compare = (key: 'median' | 'p95') =>
      old
        ? [formatNumber(old[key]), formatNumber(one[key]), (one[key] / old[key]).toFixed(2)]
        : ['-', formatNumber(one[key]), '-'];
    return [one.part, one.what, ...compare('median'), ...compare('p95'), one.unit];
  });
  return formatMarkdownTable([['part', 'what', ...columns, 'unit'], ...rows]);
}

/** Formats rows of cells, the header first, as an aligned Markdown table. */
export function formatMarkdownTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [header, ...body] = rows.map(line);
  return [header, rule, ...body].join('\n');
}

export function formatNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
}

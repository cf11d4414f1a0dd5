import { writeFile } from 'node:fs/promises';
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
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(header), rule, ...rows.map(line)].join('\n');
}

function formatNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
}

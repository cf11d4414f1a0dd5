import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { WordedImportReport } from '../../server/domain/imports/importReport';
import { measureCommand } from '../support/commandLine';
import { writeCsvIssuesFile, writeGithubIssuesFile } from '../support/generatedIssueFiles';
import { type BenchResult, createSingleValueResult } from '../support/measure';

const PART = 'imports';
const PROJECT_KEY = 'IMPORTED';
const REAL_TRACKERS_FOLDER = path.resolve(__dirname, '../../../../shared/data');

interface ImportSource {
  name: string;
  /** Arguments of `winnow import` before its options. */
  source: [format: string, file: string];
  /** Options that select what is imported. Without them, the file belongs to one project. */
  options?: string[];
}

const REAL_TRACKERS: readonly ImportSource[] = [
  { name: 'GitHub, rust', source: ['github', 'github-rust.ndjson.gz'] },
  {
    name: 'GitHub, secp256k1 with timelines',
    source: ['github', 'github-bitcoin-events.ndjson.gz'],
    options: ['--only', 'bitcoin-core/secp256k1'],
  },
  { name: 'Bugzilla, fieldtrip', source: ['bugzilla', 'bugzilla-fieldtrip.ndjson.gz'] },
  { name: 'Jira, titanium', source: ['jira', 'jira-titanium.ndjson.gz'], options: ['--each-project'] },
];

/**
 * Measures imports of generated and of real trackers from the command line on a new embedded database, a second import
 * of the same file, exports, and the import of the export: rates, and the peak memory of each process.
 * @param issues number of generated issues
 * @param folder the real trackers; undefined: beside the project
 */
export async function runImportsBenchmark(
  issues: number,
  folder = REAL_TRACKERS_FOLDER,
): Promise<BenchResult[]> {
  const temporaryFolder = await mkdtemp(path.join(os.tmpdir(), 'winnow-bench-'));
  try {
    const github = path.join(temporaryFolder, 'issues.ndjson');
    const csv = path.join(temporaryFolder, 'issues.csv');
    await writeGithubIssuesFile(github, issues);
    await writeCsvIssuesFile(csv, issues);
    const sources: ImportSource[] = [
      { name: 'generated, GitHub', source: ['github', github] },
      { name: 'generated, CSV', source: ['csv', csv] },
    ];
    for (const { source, ...rest } of REAL_TRACKERS) {
      const file = path.join(folder, source[1]);
      if (existsSync(file)) sources.push({ ...rest, source: [source[0], file] });
      else console.error(`${PART}: ${rest.name} is not measured, because ${source[1]} does not exist.`);
    }
    const results: BenchResult[] = [];
    for (const source of sources) results.push(...(await measureSource(source, temporaryFolder)));
    return results;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

async function measureSource(
  { name, source, options }: ImportSource,
  folder: string,
): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  const dataDir = path.join(folder, 'data');
  const reportFile = path.join(folder, 'report.json');
  const isEachProject = options?.includes('--each-project') === true;
  const target = isEachProject ? [] : ['--project', PROJECT_KEY];
  const measure = async (what: string, issues: () => Promise<number>, dir: string, ...args: string[]) => {
    const { ms, peakMemory } = await measureCommand(dir, ...args);
    const count = await issues();
    results.push(
      createSingleValueResult(
        PART,
        `${name}: ${what}`,
        'issues/s',
        count / (ms / 1000),
        `${count.toLocaleString('en')} issues in ${(ms / 1000).toFixed(1)} s`,
      ),
      createSingleValueResult(PART, `${name}: ${what}, peak memory`, 'MB', peakMemory),
    );
  };
  const countImported = async () => countIssues(await readReports(reportFile));
  const importFile = (what: string) =>
    measure(
      what,
      countImported,
      dataDir,
      'import',
      ...source,
      ...target,
      ...(options ?? []),
      '--create',
      '--report',
      reportFile,
    );
  await importFile('import');
  const issues = await countImported();
  await importFile('the same file again');
  if (!isEachProject) {
    const exported = path.join(folder, 'export.ndjson');
    const toFile = (format: string, file: string) =>
      ['export', '--project', PROJECT_KEY, '--format', format, '--out', file] as const;
    const count = () => Promise.resolve(issues);
    await measure('export as NDJSON', count, dataDir, ...toFile('ndjson', exported));
    await measure('export as CSV', count, dataDir, ...toFile('csv', path.join(folder, 'export.csv')));
    await rm(dataDir, { recursive: true });
    const importExport = ['import', 'winnow', exported, '--project', PROJECT_KEY, '--create'];
    await measure('import of the export', count, dataDir, ...importExport);
  }
  await rm(dataDir, { recursive: true });
  return results;
}

/** Reads the report of an import, or one for each project. */
async function readReports(file: string): Promise<WordedImportReport[]> {
  const report = JSON.parse(await readFile(file, 'utf8')) as WordedImportReport | WordedImportReport[];
  return Array.isArray(report) ? report : [report];
}

const countIssues = (reports: readonly WordedImportReport[]): number =>
  reports.reduce((sum, { counts: { issues } }) => sum + issues.kept + issues.changed + issues.unchanged, 0);

import { DuplicateFinder } from '../../server/duplicates/DuplicateFinder';
import type { IndexedIssue } from '../../server/duplicates/index/IssueTermIndex';
import { createTestProjectContext } from '../../server/demo/project/createTestProjectContext';
import { generateDemoIssue } from '../../server/demo/issue/generateDemoIssue';
import { createSeededRandom } from '../../testing/createSeededRandom';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  summarizeSamples,
} from '../support/measure';
import { BOOSTING_OPTIONS, learnRankingWeights } from '../../server/duplicates/training/GradientBoosting';
import {
  type DuplicateDataset,
  type DuplicatePair,
  loadDuplicateDatasets,
} from '../../server/duplicates/training/loadDuplicateDatasets';
import { Bm25Baseline } from './Bm25Baseline';
import {
  measureRecall,
  type Recall,
  RECALL_RANKS,
  ScoredDataset,
} from '../../server/duplicates/training/ScoredDataset';

const PART = 'duplicates';
const RESULTS = 20;
const DEMO_QUERIES = 200;

/**
 * Measures the duplicate search: its recall on trackers with known duplicates, beside that of plain BM25, and its time
 * and memory with a demo tracker.
 * @param issues size of the demo tracker
 * @param folder the trackers with known duplicates; undefined: beside the project
 */
export function runDuplicatesBenchmark(issues: number, folder: string | undefined): BenchResult[] {
  const datasets = loadDuplicateDatasets(folder);
  if (datasets.length === 0)
    console.error(
      'duplicates: the recall is not measured, because there are no trackers with known duplicates.',
    );
  return [...measureDemoTracker(issues), ...measureDatasets(datasets)];
}

function measureDatasets(datasets: readonly DuplicateDataset[]): BenchResult[] {
  const scored = datasets.map((dataset) => new ScoredDataset(dataset));
  return scored.flatMap((one) => {
    const results = [...measurePlainBm25(one), measureQueryTime(one.dataset), ...measureNewerHalf(one)];
    const others = scored.filter((other) => other !== one);
    if (others.length === 0) return results;
    const weights = learnRankingWeights(
      others.flatMap((other) => other.listTrainingExamples()),
      BOOSTING_OPTIONS,
    );
    const note = 'weights learnt on the other datasets';
    return [
      ...results,
      ...listRecall(`${one.dataset.name}: duplicate search`, one.measure(weights), note),
      ...listRecall(
        `${one.dataset.name}: duplicate search, ${one.draftCount} drafts`,
        one.measureDrafts(weights),
        note,
      ),
    ];
  });
}

/** Measures the baseline: its time, and its recall of all pairs and of the newer half. */
function measurePlainBm25({ dataset, newerHalf }: ScoredDataset): BenchResult[] {
  const baseline = new Bm25Baseline(dataset.issues);
  const times: BenchSample[] = [];
  const found = new Map(
    dataset.pairs.map((pair) => {
      const started = performance.now();
      const numbers = baseline.findSimilar(pair.duplicate, RESULTS);
      times.push({ value: performance.now() - started });
      return [pair, numbers];
    }),
  );
  const measure = (pairs: readonly DuplicatePair[]) =>
    measureRecall(dataset, pairs, (pair) => found.get(pair)!);
  return [
    ...listRecall(`${dataset.name}: plain BM25`, measure(dataset.pairs)),
    ...listRecall(`${dataset.name}: plain BM25, newer half`, measure(newerHalf)),
    summarizeSamples(PART, `${dataset.name}: plain BM25, one query`, 'ms', times),
  ];
}

/** Learns from the older half of a dataset's pairs, and measures the newer half. */
function measureNewerHalf(one: ScoredDataset): BenchResult[] {
  const newer = new Set(one.newerHalf);
  const weights = learnRankingWeights(
    one.listTrainingExamples((pair) => !newer.has(pair)),
    BOOSTING_OPTIONS,
  );
  const recall = one.measure(weights, (pair) => newer.has(pair));
  return listRecall(
    `${one.dataset.name}: duplicate search, newer half`,
    recall,
    'weights learnt on the older half',
  );
}

function listRecall(what: string, recall: Recall, note?: string): BenchResult[] {
  return RECALL_RANKS.flatMap((rank, i) => [
    createSingleValueResult(PART, `${what}, recall@${rank} exact`, '%', 100 * recall.exact[i]!, note),
    createSingleValueResult(PART, `${what}, recall@${rank} same set`, '%', 100 * recall.sameGroup[i]!, note),
  ]);
}

function measureQueryTime({ name, issues, pairs }: DuplicateDataset): BenchResult {
  const finder = createFinder(issues);
  const queries = pairs.map(({ duplicate }) => issues[duplicate - 1]!);
  return summarizeSamples(
    PART,
    `${name}: duplicate search, one query, ${issues.length} issues`,
    'ms',
    measureQueries(finder, queries),
  );
}

/** Measures the search with the texts of a demo tracker, whose few words occur in many issues. */
function measureDemoTracker(issues: number): BenchResult[] {
  const context = createTestProjectContext(issues);
  const finder = new DuplicateFinder();
  const random = createSeededRandom(1);
  const queries: IndexedIssue[] = [];
  const added: BenchSample[] = [];
  for (let number = 1; number <= issues; number++) {
    const { title, body, createdAt } = generateDemoIssue(context, number);
    const issue = { number, title, body, createdAt: createdAt.getTime() };
    const started = performance.now();
    finder.put(issue);
    added.push({ value: performance.now() - started });
    if (random() < DEMO_QUERIES / issues) queries.push(issue);
  }
  const what = `demo tracker, ${issues} issues`;
  // The first query allocates the scores.
  measureQueries(finder, queries.slice(0, 1));
  return [
    summarizeSamples(PART, `${what}: an issue is added`, 'ms', added),
    createSingleValueResult(PART, `${what}: memory`, 'MB', finder.bytes / 1e6),
    summarizeSamples(PART, `${what}: one query`, 'ms', measureQueries(finder, queries)),
  ];
}

function createFinder(issues: readonly IndexedIssue[]): DuplicateFinder {
  const finder = new DuplicateFinder();
  for (const issue of issues) finder.put(issue);
  return finder;
}

function measureQueries(finder: DuplicateFinder, issues: readonly IndexedIssue[]): BenchSample[] {
  return issues.map((issue) => {
    const started = performance.now();
    finder.findDuplicates(issue, RESULTS);
    return { value: performance.now() - started };
  });
}

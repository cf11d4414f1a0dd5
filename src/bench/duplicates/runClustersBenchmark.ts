import { generateDemoIssue } from '../../server/demo/issue/generateDemoIssue';
import { createTestProjectContext } from '../../server/demo/project/createTestProjectContext';
import { buildClusters, type DuplicatePair } from '../../server/duplicates/clusters/buildClusters';
import { PairModel, type PairWeights } from '../../server/duplicates/clusters/PairModel';
import { PairSearch } from '../../server/duplicates/clusters/PairSearch';
import { IssueTermIndex } from '../../server/duplicates/index/IssueTermIndex';
import { DUPLICATE_STRENGTH_MIN, DUPLICATE_STRENGTHS } from '../../shared/duplicates';
import { DUPLICATE_CLUSTER_ISSUES_MAX } from '../../shared/limits';
import { type BenchResult, createSingleValueResult } from '../support/measure';
import {
  type DuplicateDataset,
  loadDuplicateDatasets,
} from '../../server/duplicates/training/loadDuplicateDatasets';
import { learnPairWeights, listPairExamples } from '../../server/duplicates/training/PairRegression';

const PART = 'clusters';
const ISSUES_PER_STEP = 1_000;

/**
 * Measures the search for clusters of likely duplicates, without the database: its time and memory with a demo
 * tracker, and what it finds in trackers with known duplicates, with weights learnt on the others.
 * @param issues size of the demo tracker
 * @param folder contains the trackers with known duplicates; the default is `shared/data` beside the project
 */
export function runClustersBenchmark(issues: number, folder: string | undefined): BenchResult[] {
  const datasets = loadDuplicateDatasets(folder);
  const examples = new Map(datasets.map((dataset) => [dataset, listPairExamples(dataset)]));
  return [
    ...measureDemoTracker(issues),
    ...datasets.flatMap((dataset) => {
      const others = datasets.filter((other) => other !== dataset);
      if (others.length === 0) return [];
      return measureDataset(dataset, learnPairWeights(others.flatMap((other) => examples.get(other)!)));
    }),
  ];
}

interface Search {
  pairs: DuplicatePair[];
  clusters: number[][];
  prepareSeconds: number;
  compareSeconds: number;
  clusterSeconds: number;
  bytes: number;
}

/** Searches as the server does, but without pauses for requests. */
function search(index: IssueTermIndex, weights?: PairWeights): Search {
  const started = performance.now();
  const pairSearch = new PairSearch(index, weights && new PairModel(weights));
  for (const steps = pairSearch.prepare(); !steps.next().done;);
  const prepared = performance.now();
  const found = new Map<string, DuplicatePair>();
  for (let after = 0, isLast = false; !isLast;) {
    const steps = pairSearch.findPairs(after, ISSUES_PER_STEP);
    let step = steps.next();
    while (!step.done) step = steps.next();
    for (const pair of step.value.pairs) found.set(`${pair.number}:${pair.otherNumber}`, pair);
    after = step.value.lastNumber;
    isLast = step.value.count < ISSUES_PER_STEP;
  }
  const compared = performance.now();
  const pairs = [...found.values()];
  const clusters = buildClusters(pairs, DUPLICATE_CLUSTER_ISSUES_MAX).map(({ numbers }) => numbers);
  return {
    pairs,
    clusters,
    prepareSeconds: (prepared - started) / 1_000,
    compareSeconds: (compared - prepared) / 1_000,
    clusterSeconds: (performance.now() - compared) / 1_000,
    bytes: pairSearch.bytes,
  };
}

function measureDemoTracker(issues: number): BenchResult[] {
  const context = createTestProjectContext(issues);
  const index = new IssueTermIndex();
  for (let number = 1; number <= issues; number++) {
    const { title, body, createdAt } = generateDemoIssue(context, number);
    index.put({ number, title, body, createdAt: createdAt.getTime() });
  }
  const memoryBefore = process.memoryUsage().rss;
  const { pairs, clusters, bytes, ...seconds } = search(index);
  const what = `demo tracker, ${issues} issues`;
  return [
    createSingleValueResult(PART, `${what}: blocks are built`, 's', seconds.prepareSeconds),
    createSingleValueResult(PART, `${what}: issues are compared`, 's', seconds.compareSeconds),
    createSingleValueResult(PART, `${what}: pairs are grouped`, 's', seconds.clusterSeconds),
    createSingleValueResult(PART, `${what}: memory of the index`, 'MB', index.bytes / 1e6),
    createSingleValueResult(PART, `${what}: memory of the search`, 'MB', bytes / 1e6),
    createSingleValueResult(
      PART,
      `${what}: memory of the process at the end`,
      'MB',
      process.memoryUsage().rss / 1e6,
      `before the search: ${(memoryBefore / 1e6).toFixed(0)} MB`,
    ),
    createSingleValueResult(PART, `${what}: pairs`, 'pairs', pairs.length),
    createSingleValueResult(PART, `${what}: clusters`, 'clusters', clusters.length),
    createSingleValueResult(
      PART,
      `${what}: largest cluster`,
      'issues',
      clusters.reduce((most, { length }) => Math.max(most, length), 0),
    ),
  ];
}

function measureDataset(
  { name, issues, pairs: known, groups }: DuplicateDataset,
  weights: PairWeights,
): BenchResult[] {
  const index = new IssueTermIndex();
  for (const issue of issues) index.put(issue);
  const { pairs, clusters } = search(index, weights);
  const clusterOf = new Map(clusters.flatMap((numbers, i) => numbers.map((number) => [number, i] as const)));
  const isKnown = ({ number, otherNumber }: DuplicatePair) =>
    groups.has(number) && groups.get(number) === groups.get(otherNumber);
  const inOneCluster = known.filter(
    ({ duplicate, canonical }) =>
      clusterOf.has(duplicate) && clusterOf.get(duplicate) === clusterOf.get(canonical),
  );
  return [
    createSingleValueResult(
      PART,
      `${name}: clusters`,
      'clusters',
      clusters.length,
      `${issues.length} issues`,
    ),
    createSingleValueResult(
      PART,
      `${name}: known pairs within a cluster`,
      '%',
      (100 * inOneCluster.length) / known.length,
      'weights learnt on the other datasets',
    ),
    ...DUPLICATE_STRENGTHS.map((level, i) => {
      const max = DUPLICATE_STRENGTHS[i - 1];
      const ofLevel = pairs.filter(
        ({ score }) =>
          score >= DUPLICATE_STRENGTH_MIN[level] &&
          (max === undefined || score < DUPLICATE_STRENGTH_MIN[max]),
      );
      return createSingleValueResult(
        PART,
        `${name}: pairs of the level ${level} that are known duplicates`,
        '%',
        (100 * ofLevel.filter(isKnown).length) / ofLevel.length,
        `${ofLevel.length} pairs; most duplicates were never marked`,
      );
    }),
  ];
}

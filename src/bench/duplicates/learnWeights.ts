/**
 * Learns the weights of the duplicate search from the trackers with known duplicates, and writes weights.json:
 * `node -r ./src/testing/register.js src/bench/duplicates/learnWeights.ts [DIR]`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BOOSTING_OPTIONS, learnRankingWeights } from './GradientBoosting';
import { loadDuplicateDatasets } from './loadDuplicateDatasets';
import { ScoredDataset } from './ScoredDataset';

const FILE = path.resolve(__dirname, '../../server/duplicates/ranking/weights.json');

const datasets = loadDuplicateDatasets(process.argv[2]);
if (datasets.length === 0) throw new Error('There are no trackers with known duplicates to learn from.');
const weights = learnRankingWeights(
  datasets.flatMap((dataset) => new ScoredDataset(dataset).listTrainingQueries()),
  BOOSTING_OPTIONS,
);
writeFileSync(FILE, `{"trees":[\n${weights.trees.map((tree) => JSON.stringify(tree)).join(',\n')}\n]}\n`);

/**
 * Learns the weights of the duplicate search from the trackers with known duplicates, and writes weights.json:
 * `node -r ./src/testing/register.js src/bench/duplicates/learnWeights.ts [DIR]`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RankingWeights } from '../../server/duplicates/ranking/RankingModel';
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
writeFileSync(FILE, formatWeights(weights));

/** Writes a line for each weight and each tree. */
function formatWeights({ linear, trees }: RankingWeights): string {
  const weightLines = Object.entries(linear).map(([name, weight]) => `"${name}":${weight}`);
  const treeLines = trees.map((tree) => JSON.stringify(tree));
  return `{"linear":{\n${weightLines.join(',\n')}\n},\n"trees":[\n${treeLines.join(',\n')}\n]}\n`;
}

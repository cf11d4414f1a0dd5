/**
 * Learns the weights of the duplicate search from the trackers with known duplicates, and writes weights.json:
 * `node -r ./src/testing/register.js src/bench/duplicates/learnWeights.ts [DIR]`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BOOSTING_OPTIONS, learnRankingWeights } from './GradientBoosting';
import { loadDuplicateSets } from './loadDuplicateSets';
import { ScoredSet } from './ScoredSet';

const FILE = path.resolve(__dirname, '../../server/duplicates/ranking/weights.json');

const sets = loadDuplicateSets(process.argv[2]);
if (sets.length === 0) throw new Error('There are no trackers with known duplicates to learn from.');
const weights = learnRankingWeights(
  sets.flatMap((set) => new ScoredSet(set).listTrainingQueries()),
  BOOSTING_OPTIONS,
);
writeFileSync(FILE, `{"trees":[\n${weights.trees.map((tree) => JSON.stringify(tree)).join(',\n')}\n]}\n`);

/**
 * Learns the weights of PairModel from the trackers with known duplicates, and writes pairWeights.json: `node -r
 * ./src/testing/register.js src/bench/duplicates/learnPairWeights.ts [DIR]`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listPairExamples, learnPairWeights } from './PairRegression';
import { loadDuplicateDatasets } from './loadDuplicateDatasets';

const FILE = path.resolve(__dirname, '../../server/duplicates/clusters/pairWeights.json');

const datasets = loadDuplicateDatasets(process.argv[2]);
if (datasets.length === 0) throw new Error('There are no trackers with known duplicates to learn from.');
const weights = learnPairWeights(datasets.flatMap(listPairExamples));
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);

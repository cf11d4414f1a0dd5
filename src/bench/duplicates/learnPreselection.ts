/**
 * Learns when the best candidate of an issue is preselected, and writes preselection.json. Run it after learnWeights.ts:
 * `node -r ./src/testing/register.js src/bench/duplicates/learnPreselection.ts [DIR]`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDuplicateDatasets } from './loadDuplicateDatasets';
import { PreselectionTrackers } from './preselections';
import { ScoredDataset } from './ScoredDataset';

const FILE = path.resolve(__dirname, '../../server/duplicates/ranking/preselection.json');

const datasets = loadDuplicateDatasets(process.argv[2]).map((dataset) => new ScoredDataset(dataset));
if (datasets.length < 2) throw new Error('Two or more trackers with known duplicates are needed.');
const thresholds = new PreselectionTrackers(datasets).learnThresholds(datasets);
console.log(thresholds);
writeFileSync(FILE, `${JSON.stringify(thresholds, null, 2)}\n`);

/**
 * Learns the models of the search for likely duplicates from trackers with known duplicates, and writes them to the
 * JSON files beside the code that reads them. Not part of the product. Run it with `--help` for its options:
 * `node -r ./src/testing/register.js src/server/duplicates/training/main.ts --help`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RankingWeights } from '../ranking/RankingModel';
import { BOOSTING_OPTIONS, learnRankingWeights } from './GradientBoosting';
import { learnCalibration } from './learnCalibration';
import { type DuplicateDataset, loadDuplicateDatasets } from './loadDuplicateDatasets';
import { learnPairWeights, listPairExamples } from './PairRegression';
import { PreselectionTrackers } from './preselections';
import { ScoredDataset } from './ScoredDataset';

const USAGE = `src/server/duplicates/training/main.ts [MODEL...] [--known-duplicates DIR]

Learns the models from trackers with known duplicates, and writes their files. Without names, all of them. New weights need
a new calibration and new thresholds of the preselection.

weights       ranking/weights.json: the weights and trees that rank candidates
calibration   ranking/calibration.json: the estimated probability that a suggestion is a duplicate
preselection  ranking/preselection.json: when the best candidate is preselected
pairs         clusters/pairWeights.json: the weights that compare two issues for clusters

--known-duplicates  folder of the trackers, default ../shared/data`;

/** A model: its file, the number of trackers that it needs, and how it is learnt as the contents of its file. */
interface Model {
  file: string;
  trackersMin: number;
  learn: (scored: () => readonly ScoredDataset[], datasets: readonly DuplicateDataset[]) => string;
}

const MODELS: Readonly<Record<string, Model>> = {
  weights: {
    file: 'ranking/weights.json',
    trackersMin: 1,
    learn: (scored) =>
      formatWeights(
        learnRankingWeights(
          scored().flatMap((dataset) => dataset.listTrainingExamples()),
          BOOSTING_OPTIONS,
        ),
      ),
  },
  calibration: {
    file: 'ranking/calibration.json',
    trackersMin: 2,
    learn: (scored) => formatJson(learnCalibration(scored())),
  },
  preselection: {
    file: 'ranking/preselection.json',
    trackersMin: 2,
    learn: (scored) => formatJson(new PreselectionTrackers(scored()).learnThresholds(scored())),
  },
  pairs: {
    file: 'clusters/pairWeights.json',
    trackersMin: 1,
    learn: (_scored, datasets) => formatJson(learnPairWeights(datasets.flatMap(listPairExamples))),
  },
};

main();

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'known-duplicates': { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const names = positionals.length > 0 ? positionals : Object.keys(MODELS);
  const unknown = names.find((name) => !Object.hasOwn(MODELS, name));
  if (unknown !== undefined)
    throw new Error(`Unknown model ${unknown}. Use ${Object.keys(MODELS).join(', ')}.`);
  const datasets = loadDuplicateDatasets(values['known-duplicates']);
  // Computing the features of all candidates takes longest, so it is done once, and only if a model needs them.
  let scored: ScoredDataset[] | undefined;
  for (const name of names) {
    const { file, trackersMin, learn } = MODELS[name]!;
    if (datasets.length < trackersMin)
      throw new Error(`${name}: ${trackersMin} or more trackers with known duplicates are needed.`);
    const content = learn(() => (scored ??= datasets.map((dataset) => new ScoredDataset(dataset))), datasets);
    writeFileSync(path.resolve(__dirname, '..', file), content);
    console.log(`${name}: written to ${file}`);
  }
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes a line for each weight and each tree. */
function formatWeights({ linear, trees }: RankingWeights): string {
  const weightLines = Object.entries(linear).map(([name, weight]) => `"${name}":${weight}`);
  const treeLines = trees.map((tree) => JSON.stringify(tree));
  return `{"linear":{\n${weightLines.join(',\n')}\n},\n"trees":[\n${treeLines.join(',\n')}\n]}\n`;
}

import { RANKING_FEATURES } from '../ranking/features';
import { RankingModel, type RankingWeights } from '../ranking/RankingModel';
import weights from '../ranking/weights.json';
import { createSeededRandom } from '../../../testing/createSeededRandom';
import { BOOSTING_OPTIONS, learnRankingWeights } from './GradientBoosting';
import { getFeatureDirection } from './learnLinearWeights';
import type { TrainingExample } from './TrainingExample';

const ROWS = 20;

/** Examples whose duplicate has a high cosine or, only if the cosine is low, a low share of the best score. */
function createExamples(): TrainingExample[] {
  const random = createSeededRandom(5);
  return Array.from({ length: 200 }, () => {
    const rows = Array.from({ length: ROWS }, () => Float32Array.from(RANKING_FEATURES, () => random()));
    const target = rows.map((row) => {
      const [cosine, share] = [
        row[RANKING_FEATURES.indexOf('cosine')]!,
        row[RANKING_FEATURES.indexOf('textShare')]!,
      ];
      return cosine > 0.5 ? cosine + share : 0.8 - share;
    });
    const highest = Math.max(...target);
    return { rows, isDuplicate: target.map((value) => value === highest), weight: 1 };
  });
}

const learn = () => learnRankingWeights(createExamples(), { ...BOOSTING_OPTIONS, trees: 20 });

/** Changes one feature of random rows, and expects the score to change in the direction of the feature at most. */
function expectMonotone(model: RankingModel): void {
  const random = createSeededRandom(7);
  // Most thresholds are ranks, shares and overlaps below 1; some are lengths and logarithms.
  const draw = () => random() ** 2 * (random() < 0.2 ? 20 : 1);
  for (let i = 0; i < 3_000; i++) {
    const row = Float32Array.from(RANKING_FEATURES, draw);
    for (const [feature, name] of RANKING_FEATURES.entries()) {
      const direction = getFeatureDirection(name);
      const changed = Float32Array.from(row);
      changed[feature] = row[feature]! + draw();
      const change = model.score(changed) - model.score(row);
      if (change * direction < -1e-9) throw new Error(`More of ${name} changes the score by ${change}.`);
    }
  }
}

it('learns to find the duplicates of the training examples', () => {
  const model = new RankingModel(learn());
  const found = createExamples().filter(({ rows, isDuplicate }) => {
    const scores = rows.map((row) => model.score(row));
    return isDuplicate[scores.indexOf(Math.max(...scores))];
  });
  expect(found.length).toBeGreaterThan(100);
});

it('learns the same weights from the same examples', () => {
  expect(learn()).toEqual(learn());
});

it('never lowers a score for more similarity, nor raises it for more distance', () => {
  expectMonotone(new RankingModel(learn()));
});

it('the stored weights never lower a score for more similarity, nor raise it for more distance', () => {
  expectMonotone(new RankingModel(weights as RankingWeights));
});

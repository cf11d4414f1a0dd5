import { RANKING_FEATURES } from './features';
import { RankingModel, type RankingWeights } from './RankingModel';
import weights from './weights.json';

const row = (values: Partial<Record<(typeof RANKING_FEATURES)[number], number>>) =>
  Float32Array.from(RANKING_FEATURES, (name) => values[name] ?? 0);

it('adds up the weighted features and the scores of all trees', () => {
  const model = new RankingModel({
    linear: { titleRank: 2, days: -1 },
    trees: [
      0.5,
      {
        feature: 'cosine',
        threshold: 0.25,
        below: -1,
        above: { feature: 'days', threshold: 3, below: 4, above: 2 },
      },
    ],
  });
  expect(model.score(row({ cosine: 0.25 }))).toBe(-0.5);
  expect(model.score(row({ cosine: 0.5, days: 3 }))).toBe(1.5);
  expect(model.score(row({ cosine: 0.5, days: 4, titleRank: 0.5 }))).toBe(-0.5);
});

it('rejects weights with unknown features, invalid numbers or no trees', () => {
  const tree = { feature: 'cosine', threshold: 1, below: 0, above: 0 };
  const create =
    (trees: unknown, linear: unknown = {}) =>
    () =>
      new RankingModel({ linear, trees } as RankingWeights);
  expect(create([{ ...tree, feature: 'weather' }])).toThrow('unknown feature weather');
  expect(create([{ ...tree, below: null }])).toThrow();
  expect(create([{ ...tree, threshold: 'high' }])).toThrow('not a number');
  expect(create([])).toThrow('no trees');
  expect(create([tree], { weather: 1 })).toThrow('unknown feature weather');
  expect(create([tree], { cosine: null })).toThrow('not a number');
});

it('the stored weights are valid and prefer the more similar of two candidates', () => {
  const model = new RankingModel(weights as RankingWeights);
  const similar = row({
    textRank: 1 / 5,
    titleRank: 1 / 5,
    proseRank: 1 / 5,
    textShare: 1,
    titleShare: 1,
    proseShare: 1,
    cosine: 0.8,
    titleCosine: 0.9,
    titleTrigrams: 0.9,
  });
  expect(model.score(similar)).toBeGreaterThan(model.score(row({})));
});

import { RANKING_FEATURES } from '../ranking/features';
import { createSeededRandom } from '../../../testing/createSeededRandom';
import { sampleCandidates } from './TrainingExample';

/** An example whose candidates are ordered by the sum of their ranks, with one duplicate. */
function createExample(candidates: number, duplicate: number) {
  const rows = Array.from({ length: candidates }, (_, i) =>
    Float32Array.from(RANKING_FEATURES, (name) => (name === 'rankSum' ? 1 / (i + 1) : i)),
  );
  return { rows, isDuplicate: rows.map((_, i) => i === duplicate), weight: 2 };
}

it('keeps the first candidates, all duplicates and some of the others', () => {
  const example = createExample(260, 259);
  const { rows, isDuplicate, weight } = sampleCandidates(example, createSeededRandom(1));
  expect(rows.slice(0, 60)).toEqual(example.rows.slice(0, 60));
  expect(rows[isDuplicate.indexOf(true)]).toBe(example.rows[259]);
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.length).toBeLessThan(130);
  expect(weight).toBe(2);
});

it('keeps all of a few candidates', () => {
  expect(sampleCandidates(createExample(90, 3), createSeededRandom(1)).rows).toHaveLength(90);
});

import { type DuplicateDataset, groupDuplicates } from './loadDuplicateDatasets';
import { ScoredDataset } from './ScoredDataset';

/** Six issues with the same words: 3 duplicates 1 and 2, 4 duplicates 5, and 6 duplicates 4. */
function createDataset(): DuplicateDataset {
  const issues = [1, 2, 3, 4, 5, 6].map((number) => ({
    number,
    title: 'exporter crashes while printing',
    body: `report ${number}`,
    createdAt: number * 86_400_000,
  }));
  const pairs = [
    { duplicate: 3, canonical: 1 },
    { duplicate: 3, canonical: 2 },
    { duplicate: 4, canonical: 5 },
    { duplicate: 6, canonical: 4 },
  ];
  return { name: 'six', issues, pairs, groups: groupDuplicates(pairs) };
}

it('puts all pairs of an issue into the same half', () => {
  const { newerHalf } = new ScoredDataset(createDataset());
  expect(newerHalf.map(({ duplicate }) => duplicate)).toEqual([4, 6]);
});

it('learns which issues are duplicates only from the pairs in use', () => {
  const dataset = new ScoredDataset(createDataset());
  const [example] = dataset.listTrainingExamples(({ duplicate }) => duplicate === 6);
  // Issue 5 is a duplicate of 4 by a pair that is not in use.
  expect(example!.isDuplicate.filter(Boolean)).toHaveLength(1);
  const all = dataset.listTrainingExamples();
  expect(all[3]!.isDuplicate.filter(Boolean)).toHaveLength(2);
});

it('measures drafts of the pairs whose duplicate is newer, among older issues', () => {
  const dataset = new ScoredDataset(createDataset());
  expect(dataset.draftCount).toBe(3);
  const preferNewer = {
    linear: {},
    trees: [{ feature: 'issuesBetween' as const, threshold: Math.log1p(1.5), below: 1, above: 0 }],
  };
  // Drafts have no newer issues, so the next older issue is first: 2 of 3, and 5, in the group of 6.
  expect(dataset.measureDrafts(preferNewer).exact[0]).toBeCloseTo(1 / 3);
  expect(dataset.measureDrafts(preferNewer).sameGroup[0]).toBe(1);
});

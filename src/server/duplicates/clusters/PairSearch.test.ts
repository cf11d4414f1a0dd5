import { createSeededRandom } from '../../../testing/createSeededRandom';
import { IssueTermIndex, type IndexedIssue } from '../index/IssueTermIndex';
import { buildClusters } from './buildClusters';
import { PairSearch, type PairChunk } from './PairSearch';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const random = createSeededRandom(7);
const pick = (count: number): number => Math.floor(random() * count);

/** Issues of random words, some of them rare. */
const createNoise = (count: number): IndexedIssue[] =>
  Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    title: `module${pick(50)} word${pick(400)} word${pick(400)} fails`,
    body: Array.from({ length: 30 }, () => `word${pick(400)} detail${pick(4_000)}`).join(' '),
    createdAt: START + i * DAY,
  }));

function createIndex(issues: readonly IndexedIssue[]): IssueTermIndex {
  const index = new IssueTermIndex();
  for (const issue of issues) index.put(issue);
  return index;
}

function prepare(index: IssueTermIndex): PairSearch {
  const search = new PairSearch(index);
  for (const steps = search.prepare(); !steps.next().done;);
  return search;
}

function findPairs(search: PairSearch, after: number, limit: number): PairChunk {
  const steps = search.findPairs(after, limit);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const REPORT = {
  title: 'Sidebar flickers when the telescope plugin reconnects',
  body: 'TelescopeError: lens `Lens::recalibrate` lost its gimbal after a solar flare. The sidebar flickers until restart.',
};

/** The report of the duplicates in other words, next to each other in time. */
const createDuplicates = (numbers: readonly number[]): IndexedIssue[] =>
  numbers.map((number, i) => ({
    number,
    title:
      i === 0 ? REPORT.title : `Sidebar flickers when telescope plugin reconnects ${i === 1 ? 'again' : ''}`,
    body: `${REPORT.body} Seen on machine ${i}.`,
    createdAt: START + number * DAY,
  }));

it('finds planted duplicates among other issues, the same in steps of any size', () => {
  const issues = createNoise(2_000);
  for (const duplicate of createDuplicates([700, 702, 705])) issues[duplicate.number - 1] = duplicate;
  const search = prepare(createIndex(issues));
  const all = findPairs(search, 0, 5_000);
  expect(all).toMatchObject({ count: 2_000, lastNumber: 2_000 });
  const strong = all.pairs;
  expect(new Set(strong.flatMap(({ number, otherNumber }) => [number, otherNumber]))).toEqual(
    new Set([700, 702, 705]),
  );
  const inSteps = [];
  for (let after = 0; ;) {
    const chunk = findPairs(search, after, 300);
    inSteps.push(...chunk.pairs);
    if (chunk.count < 300) break;
    after = chunk.lastNumber;
  }
  expect(inSteps).toEqual(all.pairs);
  expect(buildClusters(strong, 20)).toEqual([{ numbers: [700, 702, 705] }]);
});

it('compares an issue with few others, and takes little memory, where all have the same texts', () => {
  const issues = Array.from({ length: 3_000 }, (_, i) => ({
    ...REPORT,
    number: i + 1,
    createdAt: START + i * DAY,
  }));
  const search = prepare(createIndex(issues));
  const { pairs } = findPairs(search, 0, 5_000);
  expect(pairs.length).toBeLessThanOrEqual(6 * issues.length);
  expect(search.bytes / issues.length).toBeLessThan(200);
  for (const { numbers } of buildClusters(pairs, 20)) expect(numbers.length).toBeLessThanOrEqual(20);
});

it('leaves out issues that have been removed or changed since it was prepared', () => {
  const issues = createNoise(500);
  for (const duplicate of createDuplicates([100, 101, 102])) issues[duplicate.number - 1] = duplicate;
  const index = createIndex(issues);
  const search = prepare(index);
  index.remove(100);
  index.put({ number: 101, title: 'Something else', body: '', createdAt: START });
  const { pairs } = findPairs(search, 0, 1_000);
  expect(pairs.flatMap(({ number, otherNumber }) => [number, otherNumber])).not.toContain(100);
  expect(pairs.flatMap(({ number, otherNumber }) => [number, otherNumber])).not.toContain(101);
  expect(search.isValid).toBe(true);
});

it('is prepared in short steps, so that other searches do not wait', () => {
  const index = new IssueTermIndex();
  const count = 40_000;
  // Issues without texts: listing their keys takes no time, so the other work decides.
  for (let number = count; number > 0; number--) index.put({ number, title: '', body: '', createdAt: START });
  const steps = new PairSearch(index).prepare();
  let stepCount = 0;
  while (!steps.next().done) stepCount++;
  // The keys of ten slots are listed per step. Listing and sorting the numbers, and placing 11 keys of each issue, take
  // further steps.
  expect(stepCount - count / 10).toBeGreaterThan((12 * count) / 10_000);
});

it('becomes invalid when the index is compacted', () => {
  const index = createIndex(createNoise(1_100));
  const search = prepare(index);
  for (let number = 1; number <= 1_099; number++) index.remove(number);
  expect(search.isValid).toBe(false);
  expect(findPairs(search, 0, 5_000).pairs).toEqual([]);
});

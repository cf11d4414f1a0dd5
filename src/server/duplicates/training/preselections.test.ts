import { choosePreselectionThresholds, type PreselectionQuery } from './preselections';

const DAY_MS = 86_400_000;
const toLogOdds = (share: number): number => Math.log(share / (1 - share));

/** Creates queries whose best candidate has a share of all candidates. */
function createQueries(
  count: number,
  share: number,
  isSameTitle: boolean,
  result: 'right' | 'wrong' | 'other',
): PreselectionQuery[] {
  const query: PreselectionQuery = {
    evidence: {
      logOdds: toLogOdds(share),
      isSameTitle,
      hasOwnWordsInBothTitles: false,
      cosine: 0.5,
      timeBetweenMs: DAY_MS,
      wordCount: 20,
      copyCount: 0,
    },
    hasKnownDuplicates: result !== 'other',
    isKnownDuplicate: result === 'right',
  };
  return new Array<PreselectionQuery>(count).fill(query);
}

const RELIABLE = [
  ...createQueries(40, 0.96, true, 'right'),
  ...createQueries(20, 0.996, false, 'right'),
  ...createQueries(500, 0.5, false, 'wrong'),
  ...createQueries(1_000, 0.5, false, 'other'),
];

it('chooses the lowest thresholds that are right on each tracker', () => {
  const unreliable = [...RELIABLE, ...createQueries(10, 0.91, true, 'wrong')];
  expect(choosePreselectionThresholds([RELIABLE])).toEqual({ sameTitle: 0.9, otherTitle: 0.9 });
  expect(choosePreselectionThresholds([RELIABLE, unreliable])).toEqual({ sameTitle: 0.95, otherTitle: 0.9 });
});

it('leaves out a kind of candidates that is often wrong or that many other issues have', () => {
  const wrong = [...RELIABLE, ...createQueries(10, 0.9995, false, 'wrong')];
  expect(choosePreselectionThresholds([wrong])).toEqual({ sameTitle: 0.9, otherTitle: null });
  const frequent = [...RELIABLE, ...createQueries(30, 0.9995, false, 'other')];
  expect(choosePreselectionThresholds([frequent])).toEqual({ sameTitle: 0.9, otherTitle: null });
});

it('preselects nothing if no thresholds are right', () => {
  const wrong = [
    ...createQueries(10, 0.9995, true, 'wrong'),
    ...createQueries(10, 0.9995, false, 'wrong'),
    ...createQueries(10, 0.9995, false, 'other'),
  ];
  expect(choosePreselectionThresholds([wrong])).toEqual({ sameTitle: null, otherTitle: null });
});

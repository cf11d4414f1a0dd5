import fc from 'fast-check';
import { areCopies, isPreselected, type PreselectionEvidence } from './decidePreselection';

const HOUR_MS = 3_600_000;
const THRESHOLDS = { sameTitle: 0.9, otherTitle: 0.99 };

const evidenceArbitrary: fc.Arbitrary<PreselectionEvidence> = fc.record({
  logOdds: fc.double({ min: -40, max: 40, noNaN: true }),
  isSameTitle: fc.boolean(),
  hasOwnWordsInBothTitles: fc.boolean(),
  cosine: fc.double({ min: 0, max: 1, noNaN: true }),
  timeBetweenMs: fc.integer({ min: 0, max: 1_000 * HOUR_MS }),
  wordCount: fc.nat({ max: 30 }),
  copyCount: fc.constant(0),
});

const computeShare = ({ logOdds }: PreselectionEvidence) => 1 / (1 + Math.exp(-logOdds));

it('preselects no candidate below the threshold of its kind, and a higher share never prevents it', () => {
  fc.assert(
    fc.property(evidenceArbitrary, fc.double({ min: 0, max: 20, noNaN: true }), (evidence, more) => {
      if (!isPreselected(evidence, THRESHOLDS)) return;
      expect(computeShare(evidence)).toBeGreaterThanOrEqual(evidence.isSameTitle ? 0.9 : 0.99);
      expect(isPreselected({ ...evidence, logOdds: evidence.logOdds + more }, THRESHOLDS)).toBe(true);
    }),
  );
});

it('preselects no issue with another title that was created within the hour or whose text is nearly the same', () => {
  fc.assert(
    fc.property(evidenceArbitrary, (evidence) => {
      const other = { ...evidence, isSameTitle: false, logOdds: 40, wordCount: 20 };
      expect(isPreselected({ ...other, timeBetweenMs: HOUR_MS - 1 }, THRESHOLDS)).toBe(false);
      expect(isPreselected({ ...other, hasOwnWordsInBothTitles: true, cosine: 0.95 }, THRESHOLDS)).toBe(
        false,
      );
      const isDifferent = { ...other, timeBetweenMs: HOUR_MS, hasOwnWordsInBothTitles: false };
      expect(isPreselected(isDifferent, THRESHOLDS)).toBe(true);
      expect(isPreselected(isDifferent, { sameTitle: 0.9, otherTitle: null })).toBe(false);
    }),
  );
});

it('preselects a copy of any share, unless there are many copies or its text has few words', () => {
  fc.assert(
    fc.property(evidenceArbitrary, fc.integer({ min: 1, max: 9 }), (evidence, copyCount) => {
      const copy = { ...evidence, isSameTitle: true, logOdds: -5, copyCount };
      expect(isPreselected(copy)).toBe(copyCount <= 3 && evidence.wordCount >= 6);
    }),
  );
});

it('takes issues for copies if they have the same title and nearly the same text', () => {
  expect(areCopies(true, 0.95)).toBe(true);
  expect(areCopies(true, 0.94)).toBe(false);
  expect(areCopies(false, 1)).toBe(false);
});

it('requires with the stored thresholds that a candidate that is no copy has at least nine tenths of all shares', () => {
  fc.assert(
    fc.property(evidenceArbitrary, (evidence) => {
      if (isPreselected(evidence)) expect(computeShare(evidence)).toBeGreaterThanOrEqual(0.9);
    }),
  );
});

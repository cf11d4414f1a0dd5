import fc from 'fast-check';
import {
  toRoundedScrollTop,
  applyScroll,
  mustRebaseScrollTop,
  type MappedScrollPosition,
} from './scrollMove';
import { createScrollMap, toScrollTop } from './scrollMap';

const millionRowsMap = createScrollMap(36_000_000, 800);
const idleInput = { isContinuous: false, isBarHeld: false };
const wheelInput = { isContinuous: true, isBarHeld: false };
const scrollbarDragInput = { isContinuous: false, isBarHeld: true };

function createRestingPosition(pos: number): MappedScrollPosition {
  return { pos, scrollTop: toRoundedScrollTop(millionRowsMap, pos) };
}

test('a short scroll is followed pixel by pixel', () => {
  const from = createRestingPosition(18_000_000);
  expect(applyScroll(millionRowsMap, from, from.scrollTop + 600, idleInput)).toMatchObject({
    kind: 'local',
    pos: 18_000_600,
  });
});

test('a long scroll is a jump, unless the wheel caused it', () => {
  const from = createRestingPosition(18_000_000);
  expect(applyScroll(millionRowsMap, from, 1_000_000, idleInput).kind).toBe('jump');
  expect(applyScroll(millionRowsMap, from, from.scrollTop + 9_000, wheelInput)).toMatchObject({
    kind: 'local',
    pos: 18_009_000,
  });
});

test('a shorter scroll is a jump while the scrollbar is dragged', () => {
  const from = createRestingPosition(18_000_000);
  expect(applyScroll(millionRowsMap, from, from.scrollTop + 1_500, scrollbarDragInput).kind).toBe('jump');
});

test('after a jump, list position and scrollTop differ by an integer', () => {
  const { pos, scrollTop } = applyScroll(millionRowsMap, createRestingPosition(0), 3_333_333.5, idleInput);
  expect(Number.isInteger(pos - scrollTop)).toBe(true);
});

test('wheel steps add up exactly, wherever scrollTop is re-based between them', () => {
  const steps = fc.array(
    fc.record({ by: fc.integer({ min: -2_400, max: 2_400 }), isRebased: fc.boolean() }),
    {
      maxLength: 300,
    },
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: millionRowsMap.posMax }), steps, (start, walk) => {
      let at: MappedScrollPosition = createRestingPosition(start);
      let expected = start;
      for (const { by, isRebased } of walk) {
        const before = at;
        at = applyScroll(
          millionRowsMap,
          at,
          Math.min(Math.max(at.scrollTop + by, 0), millionRowsMap.scrollMax),
          wheelInput,
        );
        expected = Math.min(Math.max(expected + by, 0), millionRowsMap.posMax);
        expect(at.pos).toBe(expected);
        if (isRebased || mustRebaseScrollTop(millionRowsMap, at))
          at = { pos: at.pos, scrollTop: toRoundedScrollTop(millionRowsMap, at.pos) };
        expect(before.scrollTop).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('re-bases before scrolling stops at an end of the track that is not the end of the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: millionRowsMap.posMax - 10_000 }), (pos) => {
      expect(mustRebaseScrollTop(millionRowsMap, { pos, scrollTop: 0 })).toBe(true);
      expect(mustRebaseScrollTop(millionRowsMap, { pos, scrollTop: millionRowsMap.scrollMax })).toBe(true);
      expect(
        mustRebaseScrollTop(millionRowsMap, { pos, scrollTop: toRoundedScrollTop(millionRowsMap, pos) }),
      ).toBe(false);
    }),
  );
});

test('toRoundedScrollTop returns the mapped scrollTop, rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: millionRowsMap.posMax }), (pos) => {
      expect(
        Math.abs(toRoundedScrollTop(millionRowsMap, pos) - toScrollTop(millionRowsMap, pos)),
      ).toBeLessThanOrEqual(0.5);
    }),
  );
});

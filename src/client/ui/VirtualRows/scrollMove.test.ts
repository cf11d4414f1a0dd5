import fc from 'fast-check';
import {
  toRoundedScrollTop,
  computeScrollMove,
  mustRebaseScrollTop,
  type MappedScrollPosition,
  createScrollTopMapping,
  convertListPositionToScrollTop,
} from './scrollTopMapping';

const millionRowsScrollMapping = createScrollTopMapping(36_000_000, 800);
const idleScrollInput = { isContinuous: false, isBarHeld: false };
const wheelScrollInput = { isContinuous: true, isBarHeld: false };
const scrollbarDragInput = { isContinuous: false, isBarHeld: true };

function createRestingScrollPosition(pos: number): MappedScrollPosition {
  return { pos, scrollTop: toRoundedScrollTop(millionRowsScrollMapping, pos) };
}

test('a short scroll is followed pixel by pixel', () => {
  const from = createRestingScrollPosition(18_000_000);
  expect(
    computeScrollMove(millionRowsScrollMapping, from, from.scrollTop + 600, idleScrollInput),
  ).toMatchObject({
    kind: 'local',
    pos: 18_000_600,
  });
});

test('a long scroll is a jump, unless the wheel caused it', () => {
  const from = createRestingScrollPosition(18_000_000);
  expect(computeScrollMove(millionRowsScrollMapping, from, 1_000_000, idleScrollInput).kind).toBe('jump');
  expect(
    computeScrollMove(millionRowsScrollMapping, from, from.scrollTop + 9_000, wheelScrollInput),
  ).toMatchObject({
    kind: 'local',
    pos: 18_009_000,
  });
});

test('a shorter scroll is a jump while the scrollbar is dragged', () => {
  const from = createRestingScrollPosition(18_000_000);
  expect(
    computeScrollMove(millionRowsScrollMapping, from, from.scrollTop + 1_500, scrollbarDragInput).kind,
  ).toBe('jump');
});

test('after a jump, list position and scrollTop differ by an integer', () => {
  const { pos, scrollTop } = computeScrollMove(
    millionRowsScrollMapping,
    createRestingScrollPosition(0),
    3_333_333.5,
    idleScrollInput,
  );
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
    fc.property(fc.integer({ min: 0, max: millionRowsScrollMapping.posMax }), steps, (start, walk) => {
      let at: MappedScrollPosition = createRestingScrollPosition(start);
      let expected = start;
      for (const { by, isRebased } of walk) {
        const before = at;
        at = computeScrollMove(
          millionRowsScrollMapping,
          at,
          Math.min(Math.max(at.scrollTop + by, 0), millionRowsScrollMapping.scrollMax),
          wheelScrollInput,
        );
        expected = Math.min(Math.max(expected + by, 0), millionRowsScrollMapping.posMax);
        expect(at.pos).toBe(expected);
        if (isRebased || mustRebaseScrollTop(millionRowsScrollMapping, at))
          at = { pos: at.pos, scrollTop: toRoundedScrollTop(millionRowsScrollMapping, at.pos) };
        expect(before.scrollTop).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('re-bases before scrolling stops at an end of the track that is not the end of the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: millionRowsScrollMapping.posMax - 10_000 }), (pos) => {
      expect(mustRebaseScrollTop(millionRowsScrollMapping, { pos, scrollTop: 0 })).toBe(true);
      expect(
        mustRebaseScrollTop(millionRowsScrollMapping, { pos, scrollTop: millionRowsScrollMapping.scrollMax }),
      ).toBe(true);
      expect(
        mustRebaseScrollTop(millionRowsScrollMapping, {
          pos,
          scrollTop: toRoundedScrollTop(millionRowsScrollMapping, pos),
        }),
      ).toBe(false);
    }),
  );
});

test('toRoundedScrollTop returns the mapped scrollTop, rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: millionRowsScrollMapping.posMax }), (pos) => {
      expect(
        Math.abs(
          toRoundedScrollTop(millionRowsScrollMapping, pos) -
            convertListPositionToScrollTop(millionRowsScrollMapping, pos),
        ),
      ).toBeLessThanOrEqual(0.5);
    }),
  );
});

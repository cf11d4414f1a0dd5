import fc from 'fast-check';
import { restingScrollTop, applyScroll, mustRebase, type MappedPosition } from './scrollMove';
import { scrollMap, toScrollTop } from './scrollMap';

const million = scrollMap(36_000_000, 800);
const idle = { isContinuous: false, isBarHeld: false };
const wheel = { isContinuous: true, isBarHeld: false };
const barHeld = { isContinuous: false, isBarHeld: true };

function atRest(pos: number): MappedPosition {
  return { pos, scrollTop: restingScrollTop(million, pos) };
}

test('a short scroll is followed pixel by pixel', () => {
  const from = atRest(18_000_000);
  expect(applyScroll(million, from, from.scrollTop + 600, idle)).toMatchObject({
    kind: 'local',
    pos: 18_000_600,
  });
});

test('a long scroll is a jump, unless the wheel caused it', () => {
  const from = atRest(18_000_000);
  expect(applyScroll(million, from, 1_000_000, idle).kind).toBe('jump');
  expect(applyScroll(million, from, from.scrollTop + 9_000, wheel)).toMatchObject({
    kind: 'local',
    pos: 18_009_000,
  });
});

test('a shorter scroll is a jump while the scrollbar is dragged', () => {
  const from = atRest(18_000_000);
  expect(applyScroll(million, from, from.scrollTop + 1_500, barHeld).kind).toBe('jump');
});

test('after a jump, list position and scrollTop differ by an integer', () => {
  const { pos, scrollTop } = applyScroll(million, atRest(0), 3_333_333.5, idle);
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
    fc.property(fc.integer({ min: 0, max: million.posMax }), steps, (start, walk) => {
      let at: MappedPosition = atRest(start);
      let expected = start;
      for (const { by, isRebased } of walk) {
        const before = at;
        at = applyScroll(million, at, Math.min(Math.max(at.scrollTop + by, 0), million.scrollMax), wheel);
        expected = Math.min(Math.max(expected + by, 0), million.posMax);
        expect(at.pos).toBe(expected);
        if (isRebased || mustRebase(million, at))
          at = { pos: at.pos, scrollTop: restingScrollTop(million, at.pos) };
        expect(before.scrollTop).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('re-bases before scrolling stops at an end of the track that is not the end of the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: million.posMax - 10_000 }), (pos) => {
      expect(mustRebase(million, { pos, scrollTop: 0 })).toBe(true);
      expect(mustRebase(million, { pos, scrollTop: million.scrollMax })).toBe(true);
      expect(mustRebase(million, { pos, scrollTop: restingScrollTop(million, pos) })).toBe(false);
    }),
  );
});

test('restingScrollTop is the mapped scrollTop, rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: million.posMax }), (pos) => {
      expect(Math.abs(restingScrollTop(million, pos) - toScrollTop(million, pos))).toBeLessThanOrEqual(0.5);
    }),
  );
});

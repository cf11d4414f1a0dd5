import fc from 'fast-check';
import { homeOf, moved, mustRebase, type Position } from './scrollPosition';
import { scrollMap, toScrollTop } from './scrollMap';

const million = scrollMap(36_000_000, 800);
const free = { steady: false, held: false };
const wheel = { steady: true, held: false };
const held = { steady: false, held: true };

function standing(pos: number): Position {
  return { pos, scrollTop: homeOf(million, pos) };
}

test('a short move is followed in true pixels', () => {
  const from = standing(18_000_000);
  expect(moved(million, from, from.scrollTop + 600, free)).toMatchObject({ kind: 'local', pos: 18_000_600 });
});

test('a long one is a jump, unless a wheel made it', () => {
  const from = standing(18_000_000);
  expect(moved(million, from, 1_000_000, free).kind).toBe('jump');
  expect(moved(million, from, from.scrollTop + 9_000, wheel)).toMatchObject({
    kind: 'local',
    pos: 18_009_000,
  });
});

test('while the bar is held, a thumb pixel is a jump', () => {
  const from = standing(18_000_000);
  expect(moved(million, from, from.scrollTop + 1_500, held).kind).toBe('jump');
});

test('a jump lands a whole number of pixels from the track', () => {
  const { pos, scrollTop } = moved(million, standing(0), 3_333_333.5, free);
  expect(Number.isInteger(pos - scrollTop)).toBe(true);
});

test('any walk of wheel steps adds up, re-based anywhere on the way', () => {
  const steps = fc.array(fc.record({ by: fc.integer({ min: -2_400, max: 2_400 }), idle: fc.boolean() }), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: million.posMax }), steps, (start, walk) => {
      let at: Position = standing(start);
      let expected = start;
      for (const { by, idle } of walk) {
        const before = at;
        at = moved(million, at, Math.min(Math.max(at.scrollTop + by, 0), million.scrollMax), wheel);
        expected = Math.min(Math.max(expected + by, 0), million.posMax);
        expect(at.pos).toBe(expected);
        if (idle || mustRebase(million, at)) at = { pos: at.pos, scrollTop: homeOf(million, at.pos) };
        expect(before.scrollTop).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('nobody is stopped by an end of the track that is no end of the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: million.posMax - 10_000 }), (pos) => {
      expect(mustRebase(million, { pos, scrollTop: 0 })).toBe(true);
      expect(mustRebase(million, { pos, scrollTop: million.scrollMax })).toBe(true);
      expect(mustRebase(million, { pos, scrollTop: homeOf(million, pos) })).toBe(false);
    }),
  );
});

test('re-basing goes where the map says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: million.posMax }), (pos) => {
      expect(Math.abs(homeOf(million, pos) - toScrollTop(million, pos))).toBeLessThanOrEqual(0.5);
    }),
  );
});

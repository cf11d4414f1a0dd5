import fc from 'fast-check';
import { EXACT_END, scrollMap, toPos, toScrollTop, TRACK_MAX } from './scrollMap';

const total = fc.integer({ min: 0, max: 100_000_000 });
const viewport = fc.integer({ min: 100, max: 4_000 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

test('the map of a list that fits the track is the identity', () => {
  const map = scrollMap(TRACK_MAX, 800);
  expect(map.track).toBe(TRACK_MAX);
  expect(toScrollTop(map, 1_234_567)).toBe(1_234_567);
  expect(toPos(map, 1_234_567)).toBe(1_234_567);
});

test('an empty list cannot be scrolled', () => {
  const map = scrollMap(0, 800);
  expect(map).toMatchObject({ track: 0, scrollMax: 0, posMax: 0 });
  expect(toPos(map, 500)).toBe(0);
});

test('the track is never higher than TRACK_MAX', () => {
  fc.assert(fc.property(total, viewport, (t, v) => scrollMap(t, v).track <= TRACK_MAX));
});

test('toPos is the inverse of toScrollTop', () => {
  fc.assert(
    fc.property(total, viewport, part, (t, v, at) => {
      const map = scrollMap(t, v);
      const pos = at * map.posMax;
      expect(Math.abs(toPos(map, toScrollTop(map, pos)) - pos)).toBeLessThan(0.001);
    }),
  );
});

test('toScrollTop is monotonic', () => {
  fc.assert(
    fc.property(total, viewport, part, part, (t, v, a, b) => {
      const map = scrollMap(t, v);
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(toScrollTop(map, low * map.posMax)).toBeLessThanOrEqual(
        toScrollTop(map, high * map.posMax) + 1e-6,
      );
    }),
  );
});

test('near both ends a track pixel is a list pixel', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8_100_000, max: 100_000_000 }),
      viewport,
      fc.integer({ min: 0, max: EXACT_END }),
      (t, v, near) => {
        const map = scrollMap(t, v);
        expect(toScrollTop(map, near)).toBe(near);
        expect(map.scrollMax - toScrollTop(map, map.posMax - near)).toBeCloseTo(near, 6);
      },
    ),
  );
});

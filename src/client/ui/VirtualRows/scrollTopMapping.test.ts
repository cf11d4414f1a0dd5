import fc from 'fast-check';
import {
  UNSCALED_SCROLL_EDGE_PX,
  createScrollTopMapping,
  convertScrollTopToListPosition,
  convertListPositionToScrollTop,
  SCROLL_TRACK_HEIGHT_MAX_PX,
} from './scrollTopMapping';

/** In px: up to ten million rows of 44 px. */
const totalHeightArbitrary = fc.integer({ min: 0, max: 440_000_000 });
const viewportHeightArbitrary = fc.integer({ min: 100, max: 4_000 });
const scrollFractionArbitrary = fc.double({ min: 0, max: 1, noNaN: true });

test('the map of a list that fits the track is the identity', () => {
  const map = createScrollTopMapping(SCROLL_TRACK_HEIGHT_MAX_PX, 800);
  expect(map.track).toBe(SCROLL_TRACK_HEIGHT_MAX_PX);
  expect(convertListPositionToScrollTop(map, 1_234_567)).toBe(1_234_567);
  expect(convertScrollTopToListPosition(map, 1_234_567)).toBe(1_234_567);
});

test('an empty list cannot be scrolled', () => {
  const map = createScrollTopMapping(0, 800);
  expect(map).toMatchObject({ track: 0, scrollMax: 0, posMax: 0 });
  expect(convertScrollTopToListPosition(map, 500)).toBe(0);
});

test('the track is never higher than browsers support', () => {
  fc.assert(
    fc.property(
      totalHeightArbitrary,
      viewportHeightArbitrary,
      (t, v) => createScrollTopMapping(t, v).track <= SCROLL_TRACK_HEIGHT_MAX_PX,
    ),
  );
});

test('toListPosition is the inverse of toScrollTop', () => {
  fc.assert(
    fc.property(totalHeightArbitrary, viewportHeightArbitrary, scrollFractionArbitrary, (t, v, at) => {
      const map = createScrollTopMapping(t, v);
      const pos = at * map.posMax;
      expect(
        Math.abs(convertScrollTopToListPosition(map, convertListPositionToScrollTop(map, pos)) - pos),
      ).toBeLessThan(0.001);
    }),
  );
});

test('toScrollTop is monotonic', () => {
  fc.assert(
    fc.property(
      totalHeightArbitrary,
      viewportHeightArbitrary,
      scrollFractionArbitrary,
      scrollFractionArbitrary,
      (t, v, a, b) => {
        const map = createScrollTopMapping(t, v);
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(convertListPositionToScrollTop(map, low * map.posMax)).toBeLessThanOrEqual(
          convertListPositionToScrollTop(map, high * map.posMax) + 1e-6,
        );
      },
    ),
  );
});

test('near both ends a track pixel is a list pixel', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8_100_000, max: 440_000_000 }),
      viewportHeightArbitrary,
      fc.integer({ min: 0, max: UNSCALED_SCROLL_EDGE_PX }),
      (t, v, near) => {
        const map = createScrollTopMapping(t, v);
        expect(convertListPositionToScrollTop(map, near)).toBe(near);
        expect(map.scrollMax - convertListPositionToScrollTop(map, map.posMax - near)).toBeCloseTo(near, 6);
      },
    ),
  );
});

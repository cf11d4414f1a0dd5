import fc from 'fast-check';
import {
  ROWS_PER_BLOCK,
  getRowBlocksToMount,
  getScrollTargetForRow,
  getNextMountedBlockRange,
  getNextPlainBlocks,
  getVisibleRows,
  type PlainBlocks,
} from './rowRange';

const createViewport = (pos: number, velocity = 0) => ({ pos, height: 800, velocity });

test('an empty list has no visible blocks or rows', () => {
  expect(getRowBlocksToMount(createViewport(0), 36, 0)).toEqual({ first: 0, end: 0 });
  expect(getVisibleRows(createViewport(0), 36, 0)).toEqual({ first: 0, end: 0 });
});

test('a list shorter than a block is one block', () => {
  expect(getRowBlocksToMount(createViewport(0), 36, 3)).toEqual({ first: 0, end: 1 });
  expect(getVisibleRows(createViewport(0), 36, 3)).toEqual({ first: 0, end: 3 });
});

test('mounts more blocks in the direction of scrolling', () => {
  const rest = getRowBlocksToMount(createViewport(360_000), 36, 1_000_000);
  const down = getRowBlocksToMount(createViewport(360_000, 36), 36, 1_000_000);
  const up = getRowBlocksToMount(createViewport(360_000, -36), 36, 1_000_000);
  expect(down.end).toBeGreaterThan(rest.end);
  expect(down.first).toBeGreaterThan(rest.first);
  expect(up.first).toBeLessThan(rest.first);
});

test('mounts at most 150 rows at any velocity', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (velocity) => {
      const { first, end } = getRowBlocksToMount(createViewport(10_000_000, velocity), 36, 1_000_000);
      expect((end - first) * ROWS_PER_BLOCK).toBeLessThanOrEqual(150);
    }),
  );
});

test('all visible rows are mounted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.constantFrom(28, 36, 44),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: -50, max: 50, noNaN: true }),
      (rows, height, part, velocity) => {
        const view = createViewport(part * Math.max(0, rows * height - 800), velocity);
        const seen = getVisibleRows(view, height, rows);
        const blocks = getRowBlocksToMount(view, height, rows);
        expect(blocks.first * ROWS_PER_BLOCK).toBeLessThanOrEqual(seen.first);
        expect(blocks.end * ROWS_PER_BLOCK).toBeGreaterThanOrEqual(seen.end);
        expect(seen.end).toBeLessThanOrEqual(rows);
      },
    ),
  );
});

test('visible blocks are mounted at once and the others within 16 frames, from any earlier range', () => {
  const range = (min: number, max: number) =>
    fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([a, b]) => ({
      first: Math.min(a, b),
      end: Math.max(a, b) + 1,
    }));
  fc.assert(
    fc.property(range(0, 40), range(12, 20), fc.nat(8), fc.nat(8), (mounted, seen, above, below) => {
      const wanted = { first: seen.first - above, end: seen.end + below };
      let step = mounted;
      for (let i = 0; i < 16; i++) {
        const next = getNextMountedBlockRange(step, seen, wanted);
        expect(next.first).toBeLessThanOrEqual(seen.first);
        expect(next.end).toBeGreaterThanOrEqual(seen.end);
        expect(next.first).toBeGreaterThanOrEqual(wanted.first);
        expect(next.end).toBeLessThanOrEqual(wanted.end);
        step = next;
      }
      expect(step).toEqual(wanted);
    }),
  );
});

test('getScrollTarget makes a row visible with the least scrolling', () => {
  expect(getScrollTargetForRow(createViewport(360), 36, 5, 0)).toBe(180);
  expect(getScrollTargetForRow(createViewport(360), 36, 15, 0)).toBeNull();
  expect(getScrollTargetForRow(createViewport(360), 36, 40, 0)).toBe(41 * 36 - 800);
});

test('getScrollTarget makes a row visible that the inset covers', () => {
  expect(getScrollTargetForRow(createViewport(360), 36, 10, 36)).toBe(324);
  expect(getScrollTargetForRow(createViewport(360), 36, 11, 36)).toBeNull();
  expect(getScrollTargetForRow(createViewport(0), 36, 0, 36)).toBeNull();
});

describe('plain blocks', () => {
  const visible = { first: 4, end: 6 };

  test('blocks that are mounted while no text can be read are plain; the others stay complete', () => {
    const mounted = { first: 2, end: 6, plain: new Map([[5, 0]]) };
    const next = getNextPlainBlocks(mounted, { first: 3, end: 8 }, visible, true);
    expect([...next.keys()]).toEqual([5, 6, 7]);
  });

  test('a new plain block gets the slot of one that has been unmounted', () => {
    const plain = new Map([
      [4, 0],
      [5, 1],
      [6, 2],
    ]);
    const next = getNextPlainBlocks({ first: 4, end: 7, plain }, { first: 6, end: 9 }, visible, true);
    expect(Object.fromEntries(next)).toEqual({ 6: 2, 7: 0, 8: 1 });
  });

  test('then the visible blocks become complete first, and the others over several frames', () => {
    const range = { first: 4, end: 11 };
    let plain: PlainBlocks = new Map([4, 5, 6, 7, 8, 9, 10].map((block, slot) => [block, slot]));
    const steps = Array.from({ length: 4 }, () => {
      plain = getNextPlainBlocks({ ...range, plain }, range, visible, false);
      return [...plain.keys()];
    });
    expect(steps).toEqual([[6, 7, 8, 9, 10], [8, 9, 10], [10], []]);
  });

  test('the map stays the same object while nothing changes', () => {
    const range = { first: 4, end: 8 };
    const plain = new Map([[6, 0]]);
    expect(getNextPlainBlocks({ ...range, plain }, range, visible, true)).toBe(plain);
    const none = new Map<number, number>();
    expect(getNextPlainBlocks({ ...range, plain: none }, range, visible, false)).toBe(none);
  });
});

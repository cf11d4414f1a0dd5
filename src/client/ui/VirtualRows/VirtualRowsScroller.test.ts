import fc from 'fast-check';
import { createScrollTopMapping, convertScrollTopToListPosition } from './scrollTopMapping';
import { VirtualRowsScroller } from './VirtualRowsScroller';

let currentTimeMs = 0;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => currentTimeMs);
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.useRealTimers());

/** Attaches a scroller of a million rows of 36 px to a container of 800 px. */
function attachTestScroller(rows = 1_000_000) {
  const container = document.createElement('div');
  Object.defineProperty(container, 'clientHeight', { value: 800 });
  const track = document.createElement('div');
  const wrapper = document.createElement('div');
  const scroller = new VirtualRowsScroller(rows, 36);
  scroller.attachToContainer(container, track, wrapper);
  const scrollBy = (distance: number) => {
    currentTimeMs += 16;
    container.dispatchEvent(new Event('wheel'));
    container.scrollTop += distance;
    container.dispatchEvent(new Event('scroll'));
  };
  return { scroller, container, track, wrapper, scrollBy };
}

test('wheel scrolling moves by true pixels without writing scrollTop, which is re-based after scrolling stops', () => {
  const { scroller, container, scrollBy } = attachTestScroller();
  scroller.scrollToPixelPosition(18_000_000);
  const start = container.scrollTop;
  for (let i = 0; i < 300; i++) scrollBy(600);
  expect(scroller.viewport.pos).toBe(18_180_000);
  expect(container.scrollTop).toBe(start + 180_000);
  jest.advanceTimersByTime(200);
  expect(scroller.viewport.pos).toBe(18_180_000);
  expect(container.scrollTop).toBeLessThan(start + 60_000);
});

test('rows keep their place on screen when scrollTop is re-based', () => {
  const { scroller, container, wrapper, scrollBy } = attachTestScroller();
  scroller.scrollToPixelPosition(18_000_000);
  scrollBy(900);
  const base = () => scroller.blocks.base * 360;
  const onScreen = () => parseFloat(wrapper.style.top) - base() - container.scrollTop;
  const before = onScreen();
  jest.advanceTimersByTime(200);
  expect(onScreen()).toBe(before);
});

test('the height of the track is clamped to 8 million px', () => {
  expect(attachTestScroller().track.style.height).toBe('8000000px');
  expect(attachTestScroller(100).track.style.height).toBe('3600px');
});

test('scrolls to the last and to the first row', () => {
  const { scroller } = attachTestScroller();
  scroller.scrollToRow(999_999, 'nearest');
  expect(scroller.visibleRowRange.end).toBe(1_000_000);
  expect(scroller.scrolledFraction).toBe(1);
  scroller.scrollToRow(0, 'nearest');
  expect(scroller.viewport.pos).toBe(0);
});

test('a change of the row height keeps the first visible row', () => {
  const { scroller } = attachTestScroller();
  scroller.scrollToPosition({ row: 500_000, offset: 9 });
  scroller.setRowCountAndHeight(1_000_000, 44);
  expect(scroller.position.row).toBe(500_000);
  scroller.setRowCountAndHeight(1_000_000, 36);
  expect(scroller.position.row).toBe(500_000);
});

test('a scroll position can be restored in another scroller', () => {
  const first = attachTestScroller().scroller;
  first.scrollToPosition({ row: 123_456, offset: 17 });
  const { position } = first;
  const second = attachTestScroller().scroller;
  second.scrollToPosition(position);
  expect(second.position).toEqual({ row: 123_456, offset: 17 });
});

test('scrolling does not count as finished while the scrollbar is dragged', () => {
  const { scroller } = attachTestScroller();
  scroller.startScrollbarDrag();
  scroller.scrollToPixelPosition(5_000_000);
  jest.advanceTimersByTime(1_000);
  expect(scroller.motion).toBe('jump');
  scroller.endScrollbarDrag();
  expect(scroller.motion).toBe('rest');
});

test('new blocks are plain while the list scrolls too fast to be read, and complete after it has stopped', () => {
  const { scroller, scrollBy } = attachTestScroller();
  for (let i = 0; i < 20; i++) scrollBy(60);
  expect(scroller.blocks.plain.size).toBe(0);
  for (let i = 0; i < 20; i++) scrollBy(600);
  const { first, end, plain } = scroller.blocks;
  expect(plain.size).toBe(end - first);
  jest.advanceTimersByTime(1_000);
  expect(scroller.blocks.plain.size).toBe(0);
});

test('a list that becomes shorter is scrolled to its end', () => {
  const { scroller } = attachTestScroller();
  scroller.scrollToRow(900_000, 'start');
  scroller.setRowCountAndHeight(30, 36);
  expect(scroller.visibleRowRange.end).toBe(30);
  scroller.setRowCountAndHeight(0, 36);
  expect(scroller.visibleRowRange).toEqual({ first: 0, end: 0 });
});

describe('a list of ten million rows', () => {
  const ROWS = 10_000_000;
  const POSITION_MAX = ROWS * 36 - 800;

  test('a jump shows exactly the requested row, before and after scrollTop is re-based', () => {
    const { scroller } = attachTestScroller(ROWS);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: POSITION_MAX }), (position) => {
        const row = Math.floor(position / 36);
        const offset = position % 36;
        scroller.scrollToPosition({ row, offset });
        expect(scroller.position).toEqual({ row, offset });
        jest.advanceTimersByTime(1_000);
        expect(scroller.position).toEqual({ row, offset });
        expect(scroller.visibleRowRange.first).toBe(row);
      }),
    );
  });

  test('scrolling by single rows after a jump reaches exactly the next rows', () => {
    const { scroller, scrollBy } = attachTestScroller(ROWS);
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: ROWS - 200 }),
        fc.integer({ min: -50, max: 50 }),
        (row, rows) => {
          scroller.scrollToPosition({ row, offset: 0 });
          for (let i = 0; i < Math.abs(rows); i++) scrollBy(36 * Math.sign(rows));
          expect(scroller.position).toEqual({ row: row + rows, offset: 0 });
          jest.advanceTimersByTime(1_000);
          expect(scroller.position).toEqual({ row: row + rows, offset: 0 });
        },
      ),
    );
  });

  test('a dragged native scrollbar shows the position that its thumb points at, and keeps it when released', () => {
    const { scroller, container } = attachTestScroller(ROWS);
    const map = createScrollTopMapping(ROWS * 36, 800);
    const dragTo = (scrollTop: number) => {
      currentTimeMs += 1_000;
      container.dispatchEvent(new Event('pointerdown'));
      container.scrollTop = scrollTop;
      container.dispatchEvent(new Event('scroll'));
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: map.scrollMax }), (scrollTop) => {
        scroller.startScrollbarDrag();
        // The drag starts at the far end, so that the movement is long enough to be a jump.
        dragTo(scrollTop > map.scrollMax / 2 ? 0 : map.scrollMax);
        dragTo(scrollTop);
        const { pos } = scroller.viewport;
        expect(Math.abs(pos - convertScrollTopToListPosition(map, scrollTop))).toBeLessThanOrEqual(1);
        scroller.endScrollbarDrag();
        jest.advanceTimersByTime(1_000);
        expect(scroller.viewport.pos).toBe(pos);
        expect(Math.abs(container.scrollTop - scrollTop)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('scrolling to the last and the first row reaches both ends of the list', () => {
    const { scroller, container } = attachTestScroller(ROWS);
    scroller.scrollToRow(ROWS - 1, 'nearest');
    expect(scroller.viewport.pos).toBe(POSITION_MAX);
    expect(scroller.visibleRowRange.end).toBe(ROWS);
    expect(container.scrollTop).toBe(8_000_000 - 800);
    scroller.scrollToRow(0, 'nearest');
    expect(scroller.viewport.pos).toBe(0);
    expect(container.scrollTop).toBe(0);
  });
});

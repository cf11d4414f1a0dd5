import { Scroller } from './Scroller';

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
  const scroller = new Scroller(rows, 36);
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
  expect(scroller.view.pos).toBe(18_180_000);
  expect(container.scrollTop).toBe(start + 180_000);
  jest.advanceTimersByTime(200);
  expect(scroller.view.pos).toBe(18_180_000);
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
  expect(scroller.visible.end).toBe(1_000_000);
  expect(scroller.fraction).toBe(1);
  scroller.scrollToRow(0, 'nearest');
  expect(scroller.view.pos).toBe(0);
});

test('a change of the row height keeps the first visible row', () => {
  const { scroller } = attachTestScroller();
  scroller.scrollToPosition({ row: 500_000, offset: 9 });
  scroller.resizeRows(1_000_000, 44);
  expect(scroller.position.row).toBe(500_000);
  scroller.resizeRows(1_000_000, 36);
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

test('a list that becomes shorter is scrolled to its end', () => {
  const { scroller } = attachTestScroller();
  scroller.scrollToRow(900_000, 'start');
  scroller.resizeRows(30, 36);
  expect(scroller.visible.end).toBe(30);
  scroller.resizeRows(0, 36);
  expect(scroller.visible).toEqual({ first: 0, end: 0 });
});

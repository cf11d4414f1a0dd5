import { Scroller } from './Scroller';

let now = 0;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.useRealTimers());

/** A million rows of 36 px in a container of 800 px. */
function setUp(rows = 1_000_000) {
  const container = document.createElement('div');
  Object.defineProperty(container, 'clientHeight', { value: 800 });
  const track = document.createElement('div');
  const wrapper = document.createElement('div');
  const scroller = new Scroller(rows, 36);
  scroller.attach(container, track, wrapper);
  const scrollBy = (distance: number) => {
    now += 16;
    container.dispatchEvent(new Event('wheel'));
    container.scrollTop += distance;
    container.dispatchEvent(new Event('scroll'));
  };
  return { scroller, container, track, wrapper, scrollBy };
}

test('wheel steps move true pixels and write nothing; resting moves the container home', () => {
  const { scroller, container, scrollBy } = setUp();
  scroller.scrollTo(18_000_000);
  const start = container.scrollTop;
  for (let i = 0; i < 300; i++) scrollBy(600);
  expect(scroller.view.pos).toBe(18_180_000);
  expect(container.scrollTop).toBe(start + 180_000);
  jest.advanceTimersByTime(200);
  expect(scroller.view.pos).toBe(18_180_000);
  expect(container.scrollTop).toBeLessThan(start + 60_000);
});

test('what is on screen stays where it is when the container moves', () => {
  const { scroller, container, wrapper, scrollBy } = setUp();
  scroller.scrollTo(18_000_000);
  scrollBy(900);
  const base = () => scroller.blocks.base * 360;
  const onScreen = () => parseFloat(wrapper.style.top) - base() - container.scrollTop;
  const before = onScreen();
  jest.advanceTimersByTime(200);
  expect(onScreen()).toBe(before);
});

test('the track is clamped', () => {
  expect(setUp().track.style.height).toBe('8000000px');
  expect(setUp(100).track.style.height).toBe('3600px');
});

test('reaches the last row and the first', () => {
  const { scroller } = setUp();
  scroller.scrollToRow(999_999, 'nearest');
  expect(scroller.visible.end).toBe(1_000_000);
  expect(scroller.fraction).toBe(1);
  scroller.scrollToRow(0, 'nearest');
  expect(scroller.view.pos).toBe(0);
});

test('another height of rows keeps the row', () => {
  const { scroller } = setUp();
  scroller.scrollToPlace({ row: 500_000, offset: 9 });
  scroller.resize(1_000_000, 44);
  expect(scroller.place.row).toBe(500_000);
  scroller.resize(1_000_000, 36);
  expect(scroller.place.row).toBe(500_000);
});

test('a place is come back to', () => {
  const first = setUp().scroller;
  first.scrollToPlace({ row: 123_456, offset: 17 });
  const { place } = first;
  const second = setUp().scroller;
  second.scrollToPlace(place);
  expect(second.place).toEqual({ row: 123_456, offset: 17 });
});

test('while a bar holds the list it does not rest', () => {
  const { scroller } = setUp();
  scroller.hold();
  scroller.scrollTo(5_000_000);
  jest.advanceTimersByTime(1_000);
  expect(scroller.motion).toBe('jump');
  scroller.release();
  expect(scroller.motion).toBe('rest');
});

test('a shorter list moves the view to its end', () => {
  const { scroller } = setUp();
  scroller.scrollToRow(900_000, 'start');
  scroller.resize(30, 36);
  expect(scroller.visible.end).toBe(30);
  scroller.resize(0, 36);
  expect(scroller.visible).toEqual({ first: 0, end: 0 });
});

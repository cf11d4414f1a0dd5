import { keepFacetValueInPlace } from './facetClick';

const VALUE_HEIGHT_PX = 26;

/** Creates facets with five values, and a layout of them, which jsdom lacks. */
function createFacetPanel(scrolled: number) {
  const scroller = document.createElement('div');
  const panel = scroller.appendChild(document.createElement('div'));
  let scrollTop = scrolled;
  Object.defineProperty(scroller, 'scrollTop', {
    get: () => scrollTop,
    set: (next: number) => (scrollTop = Math.max(0, next)),
  });
  document.body.replaceChildren(scroller);
  const values = Array.from({ length: 5 }, () => panel.appendChild(document.createElement('li')));
  const value = values[3]!;
  value.getBoundingClientRect = () => {
    const margin = parseFloat(panel.style.marginTop) || 0;
    return new DOMRect(0, [...panel.children].indexOf(value) * VALUE_HEIGHT_PX + margin - scrollTop);
  };
  return { scroller, panel, value };
}

test.each([
  { scrolled: 0, margin: '78px' },
  { scrolled: 200, margin: '0px' },
])(
  'a clicked value that moves to the top stays in place, scrolled by $scrolled px',
  async ({ scrolled, margin }) => {
    const { scroller, panel, value } = createFacetPanel(scrolled);
    const { top } = value.getBoundingClientRect();
    keepFacetValueInPlace(value, panel);
    panel.prepend(value);
    await Promise.resolve();
    expect(value.getBoundingClientRect().top).toBe(top);
    expect(panel.style.marginTop).toBe(margin);
    scroller.dispatchEvent(new Event('pointerleave'));
    expect(panel.style.marginTop).toBe('');
  },
);

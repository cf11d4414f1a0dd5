import type { Locator } from 'playwright-core';
import { getIssuePath, prepareSharedServerBrowser } from './shared';

const { open, openList } = prepareSharedServerBrowser();

test('every button of the bulk bar has a name and a tooltip', async () => {
  const { page, list } = await openList();
  await list.grid.locator('[data-select]').nth(0).click();
  const buttons = page.getByRole('toolbar', { name: 'Selected issues' }).getByRole('button');
  await buttons.first().waitFor();
  await page.mouse.move(0, 0);
  const names: string[] = [];
  for (const button of await buttons.all()) {
    // Link-like buttons show their text at any width.
    if ((await button.locator('svg').count()) === 0) continue;
    const name = await readAccessibleName(button);
    await button.hover();
    const tooltip = page.locator('body > span[aria-hidden=true]');
    await tooltip.waitFor();
    expect(await tooltip.textContent()).toContain(name);
    const box = (await tooltip.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    await page.mouse.move(0, 0);
    await tooltip.waitFor({ state: 'detached' });
    names.push(name);
  }
  expect(names).toEqual([
    'State',
    'Label',
    'Assign',
    'Priority',
    'Milestone',
    'Type',
    'Due date',
    'Parent',
    'Lock',
    'Duplicate of…',
    'Comment',
    'Copy selected issues',
    'Clear selection',
  ]);
});

test.each(['light', 'dark'] as const)(
  'the disabled Preview tab of a text field has a contrast of at least 4.5 (%s)',
  async (colorScheme) => {
    const { page } = await open(getIssuePath(1), { colorScheme });
    const tab = page.getByRole('button', { name: 'Preview', disabled: true }).first();
    await tab.waitFor();
    expect(await measureContrast(tab)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  [1440, 900],
  [1024, 600],
  [360, 740],
])('the list of keyboard shortcuts is not clipped at %s x %s', async (width, height) => {
  const { page } = await open('/', { viewport: { width, height } });
  await page.getByRole('main').getByRole('link').first().waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Mark as a duplicate').waitFor();
  const outside = await dialog.evaluate((element) => {
    const right = element.getBoundingClientRect().right;
    const terms = [...element.querySelectorAll('dt, dd')];
    return {
      clipped: terms
        .filter((term) => term.getBoundingClientRect().right > right)
        .map((term) => term.textContent),
      isScrolledSideways: element.scrollWidth > element.clientWidth,
    };
  });
  expect(outside).toEqual({ clipped: [], isScrolledSideways: false });
});

const readAccessibleName = (button: Locator): Promise<string> =>
  button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');

/** The contrast ratio between the text of an element and the background behind it (WCAG 2.2). */
const measureContrast = (element: Locator): Promise<number> =>
  element.evaluate((target) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const backgrounds: string[] = [];
    let opacity = 1;
    for (let node: Element | null = target; node; node = node.parentElement) {
      const style = getComputedStyle(node);
      backgrounds.unshift(style.backgroundColor);
      opacity *= Number(style.opacity);
    }
    const paint = (colors: readonly string[], alpha: number): number => {
      context.globalAlpha = 1;
      context.fillStyle = 'white';
      context.fillRect(0, 0, 1, 1);
      colors.forEach((color, index) => {
        context.globalAlpha = index === backgrounds.length ? alpha : 1;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      });
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [text, behind] = [
      paint([...backgrounds, getComputedStyle(target).color], opacity),
      paint(backgrounds, 1),
    ];
    return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
  });

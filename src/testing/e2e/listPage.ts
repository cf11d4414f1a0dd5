import type { Locator, Page } from 'playwright-core';
import { quiet } from './session';

/** The issue list as one finds it on screen: by roles and labels. */
export class ListPage {
  readonly page: Page;
  readonly grid: Locator;
  readonly scrollbar: Locator;
  readonly queryBar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.locator('[data-virtual-rows][aria-label=Issues]');
    this.scrollbar = page.getByRole('scrollbar');
    this.queryBar = page.getByRole('combobox', { name: 'Query' });
  }

  static async of(page: Page): Promise<ListPage> {
    const list = new ListPage(page);
    await list.settled();
    return list;
  }

  /** Waits until every row in view has its content. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const grid = document.querySelector('[data-virtual-rows][aria-label=Issues]');
      if (!grid || grid.getAttribute('aria-busy') === 'true') return false;
      const view = grid.getBoundingClientRect();
      const rows = [...grid.querySelectorAll('[role=row][aria-rowindex]')].filter((row) => {
        const box = row.getBoundingClientRect();
        return box.bottom > view.top + 1 && box.top < view.bottom - 1;
      });
      return rows.length > 0 && rows.every((row) => row.getAttribute('aria-busy') !== 'true');
    });
  }

  /** The row of a title in view. */
  row(title: string): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
      .first();
  }

  /** How many issues the list has, once they are counted: what is written above it and the grid's row count. */
  async total(): Promise<number> {
    const total = await this.page.waitForFunction(() => {
      const written = document.querySelector('main strong')?.textContent?.replaceAll(',', '');
      const rows = document
        .querySelector('[data-virtual-rows][aria-label=Issues]')
        ?.getAttribute('aria-rowcount');
      return written === rows && { rows: Number(rows) };
    });
    return ((await total.jsonValue()) as { rows: number }).rows;
  }

  /** Row indexes (from 1) of the first and the last row that are wholly in view. */
  async range(): Promise<{ first: number; last: number }> {
    return this.page.evaluate(() => {
      const scroller = document.querySelector('[data-virtual-rows][aria-label=Issues]')!;
      const view = scroller.getBoundingClientRect();
      const indexes = [...scroller.querySelectorAll('[role=row][aria-rowindex]')]
        .filter((row) => {
          const box = row.getBoundingClientRect();
          return box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
        })
        .map((row) => Number(row.getAttribute('aria-rowindex')));
      return { first: Math.min(...indexes), last: Math.max(...indexes) };
    });
  }

  /** Titles of the rows in view, top to bottom. */
  async titles(): Promise<string[]> {
    await this.settled();
    return this.page.evaluate(() => {
      const scroller = document.querySelector('[data-virtual-rows][aria-label=Issues]')!;
      const view = scroller.getBoundingClientRect();
      return [...scroller.querySelectorAll('[role=row][aria-rowindex]')]
        .map((row) => ({ row, box: row.getBoundingClientRect() }))
        .filter(({ box }) => box.top >= view.top - 1 && box.bottom <= view.bottom + 1)
        .sort((a, b) => a.box.top - b.box.top)
        .map(({ row }) => row.querySelector('a')?.textContent ?? '');
    });
  }

  /** The thumb's box once it stays where it is: while a list opens, what stands above it may still come. */
  private async restingThumb() {
    const thumb = this.scrollbar.locator('[data-part=thumb]');
    for (let box = (await thumb.boundingBox())!; ;) {
      await this.page.waitForTimeout(100);
      const now = (await thumb.boundingBox())!;
      if (now.y === box.y && now.height === box.height) return now;
      box = now;
    }
  }

  /** Waits until the list stands still after the wheel, and every row in view has its content. */
  async atRest(): Promise<void> {
    await this.restingThumb();
    await quiet(this.page);
    await this.settled();
  }

  /** Drags the thumb to a share (0 to 1) of the bar's height and lets go. */
  async dragThumbTo(share: number): Promise<void> {
    const thumb = await this.restingThumb();
    const target = async (): Promise<number> => {
      const bar = (await this.scrollbar.boundingBox())!;
      return bar.y + bar.height * share;
    };
    const x = thumb.x + thumb.width / 2;
    const from = thumb.y + thumb.height / 2;
    await this.page.mouse.move(x, from);
    await this.page.mouse.down();
    await this.page.mouse.move(x, await target(), { steps: 12 });
    // What stands above the list may have come meanwhile.
    await quiet(this.page);
    await this.page.mouse.move(x, await target());
    await this.page.mouse.up();
    await this.settled();
  }
}

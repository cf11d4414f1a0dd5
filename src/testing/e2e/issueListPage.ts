import type { Locator, Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { waitUntilPageIdle } from './session';

/** Page object of the issue list; finds elements by roles and labels. */
export class IssueListPageObject {
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

  static async createWhenLoaded(page: Page): Promise<IssueListPageObject> {
    const list = new IssueListPageObject(page);
    await list.waitUntilRowsLoaded();
    return list;
  }

  /** Waits until all visible rows of the list have loaded. */
  async waitUntilRowsLoaded(): Promise<void> {
    await this.page.waitForFunction(() => {
      const grid = document.querySelector('[data-virtual-rows][aria-label=Issues]');
      if (!grid || grid.getAttribute('aria-busy') === 'true') return false;
      const view = grid.getBoundingClientRect();
      const rows = [...grid.querySelectorAll('[role=row][aria-rowindex]')].filter((row) => {
        const box = row.getBoundingClientRect();
        return box.bottom > view.top + 1 && box.top < view.bottom - 1;
      });
      // The code of the headings of groups is loaded on demand.
      return (
        rows.length > 0 &&
        rows.every((row) => row.getAttribute('aria-busy') !== 'true' && row.textContent !== '')
      );
    });
  }

  /** Scrolls by wheel, too fast to be read. */
  async flingBy(pixels: number): Promise<void> {
    await this.grid.hover();
    for (let rest = pixels; rest > 0; rest -= 1_200) await this.page.mouse.wheel(0, 1_200);
  }

  /** Locates the visible row of the issue with this title. */
  locateIssueRow(title: string): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
      .first();
  }

  /**
   * Returns the number of issues in the list. Waits until the count above the list and the grid's row count
   * agree.
   */
  async readTotalIssueCount(): Promise<number> {
    const total = await this.page.waitForFunction(() => {
      const written = document.querySelector('main strong')?.textContent?.replaceAll(',', '');
      const rows = document
        .querySelector('[data-virtual-rows][aria-label=Issues]')
        ?.getAttribute('aria-rowcount');
      return written === rows && { rows: Number(rows) };
    });
    return ((await total.jsonValue()) as { rows: number }).rows;
  }

  /**
   * Waits until the list of a new query is on screen, recognized by its number of issues, and returns that number.
   * The URL does not indicate this, because it changes while the previous list is still on screen.
   */
  async waitForTotalIssueCount(isExpected: (total: number) => boolean): Promise<number> {
    let total = 0;
    await waitUntil(async () => isExpected((total = await this.readTotalIssueCount())));
    return total;
  }

  /** Indexes (from 1) of the first and the last fully visible row of the list. */
  async readOnScreenRowRange(): Promise<{ first: number; last: number }> {
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

  /** Titles of the fully visible rows, from top to bottom. */
  async readOnScreenIssueTitles(): Promise<string[]> {
    await this.waitUntilRowsLoaded();
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

  /**
   * Returns the scrollbar thumb's position once it has stopped moving: while a list opens, elements above it
   * may still appear.
   */
  private async waitUntilScrollThumbRests() {
    const thumb = this.scrollbar.locator('[data-part=thumb]');
    for (let box = (await thumb.boundingBox())!; ;) {
      await this.page.waitForTimeout(100);
      const now = (await thumb.boundingBox())!;
      if (now.y === box.y && now.height === box.height) return now;
      box = now;
    }
  }

  /** Waits until scrolling has stopped and all visible rows have loaded. */
  async waitUntilScrollEnds(): Promise<void> {
    await this.waitUntilScrollThumbRests();
    await waitUntilPageIdle(this.page);
    await this.waitUntilRowsLoaded();
  }

  /** Drags the scrollbar's thumb to a fraction, 0 to 1, of the scrollbar's height and releases it. */
  async dragScrollThumb(share: number): Promise<void> {
    const thumb = await this.waitUntilScrollThumbRests();
    const target = async (): Promise<number> => {
      const bar = (await this.scrollbar.boundingBox())!;
      return bar.y + bar.height * share;
    };
    const x = thumb.x + thumb.width / 2;
    const from = thumb.y + thumb.height / 2;
    await this.page.mouse.move(x, from);
    await this.page.mouse.down();
    await this.page.mouse.move(x, await target(), { steps: 12 });
    // The scrollbar may have moved, because elements above the list have appeared.
    await waitUntilPageIdle(this.page);
    await this.page.mouse.move(x, await target());
    await this.page.mouse.up();
    await this.waitUntilRowsLoaded();
  }
}

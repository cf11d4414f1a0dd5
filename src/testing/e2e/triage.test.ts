import type { Page } from 'playwright-core';
import type { IssueListPageObject } from './issueListPage';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { getProjectScreenPath, prepareSharedServerBrowser } from './shared';

const { open, openList } = prepareSharedServerBrowser();

/** Issues that a triager has not looked at yet: their state can change to Backlog. */
const UNTRIAGED_QUERY = 'state:Untriaged no:assignee -label:crash -label:performance -label:regression';

/** Maximum number of keys for one issue: state, priority, one label, assignee and the next issue. */
const KEYS_PER_ISSUE_MAX = 12;

/** Types like a triager who looks at the open picker after each key, and counts the keys. */
class CountingKeyboard {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  /** Opens a picker by its key, types until the wanted option is highlighted, and chooses it. */
  async choose(key: string, name: string, option: string): Promise<void> {
    await this.press(key);
    const dialog = this.page.getByRole('dialog', { name });
    await dialog.getByRole('option').first().waitFor();
    for (const letter of option) {
      if (await this.isHighlighted(option)) break;
      await this.press(letter);
      await waitUntilPageIdle(this.page);
    }
    expect(await this.isHighlighted(option)).toBe(true);
    await this.press('Enter');
    await dialog.waitFor({ state: 'detached', timeout: 2_000 }).catch(() => this.press('Escape'));
    await dialog.waitFor({ state: 'detached' });
  }

  private async isHighlighted(option: string): Promise<boolean> {
    const texts = await this.page.locator('[role=option][data-focused]').allInnerTexts();
    return texts.some((text) => text.split('\n').includes(option));
  }
}

/** Returns the number of the issue in the focused row. */
const readFocusedIssueNumber = (list: IssueListPageObject) =>
  list.grid.locator('[role=row]:focus a').evaluate((link) => Number((link as HTMLElement).dataset.number));

test('ten issues are triaged by keys alone, with at most twelve keys an issue', async () => {
  const { page, list } = await openList(UNTRIAGED_QUERY, { as: 'triager' });
  const keyboard = new CountingKeyboard(page);
  await page.keyboard.press('j');
  const labels = ['crash', 'performance', 'regression'];
  const keysPerIssue: number[] = [];
  const triaged: { number: number; label: string }[] = [];
  for (let i = 0; i < 10; i++) {
    const label = labels[i % labels.length]!;
    const number = await readFocusedIssueNumber(list);
    keyboard.count = 0;
    await keyboard.choose('e', 'State', 'Backlog');
    await keyboard.choose('p', 'Priority', 'High');
    await keyboard.choose('l', 'Labels', label);
    await keyboard.choose('a', 'Assignees', 'triager');
    await keyboard.press('j');
    keysPerIssue.push(keyboard.count);
    triaged.push({ number, label });
  }
  expect(new Set(triaged.map(({ number }) => number)).size).toBe(10);
  await waitUntilEditsSaved(page);
  for (const label of labels) {
    const numbers = triaged.filter((issue) => issue.label === label).map(({ number }) => number);
    const { list: found } = await openList(
      `state:Backlog priority:high label:${label} assignee:triager number:${numbers.join(',')}`,
      { as: 'triager' },
    );
    expect(await found.readTotalIssueCount()).toBe(numbers.length);
  }
  expect(Math.max(...keysPerIssue)).toBeLessThanOrEqual(KEYS_PER_ISSUE_MAX);
}, 300_000);

test('the next issue follows a change in the preview with one key, and changed rows are marked', async () => {
  const { page, list } = await openList('priority:medium -label:flaky', { as: 'triager' });
  await page.keyboard.press('j');
  const first = await readFocusedIssueNumber(list);
  await page.keyboard.press('Space');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Change state' }).click();
  await page.getByRole('dialog', { name: 'State' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The issue still matches, so its row is marked as changed, and not as no longer matching.
  const row = list.grid.locator('[role=row]').filter({ has: page.locator(`a[data-number="${first}"]`) });
  await row.getByText('Changed by you').waitFor({ state: 'attached' });
  // The keys for fields also work while the focus is in the preview.
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Priority' }).waitFor();
  await page.keyboard.type('urg');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await row.getByText('No longer matches').waitFor({ state: 'attached' });
  await preview.getByRole('button', { name: 'Change due' }).focus();
  await page.keyboard.press('j');
  expect(await readFocusedIssueNumber(list)).not.toBe(first);
  await page.keyboard.press('k');
  // The key is held while the preview of the next issue is opening.
  await list.grid.locator(`[role=row]:focus a[data-number="${first}"]`).waitFor();
  await page.keyboard.press('r');
  await list.grid.getByText('No longer matches').waitFor({ state: 'detached' });
  expect(await list.grid.getByText('Changed by you').count()).toBe(0);
});

test('one Escape closes the command palette and the pickers after text was typed', async () => {
  const { page } = await open(getProjectScreenPath('activity'));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: /Search or jump/ });
  await palette.getByRole('searchbox').waitFor();
  await page.keyboard.type('lab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  const { page: listPage, list } = await openList();
  await listPage.keyboard.press('j');
  const number = await readFocusedIssueNumber(list);
  for (const [key, name] of [
    ['l', 'Labels'],
    ['a', 'Assignees'],
    ['m', 'Milestone'],
    ['p', 'Priority'],
  ] as const) {
    await listPage.keyboard.press(key);
    const dialog = listPage.getByRole('dialog', { name });
    await dialog.getByRole('option').first().waitFor();
    await listPage.keyboard.type('a');
    await listPage.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await listPage.waitForFunction(() => document.activeElement?.getAttribute('role') === 'row');
  }
  expect(await readFocusedIssueNumber(list)).toBe(number);
});

import type { Page } from 'playwright-core';
import { prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();
const LONG_WAIT_OPTIONS = { timeout: 60_000 };

/** The state of the bulk edit on screen; its issues have results with the same names. */
const locateState = (page: Page, state: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${state}$`) });

test('a bulk edit of all but two issues is previewed, run, inspected and undone by keys', async () => {
  const { page, list } = await openList('is:closed');
  const total = await list.readTotalIssueCount();
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await list.grid.getByRole('row').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const count = (total - 2).toLocaleString('en');
  await bar.getByText(`${count} selected`).waitFor();

  await bar.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('searchbox', { name: 'Type' }).fill('ques');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set type Question' });
  await dialog.getByText('Preview: nothing has changed yet').waitFor(LONG_WAIT_OPTIONS);
  const run = dialog.getByRole('button', { name: /^Change [\d,]+ issues$/ });
  const changing = (await run.textContent())!.replace(/\D/g, '');
  await run.click();
  await dialog.getByText('Done', { exact: true }).waitFor(LONG_WAIT_OPTIONS);

  await dialog.getByRole('link', { name: 'View results' }).click();
  await page.getByRole('heading', { name: /^Bulk edit \d+$/ }).waitFor();
  const items = page.getByRole('region', { name: 'Issues' });
  await items.getByRole('button', { name: /^Changed/ }).click();
  await items.getByText(`${Number(changing).toLocaleString('en')} issues`).waitFor();
  await items.getByRole('button', { name: 'Show more' }).click();
  await items.getByRole('listitem').nth(60).waitFor();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^Reverts/).waitFor();
  await locateState(page, 'Done').waitFor(LONG_WAIT_OPTIONS);
  await page
    .getByRole('link', { name: /^bulk edit \d+$/ })
    .first()
    .click();
  await locateState(page, 'Undone').waitFor();
});

test('a comment written in the preview is added without a second preview', async () => {
  const { page, list } = await openList('is:open');
  await list.grid.locator('[data-select]').nth(0).click();
  await list.grid.locator('[data-select]').nth(1).click();
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await bar.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('searchbox', { name: 'Type' }).fill('task');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set type Task' });
  const field = dialog.getByRole('textbox', { name: 'Comment (optional)' });
  await field.fill('A planned piece of work');
  const run = dialog.getByRole('button', { name: /comment on 2 issues$/i });
  expect((await field.boundingBox())!.y).toBeLessThan((await run.boundingBox())!.y);
  await dialog.getByRole('button', { name: 'Show issues' }).click();
  await dialog.getByRole('list', { name: 'Changes' }).first().waitFor();
  await run.click();
  await dialog.getByText('Done', { exact: true }).waitFor(LONG_WAIT_OPTIONS);
  await dialog.getByRole('link', { name: 'View results' }).click();
  await page.getByText('A planned piece of work').waitFor();
  const results = page.getByRole('region', { name: 'Issues' }).getByText('Changed', { exact: true });
  await results.nth(1).waitFor();
  expect(await results.count()).toBe(2);
});

test('a comment on all selected issues needs no preview', async () => {
  const { page, list } = await openList('is:open');
  await list.grid.locator('[data-select]').nth(2).click();
  await page
    .getByRole('toolbar', { name: 'Selected issues' })
    .getByRole('button', { name: 'Comment' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Comment' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Is this still a problem?');
  await dialog.getByRole('button', { name: 'Comment on 1 issue' }).click();
  await dialog.getByText('Done', { exact: true }).waitFor(LONG_WAIT_OPTIONS);
});

test('the preview names changes that are not possible', async () => {
  const { page, list } = await openList('is:closed');
  await list.grid.locator('[data-select]').nth(0).click();
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await bar.getByRole('button', { name: 'State' }).click();
  await page.getByRole('searchbox', { name: 'State' }).fill('in review');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move to In review' });
  await dialog.getByText(/cannot change the state .* to In review/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Change 0 issues' }).isDisabled()).toBe(true);
});

import { prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();
const LONG_TEST_TIMEOUT = { timeout: 60_000 };

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
  await dialog.getByText('Preview: nothing has changed yet').waitFor(LONG_TEST_TIMEOUT);
  const run = dialog.getByRole('button', { name: /^Change [\d,]+ issues$/ });
  const changing = (await run.textContent())!.replace(/\D/g, '');
  await run.click();
  await dialog.getByText('Done', { exact: true }).waitFor(LONG_TEST_TIMEOUT);

  await dialog.getByRole('link', { name: 'View results' }).click();
  await page.getByRole('heading', { name: /^Bulk edit \d+$/ }).waitFor();
  const items = page.getByRole('region', { name: 'Issues' });
  await items.getByRole('button', { name: 'Changed', exact: true }).click();
  await items.getByText(`${Number(changing).toLocaleString('en')} issues`).waitFor();
  await items.getByRole('button', { name: 'Show more' }).click();
  await items.getByRole('listitem').nth(60).waitFor();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^Reverts/).waitFor();
  await page.getByText('Done', { exact: true }).waitFor(LONG_TEST_TIMEOUT);
  await page
    .getByRole('link', { name: /^bulk edit \d+$/ })
    .first()
    .click();
  await page.getByText('Undone', { exact: true }).waitFor();
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

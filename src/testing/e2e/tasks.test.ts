/** The progress of an issue's tasks in the list, the preview and the header of the issue. */
import { waitUntil } from '../waitUntil';
import { waitUntilEditsSaved } from './session';
import { locateScreenHeading, prepareSharedServerBrowser } from './shared';

const { openList } = prepareSharedServerBrowser();

test('a tick updates the header of the issue and the row of the list', async () => {
  const { page, list } = await openList('in:body "Add tests" is:open');
  const row = list.grid.getByRole('row').first();
  const progress = row.getByTitle(/^\d of \d tasks done$/);
  const [done, total] = (await progress.textContent())!.split('/').map(Number);
  await row.getByRole('link').click();
  await locateScreenHeading(page).waitFor();
  const readHead = () =>
    page
      .getByRole('main')
      .getByTitle(/tasks done$/)
      .first()
      .textContent();
  await waitUntil(async () => (await readHead()) === `${done}/${total}`);
  const box = page.getByRole('checkbox', { name: 'Add tests' });
  const change = (await box.isChecked()) ? -1 : 1;
  await box.click();
  await waitUntil(async () => (await readHead()) === `${done! + change}/${total}`);
  await waitUntilEditsSaved(page);
  await page.goBack();
  await list.waitUntilRowsLoaded();
  await waitUntil(async () => (await progress.textContent()) === `${done! + change}/${total}`);
  // The count comes from the server, not only from the change in the browser.
  await page.reload();
  await list.waitUntilRowsLoaded();
  expect(await progress.textContent()).toBe(`${done! + change}/${total}`);
});

test('a tick in the preview updates the row beside it', async () => {
  const { page, list } = await openList('in:body "Write the interface" is:open');
  const row = list.grid.getByRole('row').first();
  const progress = row.getByTitle(/^\d of \d tasks done$/);
  const [done, total] = (await progress.textContent())!.split('/').map(Number);
  await row.focus();
  await page.keyboard.press('Space');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const box = preview.getByRole('checkbox', { name: 'Write the interface' });
  await box.waitFor();
  const change = (await box.isChecked()) ? -1 : 1;
  await box.click();
  await waitUntil(async () => (await progress.textContent()) === `${done! + change}/${total}`);
  await waitUntilEditsSaved(page);
  expect(await preview.getByTitle(/tasks done$/).textContent()).toBe(`${done! + change}/${total}`);
});

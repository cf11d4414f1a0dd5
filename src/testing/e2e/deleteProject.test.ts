import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { locateScreenHeading, prepareSharedServerBrowser } from './shared';

const { open } = prepareSharedServerBrowser();

/** Creates a project and waits until its empty list of issues is shown. */
async function createProject(page: Page, name: string, key: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Key' }).fill(key);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/projects/${key}/issues$`));
  await page.getByText('No issues yet').waitFor();
}

const locateSidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Winnow' }).getByRole('link', { name, exact: false });

test('the creation of a project is undone, and its key can be used again', async () => {
  const { page } = await open('/projects/new');
  await createProject(page, 'Typo', 'TYPO');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await locateScreenHeading(page).getByText('There is no project TYPO.').waitFor();
  await locateSidebarLink(page, 'Typo').waitFor({ state: 'detached' });
  await page.goto(new URL('/projects/new', page.url()).href);
  await createProject(page, 'No typo', 'TYPO');
});

test('a deleted project disappears from open pages until an administrator restores it', async () => {
  const { page } = await open('/projects/new');
  await createProject(page, 'Short lived', 'SHORT');
  const { page: other } = await open('/projects/SHORT/labels', { as: 'developer' });
  await other.getByText(/^No labels yet/).waitFor();

  await locateSidebarLink(page, 'Settings').first().click();
  await page.getByRole('button', { name: 'Delete project…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete project Short lived?' });
  await dialog.getByText('0 issues').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await locateScreenHeading(page).getByText('Home').waitFor();
  await page.getByRole('status').getByText('Deleted project Short lived').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Short lived' }).waitFor({ state: 'detached' });
  await locateSidebarLink(page, 'Short lived').waitFor({ state: 'detached' });

  await locateScreenHeading(other).getByText('There is no project SHORT.').waitFor();
  await locateSidebarLink(other, 'Short lived').waitFor({ state: 'detached' });

  const { page: administration } = await open('/admin/projects', { as: 'admin' });
  const restore = administration.getByRole('button', { name: 'Restore Short lived' });
  await restore.waitFor();
  expect(await findAxeViolations(administration)).toEqual([]);
  await restore.click();
  await restore.waitFor({ state: 'detached' });
  await locateSidebarLink(administration, 'Short lived').waitFor();
  await other.reload();
  await other.getByText(/^No labels yet/).waitFor();
});

test('the undo of a deletion restores the project', async () => {
  const { page } = await open('/projects/new');
  await createProject(page, 'Back again', 'BACK');
  await page.goto(new URL('/projects/BACK/settings', page.url()).href);
  await page.getByRole('button', { name: 'Delete project…' }).click();
  await page.getByRole('textbox', { name: 'Enter BACK to confirm' }).fill('BACK');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Deleted project Back again').waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await locateSidebarLink(page, 'Back again').click();
  await page.waitForURL(/\/projects\/BACK\/issues/);
  await page.getByText('No matching issues').waitFor();
});

import type { Page } from 'playwright-core';
import { IssueListPageObject } from './issueListPage';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { getIssueListPath, getProjectScreenPath } from './shared';

/** Saves a view, opens its menu, its addresses and the palette with it, and deletes it again. */
export async function visitSavedViews(page: Page, beforeLeave: () => Promise<void>): Promise<void> {
  const base = page.url();
  await page.goto(new URL(getIssueListPath('is:open'), base).href);
  await IssueListPageObject.createWhenLoaded(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tour');
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', { name: 'Winnow' })
    .getByRole('link', { name: /^Tour / })
    .waitFor();
  await chooseInMenu(page, 'Rename…');
  await page.getByRole('dialog').waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('Escape');
  for (const item of ['Set as my default', 'Share with the project', 'Set as project default']) {
    await chooseInMenu(page, item);
    await waitUntilEditsSaved(page);
  }
  await waitUntilPageIdle(page);
  await beforeLeave();
  const address = getProjectScreenPath(`views/${new URL(page.url()).searchParams.get('view')}`);
  await page.goto(new URL(address, base).href);
  await page.waitForURL(/view=tour/);
  await IssueListPageObject.createWhenLoaded(page);
  await beforeLeave();
  await page.goto(new URL(getProjectScreenPath(''), base).href.replace(/\/$/, ''));
  await page.waitForURL(/issues/);
  await IssueListPageObject.createWhenLoaded(page);
  await beforeLeave();
  await page.goto(new URL(address, base).href);
  await page.waitForURL(/view=tour/);
  await IssueListPageObject.createWhenLoaded(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('menuitem', { name: 'Tour' }).first().waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
  await page.keyboard.press('Escape');
  await chooseInMenu(page, 'Delete view');
  await page.getByRole('button', { name: 'View Tour' }).waitFor({ state: 'detached' });
}

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'View Tour' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

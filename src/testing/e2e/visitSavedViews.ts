import type { Page } from 'playwright-core';
import { IssueListPageObject } from './issueListPage';
import { waitUntilEditsSaved, waitUntilPageIdle } from './session';
import { getIssueListPath, getProjectScreenPath } from './shared';

/**
 * Saves views of a project and of all projects, opens their menu, their addresses and the palette with them, and
 * deletes them.
 */
export async function visitSavedViews(page: Page, beforeLeave: () => Promise<void>): Promise<void> {
  const base = page.url();
  await saveView(page, new URL('/search?q=is%3Aopen', base).href);
  await beforeLeave();
  await page.goto(new URL(`/views/${new URL(page.url()).searchParams.get('view')}`, base).href);
  await page.waitForURL(/view=tour/);
  await IssueListPageObject.createWhenLoaded(page);
  await visitPalette(page, beforeLeave);
  await deleteView(page);
  await saveView(page, new URL(getIssueListPath('is:open'), base).href);
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
  await visitPalette(page, beforeLeave);
  await deleteView(page);
}

async function saveView(page: Page, listUrl: string): Promise<void> {
  await page.goto(listUrl);
  await IssueListPageObject.createWhenLoaded(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tour');
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', { name: 'Winnow' })
    .getByRole('link', { name: /^Tour / })
    .waitFor();
}

async function visitPalette(page: Page, beforeLeave: () => Promise<void>): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('menuitem', { name: 'Tour' }).first().waitFor();
  await waitUntilPageIdle(page);
  await beforeLeave();
  await page.keyboard.press('Escape');
}

async function deleteView(page: Page): Promise<void> {
  await chooseInMenu(page, 'Delete view');
  await page.getByRole('button', { name: 'View Tour' }).waitFor({ state: 'detached' });
}

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'View Tour' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

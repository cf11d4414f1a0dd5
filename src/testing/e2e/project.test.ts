import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { IssueListPageObject } from './issueListPage';
import { waitUntilPageIdle, waitUntilEditsSaved } from './session';
import { locateScreenHeading, getProjectScreenPath, prepareSharedServerBrowser } from './shared';

const { open } = prepareSharedServerBrowser();

async function openScreenByCommandMenu(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Search or jump to…' }).waitFor();
  await page.keyboard.type(words);
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Search or jump to…' }).waitFor({ state: 'detached' });
}

/** Opens a field of the new issue form and chooses an option by name. */
async function chooseIssueFieldOption(page: Page, field: string, words: string) {
  const control = page.getByRole('button', { name: new RegExp(`^${field}`) });
  await control.press('Enter');
  const picker = page.getByRole('dialog', { name: field });
  await picker.getByRole('searchbox').waitFor();
  await page.keyboard.type(words);
  await picker.getByRole('option', { name: new RegExp(words) }).click();
  // A picker for several values stays open: the first Escape clears the search, the second closes it.
  if (field === 'Labels') {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await picker.waitFor({ state: 'detached' });
  // The focus is back on the field's button after the picker has closed.
  await control.and(page.locator(':focus')).waitFor();
}

test('a project, a label and a milestone are created and used', async () => {
  const { page } = await open('/');
  await locateScreenHeading(page).waitFor();
  await openScreenByCommandMenu(page, 'new project');
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await page.keyboard.type('Zoo keepers');
  expect(await page.getByRole('textbox', { name: 'Key' }).inputValue()).toBe('ZK');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/projects\/ZK\/issues$/);
  await page.getByText('No issues yet').waitFor();
  await page
    .getByRole('navigation', { name: 'Winnow' })
    .getByRole('heading', { name: 'Zoo keepers' })
    .waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  await openScreenByCommandMenu(page, 'labels of zoo');
  await page.getByRole('button', { name: 'New label' }).press('Enter');
  await page.keyboard.type('animal::lion');
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: 'Just created' })
    .getByRole('link', { name: /lion/ })
    .first()
    .waitFor();
  // Creating a label with a duplicate name shows an error in the form.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Animal::Lion');
  await page.keyboard.press('Enter');
  await page.getByText('A label named animal::lion already exists.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Animal::Lion');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await openScreenByCommandMenu(page, 'milestones of zoo');
  await page.getByRole('button', { name: 'New milestone' }).press('Enter');
  await page.keyboard.type('Spring');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Spring', exact: true }).waitFor();

  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await page.keyboard.type('The gate does not close');
  await chooseIssueFieldOption(page, 'Labels', 'lion');
  await chooseIssueFieldOption(page, 'Milestone', 'Spring');
  await page.keyboard.press('ControlOrMeta+Enter');
  await locateScreenHeading(page).getByText('The gate does not close').waitFor();

  await openScreenByCommandMenu(page, 'labels of zoo');
  await page.getByRole('link', { name: '1 open with animal::lion' }).press('Enter');
  await page.waitForURL(/label%3Aanimal%3A%3Alion/);
  const list = await IssueListPageObject.createWhenLoaded(page);
  expect(await list.readOnScreenIssueTitles()).toEqual(['The gate does not close']);

  await openScreenByCommandMenu(page, 'milestones of zoo');
  await page.getByRole('link', { name: '1 open in Spring' }).waitFor();
  await page.getByRole('button', { name: 'Close Spring' }).press('Enter');
  await page.getByRole('region', { name: 'Closed' }).getByRole('button', { name: 'Reopen Spring' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reopen Spring');
  await page.getByRole('link', { name: 'Spring', exact: true }).press('Enter');
  await page.waitForURL(/milestones\/1$/);
  await locateScreenHeading(page).getByText('Spring').waitFor();

  await openScreenByCommandMenu(page, 'settings of zoo');
  await page.getByRole('textbox', { name: 'Description' }).fill('Who feeds whom');
  await page.keyboard.press('ControlOrMeta+Enter');
  await waitUntilPageIdle(page);
  await waitUntilEditsSaved(page);
  await page.reload();
  await page.getByText('Who feeds whom').waitFor();
});

test('a label created in one browser appears in another', async () => {
  const [one, other] = [
    await open(getProjectScreenPath('labels')),
    await open(getProjectScreenPath('labels')),
  ];
  await other.page.getByRole('button', { name: 'New label' }).waitFor();
  await one.page.getByRole('button', { name: 'New label' }).press('Enter');
  await one.page.keyboard.type('aaa from elsewhere');
  await one.page.keyboard.press('Enter');
  await other.page.getByRole('link', { name: '0 open with aaa from elsewhere' }).waitFor();
});

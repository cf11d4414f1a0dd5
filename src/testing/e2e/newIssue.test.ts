import { findAxeViolations } from './axe';
import { locateScreenHeading, getProjectScreenPath, prepareSharedServerBrowser } from './shared';

const { open, openList } = prepareSharedServerBrowser();

const NEW_ISSUE_TITLE = 'Zeppelins label:none drift over the harbour';

test('a new issue’s draft survives a reload; it is created by keys alone and comes first in the list', async () => {
  const { page } = await openList();
  await page.keyboard.press('c');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.waitFor();
  await page.keyboard.type(NEW_ISSUE_TITLE);
  await page.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('dialog', { name: 'Priority' }).waitFor();
  await page.keyboard.type('urg');
  await page.keyboard.press('Enter');
  await page.reload();
  expect(await title.inputValue()).toBe(NEW_ISSUE_TITLE);
  await page.getByRole('button', { name: 'Priority: Urgent' }).waitFor();
  await page.getByRole('textbox', { name: 'Description' }).fill('They do **not** stop.');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await locateScreenHeading(page).getByText(NEW_ISSUE_TITLE).waitFor();
  await page.getByRole('main').locator('strong', { hasText: 'not' }).waitFor();
  await page.getByText('Urgent').first().waitFor();

  const { list } = await openList();
  expect((await list.readOnScreenIssueTitles())[0]).toBe(NEW_ISSUE_TITLE);
  // The new issue form is empty again, and a similar title lists the created issue.
  const { page: next } = await open(page.url().replace(/issues\/\d+$/, 'new'));
  expect(await next.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('');
  await next.getByRole('textbox', { name: 'Title' }).fill('A zeppelins question');
  await next
    .getByRole('region', { name: 'Similar issues' })
    .getByRole('link', { name: new RegExp(NEW_ISSUE_TITLE) })
    .waitFor();
});

test('a reporter can set only the type; the other fields name the required role', async () => {
  const { page } = await open(getProjectScreenPath('new'), { as: 'reporter' });
  await page.getByRole('button', { name: 'Type: Bug' }).click();
  await page.getByRole('option', { name: 'Question' }).click();
  await page.getByRole('button', { name: 'Type: Question' }).waitFor();
  for (const field of ['Priority', 'Labels', 'Assignees', 'Milestone']) {
    const control = page.getByRole('button', { name: `${field}: ` });
    expect(await control.getAttribute('aria-disabled')).toBe('true');
    expect(await control.getAttribute('aria-description')).toBe('Requires the triager role or higher');
  }
  // A disabled button does not open the picker by keyboard either.
  await page.getByRole('button', { name: 'Labels: ' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

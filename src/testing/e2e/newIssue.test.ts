import { findAxeViolations } from './axe';
import { waitUntilEditsSaved } from './session';
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
    .getByRole('region', { name: 'Likely duplicates' })
    .getByRole('link', { name: new RegExp(NEW_ISSUE_TITLE) })
    .waitFor();
});

test('a triager sets due date and parent of a new issue', async () => {
  const { page } = await open(getProjectScreenPath('new'), { as: 'triager' });
  await page.getByRole('textbox', { name: 'Title' }).fill('Zeppelin with a deadline');
  await page.getByRole('button', { name: 'Due date: ' }).click();
  await page
    .getByRole('dialog', { name: 'Due date' })
    .getByRole('button', { name: 'Today', exact: true })
    .click();
  await page.getByRole('button', { name: 'Parent: ' }).click();
  await page.getByRole('searchbox', { name: 'Parent' }).fill('7');
  await page.getByRole('option', { name: /-7$/ }).click();
  await page.getByRole('button', { name: /^Parent: .*-7$/ }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: /^Parent: .*-7$/ }).waitFor();
  await page.getByRole('button', { name: 'Create issue' }).click();
  await locateScreenHeading(page).getByText('Zeppelin with a deadline').waitFor();
  const fields = page.getByRole('complementary', { name: 'Fields' });
  await fields.getByRole('link', { name: /-7$/ }).waitFor();
  expect(await fields.getByRole('button', { name: 'Change due' }).textContent()).toContain(
    String(new Date().getFullYear()),
  );
});

test('a wide window shows the preview beside the text, also of a restored draft', async () => {
  const { page } = await open(getProjectScreenPath('new'), { as: 'developer' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByRole('textbox', { name: 'Description' }).fill('They do **not** stop.');
  await preview.locator('strong', { hasText: 'not' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await preview.locator('strong', { hasText: 'not' }).waitFor();
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.getByRole('button', { name: 'Preview' }).waitFor();
  await page.getByRole('textbox', { name: 'Description' }).fill('');
});

test('a reporter can set only the type; the other fields name the required role', async () => {
  const { page } = await open(getProjectScreenPath('new'), { as: 'reporter' });
  await page.getByRole('button', { name: 'Type: Bug' }).click();
  await page.getByRole('option', { name: 'Question' }).click();
  await page.getByRole('button', { name: 'Type: Question' }).waitFor();
  for (const field of ['Priority', 'Labels', 'Assignees', 'Milestone', 'Due date', 'Parent']) {
    const control = page.getByRole('button', { name: `${field}: ` });
    expect(await control.getAttribute('aria-disabled')).toBe('true');
    expect(await control.getAttribute('aria-description')).toBe('Requires the triager role or higher');
  }
  // A disabled button does not open the picker by keyboard either.
  await page.getByRole('button', { name: 'Labels: ' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);

  // The author may still change the type when the issue has been filed, but not the priority.
  await page.getByRole('textbox', { name: 'Title' }).fill('How do zeppelins land?');
  await page.getByRole('button', { name: 'Create issue' }).click();
  await locateScreenHeading(page).getByText('How do zeppelins land?').waitFor();
  const fields = page.getByRole('complementary', { name: 'Fields' });
  expect(await fields.getByRole('button', { name: 'Change priority' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await fields.getByRole('button', { name: 'Change type' }).click();
  await page.getByRole('option', { name: 'Feature' }).click();
  await waitUntilEditsSaved(page);
  await page.reload();
  await fields.getByRole('button', { name: 'Change type: Feature' }).waitFor();
});

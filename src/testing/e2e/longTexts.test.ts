/** Texts beyond the limits: nothing is cut, the field says how many characters are too many, and nothing is sent. */
import type { Locator, Page } from 'playwright-core';
import { findAxeViolations } from './axe';
import { waitUntilPageIdle } from './session';
import {
  getIssueListPath,
  getIssuePath,
  getProjectScreenPath,
  prepareSharedServerBrowser,
  sharedServerApiCredentials,
} from './shared';
import { TrackerApi } from './TrackerApi';

const { open } = prepareSharedServerBrowser();

/** Pastes a text into a field, as the keyboard shortcut does. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

/**
 * Expects that a field has its whole text, is invalid, and describes and announces how many characters are too many.
 */
async function expectExcess(page: Page, field: Locator, length: number, message: string): Promise<void> {
  // The live region is not visible, and is empty again after a while.
  const announcement = page.locator('[aria-live=polite]').filter({ hasText: message });
  await announcement.first().waitFor({ state: 'attached' });
  expect((await field.inputValue()).length).toBe(length);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const describedBy = await field.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toContain(message);
}

test('a pasted description and title stay whole, also after a reload, and are sent only once they fit', async () => {
  const { page, operations } = await open(getProjectScreenPath('new'));
  const title = page.getByRole('textbox', { name: 'Title' });
  const description = page.getByRole('textbox', { name: 'Description' });
  await title.fill('A long report');
  await paste(description, 'x'.repeat(133_907));
  await expectExcess(page, description, 133_907, '68,371 characters too many');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: /^Create issue/ }).click();
  await waitUntilPageIdle(page);
  expect(operations).not.toContain('createIssueMutation');
  await page.reload();
  await expectExcess(page, description, 133_907, '68,371 characters too many');
  await description.fill('Short enough');
  await title.fill(`first line ${'t'.repeat(300)}`);
  await expectExcess(page, title, 311, '55 characters too many');
  await page.getByRole('button', { name: /^Create issue/ }).click();
  await waitUntilPageIdle(page);
  expect(operations).not.toContain('createIssueMutation');
});

test('a pasted comment stays whole and is not sent', async () => {
  const number = await new TrackerApi(sharedServerApiCredentials).createIssue('An issue with a long comment');
  const { page, operations } = await open(getIssuePath(number));
  const comment = page.getByRole('textbox', { name: 'Comment' }).last();
  await comment.waitFor();
  await paste(comment, '\u{1F600}'.repeat(32_769));
  await expectExcess(page, comment, 65_538, '2 characters too many');
  await page.keyboard.press('ControlOrMeta+Enter');
  await waitUntilPageIdle(page);
  expect(operations).not.toContain('addCommentMutation');
  expect((await comment.inputValue()).length).toBe(65_538);
});

test('a query that is too long stays in the query bar and is not applied', async () => {
  const { page } = await open(getIssueListPath());
  const query = page.getByRole('combobox', { name: 'Query' });
  const address = page.url();
  await paste(query, 'w'.repeat(3_000));
  await expectExcess(page, query, 3_000, '952 characters too many');
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .first()
    .click({ position: { x: 2, y: 2 } });
  await waitUntilPageIdle(page);
  expect(page.url()).toBe(address);
  expect((await query.inputValue()).length).toBe(3_000);
});

test('a form with a name that is too long is not sent', async () => {
  const { page, operations } = await open(getProjectScreenPath('labels'), {
    viewport: { width: 360, height: 740 },
  });
  await page.getByRole('button', { name: /^New label/ }).click();
  const form = page.getByRole('form');
  const name = form.getByRole('textbox', { name: 'Name' });
  await paste(name, 'n'.repeat(200));
  await expectExcess(page, name, 200, '140 characters too many');
  await page.keyboard.press('Enter');
  await waitUntilPageIdle(page);
  expect(operations.filter((each) => each.includes('Label') && each.endsWith('Mutation'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

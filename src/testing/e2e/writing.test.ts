import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { waitUntilEditsSaved } from './session';
import { getIssuePath, prepareSharedServerBrowser } from './shared';

const { open } = prepareSharedServerBrowser();

const locateComposer = (page: Page) => page.getByRole('textbox', { name: 'Comment' }).last();

async function openIssuePage(number: number): Promise<Page> {
  const { page } = await open(getIssuePath(number));
  await locateComposer(page).waitFor();
  return page;
}

test('people and issues are completed with the keyboard, and undo restores what was typed', async () => {
  const page = await openIssuePage(41);
  const field = locateComposer(page);
  await field.focus();
  await page.keyboard.type('Ask @main');
  await page.getByRole('option', { name: 'maintainer' }).first().waitFor();
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe('Ask @maintainer ');
  await page.keyboard.type('about #42');
  await page
    .getByRole('option', { name: `${process.env.WINNOW_E2E_PROJECT!}-42` })
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe('Ask @maintainer about #42 ');
  await page.keyboard.press('ControlOrMeta+z');
  await waitUntil(async () => (await field.inputValue()) === 'Ask @maintainer about #42');
  await field.fill('');
});

test('a comment is quoted below the draft, and a task in it is ticked with the keyboard', async () => {
  const page = await openIssuePage(43);
  const field = locateComposer(page);
  await field.fill('- [ ] first\n- [ ] second');
  await field.press('ControlOrMeta+Enter');
  const comment = page.locator('[id^=comment-]').filter({ hasText: 'second' });
  await comment.getByRole('checkbox', { name: 'second' }).waitFor();
  await waitUntilEditsSaved(page);
  await comment.getByRole('checkbox', { name: 'second' }).focus();
  await page.keyboard.press('Space');
  await waitUntilEditsSaved(page);
  expect(await comment.getByRole('checkbox', { name: 'second' }).isChecked()).toBe(true);
  await field.fill('Draft');
  await comment.focus();
  await page.keyboard.press('r');
  await waitUntil(async () => (await field.inputValue()) === 'Draft\n\n> - [ ] first\n> - [x] second\n\n');
  await field.fill('');
});

test('a reaction of one browser appears in another', async () => {
  const [mine, other] = [await openIssuePage(44), await openIssuePage(44)];
  await mine.getByRole('button', { name: 'Add a reaction' }).first().click();
  await mine.getByRole('menuitem', { name: 'Rocket' }).click();
  await mine.getByRole('button', { name: /^\d Rocket/ }).waitFor();
  await other.getByRole('button', { name: /^\d Rocket/ }).waitFor();
});

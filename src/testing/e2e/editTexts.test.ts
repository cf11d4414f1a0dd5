import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { waitUntilPageIdle, waitUntilEditsSaved } from './session';
import { getIssuePath, prepareSharedServer } from './shared';

const { open } = prepareSharedServer();

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Comment' }).last();

const COMMENTS = '[id^=comment-]';
const comment = (page: Page, text: string) => page.locator(COMMENTS).filter({ hasText: text });

async function openIssue(number: number, expected?: RegExp): Promise<Page> {
  const { page } = await open(getIssuePath(number), expected ? { expected } : {});
  await composer(page).waitFor();
  return page;
}

test('a title is edited in place and restored by undo', async () => {
  const page = await openIssue(21);
  const before = await title(page).innerText();
  await title(page).getByText(before).click();
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.fill('  A better title ');
  await field.press('Enter');
  await title(page).getByText('A better title', { exact: true }).waitFor();
  await page.getByText('renamed this from').last().waitFor();
  await page.keyboard.press('u');
  await title(page).getByText(before, { exact: true }).waitFor();
  await title(page).getByText(before).click();
  await field.fill(' ');
  await field.press('Enter');
  await page.getByRole('alert').getByText('Title must be 1 to 256 characters.').waitFor();
  await field.press('Escape');
  expect(await title(page).innerText()).toBe(before);
});

test('a description is previewed and saved, and the timeline shows the difference', async () => {
  const page = await openIssue(22);
  await page.getByRole('button', { name: 'Edit description' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  await field.fill('It is **quite** broken.');
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await page.getByRole('main').locator('strong', { hasText: 'quite' }).waitFor();
  await page.getByRole('button', { name: 'Write' }).first().click();
  await field.press('ControlOrMeta+Enter');
  await field.waitFor({ state: 'detached' });
  await page.getByRole('main').locator('strong', { hasText: 'quite' }).waitFor();
  await page.getByRole('button', { name: 'Show changes' }).last().click();
  await page.locator('ins', { hasText: 'quite' }).waitFor();
});

test('an edit conflict shows both texts, and saving again replaces the other one', async () => {
  const [mine, other] = [await openIssue(23), await openIssue(23)];
  await mine.getByRole('button', { name: 'Edit description' }).click();
  const field = mine.getByRole('textbox', { name: 'Description' });
  await field.fill('What I think of it');

  await other.getByRole('button', { name: 'Edit description' }).click();
  await other.getByRole('textbox', { name: 'Description' }).fill('What they think of it');
  await other.getByRole('textbox', { name: 'Description' }).press('ControlOrMeta+Enter');
  await other.getByRole('main').getByText('What they think of it').waitFor();

  await field.press('ControlOrMeta+Enter');
  const conflict = mine.getByRole('region', { name: 'Edit conflict' });
  await conflict.locator('del', { hasText: 'they' }).waitFor();
  expect(await field.inputValue()).toBe('What I think of it');
  await field.press('ControlOrMeta+Enter');
  await field.waitFor({ state: 'detached' });
  await mine.getByRole('main').getByText('What I think of it').first().waitFor();
});

test('a comment draft survives a reload; the comment is sent, edited and deleted', async () => {
  const page = await openIssue(24);
  await composer(page).fill('Half a thou');
  await page.reload();
  await composer(page).waitFor();
  expect(await composer(page).inputValue()).toBe('Half a thou');
  await composer(page).fill('A whole thought');
  await composer(page).press('ControlOrMeta+Enter');
  const comment = page.getByRole('article').filter({ hasText: 'A whole thought' }).last();
  await comment.getByText('A whole thought').waitFor();
  expect(await composer(page).inputValue()).toBe('');
  await page.reload();
  await comment.getByText('A whole thought').waitFor();
  expect(await composer(page).inputValue()).toBe('');

  await comment.hover();
  await comment.getByRole('button', { name: 'Edit comment' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).first().fill('A second thought');
  await page.getByRole('textbox', { name: 'Comment' }).first().press('ControlOrMeta+Enter');
  const changed = page.getByRole('article').filter({ hasText: 'A second thought' }).last();
  await changed.getByText('edited').waitFor();
  await changed.hover();
  await changed.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: /^Delete comment/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
  await page.getByText('This comment was deleted').waitFor();
});

test('voting for and watching an issue are saved', async () => {
  const page = await openIssue(25);
  for (const name of [/^Vote/, /^Watch/]) {
    const toggle = page.getByRole('button', { name });
    const before = await toggle.getAttribute('aria-pressed');
    await toggle.click();
    await waitUntilPageIdle(page);
    await waitUntilEditsSaved(page);
    await page.reload();
    await composer(page).waitFor();
    expect(await toggle.getAttribute('aria-pressed')).not.toBe(before);
  }
});

test('edits made offline survive a reload and are sent once each', async () => {
  const page = await openIssue(26, /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await page.context().setOffline(true);
  await composer(page).fill('Said in a tunnel');
  await composer(page).press('ControlOrMeta+Enter');
  await comment(page, 'Said in a tunnel').waitFor();
  await composer(page).fill('And once more');
  await composer(page).press('ControlOrMeta+Enter');
  await page.getByText('2 edits not sent: waiting for the server').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await comment(page, 'And once more').waitFor();
  await waitUntilEditsSaved(page);
  await page.reload();
  await comment(page, 'And once more').waitFor();
  const texts = await page.locator(COMMENTS).allInnerTexts();
  expect(texts.filter((text) => text.includes('Said in a tunnel'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('And once more'))).toHaveLength(1);
});

test('a mutation whose response was lost is repeated with the same key and applied once', async () => {
  const page = await openIssue(27, /ERR_FAILED|Failed to (load|fetch)/);
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    const request = route.request().postDataJSON() as GraphQLRequest | null;
    if (request?.operationName !== 'addCommentMutation') return route.fallback();
    keys.push(request.variables.input.idempotencyKey);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await composer(page).fill('Said into the dark');
  await composer(page).press('ControlOrMeta+Enter');
  await waitUntil(() => keys.length > 1);
  await waitUntilEditsSaved(page);
  await waitUntil(async () => (await comment(page, 'Said into the dark').count()) === 1);
  await page.reload();
  await comment(page, 'Said into the dark').waitFor();
  expect(await comment(page, 'Said into the dark').count()).toBe(1);
  expect(keys).toEqual([keys[0], keys[0]]);
});

interface GraphQLRequest {
  operationName: string;
  variables: { input: { idempotencyKey: string } };
}

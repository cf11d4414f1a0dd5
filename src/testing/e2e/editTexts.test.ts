import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { waitUntilPageIdle, waitUntilEditsSaved } from './session';
import { getIssuePath, prepareSharedServerBrowser } from './shared';

const { open } = prepareSharedServerBrowser();

const locateIssueTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const locateCommentComposer = (page: Page) => page.getByRole('textbox', { name: 'Comment' }).last();

const COMMENT_SELECTOR = '[id^=comment-]';
const locateComment = (page: Page, text: string) => page.locator(COMMENT_SELECTOR).filter({ hasText: text });

async function openIssuePage(number: number, expected?: RegExp): Promise<Page> {
  const { page } = await open(getIssuePath(number), expected ? { expected } : {});
  await locateCommentComposer(page).waitFor();
  return page;
}

test('a title is edited in place and restored by undo', async () => {
  const page = await openIssuePage(21);
  const before = await locateIssueTitle(page).innerText();
  await locateIssueTitle(page).getByText(before).click();
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.fill('  A better title ');
  await field.press('Enter');
  await locateIssueTitle(page).getByText('A better title', { exact: true }).waitFor();
  await page.getByText('renamed this from').last().waitFor();
  await page.keyboard.press('u');
  await locateIssueTitle(page).getByText(before, { exact: true }).waitFor();
  await locateIssueTitle(page).getByText(before).click();
  await field.fill(' ');
  await field.press('Enter');
  await page.getByRole('alert').getByText('Title must be 1 to 256 characters.').waitFor();
  await field.press('Escape');
  expect(await locateIssueTitle(page).innerText()).toBe(before);
});

test('a description is previewed and saved, and the timeline shows the difference', async () => {
  const page = await openIssuePage(22);
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
  const [mine, other] = [await openIssuePage(23), await openIssuePage(23)];
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
  const page = await openIssuePage(24);
  await locateCommentComposer(page).fill('Half a thou');
  await page.reload();
  await locateCommentComposer(page).waitFor();
  expect(await locateCommentComposer(page).inputValue()).toBe('Half a thou');
  await locateCommentComposer(page).fill('A whole thought');
  await locateCommentComposer(page).press('ControlOrMeta+Enter');
  const comment = page.getByRole('article').filter({ hasText: 'A whole thought' }).last();
  await comment.getByText('A whole thought').waitFor();
  expect(await locateCommentComposer(page).inputValue()).toBe('');
  await page.reload();
  await comment.getByText('A whole thought').waitFor();
  expect(await locateCommentComposer(page).inputValue()).toBe('');

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
  const page = await openIssuePage(25);
  const vote = page.getByRole('button', { name: /^Vote/ });
  const before = await vote.getAttribute('aria-pressed');
  await vote.click();
  await page.getByRole('button', { name: /^Watch/ }).click();
  await page.getByRole('menuitemradio', { name: /^Muted/ }).click();
  await page.getByRole('button', { name: 'Muted' }).waitFor();
  await waitUntilPageIdle(page);
  await waitUntilEditsSaved(page);
  await page.reload();
  await locateCommentComposer(page).waitFor();
  expect(await vote.getAttribute('aria-pressed')).not.toBe(before);
  await page.getByRole('button', { name: 'Muted' }).waitFor();
});

test('edits made offline survive a reload and are sent once each', async () => {
  const page = await openIssuePage(
    26,
    /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Loading (CSS )?chunk/,
  );
  await page.context().setOffline(true);
  await locateCommentComposer(page).fill('Said in a tunnel');
  await locateCommentComposer(page).press('ControlOrMeta+Enter');
  await locateComment(page, 'Said in a tunnel').waitFor();
  await locateCommentComposer(page).fill('And once more');
  await locateCommentComposer(page).press('ControlOrMeta+Enter');
  await page.getByText('2 edits not sent: waiting for the server').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await locateComment(page, 'And once more').waitFor();
  await waitUntilEditsSaved(page);
  await page.reload();
  await locateComment(page, 'And once more').waitFor();
  const texts = await page.locator(COMMENT_SELECTOR).allInnerTexts();
  expect(texts.filter((text) => text.includes('Said in a tunnel'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('And once more'))).toHaveLength(1);
});

test('a mutation whose response was lost is repeated with the same key and applied once', async () => {
  const page = await openIssuePage(27, /ERR_FAILED|Failed to (load|fetch)/);
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    const request = route.request().postDataJSON() as GraphQLRequest | null;
    if (request?.operationName !== 'addCommentMutation') return route.fallback();
    keys.push(request.variables.input.idempotencyKey);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await locateCommentComposer(page).fill('Said into the dark');
  await locateCommentComposer(page).press('ControlOrMeta+Enter');
  await waitUntil(() => keys.length > 1);
  await waitUntilEditsSaved(page);
  await waitUntil(async () => (await locateComment(page, 'Said into the dark').count()) === 1);
  await page.reload();
  await locateComment(page, 'Said into the dark').waitFor();
  expect(await locateComment(page, 'Said into the dark').count()).toBe(1);
  expect(keys).toEqual([keys[0], keys[0]]);
});

interface GraphQLRequest {
  operationName: string;
  variables: { input: { idempotencyKey: string } };
}

/** The page of a person, hover cards and profile pictures. */
import { waitUntil } from '../waitUntil';
import { findAxeViolations, findContrastViolations } from './axe';
import {
  getIssueListPath,
  getProjectScreenPath,
  locateScreenHeading,
  prepareSharedServerBrowser,
} from './shared';
import { waitUntilPageIdle } from './session';
import { createPng } from '../pictures';

const { open, openList } = prepareSharedServerBrowser();

const parseCount = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));
const PICTURE = { name: 'me.png', mimeType: 'image/png', buffer: createPng(600, 400) };

test('the sections have the counts of the lists that they link to, with one request', async () => {
  const { page, operations } = await open('/people/developer');
  await locateScreenHeading(page).getByText('Devi Developer').waitFor();
  for (const name of ['Assigned', 'Created', 'Commented on'])
    await page.getByRole('region', { name }).getByRole('link', { name: 'Full list' }).waitFor();
  // Counted before the page is idle: it requests its query again after edits, which other tests make on this server.
  expect(operations.filter((name) => name.startsWith('Person'))).toEqual(['PersonScreenQuery']);
  for (const [name, query] of [
    ['Assigned', 'assignee:developer'],
    ['Created', 'author:developer'],
    ['Commented on', 'commenter:developer'],
  ] as const) {
    const section = page.getByRole('region', { name });
    const count = parseCount(await section.locator('header > span').first().textContent());
    expect(count).toBeGreaterThan(0);
    await section.getByRole('link', { name: 'Full list' }).click();
    await page.locator('main strong').getByText(count.toLocaleString('en'), { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(query);
    await page.goBack();
    await locateScreenHeading(page).getByText('Devi Developer').waitFor();
  }
});

test('a section that fails shows an error of its own, and Retry loads it', async () => {
  const { page } = await open('/projects/new');
  // The screen may be requested again in the background. After Retry, such a response must not break the section again.
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('PersonScreenQuery')) return route.continue();
    const response = await route.fetch();
    if (!isBroken) return route.fulfill({ response });
    const body = (await response.json()) as { data: { person: { filed: unknown } } };
    body.data.person.filed = null;
    const errors = [{ message: 'Broken', path: ['person', 'filed'], extensions: { code: 'INTERNAL' } }];
    return route.fulfill({ response, json: { ...body, errors } });
  });
  await page.evaluate(() => {
    window.history.pushState(null, '', '/people/developer');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const created = page.getByRole('region', { name: 'Created' });
  await created.getByRole('alert').getByText('This section could not be loaded').waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  await page.getByRole('region', { name: 'Assigned' }).getByRole('listitem').first().waitFor();
  isBroken = false;
  await created.getByRole('button', { name: 'Retry' }).click();
  await created.getByRole('listitem').first().waitFor();
});

test('authors, assignees, members and the user menu link to the page of a person', async () => {
  const { page } = await open(`${getIssueListPath('comments:>2 -no:assignee')}`);
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().click();
  await locateScreenHeading(page).waitFor();
  const assignee = page.locator('dd').locator('a[href^="/people/"]').first();
  const login = (await assignee.textContent())!.trim().replace(/^[A-Z]{2}/, '');
  await assignee.click();
  await page.waitForURL(`**/people/${login}`);
  await page.goBack();
  await page.getByRole('article').first().locator('a[href^="/people/"]').first().click();
  await page.waitForURL(/\/people\//);
  await locateScreenHeading(page).waitFor();

  await page.goto(new URL(getProjectScreenPath('members'), page.url()).href);
  await page.getByRole('link', { name: 'Karim Wu' }).click();
  await page.waitForURL('**/people/karim');
  await page.getByRole('button', { name: /^maintainer.*settings, sign out/ }).click();
  await page.getByRole('menuitem', { name: 'Your profile' }).click();
  await locateScreenHeading(page).getByText('Mara Maintainer').waitFor();
});

test('a click on the button below the assignees opens the picker', async () => {
  const { page } = await open(`${getIssueListPath('comments:>2 -no:assignee')}`);
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().click();
  await page.getByRole('button', { name: /^Change assignees: / }).click({ position: { x: 150, y: 10 } });
  await page.getByRole('dialog', { name: 'Assignees' }).waitFor();
});

test('an unknown person and one whom the visitor cannot see have the same 404 page', async () => {
  const { page } = await open('/people/nobody-here');
  await locateScreenHeading(page).getByText('There is no person nobody-here.').waitFor();
  await page.getByRole('navigation', { name: 'Winnow' }).waitFor();
  expect(await page.title()).toBe('Not found · Winnow');
  expect(await findAxeViolations(page)).toEqual([]);
});

test('hovering over an avatar in the list shows a card, without moving anything', async () => {
  const { page, list, operations } = await openList('is:open -no:assignee');
  const avatar = list.grid.locator('[data-person]').first();
  const before = await avatar.boundingBox();
  await avatar.hover();
  const card = page.getByRole('tooltip');
  await card.getByText(/open issues? assigned/).waitFor();
  expect(await avatar.boundingBox()).toEqual(before);
  expect(operations.filter((name) => name === 'PersonCardsQuery')).toHaveLength(1);
  await card.hover();
  await page.waitForTimeout(400);
  await card.getByRole('link').click();
  await page.waitForURL(/\/people\//);
  await card.waitFor({ state: 'detached' });
});

test('the keyboard focus on an author shows the card, Escape closes it and Enter opens the page', async () => {
  const { page } = await open(`${getIssueListPath('comments:>2')}`);
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().click();
  const author = page.getByRole('article').first().locator('a[href^="/people/"]').first();
  await author.waitFor();
  await waitUntilPageIdle(page);
  const href = (await author.getAttribute('href'))!;
  await page.keyboard.press('Tab');
  await author.focus();
  const card = page.getByRole('tooltip');
  await card.getByText(/assigned/).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await author.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test('a touch opens the page and no card', async () => {
  const { page } = await open(`${getIssueListPath('comments:>2')}`, { hasTouch: true, isMobile: true });
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().tap();
  const author = page.getByRole('article').first().locator('a[href^="/people/"]').first();
  await author.tap();
  await page.waitForURL(/\/people\//);
  await page.waitForTimeout(500);
  expect(await page.getByRole('tooltip').count()).toBe(0);
});

test('a picture is uploaded, shown everywhere and removed', async () => {
  const { page } = await open('/settings/profile', { as: 'reporter' });
  const section = page.getByRole('region', { name: 'Picture' });
  await section.getByRole('button', { name: 'Upload picture' }).waitFor();
  await page.getByLabel('Picture file').setInputFiles(PICTURE);
  await section.getByRole('button', { name: 'Replace picture' }).waitFor();
  const source = (await section.locator('img').getAttribute('src'))!;
  expect(source).toMatch(/^\/pictures\/[0-9a-f]{32}$/);
  // The picture is also in the sidebar.
  await page
    .locator(`nav img[src="${source}"], aside img[src="${source}"], button img[src="${source}"]`)
    .first()
    .waitFor();
  const response = await page.request.get(new URL(source, page.url()).href);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { page: others } = await open('/people/reporter', { as: 'maintainer' });
  const picture = others.locator(`main img[src="${source}"]`);
  await waitUntil(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth === 256));

  await section.getByRole('button', { name: 'Remove' }).click();
  await section.getByRole('button', { name: 'Upload picture' }).waitFor();
  expect(await section.locator('img').count()).toBe(0);
});

test('a file that is not a picture shows an error, and the form keeps its content', async () => {
  const { page } = await open('/settings/profile', { as: 'reporter', expected: /422/ });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Typed but not saved');
  await page.getByLabel('Picture file').setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  });
  const problem = page.getByRole('region', { name: 'Picture' }).getByRole('alert');
  await problem.getByText('The file is not a picture.').waitFor();
  await page
    .getByLabel('Picture file')
    .setInputFiles({ ...PICTURE, buffer: PICTURE.buffer.subarray(0, PICTURE.buffer.length - 40) });
  await problem.getByText('The picture is damaged or incomplete.').waitFor();
  expect(await name.inputValue()).toBe('Typed but not saved');
  expect(await findAxeViolations(page)).toEqual([]);
});

test('the page of a person is accessible in both themes and in a narrow window', async () => {
  const { page } = await open('/people/maintainer');
  await page.getByRole('region', { name: 'Commented on' }).waitFor();
  await waitUntilPageIdle(page);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findContrastViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await findAxeViolations(page)).toEqual([]);
});

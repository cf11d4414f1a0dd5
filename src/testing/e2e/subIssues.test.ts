/** Sub-issues on the issue screen: creating, adding, ordering by pointer and keys, and the progress of the tree. */
import type { Locator, Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { findAxeViolations } from './axe';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilEditsSaved } from './session';
import { getIssueListPath, getIssuePath, locateScreenHeading } from './shared';
import type { TrackerApi } from './TrackerApi';

const { open, createApi } = prepareServerPerTest();

const locateSection = (page: Page) => page.getByRole('region', { name: 'Sub-issues' });
const locateRow = (page: Page, title: string) =>
  locateSection(page)
    .getByRole('listitem')
    .filter({ has: page.getByTitle(title, { exact: true }) });
const readTitles = (page: Page): Promise<string[]> =>
  locateSection(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).title));
const waitForTitles = (page: Page, titles: readonly string[]) =>
  waitUntil(async () => (await readTitles(page)).join() === titles.join());
const waitForText = (locator: Locator, text: string) =>
  waitUntil(async () => (await locator.count()) > 0 && (await locator.first().textContent()) === text);
const waitForProgress = (page: Page, progress: string) =>
  waitForText(locateSection(page).getByTitle(/sub-issues closed$/), progress);

/** Creates an issue with sub-issues, and returns their numbers after its own. */
async function createFamily(api: TrackerApi, titles: readonly string[]): Promise<[number, ...number[]]> {
  const parent = await api.createIssue('A parent');
  const children: number[] = [];
  for (const title of titles) {
    const child = await api.createIssue(title);
    await setParent(api, child, parent);
    children.push(child);
  }
  return [parent, ...children];
}

const setParent = async (api: TrackerApi, child: number, parent: number): Promise<unknown> =>
  api.mutate('updateIssue', 'UpdateIssueInput', {
    id: await api.fetchIssueId(child),
    parentId: await api.fetchIssueId(parent),
  });

async function closeIssue(api: TrackerApi, number: number): Promise<void> {
  const { project } = await api.fetchIssue<{
    project: { workflow: { states: { id: string; name: string }[] } };
  }>(number, 'project { workflow { states { id name } } }');
  await api.mutate('setIssueState', 'SetIssueStateInput', {
    id: await api.fetchIssueId(number),
    stateId: project.workflow.states.find(({ name }) => name === 'Done')!.id,
  });
}

const readOrder = async (api: TrackerApi, parent: number): Promise<string[]> => {
  const { subIssues } = await api.fetchIssue<{ subIssues: { nodes: { title: string }[] } }>(
    parent,
    'subIssues(first: 50) { nodes { title } }',
  );
  return subIssues.nodes.map(({ title }) => title);
};

async function openIssue(number: number, width = 1280): Promise<Page> {
  const { page } = await open(getIssuePath(number), { viewport: { width, height: 800 } });
  await locateScreenHeading(page).getByText('A parent').waitFor();
  return page;
}

test('sub-issues are created, ordered and removed with the keyboard, and each change can be undone', async () => {
  const api = await createApi('maintainer');
  const parent = await api.createIssue('A parent');
  const page = await openIssue(parent);
  await locateSection(page).waitFor();
  await page.keyboard.press('z');
  await page.keyboard.press('s');
  const input = page.getByRole('textbox', { name: 'Title of the sub-issue' });
  await input.waitFor();
  for (const [index, title] of ['One', 'Two', 'Three'].entries()) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await locateRow(page, title).waitFor();
    await waitUntil(async () => (await input.inputValue()) === '');
    await waitForProgress(page, `0/${index + 1}`);
  }
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await input.waitFor({ state: 'detached' });
  await locateRow(page, 'Three').getByRole('link').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await waitForTitles(page, ['One', 'Three', 'Two']);
  await page.keyboard.press('Shift+ArrowUp');
  await waitForTitles(page, ['Three', 'One', 'Two']);
  await page.getByText(/moved to position 1 of 3/).waitFor({ state: 'attached' });
  await waitUntilEditsSaved(page);
  expect(await readOrder(api, parent)).toEqual(['Three', 'One', 'Two']);
  await page.keyboard.press('u');
  await waitForTitles(page, ['One', 'Three', 'Two']);
  await waitUntilEditsSaved(page);
  await locateRow(page, 'Three').getByRole('link').focus();
  await page.keyboard.press('z');
  await page.keyboard.press('r');
  await waitForTitles(page, ['One', 'Two']);
  await waitForProgress(page, '0/2');
  await waitUntilEditsSaved(page);
  await locateSection(page)
    .getByRole('button', { name: /New sub-issue/ })
    .focus();
  await page.keyboard.press('u');
  await waitUntil(async () => (await readTitles(page)).includes('Three'));
  await waitUntilEditsSaved(page);
  expect(await readOrder(api, parent)).toEqual(['One', 'Three', 'Two']);
});

test('sub-issues are ordered by dragging, and existing issues are added with the pointer', async () => {
  const api = await createApi('maintainer');
  const [parent] = await createFamily(api, ['One', 'Two', 'Three']);
  await api.createIssue('Zanzibar');
  const page = await openIssue(parent);
  await waitForTitles(page, ['One', 'Two', 'Three']);
  const handle = (await locateRow(page, 'One').getByTitle('Drag to reorder').boundingBox())!;
  const target = (await locateRow(page, 'Three').boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x, target.y + target.height - 4, { steps: 5 });
  await page.mouse.up();
  await waitForTitles(page, ['Two', 'Three', 'One']);
  await locateSection(page)
    .getByRole('button', { name: /Add existing issue/ })
    .click();
  await page.getByRole('searchbox', { name: 'Sub-issue' }).fill('Zanzibar');
  await page.getByRole('option', { name: /Zanzibar/ }).click();
  await waitForTitles(page, ['Two', 'Three', 'One', 'Zanzibar']);
  await waitForProgress(page, '0/4');
  await waitUntilEditsSaved(page);
  expect(await readOrder(api, parent)).toEqual(['Two', 'Three', 'One', 'Zanzibar']);
});

test('order and progress of the whole tree follow the changes of others, also in the list', async () => {
  const api = await createApi('maintainer');
  const [parent, one, two] = (await createFamily(api, ['One', 'Two'])) as [number, number, number];
  const grandchild = await api.createIssue('Grandchild');
  await setParent(api, grandchild, one);
  const page = await openIssue(parent);
  await waitForProgress(page, '0/3');
  const { page: list } = await open(`${getIssueListPath(`number:${parent}`)}&columns=subissues`);
  const cell = list.getByRole('grid', { name: 'Issues' }).getByTitle(/sub-issues closed$/);
  await waitForText(cell, '0/3');
  await closeIssue(api, grandchild);
  await waitForProgress(page, '1/3');
  await waitForText(cell, '1/3');
  await locateRow(page, 'One').getByText('1/1').waitFor();
  await api.mutate('moveSubIssue', 'MoveSubIssueInput', {
    parentId: await api.fetchIssueId(parent),
    id: await api.fetchIssueId(two),
  });
  await waitForTitles(page, ['Two', 'One']);
});

test('the section has no accessibility violation and no horizontal scrollbar at 360 px', async () => {
  const api = await createApi('maintainer');
  const [parent] = await createFamily(api, [
    'One',
    'A long title that does not fit into a narrow window, whatever happens',
  ]);
  const page = await openIssue(parent, 360);
  await waitUntil(async () => (await readTitles(page)).length === 2);
  await locateSection(page)
    .getByRole('button', { name: /New sub-issue/ })
    .click();
  await page.getByRole('textbox', { name: 'Title of the sub-issue' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** The duplicates of a project: clusters are found, compared, merged and restored. */
import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { findAxeViolations, findContrastViolations } from './axe';
import { fetchClusters, plantDuplicates, PRINTER_REPORT, waitForClusters } from './plantDuplicates';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilLiveUpdatesStart, waitUntilPageIdle } from './session';
import type { TrackerApi } from './TrackerApi';

const PROJECT = process.env.WINNOW_E2E_PROJECT!;
const SCREEN = `/projects/${PROJECT}/duplicates`;

const { open, createApi } = prepareServerPerTest();
let api: TrackerApi;
/** Numbers of the planted issues, which are all duplicates of each other. */
let planted: number[];

beforeEach(async () => {
  api = await createApi('maintainer');
  planted = await plantDuplicates(api, 3);
  // The second cluster is opened after the first one is merged or dismissed.
  await waitForClusters(api, planted, await plantDuplicates(api, 2, PRINTER_REPORT));
});

const locateList = (page: Page) => page.getByRole('region', { name: 'Clusters' });
const locatePlanted = (page: Page) =>
  locateList(page)
    .getByRole('link')
    .filter({ hasText: /Socket pool hands out closed sockets/ });
const fetchState = async (number: number) =>
  (await api.fetchIssue<{ state: { name: string } }>(number, 'state { name }')).state.name;
const fetchStates = () => Promise.all(planted.map(fetchState));
const waitForMergedCount = (count: number) =>
  waitUntil(async () => (await fetchStates()).filter((name) => name === 'Duplicate').length === count);
/** The text of a cluster without its score, which can change with the other issues of the project. */
const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/ \d+ ?%.*$/, '');
const getParameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const waitForParameter = (page: Page, name: string, isExpected: (value: string | null) => boolean) =>
  page.waitForURL((url) => isExpected(url.searchParams.get(name)));

/** Opens the screen and the planted cluster. */
async function openPlanted(as = 'maintainer') {
  const { page } = await open(SCREEN, { as, colorScheme: 'light' });
  await locatePlanted(page).click();
  await page.getByText('pair 1 of 2').waitFor();
  await page.getByRole('group', { name: 'Comparison' }).waitFor();
  return { page };
}

test('a cluster is merged, restored, and dismissed with the keyboard alone', async () => {
  const { page } = await openPlanted();
  await waitUntilPageIdle(page);
  const cluster = getParameter(page, 'cluster');
  const first = getParameter(page, 'pair');
  await page.keyboard.press('j');
  await page.getByText('pair 2 of 2').waitFor();
  await waitForParameter(page, 'pair', (pair) => pair !== first);
  await page.keyboard.press('x');
  await page.getByText('1 of 2 ticked').waitFor();
  await page.getByRole('button', { name: /^Merge 1 into/ }).waitFor();
  await page.keyboard.press('x');
  await page.getByText('2 of 2 ticked').waitFor();
  await page.keyboard.press('1');
  await page.getByRole('status').getByText('2 issues merged into').waitFor();
  await locatePlanted(page).waitFor({ state: 'detached' });
  await waitForMergedCount(2);
  await page.keyboard.press('u');
  await page.getByText('pair 2 of 2').waitFor();
  expect(getParameter(page, 'cluster')).toBe(cluster);
  await waitForMergedCount(0);
  await waitUntilPageIdle(page);

  await page.keyboard.press('3');
  await page.getByText('pair 1 of 1').waitFor();
  await waitUntilPageIdle(page);
  await page.keyboard.press('s');
  await page.getByRole('status').getByText('Skipped the cluster').waitFor();
  await locatePlanted(page).waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await locatePlanted(page).waitFor();
});

test('list and counts follow each action and its undo without a reload, also in another tab', async () => {
  const { page } = await openPlanted();
  const other = (await open(SCREEN, { as: 'triager' })).page;
  await locatePlanted(other).waitFor();
  const readList = (each: Page) => locateList(each).getByRole('link').allInnerTexts();
  const readCounts = (each: Page) => each.getByText(/done today$/).innerText();
  const before = { list: await readList(page), counts: await readCounts(page) };
  const waitForBefore = (each: Page) =>
    waitUntil(
      async () =>
        String((await readList(each)).map(normalize).toSorted()) ===
          String(before.list.map(normalize).toSorted()) && (await readCounts(each)) === before.counts,
    );
  for (const key of ['1', '2']) {
    await page.keyboard.press(key);
    await locatePlanted(page).waitFor({ state: 'detached' });
    await waitForMergedCount(2);
    await locatePlanted(other).waitFor({ state: 'detached' });
    await waitUntil(async () => (await readCounts(page)) !== before.counts);
    await page.keyboard.press('u');
    await waitForMergedCount(0);
    await waitForBefore(page);
    await waitForBefore(other);
    await page.getByText('pair 1 of 2').waitFor();
  }
  // Each pair is dismissed with the kept issue, so that the two others remain duplicates of each other.
  await page.keyboard.press('3');
  await page.getByText('pair 1 of 1').waitFor();
  await page.keyboard.press('3');
  await locatePlanted(other).filter({ hasText: '2 issues' }).waitFor();
  await locatePlanted(page).filter({ hasText: '2 issues' }).waitFor();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await waitForBefore(page);
  await waitForBefore(other);
}, 120_000);

test('a page that has loaded a cluster before an undo follows it, although the server updates the cluster later', async () => {
  const { page } = await openPlanted();
  await page.keyboard.press('3');
  await page.getByText('pair 1 of 1').waitFor();
  await page.keyboard.press('3');
  const isSplit = (members: number[]) =>
    members.length === 2 && members.every((number) => planted.includes(number));
  await waitUntil(async () => (await fetchClusters(api)).some(isSplit));
  // This page learns of the undo by a single change, at once. The server updates clusters 200 ms after a change.
  const other = (await open(SCREEN, { as: 'triager' })).page;
  await locatePlanted(other).filter({ hasText: '2 issues' }).waitFor();
  await waitUntilLiveUpdatesStart(other);
  await page.keyboard.press('u');
  await locatePlanted(other).filter({ hasText: '3 issues' }).waitFor();
}, 120_000);

test('a copied link and a reload show the same pair, and Back returns to the cluster before', async () => {
  const { page } = await openPlanted();
  const cluster = getParameter(page, 'cluster');
  await page.keyboard.press('j');
  await page.getByText('pair 2 of 2').waitFor();
  const choice = page.getByRole('radiogroup', { name: 'Keep' }).getByRole('radio').nth(1);
  const kept = /^[A-Z]+-30[0-9]/.exec((await choice.textContent())!)![0];
  const locateKept = () => page.getByRole('radio', { checked: true }).filter({ hasText: kept });
  await choice.click();
  await waitForParameter(page, 'keep', (keep) => keep !== null);
  await locateKept().waitFor();
  const compared = await page.getByRole('heading', { level: 2, name: / and / }).textContent();
  const address = page.url();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: compared! }).waitFor();
  await locateKept().waitFor();
  expect(page.url()).toBe(address);
  await page.keyboard.press('n');
  await waitForParameter(page, 'cluster', (next) => next !== cluster);
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: compared! }).waitFor();
  expect(page.url()).toBe(address);
});

test('a dismissed pair is not proposed again', async () => {
  const { page } = await openPlanted();
  await page.getByRole('button', { name: /^Not a duplicate/ }).click();
  await page.getByText('pair 1 of 1').waitFor();
  await page.getByRole('button', { name: /^Not a duplicate/ }).click();
  await page.getByRole('status').getByText('is not a duplicate of').waitFor();
  await waitUntilPageIdle(page);
  const kept = planted[0]!;
  await page.reload();
  await waitUntilPageIdle(page);
  // The other two remain duplicates of each other.
  const keys = await page.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.ariaLabel));
  expect(keys).not.toContain(`Merge ${PROJECT}-${kept}`);
});

test('readers can compare, and see the required role on the actions', async () => {
  const { page } = await openPlanted('reader');
  const merge = page.getByRole('button', { name: /^Merge (\d+ )?into/ });
  expect(await merge.getAttribute('aria-disabled')).toBe('true');
  expect(await merge.getAttribute('aria-description')).toBe('Requires the triager role or higher');
  await page.keyboard.press('1');
  await waitUntilPageIdle(page);
  expect(await fetchStates()).not.toContain('Duplicate');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  expect(await findContrastViolations(page)).toEqual([]);
});

test('in a narrow window, the pair replaces the list, with the actions at the bottom', async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await open(SCREEN, { viewport });
  await locatePlanted(page).click();
  const merge = page.getByRole('button', { name: /^Merge (\d+ )?into/ });
  await merge.waitFor();
  expect(await locateList(page).isVisible()).toBe(false);
  const box = (await merge.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goBack();
  await locatePlanted(page).waitFor();
});

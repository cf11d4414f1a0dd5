/**
 * A flood of spam by one new account is selected and closed as a whole, and issues of new accounts are held for triage.
 */
import type { Page } from 'playwright-core';
import { IssueListPageObject } from './issueListPage';
import { prepareServerPerTest } from './serverPerTest';
import { waitUntilEditsSaved } from './session';
import type { TrackerApi } from './TrackerApi';

const PROJECT = process.env.WINNOW_E2E_PROJECT!;
const LONG_WAIT_OPTIONS = { timeout: 60_000 };
const SPAM_COUNT = 300;

const { open, createApi } = prepareServerPerTest();

/** Files spam as one reporter, with ordinary issues by somebody else in between. Returns the numbers of the spam. */
async function createFlood(reporter: TrackerApi, maintainer: TrackerApi): Promise<number[]> {
  const projectId = await reporter.fetchProjectId();
  const numbers: number[] = [];
  for (let i = 0; i < SPAM_COUNT; i++) {
    const { issue } = await reporter.mutate<{ issue: { number: number } }>(
      'createIssue',
      'CreateIssueInput',
      {
        projectId,
        title: `Cheap watches ${i}, best price`,
        body: `Visit shop ${i} and buy cheap watches today.`,
      },
      'issue { number }',
    );
    numbers.push(issue.number);
    if (i % 100 === 50) await maintainer.createIssue(`Ordinary problem ${i}`);
  }
  return numbers;
}

async function closeSelectedIssues(page: Page): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await bar.getByRole('button', { name: 'State' }).click();
  await page.getByRole('searchbox', { name: 'State' }).fill("won't");
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Spam');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: "Move to Won't fix" });
  await dialog.getByRole('button', { name: `Change ${SPAM_COUNT} issues` }).click(LONG_WAIT_OPTIONS);
  await dialog.getByText('Done', { exact: true }).waitFor(LONG_WAIT_OPTIONS);
  await dialog.getByRole('link', { name: 'View results' }).click();
  // The dialog, which has an Undo button too, stays on screen until the results have loaded.
  await page
    .getByRole('main')
    .getByRole('heading', { name: /^Bulk edit \d+$/ })
    .waitFor();
}

/** Creates an account by an invitation link, because the accounts of the demo are years old. */
async function joinAsReporter(maintainer: TrackerApi): Promise<Page> {
  const { secret } = await maintainer.mutate<{ secret: string }>(
    'createInvitation',
    'CreateInvitationInput',
    { projectId: await maintainer.fetchProjectId(), role: 'REPORTER' },
    'secret',
  );
  const { page } = await open(`/invite#${secret}`, { as: null });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Noa New');
  await page.getByRole('textbox', { name: 'Login' }).fill('noa');
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers meet');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Issues' }).waitFor();
  return page;
}

test('a burst of spam is selected from one of its issues, closed and reopened by undo, and again by its author', async () => {
  const [reporter, maintainer] = [await createApi('reporter'), await createApi('maintainer')];
  const numbers = await createFlood(reporter, maintainer);
  const { page } = await open(`/projects/${PROJECT}/issues/${numbers[120]}`, { as: 'triager' });
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: /^This burst/ }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected issues' });
  await bar.getByText(`${SPAM_COUNT} selected`).waitFor(LONG_WAIT_OPTIONS);
  const list = await IssueListPageObject.createWhenLoaded(page);
  expect(await list.readTotalIssueCount()).toBe(SPAM_COUNT);
  await closeSelectedIssues(page);
  const readState = async (number: number) =>
    (await reporter.fetchIssue<{ state: { name: string } }>(number, 'state { name }')).state.name;
  expect(await readState(numbers[0]!)).toBe("Won't fix");
  expect(await readState(numbers.at(-1)!)).toBe("Won't fix");
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^Reverts/).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Done$/ })
    .waitFor(LONG_WAIT_OPTIONS);
  expect(await readState(numbers[0]!)).toBe('Untriaged');

  await page.goto(new URL(`/projects/${PROJECT}/issues?q=number:${numbers[7]}`, page.url()).href);
  await IssueListPageObject.createWhenLoaded(page);
  await page.keyboard.press('j');
  await page.keyboard.press('z');
  await page.keyboard.press('u');
  await page.waitForURL(/q=author%3Areporter/);
  const total = await list.waitForTotalIssueCount((count) => count >= SPAM_COUNT);
  await bar.getByText(`${total.toLocaleString('en')} selected`).waitFor();
}, 300_000);

test('a maintainer turns on holding, a new account files an issue, and a triager releases it', async () => {
  const settings = await open(`/projects/${PROJECT}/settings`, { as: 'maintainer' });
  const section = settings.page.getByRole('region', { name: 'New accounts' });
  await section.getByRole('radio', { name: /^New accounts/ }).check();
  await section.getByRole('textbox', { name: 'Issues per hour' }).fill('1');
  await section.getByRole('button', { name: 'Save' }).click();
  await waitUntilEditsSaved(settings.page);

  const page = await joinAsReporter(await createApi('maintainer'));
  const fileIssue = async (title: string) => {
    await page.goto(new URL(`/projects/${PROJECT}/new`, page.url()).href);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('button', { name: 'Create issue' }).click();
  };
  await fileIssue('My first report');
  await page.waitForURL(/\/issues\/\d+$/);
  await page.getByRole('note', { name: 'Held for triage' }).waitFor();
  await fileIssue('My second report');
  await page.getByText('so you can create at most 1 per hour').waitFor();
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('My second report');

  const triage = await open(`/projects/${PROJECT}/issues?q=is:held`, { as: 'triager' });
  const list = await IssueListPageObject.createWhenLoaded(triage.page);
  expect(await list.readTotalIssueCount()).toBe(1);
  await list.locateIssueRow('My first report').getByRole('link').first().click();
  const notice = triage.page.getByRole('note', { name: 'Held for triage' });
  await notice.getByRole('button', { name: 'Release' }).click();
  await notice.waitFor({ state: 'detached' });
  await triage.page.getByText('released this issue, which was held for triage').waitFor();
}, 120_000);

/** The triage screen: one issue at a time, leased, decided by keys. */
import type { Page } from 'playwright-core';
import { waitUntil } from '../waitUntil';
import { type DemoServer, startDemoServer } from './demoServer';
import {
  type OpenedPage,
  type OpenPageOptions,
  prepareTestBrowser,
  waitUntilEditsSaved,
  waitUntilPageIdle,
} from './session';
import { locateScreenHeading } from './shared';
import { TrackerApi } from './TrackerApi';

const PROJECT = process.env.WINNOW_E2E_PROJECT!;
const TRIAGE = `/projects/${PROJECT}/triage`;
const DEMO_ISSUE_COUNT = 300;
/** Errors that a restart of the server causes. */
const NETWORK_ERROR_PATTERN =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|Failed to (load|fetch)/;

let server: DemoServer;
const open = prepareTestBrowser(() => server.url);
const createApi = async (login: string) => new TrackerApi(await server.createApiCredentials(login));

beforeEach(async () => {
  server = await startDemoServer(DEMO_ISSUE_COUNT);
});

afterEach(async () => {
  await server.remove();
});

/** The screen of one triager, with the numbers of the issues that it has shown. */
class TriageScreenObject {
  readonly page: Page;

  constructor({ page }: OpenedPage) {
    this.page = page;
  }

  /** The article of the current issue. The next one is rendered, but hidden. */
  get article() {
    return this.page.getByRole('article').filter({ visible: true }).first();
  }

  get actions() {
    return this.page.getByRole('region', { name: 'Decision' });
  }

  /** The region with the last decision, or its failure. */
  get footer() {
    return this.page.getByRole('region', { name: 'Last action' });
  }

  /** Waits until the screen shows an issue other than `before`, and returns its number. */
  async waitForIssue(before: number | null = null): Promise<number> {
    const next = await this.waitForIssueOrEnd(before);
    if (next === null) throw new Error('The queue is empty.');
    return next;
  }

  /** Waits until the screen shows an issue other than `before`, or that there is none. Returns its number. */
  async waitForIssueOrEnd(before: number | null): Promise<number | null> {
    const find = (key: string | null) => {
      const shown = [...document.querySelectorAll('main article[aria-label]')].find(
        (article) => article.getClientRects().length > 0,
      );
      const [, number] = /^[A-Z0-9]+-(\d+): /.exec(shown?.getAttribute('aria-label') ?? '') ?? [];
      if (number !== undefined && number !== key) return number;
      return document.querySelector('main')?.innerText.includes('Nothing to triage') ? 'none' : null;
    };
    const handle = await this.page.waitForFunction(find, before === null ? null : String(before));
    const found = await handle.jsonValue();
    return found === 'none' ? null : Number(found);
  }

  /** Presses the key of a decision, and returns the number of the issue that is shown next. */
  async decide(key: string, current: number): Promise<number> {
    await this.page.keyboard.press(key);
    return this.waitForIssue(current);
  }
}

async function openTriage(
  login: string,
  search = '',
  options: OpenPageOptions = {},
): Promise<TriageScreenObject & { visit: OpenedPage }> {
  const visit = await open(`${TRIAGE}${search}`, { ...options, as: login });
  const screen = new TriageScreenObject(visit);
  await screen.waitForIssue();
  return Object.assign(screen, { visit });
}

interface TriagedIssue {
  state: { name: string; category: string };
  triageSnooze: object | null;
  timeline: { nodes: { body?: string }[] };
}

const ISSUE_FIELDS =
  'state { name category } triageSnooze { untilComment } timeline(last: 5) { nodes { ... on Comment { body } } }';

test('ten issues are triaged by keys alone: each decision, skip and undo', async () => {
  const api = await createApi('triager');
  const reporter = await createApi('reporter');
  const words = 'ERR_CONNECTION_RESET in DownloadItem::on_resume after sleep';
  await reporter.createIssue(`Download fails: ${words}`);
  for (let index = 0; index < 10; index++) await reporter.createIssue(`Report ${index}: ${words}`);
  const fetch = (number: number) => api.fetchIssue<TriagedIssue>(number, ISSUE_FIELDS);

  const screen = await openTriage('triager');
  const { page } = screen;
  await locateScreenHeading(page).getByText('Triage').waitFor();
  let current = await screen.waitForIssue();
  const seen = [current];
  const decide = async (key: string) => {
    current = await screen.decide(key, current);
    seen.push(current);
  };

  const accepted = current;
  await screen.actions.getByRole('button', { name: /^Accept To Backlog/ }).waitFor();
  await decide('1');
  await screen.footer.getByText(`${PROJECT}-${accepted} accepted to Backlog`).waitFor();

  // The undone issue returns at once, and its choices can be made again.
  await page.keyboard.press('u');
  expect(await screen.waitForIssue(current)).toBe(accepted);
  current = accepted;
  await waitUntilEditsSaved(page);
  expect((await fetch(accepted)).state.name).toBe('Untriaged');
  await decide('1');
  await waitUntilEditsSaved(page);
  expect((await fetch(accepted)).state.name).toBe('Backlog');

  // A likely duplicate is chosen.
  const duplicate = current;
  const chosen = screen.actions.getByRole('button', { name: /^Duplicate of/ });
  const first = await chosen.innerText();
  await page.keyboard.press('j');
  await waitUntil(async () => (await chosen.innerText()) !== first);
  await decide('2');
  await waitUntilEditsSaved(page);
  expect((await fetch(duplicate)).state.name).toBe('Duplicate');

  const declined = current;
  await page.keyboard.press('3');
  const decline = page.getByRole('dialog', { name: `Decline ${PROJECT}-${declined}` });
  await decline.getByRole('textbox', { name: /^Reason/ }).waitFor();
  await page.keyboard.type('Works as designed');
  await page.keyboard.press('ControlOrMeta+Enter');
  current = await screen.waitForIssue(declined);
  seen.push(current);
  await waitUntilEditsSaved(page);
  expect((await fetch(declined)).state.category).toBe('DROPPED');

  const asked = current;
  await page.keyboard.press('4');
  const ask = page.getByRole('dialog', { name: `Ask for information about ${PROJECT}-${asked}` });
  await ask.getByRole('textbox', { name: 'Comment' }).waitFor();
  await page.keyboard.type(' Which version is it?');
  await page.keyboard.press('ControlOrMeta+Enter');
  current = await screen.waitForIssue(asked);
  seen.push(current);
  await waitUntilEditsSaved(page);
  const information = await fetch(asked);
  expect(information.triageSnooze).not.toBeNull();
  expect(information.timeline.nodes.some(({ body }) => body?.endsWith('Which version is it?'))).toBe(true);

  // The reporter's comment ends the snooze, so the issue is in the queue again.
  await reporter.addComment(asked, 'Version 19.1');
  await waitUntil(async () => (await fetch(asked)).triageSnooze === null);

  const snoozed = current;
  await page.keyboard.press('h');
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).waitFor();
  await page.keyboard.type('Tomorrow');
  await page.keyboard.press('Enter');
  current = await screen.waitForIssue(snoozed);
  seen.push(current);
  await waitUntilEditsSaved(page);
  expect((await fetch(snoozed)).triageSnooze).not.toBeNull();

  // A skipped issue stays in the queue, and undo returns to it.
  const skipped = current;
  await decide('s');
  await page.keyboard.press('u');
  expect(await screen.waitForIssue(current)).toBe(skipped);
  current = skipped;
  await decide('s');
  while (new Set(seen).size < 10) await decide('1');
  await waitUntilEditsSaved(page);
  expect((await fetch(skipped)).state.name).toBe('Untriaged');
  await page.getByText(/^\d+ done today$/).waitFor();
}, 120_000);

test('two triagers who empty the same queue at once never see the same issue, also after a restart of the server', async () => {
  const reporter = await createApi('reporter');
  const QUEUE_LENGTH = 200;
  for (let index = 0; index < QUEUE_LENGTH; index++) await reporter.createIssue(`Queued report ${index}`);
  const search = `?q=${encodeURIComponent('category:triage in:title "Queued report"')}`;
  const expected = NETWORK_ERROR_PATTERN;
  const screens = await Promise.all([
    openTriage('triager', search, { expected }),
    openTriage('maintainer', search, { expected }),
  ]);
  const decided: number[][] = [[], []];
  const triage = async (index: number, count: number) => {
    const screen = screens[index]!;
    let current: number | null = await screen.waitForIssue();
    for (let done = 0; done < count && current !== null; done++) {
      decided[index]!.push(current);
      await screen.page.keyboard.press('1');
      current = await screen.waitForIssueOrEnd(current);
    }
  };
  await Promise.all([triage(0, 30), triage(1, 30)]);
  await Promise.all(screens.map(({ page }) => waitUntilEditsSaved(page)));
  await server.stop('SIGKILL');
  server = await server.restart();
  await Promise.all([triage(0, QUEUE_LENGTH), triage(1, QUEUE_LENGTH)]);
  const all = decided.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(QUEUE_LENGTH);
  await Promise.all(screens.map(({ page }) => waitUntilEditsSaved(page)));
  const api = await createApi('triager');
  const { project } = await api.send<{ project: { issues: { totalCount: number } } }>(
    'query Q($key: String!) { project(key: $key) { issues(query: "category:triage in:title \\"Queued report\\"") { totalCount } } }',
    { key: PROJECT },
  );
  expect(project.issues.totalCount).toBe(0);
}, 240_000);

test('a reload shows the same issue, and leaving the screen gives the issue to others', async () => {
  const screen = await openTriage('triager');
  const { page } = screen;
  const first = await screen.waitForIssue();
  const current = await screen.decide('s', first);
  await waitUntilPageIdle(page);
  await page.reload();
  expect(await screen.waitForIssue()).toBe(current);

  const other = await openTriage('maintainer');
  expect(await other.waitForIssue()).not.toBe(current);
  await other.page.getByText(`triager is triaging ${PROJECT}-${current}`).waitFor();

  await page.goto(new URL('/', server.url).href);
  const api = await createApi('triager');
  await waitUntil(
    async () =>
      (await api.fetchIssue<{ triageLease: unknown }>(current, 'triageLease { heldUntil }')).triageLease ===
      null,
  );
});

test('a failed decision brings the issue back with its error and the typed reason', async () => {
  const { visit, ...rest } = await openTriage('triager');
  const screen = Object.assign(new TriageScreenObject(visit), rest);
  const { page } = screen;
  const current = await screen.waitForIssue();
  const maintainer = await createApi('maintainer');
  await page.keyboard.press('3');
  const dialog = page.getByRole('dialog', { name: `Decline ${PROJECT}-${current}` });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Works as designed');
  // Without the role, the server rejects the decision.
  const projectId = await maintainer.fetchProjectId();
  const userId = await maintainer.fetchUserId('triager');
  await maintainer.mutate('setMember', 'SetMemberInput', { projectId, userId, role: 'REPORTER' });
  await page.keyboard.press('ControlOrMeta+Enter');
  await screen.waitForIssue(current);
  const failure = screen.footer.getByRole('listitem').filter({ hasText: `${PROJECT}-${current}: ` });
  await failure.getByRole('alert').waitFor();
  await failure.getByRole('button', { name: 'Show' }).click();
  await screen.actions.getByRole('alert').filter({ hasText: 'triager' }).waitFor();
  expect(await screen.waitForIssue()).toBe(current);
  await page.keyboard.press('3');
  expect(await dialog.getByRole('textbox', { name: /^Reason/ }).inputValue()).toBe('Works as designed');
});

test('every decision in a picker counts and shows the next issue, and no key applies to a decided one', async () => {
  const api = await createApi('triager');
  const reporter = await createApi('reporter');
  for (let index = 0; index < 7; index++) await reporter.createIssue(`Zyx${index} qvw${index}`);
  const canonical = await reporter.createIssue('Canonical kbtz');
  const fetchState = async (number: number) =>
    (await api.fetchIssue<TriagedIssue>(number, ISSUE_FIELDS)).state.name;
  const screen = await openTriage('triager', `?q=${encodeURIComponent('category:triage in:title Zyx')}`);
  const { page } = screen;
  const picker = page.getByRole('dialog').filter({ visible: true });
  const doneToday = async () => Number(/\d+/.exec(await page.getByText(/^\d+ done today$/).innerText())![0]);
  const before = await doneToday();
  const current = await screen.waitForIssue();
  /** Chooses the issue that the current one duplicates by typing its number. */
  const chooseCanonical = async () => {
    await picker.getByRole('searchbox').fill(String(canonical));
    await picker.getByRole('option', { name: /Canonical kbtz/ }).click();
  };

  await screen.actions.getByRole('button', { name: /^Duplicate of…/ }).waitFor();
  await page.keyboard.press('2');
  await chooseCanonical();
  const second = await screen.waitForIssue(current);
  // The next keys apply to the next issues.
  await page.keyboard.press('1');
  const third = await screen.waitForIssue(second);
  await waitUntilEditsSaved(page);
  expect(await fetchState(current)).toBe('Duplicate');
  expect(await fetchState(second)).toBe('Backlog');
  await page.getByText(`${before + 2} done today`).waitFor();

  // Decides by choosing a state in the picker, and undoes the decision.
  await page.keyboard.press('e');
  await picker.getByRole('option', { name: 'In progress' }).click();
  const fourth = await screen.waitForIssue(third);
  await screen.footer.getByText(`${PROJECT}-${third} accepted to In progress`).waitFor();
  await waitUntilEditsSaved(page);
  expect(await fetchState(third)).toBe('In progress');
  await page.keyboard.press('u');
  expect(await screen.waitForIssue(fourth)).toBe(third);
  await waitUntilEditsSaved(page);
  expect(await fetchState(third)).toBe('Untriaged');

  // Chooses a state that requires a reason, with the keyboard only.
  await page.keyboard.press('e');
  await picker.getByRole('searchbox').fill("Won't fix");
  await page.keyboard.press('Enter');
  await picker.getByRole('textbox', { name: 'Reason' }).fill('Cannot reproduce');
  await page.keyboard.press('Enter');
  const next = await screen.waitForIssue(third);
  await waitUntilEditsSaved(page);
  expect(await fetchState(third)).toBe("Won't fix");
  await page.getByText(`${before + 3} done today`).waitFor();

  // Another user closes the shown issue: keys do not reopen it.
  const maintainer = await createApi('maintainer');
  const { project } = await maintainer.send<{
    project: { workflow: { states: { id: string; name: string }[] } };
  }>('query Q($key: String!) { project(key: $key) { workflow { states { id name } } } }', { key: PROJECT });
  await maintainer.mutate('setIssueState', 'SetIssueStateInput', {
    id: await maintainer.fetchIssueId(next),
    stateId: project.workflow.states.find(({ name }) => name === 'Done')!.id,
  });
  await screen.actions.getByText(`${PROJECT}-${next} was moved to Done.`).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await waitUntilPageIdle(page);
  expect(await fetchState(next)).toBe('Done');
  await page.keyboard.press('s');
  await screen.waitForIssueOrEnd(next);
}, 120_000);

test('readers and visitors see the length of the queue and the required role', async () => {
  const reader = await open(TRIAGE, { as: 'reader' });
  await reader.page.getByText('Requires the triager role or higher').waitFor();
  await reader.page.getByText(/^\d+ issues wait for triage/).waitFor();
  const visitor = await open(TRIAGE, { as: null });
  await visitor.page.getByText('Sign in to triage them.').waitFor();
});

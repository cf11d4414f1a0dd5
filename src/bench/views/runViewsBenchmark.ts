/**
 * Measures 20 saved views: the request for all their counts after a change of the project and without one, and, in
 * Chromium on the same machine, the time from the key that opens a view until its rows are painted.
 */
import type { Page } from 'playwright-core';
import type { ServerApiCredentials } from '../../testing/Access';
import { launchBrowser } from '../../testing/browser/launchBrowser';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { openIssueList } from '../browser/openIssueList';
import { BenchClient } from '../support/client';
import { type BenchResult, type BenchSample, summarizeSamples } from '../support/measure';

const MEASURED_REQUESTS = 100;
const OPENED_VIEWS = 40;
/** Upper bound of the rows that fit into the window. */
const WINDOW_ROWS_MAX = 40;
/** Pause between two opened views, in ms. */
const PAUSE_MS = 400;

/** Queries of a team: by state, people, labels, times, words, and combinations of them. */
const QUERIES = [
  'is:open',
  'is:closed',
  'is:open type:bug',
  'is:open type:feature priority:>=high',
  'is:open no:assignee',
  'is:open priority:urgent',
  'state:untriaged',
  'state:"in progress"',
  'is:open assignee:@me',
  'author:@me',
  'is:open label:crash',
  'is:open label:component::*',
  'is:open updated:<7d',
  'created:<30d',
  'is:open updated:>365d',
  'is:open comments:>10',
  'is:open votes:>3',
  'is:open no:milestone type:bug',
  'is:open crash',
  'is:open "connection reset"',
];

const COUNTS_QUERY = `query ($project: String!) { project(key: $project) { id
  views(first: 100) { totalCount nodes { slug name path issueCount } } } }`;

export async function runViewsBenchmark(
  access: ServerApiCredentials,
  projectKey: string,
): Promise<BenchResult[]> {
  const client = new BenchClient(access, projectKey);
  const views = await createViews(client);
  try {
    return [...(await measureCounts(client)), await measureOpenedViews(access.url, projectKey)];
  } finally {
    for (const id of views) await mutate(client, 'deleteSavedView', { id });
  }
}

const mutate = <Payload>(client: BenchClient, name: string, input: object, fields = '') =>
  client.sendQuery<{ payload: Payload }>(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
      payload: ${name}(input: $input) { ${fields} errors { message } } }`,
    { input },
  );

/** Returns the ids of the views. */
async function createViews(client: BenchClient): Promise<string[]> {
  const { data } = await client.sendQuery<{ project: { id: string } }>(COUNTS_QUERY);
  const ids: string[] = [];
  for (const query of QUERIES) {
    const input = { projectId: data.project.id, name: query.slice(0, 60), query };
    const { data: created } = await mutate<{ savedView: { id: string } }>(
      client,
      'createSavedView',
      input,
      'savedView { id }',
    );
    ids.push(created.payload.savedView.id);
  }
  return ids;
}

async function measureCounts(client: BenchClient): Promise<BenchResult[]> {
  const random = createSeededRandom(1);
  const changed: BenchSample[] = [];
  const unchanged: BenchSample[] = [];
  const priorities = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'];
  const { data } = await client.sendQuery<{ project: { issueCount: number } }>(
    'query ($project: String!) { project(key: $project) { issueCount } }',
  );
  for (let n = 0; n < MEASURED_REQUESTS; n++) {
    const number = 1 + Math.floor(random() * data.project.issueCount);
    const found = await client.sendQuery<{ project: { issue: { id: string } | null } }>(
      'query ($project: String!, $number: Int!) { project(key: $project) { issue(number: $number) { id } } }',
      { number },
    );
    const { issue } = found.data.project;
    if (!issue) continue;
    await mutate(client, 'updateIssue', { id: issue.id, priority: priorities[n % priorities.length] });
    changed.push({ value: (await client.sendQuery(COUNTS_QUERY)).ms, of: `after change ${n}` });
    unchanged.push({ value: (await client.sendQuery(COUNTS_QUERY)).ms, of: `request ${n}` });
  }
  return [
    summarizeSamples('views', `counts of ${QUERIES.length} views after a change`, 'ms', changed),
    summarizeSamples('views', `counts of ${QUERIES.length} views without a change`, 'ms', unchanged),
  ];
}

async function measureOpenedViews(url: string, projectKey: string): Promise<BenchResult> {
  const browser = await launchBrowser();
  try {
    const page = await openIssueList(browser, url, projectKey);
    const links = page.getByRole('navigation', { name: 'Winnow' }).locator('a[href*="view="]');
    await links.first().waitFor();
    const count = await links.count();
    const samples: BenchSample[] = [];
    for (let n = 0; n < OPENED_VIEWS; n++) {
      const link = links.nth(n % count);
      await link.focus();
      await page.waitForTimeout(PAUSE_MS);
      const text = await link.innerText();
      // Loaded rows are recognized by a filled window, which shorter lists do not fill.
      const [, issues = '0'] = /\n(\d+)/.exec(text) ?? [];
      if (!/\d[kM]/.test(text) && Number(issues) < WINDOW_ROWS_MAX) continue;
      samples.push({ value: await measureOpening(page), of: text });
    }
    return summarizeSamples('views', 'key on the link of a view until its rows are painted', 'ms', samples);
  } finally {
    await browser.close();
  }
}

/** Presses Enter on the focused link. */
async function measureOpening(page: Page): Promise<number> {
  type WindowWithTime = Window & { measured?: Promise<number> };
  await page.evaluate(() => {
    (window as WindowWithTime).measured = new Promise<number>((resolve, reject) => {
      const pressed = ({ timeStamp }: KeyboardEvent) => {
        const { waitUntilPainted, areRowsPainted, getVisibleIssueNumbers } = window.bench;
        const before = getVisibleIssueNumbers();
        const isShown = () => getVisibleIssueNumbers() !== before && areRowsPainted();
        waitUntilPainted(isShown).then((ms) => resolve(ms - timeStamp), reject);
      };
      window.addEventListener('keydown', pressed, { once: true, capture: true });
    });
  });
  await page.keyboard.press('Enter');
  return page.evaluate(() => (window as WindowWithTime).measured!);
}
